"""Columns of plain little-endian figures in which games tell what the instinct is fitted from."""

from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, final

Scene = tuple[float, list[int], list[float]]
"""Judgement, inputs and their strengths, as ``Sage.scenes`` gives them."""
SCENES: Final = {
    "counts": "B",
    "ages": "B",
    "table-sizes": "H",
    "table-inputs": "H",
    "sizes": "H",
    "inputs": "H",
}
"""Columns of whole numbers that all have. Of a decision: how many choices were considered, its Age,
and the inputs of the table. Of each choice: its inputs beside those."""
STRENGTHS: Final = ("table-strengths", "judged", "strengths")
"""And of other figures: how strong the inputs are, and the judgement of a choice."""


@final
class Columns:
    """Decisions with what was seen of them, and more columns as a tool needs them."""

    def __init__(self, whole: Mapping[str, str], figures: Sequence[str]) -> None:
        self.whole: dict[str, array[int]] = {
            name: array("B") if kind == "B" else array("H")
            for name, kind in {**SCENES, **whole}.items()
        }
        self.figures: dict[str, array[float]] = {
            name: array("f") for name in (*STRENGTHS, *figures)
        }

    def add(self, age: int, scenes: list[Scene]) -> None:
        """One more decision: its table, then its choices."""
        whole, figures = self.whole, self.figures
        whole["counts"].append(len(scenes) - 1)
        whole["ages"].append(age)
        _, inputs, strengths = scenes[0]
        whole["table-sizes"].append(len(inputs))
        whole["table-inputs"].extend(inputs)
        figures["table-strengths"].extend(strengths)
        for judged, seen, much in scenes[1:]:
            figures["judged"].append(judged)
            whole["sizes"].append(len(seen))
            whole["inputs"].extend(seen)
            figures["strengths"].extend(much)

    def save(self, path: Path) -> None:
        """Write the columns beside each other, a file each."""
        for name, whole in self.whole.items():
            path.with_suffix(f".{name}").write_bytes(whole.tobytes())
        for name, figures in self.figures.items():
            path.with_suffix(f".{name}").write_bytes(figures.tobytes())

    def __len__(self) -> int:
        return len(self.whole["counts"])

"""Gives the instinct inputs for new cards, leaders and board sides, with zero weights.

    python -m tools.instinct.widen

The network then values everything it knew as before and adds nothing for what is new, until a fit
(`tools/instinct/fit.py`, which needs a GPU) finds weights. The result depends on nothing but the
file and the content of the package.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from sevenwonders.bots.instinct.inputs import BLOCKS, STEPS, Inputs
from sevenwonders.bots.instinct.instinct import HIDDEN
from sevenwonders.bots.instinct.network_file import blank_layers

DATA: Final = Path(__file__).resolve().parents[2] / "src/sevenwonders/bots/data/instinct.json"
_ROW: Final = 2 * int(HIDDEN)
"""Bytes of an input's weights: 16 bits for each unit of the first layer."""


class Missing(NamedTuple):
    """What a network has no inputs for."""

    cards: tuple[str, ...]
    """Cards and leaders."""
    sides: tuple[str, ...]


def missing(text: bytes) -> Missing:
    """The cards and board sides of the package that a file like ``instinct.json`` lacks."""
    file, every = json.loads(text), blank_layers().inputs
    return Missing(
        tuple(card for card in every.cards if card not in file["cards"]),
        tuple(side for side in every.sides if side not in file["sides"]),
    )


def widened(text: bytes, new: Missing) -> bytes:
    """The file with inputs of zero weight for what is missing."""
    file: dict[str, Any] = json.loads(text)
    old = Inputs(file["cards"], file["sides"])
    wide = Inputs(sorted({*old.cards, *new.cards}), sorted({*old.sides, *new.sides}))
    weights = b64decode(file["first"]["figures"])
    rows = bytearray(int(wide.size) * _ROW)
    for source, target in _places(old, wide):
        rows[target * _ROW : (target + 1) * _ROW] = weights[source * _ROW : (source + 1) * _ROW]
    file["cards"], file["sides"] = wide.cards, wide.sides
    file["first"]["figures"] = b64encode(bytes(rows)).decode()
    return (json.dumps(file, indent=0) + "\n").encode()


def _places(old: Inputs, wide: Inputs) -> Iterator[tuple[int, int]]:
    """Each input of the old network, and where it is in the wider one."""
    cards = [wide.cards.index(card) for card in old.cards]
    sides = [wide.sides.index(side) for side in old.sides]
    for block in range(BLOCKS):
        for at, card in enumerate(cards):
            yield block * len(old.cards) + at, block * len(wide.cards) + card
    for at, side in enumerate(sides):
        for step in range(STEPS):
            yield int(old.side) + at * STEPS + step, int(wide.side) + side * STEPS + step
    for at in range(int(old.taker_side - old.figures)):
        yield int(old.figures) + at, int(wide.figures) + at
    for at, side in enumerate(sides):
        yield int(old.taker_side) + at, int(wide.taker_side) + side
        yield int(old.giver_side) + at, int(wide.giver_side) + side


def main() -> None:
    """Widen the file in place."""
    text = DATA.read_bytes()
    new = missing(text)
    if not any(new):
        print("instinct.json has inputs for every card, leader and board side")
        return
    DATA.write_bytes(widened(text, new))
    print("new inputs with zero weights:", *new.cards, *new.sides)


if __name__ == "__main__":
    main()

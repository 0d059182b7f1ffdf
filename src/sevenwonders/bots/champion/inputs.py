"""How the bytes of an observation become inputs of the net: scaled, and large counts in steps.

Figures that are 0 or 1 are inputs as they are. Counts are divided by a typical size, and those on
which much depends (coins, points, shields, prices) also switch on an input for each step reached.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

_SIZES: Final = (
    (r"coins", 8.0, (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20)),
    (r"shields", 4.0, (1, 2, 3, 4, 5, 6, 7, 8, 10)),
    (r"points", 30.0, (5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70)),
    (r"points\.\w+", 10.0, ()),
    (r"symbol\.\w+", 2.0, (1, 2, 3, 4)),
    (r"color\.\w+", 3.0, ()),
    (r"goods\.\w+|sold\.\w+", 2.0, (1, 2)),
    (r"hand", 4.0, ()),
    (r"debts|edifice-debts|owes", 3.0, (1,)),
    (r"leader-hand|defeats|victory\.\d|pawns\.\d|hand-taken", 2.0, ()),
)
"""Of a city: the name of a column, the size by which it is divided, and its steps."""
_TABLE: Final = (
    (r"table\.(discard|pile)", 10.0, ()),
    (r"table\.leader-box", 20.0, ()),
    (r"table\.edifice\.\d\.pawns", 3.0, (1,)),
    (r"price\..+", 4.0, (1, 2, 3, 4)),
    (r"draft-passed\..+", 2.0, ()),
)
_CITY: Final = re.compile(r"(own|left\d|right\d)\.(.+)")


class Inputs(NamedTuple):
    """The inputs that a layout's columns become: scaled columns first, then the steps."""

    scales: list[float]
    """By which each column is multiplied."""
    columns: list[int]
    """The column of each step."""
    steps: list[int]
    """The figure from which each step is on."""

    @property
    def size(self) -> int:
        """How many inputs there are."""
        return len(self.scales) + len(self.steps)


def inputs_of(names: Sequence[str]) -> Inputs:
    """The inputs for columns with these names."""
    scales: list[float] = []
    columns: list[int] = []
    steps: list[int] = []
    for column, name in enumerate(names):
        size, reached = _size_of(name)
        scales.append(1 / size)
        columns += [column] * len(reached)
        steps += reached
    return Inputs(scales, columns, steps)


def _size_of(name: str) -> tuple[float, tuple[int, ...]]:
    city = _CITY.fullmatch(name)
    for pattern, size, steps in _SIZES if city else _TABLE:
        if re.fullmatch(pattern, city[2] if city else name):
            return size, steps
    return 1.0, ()


FIELD_INPUTS: Final = 18
"""Coins to the left, right and bank; joins, freezes; one for each stage and each variant."""
STAGES: Final = 9
VARIANTS: Final = 4
COINS: Final = 4.0
"""By which coins paid are divided."""

"""Lasting figures that expansions bring: sums over what stands in a city, one column each.

A piece and a city each have a row of them (``Piece.figures``, ``City.figures``). A new figure is
a column here and a line in ``lower``: adding, copying and rebuilding a city go by column. Rows
are replaced, never changed, so that clones share them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Coins on an occasion. A leader of this turn does not pay them yet (rules 12.43, 12.48).
CHAIN_COINS: Final = 0
YELLOW_COINS: Final = 1
BLACK_COINS: Final = 2
VICTORY_COINS: Final = 3
STAGE_COINS: Final = 4
NEIGHBOUR_STAGE_COINS: Final = 5
BANK_COINS: Final = 6
STAGE_LOSS: Final = 7
"""Coins that each stage of the owner costs all others."""
OCCASIONS: Final = 8
"""The columns before this one pay on occasions; those from here on count at once."""

SET_BONUS: Final = 8
COPIED_SYMBOLS: Final = 9
"""Symbols copied from neighbours' green cards."""
EXTRA_GOODS: Final = 10
MISSING_GOODS: Final = 11
"""Units a turn of a kind the city produces, or does not."""
CHEAPER_OWN: Final = 12
CHEAPER_NEIGHBOURS: Final = 13
"""How many coins cheaper leaders are here and for the neighbours."""
COLUMNS: Final = 14


def _zeros() -> vec[i64]:
    return vec[i64]([0 for _ in range(COLUMNS)])


NO_FIGURES: Final = _zeros()
"""The row of a city that nothing has been added to."""


def added(row: vec[i64], more: vec[i64], first: i64, end: i64) -> vec[i64]:
    """A new row: the first one with some columns of the other added."""
    total = row[:]
    for column in range(first, end):
        total[column] += more[column]
    return total

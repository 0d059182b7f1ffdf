"""The score sheet as plain data."""

from typing import Final

import msgspec

from sevenwonders.engine.vocabulary import AGES, RowName

COINS: Final = "coins"
DEBTS: Final = "debts"
DEFEATS: Final = "defeats"
SETS: Final = "sets"
BURIED: Final = "buried"
COPIED_LEADER: Final = "copied-leader"
AGAIN: Final = "again"
HOW: Final = (BURIED, COPIED_LEADER, AGAIN)
"""A leader under a stage, the leader a guild copies, and a guild scored a second time."""
VICTORIES: Final = tuple(f"victories-{age}" for age in range(1, AGES + 1))


class Item(msgspec.Struct, frozen=True):
    """One line of a row."""

    source: str
    """A card, leader, edifice or stage, or ``coins``, ``debts``, ``victories-2``, ``defeats``,
    ``compass``, ``sets``."""
    points: int
    count: int | None = None
    """How many were counted, where something was."""
    copied: bool = False
    """Whether it is a neighbour's guild (rule 9.10)."""
    how: str = ""
    """One of ``HOW`` for pieces that do not score as part of the city; else empty."""


class Row(msgspec.Struct, frozen=True):
    """One row of the sheet and the lines that make it up."""

    row: RowName
    points: int
    items: tuple[Item, ...]


class Science(msgspec.Struct, frozen=True):
    """Symbols as read for the best total (rule 9.11): compass, gear, tablet."""

    symbols: tuple[int, ...]
    """Symbols printed in the city."""
    wilds: tuple[int, ...]
    """Free symbols read as each kind."""
    copied: tuple[int, ...]
    """Symbols copied from neighbours' green cards (rule 13.23)."""
    swapped: tuple[str, ...] | None
    """The symbol that was read as another, and that other (rule 12.34)."""
    most: str | None
    """The symbol of which one more was counted for having most of it (rule 12.34)."""
    counts: tuple[int, ...]
    """Symbols of each kind in the end."""
    sets: int
    """Groups of three different symbols."""


class Sheet(msgspec.Struct, frozen=True):
    """What a city is worth if the game ended now."""

    total: int
    rows: tuple[Row, ...]
    science: Science
    copied: str | None
    """The guild copied from a neighbour."""
    again: str | None
    """The own guild that was scored a second time (rule 15.15)."""

    def __repr__(self) -> str:
        rows = ", ".join(f"{row.row} {row.points}" for row in self.rows if row.points)
        return f"<{self.total} points: {rows}>"

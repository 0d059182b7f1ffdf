"""Results as plain data."""

from collections.abc import Mapping
from typing import Literal

import msgspec

Family = Literal["base", "two", "expansions", "teams"]
"""The kinds of tables that are counted, and rated, each by itself."""


class SeatResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat came to."""

    seat: int
    guest: str | None
    name: str
    bot: str | None
    """The bot of the seat, or the one that stood in at the end."""
    away: bool
    board: str
    side: str
    place: int
    points: int
    coins: int
    rows: Mapping[str, int]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over."""

    table: str
    ended: int
    family: Family
    edition: str
    boxes: tuple[str, ...]
    players: int
    teams: bool
    hints: bool
    seats: tuple[SeatResult, ...]

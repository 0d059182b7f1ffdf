"""Finished games and their statistics, as they are sent."""

import msgspec

from sevenwonders.server.history.rows import Family


class GameSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat came to."""

    seat: int
    name: str
    bot: str | None
    """The bot of the seat, or the one that stood in at the end."""
    away: bool
    """Whether a bot stood in for a person at the end."""
    board: str
    place: int
    """1 for the winner; teams share one."""
    points: int


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over."""

    table: str
    ended: int
    """Milliseconds since 1970."""
    family: Family
    """With which games it is counted."""
    edition: str
    boxes: tuple[str, ...]
    players: int
    teams: bool
    hints: bool
    seat: int
    """The reader's seat."""
    seats: tuple[GameSeat, ...]


class GamePage(msgspec.Struct, frozen=True):
    """Some games of a person, the latest first."""

    games: tuple[GameRow, ...]
    next: str | None
    """The value of ``after`` for the next page; None on the last."""


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """Games of one kind."""

    name: str
    """A family, a number of players, a box or a board; empty for all."""
    games: int
    won: int
    points: float
    """On average."""
    best: int


class Opponent(msgspec.Struct, frozen=True):
    """How a person did against somebody."""

    name: str
    bot: str | None
    games: int
    ahead: int
    behind: int


class RowCount(msgspec.Struct, frozen=True):
    """A row of the score sheet."""

    row: str
    games: int
    points: float
    """On average."""
    best: int


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """What a person's games add up to; the most frequent of each kind first."""

    all: Count
    families: tuple[Count, ...]
    players: tuple[Count, ...]
    boxes: tuple[Count, ...]
    boards: tuple[Count, ...]
    opponents: tuple[Opponent, ...]
    rows: tuple[RowCount, ...]

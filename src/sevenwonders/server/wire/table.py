"""Guests, tables and the lobby, as they are sent."""

from typing import Literal

import msgspec

from sevenwonders.engine.see.model.decision import Decision
from sevenwonders.engine.see.view import View
from sevenwonders.server.wire.events import SeatedEvent
from sevenwonders.server.wire.terms import Terms

Status = Literal["open", "playing", "over"]
Access = Literal["public", "link", "private"]
"""Who can join: everybody, by the list of tables; everyone with the link; or invited people."""
SeatKind = Literal["empty", "guest", "bot"]
LONGEST_NAME = 24


class Guest(msgspec.Struct, frozen=True):
    """A person without an account: a name, kept by a signed cookie."""

    id: str
    name: str


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A chair at a table."""

    seat: int
    kind: SeatKind
    name: str
    """Empty while the seat is free."""
    bot: str | None
    """The bot that decides here: the seat's own, or the one that replaces a player who left."""
    you: bool
    host: bool
    """Whether this person may start the game and place bots."""
    away: bool
    """Whether a bot replaces a person who left during the game or was late."""
    warned: int | None
    """From when on a bot may play for this person if they have not chosen, in milliseconds."""
    team: int | None
    """The number of its team, from 0; None without teams."""


class SeatTime(msgspec.Struct, frozen=True, kw_only=True):
    """The time of a seat; in milliseconds, moments since 1970."""

    deadline: int | None
    """Its deadline; None while it has nothing to decide, or the clock is paused."""
    reserve: int
    """How much of it the deadline has in it; before the turn that is."""


class Time(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of a table."""

    now: int
    """The server's time, for clients whose clock differs."""
    paused: bool
    wishes: tuple[int, ...]
    """The seats that ask for a pause; it begins when all players do."""
    seats: tuple[SeatTime | None, ...]
    """None for seats that no person plays."""


class TableEvent(msgspec.Struct, frozen=True):
    """Something that happened, as the reader may know it."""

    seq: int
    event: SeatedEvent


class SealedChoice(msgspec.Struct, frozen=True):
    """The reader's own choice that waits for the reveal, with the decision to withdraw it by."""

    decision: int
    choice: str


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one person sees it."""

    id: str
    version: int
    """It grows by one with every change."""
    seq: int
    """The number of the latest change; ask for what happened ``after`` it."""
    status: Status
    edition: str
    boxes: tuple[str, ...]
    """The boxes beside the base game."""
    players: int
    boards: tuple[str, ...]
    """As asked for: a side, a board, ``side-a`` or ``random`` for each city in turn."""
    teams: bool
    """Whether neighbours play in pairs."""
    experts: bool
    """Whether the expert leaders are dealt too."""
    hints: bool
    """Whether people may ask for a hint."""
    terms: Terms
    host: bool
    """Whether the reader may start the game and place bots."""
    access: Access
    invitation: str | None
    """For the host of a private table: the secret that admits others."""
    invited: tuple[str, ...]
    """For the host of a private table: the names of invited people who do not sit there."""
    removed: tuple[str, ...]
    """For the host: the names of people who were removed and cannot sit down again."""
    seats: tuple[SeatRow, ...]
    time: Time | None
    """How much of it everybody has, while the game runs with a clock."""
    commitment: str
    """The hash of the secret behind the deal, shown before the first card."""
    secret: str | None
    """What the commitment opens to, once the game is over."""
    view: View | None
    """The view of the reader's seat, or the public one; None before the start."""
    sealed: tuple[SealedChoice, ...]
    events: tuple[TableEvent, ...]
    rematch: str | None
    """The table of the rematch."""
    first: bool
    """Whether this is the game by which newcomers learn."""
    seat: int | None
    """The reader's seat."""


class Seen(msgspec.Struct, frozen=True):
    """A table as the reader sees it now, with what happened after ``since``."""

    since: int
    seen: Table


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """All changes of a table for a reader who knows it as of ``since``."""

    table: str
    version: int
    seq: int
    since: int
    """The number up to which the reader knows the table, according to its request."""
    waiting: tuple[int, ...]
    """The seats that are still choosing, as in the view."""


class Sealed(msgspec.Struct, frozen=True, kw_only=True):
    """What a choice changed for a reader who knows the table as of ``since``, until the reveal."""

    table: str
    version: int
    seq: int
    since: int
    waiting: tuple[int, ...]
    """The seats that are still choosing, as in the view."""
    sealed: tuple[SealedChoice, ...]
    """As in the table."""
    chosen: tuple[str, ...]
    """``sealed`` in the view."""
    hand: tuple[str, ...]
    """As in the view: a seat that decides twice in a turn has a card less the second time."""
    decision: Decision | None
    """What the reader decides next, as in the view."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    version: int
    status: Status
    edition: str
    boxes: tuple[str, ...]
    players: int
    teams: bool
    experts: bool
    hints: bool
    access: Access
    terms: Terms
    host: bool
    seats: tuple[SeatRow, ...]
    seat: int | None
    """The reader's seat."""
    updated: int
    """Milliseconds since 1970."""


class PossibleTable(msgspec.Struct, frozen=True, kw_only=True):
    """The table nearest to one that cannot be: the fields of a request that would do."""

    players: int
    edition: str
    boxes: tuple[str, ...]
    boards: tuple[str, ...]
    teams: bool
    experts: bool


class Lobby(msgspec.Struct, frozen=True):
    """The tables of a person, and those with a free seat; the latest first."""

    mine: tuple[TableRow, ...]
    open: tuple[TableRow, ...]

"""Rows of the database as plain data."""

import msgspec

from sevenwonders.engine.game.options import Options
from sevenwonders.server.clocks.state import TableClock
from sevenwonders.server.wire.events import SeatedEvent
from sevenwonders.server.wire.table import Access, SeatKind, Status
from sevenwonders.server.wire.terms import Terms


class SeatData(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and its player."""

    seat: int
    kind: SeatKind = "empty"
    guest: str | None = None
    bot: str | None = None
    """The bot of the seat, or the one that replaces a guest who left."""
    name: str = ""
    away: bool = False
    warned: int | None = None
    """When a bot may start to play for a late person, in milliseconds since 1970."""
    played_from: int | None = None
    """The first decision that a bot may take for the absent person."""


class Invited(msgspec.Struct, frozen=True):
    """The guests who can join a private table, with their names when they were added."""

    guest: str
    name: str


class TableData(msgspec.Struct, frozen=True, kw_only=True):
    """A table without the course of its game."""

    id: str
    version: int
    seq: int
    status: Status
    options: Options
    hints: bool
    """Whether people may ask for a hint."""
    terms: Terms = Terms()
    clock: TableClock = TableClock()
    due: int | None = None
    """The earliest deadline of the seats that are still choosing."""
    host: str | None
    secret: bytes
    commitment: str
    rematch: str | None
    created: int
    updated: int
    asked_by: str | None = None
    """The guest and the key with which it was asked for: there is one table for them."""
    access: Access = "public"
    invitation: str | None = None
    """The secret that admits to a private table."""
    invited: tuple[Invited, ...] = ()
    """The guests who were admitted to a private table or added to its list."""
    removed: tuple[Invited, ...] = ()
    """The guests whom the host removed before the start: they cannot sit down again."""
    seats: tuple[SeatData, ...]


class ChoiceData(msgspec.Struct, frozen=True):
    """A choice, sealed or revealed."""

    decision: int
    seat: int
    text: str


class EventData(msgspec.Struct, frozen=True):
    """An event with its number, not redacted."""

    seq: int
    event: SeatedEvent

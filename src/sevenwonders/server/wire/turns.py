"""Turns, as they are told."""

import msgspec


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that the reader owes."""

    table: str
    seat: int
    decision: int
    deadline: int | None
    """When their time is up, in milliseconds since 1970; none without a clock."""


class Awaited(msgspec.Struct, frozen=True, kw_only=True):
    """For whom a table of the reader's waits."""

    table: str
    seats: tuple[int, ...]
    seat: int | None
    """The reader's, unless they are away."""

"""Turns, as they are sent."""

import msgspec


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A pending decision of the reader."""

    table: str
    seat: int
    decision: int
    deadline: int | None
    """The deadline, in milliseconds since 1970; None without a clock."""


class Awaited(msgspec.Struct, frozen=True, kw_only=True):
    """The seats whose turn it is at a table of the reader."""

    table: str
    seats: tuple[int, ...]
    seat: int | None
    """The reader's, unless they are away."""

"""The clock of a table as it is kept with it."""

import msgspec


class SeatClock(msgspec.Struct, frozen=True, kw_only=True):
    """The time of a seat; in milliseconds, moments since 1970."""

    reserve: int
    """What is left of it before the present turn."""
    began: int = 0
    """When its present turn began."""
    deadline: int | None = None
    """Its deadline; None while it has nothing to decide."""
    chosen: int | None = None
    """When it chose in the open stage."""


class TableClock(msgspec.Struct, frozen=True, kw_only=True):
    """The time of each seat; empty at a table without a clock."""

    stage: int = -1
    paused: int | None = None
    """Since when the clock is paused."""
    wishes: tuple[int, ...] = ()
    """The seats that wish for a pause."""
    seats: dict[int, SeatClock] = {}

    @property
    def due(self) -> int | None:
        """The next moment at which some seat's time is up."""
        return min((one.deadline for one in self.seats.values() if one.deadline), default=None)

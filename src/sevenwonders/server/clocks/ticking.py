"""How every change of a table changes its clock.

Each turn gives a seat the same time, and what it takes longer comes off its reserve. A choice that
is taken back does not give its time back.
"""

from collections.abc import Generator

from msgspec.structs import replace

from sevenwonders.server.clocks.state import SeatClock, TableClock
from sevenwonders.server.service.game import Game
from sevenwonders.server.store.rows import SeatData, TableData
from sevenwonders.server.wire.events import OutOfTime
from sevenwonders.server.wire.terms import ClockTerms

_SECOND = 1000


def ticked(table: TableData, game: Game | None, now: int) -> TableData:
    """The table with its clock as it is from now on."""
    terms = table.terms.clock
    if terms is None or game is None:
        return table
    if game.state.over or table.status != "playing":
        return with_clock(table, TableClock())
    clock = table.clock
    stage = int(game.state.stage)
    at = now if clock.paused is None else clock.paused
    if clock.stage != stage:
        clock = _next_stage(clock, terms, stage, at)
    owing = {int(ask.seat) for ask in game.state.pending()}
    seats = {
        one.seat: _seat(clock, terms, one.seat, owes=one.seat in owing, now=at)
        for one in table.seats
        if is_timed(one)
    }
    wishes = tuple(seat for seat in clock.wishes if seat in seats)
    return with_clock(table, replace(clock, seats={**clock.seats, **seats}, wishes=wishes), table)


def is_timed(one: SeatData) -> bool:
    """Whether a person decides at a seat, who can run out of time."""
    return one.guest is not None and not one.away


def out_of_time(table: TableData, now: int) -> list[int]:
    """The seats whose time is up."""
    if table.clock.paused is not None:
        return []
    return [
        seat
        for seat, one in table.clock.seats.items()
        if one.deadline is not None and one.deadline <= now
    ]


def ran_out(before: TableData, after: TableData) -> Generator[OutOfTime]:
    """For whom a bot plays since a change because their time was up."""
    late = out_of_time(before, after.updated)
    for old, new in zip(before.seats, after.seats, strict=False):
        if new.away and not old.away and new.seat in late:
            yield OutOfTime(seat=new.seat)


def without_reserve(table: TableData, seat: int) -> TableData:
    """The table after a seat's time was up."""
    seats = {**table.clock.seats, seat: SeatClock(reserve=0)}
    return with_clock(table, replace(table.clock, seats=seats))


def shifted(table: TableData, by: int) -> TableData:
    """Everybody has as much longer: the server was away, or the game stood still."""
    clock = table.clock
    seats = {
        seat: replace(
            one,
            began=one.began + by,
            deadline=None if one.deadline is None else one.deadline + by,
            chosen=None if one.chosen is None else one.chosen + by,
        )
        for seat, one in clock.seats.items()
    }
    return with_clock(table, replace(clock, seats=seats))


def with_clock(table: TableData, clock: TableClock, people: TableData | None = None) -> TableData:
    """The table with a clock; those who are away have no deadline."""
    if people is not None:
        here = {one.seat for one in people.seats if is_timed(one)}
        seats = {
            seat: one if seat in here else replace(one, deadline=None)
            for seat, one in clock.seats.items()
        }
        clock = replace(clock, seats=seats)
    return replace(table, clock=clock, due=None if clock.paused is not None else clock.due)


def _next_stage(clock: TableClock, terms: ClockTerms, stage: int, now: int) -> TableClock:
    """Take what the last turn took too long off the reserves."""
    turn = terms.turn * _SECOND
    seats = {seat: SeatClock(reserve=_left(one, turn, now)) for seat, one in clock.seats.items()}
    return replace(clock, stage=stage, seats=seats)


def _left(one: SeatClock, turn: int, now: int) -> int:
    if one.deadline is None and one.chosen is None:
        return one.reserve
    took = (one.chosen or now) - one.began
    return max(0, one.reserve - max(0, took - turn))


def _seat(clock: TableClock, terms: ClockTerms, seat: int, *, owes: bool, now: int) -> SeatClock:
    one = clock.seats.get(seat) or SeatClock(reserve=terms.reserve * _SECOND)
    if not owes:
        return one if one.deadline is None else replace(one, deadline=None, chosen=now)
    began = now if one.deadline is None and one.chosen is None else one.began
    deadline = began + terms.turn * _SECOND + one.reserve
    return replace(one, began=began, deadline=deadline, chosen=None)

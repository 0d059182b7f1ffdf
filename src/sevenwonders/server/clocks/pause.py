"""Pauses: the clock stops when all players ask for it, until one of them continues."""

from msgspec.structs import replace

from sevenwonders.server.clocks.errors import NoClock
from sevenwonders.server.clocks.ticking import is_timed, shifted, with_clock
from sevenwonders.server.service.seating import check_seated
from sevenwonders.server.store.rows import TableData


def wished(table: TableData, guest: str, now: int, *, pause: bool) -> TableData:
    """The table after somebody wishes for a pause, or for its end."""
    mine = check_seated(table, guest)
    if table.terms.clock is None or table.status != "playing":
        raise NoClock
    clock = table.clock
    if not pause:
        if clock.paused is not None:
            table = shifted(table, now - clock.paused)
            return with_clock(table, replace(table.clock, paused=None, wishes=()))
        wishes = tuple(seat for seat in clock.wishes if seat != mine.seat)
        return with_clock(table, replace(clock, wishes=wishes))
    if clock.paused is not None or mine.seat in clock.wishes:
        return table
    wishes = tuple(sorted((*clock.wishes, mine.seat)))
    agreed = all(one.seat in wishes for one in table.seats if is_timed(one))
    paused = now if agreed else None
    return with_clock(table, replace(clock, wishes=wishes, paused=paused))

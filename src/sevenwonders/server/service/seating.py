"""Seating: each function returns the changed table, or refuses."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from sevenwonders.bots.registry import BOTS, listed_bot
from sevenwonders.server.errors import (
    BadOrder,
    ClockDecides,
    NameAtTable,
    NoSeat,
    NothingOwed,
    NotHost,
    NotOpen,
    NotPlaying,
    NotSeated,
    NotYourSeat,
    Removed,
    SeatLeft,
    SeatsEmpty,
    SeatTaken,
    TableFull,
    TooFewSeats,
    TooSoon,
)
from sevenwonders.server.names import BOT_NAMES, likeness
from sevenwonders.server.store.rows import Invited, SeatData, TableData
from sevenwonders.server.wire.table import Guest

STAND_IN: Final = "greedy"
"""The bot that replaces a player who left."""
_SECOND: Final = 1000


class Waiting(NamedTuple):
    """How long a person is waited for."""

    now: int
    """Milliseconds since 1970."""
    patience: int
    """Seconds between the warning and the bot."""


def lay_seats(guest: Guest, players: int, bots: Sequence[str | None]) -> tuple[SeatData, ...]:
    """The seats of a new table: its maker in the first, then the bots asked for."""
    if len(bots) > players:
        raise NoSeat(len(bots) - 1, players)
    if bots and bots[0] is not None:
        raise SeatTaken(0)
    asked = [*bots, *[None] * (players - len(bots))]
    seats = [_seat_of(seat, bot) for seat, bot in enumerate(asked)]
    return (_taken(0, guest), *seats[1:])


def seat_of(table: TableData, guest_id: str | None) -> SeatData | None:
    """Where a guest sits, away or not."""
    if guest_id is None:
        return None
    return next((one for one in table.seats if one.guest == guest_id), None)


def bots_of(table: TableData) -> dict[int, str]:
    """The seats where a bot decides: empty while every person is away, when the game waits."""
    if not any(one.guest is not None and not one.away for one in table.seats):
        return {}
    return {one.seat: one.bot for one in table.seats if one.bot is not None}


def quick_bots_of(table: TableData) -> dict[int, str]:
    """Those of them that decide in no time."""
    return {seat: bot for seat, bot in bots_of(table).items() if not _searches(bot)}


def searching_bots_of(table: TableData) -> dict[int, str]:
    """Those of them that think for a while."""
    return {seat: bot for seat, bot in bots_of(table).items() if _searches(bot)}


def _searches(bot: str) -> bool:
    return bot in BOTS and BOTS[bot].searches


def wakes(table: TableData, guest_id: str) -> bool:
    """Whether a game that everybody left goes on if a guest comes back to it."""
    if table.status != "playing" or seat_of(table, guest_id) is None:
        return False
    return all(one.away for one in table.seats if one.guest is not None)


def join(table: TableData, guest: Guest, seat: int | None) -> TableData:
    """Sit down, change seats, or come back to the seat one left."""
    mine = seat_of(table, guest.id)
    if table.status != "open":
        return _come_back(table, mine)
    if seat is None:
        if mine is not None:
            return table
        seat = next((one.seat for one in table.seats if one.kind == "empty"), None)
        if seat is None:
            raise TableFull
    wanted = _at(table, seat)
    if wanted == mine:
        return table
    if any(one.guest == guest.id for one in table.removed):
        raise Removed
    if wanted.kind != "empty":
        full = all(one.kind != "empty" for one in table.seats)
        raise TableFull if full and mine is None else SeatTaken(seat)
    _check_name(table, guest)
    if mine is not None:
        table = _with(table, SeatData(seat=mine.seat))
    table = _with(table, _taken(seat, guest))
    return replace(table, host=table.host or guest.id)


def _check_name(table: TableData, guest: Guest) -> None:
    """Refuse a name that looks like another's at the table."""
    others = [one.name for one in table.seats if one.kind != "empty" and one.guest != guest.id]
    if any(likeness(name) == likeness(guest.name) for name in others):
        raise NameAtTable(guest.name)


def place_bot(
    table: TableData, guest_id: str, seat: int, bot: str | None, *, remove: bool = False
) -> TableData:
    """Give a seat to a bot, or empty it, also if a person has it."""
    check_host(table, guest_id)
    check_open(table)
    one = _at(table, seat)
    if one.guest is not None and (bot is not None or one.guest == guest_id):
        raise SeatTaken(seat)
    if one.guest is not None:
        # A person removed by the host may not watch a private table either.
        stay = tuple(other for other in table.invited if other.guest != one.guest)
        gone = (Invited(one.guest, one.name),) if remove else ()
        table = replace(table, invited=stay, removed=(*table.removed, *gone))
    return _with(table, _seat_of(seat, bot))


def readmitted(table: TableData, guest_id: str, name: str) -> TableData:
    """Readmit people of a name whom the host removed."""
    check_host(table, guest_id)
    check_open(table)
    return replace(table, removed=tuple(one for one in table.removed if one.name != name))


def reordered(table: TableData, guest_id: str, order: Sequence[int]) -> TableData:
    """Change the seating: the order has, for each seat, the seat its player comes from."""
    check_host(table, guest_id)
    check_open(table)
    if sorted(order) != list(range(len(table.seats))):
        raise BadOrder(len(table.seats))
    seats = [_moved(table.seats[before], seat) for seat, before in enumerate(order)]
    return replace(table, seats=tuple(seats))


def resized(table: TableData, players: int) -> TableData:
    """As many seats as a game has: people stay, then bots, then free seats, the first before."""
    people = sum(one.guest is not None for one in table.seats)
    if people > players:
        raise TooFewSeats(people, players)
    rank = ("guest", "bot", "empty")
    kept = sorted(sorted(table.seats, key=lambda one: rank.index(one.kind))[:players], key=_number)
    seats = [_moved(one, seat) for seat, one in enumerate(kept)]
    return replace(
        table, seats=(*seats, *(SeatData(seat=seat) for seat in range(len(seats), players)))
    )


def leave(table: TableData, guest_id: str, owed: int = 0) -> TableData:
    """Leave the table; during a game a bot takes over from the next decision."""
    mine = seat_of(table, guest_id)
    if mine is None or table.status == "over":
        return table
    if table.status == "playing":
        return _with(table, _stood_in(mine, owed))
    table = _with(table, SeatData(seat=mine.seat))
    if table.host != guest_id:
        return table
    return replace(table, host=next((one.guest for one in table.seats if one.guest), None))


def renamed(table: TableData, guest_id: str, name: str) -> TableData:
    """Rename a guest in their seats."""
    mine = seat_of(table, guest_id)
    return table if mine is None else _with(table, replace(mine, name=name))


def stand_in(
    table: TableData, guest_id: str, seat: int, owing: Mapping[int, int], when: Waiting
) -> TableData:
    """Let a bot replace a late person, as if they had left.

    They are warned first, and have some time then; where there is a clock, nobody is replaced
    before it says so. ``owing`` has the decisions owed by seat.
    """
    mine = check_seated(table, guest_id)
    if table.status == "open":
        raise NotPlaying
    if mine.away:
        raise SeatLeft(mine.seat)
    one = _at(table, seat)
    _check_may_replace(table, guest_id, one)
    if one.away or table.status == "over":
        return table
    if table.terms.clock is not None:
        raise ClockDecides(seat)
    if one.guest is None or seat not in owing:
        raise NothingOwed(seat)
    if one.warned is None and when.patience > 0:
        return _with(table, replace(one, warned=when.now + when.patience * _SECOND))
    left = (one.warned or 0) - when.now
    if left > 0:
        raise TooSoon(seat, -(-left // _SECOND))
    return _with(table, _stood_in(one, owing[seat]))


def played_for(table: TableData, seat: int, owed: int, bot: str) -> TableData:
    """Let a bot play for a person from their open decision on."""
    return _with(table, replace(_stood_in(_at(table, seat), owed), bot=bot))


def calmed(table: TableData) -> TableData:
    """Nobody is warned any more: what was waited for has come."""
    return replace(table, seats=tuple(replace(one, warned=None) for one in table.seats))


def rematch_seats(table: TableData, guest_id: str) -> tuple[SeatData, ...]:
    """The same people and bots; a person who left is replaced by a bot with its own name.

    Who asks to play again sits down again.
    """
    back = table if (mine := seat_of(table, guest_id)) is None else _with(table, _present(mine))
    return tuple(_seat_of(one.seat, one.bot) if one.away else one for one in back.seats)


def check_host(table: TableData, guest_id: str) -> None:
    """Refuse all but the host."""
    if table.host != guest_id:
        raise NotHost


def check_open(table: TableData) -> None:
    """Refuse once the game has begun."""
    if table.status != "open":
        raise NotOpen


def check_full(table: TableData) -> None:
    """Refuse to begin with empty seats."""
    empty = sum(one.kind == "empty" for one in table.seats)
    if empty:
        raise SeatsEmpty(empty)


def check_seat(table: TableData, guest_id: str, seat: int) -> None:
    """Refuse to decide for another, before the game, or after leaving it."""
    if _at(table, seat).guest != guest_id:
        raise NotYourSeat(seat)
    if table.status == "open":
        raise NotPlaying
    if _at(table, seat).away:
        raise SeatLeft(seat)


def _come_back(table: TableData, mine: SeatData | None) -> TableData:
    if mine is None:
        raise NotOpen
    if not mine.away or table.status == "over":
        return table
    return _with(table, _present(mine))


def check_seated(table: TableData, guest_id: str) -> SeatData:
    """The seat of a guest; refuses others."""
    mine = seat_of(table, guest_id)
    if mine is None:
        raise NotSeated
    return mine


def _check_may_replace(table: TableData, guest_id: str, one: SeatData) -> None:
    """The host decides about replacements; if the host is absent, any other player does."""
    host = seat_of(table, table.host)
    if host is not None and host != one and not host.away:
        check_host(table, guest_id)


def _at(table: TableData, seat: int) -> SeatData:
    if not 0 <= seat < len(table.seats):
        raise NoSeat(seat, len(table.seats))
    return table.seats[seat]


def _with(table: TableData, seat: SeatData) -> TableData:
    seats = (*table.seats[: seat.seat], seat, *table.seats[seat.seat + 1 :])
    return replace(table, seats=seats)


def _present(seat: SeatData) -> SeatData:
    return replace(seat, bot=None, away=False, warned=None, played_from=None)


def _stood_in(seat: SeatData, owed: int) -> SeatData:
    if seat.away:
        return seat
    return replace(seat, bot=STAND_IN, away=True, warned=None, played_from=owed)


def _number(one: SeatData) -> int:
    return one.seat


def _moved(one: SeatData, seat: int) -> SeatData:
    return replace(one, seat=seat, name=BOT_NAMES[seat] if one.kind == "bot" else one.name)


def _taken(seat: int, guest: Guest) -> SeatData:
    return SeatData(seat=seat, kind="guest", guest=guest.id, name=guest.name)


def _seat_of(seat: int, bot: str | None) -> SeatData:
    if bot is None:
        return SeatData(seat=seat)
    return SeatData(seat=seat, kind="bot", bot=listed_bot(bot), name=BOT_NAMES[seat])

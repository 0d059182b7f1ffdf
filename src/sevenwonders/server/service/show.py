"""Tables as one reader sees them."""

from time import time_ns

from sevenwonders.engine.events.redact import partner, redact
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import view
from sevenwonders.server.first_game import is_first_game
from sevenwonders.server.service.access import may_see_all
from sevenwonders.server.service.game import Game
from sevenwonders.server.service.seating import seat_of
from sevenwonders.server.service.situation import Situation
from sevenwonders.server.store.rows import SeatData, TableData
from sevenwonders.server.wire.events import OutOfTime, SeatedEvent
from sevenwonders.server.wire.table import (
    Sealed,
    SealedChoice,
    SeatRow,
    SeatTime,
    Seen,
    Table,
    TableEvent,
    TableRow,
    Time,
    Waiting,
)


def show_table(now: Situation, guest_id: str | None, after: int = 0) -> Table:
    """A table as a seat or a spectator sees it, with what happened after a number."""
    table, game = now.table, now.game
    mine = seat_of(table, guest_id)
    seat = SPECTATOR if mine is None else mine.seat
    return Table(
        id=table.id,
        version=table.version,
        seq=table.seq,
        status=table.status,
        edition=table.options.edition,
        boxes=table.options.boxes,
        players=table.options.players,
        boards=table.options.boards,
        teams=table.options.teams,
        experts=table.options.experts,
        hints=table.hints,
        terms=table.terms,
        host=_hosts(table, guest_id),
        access=table.access,
        invitation=table.invitation if _hosts(table, guest_id) else None,
        invited=_invited(table) if _hosts(table, guest_id) else (),
        removed=_removed(table) if _hosts(table, guest_id) else (),
        seats=_seats(table, guest_id),
        time=_time(table),
        commitment=table.commitment,
        secret=table.secret.hex() if _is_opened(table, guest_id) else None,
        view=None if game is None else view(game.state, seat),
        sealed=() if game is None else _sealed(game, seat),
        events=tuple(
            TableEvent(one.seq, _seen(one.event, seat, teams=table.options.teams))
            for one in now.after(after)
        ),
        rematch=table.rematch,
        first=is_first_game(table),
        seat=None if mine is None else mine.seat,
    )


def _seen(event: SeatedEvent, seat: int, *, teams: bool) -> SeatedEvent:
    """An event as a seat may know it."""
    return event if isinstance(event, OutOfTime) else redact(event, seat, teams=teams)


def show_news(now: Situation, guest_id: str | None, after: int) -> Seen | Waiting:
    """A table for a guest who knows it up to a number; if nothing else changed, who is choosing."""
    mine = seat_of(now.table, guest_id)
    if now.game is None or now.is_news(SPECTATOR if mine is None else mine.seat, after):
        return Seen(after, show_table(now, guest_id, after))
    table = now.table
    waiting = tuple(int(ask.seat) for ask in now.game.state.pending())
    return Waiting(
        table=table.id, version=table.version, seq=table.seq, since=after, waiting=waiting
    )


def show_choice(now: Situation, guest_id: str | None, after: int) -> Table | Sealed:
    """A table for a guest who has just chosen: only the choice, if they know all else."""
    mine, table, game = seat_of(now.table, guest_id), now.table, now.game
    if mine is None or game is None or table.options.teams or after < now.told:
        return show_table(now, guest_id, after)
    seen = view(game.state, mine.seat)
    return Sealed(
        table=table.id,
        version=table.version,
        seq=table.seq,
        since=after,
        waiting=seen.waiting,
        sealed=_sealed(game, mine.seat),
        chosen=seen.sealed,
        hand=seen.hand,
        decision=seen.decision,
    )


def show_row(table: TableData, guest_id: str | None) -> TableRow:
    """A table in a list."""
    mine = seat_of(table, guest_id)
    return TableRow(
        id=table.id,
        version=table.version,
        status=table.status,
        edition=table.options.edition,
        boxes=table.options.boxes,
        players=table.options.players,
        teams=table.options.teams,
        experts=table.options.experts,
        hints=table.hints,
        access=table.access,
        terms=table.terms,
        host=_hosts(table, guest_id),
        seats=_seats(table, guest_id),
        seat=None if mine is None else mine.seat,
        updated=table.updated,
    )


def _sealed(game: Game, seat: int) -> tuple[SealedChoice, ...]:
    return tuple(SealedChoice(one.decision, one.text) for one in game.sealed(seat))


def _time(table: TableData) -> Time | None:
    if table.terms.clock is None or table.status != "playing":
        return None
    clock = table.clock
    seats = [clock.seats.get(one.seat) for one in table.seats]
    paused = clock.paused is not None
    return Time(
        now=time_ns() // 1_000_000,
        paused=paused,
        wishes=clock.wishes,
        seats=tuple(
            None
            if one is None
            else SeatTime(deadline=None if paused else one.deadline, reserve=one.reserve)
            for one in seats
        ),
    )


def _hosts(table: TableData, guest_id: str | None) -> bool:
    return guest_id is not None and table.host == guest_id


def _is_opened(table: TableData, guest_id: str | None) -> bool:
    """Whether a guest may get the secret of the deal, which reveals every hand."""
    return table.status == "over" and may_see_all(table, guest_id)


def _removed(table: TableData) -> tuple[str, ...]:
    return tuple(one.name for one in table.removed) if table.status == "open" else ()


def _invited(table: TableData) -> tuple[str, ...]:
    return tuple(one.name for one in table.invited if seat_of(table, one.guest) is None)


def _seats(table: TableData, guest_id: str | None) -> tuple[SeatRow, ...]:
    return tuple(_seat(table, one, guest_id) for one in table.seats)


def _seat(table: TableData, one: SeatData, guest_id: str | None) -> SeatRow:
    return SeatRow(
        seat=one.seat,
        kind=one.kind,
        name=one.name,
        bot=one.bot,
        you=one.guest is not None and one.guest == guest_id,
        host=_hosts(table, one.guest),
        away=one.away,
        warned=one.warned,
        team=min(one.seat, partner(one.seat)) // 2 if table.options.teams else None,
    )

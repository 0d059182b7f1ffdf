"""Getting a table that is stuck going again, or to its end."""

from msgspec.structs import replace

from sevenwonders.server.errors import NoSeat, NoTable, NothingOwed, NotPlaying
from sevenwonders.server.service.commit import Plan, played_on, write
from sevenwonders.server.service.game import Game, Step, replayed
from sevenwonders.server.service.seating import STAND_IN, played_for
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.rows import SeatData, TableData
from sevenwonders.server.store.tables import choices_of, find_table


async def take_over(database: Database, table_id: str, seat: int, now: int) -> TableData:
    """Let a bot play on for a person at once; they may come back."""
    table, game = await _under_way(database, table_id)
    if not 0 <= seat < len(table.seats):
        raise NoSeat(seat, len(table.seats))
    one = table.seats[seat]
    if one.guest is None or one.away:
        raise NothingOwed(seat)
    taken = played_for(table, seat, game.next_of(seat), STAND_IN)
    return await write(database, table, played_on(taken, Step.of(game)), now)


async def end(database: Database, table_id: str, now: int) -> TableData:
    """Let bots play a game to its end for everybody; it counts for no rating."""
    table, before = await _under_way(database, table_id)
    step = Step.of(before)
    step.let_bots_choose(table.id, table.secret, {one.seat: STAND_IN for one in table.seats})
    game, events = step.finish()
    seats = tuple(_away(one) if one.guest is not None else one for one in table.seats)
    terms = replace(table.terms, rated=False)
    plan = Plan(
        replace(table, status="over", seats=seats, terms=terms),
        game,
        tuple(sorted(step.dropped)),
        tuple(step.added.values()),
        tuple(events),
    )
    return await write(database, table, plan, now)


async def _under_way(database: Database, table_id: str) -> tuple[TableData, Game]:
    table = await database.read(find_table, table_id)
    if table is None:
        raise NoTable(table_id)
    if table.status != "playing":
        raise NotPlaying
    choices = await database.read(choices_of, table_id)
    return table, replayed(table.options, table.secret, choices)


def _away(one: SeatData) -> SeatData:
    return replace(one, bot=STAND_IN, away=True, warned=None)

"""A change of one table and its way into the database: all of it or nothing."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection

from sevenwonders.engine.events.base import Event
from sevenwonders.server.clocks.ticking import ticked
from sevenwonders.server.history.outcome import result_of
from sevenwonders.server.history.store import add_result
from sevenwonders.server.ratings.store import rate_game
from sevenwonders.server.service.game import Game, Step
from sevenwonders.server.service.seating import bots_of, calmed, quick_bots_of
from sevenwonders.server.service.situation import Situation, numbered
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.notices import Notice
from sevenwonders.server.store.postgres import notify
from sevenwonders.server.store.rows import ChoiceData, TableData
from sevenwonders.server.store.tables import (
    add_choices,
    add_events,
    add_table,
    drop_choices,
    replace_table,
)


class Plan(NamedTuple):
    """What a table is to become."""

    table: TableData
    """Its version and number are set when it is written."""
    game: Game | None = None
    dropped: tuple[int, ...] = ()
    added: tuple[ChoiceData, ...] = ()
    events: tuple[Event, ...] = ()


Planner = Callable[[Situation], Plan | None]
"""Plans a change without side effects; None if there is nothing to do."""


class Conflict(Exception):
    """The table changed between reading and writing."""


def played_on(table: TableData, step: Step, *, search: bool = True) -> Plan:
    """Let the bots of a table play on from a step, with or without search bots, and close it."""
    bots = bots_of(table) if search else quick_bots_of(table)
    step.let_bots_choose(table.id, table.secret, bots)
    game, events = step.finish()
    return Plan(
        replace(table, status="over" if game.state.over else "playing"),
        game,
        tuple(sorted(step.dropped)),
        tuple(step.added.values()),
        tuple(events),
    )


def stepped(now: Situation, step: Step, *, search: bool) -> Plan | None:
    """Go on from choices that were made at a table; once they are revealed nobody is late."""
    if step.idle:
        return None
    plan = played_on(now.table, step, search=search)
    before, after = now.game, plan.game
    if before is None or after is None or after.state.stage == before.state.stage:
        return plan
    return plan._replace(table=calmed(plan.table))


async def write(database: Database, old: TableData | None, plan: Plan, now: int) -> TableData:
    """Commit a plan: over the table that was read, or as a new one."""
    written, *_ = await database.write(write_all, [(old, plan)], now)
    return written.table


class Written(NamedTuple):
    """What was stored, and its notice for other processes."""

    table: TableData
    notice: Notice


def write_all(
    connection: Connection,
    plans: Sequence[tuple[TableData | None, Plan]],
    now: int,
    origin: str = "",
) -> list[Written]:
    """Write several plans as one change."""
    return [_written(connection, old, plan, now, origin) for old, plan in plans]


def _written(
    connection: Connection, old: TableData | None, plan: Plan, now: int, origin: str
) -> Written:
    clocked = replace(ticked(plan.table, plan.game, now), updated=now)
    events = numbered(old, clocked, plan.events)
    new = replace(
        clocked,
        version=1 if old is None else old.version + 1,
        seq=(events[-1].seq if events else 0 if old is None else old.seq) + 1,
    )
    if old is None:
        add_table(connection, new)
    elif not replace_table(connection, old, new):
        raise Conflict
    if plan.dropped:
        drop_choices(connection, new.id, plan.dropped)
    if plan.added:
        add_choices(connection, new.id, plan.added)
    if events:
        add_events(connection, new.id, events)
    if new.status == "over" and plan.game is not None and (old is None or old.status != "over"):
        result = result_of(new, plan.game.state)
        add_result(connection, result)
        if new.terms.rated:
            rate_game(connection, result)
    notice = Notice(
        origin=origin,
        table=new.id,
        version=new.version,
        after=new,
        dropped=plan.dropped,
        added=plan.added,
    )
    notify(connection, notice.packed)
    return Written(new, notice)

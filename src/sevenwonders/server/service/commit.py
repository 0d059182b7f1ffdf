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
from sevenwonders.server.service.seating import bots_of
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.rows import ChoiceData, TableData
from sevenwonders.server.store.tables import (
    add_choices,
    add_events,
    add_table,
    drop_choices,
    replace_table,
    take_numbers,
)
from sevenwonders.server.thinking.thinkers import Thinkers


class Situation(NamedTuple):
    """A table as it was read."""

    table: TableData
    game: Game | None


class Plan(NamedTuple):
    """What a table is to become."""

    table: TableData
    """Its version and number are set when it is written."""
    game: Game | None = None
    dropped: tuple[int, ...] = ()
    added: tuple[ChoiceData, ...] = ()
    events: tuple[Event, ...] = ()


Planner = Callable[[Situation], Plan | None]
"""Works out a change without side effects; none if there is nothing to do."""


class Conflict(Exception):
    """The table changed between reading and writing."""


def played_on(table: TableData, step: Step, thinkers: Thinkers | None = None) -> Plan:
    """Let the bots of a table go on from a step, and close it."""
    step.let_bots_choose(table.id, table.secret, bots_of(table), thinkers)
    game, events = step.finish()
    return Plan(
        replace(table, status="over" if game.state.over else "playing"),
        game,
        tuple(sorted(step.dropped)),
        tuple(step.added.values()),
        tuple(events),
    )


async def write(database: Database, old: TableData | None, plan: Plan, now: int) -> TableData:
    """Commit a plan: over the table that was read, or as a new one."""
    written, *_ = await database.write(write_all, [(old, plan)], now)
    return written


def write_all(
    connection: Connection, plans: Sequence[tuple[TableData | None, Plan]], now: int
) -> list[TableData]:
    """Write several plans as one change."""
    numbers = sum(len(plan.events) + 1 for _, plan in plans)
    written: list[TableData] = []
    first = take_numbers(connection, numbers) - numbers + 1
    for old, plan in plans:
        seq = first + len(plan.events)
        new = _numbered(old, ticked(plan.table, plan.game, now), seq, now)
        if old is None:
            add_table(connection, new)
        elif not replace_table(connection, old, new):
            raise Conflict
        if plan.dropped:
            drop_choices(connection, new.id, plan.dropped)
        if plan.added:
            add_choices(connection, new.id, plan.added)
        if plan.events:
            add_events(connection, new.id, plan.events, first)
        if new.status == "over" and plan.game is not None and (old is None or old.status != "over"):
            result = result_of(new, plan.game.state)
            add_result(connection, result)
            if new.terms.rated:
                rate_game(connection, result)
        written.append(new)
        first = seq + 1
    return written


def _numbered(old: TableData | None, table: TableData, seq: int, now: int) -> TableData:
    listed = old is None or _listed(old) != _listed(table)
    return replace(
        table,
        version=old.version + 1 if old else 1,
        seq=seq,
        lobby_seq=seq if listed else table.lobby_seq,
        updated=now,
    )


def _listed(table: TableData) -> tuple[object, ...]:
    """What lists of tables show of one that can change."""
    return table.status, table.seats, table.access, table.invited

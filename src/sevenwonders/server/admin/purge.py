"""Deletes old data: finished games, tables that never started, unused guests and sign-ins, reports.

A game under way is never deleted, nor is whoever sits at a table that stays.
"""

import asyncio
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    exists,
    false,
    func,
    or_,
    select,
    update,
)

from sevenwonders.server.accounts.schema import (
    account,
    account_bot,
    account_session,
    one_time_code,
)
from sevenwonders.server.history.schema import result_seat
from sevenwonders.server.retention import Retention
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.notices import ANYTHING
from sevenwonders.server.store.postgres import notify
from sevenwonders.server.store.schema import game_table, guest, seat
from sevenwonders.server.talk.schema import message, report, silenced

DAY: Final = 24 * 3600 * 1000
"""Milliseconds of a day."""
PART: Final = 200
"""Tables or guests that are deleted in one transaction: SQLite lets nobody else write meanwhile."""
PAUSE_SECONDS: Final = 0.25
"""Who waits for SQLite tries again every tenth of a second."""


class Purged(NamedTuple):
    """How many of each were deleted, or would be."""

    finished: int = 0
    open: int = 0
    guests: int = 0
    codes: int = 0
    sessions: int = 0
    reports: int = 0


async def purged(
    database: Database, keep: Retention, now: int, *, dry: bool, pause: float = PAUSE_SECONDS
) -> Purged:
    """Delete what is older than it is kept, and tell servers; with ``dry`` only count it.

    It is done in parts with pauses of some seconds: in between a running server writes.
    """
    if dry:
        return await database.read(_counted, keep, now)
    codes, sessions, reports = await database.write(_delete_small, keep, now)
    over, begun = _tables("over", keep.finished, now), _tables("open", keep.open, now)

    async def deleted(old: ColumnElement[bool]) -> int:
        many = 0
        while done := await database.write(_delete_tables, old):
            many += done
            await asyncio.sleep(pause)
        return many

    try:
        finished, empty = await deleted(over), await deleted(begun)
        guests = 0
        for some in _parts(await database.read(_guests, keep, now)):
            guests += await database.write(_delete_guests, some, keep, now)
            await asyncio.sleep(pause)
    finally:
        if database.shared:
            word = partial(database.notices.word, ANYTHING, "-")
            await database.write(notify, word)
    return Purged(finished, empty, guests, codes, sessions, reports)


def _counted(connection: Connection, keep: Retention, now: int) -> Purged:
    """How much there is of what is older than it is kept."""
    return Purged(
        _count(connection, game_table, _tables("over", keep.finished, now)),
        _count(connection, game_table, _tables("open", keep.open, now)),
        len(_guests(connection, keep, now)),
        *(_count(connection, table, old) for table, old in _small(keep, now)),
    )


def _small(keep: Retention, now: int) -> list[tuple[Table, ColumnElement[bool]]]:
    """Expired links, sign-ins and reports: nothing else goes with them."""
    return [
        (one_time_code, one_time_code.c.expires < now),
        (account_session, _before(account_session.c.seen, keep.sessions, now)),
        (report, _before(report.c.at, keep.reports, now)),
    ]


def _delete_small(connection: Connection, keep: Retention, now: int) -> list[int]:
    return [
        connection.execute(delete(table).where(old)).rowcount for table, old in _small(keep, now)
    ]


def _before(when: ColumnElement[int], days: int | None, now: int) -> ColumnElement[bool]:
    """What is older than so many days; nothing if it is kept for ever."""
    return false() if days is None else when < now - days * DAY


def _tables(status: str, days: int | None, now: int) -> ColumnElement[bool]:
    return and_(game_table.c.status == status, _before(game_table.c.updated, days, now))


def _count(connection: Connection, table: Table, old: ColumnElement[bool]) -> int:
    return int(connection.execute(select(func.count()).select_from(table).where(old)).scalar_one())


def _guests(connection: Connection, keep: Retention, now: int) -> list[str]:
    """Guests who will have no remaining reference once old tables are deleted."""
    return list(connection.execute(select(guest.c.id).where(_unused(keep, now))).scalars())


def _unused(keep: Retention, now: int) -> ColumnElement[bool]:
    here = guest.c.id
    gone = or_(_tables("over", keep.finished, now), _tables("open", keep.open, now))
    # As a query: there may be more tables than a statement takes values.
    tables = select(game_table.c.id).where(gone).correlate(None)
    kept: list[ColumnElement[bool]] = [
        exists().where(seat.c.guest_id == here, seat.c.table_id.not_in(tables)),
        exists().where(game_table.c.host == here, ~gone),
        exists().where(message.c.guest_id == here, message.c.table_id.not_in(tables)),
        exists().where(result_seat.c.guest_id == here, result_seat.c.table_id.not_in(tables)),
        exists().where(account.c.guest_id == here),
        exists().where(or_(account_bot.c.guest_id == here, account_bot.c.owner == here)),
        exists().where(one_time_code.c.guest_id == here, one_time_code.c.expires >= now),
    ]
    return and_(_before(guest.c.created, keep.guests, now), ~or_(*kept))


def _delete_tables(connection: Connection, old: ColumnElement[bool]) -> int:
    """Delete some of the tables that are old; gives how many."""
    some = list(connection.execute(select(game_table.c.id).where(old).limit(PART)).scalars())
    pointing = update(game_table).where(game_table.c.rematch.in_(some))
    connection.execute(pointing.values(rematch=None))
    # Somebody may just have sat down.
    return connection.execute(delete(game_table).where(game_table.c.id.in_(some), old)).rowcount


def _delete_guests(connection: Connection, some: list[str], keep: Retention, now: int) -> int:
    """Delete those of some guests who still are without a reference; gives how many."""
    chosen = select(guest.c.id).where(guest.c.id.in_(some), _unused(keep, now))
    unused = list(connection.execute(chosen).scalars())
    unheard = or_(silenced.c.guest_id.in_(unused), silenced.c.other.in_(unused))
    connection.execute(delete(silenced).where(unheard))
    return connection.execute(delete(guest).where(guest.c.id.in_(unused))).rowcount


def _parts(ids: list[str]) -> list[list[str]]:
    return [ids[at : at + PART] for at in range(0, len(ids), PART)]

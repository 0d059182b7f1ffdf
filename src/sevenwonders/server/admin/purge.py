"""Deletes old data: finished games, tables that never started, unused guests and sign-ins, reports.

A game under way is never deleted, nor is whoever sits at a table that stays.
"""

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


class Purged(NamedTuple):
    """How many of each were deleted, or would be."""

    finished: int = 0
    open: int = 0
    guests: int = 0
    codes: int = 0
    sessions: int = 0
    reports: int = 0


async def purged(database: Database, keep: Retention, now: int, *, dry: bool) -> Purged:
    """Delete what is older than it is kept, and tell servers; with ``dry`` only count it."""
    if dry:
        return await database.read(purge, keep, now, dry=True)

    def deleted(connection: Connection) -> Purged:
        notify(connection, partial(database.notices.word, ANYTHING, "-"))
        return purge(connection, keep, now, dry=False)

    return await database.write(deleted)


def purge(connection: Connection, keep: Retention, now: int, *, dry: bool) -> Purged:
    """Delete what is older than it is kept; with ``dry`` only count it."""
    over = _tables("over", keep.finished, now)
    begun = _tables("open", keep.open, now)
    gone = or_(over, begun)
    codes = one_time_code.c.expires < now
    sessions = _before(account_session.c.seen, keep.sessions, now)
    reports = _before(report.c.at, keep.reports, now)
    guests = _guests(connection, keep.guests, now, gone)
    purged = Purged(
        _count(connection, game_table, over),
        _count(connection, game_table, begun),
        len(guests),
        _count(connection, one_time_code, codes),
        _count(connection, account_session, sessions),
        _count(connection, report, reports),
    )
    if not dry:
        connection.execute(delete(one_time_code).where(codes))
        connection.execute(delete(account_session).where(sessions))
        connection.execute(delete(report).where(reports))
        _delete_tables(connection, gone)
        for some in _parts(guests):
            unheard = or_(silenced.c.guest_id.in_(some), silenced.c.other.in_(some))
            connection.execute(delete(silenced).where(unheard))
            connection.execute(delete(guest).where(guest.c.id.in_(some)))
    return purged


def _before(when: ColumnElement[int], days: int | None, now: int) -> ColumnElement[bool]:
    """What is older than so many days; nothing if it is kept for ever."""
    return false() if days is None else when < now - days * DAY


def _tables(status: str, days: int | None, now: int) -> ColumnElement[bool]:
    return and_(game_table.c.status == status, _before(game_table.c.updated, days, now))


def _count(connection: Connection, table: Table, old: ColumnElement[bool]) -> int:
    return int(connection.execute(select(func.count()).select_from(table).where(old)).scalar_one())


def _guests(
    connection: Connection, days: int | None, now: int, gone: ColumnElement[bool]
) -> list[str]:
    """Guests without any remaining reference."""
    if days is None:
        return []
    here = guest.c.id
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
    query = select(here).where(_before(guest.c.created, days, now), ~or_(*kept))
    return list(connection.execute(query).scalars())


def _delete_tables(connection: Connection, gone: ColumnElement[bool]) -> None:
    tables = list(connection.execute(select(game_table.c.id).where(gone)).scalars())
    for some in _parts(tables):
        pointing = update(game_table).where(game_table.c.rematch.in_(some))
        connection.execute(pointing.values(rematch=None))
        connection.execute(delete(game_table).where(game_table.c.id.in_(some)))


def _parts(ids: list[str], many: int = 500) -> list[list[str]]:
    """As many at a time as every database takes."""
    return [ids[at : at + many] for at in range(0, len(ids), many)]

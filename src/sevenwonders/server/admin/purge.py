"""Deletes old data: finished games, tables that never started, unused guests.

A game under way is never deleted, nor is whoever sits at a table that stays.
"""

from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, exists, func, or_, select, update

from sevenwonders.server.accounts.schema import account, account_bot, one_time_code
from sevenwonders.server.history.schema import result_seat
from sevenwonders.server.retention import Retention
from sevenwonders.server.store.schema import game_table, guest, seat
from sevenwonders.server.talk.schema import message, silenced

DAY: Final = 24 * 3600 * 1000
"""Milliseconds of a day."""


class Purged(NamedTuple):
    """How many of each were deleted, or would be."""

    finished: int
    open: int
    guests: int
    codes: int


def purge(connection: Connection, keep: Retention, now: int, *, dry: bool) -> Purged:
    """Delete what is older than it is kept; with ``dry`` only count it."""
    over = _tables(connection, "over", keep.finished, now)
    begun = _tables(connection, "open", keep.open, now)
    gone = over + begun
    old = one_time_code.c.expires < now
    codes = connection.execute(select(func.count()).where(old)).scalar_one()
    guests = _guests(connection, keep.guests, now, gone)
    if not dry:
        connection.execute(delete(one_time_code).where(old))
        _delete_tables(connection, gone)
        for some in _parts(guests):
            unheard = or_(silenced.c.guest_id.in_(some), silenced.c.other.in_(some))
            connection.execute(delete(silenced).where(unheard))
            connection.execute(delete(guest).where(guest.c.id.in_(some)))
    return Purged(len(over), len(begun), len(guests), int(codes))


def _tables(connection: Connection, status: str, days: int | None, now: int) -> list[str]:
    if days is None:
        return []
    old = (game_table.c.status == status) & (game_table.c.updated < now - days * DAY)
    return list(connection.execute(select(game_table.c.id).where(old)).scalars())


def _guests(connection: Connection, days: int | None, now: int, gone: list[str]) -> list[str]:
    """Guests without any remaining reference."""
    if days is None:
        return []
    here = guest.c.id
    stays = seat.c.table_id.not_in(gone)
    kept: list[ColumnElement[bool]] = [
        exists().where(seat.c.guest_id == here, stays),
        exists().where(game_table.c.host == here, game_table.c.id.not_in(gone)),
        exists().where(message.c.guest_id == here, message.c.table_id.not_in(gone)),
        exists().where(result_seat.c.guest_id == here, result_seat.c.table_id.not_in(gone)),
        exists().where(account.c.guest_id == here),
        exists().where(or_(account_bot.c.guest_id == here, account_bot.c.owner == here)),
        exists().where(one_time_code.c.guest_id == here, one_time_code.c.expires >= now),
    ]
    query = select(here).where(guest.c.created < now - days * DAY, ~or_(*kept))
    return list(connection.execute(query).scalars())


def _delete_tables(connection: Connection, tables: list[str]) -> None:
    for some in _parts(tables):
        pointing = update(game_table).where(game_table.c.rematch.in_(some))
        connection.execute(pointing.values(rematch=None))
        connection.execute(delete(game_table).where(game_table.c.id.in_(some)))


def _parts(ids: list[str], many: int = 500) -> list[list[str]]:
    """As many at a time as every database takes."""
    return [ids[at : at + many] for at in range(0, len(ids), many)]

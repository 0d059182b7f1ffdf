"""Lists of people and tables for the host."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select

from sevenwonders.server.accounts.schema import account
from sevenwonders.server.store.schema import game_table, guest, seat
from sevenwonders.server.talk.schema import report


class User(NamedTuple):
    """A guest or an account."""

    name: str
    account: bool
    tables: int
    """At how many tables they sit."""
    created: int


class TableLine(NamedTuple):
    """A table."""

    id: str
    status: str
    names: tuple[str, ...]
    """By seat; empty for a free one."""
    updated: int


class ReportLine(NamedTuple):
    """A message that somebody reported."""

    id: int
    at: int
    table: str
    said_by: str
    reporter: str
    text: str
    why: str


def reports(connection: Connection, limit: int) -> list[ReportLine]:
    """Reported messages, the latest first; people who deleted their data have no name."""
    author, asker = guest.alias(), guest.alias()
    told = report.c
    query = (
        select(told.id, told.at, told.table_id, author.c.name, asker.c.name, told.text, told.why)
        .join(author, author.c.id == told.said_by, isouter=True)
        .join(asker, asker.c.id == told.reporter, isouter=True)
        .order_by(told.id.desc())
        .limit(limit)
    )
    return [
        ReportLine(number, at, table, said_by or "-", reporter or "-", text, why)
        for number, at, table, said_by, reporter, text, why in connection.execute(query)
    ]


def close_report(connection: Connection, number: int) -> bool:
    """Delete a report that was dealt with; whether there was one."""
    return connection.execute(delete(report).where(report.c.id == number)).rowcount > 0


def users(connection: Connection, *, accounts: bool, limit: int) -> list[User]:
    """The newest people; or of those the ones with an account."""
    sits = select(func.count()).where(seat.c.guest_id == guest.c.id).scalar_subquery()
    query = (
        select(guest.c.name, account.c.guest_id, sits, guest.c.created)
        .join(account, account.c.guest_id == guest.c.id, isouter=not accounts)
        .where(guest.c.name != "")
        .order_by(guest.c.created.desc())
        .limit(limit)
    )
    return [
        User(name, kept is not None, many, created)
        for name, kept, many, created in connection.execute(query)
    ]


def table_lines(connection: Connection, status: str | None, limit: int) -> list[TableLine]:
    """The tables that changed last; or of those the ones of a status."""
    query = select(game_table.c.id, game_table.c.status, game_table.c.updated)
    if status is not None:
        query = query.where(game_table.c.status == status)
    rows = connection.execute(query.order_by(game_table.c.updated.desc()).limit(limit)).all()
    ids = [row.id for row in rows]
    places = connection.execute(
        select(seat.c.table_id, seat.c.name).where(seat.c.table_id.in_(ids)).order_by(seat.c.seat)
    )
    names: dict[str, list[str]] = {}
    for table, name in places:
        names.setdefault(table, []).append(name)
    return [TableLine(row.id, row.status, tuple(names[row.id]), row.updated) for row in rows]

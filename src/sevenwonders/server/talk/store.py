"""Messages in the database."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select

from sevenwonders.server import identity
from sevenwonders.server.store.schema import game_table
from sevenwonders.server.store.schema import guest as guest_row
from sevenwonders.server.talk.schema import message, report, silenced

_EVERYWHERE: Final = ""


class MessageData(NamedTuple):
    """Something that was said."""

    id: int
    seat: int
    kind: str
    team: bool
    text: str
    at: int
    guest: str
    """Whose it is, or whom a notice is about."""
    name: str = ""
    """What they are called."""


class Reader(NamedTuple):
    """Who reads, and which seats say what only they may hear."""

    guest: str
    table: str
    team: tuple[int, ...]


def add_message(connection: Connection, table: str, new: MessageData) -> None:
    """Keep a message, with a number above all that others have written at its table.

    They are written one after the other: who reads later messages than one misses none.
    """
    here = select(game_table.c.id).where(game_table.c.id == table)
    connection.execute(here.with_for_update(key_share=True))
    latest = select(func.max(message.c.id)).where(message.c.table_id == table)
    last = connection.execute(latest).scalar_one() or 0
    connection.execute(
        insert(message).values(
            id=identity.message_number(new.at, last),
            table_id=table,
            seat=new.seat,
            guest_id=new.guest,
            kind=new.kind,
            team=new.team,
            text=new.text,
            at=new.at,
        )
    )


def last_message(connection: Connection, table: str) -> tuple[str, str] | None:
    """Who said what last at a table, or whom the last notice is about."""
    said = message.c
    query = select(said.guest_id, said.text).where(said.table_id == table)
    row = connection.execute(query.order_by(said.id.desc()).limit(1)).one_or_none()
    return None if row is None else (row.guest_id, row.text)


def messages_for(
    connection: Connection, reader: Reader, after: int, limit: int
) -> list[MessageData]:
    """The latest messages after a number that somebody may and wants to read, in order."""
    said = message.c
    unheard = exists().where(
        silenced.c.guest_id == reader.guest,
        silenced.c.other == said.guest_id,
        silenced.c.table_id.in_([reader.table, _EVERYWHERE]),
        said.kind != "notice",
    )
    query = (
        select(
            *(said.id, said.seat, said.kind, said.team, said.text, said.at, said.guest_id),
            guest_row.c.name,
        )
        .join(guest_row, guest_row.c.id == said.guest_id)
        .where(
            said.table_id == reader.table,
            said.id > after,
            or_(~said.team, said.seat.in_(reader.team)),
            ~unheard,
        )
        .order_by(said.id.desc())
        .limit(limit)
    )
    return [MessageData(*row) for row in reversed(connection.execute(query).all())]


def silenced_by(connection: Connection, reader: Reader, others: Sequence[str]) -> set[str]:
    """Whom of others a person does not want to read at a table."""
    query = select(silenced.c.other).where(
        silenced.c.guest_id == reader.guest,
        silenced.c.other.in_(others),
        silenced.c.table_id.in_([reader.table, _EVERYWHERE]),
    )
    return set(connection.execute(query).scalars())


def silence(
    connection: Connection, guest: str, other: str, table: str, *, silent: bool, everywhere: bool
) -> None:
    """Read somebody no more: at a table, or anywhere; or read them again."""
    scope = _EVERYWHERE if everywhere else table
    pair = and_(silenced.c.guest_id == guest, silenced.c.other == other)
    scopes = [scope] if silent else [table, _EVERYWHERE]
    connection.execute(delete(silenced).where(pair, silenced.c.table_id.in_(scopes)))
    if silent:
        connection.execute(insert(silenced).values(guest_id=guest, other=other, table_id=scope))


def report_message(connection: Connection, reader: Reader, number: int, why: str, now: int) -> bool:
    """Keep a message for whoever keeps the server; whether the reader could read it."""
    found = messages_for(connection, reader, number - 1, 1_000_000)[:1]
    if not found or found[0].id != number or found[0].kind != "text":
        return False
    here = (message.c.table_id == reader.table) & (message.c.id == number)
    by = select(message.c.guest_id).where(here)
    connection.execute(
        insert(report).values(
            table_id=reader.table,
            message_id=number,
            said_by=connection.execute(by).scalar_one(),
            reporter=reader.guest,
            text=found[0].text,
            why=why,
            at=now,
        )
    )
    return True


def said_by(connection: Connection, guest: str) -> list[tuple[str, str, int]]:
    """All that a person wrote: table, text and time."""
    said = message.c
    query = select(said.table_id, said.text, said.at).where(
        said.guest_id == guest, said.kind == "text"
    )
    return [(table, text, at) for table, text, at in connection.execute(query.order_by(said.id))]


def silenced_names(connection: Connection, guest: str) -> list[str]:
    """Whom somebody does not want to read, at some table or anywhere."""
    query = (
        select(guest_row.c.name)
        .distinct()
        .join(silenced, silenced.c.other == guest_row.c.id)
        .where(silenced.c.guest_id == guest)
    )
    return list(connection.execute(query.order_by(guest_row.c.name)).scalars())


def reported_by(connection: Connection, guest: str) -> list[tuple[str, str, str, int]]:
    """What somebody reported: table, text, reason and time."""
    told = report.c
    query = select(told.table_id, told.text, told.why, told.at).where(told.reporter == guest)
    rows = connection.execute(query.order_by(told.id))
    return [(table, text, why, at) for table, text, why, at in rows]


def forget_talk(connection: Connection, guest: str) -> None:
    """Delete what a person said, whom they did not want to read, and reports by and about them."""
    connection.execute(delete(message).where(message.c.guest_id == guest))
    pair = or_(silenced.c.guest_id == guest, silenced.c.other == guest)
    connection.execute(delete(silenced).where(pair))
    about = or_(report.c.said_by == guest, report.c.reporter == guest)
    connection.execute(delete(report).where(about))

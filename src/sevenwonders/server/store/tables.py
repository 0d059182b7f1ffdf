"""Game tables in the database: reading them, and writing one change."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from sqlalchemy import ColumnElement, Row, RowMapping, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sevenwonders.engine.events.base import Event
from sevenwonders.server.store.rows import ChoiceData, EventData, SeatData, TableData
from sevenwonders.server.store.schema import choice, clock, event, game_table, seat
from sevenwonders.server.stream.changes import Change, News, Reader

_LAST: Final = 2**63 - 1
"""The largest number a column holds; a reader may ask for more."""


async def find_table(connection: AsyncConnection, table_id: str) -> TableData | None:
    """A table with its seats, if there is one."""
    if not (table_id.isascii() and table_id.isalnum()):
        # PostgreSQL does not even compare some of what an address may hold.
        return None
    found = await _tables(connection, game_table.c.id == table_id, limit=1)
    return found[0] if found else None


async def table_asked_by(connection: AsyncConnection, asked_by: str) -> str | None:
    """The id of the table that was asked for so, if there is one."""
    query = select(game_table.c.id).where(game_table.c.asked_by == asked_by)
    return (await connection.execute(query)).scalar_one_or_none()


async def tables_of(connection: AsyncConnection, guest_id: str, limit: int) -> list[TableData]:
    """The tables where a guest sits, the latest change first."""
    sits = exists().where(seat.c.table_id == game_table.c.id, seat.c.guest_id == guest_id)
    return await _tables(connection, sits, limit=limit)


async def bots_hosted_by(connection: AsyncConnection, guest_id: str, bots: Sequence[str]) -> int:
    """How many seats a host's games have for certain bots, while somebody is there to play."""
    person = seat.alias()
    there = exists().where(
        person.c.table_id == game_table.c.id, person.c.kind == "guest", ~person.c.away
    )
    query = (
        select(func.count())
        .select_from(seat.join(game_table, seat.c.table_id == game_table.c.id))
        .where(
            game_table.c.host == guest_id,
            game_table.c.status == "playing",
            seat.c.bot.in_(bots),
            there,
        )
    )
    return int((await connection.execute(query)).scalar_one())


async def open_tables(
    connection: AsyncConnection, guest_id: str | None, limit: int
) -> list[TableData]:
    """Tables with somebody at them and a free seat, where the guest does not sit yet."""
    at_it = seat.c.table_id == game_table.c.id
    return await _tables(
        connection,
        game_table.c.status == "open",
        exists().where(at_it, seat.c.kind == "guest"),
        exists().where(at_it, seat.c.kind == "empty"),
        ~exists().where(at_it, seat.c.guest_id == (guest_id or "")),
        limit=limit,
    )


async def changed_since(connection: AsyncConnection, seq: int) -> list[Change]:
    """The tables that changed after a number, each with its latest change, oldest first."""
    return await _changes(connection, seq, game_table.c.seq > min(seq, _LAST))


async def news_since(connection: AsyncConnection, seq: int, reader: Reader) -> News:
    """What a reader missed: of the lists, of the tables where they sit, of those they name."""
    seen = min(seq, _LAST)
    listed = exists().where(game_table.c.seq > seen, game_table.c.lobby_seq > seen)
    lobby = (await connection.execute(select(listed))).scalar_one()
    own = seat.alias()
    sits = exists().where(own.c.table_id == game_table.c.id, own.c.guest_id == (reader.guest or ""))
    missed = (game_table.c.seq > seen) & sits
    named = game_table.c.id.in_(reader.tables)
    return News(bool(lobby), await _changes(connection, seq, named | missed))


async def latest_seq(connection: AsyncConnection) -> int:
    """The number of the latest change."""
    found = await connection.execute(select(clock.c.seq))
    return int(found.scalar_one())


async def choices_of(connection: AsyncConnection, table_id: str) -> list[ChoiceData]:
    """Every choice of a table, in the order of the decisions."""
    query = (
        select(choice.c.decision, choice.c.seat, choice.c.text)
        .where(choice.c.table_id == table_id)
        .order_by(choice.c.decision)
    )
    rows = await connection.execute(query)
    return [ChoiceData(row.decision, row.seat, row.text) for row in rows]


async def events_after(connection: AsyncConnection, table_id: str, seq: int) -> list[EventData]:
    """What happened at a table after a number, in order."""
    query = (
        select(event.c.seq, event.c.payload)
        .where(event.c.table_id == table_id, event.c.seq > min(seq, _LAST))
        .order_by(event.c.seq)
    )
    return [EventData(row.seq, row.payload) for row in await connection.execute(query)]


async def take_numbers(connection: AsyncConnection, count: int) -> int:
    """Reserve numbers up to and including the one returned.

    Other writers wait until this transaction ends: numbers are committed in their order. Every
    writer does this first, so that no two wait for each other.
    """
    taken = await connection.execute(
        update(clock).values(seq=clock.c.seq + count).returning(clock.c.seq)
    )
    return int(taken.scalar_one())


async def add_table(connection: AsyncConnection, table: TableData) -> None:
    """Keep a new table."""
    await connection.execute(insert(game_table).values(_columns(table)))
    await connection.execute(insert(seat), [_seat_columns(table.id, one) for one in table.seats])


async def replace_table(connection: AsyncConnection, old: TableData, new: TableData) -> bool:
    """Write a table over the version that was read; False if it has changed meanwhile."""
    here = game_table.c.id == old.id
    done = await connection.execute(
        update(game_table).where(here, game_table.c.version == old.version).values(_columns(new))
    )
    if done.rowcount != 1:
        return False
    moved = [one for one in new.seats if one not in old.seats]
    # Emptied seats first: for a moment a guest who changes seats would sit in two.
    for one in sorted(moved, key=lambda one: one.guest is not None):
        row = (seat.c.table_id == new.id) & (seat.c.seat == one.seat)
        await connection.execute(update(seat).where(row).values(_seat_columns(new.id, one)))
    return True


async def drop_choices(
    connection: AsyncConnection, table_id: str, decisions: Iterable[int]
) -> None:
    """Forget choices that were taken back."""
    rows = (choice.c.table_id == table_id) & choice.c.decision.in_(list(decisions))
    await connection.execute(delete(choice).where(rows))


async def add_choices(
    connection: AsyncConnection, table_id: str, choices: Sequence[ChoiceData]
) -> None:
    """Keep new choices."""
    rows = [
        {"table_id": table_id, "decision": one.decision, "seat": one.seat, "text": one.text}
        for one in choices
    ]
    await connection.execute(insert(choice), rows)


async def add_events(
    connection: AsyncConnection, table_id: str, events: Sequence[Event], first: int
) -> None:
    """Keep what happened, numbered from ``first`` on."""
    rows = [
        {"seq": seq, "table_id": table_id, "payload": one} for seq, one in enumerate(events, first)
    ]
    await connection.execute(insert(event), rows)


async def _changes(
    connection: AsyncConnection, seq: int, wanted: ColumnElement[bool]
) -> list[Change]:
    columns = (game_table.c.id, game_table.c.version, game_table.c.seq, game_table.c.lobby_seq)
    at_it = seat.c.table_id == game_table.c.id
    query = select(*columns, seat.c.guest_id).join(seat, at_it).where(wanted)
    rows = await connection.execute(query.order_by(game_table.c.seq))
    return [
        Change(
            table, version, number, listed > seq, frozenset(row.guest_id for row in group) - {None}
        )
        for (table, version, number, listed), group in groupby(rows, key=lambda row: row[:4])
    ]


async def _tables(
    connection: AsyncConnection, *wanted: ColumnElement[bool], limit: int
) -> list[TableData]:
    query = select(game_table).where(*wanted).order_by(game_table.c.seq.desc()).limit(limit)
    rows = (await connection.execute(query)).mappings().all()
    ids = [row["id"] for row in rows]
    order = (seat.c.table_id, seat.c.seat)
    found = await connection.execute(select(seat).where(seat.c.table_id.in_(ids)).order_by(*order))
    seats = {
        table_id: tuple(map(_seat, group))
        for table_id, group in groupby(found.all(), key=lambda row: str(row.table_id))
    }
    return [_table(row, seats[row["id"]]) for row in rows]


def _table(row: RowMapping, seats: tuple[SeatData, ...]) -> TableData:
    return TableData(**row, seats=seats)


def _seat(row: Row[tuple[object, ...]]) -> SeatData:
    return SeatData(
        seat=row.seat,
        kind=row.kind,
        guest=row.guest_id,
        bot=row.bot,
        name=row.name,
        away=row.away,
    )


def _columns(table: TableData) -> dict[str, object]:
    return {column.name: getattr(table, column.name) for column in game_table.columns}


def _seat_columns(table_id: str, one: SeatData) -> dict[str, object]:
    return {
        "table_id": table_id,
        "seat": one.seat,
        "kind": one.kind,
        "guest_id": one.guest,
        "bot": one.bot,
        "name": one.name,
        "away": one.away,
    }

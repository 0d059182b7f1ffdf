"""Game tables in the database: reading them, and writing one change."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    RowMapping,
    Text,
    Update,
    bindparam,
    delete,
    exists,
    insert,
    select,
    type_coerce,
    update,
)

from sevenwonders.server.store.rows import ChoiceData, EventData, SeatData, TableData
from sevenwonders.server.store.schema import choice, event, game_table, seat

_COLUMNS: Final = tuple(column.name for column in game_table.columns)
_ADD_CHOICES: Final = insert(choice)
_ADD_EVENTS: Final = insert(event)


def find_table(connection: Connection, table_id: str) -> TableData | None:
    """A table with its seats, if there is one."""
    if not (table_id.isascii() and table_id.isalnum()):
        # PostgreSQL does not even compare some of what an address may hold.
        return None
    found = _tables(connection, game_table.c.id == table_id, limit=1)
    return found[0] if found else None


def table_asked_by(connection: Connection, asked_by: str) -> str | None:
    """The id of the table that was asked for so, if there is one."""
    query = select(game_table.c.id).where(game_table.c.asked_by == asked_by)
    return connection.execute(query).scalar_one_or_none()


def tables_of(
    connection: Connection, guest_id: str, limit: int | None = None, *, status: str | None = None
) -> list[TableData]:
    """The tables where a guest sits, all or those of a status, the latest change first."""
    sits = exists().where(seat.c.table_id == game_table.c.id, seat.c.guest_id == guest_id)
    wanted = (sits,) if status is None else (sits, game_table.c.status == status)
    return _tables(connection, *wanted, limit=limit)


def played_by(connection: Connection, guest_id: str) -> list[str]:
    """The games under way where a guest has a seat."""
    sits = exists().where(seat.c.table_id == game_table.c.id, seat.c.guest_id == guest_id)
    query = select(game_table.c.id).where(sits, game_table.c.status == "playing")
    return list(connection.execute(query).scalars())


def tables_with_bots(connection: Connection, bots: Sequence[str] | None) -> dict[str, int]:
    """The games under way where bots play and somebody is there, with their versions.

    Certain bots, or any.
    """
    wanted = seat.c.bot.is_not(None) if bots is None else seat.c.bot.in_(bots)
    at_it = seat.c.table_id == game_table.c.id
    query = select(game_table.c.id, game_table.c.version).where(
        game_table.c.status == "playing",
        exists().where(at_it, wanted),
        exists().where(at_it, seat.c.kind == "guest", ~seat.c.away),
    )
    return {row.id: row.version for row in connection.execute(query)}


def open_tables(connection: Connection, guest_id: str | None, limit: int) -> list[TableData]:
    """Tables with somebody at them and a free seat, where the guest does not sit but may."""
    at_it = seat.c.table_id == game_table.c.id
    return _tables(
        connection,
        game_table.c.status == "open",
        (game_table.c.access == "public") | _invites(guest_id or ""),
        exists().where(at_it, seat.c.kind == "guest"),
        exists().where(at_it, seat.c.kind == "empty"),
        ~exists().where(at_it, seat.c.guest_id == (guest_id or "")),
        limit=limit,
    )


def listed_tables(
    connection: Connection, guest_id: str | None, limit: int
) -> tuple[list[TableData], list[TableData]]:
    """What a lobby shows: a guest's tables, and those with a free seat.

    All games under way come first; of the others there are only the latest.
    """
    others = open_tables(connection, guest_id, limit)
    if guest_id is None:
        return [], others
    mine = tables_of(connection, guest_id, status="playing")
    for status in ("open", "over"):
        mine += tables_of(connection, guest_id, limit, status=status)
    return mine, others


def tables_inviting(connection: Connection, guest_id: str) -> list[str]:
    """The tables that have a guest on their list."""
    found = connection.execute(select(game_table.c.id).where(_invites(guest_id)))
    return list(found.scalars())


def version_of(connection: Connection, table_id: str) -> int | None:
    """How often a table has changed, if there is one."""
    query = select(game_table.c.version).where(game_table.c.id == table_id)
    return connection.execute(query).scalar_one_or_none()


class WholeTable(NamedTuple):
    """All that is kept of a table."""

    table: TableData
    choices: list[ChoiceData]
    events: list[EventData]


def whole_table(connection: Connection, table_id: str) -> WholeTable | None:
    """A table with its course so far, if there is one."""
    table = find_table(connection, table_id)
    if table is None:
        return None
    return WholeTable(table, choices_of(connection, table_id), events_of(connection, table_id))


def choices_of(connection: Connection, table_id: str) -> list[ChoiceData]:
    """Every choice of a table, in the order of the decisions."""
    query = (
        select(choice.c.decision, choice.c.seat, choice.c.text)
        .where(choice.c.table_id == table_id)
        .order_by(choice.c.decision)
    )
    rows = connection.execute(query)
    return [ChoiceData(row.decision, row.seat, row.text) for row in rows]


def events_of(connection: Connection, table_id: str) -> list[EventData]:
    """What happened at a table, in order."""
    query = (
        select(event.c.seq, event.c.payload)
        .where(event.c.table_id == table_id)
        .order_by(event.c.seq)
    )
    return [EventData(row.seq, row.payload) for row in connection.execute(query)]


def add_table(connection: Connection, table: TableData) -> None:
    """Keep a new table."""
    connection.execute(insert(game_table).values(_columns(table)))
    connection.execute(insert(seat), [_seat_columns(table.id, one) for one in table.seats])


def replace_table(connection: Connection, old: TableData, new: TableData) -> bool:
    """Write a table over the version that was read; False if it has changed meanwhile."""
    changed = {
        name: value for name in _COLUMNS if (value := getattr(new, name)) != getattr(old, name)
    }
    known = {"known_id": old.id, "known_version": old.version}
    done = connection.execute(_replacing(tuple(changed)), {**changed, **known})
    if done.rowcount != 1:
        return False
    if new.seats is old.seats:
        return True
    moved = [one for one in new.seats if one not in old.seats]
    if len(new.seats) != len(old.seats) or sum(one.guest is not None for one in moved) > 1:
        # No guest may sit in two seats, not even for a moment.
        connection.execute(delete(seat).where(seat.c.table_id == new.id))
        connection.execute(insert(seat), [_seat_columns(new.id, one) for one in new.seats])
        return True
    # Emptied seats first: for a moment a guest who changes seats would sit in two.
    for one in sorted(moved, key=lambda one: one.guest is not None):
        row = (seat.c.table_id == new.id) & (seat.c.seat == one.seat)
        connection.execute(update(seat).where(row).values(_seat_columns(new.id, one)))
    return True


def drop_choices(connection: Connection, table_id: str, decisions: Iterable[int]) -> None:
    """Forget choices that were taken back."""
    rows = (choice.c.table_id == table_id) & choice.c.decision.in_(list(decisions))
    connection.execute(delete(choice).where(rows))


def add_choices(connection: Connection, table_id: str, choices: Sequence[ChoiceData]) -> None:
    """Keep new choices."""
    rows = [
        {"table_id": table_id, "decision": one.decision, "seat": one.seat, "text": one.text}
        for one in choices
    ]
    connection.execute(_ADD_CHOICES, rows)


def add_events(connection: Connection, table_id: str, events: Sequence[EventData]) -> None:
    """Keep what happened."""
    rows = [{"seq": one.seq, "table_id": table_id, "payload": one.event} for one in events]
    connection.execute(_ADD_EVENTS, rows)


@cache
def _replacing(columns: tuple[str, ...]) -> Update:
    """The statement that writes some columns of a table, built once to save time."""
    here = game_table.c.id == bindparam("known_id")
    known = game_table.c.version == bindparam("known_version")
    return update(game_table).where(here, known).values({name: bindparam(name) for name in columns})


def _invites(guest_id: str) -> ColumnElement[bool]:
    """Whether a guest is on the list of a private table."""
    listed = type_coerce(game_table.c.invited, Text).contains(f'"{guest_id}"')
    return (game_table.c.access == "private") & listed


def _tables(
    connection: Connection, *wanted: ColumnElement[bool], limit: int | None
) -> list[TableData]:
    query = select(game_table).where(*wanted).order_by(game_table.c.updated.desc()).limit(limit)
    rows = connection.execute(query).mappings().all()
    ids = [row["id"] for row in rows]
    order = (seat.c.table_id, seat.c.seat)
    found = connection.execute(select(seat).where(seat.c.table_id.in_(ids)).order_by(*order))
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
        warned=row.warned,
        played_from=row.played_from,
    )


def _columns(table: TableData) -> dict[str, object]:
    return {name: getattr(table, name) for name in _COLUMNS}


def _seat_columns(table_id: str, one: SeatData) -> dict[str, object]:
    return {
        "table_id": table_id,
        "seat": one.seat,
        "kind": one.kind,
        "guest_id": one.guest,
        "bot": one.bot,
        "name": one.name,
        "away": one.away,
        "warned": one.warned,
        "played_from": one.played_from,
    }

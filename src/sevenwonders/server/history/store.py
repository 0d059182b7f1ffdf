"""Results in the database."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Text,
    case,
    cast,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from sevenwonders.server.history.rows import Family, Result, SeatResult
from sevenwonders.server.history.schema import result, result_seat
from sevenwonders.server.store.schema import game_table, seat
from sevenwonders.server.wire.account import ExportedResult

_SEAT: Final = tuple(name for name in SeatResult.__struct_fields__ if name != "guest")
_GAME: Final = tuple(name for name in Result.__struct_fields__ if name not in {"table", "seats"})


class Wanted(NamedTuple):
    """Which of a person's games are looked for."""

    family: Family | None = None
    players: int | None = None
    box: str | None = None
    board: str | None = None
    opponent: str | None = None
    """A name, as it stood at the table."""
    won: bool | None = None


class Cursor(NamedTuple):
    """The last game of a page; the next page begins after it."""

    ended: int
    table: str


class OpponentRow(NamedTuple):
    """How a person did against somebody."""

    name: str
    bot: str | None
    games: int
    ahead: int
    behind: int


def add_result(connection: Connection, new: Result) -> None:
    """Keep the result of a game."""
    game = {name: getattr(new, name) for name in _GAME}
    connection.execute(insert(result).values(table_id=new.table, **game))
    same = {
        "table_id": new.table,
        "ended": new.ended,
        "family": new.family,
        "players": new.players,
    }
    rows = [
        {"guest_id": one.guest, **{name: getattr(one, name) for name in _SEAT}, **same}
        for one in new.seats
    ]
    connection.execute(insert(result_seat), rows)


def games_of(
    connection: Connection, guest: str, wanted: Wanted, after: Cursor | None, limit: int
) -> list[Result]:
    """A page of the games of a person, the latest first."""
    found = connection.execute(page_of(guest, wanted, after, limit))
    return results(connection, [table for (table,) in found])


def results_of(connection: Connection, guest: str) -> list[ExportedResult]:
    """What a person came to in each of their games that are over, the earliest first."""
    mine = result_seat.c
    named = [mine[name] for name in ExportedResult.__struct_fields__ if name != "table"]
    query = select(mine.table_id.label("table"), *named).where(mine.guest_id == guest)
    rows = connection.execute(query.order_by(mine.ended, mine.table_id)).mappings()
    return [ExportedResult(**{str(name): value for name, value in row.items()}) for row in rows]


def page_of(guest: str, wanted: Wanted, after: Cursor | None, limit: int) -> Select[str]:
    """The query for the tables of a page."""
    mine = result_seat.c
    query = select(mine.table_id).where(mine.guest_id == guest, *_filters(wanted))
    if after is not None:
        earlier = (mine.ended == after.ended) & (mine.table_id < after.table)
        query = query.where(mine.ended <= after.ended, or_(mine.ended < after.ended, earlier))
    return query.order_by(mine.ended.desc(), mine.table_id.desc()).limit(limit)


def results(connection: Connection, tables: Sequence[str]) -> list[Result]:
    """The results of some tables, in their order."""
    games = connection.execute(select(result).where(result.c.table_id.in_(tables))).mappings()
    order = (result_seat.c.table_id, result_seat.c.seat)
    seats = connection.execute(
        select(result_seat).where(result_seat.c.table_id.in_(tables)).order_by(*order)
    ).mappings()
    at = {
        table: tuple(
            SeatResult(guest=row["guest_id"], **{name: row[name] for name in _SEAT})
            for row in group
        )
        for table, group in groupby(seats, key=lambda row: row["table_id"])
    }
    found = {
        row["table_id"]: Result(
            table=row["table_id"],
            seats=at[row["table_id"]],
            **{name: row[name] for name in _GAME},
        )
        for row in games
    }
    return [found[table] for table in tables]


def opponents_of(connection: Connection, guest: str, since: int, limit: int) -> list[OpponentRow]:
    """The most frequent opponents in games since a time; partners are not opponents."""
    mine, other = result_seat.alias(), result_seat.alias()
    games = func.count()
    met = (other.c.table_id == mine.c.table_id) & (other.c.seat != mine.c.seat)
    partner = result.c.teams & (mine.c.seat // 2 == other.c.seat // 2)
    query = (
        select(
            func.max(other.c.name),
            func.max(case((other.c.guest_id.is_(None), other.c.bot))),
            games,
            func.sum(case((mine.c.place < other.c.place, 1), else_=0)),
            func.sum(case((mine.c.place > other.c.place, 1), else_=0)),
        )
        .select_from(mine.join(other, met).join(result, result.c.table_id == mine.c.table_id))
        .where(mine.c.guest_id == guest, mine.c.ended >= since, ~partner)
        .group_by(other.c.guest_id, case((other.c.guest_id.is_(None), other.c.bot)))
        .order_by(games.desc(), func.max(other.c.name))
        .limit(limit)
    )
    return [
        OpponentRow(name, bot, int(count), int(ahead), int(behind))
        for name, bot, count, ahead, behind in connection.execute(query)
    ]


def without_result(connection: Connection, limit: int) -> list[str]:
    """Games that were over before results were kept."""
    there = exists().where(result.c.table_id == game_table.c.id)
    query = select(game_table.c.id).where(game_table.c.status == "over", ~there).limit(limit)
    return list(connection.execute(query).scalars())


def forget_results(connection: Connection, guest: str) -> None:
    """Take a person off every result: their seats are called as they now are at the tables."""
    here = (seat.c.table_id == result_seat.c.table_id) & (seat.c.seat == result_seat.c.seat)
    name = select(seat.c.name).where(here).scalar_subquery()
    mine = result_seat.c.guest_id == guest
    connection.execute(update(result_seat).where(mine).values(name=name, guest_id=None))


def _filters(wanted: Wanted) -> list[ColumnElement[bool]]:
    mine, game, other = result_seat.c, result.c, result_seat.alias()
    found: list[ColumnElement[bool]] = []
    if wanted.family is not None:
        found.append(mine.family == wanted.family)
    if wanted.players is not None:
        found.append(mine.players == wanted.players)
    if wanted.board is not None:
        found.append(mine.board == wanted.board)
    if wanted.won is not None:
        found.append(mine.place == 1 if wanted.won else mine.place > 1)
    if wanted.box is not None:
        with_box = cast(game.boxes, Text).contains(f'"{wanted.box}"', autoescape=True)
        found.append(exists().where(game.table_id == mine.table_id, with_box))
    if wanted.opponent is not None:
        met = (other.c.table_id == mine.table_id) & (other.c.seat != mine.seat)
        found.append(exists().where(met, other.c.name == wanted.opponent))
    return found

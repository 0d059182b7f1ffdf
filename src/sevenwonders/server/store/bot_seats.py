"""How many seats of games under way bots of certain kinds have, or may come to have."""

from collections import Counter
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, exists, select

from sevenwonders.server.store.rows import TableData
from sevenwonders.server.store.schema import game_table, seat
from sevenwonders.server.wire.terms import Terms


def bots_of(table: TableData, bots: Sequence[str]) -> int:
    """The seats of a table for certain bots."""
    return sum(_counts(one.kind, one.bot, table.terms, bots) for one in table.seats)


def bots_hosted_by(connection: Connection, hosts: Sequence[str], bots: Sequence[str]) -> int:
    """The same of the games of hosts, while somebody is there to play."""
    return sum(_bots_at(connection, game_table.c.host.in_(hosts), bots).values())


def bots_at(
    connection: Connection, table_ids: Sequence[str], bots: Sequence[str]
) -> dict[str, int]:
    """The same of certain tables, by table; those without such seats are left out."""
    return _bots_at(connection, game_table.c.id.in_(table_ids), bots)


def _bots_at(
    connection: Connection, which: ColumnElement[bool], bots: Sequence[str]
) -> dict[str, int]:
    person = seat.alias()
    there = exists().where(
        person.c.table_id == game_table.c.id, person.c.kind == "guest", ~person.c.away
    )
    query = (
        select(game_table.c.id, game_table.c.terms, seat.c.kind, seat.c.bot)
        .select_from(seat.join(game_table, seat.c.table_id == game_table.c.id))
        .where(which, game_table.c.status == "playing", there)
    )
    found = Counter[str]()
    for table_id, terms, kind, bot in connection.execute(query):
        if _counts(kind, bot, terms, bots):
            found[table_id] += 1
    return dict(found)


def _counts(kind: str, bot: str | None, terms: Terms, bots: Sequence[str]) -> bool:
    """Whether such a bot has a seat, or gets it when the time of its person is up."""
    return bot in bots or (kind == "guest" and terms.clock is not None and terms.clock.bot in bots)

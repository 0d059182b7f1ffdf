"""Clocks in the database."""

from typing import Final

from sqlalchemy import Connection, insert, select, update

from sevenwonders.server.clocks.schema import alive
from sevenwonders.server.clocks.ticking import shifted
from sevenwonders.server.store.schema import game_table
from sevenwonders.server.store.tables import find_table

ABSENT_MILLISECONDS: Final = 30_000
"""A server that says nothing for so long was away."""


def due_tables(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables where some seat's time is up, the longest first."""
    query = select(game_table.c.id).where(game_table.c.due <= now)
    return list(connection.execute(query.order_by(game_table.c.due).limit(limit)).scalars())


def beat(connection: Connection, now: int) -> int:
    """Say that the server is alive; gives for how long it was not, and lets no clock count that."""
    last = connection.execute(select(alive.c.at).with_for_update()).scalar_one_or_none()
    if last is None:
        connection.execute(insert(alive).values(id=1, at=now))
        return 0
    connection.execute(update(alive).values(at=now))
    away = now - int(last)
    if away < ABSENT_MILLISECONDS:
        return 0
    running = select(game_table.c.id).where(game_table.c.due.is_not(None))
    for table_id in connection.execute(running).scalars().all():
        table = find_table(connection, table_id)
        if table is not None:
            later = shifted(table, away)
            here = game_table.c.id == table_id
            # Whoever remembers the table sees by its version that it is not as it was.
            values = {"clock": later.clock, "due": later.due, "version": table.version + 1}
            connection.execute(update(game_table).where(here).values(values))
    return away

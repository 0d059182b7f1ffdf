"""Clocks in the database."""

from typing import Final

from sqlalchemy import Connection, select, text, update

from sevenwonders.server.clocks.schema import alive
from sevenwonders.server.clocks.ticking import shifted
from sevenwonders.server.store.schema import game_table
from sevenwonders.server.store.tables import find_table

ABSENT_MILLISECONDS: Final = 30_000
"""After this long without a heartbeat a server counts as down, even if it still runs."""
_BEGUN: Final = text("INSERT INTO alive (id, at) VALUES (1, :at) ON CONFLICT DO NOTHING")
"""Several processes may begin at the same moment."""


def due_tables(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables where some seat's time is up, the longest first."""
    query = select(game_table.c.id).where(game_table.c.due <= now)
    return list(connection.execute(query.order_by(game_table.c.due).limit(limit)).scalars())


def beat(connection: Connection, now: int, *, first: bool) -> int:
    """Say that the server is alive; gives for how long it was not, and lets no clock count that.

    Before the ``first`` of its processes began, it was away however short that was.
    """
    connection.execute(_BEGUN, {"at": now})
    last = connection.execute(select(alive.c.at).with_for_update()).scalar_one()
    connection.execute(update(alive).values(at=now))
    away = now - int(last)
    if away <= 0 or (away < ABSENT_MILLISECONDS and not first):
        return 0
    running = select(game_table.c.id).where(game_table.c.due.is_not(None))
    for table_id in connection.execute(running).scalars().all():
        table = find_table(connection, table_id)
        if table is not None:
            later = shifted(table, away)
            here = game_table.c.id == table_id
            # The new version tells processes that their copy of the table is outdated.
            values = {"clock": later.clock, "due": later.due, "version": table.version + 1}
            connection.execute(update(game_table).where(here).values(values))
    return away

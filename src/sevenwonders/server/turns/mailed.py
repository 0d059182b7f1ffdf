"""Which turns people were written to about, in the database."""

from sqlalchemy import Connection, insert, select, update

from sevenwonders.server.store.schema import game_table
from sevenwonders.server.turns.schema import turn_mail


def tables_by_days(connection: Connection, least: int) -> list[str]:
    """The tables that are played with at least so many seconds a turn."""
    table = game_table.c
    query = select(table.id, table.terms).where(table.status == "playing", table.due.is_not(None))
    return [
        name
        for name, terms in connection.execute(query)
        if terms.clock is not None and terms.clock.turn >= least
    ]


def unclaim(connection: Connection, guest: str, table: str, stage: int) -> None:
    """Nobody was told of a turn after all: it can be claimed again."""
    here = (turn_mail.c.guest_id == guest) & (turn_mail.c.table_id == table)
    connection.execute(
        update(turn_mail).where(here, turn_mail.c.stage == stage).values(stage=stage - 1)
    )


def claim(connection: Connection, guest: str, table: str, stage: int) -> bool:
    """Whether nobody was told of a turn yet; from now on somebody is."""
    here = (turn_mail.c.guest_id == guest) & (turn_mail.c.table_id == table)
    last = connection.execute(select(turn_mail.c.stage).where(here)).scalar_one_or_none()
    if last is None:
        connection.execute(insert(turn_mail).values(guest_id=guest, table_id=table, stage=stage))
        return True
    newer = here & (turn_mail.c.stage < stage)
    return connection.execute(update(turn_mail).where(newer).values(stage=stage)).rowcount == 1

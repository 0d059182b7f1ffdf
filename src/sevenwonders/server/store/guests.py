"""Guests in the database."""

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sevenwonders.server.store.schema import guest
from sevenwonders.server.wire.table import Guest


async def find_guest(connection: AsyncConnection, guest_id: str) -> Guest | None:
    """The guest of that id, if there is one; who had their data deleted is none any more."""
    here = (guest.c.id == guest_id) & (guest.c.name != "")
    found = await connection.execute(select(guest.c.id, guest.c.name).where(here))
    row = found.one_or_none()
    return None if row is None else Guest(row.id, row.name)


async def add_guest(connection: AsyncConnection, new: Guest, now: int) -> None:
    """Keep a new guest."""
    await connection.execute(insert(guest).values(id=new.id, name=new.name, created=now))


async def rename_guest(connection: AsyncConnection, guest_id: str, name: str) -> bool:
    """Call a guest otherwise; whether there is one."""
    here = (guest.c.id == guest_id) & (guest.c.name != "")
    done = await connection.execute(update(guest).where(here).values(name=name))
    return done.rowcount > 0


async def forget_guest(connection: AsyncConnection, guest_id: str) -> None:
    """Forget a guest's name: tables still refer to the id, and nobody can come in by it."""
    await rename_guest(connection, guest_id, "")

"""Guests in the database."""

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sevenwonders.server.store.schema import guest
from sevenwonders.server.wire.table import Guest


async def find_guest(connection: AsyncConnection, guest_id: str) -> Guest | None:
    """The guest of that id, if there is one."""
    found = await connection.execute(select(guest.c.id, guest.c.name).where(guest.c.id == guest_id))
    row = found.one_or_none()
    return None if row is None else Guest(row.id, row.name)


async def add_guest(connection: AsyncConnection, new: Guest, now: int) -> None:
    """Keep a new guest."""
    await connection.execute(insert(guest).values(id=new.id, name=new.name, created=now))


async def rename_guest(connection: AsyncConnection, guest_id: str, name: str) -> bool:
    """Call a guest otherwise; whether there is one."""
    done = await connection.execute(update(guest).where(guest.c.id == guest_id).values(name=name))
    return done.rowcount > 0

"""Guests in the database."""

from sqlalchemy import Connection, insert, select, update

from sevenwonders.server.store.schema import guest
from sevenwonders.server.wire.table import Guest


def find_guest(connection: Connection, guest_id: str) -> Guest | None:
    """The guest with that id; None also for people who deleted their data."""
    here = (guest.c.id == guest_id) & (guest.c.name != "")
    found = connection.execute(select(guest.c.id, guest.c.name).where(here))
    row = found.one_or_none()
    return None if row is None else Guest(row.id, row.name)


def add_guest(connection: Connection, new: Guest, now: int) -> None:
    """Keep a new guest."""
    connection.execute(insert(guest).values(id=new.id, name=new.name, created=now))


def rename_guest(connection: Connection, guest_id: str, name: str) -> bool:
    """Rename a guest; False if there is none."""
    here = (guest.c.id == guest_id) & (guest.c.name != "")
    done = connection.execute(update(guest).where(here).values(name=name))
    return done.rowcount > 0


def forget_guest(connection: Connection, guest_id: str) -> None:
    """Forget a guest's name: tables still refer to the id, and nobody can come in by it."""
    rename_guest(connection, guest_id, "")

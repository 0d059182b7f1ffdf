"""A store that fails for a while: people are told to try again, and then all is well."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import ProgrammingError
from sqlalchemy.ext.asyncio import create_async_engine

from sevenwonders.server.errors import Unavailable
from sevenwonders.server.service.service import Service
from sevenwonders.server.settings import database_url
from sevenwonders.server.store.database import Database, open_database
from sevenwonders.server.wire.table import Guest
from tests.server.browsers import an_app, meeting, read, refused
from tests.server.people import a_guest
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio

END_OTHERS: Final = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
)

END_THIS: Final = text("SELECT pg_terminate_backend(pg_backend_pid())")


async def end_connections(url: str) -> None:
    """What a restart of PostgreSQL does to those who are connected."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        await connection.execute(END_OTHERS)
    await engine.dispose()


async def ask(database: Database, query: str) -> None:
    """One request."""
    await database.write(Connection.execute, text(query))


def losing(connection: Connection) -> None:
    """A request whose connection is lost on the way."""
    connection.execute(END_THIS)


@pytest.fixture
def address(postgres: Postgres) -> str:
    """A PostgreSQL with nothing in it."""
    return postgres.emptied()


async def test_a_connection_lost_between_requests_is_made_anew(address: str) -> None:
    database = await open_database(address)
    service = Service(database)
    ada = await a_guest(service)
    await end_connections(address)
    assert (await service.guest(ada)).name == "Ada"
    await database.close()


async def test_a_connection_lost_within_a_request_may_be_tried_again(address: str) -> None:
    database = await open_database(address)
    with pytest.raises(Unavailable):
        await database.write(losing)
    await ask(database, "SELECT 1")
    await database.close()


async def test_a_server_that_nobody_can_reach_is_told_as_it_is_at_the_start() -> None:
    with pytest.raises(OSError, match="Connect"):
        await open_database("postgresql+asyncpg://nobody@127.0.0.1:1/nothing")


async def test_a_statement_that_is_wrong_is_our_mistake(address: str) -> None:
    database = await open_database(address)
    with pytest.raises(ProgrammingError, match="nowhere"):
        await ask(database, "SELECT 1 FROM nowhere")
    await database.close()


async def test_those_who_write_at_the_same_time_take_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Who meets the lock of another is refused at once.
    monkeypatch.setattr("sevenwonders.server.store.sqlite.PRAGMAS", ("PRAGMA busy_timeout=0",))
    database = await open_database(database_url(f"sqlite:///{tmp_path / 'tables.db'}"))
    people = [f"Guest {number}" for number in range(10)]
    service = Service(database)
    made = await asyncio.gather(*(service.name_guest(None, name) for name in people))
    assert [guest.name for guest in made] == people
    await database.close()


async def test_who_meets_a_locked_store_is_asked_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("sevenwonders.server.store.sqlite.PRAGMAS", ("PRAGMA busy_timeout=1",))
    async with meeting(an_app(tmp_path)) as meet:
        nobody = await meet("")
        with (
            closing(sqlite3.connect(tmp_path / "tables.db")) as other,
            caplog.at_level(logging.ERROR),
        ):
            other.execute("BEGIN EXCLUSIVE")
            answer = await nobody.post("/api/guest", {"name": "Ada"})
        problem = refused(answer, 503, "unavailable")
        assert "again" in problem.detail
        assert int(answer.headers["Retry-After"]) > 0
        assert "POST /api/guest: OperationalError: database is locked" in caplog.text
        assert read(await nobody.post("/api/guest", {"name": "Ada"}), Guest).name == "Ada"

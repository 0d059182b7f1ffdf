"""Every test of the server runs on SQLite and on PostgreSQL, each time on a database of its own."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from sevenwonders.server.service.service import Service
from sevenwonders.server.settings import database_url
from sevenwonders.server.store.database import Database, open_database
from tests.server.browsers import Meet, an_app, meeting
from tests.server.postgres import Postgres


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process."""
    with Postgres.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return database_url(f"sqlite:///{tmp_path / 'data' / 'tables.db'}")
    server: Postgres = request.getfixturevalue("postgres")
    return server.emptied()


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """A store with all its tables, and nothing in them."""
    opened = await open_database(url)
    yield opened
    await opened.close()


@pytest.fixture
def service(database: Database) -> Service:
    """The service on an empty store."""
    return Service(database)


@pytest.fixture
async def meet(tmp_path: Path) -> AsyncIterator[Meet]:
    """A way to get people with browsers on a server with an empty store."""
    async with meeting(an_app(tmp_path)) as meet:
        yield meet

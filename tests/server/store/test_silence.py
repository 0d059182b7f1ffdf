"""PostgreSQL is cut off without a word: nobody waits for ever, and nothing old is trusted."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Final

import pytest
from sqlalchemy import Connection, text

from sevenwonders.server.errors import Unavailable
from sevenwonders.server.service.service import Service
from sevenwonders.server.store import postgres as store
from sevenwonders.server.store.database import Database, open_database
from tests.server.people import a_guest
from tests.server.postgres import Postgres
from tests.server.proxies import Proxy

pytestmark = pytest.mark.anyio

PATIENCE: Final = 60
SHORT: Final = 0.5
AT_ONCE: Final = 20
"""Requests, more than there are connections."""


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits as long as a server would."""
    for name in ("LOOK_SECONDS", "CONNECT_SECONDS", "ANSWER_SECONDS", "CLOSE_SECONDS"):
        monkeypatch.setattr(store, name, SHORT)


@pytest.fixture
def address(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.emptied()


@pytest.fixture
async def line(address: str) -> AsyncIterator[Proxy]:
    """The way to the database."""
    async with Proxy.to(address) as proxy:
        yield proxy


async def until_complete(database: Database, *, complete: bool) -> None:
    """Wait until word of changes comes, or is known not to come."""
    async with asyncio.timeout(PATIENCE):
        while database.notices.complete != complete:
            await asyncio.to_thread(time.sleep, 0.02)


async def test_what_was_kept_is_not_trusted_while_no_word_comes(line: Proxy) -> None:
    database = await open_database(line.url)
    await until_complete(database, complete=True)
    line.cut()
    await until_complete(database, complete=False)
    line.mend()
    await until_complete(database, complete=True)
    await database.close()


async def test_a_claim_that_is_not_answered_does_not_hold_up_the_others(
    line: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LOOK_SECONDS", 2.0)
    database = await open_database(line.url)
    await until_complete(database, complete=True)
    assert await database.claim("one")
    line.cut()
    async with asyncio.timeout(PATIENCE):
        claims = await asyncio.gather(*(database.claim(name) for name in ("two", "three")))
        shared = await database.share("four")
    assert (claims, shared) == ([False, False], False)
    await until_complete(database, complete=False)
    line.mend()
    await until_complete(database, complete=True)
    async with asyncio.timeout(PATIENCE):
        while not await database.claim("one"):
            await asyncio.to_thread(time.sleep, 0.02)
    await database.close()


async def test_requests_are_refused_in_time_and_answered_again_afterwards(line: Proxy) -> None:
    database = await open_database(line.url)
    service = Service(database)
    ada = await a_guest(service)
    line.cut()
    async with asyncio.timeout(PATIENCE):
        told = await asyncio.gather(
            *(service.name_guest(ada, "Ben") for _ in range(AT_ONCE)), return_exceptions=True
        )
    assert {type(one) for one in told} == {Unavailable}
    line.mend()
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                assert (await service.name_guest(ada, "Ben")).name == "Ben"
                break
            except Unavailable:
                await asyncio.to_thread(time.sleep, 0.02)
    await database.close()


async def test_a_server_that_is_cut_off_can_be_stopped(line: Proxy) -> None:
    database = await open_database(line.url)
    await a_guest(Service(database))
    line.cut()
    async with asyncio.timeout(PATIENCE):
        await database.close()


async def test_a_migration_may_take_longer_than_a_request(address: str) -> None:
    def slow(connection: Connection) -> None:
        connection.execute(text(f"SELECT pg_sleep({3 * SHORT})"))

    backend = store.Postgres(address)
    await backend.migrate(slow)
    with pytest.raises(TimeoutError):
        await backend.write(slow)
    await backend.close()

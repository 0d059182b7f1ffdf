"""Messages are numbered by table, in the order in which they are written."""

import asyncio
import secrets

import pytest

from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database, open_database
from sevenwonders.server.talk.store import MessageData, Reader, add_message, messages_for
from sevenwonders.server.wire.requests import NewTable
from tests.server.people import a_guest
from tests.server.postgres import Postgres, connect

pytestmark = pytest.mark.anyio


async def a_table(service: Service, guest: str) -> str:
    """Somewhere to talk."""
    return (await service.create(guest, NewTable(players=3))).id


async def said(database: Database, table: str, guest: str, *, at: int) -> list[MessageData]:
    """What is said at a table after somebody says something."""
    new = MessageData(0, 0, "text", team=False, text="hello", at=at, guest=guest)
    await database.write(add_message, table, new)
    return await database.read(messages_for, Reader(guest, table, ()), 0, 10)


async def test_messages_of_two_tables_may_have_the_same_number(
    database: Database, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:

    def lowest(_limit: int) -> int:
        return 0

    monkeypatch.setattr(secrets, "randbelow", lowest)
    ada = await a_guest(service)
    numbers = [
        (await said(database, await a_table(service, ada), ada, at=1000))[0].id for _ in range(2)
    ]
    assert numbers[0] == numbers[1]


@pytest.fixture
def address(postgres: Postgres) -> str:
    """The address of an empty PostgreSQL."""
    return postgres.emptied()


async def test_what_is_written_later_has_a_greater_number_whenever_it_was_said(
    address: str,
) -> None:
    database = await open_database(address)
    service = Service(database)
    ada = await a_guest(service)
    table = await a_table(service, ada)
    driver = await connect(address)
    watcher = await connect(address)
    async with driver.transaction():
        await driver.execute("SELECT id FROM game_table WHERE id = $1 FOR NO KEY UPDATE", table)
        insert = "INSERT INTO message VALUES (5000000, $1, 0, $2, 'text', false, 'first', 2000)"
        await driver.execute(insert, table, ada)
        writing = asyncio.create_task(said(database, table, ada, at=1000))
        while not await watcher.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            assert not writing.done()
    assert [one.text for one in await writing] == ["first", "hello"]
    for connection in (driver, watcher):
        await connection.close()
    await database.close()

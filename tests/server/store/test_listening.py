"""Hearing what other processes change, on PostgreSQL: begun anew whatever ends it."""

import asyncio
import time
from typing import Any, Final

import pytest
from asyncpg import Connection, ConnectionDoesNotExistError  # type: ignore[import-untyped]

from sevenwonders.server.store.database import open_database
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio

PATIENCE: Final = 60


@pytest.fixture
def address(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.emptied()


async def test_a_connection_lost_while_listening_begins_is_tried_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver: Any = Connection
    listen: Any = driver.add_listener
    lost = asyncio.Event()

    async def cut_off(connection: object, *given: object) -> None:
        if not lost.is_set():
            lost.set()
            raise ConnectionDoesNotExistError("cut off")
        await listen(connection, *given)

    monkeypatch.setattr(driver, "add_listener", cut_off)
    database = await open_database(address)
    assert lost.is_set()
    async with asyncio.timeout(PATIENCE):
        while not database.notices.complete:
            await asyncio.to_thread(time.sleep, 0.05)
    await database.close()

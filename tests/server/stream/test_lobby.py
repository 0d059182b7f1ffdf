"""The lists of tables are told to be new while others play, on a real server."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

import pytest

from sevenwonders.server.stream.hub import LOBBY_SECONDS
from sevenwonders.server.wire.table import Guest, Lobby, Table
from tests.server.browsers import Browser, read
from tests.server.live import PATIENCE, Heard, Live, an_async_client, listening, serving
from tests.server.people import is_asked, options
from tests.server.robust.playing import OFF

pytestmark = pytest.mark.anyio

BUSY_SECONDS: Final = 4.0
"""What a busy machine may add."""
BOTS: Final = [None, "random", "random"]


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(tmp_path, environment=OFF) as server:
        yield server


async def plays(browser: Browser) -> None:
    """One game against bots after the other."""
    while True:
        table = await browser.lay(players=3, bots=BOTS, start=True, access="link")
        while is_asked(table):
            table = read(await browser.choose(table, options(table)[-1].choice), Table)


async def told(stream: AsyncIterator[Heard]) -> float:
    """When the stream says again that the lists may be new."""
    async with asyncio.timeout(PATIENCE):
        async for message in stream:
            if message.event == "lobby":
                return time.monotonic()
    pytest.fail("the stream has ended")


async def test_who_looks_at_the_lists_hears_of_a_new_table_within_a_second(live: Live) -> None:
    async with (
        an_async_client(live.url) as hers,
        an_async_client(live.url) as theirs,
        an_async_client(live.url) as nobody,
        listening(live.url) as stream,
    ):
        ada, ben, passer_by = Browser(hers), Browser(theirs), Browser(nobody)
        for browser, name in ((ada, "Ada"), (ben, "Ben")):
            read(await browser.post("/api/guest", {"name": name}), Guest)
        playing = asyncio.create_task(plays(ben))
        for _ in range(3):
            table = await ada.lay(players=3)
            laid = time.monotonic()
            assert await told(stream) - laid < LOBBY_SECONDS + BUSY_SECONDS
            shown = read(await passer_by.get("/api/tables"), Lobby)
            assert table.id in {row.id for row in shown.open}
        assert not playing.done()
        playing.cancel()


async def test_however_many_tables_change_the_lists_are_told_once_a_second(live: Live) -> None:
    async with an_async_client(live.url) as hers, listening(live.url) as stream:
        ada = Browser(hers)
        read(await ada.post("/api/guest", {"name": "Ada"}), Guest)
        laying = asyncio.create_task(laid_until_cancelled(ada))
        first = await told(stream)
        await told(stream)
        last = await told(stream)
        assert last - first > 2 * LOBBY_SECONDS * 0.9
        laying.cancel()


async def laid_until_cancelled(browser: Browser) -> None:
    """One new table after the other."""
    while True:
        await browser.lay(players=3)

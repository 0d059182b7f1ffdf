"""Very many streams on one server: it ends them and is gone, and who comes back goes on."""

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.live import PATIENCE, Live, an_async_client, serving
from tests.server.robust.playing import OFF
from tests.support.scale import scaled

pytestmark = pytest.mark.anyio

STREAMS: Final = scaled(60, 800)
POLLS: Final = 8
"""Requests that wait for messages meanwhile."""
GONE_SECONDS: Final = 5
SLOW: Final = 20
"""On a busy machine the end may take as much longer as so many answers."""
MUCH: Final = 2
"""Times that a choice may take longer than before."""
NOTHING_SECONDS: Final = 0.05
CHOICES: Final = 6
WANTED: Final = {"players": 3, "bots": [None, "random", "random"], "start": True}


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(tmp_path, environment=OFF) as server:
        yield server


async def opened(url: str, tables: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A stream whose first message has come."""
    at = urlsplit(url)
    reader, writer = await asyncio.open_connection(at.hostname, at.port)
    writer.write(f"GET /api/stream?tables={tables} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    assert b" 200 " in await reader.readline()
    await reader.readuntil(b"retry: ")
    return reader, writer


async def answered(client: httpx.AsyncClient) -> float:
    """How long the server takes for an answer now, in seconds."""
    began = time.monotonic()
    assert (await client.get("/health")).status_code == 200
    return time.monotonic() - began


async def chosen(client: httpx.AsyncClient, table: str) -> float:
    """How long the server takes for a choice, in seconds."""
    seen = (await client.get(f"/api/tables/{table}")).json()
    decision = seen["view"]["decision"]
    choice = decision["cards"][0]["options"][-1]["choice"]
    path = f"/api/tables/{table}/decisions/{decision['id']}/seats/0"
    began = time.monotonic()
    assert (await client.post(path, json={"choice": choice})).status_code == 200
    return time.monotonic() - began


async def test_a_server_that_is_told_to_stop_ends_all_that_waits(
    live: Live, tmp_path: Path
) -> None:
    async with an_async_client(live.url) as client:
        await client.post("/api/guest", json={"name": "Ada"})
        table = (await client.post("/api/tables", json=WANTED)).json()
        talk = f"/api/tables/{table['id']}/talk?wait="
        # Connections that are there: none is lost in the queue of those that come.
        await asyncio.gather(*(client.get(f"{talk}0") for _ in range(POLLS)))
        streams = [await opened(live.url, f"{table['id']}-0") for _ in range(STREAMS)]
        polls = [asyncio.create_task(client.get(f"{talk}25")) for _ in range(POLLS)]
        within = GONE_SECONDS + SLOW * await answered(client)
        live.process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        async with asyncio.timeout(PATIENCE):
            rest = await asyncio.gather(*(reader.read() for reader, _ in streams))
            told = await asyncio.gather(*polls)
        assert all(said.endswith(b"0\r\n\r\n") for said in rest)
        assert {one.status_code for one in told} == {200}
        assert await asyncio.to_thread(live.process.wait, PATIENCE) == 0
        assert time.monotonic() - began < within
        assert live.process.stderr is not None
        assert live.process.stderr.read() == ""
        for _, writer in streams:
            writer.close()
        cookies = client.cookies
    with serving(tmp_path, environment=OFF) as again:
        reader, writer = await opened(again.url, f"{table['id']}-0")
        async with asyncio.timeout(PATIENCE):
            await reader.readuntil(b"event: seen")
        writer.close()
        async with an_async_client(again.url, cookies=cookies) as client:
            seen = (await client.get(f"/api/tables/{table['id']}")).json()
            assert (seen["version"], seen["seat"]) == (table["version"], 0)


async def test_readers_that_take_nothing_or_vanish_cost_the_others_nothing(live: Live) -> None:
    async with an_async_client(live.url) as client:
        await client.post("/api/guest", json={"name": "Ada"})
        table = (await client.post("/api/tables", json=WANTED)).json()["id"]
        alone = [await chosen(client, table) for _ in range(CHOICES)]
        stuck = [await opened(live.url, f"{table}-0") for _ in range(STREAMS // 2)]
        for _, writer in stuck[::2]:
            writer.transport.abort()
        among = [await chosen(client, table) for _ in range(CHOICES)]
        # The quickest: what else the machine does slows down only some of them.
        assert min(among) < MUCH * min(alone) + NOTHING_SECONDS
        reader, writer = await opened(live.url, f"{table}-0")
        async with asyncio.timeout(PATIENCE):
            await reader.readuntil(b"event: seen")
        for _, other in [*stuck[1::2], (reader, writer)]:
            other.close()

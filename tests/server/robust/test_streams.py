"""Very many streams on one server: it ends them and is gone, and who comes back goes on."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.live import PATIENCE, Live, serving
from tests.support.scale import scaled

pytestmark = pytest.mark.anyio

STREAMS: Final = scaled(60, 800)
OFF: Final = {"SEVENWONDERS_LIMITS": "off"}


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


async def test_a_server_that_is_told_to_stop_ends_all_streams(live: Live, tmp_path: Path) -> None:
    async with httpx.AsyncClient(base_url=live.url, timeout=PATIENCE) as client:
        await client.post("/api/guest", json={"name": "Ada"})
        wanted = {"players": 3, "bots": [None, "random", "random"], "start": True}
        table = (await client.post("/api/tables", json=wanted)).json()
        streams = [await opened(live.url, f"{table['id']}-0") for _ in range(STREAMS)]
        live.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            rest = await asyncio.gather(*(reader.read() for reader, _ in streams))
        assert all(said.endswith(b"0\r\n\r\n") for said in rest)
        assert await asyncio.to_thread(live.process.wait, PATIENCE) == 0
        for _, writer in streams:
            writer.close()
        cookies = client.cookies
    with serving(tmp_path, environment=OFF) as again:
        reader, writer = await opened(again.url, f"{table['id']}-0")
        async with asyncio.timeout(PATIENCE):
            await reader.readuntil(b"event: seen")
        writer.close()
        async with httpx.AsyncClient(base_url=again.url, cookies=cookies) as client:
            seen = (await client.get(f"/api/tables/{table['id']}")).json()
            assert (seen["version"], seen["seat"]) == (table["version"], 0)


async def test_readers_that_take_nothing_or_vanish_cost_the_others_nothing(live: Live) -> None:
    async with httpx.AsyncClient(base_url=live.url, timeout=PATIENCE) as client:
        await client.post("/api/guest", json={"name": "Ada"})
        wanted = {"players": 3, "bots": [None, "random", "random"], "start": True}
        table = (await client.post("/api/tables", json=wanted)).json()
        at = f"/api/tables/{table['id']}"
        stuck = [await opened(live.url, f"{table['id']}-0") for _ in range(STREAMS // 2)]
        for _, writer in stuck[::2]:
            writer.transport.abort()
        while decision := table["view"]["decision"]:
            choice = decision["cards"][0]["options"][-1]["choice"]
            path = f"{at}/decisions/{decision['id']}/seats/0"
            answer = await client.post(path, json={"choice": choice})
            assert answer.status_code == 200
            table = answer.json()
            if table["view"]["age"] > 1:
                break
        reader, writer = await opened(live.url, f"{table['id']}-0")
        async with asyncio.timeout(PATIENCE):
            await reader.readuntil(b"event: seen")
        for _, other in [*stuck[1::2], (reader, writer)]:
            other.close()

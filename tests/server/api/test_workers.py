"""Several processes behind one port: what one changes all know, and who dies is replaced."""

import asyncio
import json
import os
import signal
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from sevenwonders.cli import USAGE, main
from sevenwonders.server.errors import BadSetting
from sevenwonders.server.settings import settings
from tests.server.live import Live, listening, serving
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio

PATIENCE: Final = 60
WORKERS: Final = 2
LINES: Final = 8
"""Connections, of which each process gets some."""


@pytest.fixture
def live(tmp_path: Path, postgres: Postgres) -> Iterator[Live]:
    url = postgres.emptied()
    words = ("serve", "--port", "0", "--workers", str(WORKERS), "--database", url)
    with serving(tmp_path, *words) as server:
        yield server


def processes(live: Live) -> set[int]:
    """Those that serve."""
    children = Path(f"/proc/{live.process.pid}/task/{live.process.pid}/children").read_text()
    return {int(child) for child in children.split() if _serves(int(child))}


def _serves(process: int) -> bool:
    return b"resource_tracker" not in Path(f"/proc/{process}/cmdline").read_bytes()


def _runs(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


def _wait_for_the_end_of(left: set[int]) -> None:
    while any(map(_runs, left)):
        time.sleep(0.05)


@asynccontextmanager
async def lines(url: str) -> AsyncGenerator[list[httpx.AsyncClient]]:
    """Connections of one browser."""
    async with AsyncExitStack() as stack:
        cookies = httpx.Cookies()
        clients = [
            await stack.enter_async_context(
                httpx.AsyncClient(base_url=url, cookies=cookies, timeout=PATIENCE)
            )
            for _ in range(LINES)
        ]
        answer = await clients[0].post("/api/guest", json={"name": "Ada"})
        for client in clients[1:]:
            client.cookies.update(answer.cookies)
        yield clients


async def shows(client: httpx.AsyncClient, at: str, version: int) -> None:
    """Wait until a process has had word of a version: it comes a moment after the answer."""
    async with asyncio.timeout(PATIENCE):
        while (shown := (await client.get(at)).json()["version"]) != version:
            assert shown < version


async def test_what_one_process_changes_all_show(live: Live) -> None:
    async with lines(live.url) as clients:
        wanted = {"players": 3, "bots": [None, "random", "random"], "start": True}
        table = (await clients[0].post("/api/tables", json=wanted)).json()
        at = f"/api/tables/{table['id']}"
        async with AsyncExitStack() as stack:
            ears = [
                await stack.enter_async_context(
                    listening(live.url, tables=[f"{table['id']}-{table['seq']}"])
                )
                for _ in range(LINES)
            ]
            for turn, client in enumerate(clients):
                decision = table["view"]["decision"]
                choice = decision["cards"][0]["options"][-1]["choice"]
                path = f"{at}/decisions/{decision['id']}/seats/0"
                table = (await client.post(path, json={"choice": choice})).json()
                for other in clients:
                    await shows(other, at, table["version"])
                for ear in ears if turn == 0 else []:
                    async with asyncio.timeout(PATIENCE):
                        heard = await anext(one async for one in ear if one.event == "seen")
                    assert json.loads(heard.data)["seen"]["version"] == table["version"]
                if not table["view"]["decision"]:
                    break


async def test_a_process_that_dies_is_replaced_while_the_others_serve(live: Live) -> None:
    first = processes(live)
    assert len(first) == WORKERS
    gone = min(first)
    async with lines(live.url) as clients:
        os.kill(gone, signal.SIGKILL)
        served = 0
        async with asyncio.timeout(PATIENCE):
            while not (len(now := processes(live)) == WORKERS and gone not in now and served):
                for client in clients:
                    try:
                        answer = await client.get("/api/tables")
                    except httpx.TransportError:
                        # It was connected to the process that died.
                        continue
                    assert answer.status_code == 200
                    served += 1


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_all_processes_end_together(live: Live, sign: signal.Signals) -> None:
    serving_now = processes(live)
    async with listening(live.url) as one, listening(live.url) as other:
        await anext(one)
        await anext(other)
        live.process.send_signal(sign)
        async with asyncio.timeout(PATIENCE):
            assert [heard async for heard in one] == []
            assert [heard async for heard in other] == []
    assert await asyncio.to_thread(live.process.wait, PATIENCE) == 0
    assert not any(map(_runs, serving_now))


async def test_processes_end_when_what_started_them_was_killed(live: Live) -> None:
    left = processes(live)
    live.process.kill()
    await asyncio.to_thread(live.process.wait, PATIENCE)
    async with asyncio.timeout(PATIENCE):
        await asyncio.to_thread(_wait_for_the_end_of, left)


def test_several_processes_on_sqlite_are_refused_with_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path), "--workers", "2"]
    assert main(["serve", *words]) == USAGE
    said = capsys.readouterr().err
    assert said.startswith("sevenwonders: workers: ")
    assert "PostgreSQL" in said


@pytest.mark.parametrize("many", ["0", "65"])
def test_a_number_of_processes_that_cannot_be_is_refused(many: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="from 1 to 64"):
        settings({"SEVENWONDERS_WORKERS": many}, data=tmp_path)
    with pytest.raises(BadSetting, match="not a number"):
        settings({"SEVENWONDERS_WORKERS": "all"}, data=tmp_path)

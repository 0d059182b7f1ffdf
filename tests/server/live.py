"""A server in a process of its own, and what its streams say."""

import os
import subprocess
import sys
from collections.abc import AsyncGenerator, AsyncIterator, Generator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import httpx

RUN: Final = "import sys; from sevenwonders.cli import main; sys.exit(main())"
PATIENCE: Final = 60
"""Seconds that a server may take on a busy machine."""


class Live(NamedTuple):
    """A server that runs."""

    process: "subprocess.Popen[str]"
    url: str


class Heard(NamedTuple):
    """One message of a stream."""

    event: str
    data: str


@contextmanager
def serving(
    folder: Path, *words: str, environment: Mapping[str, str] | None = None
) -> Generator[Live, None, None]:
    """Start ``sevenwonders serve``, or another command, on a free port of this machine."""
    command = words or ("serve", "--port", "0")
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, *command, "--host", "127.0.0.1", "--data", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **(environment or {})},
    )
    try:
        assert process.stdout is not None
        greeting = process.stdout.readline()
        assert greeting.startswith("7 Wonders is at "), process.communicate()
        yield Live(process, greeting.split()[-1].rstrip("/"))
    finally:
        process.kill()
        process.communicate()


def a_client(url: str, *, cookies: httpx.Cookies | None = None) -> httpx.Client:
    """A browser, as patient as the machine may be slow."""
    return httpx.Client(base_url=url, cookies=cookies, timeout=PATIENCE)


def an_async_client(url: str, *, cookies: httpx.Cookies | None = None) -> httpx.AsyncClient:
    """The same for tests that wait for several things at a time."""
    return httpx.AsyncClient(base_url=url, cookies=cookies, timeout=PATIENCE)


def get(url: str, headers: Mapping[str, str] | None = None) -> httpx.Response:
    """One answer."""
    return httpx.get(url, headers=headers, timeout=PATIENCE)


@asynccontextmanager
async def listening(
    url: str,
    *,
    cookies: httpx.Cookies | None = None,
    tables: Sequence[str] = (),
    packed: bool = False,
) -> AsyncGenerator[AsyncIterator[Heard], None]:
    """Open a stream, as a browser that shows tables."""
    headers = {"Accept-Encoding": "gzip" if packed else "identity"}
    async with (
        an_async_client(url, cookies=cookies) as client,
        client.stream(
            "GET", "/api/stream", headers=headers, params={"tables": ",".join(tables)}
        ) as response,
    ):
        assert response.headers["Content-Type"].startswith("text/event-stream")
        assert ("Content-Encoding" in response.headers) == packed
        yield messages(response.aiter_lines())


async def messages(lines: AsyncIterator[str]) -> AsyncIterator[Heard]:
    """The messages among the lines of a stream."""
    event, data = "", ""
    async for line in lines:
        field, _, value = line.partition(": ")
        match field:
            case "event":
                event = value
            case "data":
                data = value
            case "":
                if not line:
                    yield Heard(event, data)
                    event, data = "", ""
            case _:
                pass

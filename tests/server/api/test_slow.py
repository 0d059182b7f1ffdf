"""Connections that hold on to the server without asking or taking anything, on a real one."""

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest

from tests.server.live import PATIENCE, Live, an_async_client, listening, serving

HALVES: Final = {
    "nothing": b"",
    "half a line": b"GET /api/bo",
    "half a head": b"GET /api/bots HTTP/1.1\r\nHost: x\r\nX-Slow",
    "half a body": (
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b'Content-Length: 40\r\n\r\n{"name":'
    ),
    "empty lines": b"\r\n\r\n",
    "a request, and half of another": b"GET /api/bots HTTP/1.1\r\nHost: x\r\n\r\nGET /api/b",
}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder, environment={"SEVENWONDERS_REQUEST_SECONDS": "1"}) as server:
        yield server


@pytest.fixture
def line(live: Live) -> Iterator[socket.socket]:
    """A connection of one's own."""
    at = urlsplit(live.url)
    with socket.create_connection((at.hostname, at.port), timeout=PATIENCE) as line:
        yield line


def until_closed(line: socket.socket) -> bytes:
    """Everything that comes until the server hangs up."""
    said = b""
    while piece := line.recv(65536):
        said += piece
    return said


def keep_sending(line: socket.socket, data: bytes, *, pause: float) -> None:
    """Send the same again and again until the server hangs up."""
    deadline = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < deadline:
            line.sendall(data)
            time.sleep(pause)
    except (BrokenPipeError, ConnectionResetError):
        return
    pytest.fail("the server still listens")


@pytest.mark.parametrize("half", HALVES)
def test_a_request_that_does_not_arrive_is_given_up(line: socket.socket, half: str) -> None:
    line.sendall(HALVES[half])
    said = until_closed(line)
    if half not in ("half a body", "a request, and half of another"):
        assert said.startswith(b"HTTP/1.1 408 ")


def test_a_request_that_drips_is_given_up(line: socket.socket) -> None:
    line.sendall(b"GET /api/bots HTTP/1.1\r\nHost: x\r\n")
    line.settimeout(0.1)
    for number in range(10 * PATIENCE):
        try:
            line.sendall(b"X-%d: y\r\n" % number)
            if not line.recv(1024):
                return
        except TimeoutError:
            continue
        except (BrokenPipeError, ConnectionResetError):
            return
    pytest.fail("the server still listens")


def test_a_head_without_end_is_refused(line: socket.socket) -> None:
    line.sendall(b"GET /api/bots HTTP/1.1\r\n")
    keep_sending(line, b"X-Long: " + b"y" * 8000 + b"\r\n", pause=0)


def test_answers_that_nobody_takes_are_given_up(line: socket.socket) -> None:
    wanted = b"GET /api/content/1e HTTP/1.1\r\nHost: x\r\n\r\n"
    keep_sending(line, wanted, pause=0.005)


def test_a_stream_goes_on_for_longer_than_a_request_may_take(live: Live) -> None:
    async def heard() -> str:
        async with listening(live.url) as stream, an_async_client(live.url) as ada:
            await asyncio.sleep(2.5)
            await ada.post("/api/guest", json={"name": "Ada"})
            await ada.post("/api/tables", json={"players": 3})
            async for message in stream:
                if message.event:
                    return message.event
            return "the end"

    assert asyncio.run(asyncio.wait_for(heard(), PATIENCE)) == "lobby"

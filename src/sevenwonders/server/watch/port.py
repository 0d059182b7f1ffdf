"""A separate port for the metrics, which players cannot reach."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Final

from sevenwonders.server.errors import BadSetting
from sevenwonders.server.watch.figures import MEDIA_TYPE, Figures

_HEAD_SECONDS: Final = 5
_LARGEST_HEAD: Final = 8192


@asynccontextmanager
async def figures_at(address: str | None, figures: Figures) -> AsyncGenerator[None]:
    """Answer ``/metrics`` at an address such as ``127.0.0.1:9100``; nowhere without one."""
    if address is None:
        yield
        return
    host, _, port = address.rpartition(":")

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(
            OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError
        ):
            async with asyncio.timeout(_HEAD_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
            writer.write(_response(head, figures))
            await writer.drain()
        writer.close()

    try:
        server = await asyncio.start_server(
            answer, host.strip("[]"), int(port), limit=_LARGEST_HEAD
        )
    except OSError as error:
        raise BadSetting(address, error.strerror or "cannot be used") from error
    async with server:
        yield


def _response(head: bytes, figures: Figures) -> bytes:
    if head.startswith(b"GET /metrics "):
        status, body = "200 OK", figures.text()
    else:
        status, body = "404 Not Found", b"the figures are at /metrics\n"
    return (
        f"HTTP/1.1 {status}\r\nContent-Type: {MEDIA_TYPE}\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    ).encode() + body

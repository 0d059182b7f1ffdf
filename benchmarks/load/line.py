"""A connection of a browser, as cheap as it can be for who drives hundreds of them."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import NamedTuple

import msgspec


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[bytes, bytes]
    body: bytes


class Line:
    """A connection that is kept, with a count of the bytes that travel on it."""

    def __init__(self, host: str, port: int) -> None:
        self._at = (host, port)
        self.cookie = b""
        self.bytes = 0
        self._turn = asyncio.Lock()

    async def open(self) -> None:
        """Connect."""
        self._reader, self._writer = await asyncio.open_connection(*self._at)

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """Send a request and read its answer."""
        content = b"" if body is None else msgspec.json.encode(body)
        async with self._turn:
            if self._reader.at_eof():
                # A server lets go of those who were silent for a while.
                await self.open()
            self._send(method, path, content)
            status, headers = await self._head()
            length = int(headers.get(b"content-length", b"0"))
            told = await self._reader.readexactly(length)
        self.bytes += length
        if b"set-cookie" in headers:
            self.cookie = headers[b"set-cookie"].partition(b";")[0]
        if headers.get(b"content-encoding") == b"gzip":
            told = zlib.decompress(told, 31)
        return Answer(status, headers, told)

    async def listen(self, path: str) -> AsyncIterator[bytes]:
        """The pieces of a stream."""
        self._send("GET", path, b"")
        status, headers = await self._head()
        if status != 200:
            raise ConnectionError(status)
        packed = zlib.decompressobj(31) if b"content-encoding" in headers else None
        while True:
            size = await self._reader.readline()
            length = int(size, 16)
            piece = await self._reader.readexactly(length + 2)
            self.bytes += len(size) + len(piece)
            if not length:
                return
            piece = piece[:-2]
            yield piece if packed is None else packed.decompress(piece)

    def close(self) -> None:
        """Hang up."""
        self._writer.close()

    def _send(self, method: str, path: str, content: bytes) -> None:
        head = f"{method} {path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip\r\n"
        if content:
            head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
        elif method == "POST":
            head += "Content-Length: 0\r\n"
        cookie = b"Cookie: " + self.cookie + b"\r\n" if self.cookie else b""
        sent = head.encode() + cookie + b"\r\n" + content
        self.bytes += len(sent)
        self._writer.write(sent)

    async def _head(self) -> tuple[int, dict[bytes, bytes]]:
        head = await self._reader.readuntil(b"\r\n\r\n")
        self.bytes += len(head)
        first, *lines = head[:-4].split(b"\r\n")
        pairs = (line.split(b": ", 1) for line in lines)
        return int(first.split()[1]), {name.lower(): value for name, value in pairs}

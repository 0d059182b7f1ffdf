"""A database in a file of SQLite: many may look at it, and one thread changes it."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from sevenwonders.server.store.group import GroupCommit
from sevenwonders.server.store.notices import Notices

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
READERS: Final = 4
"""Threads that look at the store at the same time."""
_BEGIN: Final = "sqlite_begin"
T = TypeVar("T")


class Sqlite:
    """One file, looked at by some threads and changed by one."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url)
        _prepare(self._engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        # Writers take the lock first: a reader that becomes a writer may be refused.
        # One connection alone: to the thread that uses it all other changes are those of others.
        self._changing = create_engine(url, pool_size=1, max_overflow=0)
        _prepare(self._changing)
        self._writer = GroupCommit(
            self._changing.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"}), self._lost
        )
        self._claims: set[str] = set()
        self._shared: set[str] = set()
        self.notices = Notices(complete=True)

    async def begin(self) -> None:
        """Look from time to time whether another process has changed the file."""
        self._loop = asyncio.get_running_loop()
        self._writer.watch()

    async def read(self, look: Callable[[Connection], T]) -> T:
        """Look at one moment of the database."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, look)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Make a change together with those that others make at the same time."""
        return await self._writer.make(change)

    async def migrate(self, change: Callable[[Connection], None]) -> None:
        """Make a change that may take long."""
        await self.write(change)

    async def claim(self, name: str) -> bool:
        """Have something to oneself; other processes that use the file do not know of it."""
        free = name not in self._claims
        self._claims.add(name)
        return free

    async def release(self, name: str) -> None:
        """Give up a claim."""
        self._claims.discard(name)

    async def share(self, name: str) -> bool:
        """Have something for this process."""
        self._shared.add(name)
        return True

    def shares(self, name: str) -> bool:
        """Whether it was shared."""
        return name in self._shared

    async def close(self) -> None:
        """Make the changes that were asked for, and close the file."""
        await asyncio.to_thread(self._end)

    def _lost(self) -> None:
        """Another process has changed something, and says not what."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(partial(self.notices.lose, complete=True))

    def _look(self, look: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return look(connection)

    def _end(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._changing.dispose()
        self._engine.dispose()


def make_private(file: Path) -> None:
    """Make a file for the owner alone, and its folder: it holds the secrets of running games.

    What is there stays as it is; what cannot be made is told by who opens it.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(OSError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _prepare(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        # The driver begins transactions only at the first write: we begin them ourselves.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get(_BEGIN, "BEGIN"))

"""Changes of one database, made by one thread: those that have arrived share a transaction.

A transaction costs a write to the disk that has to be waited for, whatever is in it: while the disk
is busy with one, the changes for the next gather. A change that fails is undone by itself; nobody
is answered before the transaction is on the disk.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from sevenwonders.server.errors import Ending

LOOK_SECONDS: Final = 1.0
"""How often to look whether another process has changed the database."""
MOST: Final = 256
"""Changes in one transaction."""
T = TypeVar("T")


class _Asked(NamedTuple):
    """A change that somebody waits for."""

    wanted: Callable[[], bool]
    """Whether they still wait; from then on they do."""
    make: Callable[[Connection], Callable[[], None]]
    """Make the change; returns a function that reports the result."""
    fail: Callable[[BaseException], None]


class GroupCommit:
    """The thread that changes a database, begun when it is first needed."""

    def __init__(self, engine: Engine, others: Callable[[], None] = lambda: None) -> None:
        self._engine = engine
        self._others = others
        """Called when another process has changed the database."""
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._lock = Lock()
        self._thread: Thread | None = None
        self._watching = False
        self._closed = False

    def watch(self) -> None:
        """Look from now on whether another process changes the database."""
        self._watching = True

    async def make(self, change: Callable[[Connection], T]) -> T:
        """What a change gives, once it is on the disk."""
        answer: Future[T] = Future()

        def make(connection: Connection) -> Callable[[], None]:
            return partial(answer.set_result, change(connection))

        with self._lock:
            if self._closed:
                raise Ending
            if self._thread is None:
                self._thread = Thread(target=self._work, name="store-writer", daemon=True)
                self._thread.start()
            self._asked.put(_Asked(answer.set_running_or_notify_cancel, make, answer.set_exception))
        return await asyncio.wrap_future(answer)

    def close(self) -> None:
        """Make what was asked for, and end."""
        with self._lock:
            self._closed = True
            self._asked.put(None)
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        seen: int | None = None
        last = False
        while not last:
            batch, last = self._gathered()
            asked = [one for one in batch if one.wanted()]
            try:
                with self._engine.connect() as connection:
                    seen = self._look(connection, seen)
                    told = self._committed(connection, asked)
            except Exception as error:  # noqa: BLE001 -- whatever it was, they are told
                told = [partial(one.fail, error) for one in asked]
            for tell in told:
                tell()

    def _gathered(self) -> tuple[list[_Asked], bool]:
        """What has arrived, nothing after a while, and whether nothing comes after it."""
        batch: list[_Asked] = []
        while len(batch) < MOST:
            try:
                if batch:
                    one = self._asked.get_nowait()
                else:
                    one = self._asked.get(timeout=LOOK_SECONDS if self._watching else None)
            except Empty:
                break
            if one is None:
                return batch, True
            batch.append(one)
        return batch, False

    def _look(self, connection: Connection, seen: int | None) -> int | None:
        """Whether others have changed the database, by a number that its connection keeps."""
        driver = connection.connection.driver_connection
        if not self._watching or not isinstance(driver, sqlite3.Connection):
            return seen
        try:
            [now] = driver.execute("PRAGMA data_version").fetchone()
        except sqlite3.OperationalError:
            # Locked: the next look tells.
            return seen
        if seen is not None and now != seen:
            self._others()
        return int(now)

    def _committed(self, connection: Connection, batch: list[_Asked]) -> list[Callable[[], None]]:
        """Make changes together; returns functions that report the results."""
        if not batch:
            return []
        with connection.begin():
            if len(batch) == 1:
                # What fails alone is undone with the transaction.
                return [batch[0].make(connection)]
            return [_attempted(one, connection) for one in batch]


def _attempted(one: _Asked, connection: Connection) -> Callable[[], None]:
    """Make a change completely or not at all."""
    connection.exec_driver_sql("SAVEPOINT change")
    try:
        tell = one.make(connection)
    except Exception as error:
        if not _under_way(connection):
            # On a full disk SQLite undoes all that the transaction has done.
            raise
        connection.exec_driver_sql("ROLLBACK TO change")
        tell = partial(one.fail, error)
    connection.exec_driver_sql("RELEASE change")
    return tell


def _under_way(connection: Connection) -> bool:
    driver = connection.connection.driver_connection
    return isinstance(driver, sqlite3.Connection) and driver.in_transaction

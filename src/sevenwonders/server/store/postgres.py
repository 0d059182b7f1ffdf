"""A database on PostgreSQL: every change is a transaction of its own.

Those that are committed at the same moment share one write to the disk, which PostgreSQL sees to.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, event, exc, text
from sqlalchemy.engine.interfaces import DBAPIConnection, ExceptionContext
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from sevenwonders.server.store.notices import CHANNEL, Notices

AGAIN_SECONDS: Final = 1.0
"""How long to wait before listening is tried again."""
LOOK_SECONDS: Final = 15.0
"""How often to ask whether the connection that listens is still there, and how long it may take to
answer."""
CONNECT_SECONDS: Final = 10.0
"""How long the server may take to let somebody in."""
ANSWER_SECONDS: Final = 30.0
"""How long a statement may take; not that of a migration, which may move a large table."""
CLOSE_SECONDS: Final = 5.0
"""How long it may take to give the connections back."""
_log: Final = logging.getLogger(__name__)
T = TypeVar("T")


class Postgres:
    """Connections to one PostgreSQL, each used by one at a time; one more listens."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._engine = create_async_engine(
            url, connect_args={"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS}
        )
        _renew_lost_connections(self._engine)
        _give_up_silent_connections(self._engine)
        # A reader's queries all see the same moment.
        self._reader = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._listening: asyncio.Task[None] | None = None
        self._driver: Any = None
        """The connection that listens; with it go the claims of this process."""
        self._session = asyncio.Lock()
        self._claims: set[str] = set()
        self._shared: set[str] = set()
        self.notices = Notices(complete=False)

    async def begin(self) -> None:
        """Listen for what other processes change."""
        listens = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(listens))
        await listens.wait()

    async def read(self, look: Callable[[Connection], T]) -> T:
        """Look at one moment of the database; a second time if the connection was lost."""
        try:
            return await self._read(look)
        except exc.DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._read(look)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Make a change in a transaction of its own."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(change)

    async def migrate(self, change: Callable[[Connection], None]) -> None:
        """Make a change that may take long."""
        engine = create_async_engine(self._url, connect_args={"timeout": CONNECT_SECONDS})
        try:
            async with engine.begin() as connection:
                await connection.run_sync(change)
        finally:
            await engine.dispose()

    async def claim(self, name: str) -> bool:
        """Have something to oneself, for as long as the connection lasts that listens."""
        async with self._session:
            if name in self._claims or not await self._said(_CLAIM, name):
                return False
            self._claims.add(name)
            return True

    async def release(self, name: str) -> None:
        """Give up a claim; a lost connection has given it up."""
        async with self._session:
            if name in self._claims:
                self._claims.discard(name)
                await self._said(_RELEASE, name)

    async def share(self, name: str) -> bool:
        """Have something together with others, for as long as the connection lasts."""
        async with self._session:
            if name not in self._shared and await self._said(_SHARE, name):
                self._shared.add(name)
            return name in self._shared

    def shares(self, name: str) -> bool:
        """Whether it is still shared."""
        return name in self._shared

    async def _said(self, query: str, name: str) -> bool:
        """What the connection that listens answers; no where it is lost."""
        driver = self._driver
        if driver is None:
            return False
        try:
            return bool(await driver.fetchval(query, name, timeout=LOOK_SECONDS))
        except TimeoutError:
            _log.warning("the database does not answer")
            driver.terminate()
        except Exception as error:  # noqa: BLE001 -- the driver has errors of its own
            _log.warning("the database does not answer: %s", error)
        return False

    async def close(self) -> None:
        """Give the connections back."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._engine.dispose()

    async def _read(self, look: Callable[[Connection], T]) -> T:
        async with self._reader.begin() as connection:
            return await connection.run_sync(look)

    async def _listen(self, listens: asyncio.Event) -> None:
        """Listen to changes while the database is reachable, and start again after that."""
        while True:
            try:
                async with self._engine.connect() as connection:
                    await self._hear(connection, listens)
            except Exception as error:  # noqa: BLE001 -- the driver has errors of its own
                _log.warning("notifications of other processes do not arrive: %s", error)
            finally:
                self._driver = None
                self._claims.clear()
                self._shared.clear()
                self.notices.lose(complete=False)
                listens.set()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _hear(self, connection: AsyncConnection, listens: asyncio.Event) -> None:
        """Hear until the connection is lost."""
        lost = asyncio.Event()
        driver: Any = (await connection.get_raw_connection()).driver_connection

        def ended(_: object) -> None:
            lost.set()

        driver.add_termination_listener(ended)
        await driver.add_listener(CHANNEL, self._heard)
        self._driver = driver
        self.notices.lose(complete=True)
        listens.set()
        try:
            while not lost.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await lost.wait()
                if not lost.is_set():
                    # A connection that was cut off silently is found out when it is used.
                    async with self._session:
                        await driver.execute("SELECT 1", timeout=LOOK_SECONDS)
        finally:
            # Nobody else may get a connection that listens.
            driver.terminate()

    def _heard(self, _driver: object, _process: int, _channel: str, packed: str) -> None:
        self.notices.take(packed)


def notify(connection: Connection, packed: Callable[[], str]) -> None:
    """Tell other processes once the transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": CHANNEL, "packed": packed()})


_CLAIM: Final = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))"
_SHARE: Final = "SELECT pg_try_advisory_lock_shared(hashtextextended($1, 0))"
_RELEASE: Final = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"
_NOTIFY: Final = text("SELECT pg_notify(:channel, :packed)")


def _give_up_silent_connections(engine: AsyncEngine) -> None:
    """Close connections on which an answer did not come in time, so that nothing waits for them."""

    @event.listens_for(engine.sync_engine, "handle_error")
    def failing(context: ExceptionContext) -> None:
        if isinstance(context.original_exception, TimeoutError):
            context.is_disconnect = True


def _renew_lost_connections(engine: AsyncEngine) -> None:
    """A server that was away has closed connections: they say so, and are not used again."""

    @event.listens_for(engine.sync_engine, "checkout")
    def leaving(
        connection: DBAPIConnection, _entry: ConnectionPoolEntry, _proxy: PoolProxiedConnection
    ) -> None:
        if connection.driver_connection.is_closed():
            raise exc.DisconnectionError

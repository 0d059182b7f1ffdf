"""A database on PostgreSQL: every change is a transaction of its own.

Those that are committed at the same moment share one write to the disk, which PostgreSQL sees to.
"""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, event, exc
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

T = TypeVar("T")


class Postgres:
    """Connections to one PostgreSQL, each used by one at a time."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url)
        _renew_lost_connections(self._engine)
        # A reader's queries all see the same moment.
        self._reader = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

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

    async def close(self) -> None:
        """Give the connections back."""
        await self._engine.dispose()

    async def _read(self, look: Callable[[Connection], T]) -> T:
        async with self._reader.begin() as connection:
            return await connection.run_sync(look)


def _renew_lost_connections(engine: AsyncEngine) -> None:
    """A server that was away has closed connections: they say so, and are not used again."""

    @event.listens_for(engine.sync_engine, "checkout")
    def leaving(
        connection: DBAPIConnection, _entry: ConnectionPoolEntry, _proxy: PoolProxiedConnection
    ) -> None:
        if connection.driver_connection.is_closed():
            raise exc.DisconnectionError

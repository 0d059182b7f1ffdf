"""Reading a table with its game, and changing it: planned, written, remembered and announced."""

import asyncio
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from sevenwonders.server.errors import Busy, NoTable
from sevenwonders.server.service.announce import Announcer
from sevenwonders.server.service.commit import Conflict, Plan, Planner, Situation, write_all
from sevenwonders.server.service.memory import Found, Memory
from sevenwonders.server.store import tables
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.rows import EventData, TableData
from sevenwonders.server.thinking.thinkers import Thinkers

TRIES: Final = 8


class Writer:
    """The tables of one store as they are and as they become."""

    def __init__(
        self,
        database: Database,
        announcer: Announcer,
        now: Callable[[], int],
        thinkers: Thinkers | None,
    ) -> None:
        self._database = database
        self._announcer = announcer
        self._now = now
        self._thinkers = thinkers
        self._memory = Memory()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def situation(self, table_id: str) -> Situation:
        """A table with its game."""
        found, _ = await self.history(table_id, None)
        return found

    async def history(self, table_id: str, after: int | None) -> tuple[Situation, list[EventData]]:
        """A table with its game, and what happened there after a number."""
        table, events, found = await self._database.read(self._look, table_id, after)
        return Situation(table, await self._memory.game(table, found)), events

    async def change(self, table_id: str, plan: Planner) -> None:
        """Change a table as planned; plan again if another process was quicker."""
        async with self.lock(table_id):
            for _ in range(TRIES):
                now = await self.situation(table_id)
                wanted = await asyncio.to_thread(plan, now)
                if wanted is None:
                    return
                try:
                    await self.write((now.table, wanted))
                except Conflict:
                    continue
                return
        raise Busy(table_id)

    async def write(self, *plans: tuple[TableData | None, Plan]) -> list[TableData]:
        """Commit plans as one, over the tables that were read; then remember and tell."""
        written = await self._database.write(write_all, plans, self._now())
        for table, (_, plan) in zip(written, plans, strict=True):
            if plan.game is not None:
                self._memory.keep(table, plan.game)
            if table.status == "over" and self._thinkers is not None:
                self._thinkers.cancel(table.id)
        await self._announcer.changed()
        return written

    def _look(
        self, connection: Connection, table_id: str, after: int | None
    ) -> tuple[TableData, list[EventData], Found]:
        table = tables.find_table(connection, table_id)
        if table is None:
            raise NoTable(table_id)
        events = [] if after is None else tables.events_after(connection, table_id, after)
        return table, events, self._memory.found(connection, table)

    def lock(self, name: str) -> asyncio.Lock:
        """One at a time for each table: others in this process need not fail and try again."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock

"""Reading a table with its game, and changing it: planned, written, remembered and announced."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, ParamSpec, Protocol, TypeVar
from weakref import WeakValueDictionary

from sevenwonders.server.errors import Busy, NoTable
from sevenwonders.server.service.announce import Announcer, News
from sevenwonders.server.service.commit import Conflict, Plan, Planner, write_all
from sevenwonders.server.service.hosts import searching
from sevenwonders.server.service.memory import Memory
from sevenwonders.server.service.situation import (
    Situation,
    advanced,
    rebuilt,
    repeated,
    seats_of,
)
from sevenwonders.server.store import tables
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.notices import Notice
from sevenwonders.server.store.rows import TableData
from sevenwonders.server.thinking.bot_threads import BotThreads
from sevenwonders.server.thinking.thinkers import Thinkers

P = ParamSpec("P")
T = TypeVar("T")
TRIES: Final = 8
CLOSE_SECONDS: Final = 2.0
_log: Final = logging.getLogger(__name__)


class Watcher(Protocol):
    """Is notified of changed tables."""

    def __call__(self, now: Situation, *, ours: bool) -> None:
        """``ours`` says whether this process has changed it."""
        ...


class Writer:
    """The tables of one store as they are and as they become."""

    def __init__(
        self,
        database: Database,
        announcer: Announcer,
        now: Callable[[], int],
        thinkers: Thinkers | None,
        bot_threads: BotThreads,
    ) -> None:
        self._bot_threads = bot_threads
        self._database = database
        self._announcer = announcer
        self._now = now
        self._thinkers = thinkers
        self._memory = Memory()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._watchers: list[Watcher] = []
        self._writing: set[asyncio.Task[list[TableData]]] = set()
        """What is being written, and would go on if nobody waited for it."""
        self._origin = database.notices.hear(self._heard)

    def watch(self, watcher: Watcher) -> None:
        """Let somebody know every table that is not as it was, and is in memory."""
        self._watchers.append(watcher)

    async def situation(self, table_id: str) -> Situation:
        """A table with its game, from memory where that is known to be as the store is."""
        kept = self._memory.get(table_id)
        if kept is not None and self._database.notices.complete:
            return kept
        async with self.lock(f"look {table_id}"):
            return await self._look(table_id)

    async def change(self, table_id: str, plan: Planner, by: str | None = None) -> None:
        """Change a table as planned; plan again if another process was quicker."""
        async with self.lock(table_id):
            for _ in range(TRIES):
                now = await self.situation(table_id)
                wanted = await self._planned(plan, now)
                if wanted is None:
                    return
                try:
                    await self.write((now, wanted), by=by)
                except Conflict:
                    continue
                return
        raise Busy(table_id)

    async def write(
        self, *plans: tuple[Situation | None, Plan], by: str | None = None
    ) -> list[TableData]:
        """Commit plans together for the tables that were read; then remember and announce them.

        That goes on to its end even if the caller is cancelled meanwhile: what is stored has to be
        announced.
        """
        writing = asyncio.create_task(self._write(plans, by))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        return await asyncio.shield(writing)

    async def close(self) -> None:
        """Let what is being written come to its end, unless the store does not answer."""
        if self._writing:
            await asyncio.wait(self._writing, timeout=CLOSE_SECONDS)

    def lock(self, name: str) -> asyncio.Lock:
        """One at a time for each table: others in this process need not fail and try again."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock

    async def _write(
        self, plans: Sequence[tuple[Situation | None, Plan]], by: str | None
    ) -> list[TableData]:
        asked = [(None if old is None else old.table, plan) for old, plan in plans]
        try:
            written = await self._database.write(write_all, asked, self._now(), self._origin)
            for (table, notice), (old, plan) in zip(written, plans, strict=True):
                seats = seats_of(plan.added) | _dropped(old, plan)
                now = advanced(old, table, plan.game, plan.events, seats)
                self._became(old, now, by, ours=True)
                self._database.notices.tell(notice)
        except Conflict:
            for old, _ in plans:
                if old is not None and self._memory.heard(old.table.id, old.table.version + 1):
                    self._announce(old.table.id, old.table.version + 1, old.table)
            raise
        except BaseException:
            for old, plan in plans:
                self._doubt(old, plan)
            raise
        return [one.table for one in written]

    def _doubt(self, old: Situation | None, plan: Plan) -> None:
        """A change may be stored or not, or only be stored later, as where the answer was lost."""
        table, version = plan.table.id, 1 if old is None else old.table.version + 1
        self._memory.drop(table)
        if old is not None:
            self._database.notices.doubt(table, version)
        self._announce(table, version, None if old is None else old.table, plan.table)

    async def _planned(self, plan: Planner, now: Situation) -> Plan | None:
        """What is to be done; where bots may think about it, others are served meanwhile."""
        if any(one.bot is not None for one in now.table.seats):
            return await self.work(now.table, plan, now)
        return plan(now)

    async def work(
        self, table: TableData, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a function gives in a thread; where bots search, apart from all others."""
        names = searching()
        if any(one.bot in names for one in table.seats):
            return await self._bot_threads.run(function, *args, **kwargs)
        return await asyncio.to_thread(function, *args, **kwargs)

    async def _look(self, table_id: str) -> Situation:
        notices, memory = self._database.notices, self._memory
        kept = memory.get(table_id)
        if kept is not None and notices.complete:
            return kept
        if kept is not None:
            version = await self._database.read(tables.version_of, table_id)
            if version == kept.table.version:
                return kept
        while True:
            with memory.reading(table_id):
                whole = await self._database.read(tables.whole_table, table_id)
                if whole is None:
                    raise NoTable(table_id)
                found = await asyncio.to_thread(rebuilt, whole)
                if memory.keep_read(found):
                    return found
            newer = memory.get(table_id)
            if newer is not None and notices.complete:
                return newer

    def _heard(self, notice: Notice | None) -> None:
        """Somebody else has changed a table."""
        if notice is None:
            self._memory.forget()
            self._announcer.lost()
            return
        if notice.origin == self._origin:
            return
        try:
            self._follow(notice)
        except Exception:  # noqa: BLE001 -- the table is read anew
            _log.exception("a change of another process could not be followed")
            self._memory.heard(notice.table, notice.version)
            self._announce(notice.table, notice.version, notice.after)

    def _follow(self, notice: Notice) -> None:
        """Do in memory what somebody else has done, or forget what is there."""
        old, table = self._memory.get(notice.table), notice.after
        if old is not None and table is not None and old.table.version + 1 == table.version:
            self._became(old, repeated(old, notice, table), None, ours=False)
        elif old is None or old.table.version < notice.version:
            self._memory.heard(notice.table, notice.version)
            self._announce(notice.table, notice.version, table)

    def _announce(self, table_id: str, version: int, *known: TableData | None) -> None:
        """Say that a table may have changed, and nothing is known of what did.

        It is told to the guests of all that is known of it.
        """
        guests = frozenset[str]().union(*(_guests(one) for one in known if one is not None))
        self._announcer.changed(News(table_id, version, 0, guests, lobby=True, reseated=True))

    def _became(self, old: Situation | None, new: Situation, by: str | None, *, ours: bool) -> None:
        """Remember the current state of a table, and announce it."""
        self._memory.keep(new)
        table = new.table
        if table.status == "over" and self._thinkers is not None:
            self._thinkers.cancel(table.id)
        self._announcer.changed(_news(None if old is None else old.table, table, by))
        for watcher in self._watchers:
            watcher(new, ours=ours)


def _guests(table: TableData) -> frozenset[str]:
    """The guests who sit at a table or are invited."""
    seated = {one.guest for one in table.seats if one.guest is not None}
    return frozenset(seated | {one.guest for one in table.invited})


def _news(old: TableData | None, table: TableData, by: str | None) -> News:
    """What is told of a change."""
    guests = _guests(table)
    return News(
        table.id,
        table.version,
        table.seq,
        guests,
        lobby=(None if old is None else _listed(old)) != _listed(table),
        by=by,
        reseated=old is None or _seating(old) != _seating(table),
        gone=frozenset() if old is None else _guests(old) - guests,
    )


def _seating(table: TableData) -> tuple[object, ...]:
    return table.status, table.seats, table.access, table.invited


def _listed(table: TableData) -> tuple[object, ...] | None:
    """What the list of strangers shows of a table, if it is there."""
    kinds = {one.kind for one in table.seats}
    if table.status != "open" or table.access != "public" or not {"guest", "empty"} <= kinds:
        return None
    return table.seats, table.host, table.options, table.hints, table.terms


def _dropped(old: Situation | None, plan: Plan) -> set[int]:
    if old is None or old.game is None:
        return set()
    return {old.game.choices[decision].seat for decision in plan.dropped}

"""Announces presence: to browsers for the tables they show, and to other processes."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Generator, Iterable
from contextlib import contextmanager, suppress
from functools import partial
from heapq import heappop, heappush
from typing import Final, final

from sevenwonders.server.background import repeat
from sevenwonders.server.errors import NoTable
from sevenwonders.server.presence.people import GONE, GRACE, LEASE, People
from sevenwonders.server.service.access import check_may_see
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.postgres import notify
from sevenwonders.server.store.rows import SeatData, TableData
from sevenwonders.server.stream.hub import Hub
from sevenwonders.server.stream.listener import Listener
from sevenwonders.server.wire.presence import Presence, TablePresence

TOPIC: Final = "presence"
_GATHER_SECONDS: Final = 0.5
_BEAT_SECONDS: Final = LEASE / 3
_TOGETHER: Final = 300
"""Guests that one word between processes names."""
_SOON: Final = 0.1
_log: Final = logging.getLogger(__name__)


@final
class Presences:
    """Presence for the streams of one hub."""

    def __init__(self, database: Database, service: Service, hub: Hub) -> None:
        self._database = database
        self._service = service
        self._hub = hub
        self._stirred = asyncio.Event()
        self._wakes: list[tuple[float, str]] = []
        """When the state of absent guests changes, with the guests."""
        self._changed: set[str] = set()
        self._due: set[str] = set()
        """Tables whose presence may have changed."""
        self._seated: dict[str, frozenset[str]] = {}
        """The guests at each table that is shown, as last announced."""
        self._tables: defaultdict[str, set[str]] = defaultdict(set)
        """The same by guest."""
        self._beaten = time.monotonic()
        self.people = People(self._stir)
        database.notices.on(TOPIC, self._heard)
        hub.watch = self.watch
        hub.reseated = self._look_at

    @contextmanager
    def watch(self, listener: Listener) -> Generator[None]:
        """In the block a browser listens."""
        try:
            with self.people.connected(listener.reader.guest):
                self._look_at(*listener.reader.tables)
                yield
        finally:
            self._look_at(*listener.reader.tables)

    async def run(self) -> None:
        """Tell what changes, until cancelled."""
        await repeat(self._round, 0.0, _log, "presence could not be announced")

    async def _round(self) -> None:
        """Tell of what has changed, once something has."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience()):
                await self._stirred.wait()
        # Changes that come together are announced in one message.
        await asyncio.sleep(_GATHER_SECONDS)
        self._stirred.clear()
        self._wake()
        beat = time.monotonic() - self._beaten > _BEAT_SECONDS
        await self._tell_processes(all_here=beat)
        if beat:
            self._beaten = time.monotonic()
            self.people.forget()
        await self._tell_browsers()

    def _look_at(self, *tables: str) -> None:
        self._due.update(tables)
        self._stirred.set()

    def _stir(self, guest: str) -> None:
        now = time.monotonic()
        for later in (GRACE, GONE):
            heappush(self._wakes, (now + later + _SOON, guest))
        self._changed.add(guest)
        self._look_at(*self._tables.get(guest, ()))

    def _wake(self) -> None:
        """Check the tables of absent guests whose state has changed."""
        while self._wakes and self._wakes[0][0] <= time.monotonic():
            self._due |= self._tables.get(heappop(self._wakes)[1], set())

    def _patience(self) -> float:
        return self._wakes[0][0] - time.monotonic() if self._wakes else _BEAT_SECONDS

    async def _tell_browsers(self) -> None:
        due, self._due = self._due, set()
        failed: list[Exception] = []
        for name in due:
            try:
                await self._tell_of(name)
            except Exception as error:  # noqa: BLE001 -- the other tables go on
                failed.append(error)
                self._look_at(name)
        if failed:
            raise failed[0]

    async def _tell_of(self, name: str) -> None:
        listeners = self._hub.showing(name)
        if not listeners:
            self._remember(name, ())
            return
        with suppress(NoTable):
            table = (await self._service.situation(name)).table
            self._remember(name, table.seats)
            seen = TablePresence(name, tuple(self._seats(table)))
            for listener in listeners:
                self._tell(listener, table, seen)

    def _remember(self, name: str, seats: Iterable[SeatData]) -> None:
        """The guests at a table that is shown; empty if it is no longer shown."""
        now = frozenset(one.guest for one in seats if one.guest is not None)
        for guest in self._seated.pop(name, frozenset()) - now:
            self._tables[guest].discard(name)
            if not self._tables[guest]:
                del self._tables[guest]
        for guest in now:
            self._tables[guest].add(name)
        if now:
            self._seated[name] = now

    def _tell(self, listener: Listener, table: TableData, seen: TablePresence) -> None:
        with suppress(NoTable):
            check_may_see(table, listener.reader.guest)
            listener.hear_presence(seen)

    def _seats(self, table: TableData) -> Generator[Presence | None]:
        for one in table.seats:
            yield None if one.guest is None else self.people.presence(one.guest)

    async def _tell_processes(self, *, all_here: bool) -> None:
        if not self._database.shared:
            self._changed.clear()
            return
        here, changed = set(self.people.here()), self._changed
        self._changed = set()
        try:
            await self._say("+", here if all_here else changed & here)
            await self._say("-", changed - here)
        except BaseException:
            self._changed |= changed
            raise

    async def _say(self, sign: str, guests: Iterable[str]) -> None:
        named = sorted(guests)
        for at in range(0, len(named), _TOGETHER):
            word = sign + ",".join(named[at : at + _TOGETHER])
            packed = partial(self._database.notices.word, TOPIC, word)
            await self._database.write(notify, packed)

    def _heard(self, process: str, word: str) -> None:
        guests = word[1:].split(",")
        if word.startswith("-"):
            self.people.untold(process, guests)
        else:
            guests = self.people.told(process, guests)
        for guest in guests:
            self._look_at(*self._tables.get(guest, ()))

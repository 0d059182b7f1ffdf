"""The clocks of all tables: a bot plays for seats that run out of time."""

import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection

from sevenwonders.server.background import repeat
from sevenwonders.server.clocks import pause, store
from sevenwonders.server.clocks.ticking import out_of_time, without_reserve
from sevenwonders.server.errors import Unavailable
from sevenwonders.server.service.seating import STAND_IN, played_for
from sevenwonders.server.service.service import Service
from sevenwonders.server.service.situation import Situation
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.notices import ANYTHING
from sevenwonders.server.store.postgres import notify
from sevenwonders.server.store.rows import TableData
from sevenwonders.server.wire.table import Table

LOOK_SECONDS: Final = 0.5
BEAT_SECONDS: Final = 5.0
_AT_ONCE: Final = 50
_AGAIN_SECONDS: Final = 30.0
"""Seconds until a table whose clock failed is tried again."""
_ALIVE: Final = "alive"
_log: Final = logging.getLogger(__name__)


Notice = Callable[[str, str, int, str], Awaitable[None]]
"""Tells everybody at a table what happened to a person and their seat."""


async def _nobody(table: str, guest: str, seat: int, notice: str) -> None:
    """Nobody is told."""
    del table, guest, seat, notice


def _now() -> int:
    return time.time_ns() // 1_000_000


class Clocks:
    """Watches over the clocks of one store; several processes may do so."""

    def __init__(
        self,
        database: Database,
        service: Service,
        *,
        now: Callable[[], int] = _now,
        notice: Notice | None = None,
    ) -> None:
        self._database = database
        self._service = service
        self._now = now
        self._tell = notice or _nobody
        self._beaten = -BEAT_SECONDS
        self._failed: dict[str, float] = {}
        """When tables whose clock failed are tried again."""

    async def run(self) -> None:
        """Watch, until cancelled."""
        await repeat(self._round, LOOK_SECONDS, _log, "clocks could not be checked")

    async def _round(self) -> None:
        if time.monotonic() - self._beaten >= BEAT_SECONDS:
            if not await self.beat():
                return
            self._beaten = time.monotonic()
        await self.look()

    async def beat(self) -> bool:
        """Say that the server is alive; what it was away, nobody's clock counts.

        False, and nothing said, while the first process of the server does so.
        """
        first = not self._database.shares(_ALIVE) and await self._database.claim(_ALIVE)
        if not first and not await self._database.share(_ALIVE):
            return False
        try:
            away = await self._database.write(self._beaten_in, first=first)
            if first:
                await self._database.share(_ALIVE)
        finally:
            if first:
                await self._database.release(_ALIVE)
        if away:
            # Tables in memory do not have it; other processes are told by the change itself.
            notices = self._database.notices
            notices.lose(complete=notices.complete)
            _log.info("the server was down for %s s, which no clock counts", away / 1000)
        return True

    def _beaten_in(self, connection: Connection, *, first: bool) -> int:
        away = store.beat(connection, self._now(), first=first)
        if away:
            notify(connection, partial(self._database.notices.word, ANYTHING, "-"))
        return away

    async def look(self) -> None:
        """Let bots play for seats that run out of time."""
        now = time.monotonic()
        self._failed = {table: until for table, until in self._failed.items() if until > now}
        most = _AT_ONCE + len(self._failed)
        for table in await self._database.read(store.due_tables, self._now(), most):
            if table not in self._failed:
                await self._look_at(table)

    async def _look_at(self, table: str) -> None:
        late: list[tuple[str, int]] = []
        try:
            await self._service.reshape(table, partial(self._timed_out, late=late))
            for guest, seat in late:
                await self._tell(table, guest, seat, "out-of-time")
        except Unavailable:
            raise
        except Exception:  # noqa: BLE001 -- the other tables go on
            _log.exception("the clock of a table could not be checked; trying again")
            self._failed[table] = time.monotonic() + _AGAIN_SECONDS

    async def pause(self, guest_id: str | None, table_id: str, *, paused: bool) -> Table:
        """Wish for a pause, or end one."""
        guest = await self._service.guest(guest_id)

        def wished(now: Situation) -> TableData:
            return pause.wished(now.table, guest.id, self._now(), pause=paused)

        await self._service.reshape(table_id, wished, by=guest.id)
        return await self._service.table_for(guest.id, table_id)

    def _timed_out(self, now: Situation, *, late: list[tuple[str, int]]) -> TableData:
        late.clear()
        table, game = now.table, now.game
        bot = STAND_IN if table.terms.clock is None else table.terms.clock.bot
        for seat in out_of_time(table, self._now()):
            owed = 0 if game is None else game.next_of(seat)
            late.append((table.seats[seat].guest or "", seat))
            table = without_reserve(played_for(table, seat, owed, bot), seat)
        return table

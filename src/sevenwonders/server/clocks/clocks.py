"""The clocks of all tables: whose time is up is played for by a bot."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from sevenwonders.server.clocks import pause, store
from sevenwonders.server.clocks.ticking import out_of_time, without_reserve
from sevenwonders.server.errors import Refused
from sevenwonders.server.service.seating import STAND_IN, played_for
from sevenwonders.server.service.service import Service
from sevenwonders.server.service.situation import Situation
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.rows import TableData
from sevenwonders.server.wire.table import Table

LOOK_SECONDS: Final = 0.5
BEAT_SECONDS: Final = 5.0
_AT_ONCE: Final = 50
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

    async def run(self) -> None:
        """Watch, until cancelled."""
        beaten = -BEAT_SECONDS
        failing = False
        while True:
            try:
                if time.monotonic() - beaten >= BEAT_SECONDS:
                    await self.beat()
                    beaten = time.monotonic()
                await self.look()
                failing = False
            except Refused as error:
                if not failing:
                    _log.warning("clocks could not be looked at: %s", error)
                failing = True
                await asyncio.sleep(BEAT_SECONDS)
            await asyncio.sleep(LOOK_SECONDS)

    async def beat(self) -> None:
        """Say that the server is alive; what it was away, nobody's clock counts."""
        away = await self._database.write(store.beat, self._now())
        if away:
            # Tables in memory do not have it.
            notices = self._database.notices
            notices.lose(complete=notices.complete)
            _log.info("the server was away for %s s: all clocks are put back", away // 1000)

    async def look(self) -> None:
        """Let bots play for those whose time is up."""
        for table in await self._database.read(store.due_tables, self._now(), _AT_ONCE):
            late: list[tuple[str, int]] = []
            await self._service.reshape(table, partial(self._timed_out, late=late))
            for guest, seat in late:
                await self._tell(table, guest, seat, "out-of-time")

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

"""The decisions that somebody owes, at all their tables."""

import asyncio
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

from sevenwonders.server.errors import NoGuest
from sevenwonders.server.service.seating import seat_of
from sevenwonders.server.service.service import Service
from sevenwonders.server.store import tables
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.notices import Notice
from sevenwonders.server.wire.turns import Awaited, Turn

_LOOK_SECONDS: Final = 0.5
"""How often to look where no word comes of what other processes change."""


class Turns:
    """Looks for the turns of whoever asks."""

    def __init__(self, database: Database, service: Service) -> None:
        self._database = database
        self._service = service
        self._closed = False
        self._stirred: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        """What wakes those who wait, by guest."""
        database.notices.hear(self._heard)

    def close(self) -> None:
        """Let nobody wait any more."""
        self._closed = True
        self._heard(None)

    async def mine(self, guest: str | None, wait: int) -> list[Turn]:
        """What a guest owes, the most urgent first; waits a while if there is nothing yet."""
        if guest is None:
            raise NoGuest
        clock = asyncio.get_running_loop()
        until = clock.time() + wait
        while True:
            stirred = self._stirred.setdefault(guest, asyncio.Event())
            found = await self._owed(guest)
            left = until - clock.time()
            if found or self._closed or left <= 0:
                return sorted(found, key=lambda turn: (turn.deadline is None, turn.deadline or 0))
            look = left if self._database.notices.complete else _LOOK_SECONDS
            with suppress(TimeoutError):
                async with asyncio.timeout(min(left, look)):
                    await stirred.wait()

    async def awaited(self, guest: str | None) -> list[Awaited]:
        """For whom each table of a guest waits, where a game is under way."""
        if guest is None:
            raise NoGuest
        found: list[Awaited] = []
        for table_id in await self._database.read(tables.played_by, guest):
            now = await self._service.situation(table_id)
            mine = seat_of(now.table, guest)
            asks = () if now.game is None else now.game.state.pending()
            awaited = Awaited(
                table=table_id,
                seats=tuple(int(ask.seat) for ask in asks),
                seat=None if mine is None or mine.away else mine.seat,
            )
            found.append(awaited)
        return found

    def _heard(self, notice: Notice | None) -> None:
        """A table is not as it was; with none, anything may have changed."""
        table = None if notice is None else notice.after
        woken = list(self._stirred) if table is None else [one.guest for one in table.seats]
        for guest in woken:
            stirred = None if guest is None else self._stirred.pop(guest, None)
            if stirred is not None:
                stirred.set()

    async def _owed(self, guest: str) -> list[Turn]:
        return [
            turn
            for table_id in await self._database.read(tables.played_by, guest)
            if (turn := await self._turn_at(guest, table_id)) is not None
        ]

    async def _turn_at(self, guest: str, table_id: str) -> Turn | None:
        now = await self._service.situation(table_id)
        seat = seat_of(now.table, guest)
        if seat is None or seat.away or now.game is None:
            return None
        ask = now.game.state.asked(seat.seat)
        if ask is None:
            return None
        time = now.table.clock.seats.get(seat.seat)
        paused = now.table.clock.paused is not None
        return Turn(
            table=table_id,
            seat=seat.seat,
            decision=int(ask.decision),
            deadline=None if time is None or paused else time.deadline,
        )

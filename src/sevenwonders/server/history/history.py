"""The games of a person that are over, and what they add up to."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sevenwonders.server.background import AGAIN_SECONDS
from sevenwonders.server.errors import NoGuest, Refused, Unavailable
from sevenwonders.server.history import store
from sevenwonders.server.history.outcome import result_of
from sevenwonders.server.history.rows import Result, SeatResult
from sevenwonders.server.history.statistics import played_by, statistics_of
from sevenwonders.server.history.store import Cursor, Wanted
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire.history import GamePage, GameRow, GameSeat, Statistics

PAGE: Final = 20
COUNTED: Final = 5000
"""The latest games of a person that statistics count."""
_OPPONENTS: Final = 20
_BATCH: Final = 20
_PAUSE_SECONDS: Final = 0.05
_log: Final = logging.getLogger(__name__)


class History:
    """Results of one store."""

    def __init__(self, database: Database, service: Service) -> None:
        self._database = database
        self._service = service

    async def games(self, guest: str | None, wanted: Wanted, after: Cursor | None) -> GamePage:
        """A page of the asker's games, the latest first."""
        if guest is None:
            raise NoGuest
        found = await self._database.read(store.games_of, guest, wanted, after, PAGE + 1)
        shown = found[:PAGE]
        last = shown[-1] if len(found) > PAGE else None
        return GamePage(
            tuple(_row(game, guest) for game in shown),
            None if last is None else f"{last.ended}.{last.table}",
        )

    async def statistics(self, guest: str | None) -> Statistics:
        """Statistics of the asker's games."""
        if guest is None:
            raise NoGuest
        return await self._database.read(_counted, guest)

    async def catch_up(self) -> None:
        """Keep the results of games that were over before results were kept."""
        failed: set[str] = set()
        while True:
            try:
                if not await self._some_caught_up(failed):
                    return
            except Refused as error:
                _log.warning("results of earlier games could not be stored yet: %s", error)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _some_caught_up(self, failed: set[str]) -> bool:
        """Keep some results; whether there may be more besides those that failed."""
        found = await self._database.read(store.without_result, _BATCH + len(failed))
        left = [table for table in found if table not in failed]
        for table in left:
            try:
                await self._catch_up(table)
            except Unavailable:
                raise
            except Exception:  # noqa: BLE001 -- the other tables go on
                _log.exception("the result of an earlier game could not be kept")
                failed.add(table)
            await asyncio.sleep(_PAUSE_SECONDS)
        return bool(left)

    async def _catch_up(self, table: str) -> None:
        now = await self._service.situation(table)
        if now.game is None:
            return
        new = await asyncio.to_thread(result_of, now.table, now.game.state)
        # Another process may have kept it meanwhile.
        with suppress(IntegrityError):
            await self._database.write(store.add_result, new)


def _counted(connection: Connection, guest: str) -> Statistics:
    games = store.games_of(connection, guest, Wanted(), None, COUNTED)
    since = games[-1].ended if len(games) == COUNTED else 0
    opponents = store.opponents_of(connection, guest, since, _OPPONENTS)
    return statistics_of(played_by(games, guest), opponents)


def _row(game: Result, guest: str) -> GameRow:
    return GameRow(
        table=game.table,
        ended=game.ended,
        family=game.family,
        edition=game.edition,
        boxes=game.boxes,
        players=game.players,
        teams=game.teams,
        hints=game.hints,
        seat=next(one.seat for one in game.seats if one.guest == guest),
        seats=tuple(map(_seat, game.seats)),
    )


def _seat(one: SeatResult) -> GameSeat:
    return GameSeat(
        seat=one.seat,
        name=one.name,
        bot=one.bot,
        away=one.away,
        board=one.board,
        place=one.place,
        points=one.points,
    )

"""Bots that search decide while people do: what was revealed is stored and shown by then.

Each choice is sealed as it comes. What the bots of a table owe is worked out by one process at a
time; where it ends in the middle of that, another takes it up, or the same when it is back.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.server.background import repeat
from sevenwonders.server.errors import Ending, NoTable, Unavailable
from sevenwonders.server.service.bot_turns import BotTurn, one_of_each_team, turns_of
from sevenwonders.server.service.commit import Plan, played_on, stepped
from sevenwonders.server.service.game import Step
from sevenwonders.server.service.hosts import searching
from sevenwonders.server.service.seating import quick_bots_of, searching_bots_of
from sevenwonders.server.service.situation import Situation
from sevenwonders.server.service.writer import Writer
from sevenwonders.server.store import tables
from sevenwonders.server.store.database import Database
from sevenwonders.server.thinking.questions import Choosing, choice_in, choosing
from sevenwonders.server.thinking.thinkers import Thinkers

LOOK_SECONDS: Final = 5.0
"""How often to look for what nobody works out."""
AGAIN_SECONDS: Final = 1.0
"""How often to ask whether the process that works it out still does."""
_PAUSE_SECONDS: Final = 0.01
_log: Final = logging.getLogger(__name__)


class _Care:
    """A table whose bots owe something."""

    def __init__(self) -> None:
        self.stirred = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def stir(self, _: object = None) -> None:
        """It is not as it was."""
        self.stirred.set()

    async def rest(self, seconds: float) -> None:
        """Until it is not as it was, or it is time to look anyway."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.stirred.wait()


class SearchingBots:
    """Has the searching bots of all tables decide."""

    def __init__(self, database: Database, writer: Writer, thinkers: Thinkers) -> None:
        self._database = database
        self._writer = writer
        self._thinkers = thinkers
        self._cares: dict[str, _Care] = {}
        self._settled: dict[str, int] | None = None
        """Tables where bots owed nothing, with their versions; none before the first look."""
        self._closed = False
        writer.watch(self._heed)

    async def run(self) -> None:
        """Take up what a process left that has ended, until cancelled."""
        await repeat(self._look, LOOK_SECONDS, _log, "tables with search bots could not be checked")

    async def close(self) -> None:
        """Think no more."""
        self._closed = True
        tasks = [care.task for care in self._cares.values() if care.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self) -> None:
        """Take care of tables where bots owe something.

        The first time all bots are asked: one that searched may be stood in for by a quick one.
        """
        first = self._settled is None
        there = await self._database.read(tables.tables_with_bots, None if first else searching())
        known = self._settled or {}
        found = {table: version for table, version in known.items() if there.get(table) == version}
        for table_id in there.keys() - found.keys() - self._cares.keys():
            try:
                version = await self._look_at(table_id, first=first)
            except Unavailable:
                raise
            except Exception:  # noqa: BLE001 -- the other tables go on
                _log.exception("the bots of a table could not be checked")
                # Until it changes it would fail again.
                version = there[table_id]
            if version is not None:
                found[table_id] = version
            await asyncio.sleep(_PAUSE_SECONDS)
        self._settled = found

    async def _look_at(self, table_id: str, *, first: bool) -> int | None:
        """Take care of a table, or say at which version its bots owe nothing."""
        if first:
            await self._writer.change(table_id, _caught_up)
        now = await self._writer.situation(table_id)
        if not _owed(now):
            return now.table.version
        if table_id not in self._cares:
            self._take(table_id)
        return None

    def _heed(self, now: Situation, *, ours: bool) -> None:
        """A table is not as it was."""
        care = self._cares.get(now.table.id)
        if care is not None:
            care.stir()
        elif ours and _owed(now):
            self._take(now.table.id)

    def _take(self, table_id: str) -> None:
        if not self._closed:
            care = self._cares[table_id] = _Care()
            care.task = asyncio.create_task(self._care(table_id, care))

    async def _care(self, table_id: str, care: _Care) -> None:
        """Let the bots of a table decide until they owe nothing."""
        name = f"bots {table_id}"
        try:
            while not self._closed:
                care.stirred.clear()
                owed = _owed(await self._writer.situation(table_id))
                if not owed and not care.stirred.is_set():
                    return
                if not await self._database.claim(name):
                    await asyncio.sleep(AGAIN_SECONDS)
                    continue
                try:
                    await self._decide(table_id, care)
                finally:
                    await self._database.release(name)
        except (NoTable, Ending):
            return
        except Exception:  # noqa: BLE001 -- whatever it was, it is taken up again
            _log.exception("the bots of a table could not decide; trying again")
        finally:
            del self._cares[table_id]

    async def _decide(self, table_id: str, care: _Care) -> None:
        """Ask what is owed, and let go of what is not owed any more."""
        asked: dict[tuple[int, str], asyncio.Task[None]] = {}
        try:
            while True:
                care.stirred.clear()
                now = await self._writer.situation(table_id)
                owed = {_named(turn): turn for turn in _owed(now)}
                for key in asked.keys() - owed.keys():
                    asked.pop(key).cancel()
                for key, turn in owed.items():
                    task = asked.get(key)
                    if task is not None and task.done() and not task.cancelled():
                        task.result()
                    if task is None or task.done():
                        asked[key] = asyncio.create_task(self._answer(now, turn))
                        asked[key].add_done_callback(care.stir)
                if not owed and not care.stirred.is_set():
                    return
                await care.rest(LOOK_SECONDS)
        finally:
            for task in asked.values():
                task.cancel()
            await asyncio.gather(*asked.values(), return_exceptions=True)

    async def _answer(self, now: Situation, turn: BotTurn) -> None:
        """Have a bot decide, and seal what it chose if it still is to decide that."""
        if now.game is None:
            return
        question = await asyncio.to_thread(_question, now.game.state, turn)
        whose = now.table.host or now.table.id
        answer = await self._thinkers.think(question, table=now.table.id, whose=whose)
        text = choice_in(answer)

        def sealed(later: Situation) -> Plan | None:
            still = any(_named(one) == _named(turn) for one in _owed(later))
            if later.game is None or not still:
                return None
            step = Step.of(later.game)
            step.choose(int(turn.ask.seat), int(turn.ask.decision), text)
            return stepped(later, step, search=False)

        await self._writer.change(now.table.id, sealed)


def _owed(now: Situation) -> list[BotTurn]:
    """What the searching bots of a table can decide now."""
    if now.game is None or now.table.status != "playing":
        return []
    state, table = now.game.state, now.table
    bots = searching_bots_of(table)
    return one_of_each_team(state, turns_of(state, table.id, table.secret, bots)) if bots else []


def _caught_up(now: Situation) -> Plan | None:
    """Let quick bots decide what they owe."""
    quick = quick_bots_of(now.table)
    if now.game is None or not any(ask.seat in quick for ask in now.game.state.pending()):
        return None
    return played_on(now.table, Step.of(now.game), search=False)


def _named(turn: BotTurn) -> tuple[int, str]:
    """What tells a decision, and who takes it, from others of its table."""
    return int(turn.ask.decision), turn.bot


def _question(state: State, turn: BotTurn) -> Choosing:
    # Looking works out legal choices, and others may look at the same time.
    return choosing(Sight(state.clone(), turn.ask.seat), turn.key, turn.spec)

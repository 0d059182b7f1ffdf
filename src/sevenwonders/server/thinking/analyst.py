"""Records thought through again: one at a time, while everybody else is served."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from hashlib import blake2b
from typing import Final

from sevenwonders.bots.analysis import Analysis, analyse, decisions_of
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.why import Why
from sevenwonders.engine.see.sight import Sight
from sevenwonders.record.game import Record
from sevenwonders.server.errors import Ending, NoSeat, StillThinking
from sevenwonders.server.replay import played
from sevenwonders.server.thinking.thinkers import Thinkers, explained
from sevenwonders.server.wire.analysis import AnalysisWork

LIMIT: Final = Limit(iterations=150, seconds=2.0)
"""For one decision; the clock only stops what runs uncompiled."""
KEPT: Final = 32
WAITING: Final = 8
"""Analyses under way or waiting, of all guests together."""

Key = tuple[bytes, int]


class _Work:
    """An analysis on its way: the thread counts, anyone may look."""

    def __init__(self, asker: str, record: Record, seat: int, thinkers: Thinkers | None) -> None:
        self.asker = asker
        self.done = 0
        self.of = 0
        self.ends = False
        self._record = record
        self._seat = seat
        self._thinkers = thinkers
        self.result: Future[Analysis] = Future()

    def run(self, limit: Limit) -> Analysis:
        """Count what there is to do, and do it."""
        self.of = sum(1 for _ in decisions_of(self._record, self._seat))
        return analyse(
            self._record, self._seat, limit=limit, tell=self._tell, explainer=self._explained
        )

    def _explained(self, sight: Sight, key: str, limit: Limit, entered: int | None) -> Why:
        return explained(sight, key, limit, entered, self._thinkers)

    def shown(self) -> AnalysisWork:
        """How far it is."""
        found = self.result.result() if self.result.done() else None
        return AnalysisWork(done=self.done, of=self.of, analysis=found)

    def _tell(self, done: int) -> None:
        self.done = done
        if self.ends:
            raise Ending


class Analyst:
    """Analyses records, one unfinished for each asker; results are kept for a while."""

    def __init__(self, limit: Limit = LIMIT, thinkers: Thinkers | None = None) -> None:
        self._limit = limit
        self._thinkers = thinkers
        self._works: OrderedDict[Key, _Work] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="analysis")

    async def ask(
        self, asker: str, text: str, seat: int, *, admit: Callable[[], None] = lambda: None
    ) -> AnalysisWork:
        """Begin, or say how far it is; ``admit`` is asked before one begins, and may refuse."""
        record = (await asyncio.to_thread(played, text)).record
        if seat >= record.players:
            raise NoSeat(seat, record.players)
        key = (blake2b(text.encode(), digest_size=16).digest(), seat)
        work = self._works.get(key)
        if work is None:
            work = self._begin(key, asker, record, admit)
        self._works.move_to_end(key)
        if work.result.done() and work.result.exception() is not None:
            del self._works[key]
        return work.shown()

    def close(self) -> None:
        """Break off what is under way, after the decision that is being looked at."""
        for work in self._works.values():
            work.ends = True
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _begin(self, key: Key, asker: str, record: Record, admit: Callable[[], None]) -> _Work:
        under_way = [work for work in self._works.values() if not work.result.done()]
        if len(under_way) >= WAITING or any(work.asker == asker for work in under_way):
            raise StillThinking
        admit()
        self._forget(KEPT - 1)
        work = self._works[key] = _Work(asker, record, key[1], self._thinkers)
        work.result = self._thread.submit(work.run, self._limit)
        return work

    def _forget(self, kept: int) -> None:
        """Let the oldest results go; what is under way stays."""
        finished = [key for key, work in self._works.items() if work.result.done()]
        for key in finished[: max(0, len(self._works) - kept)]:
            del self._works[key]

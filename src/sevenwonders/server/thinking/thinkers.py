"""Worker processes for search, which would block other requests in the server process.

Compiled code holds the interpreter while it runs: in threads alone a table of experts would stop
all other tables.
"""

import asyncio
import logging
import os
import threading
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import CancelledError, Future
from typing import Final

from sevenwonders.bots import why
from sevenwonders.bots.limit import Limit
from sevenwonders.engine.see.sight import Sight
from sevenwonders.server.errors import Ending
from sevenwonders.server.thinking.questions import (
    Question,
    answered,
    answered_at_once,
    encoded,
    explaining,
    prepare,
    why_in,
)
from sevenwonders.workers import WorkerLost, WorkerPool

MOST: Final = 8
_log: Final = logging.getLogger(__name__)


class Thinkers:
    """As many processes as there are cores, each started when it is first needed."""

    def __init__(self, many: int | None = None) -> None:
        size = many or min(os.cpu_count() or 1, MOST)
        self._pool = WorkerPool(answered, size, prepare=prepare, name="thinker")
        self._lock = threading.Lock()
        self._answers: defaultdict[str, set[Future[bytes]]] = defaultdict(set)
        """Those awaited, by table; threads of several requests change them."""
        self._ended = False

    @property
    def waiting(self) -> int:
        """How many questions no process thinks about yet."""
        return self._pool.waiting

    def ask(
        self, questions: Sequence[Question], *, table: str = "", whose: str = ""
    ) -> list[bytes]:
        """The answers, when all are there. Questions asked together are thought about together.

        Where questions wait, one of each person ``whose`` they are is thought about in turn.
        ``CancelledError`` when the table has ended meanwhile.
        """
        tasks = [encoded(question) for question in questions]
        with self._lock:
            answers = [self._pool.submit(task, whose) for task in tasks]
            self._answers[table].update(answers)
        try:
            return [self._answer(*one) for one in zip(answers, tasks, strict=True)]
        except CancelledError as error:
            if self._ended:
                raise Ending from error
            raise
        finally:
            self._forget(table, answers)

    async def think(self, question: Question, *, table: str = "", whose: str = "") -> bytes:
        """The answer; to be cancelled while it is thought about ends that."""
        task = encoded(question)
        with self._lock:
            answer = self._pool.submit(task, whose)
            self._answers[table].add(answer)
        try:
            return await asyncio.wrap_future(answer)
        except WorkerLost as lost:
            return await asyncio.to_thread(_stood_in, task, lost)
        except asyncio.CancelledError as error:
            if self._ended:
                raise Ending from error
            raise
        finally:
            self._forget(table, [answer])

    def cancel(self, table: str) -> None:
        """End all thinking for a table that has ended."""
        with self._lock:
            answers = tuple(self._answers.get(table, ()))
        for answer in answers:
            answer.cancel()

    def close(self) -> None:
        """End the processes with all running work; waiting requests are refused."""
        self._ended = True
        self._pool.close()

    def _answer(self, answer: Future[bytes], question: bytes) -> bytes:
        try:
            return answer.result()
        except WorkerLost as lost:
            return _stood_in(question, lost)

    def _forget(self, table: str, answers: Sequence[Future[bytes]]) -> None:
        for answer in answers:
            # A caller that leaves early does not need the other answers.
            answer.cancel()
        with self._lock:
            left = self._answers[table]
            left.difference_update(answers)
            if not left:
                del self._answers[table]


def _stood_in(question: bytes, lost: WorkerLost) -> bytes:
    """Processes that died, or never began for want of memory, take no decision with them.

    Nobody searches here instead: meanwhile all tables would wait.
    """
    _log.error("a bot cannot search, and decides without: %s", lost)
    return answered_at_once(question)


def explained(
    sight: Sight,
    key: str,
    limit: Limit,
    entered: int | None,
    thinkers: Thinkers | None,
    *,
    table: str = "",
    whose: str = "",
) -> why.Why:
    """Why, thought out elsewhere if there is anybody to think."""
    if thinkers is None:
        return why.explained(sight, key, limit, entered)
    [answer] = thinkers.ask([explaining(sight, key, limit, entered)], table=table, whose=whose)
    return why_in(answer)

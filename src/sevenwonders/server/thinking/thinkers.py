"""Processes that think for the server, so that nobody else waits while bots search.

Compiled code holds the interpreter while it runs: in threads alone a table of experts would stop
all other tables.
"""

import os
import threading
from collections.abc import Sequence
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from sevenwonders.bots import why
from sevenwonders.bots.limit import Limit
from sevenwonders.engine.see.sight import Sight
from sevenwonders.server.errors import Ending
from sevenwonders.server.thinking.questions import (
    Question,
    answered,
    explaining,
    packed,
    think_for,
    why_in,
)

MOST: Final = 8
_SPAWN: Final = get_context("spawn")


class Thinkers:
    """As many processes as there are cores, each started when it is first needed."""

    def __init__(self, many: int | None = None) -> None:
        self._threads = ThreadPoolExecutor(
            many or min(os.cpu_count() or 1, MOST), thread_name_prefix="thinker"
        )
        """One for each process, to wait for its answer."""
        self._own = threading.local()
        self._lock = threading.Lock()
        self._thinkers: set[_Thinker] = set()
        self._ended = False

    def ask(self, questions: Sequence[Question]) -> list[bytes]:
        """The answers, when all are there. Questions asked together are thought about together."""
        packets = [packed(question) for question in questions]
        try:
            waiting: list[Future[bytes]] = [
                self._threads.submit(self._answer, packet) for packet in packets
            ]
            return [future.result() for future in waiting]
        except (CancelledError, RuntimeError) as error:
            if self._ended:
                raise Ending from error
            raise

    def close(self) -> None:
        """End the processes, whatever they think about; who waits for them is refused."""
        with self._lock:
            self._ended = True
            thinkers = list(self._thinkers)
        self._threads.shutdown(wait=False, cancel_futures=True)
        for thinker in thinkers:
            thinker.end()

    def _answer(self, question: bytes) -> bytes:
        try:
            thinker: _Thinker | None = getattr(self._own, "thinker", None)
            if thinker is None:
                thinker = self._own.thinker = self._start()
            return thinker.answer(question)
        except (EOFError, OSError):
            self._forget()
            # A process that died, or never began for want of memory, takes no decision with it.
            return answered(question)

    def _start(self) -> "_Thinker":
        with self._lock:
            if self._ended:
                raise Ending
            thinker = _Thinker()
            self._thinkers.add(thinker)
        return thinker

    def _forget(self) -> None:
        thinker: _Thinker | None = getattr(self._own, "thinker", None)
        self._own.thinker = None
        with self._lock:
            if self._ended:
                raise Ending
            if thinker is not None:
                self._thinkers.discard(thinker)
                thinker.end()


class _Thinker:
    """One process, and the way to it."""

    def __init__(self) -> None:
        self._way: Connection
        self._way, far = _SPAWN.Pipe()
        self._process: SpawnProcess = _SPAWN.Process(
            target=think_for, args=(far,), name="thinker", daemon=True
        )
        self._process.start()
        # Only the process may hold its end, else its death would not be noticed.
        far.close()

    def answer(self, question: bytes) -> bytes:
        """Ask, and wait for the answer."""
        self._way.send_bytes(question)
        return self._way.recv_bytes()

    def end(self) -> None:
        """Stop it at once, and leave nothing of it behind."""
        self._process.kill()
        self._process.join()


def explained(
    sight: Sight, key: str, limit: Limit, entered: int | None, thinkers: Thinkers | None
) -> why.Why:
    """Why, thought out elsewhere if there is anybody to think."""
    if thinkers is None:
        return why.explained(sight, key, limit, entered)
    [answer] = thinkers.ask([explaining(sight, key, limit, entered)])
    return why_in(answer)

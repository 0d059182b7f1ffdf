"""Processes that think for a seer: each answers one question at a time, all of them together."""

import os
import threading
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, Generic, TypeVar, final

from sevenwonders.bots.sage.data import new_sage
from sevenwonders.workers.signals import deaf_children, ignore_interruptions, leave_with_parent

Question = TypeVar("Question")
Answer = TypeVar("Answer")

GONE: Final = (EOFError, OSError)
"""What a process that died, or never began, is noticed by."""
_SPAWN: Final = get_context("spawn")


@final
class Crew(Generic[Question, Answer]):
    """So many processes, all of them ready to think; they end with this one at the latest."""

    def __init__(self, work: Callable[[Question], Answer], many: int) -> None:
        self._lock = threading.Lock()
        self._members: list[_Member] = []
        try:
            for _ in range(many):
                self._members.append(_Member(work))
            for member in self._members:
                member.way.recv()
        except BaseException:
            self.end()
            raise

    def pids(self) -> list[int]:
        """The numbers of the processes."""
        return [member.process.pid or 0 for member in self._members]

    def ask(self, questions: Sequence[Question]) -> list[Answer]:
        """The answers to as many questions as there are processes, one each.

        Where one of them is gone the rest is ended: an answer left behind would be the next one's.
        """
        with self._lock:
            try:
                for member, question in zip(self._members, questions, strict=True):
                    member.way.send(question)
                return [member.way.recv() for member in self._members]
            except BaseException:
                self.end()
                raise

    def end(self) -> None:
        """Stop them at once, whatever they think about, and leave nothing of them behind."""
        for member in self._members:
            member.process.kill()
        for member in self._members:
            member.process.join()
            member.way.close()


class _Member:
    """One process, and the way to it."""

    def __init__(self, work: Callable[[Question], Answer]) -> None:
        self.way: Connection
        self.way, far = _SPAWN.Pipe()
        self.process: SpawnProcess = _SPAWN.Process(
            target=_serve, args=(far, work), name="seer", daemon=True
        )
        # An interruption is for the parent to handle, which then ends its processes.
        with deaf_children():
            self.process.start()
        # Only the process may hold its end, else its death would not be noticed.
        far.close()


def _serve(asker: Connection, work: Callable[[Question], Answer]) -> None:
    """The life of such a process: it answers until nobody asks any more."""
    ignore_interruptions()
    leave_with_parent(lambda: os._exit(1))
    try:
        # Load what thinking needs before anybody waits for it.
        new_sage()
        asker.send(None)
        while True:
            asker.send(work(asker.recv()))
    except GONE:
        return

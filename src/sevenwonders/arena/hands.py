"""Work shared out over processes. A process that dies takes nothing with it but its own task."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, NamedTuple, final

Work = Callable[[bytes], bytes]
"""From a task to its answer; an importable function, as it travels by name."""
Lost = Callable[[bytes, str], bytes]
"""The answer for a task that cannot be done, and why."""

TRIES: Final = 2
"""Processes that a task may bring down before it is given up."""


class _Task(NamedTuple):
    content: bytes
    tries: int = 0


@final
class _Hand:
    """A process with at most one task."""

    def __init__(self, work: Work) -> None:
        # Fresh processes: nothing of this one's state is theirs.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.pipe: Connection = ours
        self.task: _Task | None = None
        self._process: SpawnProcess = context.Process(
            target=_serve, args=(theirs, work), daemon=False
        )
        self._process.start()
        theirs.close()

    def give(self, task: _Task) -> None:
        self.task = task
        self.pipe.send_bytes(task.content)

    def answer(self) -> bytes | None:
        """What the process has worked out; nothing if it died over it."""
        try:
            return self.pipe.recv_bytes()
        except (EOFError, OSError):
            return None

    def dismiss(self) -> None:
        """No more work; a task in progress is left."""
        self.pipe.close()
        if self.task is not None:
            self._process.terminate()
        self._process.join()

    def died(self) -> str:
        """How the process ended."""
        self._process.join()
        return f"the process that played ended with exit code {self._process.exitcode}"


def _serve(pipe: Connection, work: Work) -> None:
    # An interruption is for the parent to handle, which then ends the processes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            pipe.send_bytes(work(pipe.recv_bytes()))
    except (EOFError, OSError):
        return


def in_processes(tasks: Iterable[bytes], work: Work, lost: Lost, jobs: int) -> Iterator[bytes]:
    """The answers to all tasks, in the order in which they come."""
    waiting = iter(tasks)
    again: deque[_Task] = deque()
    hands: list[_Hand] = []
    try:
        while True:
            _hand_out(hands, waiting, again, work, jobs)
            busy = {hand.pipe: hand for hand in hands if hand.task is not None}
            if not busy:
                return
            for ready in wait(list(busy)):
                hand = next(one for pipe, one in busy.items() if pipe is ready)
                task, hand.task = hand.task, None
                if task is None:
                    continue
                answer = hand.answer()
                if answer is not None:
                    yield answer
                    continue
                hands.remove(hand)
                if task.tries + 1 < TRIES:
                    again.append(_Task(task.content, task.tries + 1))
                else:
                    yield lost(task.content, hand.died())
    finally:
        for hand in hands:
            hand.dismiss()


def _hand_out(
    hands: list[_Hand], waiting: Iterator[bytes], again: deque[_Task], work: Work, jobs: int
) -> None:
    """Give everyone something to do, as long as there is."""
    while True:
        idle = next((hand for hand in hands if hand.task is None), None)
        if idle is None and len(hands) >= jobs:
            return
        task = again.popleft() if again else _next(waiting)
        if task is None:
            return
        if idle is None:
            idle = _Hand(work)
            hands.append(idle)
        idle.give(task)


def _next(waiting: Iterator[bytes]) -> _Task | None:
    content = next(waiting, None)
    return None if content is None else _Task(content)

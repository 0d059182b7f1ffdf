"""Work shared out over processes. A process that dies takes nothing with it but its own task."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, NamedTuple, final

from sevenwonders.workers.signals import (
    deaf_children,
    ignore_interruptions,
    leave_with_parent,
    uninterrupted,
)

Work = Callable[[bytes], bytes]
"""From a task to its answer; an importable function, as it travels by name."""
Lost = Callable[[bytes, str], bytes]
"""The answer for a task that cannot be done, and why."""

TRIES: Final = 2
"""Processes that a task may bring down before it is given up."""
LISTEN: Final = 1.0
"""Seconds of waiting for answers after which an interruption is noticed however it came."""
PATIENCE: Final = 3.0
"""Seconds that a process has to end by itself when there is no more work."""


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
        with deaf_children():
            self._process.start()
        theirs.close()

    def give(self, task: _Task) -> None:
        self.task = task
        # Of one that is dead already there is no answer either: the task goes to another.
        with suppress(OSError):
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
            self._stop(signal.SIGTERM)

    def see_off(self) -> int | None:
        """Wait until the process has ended, and end what does not; gives its exit code."""
        self._process.join(PATIENCE)
        self._stop(signal.SIGKILL)
        self._process.join()
        return self._process.exitcode

    def _stop(self, how: signal.Signals) -> None:
        """Send a signal to the process and to all that it has started itself."""
        pid = self._process.pid
        if pid is None:
            return
        try:
            os.killpg(pid, how)
        except OSError:
            # All have ended, or it has not yet come so far as to have a group of its own.
            if self._process.exitcode is None:
                os.kill(pid, how)


def _serve(pipe: Connection, work: Work) -> None:
    # An interruption is for the parent to handle, which then ends the processes.
    ignore_interruptions()
    os.setpgrp()
    with suppress(KeyboardInterrupt):
        signal.signal(signal.SIGTERM, _leave)
        leave_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
        while True:
            try:
                task = pipe.recv_bytes()
            except (EOFError, OSError):
                return
            answer = work(task)
            with suppress(OSError):
                pipe.send_bytes(answer)


def _leave(*_: object) -> None:
    """Leave the work: what this process has started must be ended, by no fault of a bot's."""
    raise KeyboardInterrupt


def in_processes(
    tasks: Iterable[bytes], work: Work, lost: Lost, jobs: int
) -> Generator[bytes, None, None]:
    """The answers to all tasks, in the order in which they come; to close it ends all work."""
    waiting = iter(tasks)
    again: deque[_Task] = deque()
    hands: list[_Hand] = []
    try:
        while True:
            _hand_out(hands, waiting, again, work, jobs)
            busy = {hand.pipe: hand for hand in hands if hand.task is not None}
            if not busy:
                return
            for ready in wait(list(busy), LISTEN):
                hand = next(one for pipe, one in busy.items() if pipe is ready)
                task, hand.task = hand.task, None
                if task is None:
                    continue
                answer = hand.answer()
                if answer is not None:
                    yield answer
                    continue
                code = hand.see_off()
                hands.remove(hand)
                if task.tries + 1 < TRIES:
                    again.append(_Task(task.content, task.tries + 1))
                else:
                    why = f"the process that played ended with exit code {code}"
                    yield lost(task.content, why)
    finally:
        with uninterrupted():
            for hand in hands:
                hand.dismiss()
            for hand in hands:
                hand.see_off()


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
            with uninterrupted():
                idle = _Hand(work)
                hands.append(idle)
        idle.give(task)


def _next(waiting: Iterator[bytes]) -> _Task | None:
    content = next(waiting, None)
    return None if content is None else _Task(content)

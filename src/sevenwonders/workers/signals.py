"""Interruptions (Ctrl-C) reach every process of a terminal, at any moment: who heeds them when.

And what nobody can heed: the process that started this one may be killed without a word.
"""

import signal
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from multiprocessing import parent_process, resource_tracker
from typing import Final

_INTERRUPTION: Final = (signal.SIGINT,)
_ENDINGS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""Signals that a command may take as a wish that it ends."""


@contextmanager
def uninterrupted() -> Generator[None, None, None]:
    """What is done here is done whole: an interruption waits for its end."""
    if threading.current_thread() is not threading.main_thread():
        # Python interrupts its main thread alone.
        yield
        return
    came: list[int] = []
    before = {one: signal.signal(one, lambda number, _: came.append(number)) for one in _ENDINGS}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
        # One that is ignored must not hide the next.
        for number in came:
            signal.raise_signal(number)


@contextmanager
def deaf_children() -> Generator[None, None, None]:
    """Processes that are started here do not hear interruptions, not even as they wake up."""
    # The first process starts the tracker, whose own start would end the deafness.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _INTERRUPTION)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interruptions() -> None:
    """For such a process: it leaves them to its parent, and its own children are not deaf."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _INTERRUPTION)


def leave_with_parent(leave: Callable[[], None]) -> None:
    """In a process that ``multiprocessing`` started: leave when its parent is gone, however."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        leave()

    threading.Thread(target=watch, name="parent", daemon=True).start()

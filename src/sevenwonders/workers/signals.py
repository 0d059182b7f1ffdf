"""Delays, blocks or ignores signals that reach every process of a terminal."""

import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Final

ENDINGS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""Signals that a command may take as a wish that it ends."""


@contextmanager
def uninterrupted() -> Generator[None, None, None]:
    """Delay interruptions until the end of the block."""
    if threading.current_thread() is not threading.main_thread():
        # Python interrupts its main thread alone.
        yield
        return
    came: list[int] = []
    before = {one: signal.signal(one, lambda number, _: came.append(number)) for one in ENDINGS}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
        # One that is ignored must not hide the next.
        for number in came:
            signal.raise_signal(number)


def block_endings() -> None:
    """Leave these signals to the other threads; processes started by this one do not get them."""
    # The first process starts the tracker, which would unblock some of them again.
    resource_tracker.ensure_running()
    signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)


def ignore_interruptions() -> None:
    """In a process started so: its parent handles Ctrl-C, and its own children get all signals."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)

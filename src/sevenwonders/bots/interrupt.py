"""Interruptions (Ctrl-C) reach every process of a terminal, at any moment: who heeds them when."""

import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Final

_INTERRUPTION: Final = (signal.SIGINT,)


@contextmanager
def uninterrupted() -> Generator[None, None, None]:
    """What is done here is done whole: an interruption waits for its end."""
    if threading.current_thread() is not threading.main_thread():
        # Python interrupts its main thread alone.
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if came:
            signal.raise_signal(signal.SIGINT)


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

"""A bot's time, and an end to its thinking where the platform can end it."""

import signal
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

T = TypeVar("T")


class OutOfTime(BaseException):
    """The alarm rang while the bot was thinking; no bot should take it for an error of its own."""


def timed(work: Callable[[], T], most: float) -> tuple[T, float]:
    """What work returns, and the seconds it took; ``OutOfTime`` when it is cut short."""
    with _alarm(most):
        began = time.perf_counter()
        done = work()
        return done, time.perf_counter() - began


@contextmanager
def _alarm(seconds: float) -> Generator[None, None, None]:
    """Interrupt the main thread after so long; elsewhere nothing can be interrupted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise OutOfTime(f"no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

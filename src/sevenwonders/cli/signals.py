"""Signals that end the program (``kill``, a closed terminal) are raised as interruptions."""

import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

HEEDED: Final = (signal.SIGTERM, signal.SIGHUP)
SHELL: Final = 128
"""What a shell adds to the number of the signal that ended a command."""


class Ended(KeyboardInterrupt):
    """A signal asked the command to end; on the way out everything it started is ended too."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(f"ended by {signal.Signals(number).name}")


@contextmanager
def heeding() -> Generator[None, None, None]:
    """Raise ``Ended`` for those signals, once; what this process was started to ignore it does."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    wanted = [one for one in HEEDED if signal.getsignal(one) == signal.SIG_DFL]
    for one in wanted:
        signal.signal(one, _end)
    try:
        yield
    finally:
        for one in wanted:
            signal.signal(one, signal.SIG_DFL)


def _end(number: int, _frame: FrameType | None) -> NoReturn:
    # A second one must not keep the first from ending what was started.
    for one in HEEDED:
        signal.signal(one, signal.SIG_IGN)
    raise Ended(number)

"""SIGTERM and Ctrl-C end a run between two steps, so that nothing is lost."""

import signal
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SHELL: Final = 128
"""What a shell adds to the number of the signal that ended a command."""


class Stop:
    """Whether a signal has asked the run to end."""

    def __init__(self) -> None:
        self.signal = 0
        """Its number; 0 for none."""

    @property
    def code(self) -> int:
        """The exit code of the command."""
        return SHELL + self.signal if self.signal else 0

    @contextmanager
    def heeding(self) -> Generator[None]:
        """Note those signals; a second one ends the run at once."""
        wanted = {one: signal.getsignal(one) for one in (signal.SIGTERM, signal.SIGINT)}

        def note(number: int, _frame: FrameType | None) -> None:
            self.signal = number
            for one, before in wanted.items():
                signal.signal(one, before)

        for one in wanted:
            signal.signal(one, note)
        try:
            yield
        finally:
            for one, before in wanted.items():
                signal.signal(one, before)

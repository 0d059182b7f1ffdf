"""Waiting for what other threads and processes do, however slow the machine is."""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120.0
"""Seconds after which it will not come any more, even on a busy machine."""
PAUSE: Final = 0.01


def wait_until(condition: Callable[[], object]) -> None:
    """Return once the condition holds, and fail if it never does."""
    ends = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < ends, f"not within {PATIENCE:g} s"
        time.sleep(PAUSE)

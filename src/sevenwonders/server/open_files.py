"""How many files and connections this process may have open at the same time."""

import resource
from contextlib import suppress
from typing import Final

ENOUGH: Final = 65_536
"""What is asked for where the system sets no limit."""


def allow_many() -> None:
    """Raise the limit as far as the system lets a process do so.

    The usual one is 1,024, and every browser takes one for its stream and some for its requests.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    # Some systems have a limit below the one that they tell.
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

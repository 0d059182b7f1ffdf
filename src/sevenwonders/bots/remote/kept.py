"""Programs that wait for their next game instead of being started for each.

Only a program that says in its ``hello`` that it can play again is kept. Each of its games begins
with ``options`` and ``start``, as the first one did.
"""

import threading
from collections import defaultdict
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from sevenwonders.bots.remote.pipe import Pipe

Command = tuple[str, ...]

_lock: Final = threading.Lock()
_idle: Final[defaultdict[Command, list[Pipe]]] = defaultdict(list)
_keepers: Final[list[None]] = []


@contextmanager
def programs_kept() -> Generator[None, None, None]:
    """In the block, programs are kept between games; at its end those that wait are ended."""
    keep_programs()
    try:
        yield
    finally:
        with _lock:
            _keepers.pop()
            over = [] if _keepers else [pipe for pipes in _idle.values() for pipe in pipes]
            if over:
                _idle.clear()
        for pipe in over:
            pipe.close()


def keep_programs() -> None:
    """Keep programs between games as long as this process lives."""
    with _lock:
        _keepers.append(None)


def take_kept(command: Command) -> Pipe | None:
    """A program that waits for a game, if there is one."""
    while True:
        with _lock:
            if not _idle[command]:
                return None
            pipe = _idle[command].pop()
        if pipe.runs():
            return pipe
        pipe.close()


def keep(command: Command, pipe: Pipe) -> bool:
    """Keep a program for its next game; false if programs are not kept."""
    with _lock:
        if not _keepers:
            return False
        _idle[command].append(pipe)
        return True

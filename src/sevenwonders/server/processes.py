"""Several processes that serve one port: they start and end together; dead ones are replaced."""

import logging
import os
import signal
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, final

from sevenwonders.server.errors import BadSetting
from sevenwonders.workers.signals import ENDINGS

GRACE_SECONDS: Final = 5.0
"""Seconds that processes have to end after a stop."""
_AGAIN_SECONDS: Final = 1.0
"""Before another process takes the place of one that died."""
_READY: Final = b"ready"
_SPAWN: Final = get_context("spawn")
_log: Final = logging.getLogger(__name__)

Serve = Callable[[int, Callable[[], None]], None]
"""Serves until told to stop, as the process of that number; calls when requests are answered."""


def serve_in_processes(many: int, serve: Serve, ready: Callable[[], None]) -> None:
    """Serve in several processes until stopped; ``ready`` is called once all of them answer."""
    with _told_to_stop() as bell:
        children = [_Child(number, serve) for number in range(many)]
        try:
            if _begun(children, bell):
                ready()
                _kept_up(children, bell)
        finally:
            _end(children)


@final
class _Child:
    """A process that serves, and those that take its place."""

    def __init__(self, number: int, serve: Serve) -> None:
        self._number = number
        self._serve = serve
        self.start()

    def start(self) -> None:
        """Begin."""
        self.pipe: Connection
        self.pipe, theirs = _SPAWN.Pipe(duplex=False)
        self.process: SpawnProcess = _SPAWN.Process(
            target=_serve, args=(self._number, self._serve, theirs), name=f"server {self._number}"
        )
        try:
            self.process.start()
        finally:
            theirs.close()

    def is_ready(self) -> bool:
        """Whether it answers requests, once it has said anything; else it has ended."""
        with suppress(EOFError, OSError):
            return self.pipe.recv_bytes() == _READY
        return False


def _begun(children: list[_Child], bell: int) -> bool:
    """Wait until all are ready; False if they were stopped meanwhile."""
    waited = {child.pipe: child for child in children}
    while waited:
        for told in wait([bell, *waited]):
            if not isinstance(told, Connection):
                return False
            if not waited.pop(told).is_ready():
                raise BadSetting("workers", "a process could not start")
    return True


def _kept_up(children: list[_Child], bell: int) -> None:
    """Until stopped: replace processes that die."""
    while True:
        ended = wait([bell, *(child.process.sentinel for child in children)])
        if bell in ended:
            return
        for child in children:
            if child.process.sentinel in ended:
                child.process.join()
                _log.error("a server process ended with %s", child.process.exitcode)
                child.pipe.close()
                time.sleep(_AGAIN_SECONDS)
                child.start()


def _end(children: list[_Child]) -> None:
    until = time.monotonic() + GRACE_SECONDS
    for child in children:
        child.process.terminate()
    for child in children:
        child.process.join(max(0.0, until - time.monotonic()))
        child.process.kill()
        child.process.join()
        child.pipe.close()


@contextmanager
def _told_to_stop() -> Generator[int]:
    """A descriptor that becomes readable when this process is stopped."""
    bell, ring = os.pipe()

    def stop(*_: object) -> None:
        os.write(ring, b"!")

    before = {one: signal.getsignal(one) for one in ENDINGS}
    for one, handler in before.items():
        # A process started with nohup ignores the terminal's signal.
        if handler != signal.SIG_IGN:
            signal.signal(one, stop)
    try:
        yield bell
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
        os.close(bell)
        os.close(ring)


def _serve(number: int, serve: Serve, pipe: Connection) -> None:
    """What such a process does."""
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()
    serve(number, partial(pipe.send_bytes, _READY))


def _end_with_parent() -> None:
    """End once the parent has gone, even if that was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(GRACE_SECONDS)
        os._exit(1)

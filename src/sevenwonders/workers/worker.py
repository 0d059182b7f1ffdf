"""One worker process: how it is started and stopped, and what it does until then."""

import fcntl
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final, NamedTuple, final

from sevenwonders.workers.signals import ignore_interruptions

Work = Callable[[bytes], bytes]
"""From a task to its answer; an importable function, as it travels by name."""
Prepare = Callable[[], None]

_READY: Final = b""
_SPAWN: Final = get_context("spawn")
_GONE: Final = (EOFError, OSError)


class Kind(NamedTuple):
    """What the processes of a pool do."""

    work: Work
    prepare: Prepare | None
    """Called once in each process before its first task."""
    patience: float
    """Seconds that a busy process gets to end what it has started itself."""
    name: str


@final
class Worker:
    """A process with at most one task, as its parent sees it."""

    def __init__(self, kind: Kind) -> None:
        self.pipe: Connection
        self.pipe, theirs = _SPAWN.Pipe()
        self.ready = False
        self._patience = kind.patience
        # No daemon: what a worker does may need processes of its own.
        self._process: SpawnProcess = _SPAWN.Process(
            target=_serve, args=(theirs, kind), name=kind.name, daemon=False
        )
        try:
            self._process.start()
        except BaseException:
            self.pipe.close()
            raise
        finally:
            # Only the process may hold its end, else its death would not be noticed.
            theirs.close()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid or 0

    def give(self, task: bytes) -> None:
        """Send a task; a process that has died is noticed when its answer is read."""
        _send(self.pipe, task)

    def receive(self) -> bytes | None:
        """The answer to its task, or nothing if it has died."""
        return _received(self.pipe)

    def dismiss(self, *, busy: bool) -> None:
        """Tell it to end; an idle one does so because its pipe is closed."""
        self.pipe.close()
        if busy or not self._patience:
            self._stop(signal.SIGTERM if self._patience else signal.SIGKILL)

    def wait(self) -> int | None:
        """Wait until it has ended, and kill it if it does not; gives its exit code."""
        self._process.join(self._patience)
        if self._patience and self._process.exitcode is None:
            # Stopped, it starts nothing more; what it started may have left its group.
            self._stop(signal.SIGSTOP)
            _kill_children(self.pid)
        self._stop(signal.SIGKILL)
        self._process.join()
        return self._process.exitcode

    def _stop(self, how: signal.Signals) -> None:
        """Send a signal to the process and, if it has a group of its own, to all in it."""
        if not self._patience:
            self._process.kill()
            return
        try:
            os.killpg(self.pid, how)
        except OSError:
            # All have ended, or it has not yet come so far as to have a group of its own.
            if self._process.exitcode is None:
                os.kill(self.pid, how)


def _serve(pipe: Connection, kind: Kind) -> None:
    """Answer tasks until nobody asks any more."""
    try:
        # Ctrl-C is for the parent to handle, which then ends its workers.
        with suppress(KeyboardInterrupt):
            if kind.patience:
                os.setpgrp()
                signal.signal(signal.SIGTERM, _leave)
            ignore_interruptions()
            _end_with_parent(kind.patience)
            # There are as many processes as cores: threads of NumPy's in each would only wait.
            os.environ.setdefault("OMP_NUM_THREADS", "1")
            if kind.prepare is not None:
                kind.prepare()
            _send(pipe, _READY)
            while (task := _received(pipe)) is not None:
                _send(pipe, kind.work(task))
    finally:
        _kill_children(os.getpid())


def _received(pipe: Connection) -> bytes | None:
    try:
        return pipe.recv_bytes()
    except _GONE:
        return None


def _send(pipe: Connection, content: bytes) -> None:
    """Send a message; the other side may be gone."""
    with suppress(OSError):
        pipe.send_bytes(content)


def _leave(*_: object) -> None:
    """Interrupt the work, which also ends everything that this process has started."""
    raise KeyboardInterrupt


def _end_with_parent(patience: float) -> None:
    """End this process once its parent has gone, even if that was killed."""
    parent = parent_process()
    if parent is None:
        return
    if not patience:
        _kill_when_closed(parent.sentinel)

    def watch() -> None:
        parent.join()
        if patience:
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(patience)
        _kill_children(os.getpid())
        os._exit(1)

    threading.Thread(target=watch, name="parent", daemon=True).start()


def _kill_when_closed(pipe: int) -> None:
    """Let the kernel kill this process once the other end of a pipe is closed, where it can.

    Compiled code that searches for long lets no thread of Python's notice.
    """
    if hasattr(fcntl, "F_SETSIG"):
        fcntl.fcntl(pipe, fcntl.F_SETSIG, signal.SIGKILL)
        fcntl.fcntl(pipe, fcntl.F_SETOWN, os.getpid())
        flags = fcntl.fcntl(pipe, fcntl.F_GETFL)
        fcntl.fcntl(pipe, fcntl.F_SETFL, flags | os.O_ASYNC)


def _kill_children(pid: int) -> None:
    """Kill the processes that a process has left behind, with their groups, if there is a /proc."""
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, file.read_text(encoding="ascii").split()):
                with suppress(OSError):
                    # One that was started a moment ago may not have a group of its own yet.
                    kill = os.killpg if os.getpgid(child) == child else os.kill
                    kill(child, signal.SIGKILL)

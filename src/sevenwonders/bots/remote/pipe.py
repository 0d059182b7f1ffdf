"""A program at the other end of two pipes, under a watchdog.

One thread does everything: it writes, reads and keeps the time at once, so that a program which
reads nothing, says nothing or says too much can never hold its host up past the deadline.
"""

import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, final

LONGEST_LINE: Final = 64 * 1024
"""Bytes of the longest line that is read as an answer."""
MOST_STDERR: Final = 4 * 1024 * 1024
"""Bytes on the error output, while an answer is awaited, that are taken as a flood."""
KEPT_STDERR: Final = 4096
"""Bytes of the error output's end that are kept for the report."""
PIECE: Final = 64 * 1024
LAST_BREATH: Final = 0.2
"""Seconds between the end of a program's output and that of the program itself."""


class PipeBroken(Exception):
    """The program cannot be talked to any more."""


class Late(PipeBroken):
    """It did not answer in time."""


class Died(PipeBroken):
    """It ended, or closed its output."""


class Flooded(PipeBroken):
    """It said more than anyone wants to read."""


class Unasked(PipeBroken):
    """It spoke before it was asked."""


class NotStarted(PipeBroken):
    """There is no such program, or it may not be run."""


@final
class Pipe:
    """A running program. ``close`` ends it, and all that it started in its process group."""

    def __init__(self, command: Sequence[str], *, environment: Mapping[str, str]) -> None:
        try:
            self._program = subprocess.Popen(  # noqa: S603 -- running the caller's program is the point
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                env=dict(environment),
            )
        except (OSError, ValueError) as error:
            raise NotStarted(str(error)) from error
        # Also when nobody closes it: with the last reference, or as the interpreter ends.
        self._end = weakref.finalize(self, _end, self._program)
        self._input, self._output, self._errors = _ends(self._program)
        self._unsent = bytearray()
        self._heard = bytearray()
        self._complaints = bytearray()
        self._complained = 0
        self.again = False
        """Whether the program can play another game."""

    def runs(self) -> bool:
        """Whether the program has not ended; what it wrote to its error output is forgotten."""
        if _ended(self._program) is not None:
            return False
        try:
            self._drain_errors()
        except PipeBroken:
            return False
        self._complaints.clear()
        return True

    def say(self, line: bytes) -> None:
        """Queue a line, which is sent when the next answer is awaited."""
        self._unsent += line

    def answer(self, seconds: float) -> bytes:
        """Send queued lines and wait this long for one line."""
        deadline = time.monotonic() + seconds
        self._complained = 0
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            selector.register(self._errors, selectors.EVENT_READ)
            if self._unsent:
                selector.register(self._input, selectors.EVENT_WRITE)
            while True:
                line = self._line()
                if line is not None:
                    return line
                left = deadline - time.monotonic()
                if left <= 0:
                    raise Late(f"no answer within {seconds:g} s")
                for key, _ in selector.select(left):
                    self._serve(selector, key.fd)

    def ask(self, seconds: float) -> bytes:
        """The same, of a program that has nothing left to say: its last answer is not the next."""
        if self._heard or _read(self._output):
            raise Unasked("it answered before it was asked")
        return self.answer(seconds)

    def stderr(self) -> str:
        """The end of what it wrote to its error output."""
        with suppress(Flooded):
            self._drain_errors()
        return bytes(self._complaints[-KEPT_STDERR:]).decode(errors="replace")

    def farewell(self, seconds: float) -> None:
        """Send queued lines, close its input and wait this long for it to exit."""
        deadline = time.monotonic() + seconds
        try:
            while self._unsent and time.monotonic() < deadline:
                if not self._write():
                    time.sleep(0.001)
            self._close_input()
            while _ended(self._program) is None and time.monotonic() < deadline:
                self._drain()
                time.sleep(0.001)
        except (PipeBroken, OSError):
            pass
        self.close()

    def close(self) -> None:
        """End it now; again and again does nothing."""
        self._end()

    def _serve(self, selector: selectors.BaseSelector, fd: int) -> None:
        if fd == self._input:
            self._write_or_hear()
            if not self._unsent:
                selector.unregister(self._input)
        elif fd == self._errors:
            if not self._read_errors():
                selector.unregister(self._errors)
        else:
            self._read_output()

    def _line(self) -> bytes | None:
        end = self._heard.find(b"\n")
        if end < 0:
            if len(self._heard) > LONGEST_LINE:
                raise Flooded(f"a line of more than {LONGEST_LINE} bytes")
            return None
        line = bytes(self._heard[:end])
        if len(line) > LONGEST_LINE:
            raise Flooded(f"a line of more than {LONGEST_LINE} bytes")
        del self._heard[: end + 1]
        return line

    def _write(self) -> bool:
        """Send what the pipe takes now; whether it took anything."""
        try:
            sent = os.write(self._input, self._unsent[:PIECE])
        except BlockingIOError:
            return False
        except OSError as error:
            raise Died(f"it no longer reads its input{self._exit()}") from error
        del self._unsent[:sent]
        return True

    def _write_or_hear(self) -> None:
        """Send what the pipe accepts; a program that no longer reads may have left an answer."""
        try:
            self._write()
        except Died:
            while len(self._heard) <= LONGEST_LINE and (piece := _read(self._output)):
                self._heard += piece
            if b"\n" not in self._heard:
                raise
            self._unsent.clear()

    def _read_output(self) -> None:
        piece = _read(self._output)
        if piece == b"":
            raise Died(f"it closed its output{self._exit()}")
        self._heard += piece or b""

    def _read_errors(self, *, once: bool = False) -> bool:
        """Read the error output; false when it is closed or, with ``once``, has nothing to read."""
        piece = _read(self._errors)
        if piece is None:
            return not once
        self._complaints += piece
        del self._complaints[:-KEPT_STDERR]
        self._complained += len(piece)
        if self._complained > MOST_STDERR:
            raise Flooded(f"more than {MOST_STDERR} bytes on the error output")
        return bool(piece)

    def _drain_errors(self) -> None:
        """Read everything that is now on the error output."""
        self._complained = 0
        while self._program.stderr and not self._program.stderr.closed:
            if not self._read_errors(once=True):
                break

    def _drain(self) -> None:
        """Let nothing that it still says keep it from leaving."""
        _read(self._output)
        self._read_errors()

    def _exit(self) -> str:
        """How it ended, if it has."""
        deadline = time.monotonic() + LAST_BREATH
        while (how := _ended(self._program)) is None and time.monotonic() < deadline:
            time.sleep(0.001)
        return f" ({how})" if how else ""

    def _close_input(self) -> None:
        if self._program.stdin is not None:
            self._program.stdin.close()


def _ends(program: "subprocess.Popen[bytes]") -> tuple[int, int, int]:
    """The file descriptors of our ends of the pipes, which never block."""
    numbers: list[int] = []
    for pipe in (program.stdin, program.stdout, program.stderr):
        assert pipe is not None  # noqa: S101 -- all three were asked for
        os.set_blocking(pipe.fileno(), False)
        numbers.append(pipe.fileno())
    return numbers[0], numbers[1], numbers[2]


def _read(fd: int) -> bytes | None:
    """The content of a pipe: None if there is nothing yet, empty if it is closed."""
    try:
        return os.read(fd, PIECE)
    except BlockingIOError:
        return None


def _ended(program: "subprocess.Popen[bytes]") -> str | None:
    """How a program ended, if it has. It is not reaped, which keeps its process id reserved."""
    seen = os.waitid(os.P_PID, program.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    if seen is None:
        return None
    if seen.si_code == os.CLD_EXITED:
        return f"exit code {seen.si_status}"
    return f"killed by {signal.Signals(seen.si_status).name}"


def _end(program: "subprocess.Popen[bytes]") -> None:
    """Kill the program with its whole process group, and leave neither zombie nor pipe."""
    try:
        # Its own children may live on after it; the group keeps its number until the last.
        os.killpg(program.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        program.kill()
    for pipe in (program.stdin, program.stdout, program.stderr):
        if pipe is not None:
            pipe.close()
    program.wait()

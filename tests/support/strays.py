"""Nothing that the tests start outlives them, whichever way they end.

Every process inherits the environment of the one that started it, whatever session or process
group it makes its own. The tests put a mark of theirs into it, and a watcher kills whoever bears
the mark once the tests are over: its input ends then, even if the tests were killed.
"""

import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

MARK: Final = "TESTS_OF_SEVENWONDERS"
_PROCESSES: Final = Path("/proc")
_WAIT_SECONDS: Final = 0.05


def guard() -> "subprocess.Popen[bytes]":
    """Mark all processes that this one starts from now on, and have somebody watch over them.

    The watcher ends with this process, or when its input is closed.
    """
    mark = secrets.token_hex(8)
    watcher = subprocess.Popen(
        [sys.executable, "-S", __file__, mark],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        # No key pressed in the terminal ends it before the tests,
        start_new_session=True,
        # and neither does the watcher of tests that started these.
        env={name: value for name, value in os.environ.items() if name != MARK},
    )
    os.environ[MARK] = mark
    return watcher


def release(watcher: "subprocess.Popen[bytes]") -> None:
    """End whatever was started and still runs."""
    assert watcher.stdin is not None
    watcher.stdin.close()
    watcher.wait()
    os.environ.pop(MARK, None)


def marked(mark: str) -> Iterator[int]:
    """The processes that run with a mark; none where the system does not tell."""
    wanted = f"{MARK}={mark}".encode()
    for folder in _PROCESSES.glob("[0-9]*"):
        try:
            environment = (folder / "environ").read_bytes()
        except OSError:
            # It is another user's, or has just ended.
            continue
        if wanted in environment.split(b"\0"):
            yield int(folder.name)


def _watch(mark: str) -> None:
    sys.stdin.buffer.read()
    # Whoever is about to be killed may start others meanwhile.
    while found := list(marked(mark)):
        for pid in found:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        time.sleep(_WAIT_SECONDS)


if __name__ == "__main__":
    _watch(sys.argv[1])

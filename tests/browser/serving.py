"""A real `sevenwonders serve` of the tests' own, which can be stopped, killed and started again."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Final

PATIENCE: Final = 60.0
STAND_IN_AFTER: Final = 2
"""Seconds between the warning that a bot will play for somebody, and the bot."""
PORTS: Final = range(15000, 32000)
"""Below those that the system gives to connections, which would take one away again."""
COMMAND: Final = "from sevenwonders.cli import main; raise SystemExit(main())"
NOT_BUILT: Final = b"its pages were not built"


class ServerTrouble(AssertionError):
    """The server did not do as it was told; carries the end of its log."""


class Server:
    """The process, its folder and its address, which stays the same over restarts."""

    def __init__(self, folder: Path, **settings: str) -> None:
        """A server with a folder, and with settings of its own as environment variables."""
        self.folder = folder
        self._settings = settings
        self.log = folder / "server.log"
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where browsers find it."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Run, and wait until pages are answered."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", COMMAND, "serve", *self._options()],
                stdout=log,
                stderr=subprocess.STDOUT,
                env={
                    **{name: value for name, value in os.environ.items() if not _ours(name)},
                    "SEVENWONDERS_STAND_IN_AFTER": str(STAND_IN_AFTER),
                    **self._settings,
                },
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise ServerTrouble(f"the server does not start:\n{self.tail()}")
            time.sleep(0.05)

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Take the process away without a word, as `kill -9` does."""
        self._end(signal.SIGKILL)

    def tail(self, size: int = 3000) -> str:
        """The end of what it said."""
        return self.log.read_text(encoding="utf-8", errors="replace")[-size:]

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired as error:
            self._process.kill()
            self._process.wait()
            raise ServerTrouble(f"the server does not end:\n{self.tail()}") from error
        finally:
            self._process = None

    def _options(self) -> list[str]:
        return ["--host", "127.0.0.1", "--port", str(self._port), "--data", str(self.folder)]

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url, timeout=5) as answer:  # noqa: S310 -- our own
                page = answer.read()
        except OSError:
            return False
        if NOT_BUILT in page:
            self.kill()
            raise ServerTrouble("the web client is not built: `make web` builds it")
        return True


def free_port() -> int:
    """A port that nobody uses now."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def _ours(name: str) -> bool:
    """Whether a variable of the caller's would lead the server elsewhere."""
    return name == "DATABASE_URL" or name.startswith("SEVENWONDERS_")

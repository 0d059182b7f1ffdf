"""Connected guests: here by their streams, elsewhere by notifications of other processes."""

import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from typing import Final, final

from sevenwonders.server.wire.presence import Presence

GRACE: Final = 8.0
"""Seconds that a browser may take to come back: pages are loaded again."""
GONE: Final = 300.0
"""Seconds after which somebody counts as gone."""
LEASE: Final = 75.0
"""Seconds for which a notification of another process is valid."""


@final
class People:
    """Connected guests, and since when others have been absent."""

    def __init__(self, changed: Callable[[str], None], now: Callable[[], float] = time.monotonic):
        self._changed = changed
        self._now = now
        self._open: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        """When the last stream of a guest was closed."""
        self._elsewhere: dict[str, dict[str, float]] = {}
        """By guest, until when which other processes have a stream of theirs."""
        self._began = now()

    @contextmanager
    def connected(self, guest: str | None) -> Generator[None, None, None]:
        """In the block a guest is there."""
        if guest is None:
            yield
            return
        self._open[guest] += 1
        if self._open[guest] == 1:
            self._changed(guest)
        try:
            yield
        finally:
            self._open[guest] -= 1
            if not self._open[guest]:
                del self._open[guest]
                self._left[guest] = self._now()
                self._changed(guest)

    def here(self) -> list[str]:
        """Guests with a stream in this process now or a moment ago."""
        return [guest for guest in {*self._open, *self._left} if self._is_here(guest)]

    def told(self, process: str, guests: Iterable[str]) -> list[str]:
        """Another process has streams of these guests; returns the new ones."""
        fresh = [guest for guest in guests if self.presence(guest) != "here"]
        until = self._now() + LEASE
        for guest in guests:
            self._elsewhere.setdefault(guest, {})[process] = until
        return fresh

    def untold(self, process: str, guests: Iterable[str]) -> None:
        """Another process no longer has streams of these guests."""
        for guest in guests:
            if self._elsewhere.get(guest, {}).pop(process, None) is not None:
                self._left[guest] = self._now() - GRACE

    def presence(self, guest: str) -> Presence:
        """How a guest is there."""
        now = self._now()
        until = max(self._elsewhere.get(guest, {}).values(), default=0.0)
        if self._is_here(guest) or until > now:
            return "here"
        since = max(self._left.get(guest, self._began), until)
        return "gone" if now - since > GONE else "away"

    def forget(self) -> None:
        """Forget guests who have been absent for long."""
        now = self._now()
        self._left = {guest: at for guest, at in self._left.items() if now - at <= GONE}
        self._elsewhere = {
            guest: kept
            for guest, leases in self._elsewhere.items()
            if (kept := {process: until for process, until in leases.items() if until > now - GONE})
        }

    def _is_here(self, guest: str) -> bool:
        left = self._left.get(guest)
        return self._open[guest] > 0 or (left is not None and self._now() - left <= GRACE)

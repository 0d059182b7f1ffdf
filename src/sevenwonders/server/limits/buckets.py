"""Counting what is asked for: at a rate, or at the same time."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from sevenwonders.server.limits.rates import Rate

KEPT: Final = 50_000
"""The number of clients remembered for each rate; the oldest are forgotten first."""


class Bucket:
    """What each asker may still use of a rate; it refills over time."""

    def __init__(self, rate: Rate, now: Callable[[], float], kept: int = KEPT) -> None:
        self._rate = rate
        self._now = now
        self._kept = kept
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """How much was left, and when."""

    def wait(self, asker: str) -> float:
        """In how many seconds there is one to take; 0 if there is now."""
        return max(0.0, (1 - self._filled(asker)) * self._rate.seconds / self._rate.many)

    def take(self, asker: str) -> None:
        """Take one."""
        self._left[asker] = (self._filled(asker) - 1, self._now())
        self._left.move_to_end(asker)
        if len(self._left) > self._kept:
            self._left.popitem(last=False)

    def _filled(self, asker: str) -> float:
        left, when = self._left.get(asker, (float(self._rate.many), self._now()))
        gained = (self._now() - when) * self._rate.many / self._rate.seconds
        return min(float(self._rate.many), left + gained)


class Places:
    """How many things each asker has open at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def full(self, asker: str) -> bool:
        """Whether the asker can open no more."""
        return self._open[asker] >= self._most

    def open(self, asker: str) -> None:
        """One more."""
        self._open[asker] += 1

    def close(self, asker: str) -> None:
        """One less."""
        self._open[asker] -= 1
        if not self._open[asker]:
            del self._open[asker]

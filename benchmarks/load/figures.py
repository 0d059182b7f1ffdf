"""What is counted, and how it is told."""

import time
from collections import defaultdict
from statistics import median
from typing import Final, NamedTuple

AIM_SECONDS: Final = 0.25


class Figures:
    """What is counted while it counts."""

    def __init__(self) -> None:
        self.counting = False
        self.clear()

    def clear(self) -> None:
        """Count from nothing."""
        self.choices = 0
        self.fetches = 0
        self.delays: list[float] = []
        """From the last choice of a turn until everybody was told of the reveal."""
        self.reveals: list[float] = []
        """From a person's own choice until they were shown the next turn."""
        self.bytes: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        """Those of every person between two clicks, by Age and turn."""
        self.broken = 0
        self.refused = 0

    @property
    def late(self) -> int:
        """How many delays were longer than they should be."""
        return sum(delay > AIM_SECONDS for delay in self.delays)

    @property
    def p99(self) -> float:
        """The delay that one in a hundred exceeds, in seconds."""
        delays = sorted(self.delays)
        return delays[int(len(delays) * 0.99)] if delays else float("nan")


class Told:
    """Who at a table knows which version, and for whom the reveals under way are waited."""

    def __init__(self, people: int, figures: Figures) -> None:
        self._versions = [0] * people
        self._figures = figures
        self._waited: dict[int, float] = {}

    def revealed(self, version: int, sent: float) -> None:
        """A choice, sent at a time, brought a reveal."""
        self._waited[version] = sent
        self._look()

    def knows(self, seat: int, version: int) -> None:
        """A seat was told."""
        self._versions[seat] = max(self._versions[seat], version)
        self._look()

    def _look(self) -> None:
        least = min(self._versions)
        for version in [version for version in self._waited if version <= least]:
            sent = self._waited.pop(version)
            if self._figures.counting:
                self._figures.delays.append(time.perf_counter() - sent)


class Spent(NamedTuple):
    """What a while of play took."""

    seconds: float
    server: float
    """Of processor time."""
    driver: float


def cost(figures: Figures, spent: Spent) -> float:
    """The processor time of the server for a choice, in milliseconds."""
    return spent.server / max(1, figures.choices) * 1000


def report(figures: Figures, spent: Spent) -> None:
    """Print it."""
    delays, took = figures.delays, spent.seconds
    middle = median(delays) if delays else float("nan")
    every = [count for counts in figures.bytes.values() for count in counts]
    last = [
        count
        for (age, turn), counts in figures.bytes.items()
        if age == 3 and turn >= 5
        for count in counts
    ]
    over = f"({figures.late} of {len(delays)} over {AIM_SECONDS * 1000:.0f})"
    print(f"  choices a second        {figures.choices / took:8.1f}")
    print(f"  to everybody, p50       {middle * 1000:8.1f} ms")
    print(f"  to everybody, p99       {figures.p99 * 1000:8.1f} ms   {over}")
    print(f"  server CPU a choice     {cost(figures, spent):8.2f} ms")
    driver = f"(driver {spent.driver / took * 100:.0f} %)"
    print(f"  server CPU              {spent.server / took * 100:8.0f} %   {driver}")
    print(f"  bytes a click           {sum(every) / max(1, len(every)):8.0f}")
    if last:
        print(f"  at the end of Age III   {sum(last) / len(last):8.0f}")
    counted = f"{figures.fetches}, {figures.broken}, {figures.refused}"
    print(f"  fetched, broken, refused  {counted}")

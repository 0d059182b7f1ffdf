"""Figures of this process for Prometheus."""

from collections.abc import Callable
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

MEDIA_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
BOUNDS: Final = (0.005, 0.025, 0.1, 0.25, 1.0, 5.0)
"""Seconds up to which answers are counted together."""


class Figures:
    """Answers by route and status, how long they took, and whatever else can be measured."""

    def __init__(self) -> None:
        # When each figure was first counted is of no use: all begin with the process.
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._answers = Counter(
            "sevenwonders_answers",
            "Answers by route and status.",
            ("route", "status"),
            registry=self._registry,
        )
        self._seconds = Histogram(
            "sevenwonders_answer_seconds",
            "Seconds until an answer began, where the client did not ask to wait.",
            ("route",),
            buckets=BOUNDS,
            registry=self._registry,
        )
        self._gauges: dict[str, Gauge] = {}
        self._counting: dict[tuple[str, int], Counter] = {}
        self._timing: dict[str, Histogram] = {}

    def answered(self, route: str, status: int, seconds: float | None) -> None:
        """Count an answer, once it begins; with its time unless the client asked to wait."""
        count = self._counting.get((route, status))
        if count is None:
            # Found by their labels anew each time, they cost twice as much.
            count = self._counting[route, status] = self._answers.labels(route, str(status))
        count.inc()
        if seconds is not None:
            timed = self._timing.get(route)
            if timed is None:
                timed = self._timing[route] = self._seconds.labels(route)
            timed.observe(seconds)

    def measure(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Ask for a figure whenever somebody looks; of the same name, the latest counts."""
        gauge = self._gauges.get(name)
        if gauge is None:
            gauge = self._gauges[name] = Gauge(name, about, registry=self._registry)
        gauge.set_function(value)

    def text(self) -> bytes:
        """All figures as they are now."""
        return generate_latest(self._registry)

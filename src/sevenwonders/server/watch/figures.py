"""Figures of this process in the text format of Prometheus."""

import os
import resource
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS: Final = (0.005, 0.025, 0.1, 0.25, 1.0, 5.0)
"""Seconds up to which answers are counted together."""


class Figures:
    """Answers by route and status, how long they took, and whatever else can be measured."""

    def __init__(self) -> None:
        self._began = time.time()
        self._answers: Counter[tuple[str, int]] = Counter()
        self._within: Counter[float] = Counter()
        self._seconds = 0.0
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def answered(self, route: str, status: int, seconds: float) -> None:
        """Count an answer, once it begins."""
        self._answers[route, status] += 1
        self._seconds += seconds
        for bound in BOUNDS:
            if seconds <= bound:
                self._within[bound] += 1

    def measure(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Ask for a figure whenever somebody looks."""
        self._gauges[name] = (about, value)

    def text(self) -> str:
        """All figures as they are now."""
        return "\n".join([*self._lines(), ""])

    def _lines(self) -> Iterator[str]:
        yield from _head("sevenwonders_answers_total", "counter", "Answers by route and status.")
        for (route, status), many in sorted(self._answers.items()):
            labels = {"route": route, "status": str(status)}
            yield f"sevenwonders_answers_total{_labels(labels)} {many}"
        name = "sevenwonders_answer_seconds"
        yield from _head(name, "histogram", "Seconds until an answer began.")
        total = self._answers.total()
        for bound in BOUNDS:
            yield f'{name}_bucket{{le="{bound}"}} {self._within[bound]}'
        yield f'{name}_bucket{{le="+Inf"}} {total}'
        yield f"{name}_sum {self._seconds:.6f}"
        yield f"{name}_count {total}"
        for gauge, (about, value) in self._gauges.items():
            yield from _head(gauge, "gauge", about)
            yield f"{gauge} {value():g}"
        used = resource.getrusage(resource.RUSAGE_SELF)
        yield from _head("process_cpu_seconds_total", "counter", "Seconds of CPU.")
        yield f"process_cpu_seconds_total {used.ru_utime + used.ru_stime:.2f}"
        yield from _head("process_resident_memory_bytes", "gauge", "Memory in use.")
        yield f"process_resident_memory_bytes {_resident()}"
        yield from _head("process_start_time_seconds", "gauge", "When the process began.")
        yield f"process_start_time_seconds {self._began:.0f}"


def _head(name: str, kind: str, about: str) -> tuple[str, str]:
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"


def _labels(labels: Mapping[str, str]) -> str:
    told = ",".join(f'{name}="{_escaped(value)}"' for name, value in labels.items())
    return f"{{{told}}}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _resident() -> int:
    """Bytes in memory now; the most there ever were where the system does not say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 -- no path of ours
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024

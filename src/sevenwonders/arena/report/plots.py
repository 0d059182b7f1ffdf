"""Plots as inline SVG. Places are percentages: a plot fits any width, and its text stays as is."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from sevenwonders.arena.report.intervals import Estimate

Say = Callable[[float], str]
"""A figure as text."""

_TICKS: Final = 5
_WIDE: Final = 5.0
"""Percent of the width that a number in a bar needs."""


class Scale(NamedTuple):
    """Where figures lie between the left edge and the right one."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, figure: float) -> float:
        """The position of a value in percent; values beyond the edge are drawn at the edge."""
        share = (figure - self.low) / (self.high - self.low)
        return round(100 * min(max(share, 0.0), 1.0), 2)


def scale_of(figures: Sequence[float], *, from_zero: bool = False) -> Scale:
    """A scale with round ticks that holds all figures."""
    low = 0.0 if from_zero else min(figures)
    high = max(figures)
    if high - low < 1e-9:
        high = low + 1
    rough = (high - low) / _TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(size * power for size in (1, 2, 2.5, 5, 10) if size * power >= rough - 1e-12)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    ticks = tuple(round(step * number, 10) for number in range(first, last + 1))
    return Scale(ticks[0], ticks[-1], ticks)


def reach_of(estimates: Sequence[Estimate]) -> list[float]:
    """All figures that a plot of some estimates must hold."""
    return [
        figure
        for estimate in estimates
        for figure in (estimate.mean, *(estimate.interval_95 or ()))
    ]


def dots(
    named: Sequence[tuple[str, Estimate]], scale: Scale, say: Say, mark: float | None = None
) -> str:
    """A line for each name: a dot with its interval, the figures beside it, an axis below."""
    lines = [
        f'<div class="row"><span class="name">{escape(name)}</span>'
        f"{_track(estimate, scale, say, mark)}"
        f'<span class="value"><b>{say(estimate.mean)}</b> '
        f"<small>{_span(estimate, say)}</small></span></div>"
        for name, estimate in named
    ]
    return f'<div class="dots">{"".join(lines)}{_axis(scale, say)}</div>'


def _track(estimate: Estimate, scale: Scale, say: Say, mark: float | None) -> str:
    at = scale.at(estimate.mean)
    parts = [_line(scale.at(tick), "grid") for tick in scale.ticks]
    if mark is not None:
        parts.append(_line(scale.at(mark), "mark"))
    if estimate.interval_95 is not None:
        low, high = (scale.at(end) for end in estimate.interval_95)
        parts.append(f'<line class="reach" x1="{low}%" x2="{high}%" y1="15" y2="15"/>')
        parts += [
            f'<line class="end" x1="{end}%" x2="{end}%" y1="10" y2="20"/>' for end in (low, high)
        ]
    parts.append(f'<circle class="dot" cx="{at}%" cy="15" r="5"/>')
    said = escape(f"{say(estimate.mean)}, {_span(estimate, say)}")
    return f'<svg class="track" role="img" aria-label="{said}">{"".join(parts)}</svg>'


def _line(at: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{at}%" x2="{at}%" y1="0" y2="30"/>'


def _axis(scale: Scale, say: Say) -> str:
    """A label for each tick, the outermost turned inwards."""
    labels: list[str] = []
    for tick in scale.ticks:
        at = scale.at(tick)
        anchor = "start" if at == 0 else "end" if at == 100 else "middle"
        said = say(tick).replace(".0", "")
        labels.append(f'<text x="{at}%" y="12" text-anchor="{anchor}">{said}</text>')
    return (
        '<div class="row axis"><span class="name"></span>'
        f'<svg class="ticks" aria-hidden="true">{"".join(labels)}</svg>'
        '<span class="value"></span></div>'
    )


def _span(estimate: Estimate, say: Say) -> str:
    if estimate.interval_95 is None:
        return "one deal"
    low, high = estimate.interval_95
    return f"{say(low)} to {say(high)}"


def bars(named: Sequence[tuple[str, Sequence[tuple[str, float]]]]) -> str:
    """A line for each name: its parts one after the other, each in the class of its kind."""
    longest = max(sum(max(size, 0.0) for _, size in parts) for _, parts in named) or 1.0
    lines = [
        f'<div class="row"><span class="name">{escape(name)}</span>{_bar(parts, longest)}'
        f'<span class="value"><b>{sum(size for _, size in parts):.1f}</b></span></div>'
        for name, parts in named
    ]
    return f'<div class="bars">{"".join(lines)}</div>'


def _bar(parts: Sequence[tuple[str, float]], longest: float) -> str:
    drawn: list[str] = []
    at = 0.0
    for kind, size in parts:
        width = 100 * max(size, 0.0) / longest
        box = f'x="{at:.2f}%" width="{width:.2f}%" y="2" height="26"'
        drawn.append(f'<rect class="{kind}" {box}><title>{kind} {size:.1f}</title></rect>')
        if width > _WIDE:
            middle = at + width / 2
            drawn.append(f'<text class="in {kind}" x="{middle:.2f}%" y="20">{size:.0f}</text>')
        at += width
    said = escape(", ".join(f"{kind} {size:.1f}" for kind, size in parts))
    return f'<svg class="bar" role="img" aria-label="{said}">{"".join(drawn)}</svg>'

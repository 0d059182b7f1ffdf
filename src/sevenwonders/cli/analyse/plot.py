"""A figure over the decisions of a game as inline SVG that fits any width."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from sevenwonders.record.notation import label


class Point(NamedTuple):
    """One decision."""

    share: float
    """Its height, from 0 to 1."""
    age: int
    told: str
    target: str
    """The part of the page with details."""
    rank: int
    """Its rank among the costliest, or 0."""


def plot(
    points: Sequence[Point],
    ticks: Sequence[tuple[float, str]],
    *,
    end: float | None,
    called: str,
) -> str:
    """A course through all points and, where the game has one, to its end."""
    last = max(len(points) - (0 if end is not None else 1), 1)
    heights = [point.share for point in points] + ([] if end is None else [end])
    places = [(100 * at / last, 100 * (1 - share)) for at, share in enumerate(heights)]
    scale = "".join(
        f'<text x="100%" y="{100 * (1 - at):.1f}%" dy=".35em" text-anchor="end">{escape(said)}'
        "</text>"
        for at, said in ticks
    )
    grid = "".join(_level(100 * (1 - at)) for at, _ in ticks)
    spots = "".join(_spot(point, *place) for point, place in zip(points, places, strict=False))
    if end is not None:
        spots += f'<circle class="spot" cx="100%" cy="{places[-1][1]:.2f}%" r="4"/>'
    ages, foot = _ages(points, last)
    return (
        f'<div class="plot"><svg class="scale" aria-hidden="true">{scale}</svg>'
        f'<svg class="field" role="group" aria-label="{escape(called)}">'
        f"{grid}{ages}{_course(places)}{spots}</svg>"
        f'<svg class="foot" aria-hidden="true">{foot}</svg></div>'
    )


def _level(at: float) -> str:
    return f'<line class="grid" x1="0" x2="100%" y1="{at:.1f}%" y2="{at:.1f}%"/>'


def _course(places: Sequence[tuple[float, float]]) -> str:
    """The line, in a drawing of its own that is stretched to the field."""
    line = " ".join(f"{x:.2f},{y:.2f}" for x, y in places)
    under = f"{places[0][0]:.2f},100 {line} {places[-1][0]:.2f},100"
    return (
        '<svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">'
        f'<polygon class="under" points="{under}"/>'
        f'<polyline class="course" vector-effect="non-scaling-stroke" points="{line}"/></svg>'
    )


def _spot(point: Point, x: float, y: float) -> str:
    kind = "spot costly" if point.rank else "spot"
    size = 9 if point.rank else 4
    # The rank is also in the link's name and is drawn outside: both would be read as one number.
    rank = (
        f'<text class="rank" aria-hidden="true" x="{x:.2f}%" y="{y:.2f}%">{point.rank}</text>'
        if point.rank
        else ""
    )
    told = escape(f"{point.rank}, {point.told}" if point.rank else point.told)
    return (
        f'<a href="#{point.target}" aria-label="{told}">'
        f'<circle class="{kind}" cx="{x:.2f}%" cy="{y:.2f}%" r="{size}"><title>{told}</title>'
        f"</circle></a>{rank}"
    )


def _ages(points: Sequence[Point], last: int) -> tuple[str, str]:
    """Where each Age begins, as lines and as labels."""
    lines = labels = ""
    shown = -1
    for at, point in enumerate(points):
        if point.age == shown:
            continue
        shown = point.age
        x = f"{100 * at / last:.2f}%"
        name = label(point.age, 0).partition(".")[0]
        lines += f'<line class="age" x1="{x}" x2="{x}" y1="0" y2="100%"/>'
        labels += f'<text x="{x}" y="1em" dx="2">{name}</text>'
    return lines, labels

"""Means over games that depend on each other, with 95 % intervals.

Games of one deal share its cards: the deal is what repeats independently. A mean is the sum over
all deals by the count over all deals, and its error comes from how the deals differ.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

import msgspec

NORMAL_95: Final = 1.959964
_STUDENT_95: Final = (
    12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281,
)  # fmt: skip
"""Student's t for one to ten degrees of freedom."""

Interval = tuple[float, float]


class Unit(NamedTuple):
    """What one deal adds: a sum, and over how many it goes."""

    total: float
    over: int


class Estimate(msgspec.Struct, frozen=True):
    """A figure with the interval that covers the true one 95 times of 100."""

    mean: float
    interval_95: Interval | None
    """None if there are too few deals."""


class _Spread(NamedTuple):
    mean: float
    error: float
    """The standard error of the mean."""
    over: int
    units: int


def student_95(freedom: int) -> float:
    """How many standard errors hold 95 % on both sides together."""
    if freedom <= len(_STUDENT_95):
        return _STUDENT_95[freedom - 1]
    z = NORMAL_95
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + first + second


def mean_of(units: Iterable[Unit], digits: int = 4) -> Estimate:
    """A mean with Student's interval over the deals."""
    spread = _spread(list(units))
    if spread.units < 2:
        return Estimate(round(spread.mean, digits), None)
    reach = student_95(spread.units - 1) * spread.error
    return _estimate(spread.mean, (spread.mean - reach, spread.mean + reach), digits)


def rate_of(units: Iterable[Unit], digits: int = 4) -> Estimate:
    """A rate with Wilson's interval, for as many independent games as the deals are worth.

    They are worth at most all games, and as many as there are deals if the deals do not differ.
    """
    spread = _spread(list(units))
    if spread.units < 2:
        return Estimate(round(spread.mean, digits), None)
    rate = spread.mean
    variance = spread.error**2
    worth = rate * (1 - rate) / variance if variance else spread.units
    interval = wilson(rate, min(worth, spread.over), student_95(spread.units - 1))
    return _estimate(rate, interval, digits)


def wilson(rate: float, games: float, z: float = NORMAL_95) -> Interval:
    """The score interval of a rate: it stays within 0 and 1."""
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    spread = sqrt(max(0.0, rate * (1 - rate)) / games + z * z / (4 * games * games))
    reach = z * spread / (1 + z * z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _spread(units: Sequence[Unit]) -> _Spread:
    count = sum(unit.over for unit in units)
    mean = sum(unit.total for unit in units) / count
    if len(units) < 2:
        return _Spread(mean, 0.0, count, len(units))
    squares = sum((unit.total - mean * unit.over) ** 2 for unit in units)
    variance = squares * len(units) / (len(units) - 1) / count**2
    return _Spread(mean, sqrt(variance), count, len(units))


def _estimate(mean: float, interval: Interval, digits: int) -> Estimate:
    return Estimate(round(mean, digits), (round(interval[0], digits), round(interval[1], digits)))

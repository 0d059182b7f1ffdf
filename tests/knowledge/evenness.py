"""How likely fair draws are to be as uneven as some that were made: a bound that is never too low.

Were the number of draws itself random, the cells would be independent Poisson numbers. Chernoff's
bound for their joint surprise is then exact arithmetic, cell by cell, and to fix the number of
draws costs a known factor. Chi-square's own tail is no use here: far out it promises too much.
"""

import math
from collections.abc import Sequence
from functools import cache

LEAST = 5.0
"""Draws that a cell should expect; rarer ones are counted together."""
SLOPES = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7)
"""Any slope from 0 to 1 gives a bound; the best of these counts."""


def unevenness(counts: Sequence[int], expected: Sequence[float]) -> float:
    """At most how likely fair draws are to be as far from what is expected as these."""
    cells = _pooled(counts, expected)
    surprise = sum(_surprise(count, mean) for count, mean in cells)
    bounds = (sum(_moment(mean, slope) for _, mean in cells) - slope * surprise for slope in SLOPES)
    fixed = 1 + math.log(sum(counts)) / 2
    return math.exp(min(0.0, min(bounds) + fixed))


def _pooled(counts: Sequence[int], expected: Sequence[float]) -> list[tuple[int, float]]:
    """Neighbouring cells together, until each expects enough draws."""
    cells: list[tuple[int, float]] = []
    count, mean = 0, 0.0
    for one, expects in zip(counts, expected, strict=True):
        count, mean = count + one, mean + expects
        if mean >= LEAST:
            cells.append((count, mean))
            count, mean = 0, 0.0
    if mean and cells:
        last, its_mean = cells.pop()
        count, mean = count + last, mean + its_mean
    return [*cells, (count, mean)] if mean else cells


def _surprise(count: int, mean: float) -> float:
    """How much less likely a number is than it would be where it was expected, as a logarithm."""
    return (count * math.log(count / mean) if count else 0.0) - count + mean


@cache
def _moment(mean: float, slope: float) -> float:
    """The logarithm of what e to the slope times the surprise is on average."""
    most = int(mean + 40 * math.sqrt(mean) + 100)
    chances = (count * math.log(mean) - mean - math.lgamma(count + 1) for count in range(most))
    weighed = (chance + slope * _surprise(count, mean) for count, chance in enumerate(chances))
    return math.log(math.fsum(map(math.exp, weighed)))

"""Expected points of the cities, and the rivals of a city for the win."""

import math
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import NOBODY, VICTORY_VALUES


@final
class Standing:
    """The points of all players as the table stands, counted once a decision."""

    def __init__(self) -> None:
        self.shares = vec[float]()
        """How much of the race is with each player; nothing with one's own side."""
        self.whole: float = 0.0
        """All shares together: 1, or 2 where partners race together."""
        self._totals = vec[float]()
        self._sides = vec[float]()

    def forget(self) -> None:
        """Another decision: the table has changed."""
        self._totals = vec[float]()
        self._sides = vec[float]()

    def totals(self, sight: Sight) -> vec[float]:
        """What each player would have if the game ended now."""
        if len(self._totals) == 0:
            for city in range(sight.players()):
                self._totals = append(self._totals, float(sight.score(city).total()))
        return self._totals

    def read(self, sight: Sight, city: i64, near: float) -> None:
        """Find the rivals of a city; one so far behind the best counts e times less."""
        sides = self._races(sight)
        partner = sight.partner(city)
        best = -1000.0
        for at in range(len(sides)):
            if not _own(at, city, partner):
                best = max(best, sides[at])
        shares = vec[float](capacity=len(sides))
        total = 0.0
        for at in range(len(sides)):
            share = 0.0 if _own(at, city, partner) else math.exp((sides[at] - best) / near)
            shares = append(shares, share)
            total += share
        self.whole = 1.0 if partner == NOBODY else 2.0
        for at in range(len(shares)):
            shares[at] *= self.whole / total
        self.shares = shares

    def _races(self, sight: Sight) -> vec[float]:
        """What each player and its partner would have if this Age ended now."""
        if len(self._sides) == 0:
            totals = self.totals(sight)
            for at in range(len(totals)):
                points = totals[at] + conflicts(sight, at)
                partner = sight.partner(at)
                if partner != NOBODY:
                    points += totals[partner] + conflicts(sight, partner)
                self._sides = append(self._sides, points)
        return self._sides


def conflicts(sight: Sight, city: i64) -> float:
    """What the conflicts would bring a city if this Age ended now."""
    points = 0.0
    if sight.diplomacy(city):
        return points
    partner = sight.partner(city)
    tokens = 1.0 if partner == NOBODY else 2.0
    for other in (sight.left(city), sight.right(city)):
        if other == partner or sight.diplomacy(other):
            continue
        lead = sight.shields(city) - sight.shields(other)
        if lead > 0:
            points += tokens * float(VICTORY_VALUES[sight.age() - 1])
        elif lead < 0:
            points -= tokens
    return points


def _own(other: i64, city: i64, partner: i64) -> bool:
    return other == city or other == partner  # noqa: PLR1714 -- a tuple would box machine integers

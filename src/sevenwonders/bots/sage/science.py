"""Science by reachable sets: expected points with the symbols that may still come."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.bots.sage.deck_stats import SYMBOLS, DeckStats
from sevenwonders.bots.sage.progress import Progress
from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.score.science import SET_POINTS
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import AGES, SYMBOL_BITS, SYMBOL_MASK

_MOST_SETS: Final = 8
_MOST_WILDS: Final = 3
_UNLIKELY: Final = 0.002


def expected(one: i64, two: i64, three: i64, a: float, b: float, c: float, bonus: i64) -> float:
    """Points of symbols, with as many more of each kind to come by chance (Poisson)."""
    x = float(one) + a
    y = float(two) + b
    z = float(three) + c
    points = x * x + a + y * y + b + z * z + c
    none_a = math.exp(-a)
    none_b = math.exp(-b)
    none_c = math.exp(-c)
    value = float(SET_POINTS + bonus)
    sets: i64 = 1
    while sets < _MOST_SETS:
        chance = _reach(sets - one, a, none_a)
        if chance > _UNLIKELY:
            chance *= _reach(sets - two, b, none_b)
        if chance > _UNLIKELY:
            chance *= _reach(sets - three, c, none_c)
        if chance < _UNLIKELY:
            break
        points += value * chance
        sets += 1
    return points


def _reach(need: i64, rate: float, none: float) -> float:
    """The chance that so many more come at such a rate, given the chance that none does."""
    if need <= 0:
        return 1.0
    if need == 1:
        return 1.0 - none
    if need == 2:
        return 1.0 - none * (1.0 + rate)
    if need == 3:
        return 1.0 - none * (1.0 + rate + rate * rate * 0.5)
    return 0.0


def with_wilds(
    one: i64, two: i64, three: i64, wilds: i64, a: float, b: float, c: float, bonus: i64
) -> float:
    """The same with free symbols, each read as is best."""
    if wilds <= 0:
        return expected(one, two, three, a, b, c, bonus)
    wilds = min(wilds, _MOST_WILDS)
    most = 0.0
    for first in range(wilds + 1):
        for second in range(wilds + 1 - first):
            third = wilds - first - second
            points = expected(one + first, two + second, three + third, a, b, c, bonus)
            most = max(most, points)
    return most


@final
class Science:
    """A city's symbols, and those it may still come by."""

    def __init__(self) -> None:
        self.symbols = vec[i64]([0, 0, 0])
        self.wilds: i64 = 0
        self.rates = vec[float]([0.0, 0.0, 0.0])
        """Symbols a player may still come by, if it had its even share."""
        self.share: float = 0.0
        self.ease: float = 1.0
        self.wild_to_come: float = 0.0
        self.now: float = 0.0
        self.later: float = 0.0
        """Points as it stands, and as it may end."""

    def read(
        self,
        sight: Sight,
        stats: DeckStats,
        progress: Progress,
        city: i64,
        ease: float,
        *,
        around: bool,
    ) -> None:
        """See the symbols of a city, with the ease at which it can build green cards."""
        weights = stats.weights
        theirs: i64 = 0
        for symbol in range(SYMBOLS):
            self.symbols[symbol] = sight.symbol_count(city, symbol)
            rate = progress.running * stats.symbols[(progress.age - 1) * SYMBOLS + symbol]
            for age in range(progress.age, AGES):
                rate += stats.symbols[age * SYMBOLS + symbol]
            self.rates[symbol] = rate
            if around:
                theirs += sight.symbol_count(sight.left(city), symbol)
                theirs += sight.symbol_count(sight.right(city), symbol)
        self.wilds = sight.wilds(city)
        self.share = weights.science_share - weights.science_rival * float(theirs)
        self.ease = 1.0 + weights.science_ease * (ease - 0.5)
        to_come = _wild_stages(sight, city) * min(1.0, 3.0 * progress.ahead)
        self.wild_to_come = weights.science_wild * to_come
        self.now = self.points_with(0, 0)
        self.later = self.expected_with(weights, 0, 0)

    def count(self) -> float:
        """Symbols of any kind that the city has."""
        return float(self.symbols[0] + self.symbols[1] + self.symbols[2] + self.wilds)

    def expected_with(self, weights: Weights, more: i64, wilds: i64) -> float:
        """Expected points with more symbols, packed as a piece has them."""
        one = self.symbols[0] + (more & SYMBOL_MASK)
        two = self.symbols[1] + ((more >> SYMBOL_BITS) & SYMBOL_MASK)
        three = self.symbols[2] + ((more >> (2 * SYMBOL_BITS)) & SYMBOL_MASK)
        share = self.share + weights.science_more * float(one + two + three)
        share = min(max(share * self.ease, 0.0), weights.science_most)
        a = share * self.rates[0] + self.wild_to_come
        b = share * self.rates[1] + self.wild_to_come
        c = share * self.rates[2] + self.wild_to_come
        return with_wilds(one, two, three, self.wilds + wilds, a, b, c, 0)

    def points_with(self, more: i64, wilds: i64) -> float:
        """Points with more symbols if no other came."""
        one = self.symbols[0] + (more & SYMBOL_MASK)
        two = self.symbols[1] + ((more >> SYMBOL_BITS) & SYMBOL_MASK)
        three = self.symbols[2] + ((more >> (2 * SYMBOL_BITS)) & SYMBOL_MASK)
        return with_wilds(one, two, three, self.wilds + wilds, 0.0, 0.0, 0.0, 0)


def _wild_stages(sight: Sight, city: i64) -> float:
    """Free symbols on stages that a city has not built."""
    wilds: i64 = 0
    built = sight.stages(city)
    for stage in range(len(sight.components().sides[sight.side(city)].stages)):
        if not built & (1 << stage):
            wilds += sight.stage_piece(city, stage, 0).wilds
    return float(wilds)

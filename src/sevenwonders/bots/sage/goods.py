"""Resources by what they unlock and save: the later builds of one city and what they cost it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.bots.sage.deck_stats import DeckStats
from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.market.market import kinds, lacking
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import (
    AGES,
    CHEAP_MADE_LEFT,
    CHEAP_MADE_RIGHT,
    CHEAP_RAW_LEFT,
    CHEAP_RAW_RIGHT,
    RAW_KINDS,
    UNIT_BITS,
    UNIT_MASK,
)

KINDS: Final = 7
_STAGES: Final = 16
DEEP: Final = 4
"""Units of a kind that are priced one by one."""


@final
class Goods:
    """What a city lacks for each build it may hope for, and what the neighbours ask for it."""

    def __init__(self) -> None:
        self.base = vec[float]([0.0 for _ in range(KINDS * DEEP)])
        self.other = vec[float]([0.0 for _ in range(KINDS * DEEP)])
        """Coins for the first, second... unit of each kind, as it is and with a discount."""
        self.count: i64 = 0
        """Hoped-for builds for which something is lacking; the vectors may be longer."""
        self.lack = vec[i64]()
        self.price = vec[float]()
        self.worth = vec[float]()
        self.weight = vec[float]()
        self.entry = vec[i64]()
        """Of each its entry in the stats, -1 for a stage."""
        self.nowhere = 0.0
        self.dear = 0.0
        self.factor = 1.0
        self.total = 0.0
        """What all hoped-for builds promise at today's prices."""
        self.left_goods: i64 = 0
        self.right_goods: i64 = 0
        self.left_options = vec[i64]()
        self.right_options = vec[i64]()
        self.cheap: i64 = 0
        self.own: i64 = 0
        self.options = vec[i64]()

    def look(self, sight: Sight, weights: Weights, city: i64, *, around: bool) -> None:
        """See what a city has and may buy; without ``around`` every kind is taken as sold once."""
        self.nowhere = weights.nowhere
        self.dear = weights.dear
        left, right = sight.left(city), sight.right(city)
        self.left_goods = sight.sold(left) if around else 0
        self.right_goods = sight.sold(right) if around else 0
        self.left_options = sight.sold_options(left)
        self.right_options = sight.sold_options(right)
        self.cheap = sight.cheap(city)
        self._ask_prices(self.base, self.cheap, around=around)
        self.own = sight.goods(city)
        self.options = sight.options(city)

    def ease(self, sight: Sight, stats: DeckStats, city: i64) -> float:
        """How much of the later green cards the city could build, from 0 to 1."""
        age = sight.age()
        easy = 0.0
        all_of_them = 0.0
        for at in stats.greens:
            piece = stats.pieces[at]
            if stats.age[at] < age:
                continue
            all_of_them += stats.share[at]
            if chained(sight, city, piece):
                easy += stats.share[at]
                continue
            need = self.unmet(stats.cost[at], self.own, self.options)
            lost = self.dear * self.cost_of(need, self.base) / stats.worth[at] if need else 0.0
            if lost < 1.0:
                easy += stats.share[at] * (1.0 - lost)
        return easy / all_of_them if all_of_them > 0.0 else 0.0

    def hope(self, sight: Sight, stats: DeckStats, city: i64, worths: vec[float]) -> None:
        """List the builds the city may hope for, each worth to it what ``worths`` says."""
        weights = stats.weights
        if len(self.lack) < len(stats.cost) + _STAGES:
            self._make_room(len(stats.cost) + _STAGES)
        self.count = 0
        self.total = 0.0
        age = sight.age()
        now = weights.want_now * float(sight.turns() - sight.turn()) / float(sight.turns())
        possible = 0.0
        for at in range(len(stats.cost)):
            of_age = stats.age[at]
            if of_age < age:
                continue
            piece = stats.pieces[at]
            if sight.has(city, piece.structure):
                continue
            weight = stats.share[at] * (weights.want if of_age > age else now)
            worth = worths[at]
            possible += weight * worth
            if chained(sight, city, piece):
                self.total += weight * worth
                continue
            self._hope(stats.cost[at], weight, worth, at)
        possible += self._hope_for_stages(sight, weights, city)
        self.factor = 1.0
        if possible > 0.0:
            self.factor = 1.0 - weights.sated * self.total / possible

    def _hope_for_stages(self, sight: Sight, weights: Weights, city: i64) -> float:
        """The stages to come as far as there are turns; returns what they are worth in all."""
        turns_left = float((AGES + 1 - sight.age()) * sight.turns() - sight.turn())
        built = sight.stages(city)
        possible = 0.0
        for stage in range(len(sight.components().sides[sight.side(city)].stages)):
            if built & (1 << stage):
                continue
            way = sight.stage_piece(city, stage, 0)
            turns_left -= 2.0
            if turns_left < 0.0:
                break
            worth = float(way.points) + weights.each_stage
            possible += weights.want_stage * worth
            self._hope(way.cost, weights.want_stage, worth, -1)
        return possible

    def _hope(self, cost: i64, weight: float, worth: float, entry: i64) -> None:
        need = self.unmet(cost, self.own, self.options)
        price = self.cost_of(need, self.base) if need else 0.0
        value = worth - self.dear * price
        if value > 0.0:
            self.total += weight * value
        if need == 0:
            return
        at = self.count
        self.lack[at] = need
        self.price[at] = price
        self.worth[at] = worth
        self.weight[at] = weight
        self.entry[at] = entry
        self.count = at + 1

    def _make_room(self, size: i64) -> None:
        self.lack = vec[i64]([0 for _ in range(size)])
        self.price = vec[float]([0.0 for _ in range(size)])
        self.worth = vec[float]([0.0 for _ in range(size)])
        self.weight = vec[float]([0.0 for _ in range(size)])
        self.entry = vec[i64]([0 for _ in range(size)])

    def unmet(self, cost: i64, own: i64, options: vec[i64]) -> i64:
        """What is left of a cost after the own goods, either/or sources on the dearest kind."""
        need = lacking(cost, own)
        if need == 0:
            return 0
        for option in options:
            helps = kinds(need) & option
            if helps:
                need -= self._dearest(need, helps)
                if need == 0:
                    return 0
        return need

    def _dearest(self, need: i64, helps: i64) -> i64:
        """Of the kinds that help, one unit of that whose last unit costs most."""
        best: i64 = 0
        most = -1.0
        while helps:
            unit = helps & -helps
            helps ^= unit
            price = self._last_price(need, unit)
            if price > most:
                most = price
                best = unit
        return best

    def _last_price(self, need: i64, unit: i64) -> float:
        shift: i64 = 0
        kind: i64 = 0
        rest = unit
        while rest > 1:
            rest >>= 4
            shift += 4
            kind += 1
        units = (need >> shift) & UNIT_MASK
        return self.base[kind * DEEP + min(units, DEEP) - 1]

    def cost_of(self, need: i64, prices: vec[float]) -> float:
        """Coins for all that is needed."""
        price = 0.0
        at: i64 = 0
        while need:
            units = need & UNIT_MASK
            unit: i64 = 0
            while unit < units:
                price += prices[at + min(unit, DEEP - 1)]
                unit += 1
            need >>= 4
            at += DEEP
        return price

    def gain(self, piece: Piece) -> float:
        """Points that the goods of a card or stage promise by what they unlock and save."""
        return self.gain_of(piece.goods, piece.options)

    def gain_of(self, goods: i64, options: vec[i64]) -> float:
        """The same for any goods."""
        gained = 0.0
        for at in range(self.count):
            need = self.lack[at]
            rest = self.unmet(need, goods, options)
            if rest != need:
                gained += self._change(at, self.cost_of(rest, self.base))
        return gained * self.factor

    def saving(self, cheap: i64) -> float:
        """Points that discounts promise which the city does not have."""
        if cheap & ~self.cheap == 0:
            return 0.0
        self._ask_prices(self.other, self.cheap | cheap, around=True)
        gained = 0.0
        for at in range(self.count):
            gained += self._change(at, self.cost_of(self.lack[at], self.other))
        return gained * self.factor

    def opening(self, followers: vec[i64], chain: float) -> float:
        """Points that a structure promises by the later cards it makes free."""
        gained = 0.0
        for follower in followers:
            for at in range(self.count):
                if self.entry[at] == follower:
                    gained += self._change(at, 0.0)
                    gained += chain * self.weight[at] * self.worth[at]
        return gained

    def _change(self, at: i64, price: float) -> float:
        before = self.worth[at] - self.dear * self.price[at]
        after = self.worth[at] - self.dear * price
        if after <= 0.0:
            return 0.0
        return self.weight[at] * (after - max(before, 0.0))

    def _ask_prices(self, prices: vec[float], cheap: i64, *, around: bool) -> None:
        for kind in range(KINDS):
            raw = kind < RAW_KINDS
            left_price = 1.0 if cheap & (CHEAP_RAW_LEFT if raw else CHEAP_MADE_LEFT) else 2.0
            right_price = 1.0 if cheap & (CHEAP_RAW_RIGHT if raw else CHEAP_MADE_RIGHT) else 2.0
            shift: i64 = UNIT_BITS * kind
            bit: i64 = 1
            bit <<= shift
            lefts = (self.left_goods >> shift) & UNIT_MASK
            rights = (self.right_goods >> shift) & UNIT_MASK
            if around:
                for option in self.left_options:
                    if option & bit:
                        lefts += 1
                for option in self.right_options:
                    if option & bit:
                        rights += 1
            else:
                lefts = 1
            at: i64 = kind * DEEP
            if right_price < left_price:
                left_price, right_price = right_price, left_price
                lefts, rights = rights, lefts
            for unit in range(DEEP):
                if unit < lefts:
                    prices[at + unit] = left_price
                elif unit < lefts + rights:
                    prices[at + unit] = right_price
                else:
                    prices[at + unit] = self.nowhere


def chained(sight: Sight, city: i64, piece: Piece) -> bool:
    """Whether a structure of the city makes a card free."""
    if piece.chain_a >= 0 and sight.has(city, piece.chain_a):
        return True
    return piece.chain_b >= 0 and sight.has(city, piece.chain_b)

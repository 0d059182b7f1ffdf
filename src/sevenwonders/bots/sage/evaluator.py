"""Evaluates choices: what each is worth to its city, to the neighbours and to the next player.

There is no search: every card, leader or stage of a decision is valued once, then each price at
which it can be had. Values are expected points of difference at the end.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.bots.sage.deck_stats import DeckStats
from sevenwonders.bots.sage.parts import (
    BROKE,
    COINS,
    EDIFICES,
    PARTS,
    POINTS,
    POWERS,
    PRICE,
    SALE,
    TRIBUTE,
    clear,
    new_parts,
    tilt,
    trust_at,
    trusted,
)
from sevenwonders.bots.sage.parts import PASSING as PASSED_ON
from sevenwonders.bots.sage.passing import NextPlayer
from sevenwonders.bots.sage.standing import Standing
from sevenwonders.bots.sage.valuation import PASSING, THEIR_COIN, Valuation
from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.choice.choice import (
    NO_CARD,
    action_of,
    bank_of,
    card_of,
    freezes,
    joins,
    left_of,
    right_of,
    stage_of,
    variant_of,
)
from sevenwonders.engine.choice.codes import dropped_ages
from sevenwonders.engine.components.model import BY_STAGE
from sevenwonders.engine.decisions.penalty import DEBTS
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import (
    BUILD,
    BURY,
    DISCARD,
    DISCARD_COINS,
    DROP,
    FREE,
    KEEP,
    LOSE,
    NOTHING,
    PLAY,
    RECRUIT,
    STAGE,
    VICTORY_VALUES,
    YIELD,
)

_WAYS: Final = 16
_LAST_COINS: Final = 3
_ANOTHER_TURN: Final = 0.5
_FREEZE_FROM: Final = 4.0
_BURIED: Final = 2.0


@final
class Evaluator:
    """Values the choices of any decision; remembers nothing between decisions."""

    def __init__(self, weights: Weights, looks: i64) -> None:
        self.weights = weights
        self.looks: i64 = looks
        self._standing = Standing()
        self.valuation = Valuation(self._standing)
        self.trust = new_parts()
        """How far each part is trusted in this decision."""
        self.parts = new_parts()
        self.told = new_parts()
        """The parts of the choice last told about: as they are, and in points as far as trusted."""
        self._stats: DeckStats | None = None
        self._next_player = NextPlayer(self._standing)
        self._known = vec[i64]()
        self._worth = vec[float]()
        self._parts: list[vec[float]] = []
        """Cards and stages valued so far in this decision, and the parts of their values."""
        self._joining: float = 0.0
        self._has_joining = False

    def _open(self, sight: Sight) -> DeckStats:
        stats = self._stats
        components = sight.components()
        if stats is None or stats.components is not components or stats.players != sight.players():
            stats = DeckStats(components, sight.players(), self.weights)
            self._stats = stats
        return stats

    def look(self, sight: Sight) -> None:
        """Look at the table once, for all choices of a decision."""
        stats = self._open(sight)
        city = sight.asked_city()
        self._known = vec[i64]()
        self._worth = vec[float]()
        self._parts.clear()
        self._has_joining = False
        self._next_player.clear()
        self._standing.forget()
        table = self.weights.trust_boxes if len(stats.components.boxes) else self.weights.trust
        trust_at(table, sight.age(), sight.turn(), sight.turns(), self.trust)
        tilt(self.trust, self.weights.tilt, sight.players())
        self.valuation.load(sight, stats, sight.seat() if city < 0 else city, self.looks)
        if self.looks & PASSING and sight.asked() == PLAY and sight.turn() < sight.turns():
            self._next_player.load(sight, stats, self.valuation, self.trust, self.looks)

    def tell(self, sight: Sight, code: i64, judged: float) -> None:
        """Where the value of a choice came from that was just valued."""
        parts, told, trust = self.parts, self.told, self.trust
        clear(parts)
        rest_is = POINTS
        if sight.asked_city() == sight.seat() and action_of(code) not in (LOSE, DROP):
            self._tell_use(code)
            parts[PRICE] += self._price(code)
            parts[TRIBUTE] += self._tribute(code)
            parts[BROKE] += self._broke(code)
            rest_is = POWERS
        rest = judged
        for part in range(PARTS):
            told[part] = trust[part] * parts[part]
            rest -= told[part]
        told[rest_is] += rest
        parts[rest_is] += rest / trust[rest_is] if trust[rest_is] else 0.0

    def _tell_use(self, code: i64) -> None:
        """The parts of what a choice does with its card."""
        action, card = action_of(code), card_of(code)
        if card == NO_CARD:
            return
        if action == DISCARD:
            clear(self.valuation.parts)
            self._add_sale()
            source = self.valuation.parts
        else:
            source = self._parts[self._place(_stage_key(code) if action == STAGE else card)]
        sign = -1.0 if action in (YIELD, BURY) else 1.0
        for part in range(PARTS):
            self.parts[part] = sign * source[part]
        self.parts[PASSED_ON] = self._next_player.denied(card)
        if joins(code):
            self.parts[EDIFICES] += self._joining

    def value(self, sight: Sight, code: i64) -> float:
        """What a choice is worth."""
        if sight.asked_city() != sight.seat():
            return self._for_free_city(sight, code)
        action = action_of(code)
        if action == LOSE:
            return self._paid(sight, bank_of(code))
        if action == DROP:
            return -_tokens(code)
        value = 0.0
        card = card_of(code)
        if left_of(code) + right_of(code) + bank_of(code):
            value += self.trust[PRICE] * self._price(code)
            value += self.trust[TRIBUTE] * self._tribute(code)
            value += self.trust[BROKE] * self._broke(code)
        if card == NO_CARD:
            return value
        if joins(code):
            value += self.trust[EDIFICES] * self._edifice(sight)
        if freezes(code):
            value += self._kept(sight, card) - _FREEZE_FROM
        value += self.trust[PASSED_ON] * self._next_player.denied(card)
        return value + self._use(sight, code, action, card)

    def _price(self, code: i64) -> float:
        paid = left_of(code) + right_of(code) + bank_of(code)
        return self.valuation.coins_worth(self.weights, -float(paid)) if paid else 0.0

    def _broke(self, code: i64) -> float:
        """How far a price leaves the city without the coins for a unit."""
        paid = left_of(code) + right_of(code) + bank_of(code)
        left = self.valuation.coins - float(paid)
        return 1.0 - left * 0.5 if paid and left < 2.0 else 0.0

    def _tribute(self, code: i64) -> float:
        """What the coins for the neighbours are worth, by what their points count."""
        valuation = self.valuation
        to_left = float(left_of(code)) * valuation.stakes.left
        return THEIR_COIN * (to_left + float(right_of(code)) * valuation.stakes.right)

    def _use(self, sight: Sight, code: i64, action: i64, card: i64) -> float:
        """What a card is worth in the use a choice makes of it."""
        valuation = self.valuation
        if action == DISCARD:
            clear(valuation.parts)
            self._add_sale()
            return trusted(valuation.parts, self.trust)
        if action == STAGE:
            return self._stage(sight, code)
        worth = self._card(sight, card)
        if action == YIELD:
            return -worth
        piece = sight.components().cards[card]
        if action == BURY:
            return _BURIED * float(max(piece.leader_cost, 0)) - worth
        if action == FREE:
            worth -= self.weights.spent_right * valuation.progress.running
        elif action == KEEP:
            price = float(max(sight.recruit_price(valuation.city, card), 0))
            worth += self.trust[PRICE] * valuation.coins_worth(self.weights, -price)
        elif action == RECRUIT and piece.leader_cost == BY_STAGE:
            worth += self._stage(sight, code)
        return worth

    def _add_sale(self) -> None:
        self.valuation.parts[COINS] += self.valuation.coins_worth(
            self.weights, float(DISCARD_COINS)
        )
        self.valuation.parts[SALE] += 1.0

    def _add_stage(self, sight: Sight, code: i64) -> None:
        piece = sight.stage_piece(self.valuation.city, stage_of(code), variant_of(code))
        self.valuation.stage_worth(sight, self._open(sight), piece)

    def _add_card(self, sight: Sight, card: i64) -> None:
        stats = self._open(sight)
        self.valuation.worth(sight, stats, stats.components.cards[card])

    def _card(self, sight: Sight, card: i64) -> float:
        at = self._place(card)
        if at != NOTHING:
            return self._worth[at]
        clear(self.valuation.parts)
        self._add_card(sight, card)
        return self._keep(card)

    def _stage(self, sight: Sight, code: i64) -> float:
        at = self._place(_stage_key(code))
        if at != NOTHING:
            return self._worth[at]
        clear(self.valuation.parts)
        self._add_stage(sight, code)
        return self._keep(_stage_key(code))

    def _place(self, key: i64) -> i64:
        """Where a card or stage stands among those valued in this decision."""
        for at in range(len(self._known)):
            if self._known[at] == key:
                return at
        return NOTHING

    def _keep(self, key: i64) -> float:
        """Note the value of what was just looked at."""
        worth = trusted(self.valuation.parts, self.trust)
        self._known = append(self._known, key)
        self._worth = append(self._worth, worth)
        self._parts.append(self.valuation.parts[:])
        return worth

    def _edifice(self, sight: Sight) -> float:
        """What joining the edifice promises: some of its reward, and fewer debts."""
        if not self._has_joining:
            age = sight.age()
            edifice = sight.components().edifices[sight.edifice(age)]
            clear(self.valuation.parts)
            self.valuation.worth(sight, self._open(sight), edifice.reward)
            spared = self.weights.spared * float(DEBTS[age - 1])
            self._joining = trusted(self.valuation.parts, self.trust) + spared
            self._has_joining = True
        return self._joining

    def _kept(self, sight: Sight, played: i64) -> float:
        """What the best of the other cards in hand is worth a turn later."""
        best = 0.0
        for code in sight.codes():
            card = card_of(code)
            if action_of(code) == BUILD and card != played:
                best = max(best, self._card(sight, card))
        return _ANOTHER_TURN * best

    def _paid(self, sight: Sight, coins: i64) -> float:
        """A loss paid with so many coins, the rest in debts: the last coins are kept early on."""
        valuation = self.valuation
        kept = 0.0
        if valuation.progress.ahead > 0.0:
            kept = max(float(_LAST_COINS) - (valuation.coins - float(coins)), 0.0)
        debts = float(sight.owed(valuation.city) - coins)
        value = valuation.coins_worth(self.weights, -float(coins))
        return value - self.weights.debt_coin * kept - debts

    def _for_free_city(self, sight: Sight, code: i64) -> float:
        """The free city cannot win: let it pay its holder, grow no army and waste good cards."""
        city, seat = sight.asked_city(), sight.seat()
        left, right = float(left_of(code)), float(right_of(code))
        mine, other = (left, right) if sight.left(city) == seat else (right, left)
        value = THEIR_COIN * (mine - self.weights.rival * other)
        card = card_of(code)
        if card == NO_CARD:
            return value
        action = action_of(code)
        if action in (DISCARD, STAGE):
            return value + 0.5 * float(sight.points(seat, card))
        shields = float(sight.components().cards[card].shields)
        return value - shields if shields > 0.0 else value


def _tokens(code: i64) -> float:
    """Points of the Victory tokens given back."""
    first, second = dropped_ages(code)
    lost = float(VICTORY_VALUES[first - 1])
    if second:
        lost += float(VICTORY_VALUES[second - 1])
    return lost


def _stage_key(code: i64) -> i64:
    """A stage and its variant, apart from all cards."""
    return -1 - (stage_of(code) * _WAYS + variant_of(code))

"""The inputs of the instinct's network: the few of many that a table and a choice activate."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.bots.sage.deck_stats import SYMBOLS
from sevenwonders.bots.sage.parts import PARTS
from sevenwonders.bots.sage.valuation import Valuation
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
)
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.sight_table import TO_LEFT
from sevenwonders.engine.vocabulary import (
    ACTIONS,
    AGES,
    COPY,
    DISCARD,
    DISCARD_COINS,
    KEEP,
    NOTHING,
    RECRUIT,
    STAGE,
    VICTORY_VALUES,
)

FULL: Final[i64] = 256
"""The strength of an input that is simply there."""
BLOCKS: Final = 7
"""Inputs for each card: in the city, where the hand goes, where the next one comes from, further
away, in hand, built now, put away now."""
STEPS: Final = 6
"""Inputs for each board side: that it is the city's, and its stages."""
TURNS: Final = 8
FEWEST: Final = 2
COUNTS: Final = 6
"""Numbers of players."""
FIGURES: Final = 40
"""Inputs that are neither a card nor a board side, before turns, counts and choices."""
PURSE: Final = 10
"""Inputs for the coins that a choice leaves, each from so many on."""
_PURSES: Final = vec[i64]([1, 2, 3, 4, 5, 6, 8, 10, 13, 17])


@final
class Inputs:
    """The cards and board sides that an instinct has inputs for."""

    def __init__(self, cards: list[str], sides: list[str]) -> None:
        self.cards = cards
        self.sides = sides
        self.own: i64 = 0
        self.taker: i64 = len(cards)
        self.giver: i64 = 2 * len(cards)
        self.far: i64 = 3 * len(cards)
        self.hand: i64 = 4 * len(cards)
        self.now: i64 = 5 * len(cards)
        self.away: i64 = 6 * len(cards)
        self.side: i64 = BLOCKS * len(cards)
        self.figures: i64 = self.side + STEPS * len(sides)
        self.turns: i64 = self.figures + FIGURES
        self.counts: i64 = self.turns + AGES * TURNS
        self.parts: i64 = self.counts + COUNTS
        self.purse: i64 = self.parts + PARTS
        self.actions: i64 = self.purse + PURSE
        self.taker_side: i64 = self.actions + len(ACTIONS) + 2
        self.giver_side: i64 = self.taker_side + len(sides)
        self.size: i64 = self.giver_side + len(sides)


@final
class ActiveInputs:
    """The active inputs of a table, or of one choice at it, seen by the seat that is asked."""

    def __init__(self, inputs: Inputs) -> None:
        self.inputs = inputs
        self.at = vec[i64]()
        self.much = vec[i64]()
        self._figure: i64 = 0
        self._components: Components | None = None
        self._cards = vec[i64]()
        self._sides = vec[i64]()

    def clear(self) -> None:
        """See nothing."""
        self.at = vec[i64]()
        self.much = vec[i64]()

    def table(self, sight: Sight, valuation: Valuation) -> None:
        """See the table as it stands."""
        self._open(sight.components())
        inputs, seat = self.inputs, sight.seat()
        left, right = sight.left(seat), sight.right(seat)
        self._cities(sight, left, right)
        for card in sight.hand():
            self._card(inputs.hand, card)
        for leader in sight.leaders_in_hand():
            self._card(inputs.hand, leader)
        side = self._sides[sight.side(seat)]
        if side >= 0:
            self._add(inputs.side + side * STEPS)
            built = sight.stages(seat)
            for stage in range(STEPS - 1):
                if (built >> stage) & 1:
                    self._add(inputs.side + side * STEPS + 1 + stage)
        turn = min(max(sight.turn() - 1, 0), TURNS - 1)
        self._add(inputs.turns + (sight.age() - 1) * TURNS + turn)
        self._add(inputs.counts + sight.players() - FEWEST)
        self._figures(sight, valuation, left, right)

    def choice(self, sight: Sight, valuation: Valuation, code: i64, parts: vec[float]) -> None:
        """See a choice and the parts of its value, in points."""
        inputs = self.inputs
        action, card = action_of(code), card_of(code)
        self._add(inputs.actions + action)
        if joins(code):
            self._add(inputs.actions + len(ACTIONS))
        if freezes(code):
            self._add(inputs.actions + len(ACTIONS) + 1)
        coins = sight.coins(valuation.city) - left_of(code) - right_of(code) - bank_of(code)
        if action == DISCARD:
            coins += DISCARD_COINS
        for step in range(PURSE - 1, -1, -1):
            if coins >= _PURSES[step]:
                self._add(inputs.purse + step)
                break
        if card != NO_CARD:
            if action in (DISCARD, STAGE):
                self._card(inputs.away, card)
            else:
                self._card(inputs.now, card)
                if action not in (KEEP, COPY):
                    self._card(inputs.own, card)
            if action == STAGE or (action == RECRUIT and stage_of(code)):
                side = self._sides[sight.side(valuation.city)]
                if side >= 0:
                    self._add(inputs.side + side * STEPS + 1 + stage_of(code))
        for part in range(PARTS):
            if parts[part] != 0.0:
                self._add_some(inputs.parts + part, parts[part] * 0.25)

    def _figures(self, sight: Sight, valuation: Valuation, left: i64, right: i64) -> None:
        """What can be counted, each scaled to about 1; the order is that of the fitted rows."""
        seat, components = sight.seat(), sight.components()
        self._figure = self.inputs.figures
        self._count(1.0)
        for city in (seat, left, right):
            self._count(float(sight.coins(city)) * 0.2)
        self._count(float(sight.shields(seat)) * 0.25)
        self._lead(sight.shields(seat) - sight.shields(left))
        self._lead(sight.shields(seat) - sight.shields(right))
        tokens: i64 = 0
        for age in range(AGES):
            tokens += VICTORY_VALUES[age] * sight.victory_count(seat, age + 1)
        self._count(float(tokens) * 0.2)
        self._count(float(sight.defeats(seat)) * 0.33)
        self._symbols(sight, left, right)
        self._scores(sight, valuation)
        self._count(1.0 if sight.direction() == TO_LEFT else 0.0)
        self._count(valuation.goods.total * 0.1)
        self._count((valuation.science.later - valuation.science.now) * 0.1)
        self._count(valuation.war.now * 0.1)
        self._count(valuation.war.later * 0.1)
        self._count(1.0 if len(components.boxes) else 0.0)
        self._count(1.0 if components.cities else 0.0)
        self._count(1.0 if len(components.leaders) else 0.0)
        self._count(1.0 if len(components.edifices) else 0.0)
        self._count(1.0 if sight.partner(seat) != NOTHING else 0.0)
        self._count(float(sight.debts(seat)) * 0.25)
        self._count(float(sight.diplomacy(seat)))
        self._count(1.0 if sight.discard_count() else 0.0)

    def _lead(self, lead: i64) -> None:
        """A lead in shields: how far, whether there is one at all, and a great one."""
        self._count(float(min(max(lead, -4), 4)) * 0.25)
        self._count(1.0 if lead > 0 else 0.0)
        self._count(1.0 if lead == 0 else 0.0)
        self._count(1.0 if lead > 2 else 0.0)

    def _symbols(self, sight: Sight, left: i64, right: i64) -> None:
        seat = sight.seat()
        fewest: i64 = 9
        for symbol in range(SYMBOLS):
            fewest = min(fewest, sight.symbol_count(seat, symbol))
            self._count(float(sight.symbol_count(seat, symbol)) * 0.33)
        for symbol in range(SYMBOLS):
            theirs = sight.symbol_count(left, symbol) + sight.symbol_count(right, symbol)
            self._count(float(theirs) * 0.25)
        self._count(float(fewest) * 0.5)
        self._count(float(sight.wilds(seat)))

    def _scores(self, sight: Sight, valuation: Valuation) -> None:
        seat = sight.seat()
        totals = valuation.standing.totals(sight)
        mine, most, total = 0.0, -100.0, 0.0
        for city in range(sight.players()):
            points = totals[city]
            if city == seat:
                mine = points
            else:
                most = max(most, points)
                total += points
        self._count(mine * 0.05)
        self._count((mine - most) * 0.1)
        self._count((mine - total / float(sight.players() - 1)) * 0.1)
        self._count((most - mine) * 0.1 if most > mine else 0.0)

    def _count(self, much: float) -> None:
        """The next of the figures."""
        self._add_some(self._figure, much)
        self._figure += 1

    def _cities(self, sight: Sight, left: i64, right: i64) -> None:
        inputs, seat = self.inputs, sight.seat()
        taker, giver = (left, right) if sight.direction() == TO_LEFT else (right, left)
        for city in range(sight.players()):
            if city == seat:
                self._city(sight, city, inputs.own)
            elif city == taker:
                self._city(sight, city, inputs.taker)
                self._side(sight, city, inputs.taker_side)
            elif city == giver:
                self._city(sight, city, inputs.giver)
                self._side(sight, city, inputs.giver_side)
            else:
                self._city(sight, city, inputs.far)

    def _city(self, sight: Sight, city: i64, block: i64) -> None:
        for card in sight.built(city):
            self._card(block, card)
        for leader in sight.leaders(city):
            self._card(block, leader)

    def _side(self, sight: Sight, city: i64, block: i64) -> None:
        known = self._sides[sight.side(city)]
        if known >= 0:
            self._add(block + known)

    def _card(self, block: i64, card: i64) -> None:
        known = self._cards[card]
        if known >= 0:
            self._add(block + known)

    def _add(self, column: i64) -> None:
        self.at = append(self.at, column)
        self.much = append(self.much, FULL)

    def _add_some(self, column: i64, much: float) -> None:
        """An input of any strength, as far as a whole number can say it."""
        strength: i64 = math.floor(much * float(FULL) + 0.5)
        if strength != 0:
            self.at = append(self.at, column)
            self.much = append(self.much, strength)

    def _open(self, components: Components) -> None:
        """Know the cards and sides of the components by their names."""
        if self._components is components:
            return
        self._components = components
        self._cards = vec[i64]([_place(self.inputs.cards, card.slug) for card in components.cards])
        self._sides = vec[i64]([_place(self.inputs.sides, side.slug) for side in components.sides])


def _place(names: list[str], name: str) -> int:
    return names.index(name) if name in names else NOTHING

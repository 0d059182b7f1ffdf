"""The bot that takes the most points it can see now, with some sense for goods and coins.

It looks one card ahead and never at what others may do; its weights are in points.
"""

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from sevenwonders.bots.greedy.effects import expansion_worth, hopes
from sevenwonders.bots.greedy.income import coins_now
from sevenwonders.bots.greedy.military import swing
from sevenwonders.bots.greedy.powers import powers_worth
from sevenwonders.bots.greedy.science import science_gain
from sevenwonders.bots.greedy.supply import production, saving
from sevenwonders.engine.choice.choice import (
    NO_CARD,
    Choice,
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
from sevenwonders.engine.components.model import BY_STAGE, Components, Piece
from sevenwonders.engine.decisions.penalty import DEBTS
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import (
    AGES,
    BUILD,
    BURY,
    COINS_PER_POINT,
    DISCARD,
    DISCARD_COINS,
    DROP,
    KEEP,
    LOSE,
    RECRUIT,
    STAGE,
    VICTORY_VALUES,
    WHITE,
    YIELD,
)

EARLY_COIN: Final = 0.05
"""What a coin is worth beyond its points while there is much to buy."""
POOR_COIN: Final = 0.25
"""And beyond that to a city that has fewer than POOR."""
POOR: Final = 3
RIVAL_COIN: Final = 0.15
"""What a coin in a neighbour's treasury costs."""
SYMBOL: Final = 2.0
"""What a science symbol promises at the beginning of the game."""
CHAIN: Final = 0.9
"""What a card that it makes free promises."""
FROM_DISCARD: Final = 4.0
NEXT_STAGE: Final = 0.5
"""What a stage adds by opening the next one."""
DENIED: Final = 0.05
"""Of the points of a card that goes face down, what the next player misses."""
LAST_COINS: Final = 3
"""Coins that a city would rather keep than be without debts."""
LAST_COIN: Final = 1.1
REWARD: Final = 0.7
"""Of an edifice's reward, what may be hoped for when joining."""
SPARED: Final = 0.4
"""Of an edifice's debt, what joining saves on average."""
ANOTHER_TURN: Final = 0.5
"""Of the best other card in hand, what a turn more with the hand is worth."""
FREEZE_FROM: Final = 4.0
"""What a hand must still hold before it is kept."""


@final
class GreedyBot:
    """Values each card once, then each price at which it can be had."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def __repr__(self) -> str:
        return "<bot greedy>"

    def choose(self, sight: Sight) -> Choice:
        """The choice of most value; chance decides between equals."""
        judge = _Judge(sight)
        best: list[int] = []
        most = 0.0
        for at, code in enumerate(sight.codes()):
            value = judge.value(code)
            if not best or value > most:
                best = [at]
                most = value
            elif value == most:
                best.append(at)
        return sight.legal()[best[self._stream.below(len(best))]]


@final
class _Judge:
    """What the choices of one decision are worth to the seat that decides."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._components = sight.components()
        self._seat = sight.seat()
        self._city = sight.asked_city()
        self._left = sight.left(self._city)
        self._right = sight.right(self._city)
        played = int((sight.age() - 1) * sight.turns() + sight.turn())
        self._ahead = 1.0 - played / int(AGES * sight.turns())
        """How much of the game is still to come after this turn, from 1 down to 0."""
        self._coin = 1.0 / COINS_PER_POINT + EARLY_COIN * self._ahead
        if self._ahead and sight.coins(self._city) < POOR:
            self._coin += POOR_COIN
        self._cards: dict[int, float] = {}
        self._stages: dict[tuple[int, int], float] = {}
        self._kept: dict[int, float] = {}

    def value(self, code: i64) -> float:
        """What a packed choice is worth."""
        if self._city != self._seat:
            return self._for_free_city(code)
        action = action_of(code)
        if action == LOSE:
            return self._paid(int(bank_of(code)))
        if action == DROP:
            return -float(sum(VICTORY_VALUES[age - 1] for age in dropped_ages(code) if age))
        paid = int(left_of(code) + right_of(code))
        value = -self._coin * (paid + int(bank_of(code))) - RIVAL_COIN * paid
        if card_of(code) == NO_CARD:
            return value
        if joins(code):
            value += self._edifice_worth()
        if freezes(code):
            value += self._hand_worth(int(card_of(code))) - FREEZE_FROM
        return value + self._use(code)

    def _use(self, code: i64) -> float:
        """What a card is worth in the use a choice makes of it."""
        card = card_of(code)
        action = action_of(code)
        if action == DISCARD:
            return self._coin * DISCARD_COINS
        if action == STAGE:
            denied = DENIED * int(self._sight.points(self._right, card))
            return denied + self._stage_worth(stage_of(code), variant_of(code))
        if action == YIELD:
            return -self._card_worth(card)
        if action == BURY:
            return 2.0 * max(int(self._components.cards[card].leader_cost), 0) - self._card_worth(
                card
            )
        worth = self._card_worth(card)
        if action == KEEP:
            return worth - self._coin * max(int(self._sight.recruit_price(self._city, card)), 0)
        if action == RECRUIT and self._components.cards[card].leader_cost == BY_STAGE:
            worth += self._stage_worth(stage_of(code), variant_of(code))
        return worth

    def _paid(self, coins: int) -> float:
        """A loss paid with so many coins, the rest in debts: the last coins are kept early on."""
        had = int(self._sight.coins(self._city))
        kept = max(LAST_COINS - (had - coins), 0) if self._ahead else 0
        debts = int(self._sight.owed(self._city)) - coins
        return -self._coin * (coins - kept) - LAST_COIN * kept - debts

    def _edifice_worth(self) -> float:
        """What joining the edifice promises."""
        age = int(self._sight.age())
        reward = self._components.edifices[self._sight.edifice(age)].reward
        return REWARD * (int(reward.points) + self._worth(reward)) + SPARED * DEBTS[age - 1]

    def _hand_worth(self, played: int) -> float:
        """What the best of the other cards in hand is worth a turn later."""
        if played not in self._kept:
            others = [
                self._card_worth(card_of(code)) - self._coin * int(bank_of(code))
                for code in self._sight.codes()
                if action_of(code) == BUILD and card_of(code) != played
            ]
            self._kept[played] = ANOTHER_TURN * max(others, default=0.0)
        return self._kept[played]

    def _card_worth(self, card: int) -> float:
        worth = self._cards.get(card)
        if worth is None:
            piece = self._components.cards[card]
            worth = int(self._sight.points(self._city, card)) + self._worth(piece)
            worth += CHAIN * self._ahead * self._opened(piece)
            if piece.color == WHITE:
                worth += hopes(piece) * self._ahead
            self._cards[card] = worth
        return worth

    def _stage_worth(self, stage: int, variant: int) -> float:
        worth = self._stages.get((stage, variant))
        if worth is None:
            piece = self._sight.stage_piece(self._city, stage, variant)
            worth = int(piece.points) + self._worth(piece) + NEXT_STAGE
            self._stages[stage, variant] = worth
        return worth

    def _worth(self, piece: Piece) -> float:
        """What a piece brings beside its own points."""
        sight, city = self._sight, self._city
        worth = self._coin * coins_now(sight, city, piece) + FROM_DISCARD * int(piece.from_discard)
        if piece.science or piece.wilds:
            worth += science_gain(sight, city, piece) + SYMBOL * self._ahead
        if piece.shields:
            worth += swing(sight, city, piece.shields)
        if piece.goods or len(piece.options):
            worth += production(sight, city, piece) * self._ahead
        if piece.cheap:
            worth += saving(sight, city, piece.cheap) * self._ahead
        if piece.powers:
            worth += powers_worth(piece) * self._ahead
        if piece.immediate is not None or len(piece.figures):
            worth += expansion_worth(sight, piece, self._coin, self._ahead)
        return worth

    def _opened(self, piece: Piece) -> int:
        """Later cards that this one would make free."""
        city = self._city
        following = _followers(self._components).get(piece.structure, ())
        return sum(not self._sight.has(city, structure) for structure in following)

    def _for_free_city(self, code: i64) -> float:
        """The free city cannot win: let it pay its holder, grow no army and waste good cards."""
        left, right = int(left_of(code)), int(right_of(code))
        mine, other = (left, right) if self._left == self._seat else (right, left)
        value = self._coin * mine - RIVAL_COIN * other
        card = card_of(code)
        if card == NO_CARD:
            return value
        action = action_of(code)
        if action in (DISCARD, STAGE):
            return value + int(self._sight.points(self._seat, card))
        return value - swing(self._sight, self._city, self._components.cards[card].shields)


@lru_cache(maxsize=16)
def _followers(components: Components) -> dict[int, tuple[int, ...]]:
    """For each structure those that it makes free."""
    following: dict[int, set[int]] = {}
    for card in components.cards:
        for chain in (int(card.chain_a), int(card.chain_b)):
            if chain >= 0:
                following.setdefault(chain, set()).add(int(card.structure))
    return {chain: tuple(sorted(cards)) for chain, cards in following.items()}

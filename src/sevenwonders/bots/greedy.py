"""The bot that takes the most points it can see now, with some sense for goods and coins.

It looks one card ahead and never at what others may do; its weights are in points.
"""

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from sevenwonders.bots.income import coins_now
from sevenwonders.bots.military import swing
from sevenwonders.bots.supply import production, saving
from sevenwonders.engine.choice import (
    NO_CARD,
    Choice,
    action_of,
    bank_of,
    card_of,
    left_of,
    right_of,
    stage_of,
)
from sevenwonders.engine.dealer import Stream
from sevenwonders.engine.kit import Kit, Thing
from sevenwonders.engine.scoring import best_wilds
from sevenwonders.engine.sight import Sight
from sevenwonders.engine.words import (
    AGES,
    COINS_PER_POINT,
    COPY_GUILD,
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_NEW_COLOR,
    FREE_ONCE_AN_AGE,
    LAST_CARD,
    SALE,
    SELL,
    STAGE,
    SYMBOL_BITS,
    SYMBOLS,
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
DIG: Final = 4.0
NEXT_STAGE: Final = 0.5
"""What a stage adds by opening the next one."""
POWERS: Final = {
    LAST_CARD: 5.0,
    FREE_ONCE_AN_AGE: 5.0,
    FREE_NEW_COLOR: 4.0,
    FREE_FIRST_CARD: 4.0,
    FREE_LAST_CARD: 4.0,
    COPY_GUILD: 7.0,
}
DENIED: Final = 0.05
"""Of the points of a card that goes face down, what the next player misses."""


@final
class GreedyBot:
    """Values each card once, then each price at which it can be had."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

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
        self._kit = sight.kit()
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
        self._stage = -1.0

    def value(self, code: i64) -> float:
        """What a packed choice is worth."""
        if self._city != self._seat:
            return self._for_free_city(code)
        paid = int(left_of(code) + right_of(code))
        value = -self._coin * (paid + int(bank_of(code))) - RIVAL_COIN * paid
        card = card_of(code)
        action = action_of(code)
        if card == NO_CARD:
            return value
        if action == SELL:
            return value + self._coin * SALE
        if action == STAGE:
            denied = DENIED * int(self._sight.points(self._right, card))
            return value + denied + self._stage_worth(stage_of(code))
        return value + self._card_worth(card)

    def _card_worth(self, card: int) -> float:
        worth = self._cards.get(card)
        if worth is None:
            thing = self._kit.cards[card]
            worth = int(self._sight.points(self._city, card)) + self._worth(thing)
            worth += CHAIN * self._ahead * self._opened(thing)
            self._cards[card] = worth
        return worth

    def _stage_worth(self, stage: int) -> float:
        if self._stage < 0:
            thing = self._kit.sides[self._sight.side(self._city)].stages[stage]
            self._stage = int(thing.points) + self._worth(thing) + NEXT_STAGE
        return self._stage

    def _worth(self, thing: Thing) -> float:
        """What a thing brings beside its own points."""
        sight, city = self._sight, self._city
        worth = self._coin * coins_now(sight, city, thing) + DIG * int(thing.digs)
        if thing.science or thing.wilds:
            worth += self._science(thing) + SYMBOL * self._ahead
        if thing.shields:
            worth += swing(sight, city, thing.shields)
        if thing.goods or len(thing.options):
            worth += production(sight, city, thing) * self._ahead
        if thing.cheap:
            worth += saving(sight, city, thing.cheap) * self._ahead
        if thing.powers:
            worth += sum(POWERS[bit] for bit in POWERS if thing.powers & bit) * self._ahead
        return worth

    def _science(self, thing: Thing) -> int:
        """Points more for the symbols, as they stand now."""
        now = 0
        for symbol in range(len(SYMBOLS)):
            now += self._sight.symbol_count(self._city, symbol) << (symbol * SYMBOL_BITS)
        wilds = self._sight.wilds(self._city)
        after = best_wilds(now + thing.science, wilds + thing.wilds)[0]
        return after - best_wilds(now, wilds)[0]

    def _opened(self, thing: Thing) -> int:
        """Later cards that this one would make free."""
        city = self._city
        following = _followers(self._kit).get(thing.structure, ())
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
        if action in (SELL, STAGE):
            return value + int(self._sight.points(self._seat, card))
        return value - swing(self._sight, self._city, self._kit.cards[card].shields)


@lru_cache(maxsize=16)
def _followers(kit: Kit) -> dict[int, tuple[int, ...]]:
    """For each structure those that it makes free."""
    following: dict[int, set[int]] = {}
    for card in kit.cards:
        for chain in (int(card.chain_a), int(card.chain_b)):
            if chain >= 0:
                following.setdefault(chain, set()).add(int(card.structure))
    return {chain: tuple(sorted(cards)) for chain, cards in following.items()}

"""What passing a card on costs: what it is worth to the player who gets the hand next."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.bots.sage.deck_stats import DeckStats
from sevenwonders.bots.sage.parts import PRICE, clear, trusted
from sevenwonders.bots.sage.standing import Standing
from sevenwonders.bots.sage.valuation import Valuation
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.sight_table import EXCHANGE, TO_LEFT


@final
class NextPlayer:
    """The next player's values of the cards in hand."""

    def __init__(self, standing: Standing) -> None:
        self._valuation = Valuation(standing)
        self._cards = vec[i64]()
        self._denied = vec[float]()

    def clear(self) -> None:
        """Nothing is passed on."""
        self._cards = vec[i64]()
        self._denied = vec[float]()

    def load(
        self, sight: Sight, stats: DeckStats, mine: Valuation, trust: vec[float], looks: i64
    ) -> None:
        """Value every card of the hand for the city that it goes to."""
        weights = stats.weights
        seat = sight.seat()
        direction = sight.direction()
        if direction == EXCHANGE:
            city: i64 = 1 - seat
        else:
            city = sight.left(seat) if direction == TO_LEFT else sight.right(seat)
        stake = mine.stakes.left if city == sight.left(seat) else mine.stakes.right
        self._valuation.load(sight, stats, city, looks)
        values = vec[float]()
        first = weights.floor
        second = weights.floor
        at: i64 = -1
        for card in sight.hand():
            if len(self._cards) and self._cards[len(self._cards) - 1] == card:
                # A second copy: taking one leaves the other.
                if at == len(self._cards) - 1:
                    second = first
                continue
            value = self._gain(sight, stats, stats.components.cards[card], trust)
            self._cards = append(self._cards, card)
            values = append(values, value)
            if value > first:
                second = first
                first = value
                at = len(self._cards) - 1
            elif value > second:
                second = value
        for place in range(len(values)):
            spoiled = first - second if place == at else 0.0
            self._denied = append(self._denied, -stake * spoiled)

    def denied(self, card: i64) -> float:
        """What it is worth that the next player does not get a card."""
        for at in range(len(self._cards)):
            if self._cards[at] == card:
                return self._denied[at]
        return 0.0

    def _gain(self, sight: Sight, stats: DeckStats, piece: Piece, trust: vec[float]) -> float:
        valuation = self._valuation
        if sight.has(valuation.city, piece.structure):
            return 0.0
        clear(valuation.parts)
        valuation.worth(sight, stats, piece)
        price = valuation.price(sight, piece)
        if price > valuation.coins:
            return stats.weights.cannot * trusted(valuation.parts, trust)
        if price > 0.0:
            valuation.parts[PRICE] = valuation.coins_worth(stats.weights, -price)
        return trusted(valuation.parts, trust)

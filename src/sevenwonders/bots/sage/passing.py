"""What passing a card on costs: the gain of the city that gets the hand next."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.bots.sage.book import Book
from sevenwonders.bots.sage.city import Eye
from sevenwonders.bots.sage.parts import PRICE, clear, trusted
from sevenwonders.bots.sage.standing import Standing
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.sight_table import EXCHANGE, TO_LEFT


@final
class Next:
    """The next player's values of the cards in hand."""

    def __init__(self, standing: Standing) -> None:
        self._eye = Eye(standing)
        self._cards = vec[i64]()
        self._denied = vec[float]()

    def clear(self) -> None:
        """Nothing is passed on."""
        self._cards = vec[i64]()
        self._denied = vec[float]()

    def load(self, sight: Sight, book: Book, mine: Eye, trust: vec[float], looks: i64) -> None:
        """Value every card of the hand for the city that it goes to."""
        weights = book.weights
        seat = sight.seat()
        direction = sight.direction()
        if direction == EXCHANGE:
            city: i64 = 1 - seat
        else:
            city = sight.left(seat) if direction == TO_LEFT else sight.right(seat)
        stake = mine.stakes.left if city == sight.left(seat) else mine.stakes.right
        self._eye.load(sight, book, city, looks)
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
            value = self._gain(sight, book, book.components.cards[card], trust)
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

    def _gain(self, sight: Sight, book: Book, piece: Piece, trust: vec[float]) -> float:
        eye = self._eye
        if sight.has(eye.city, piece.structure):
            return 0.0
        clear(eye.parts)
        eye.worth(sight, book, piece)
        price = eye.price(sight, piece)
        if price > eye.coins:
            return book.weights.cannot * trusted(eye.parts, trust)
        if price > 0.0:
            eye.parts[PRICE] = eye.coins_worth(book.weights, -price)
        return trusted(eye.parts, trust)

"""Which cards an Age has for this number of players, summed up once a game."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.components.model import Components, Piece
from sevenwonders.engine.vocabulary import (
    AGES,
    BLACK,
    COLORS,
    GREEN,
    PURPLE,
    RED,
    SYMBOL_BITS,
    SYMBOL_MASK,
    YELLOW,
)

SYMBOLS: Final = 3


@final
class DeckStats:
    """The cards of each Age with their copies per player, and sums over them."""

    def __init__(self, components: Components, players: i64, weights: Weights) -> None:
        self.components = components
        self.players: i64 = players
        self.weights = weights
        self.pieces: list[Piece] = []
        """The cards that cost goods, by Age."""
        self.cost = vec[i64]()
        self.age = vec[i64]()
        self.share = vec[float]()
        """Copies per player."""
        self.worth = vec[float]()
        """What such a card is taken to be worth to anybody."""
        self.greens = vec[i64]()
        """Which of them are green."""
        self.followers: list[vec[i64]] = [vec[i64]() for _ in range(components.structures)]
        """For each structure the entries that it makes free."""
        self.colors = vec[float]([0.0 for _ in range(AGES * len(COLORS))])
        """Cards of each colour a player, Age by Age."""
        self.symbols = vec[float]([0.0 for _ in range(AGES * SYMBOLS)])
        """Science symbols a player, Age by Age."""
        self.proved = vec[float]([0.0 for _ in range(len(components.cards))])
        """What each card has proved worth beyond what is seen in it."""
        for slug, points in weights.cards.items():
            at = components.card_index.get(slug, -1)
            if at >= 0:
                self.proved[at] = points
        deck = components.decks[int(players)]
        for age in range(AGES):
            self._read(deck.ages[age], 1.0 / float(players))
            blacks = deck.black[age]
            if len(blacks):
                self._read(blacks, 1.0 / float(len(blacks)))
        if len(deck.guilds):
            drawn = float(deck.guild_count) / float(len(deck.guilds))
            self._read(deck.guilds, drawn / float(players))

    def _read(self, cards: vec[i64], each: float) -> None:
        for card in cards:
            piece = self.components.cards[card]
            age = piece.age - 1
            self.colors[age * len(COLORS) + piece.color] += each
            for symbol in range(SYMBOLS):
                count = (piece.science >> (symbol * SYMBOL_BITS)) & SYMBOL_MASK
                self.symbols[age * SYMBOLS + symbol] += each * float(count)
            if piece.cost:
                self._enter(piece, each)

    def _enter(self, piece: Piece, each: float) -> None:
        for at in range(len(self.pieces)):
            if self.pieces[at] is piece:
                self.share[at] += each
                return
        entry: i64 = len(self.pieces)
        self.pieces.append(piece)
        self.cost = append(self.cost, piece.cost)
        self.age = append(self.age, piece.age)
        self.share = append(self.share, each)
        self.worth = append(self.worth, guess(piece, self.weights))
        if piece.color == GREEN:
            self.greens = append(self.greens, entry)
        if piece.chain_a >= 0:
            self.followers[piece.chain_a] = append(self.followers[piece.chain_a], entry)
        if piece.chain_b >= 0 and piece.chain_b != piece.chain_a:
            self.followers[piece.chain_b] = append(self.followers[piece.chain_b], entry)


def guess(piece: Piece, weights: Weights) -> float:
    """What a card is worth to a city one knows nothing of."""
    worth = float(piece.points)
    if piece.color == RED:
        worth += weights.each_red
    elif piece.color == GREEN:
        worth += weights.each_green
    elif piece.color == YELLOW:
        worth += weights.each_yellow
    elif piece.color == PURPLE:
        worth += weights.each_purple
    elif piece.color == BLACK:
        worth += weights.each_black
    return worth

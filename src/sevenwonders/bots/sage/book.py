"""What is still to come at a table of so many players: read from its decks once a game."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.components.model import Kit, Thing
from sevenwonders.engine.vocabulary import (
    AGES,
    BLACK,
    COLORS,
    GREEN,
    PURPLE,
    RED,
    SYMBOL_BITS,
    YELLOW,
)

SYMBOLS: Final = 3


@final
class Book:
    """The cards of each Age with their copies a player, and sums over them."""

    def __init__(self, kit: Kit, players: i64, weights: Weights) -> None:
        self.kit = kit
        self.players: i64 = players
        self.weights = weights
        self.things: list[Thing] = []
        """The cards that cost goods, by Age."""
        self.cost = vec[i64]()
        self.age = vec[i64]()
        self.share = vec[float]()
        """Copies a player."""
        self.worth = vec[float]()
        """What such a card is taken to be worth to anybody."""
        self.greens = vec[i64]()
        """Which of them are green."""
        self.followers: list[vec[i64]] = [vec[i64]() for _ in range(kit.structures)]
        """For each structure the entries that it makes free."""
        self.colors = vec[float]([0.0 for _ in range(AGES * len(COLORS))])
        """Cards of each colour a player, Age by Age."""
        self.symbols = vec[float]([0.0 for _ in range(AGES * SYMBOLS)])
        """Science symbols a player, Age by Age."""
        self.proved = vec[float]([0.0 for _ in range(len(kit.cards))])
        """What each card has proved worth beyond what is seen in it."""
        for slug, points in weights.cards.items():
            at = kit.card_index.get(slug, -1)
            if at >= 0:
                self.proved[at] = points
        deck = kit.decks[int(players)]
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
            thing = self.kit.cards[card]
            age = thing.age - 1
            self.colors[age * len(COLORS) + thing.color] += each
            for symbol in range(SYMBOLS):
                count = (thing.science >> (symbol * SYMBOL_BITS)) & 255
                self.symbols[age * SYMBOLS + symbol] += each * float(count)
            if thing.cost:
                self._enter(thing, each)

    def _enter(self, thing: Thing, each: float) -> None:
        for at in range(len(self.things)):
            if self.things[at] is thing:
                self.share[at] += each
                return
        entry: i64 = len(self.things)
        self.things.append(thing)
        self.cost = append(self.cost, thing.cost)
        self.age = append(self.age, thing.age)
        self.share = append(self.share, each)
        self.worth = append(self.worth, guess(thing, self.weights))
        if thing.color == GREEN:
            self.greens = append(self.greens, entry)
        if thing.chain_a >= 0:
            self.followers[thing.chain_a] = append(self.followers[thing.chain_a], entry)
        if thing.chain_b >= 0 and thing.chain_b != thing.chain_a:
            self.followers[thing.chain_b] = append(self.followers[thing.chain_b], entry)


def guess(thing: Thing, weights: Weights) -> float:
    """What a card is worth to a city one knows nothing of."""
    worth = float(thing.points)
    if thing.color == RED:
        worth += weights.each_red
    elif thing.color == GREEN:
        worth += weights.each_green
    elif thing.color == YELLOW:
        worth += weights.each_yellow
    elif thing.color == PURPLE:
        worth += weights.each_purple
    elif thing.color == BLACK:
        worth += weights.each_black
    return worth

"""The components of one table, lowered from the catalog into native objects.

A card or stage is a ``Thing``: its cost, and its effects as columns that are added to a city
when it is placed. No effect is interpreted while a game runs.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Tally:
    """Coins at once and points at the end for each thing counted in some of three cities."""

    def __init__(self, what: i64, where: i64, coins: i64, points: i64) -> None:
        self.what: i64 = what
        self.where: i64 = where
        self.coins: i64 = coins
        self.points: i64 = points


@final
class Thing:
    """A card or a wonder stage: what it costs and what it adds to the city that has it."""

    def __init__(self, slug: str, index: i64) -> None:
        self.slug = slug
        self.index: i64 = index
        self.age: i64 = 0
        self.color: i64 = -1
        self.color_unit: i64 = 0
        """One card of its colour, as ``City.colors`` counts them."""
        self.structure: i64 = -1
        self.row: i64 = 0
        self.cost: i64 = 0
        """Units needed, packed four bits a resource (see ``market``)."""
        self.cost_coins: i64 = 0
        self.chain_a: i64 = -1
        self.chain_b: i64 = -1
        """Structures that make it free, -1 for none."""
        self.goods: i64 = 0
        self.sold: i64 = 0
        self.options: vec[i64] = vec[i64]()
        self.sold_options: vec[i64] = vec[i64]()
        """Either/or production: a set of unit bits each, one unit a turn."""
        self.shields: i64 = 0
        self.science: i64 = 0
        self.wilds: i64 = 0
        self.cheap: i64 = 0
        self.powers: i64 = 0
        self.coins: i64 = 0
        self.points: i64 = 0
        self.complete_points: i64 = 0
        self.digs: i64 = 0
        """Builds from the discard pile that it grants."""
        self.tallies: list[Tally] = []


@final
class Side:
    """One side of a wonder board."""

    def __init__(self, slug: str, board: str, index: i64, good: i64, stages: list[Thing]) -> None:
        self.slug = slug
        self.board = board
        self.index: i64 = index
        self.good: i64 = good
        """The starting resource as one packed unit, 0 for none."""
        self.stages = stages


@final
class Deck:
    """The physical cards of a player count: three Ages without guilds, the guilds, how many."""

    def __init__(self, ages: list[vec[i64]], guilds: vec[i64], guild_count: i64) -> None:
        self.ages = ages
        self.guilds = guilds
        self.guild_count: i64 = guild_count


@final
class Kit:
    """Every card and board side that a choice of edition and boxes puts on the table."""

    def __init__(
        self,
        edition: str,
        boxes: tuple[str, ...],
        cards: list[Thing],
        sides: list[Side],
        structures: i64,
        decks: dict[int, Deck],
    ) -> None:
        self.edition = edition
        self.boxes = boxes
        self.cards = cards
        self.sides = sides
        self.structures: i64 = structures
        self.decks = decks
        self.card_index: dict[str, int] = {card.slug: int(card.index) for card in cards}
        self.side_index: dict[str, int] = {side.slug: int(side.index) for side in sides}
        self.hand_size: i64 = 7
        self.turns: i64 = 6

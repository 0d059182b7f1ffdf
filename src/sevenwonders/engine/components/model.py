"""The components of one table, lowered from the catalog into native objects.

A card or stage is a ``Piece``: its cost, and its effects as columns that are added to a city
when it is placed. No effect is interpreted while a game runs.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.engine.components.figures import NO_FIGURES
from sevenwonders.engine.events.log import STAGE_SOURCE

BY_AGE: Final = -1
BY_STAGE: Final = -2
LAST_STAGE: Final = 15


@final
class Tally:
    """Coins at once and points at the end for what is counted in some of three cities."""

    def __init__(self, mode: i64, what: i64, where: i64, coins: i64, points: i64) -> None:
        self.mode: i64 = mode
        """How the count becomes points: ``vocabulary.EACH`` and those after it."""
        self.what: i64 = what
        self.where: i64 = where
        self.coins: i64 = coins
        self.points: i64 = points


@final
class Immediate:
    """What a piece of an expansion does once, when it is placed."""

    def __init__(self) -> None:
        self.neighbours_gain: i64 = 0
        self.others_gain: i64 = 0
        self.neighbours_debt: i64 = 0
        self.loss: i64 = 0
        self.loss_per_victory: i64 = 0
        self.loss_per_stage: i64 = 0
        self.loss_per_age: i64 = 0
        """Coins that all others lose once, flat or by what the loser has."""
        self.diplomacy: i64 = 0
        self.victories: i64 = 0
        """Victory tokens, counted as ``City.victories``."""
        self.victory_now: i64 = 0
        """Victory tokens of the current Age."""
        self.drops_defeats: bool = False
        self.others_drop: i64 = 0
        self.draws: i64 = 0
        """Leaders drawn from the box."""
        self.asks: vec[i64] = vec[i64]()
        """The kinds of decision that its owner will be asked for, one entry a decision."""
        self.pawns: i64 = 0
        """Participation pawns, a count an Age (see ``bits``)."""
        self.starting_coins: i64 = 0

    def asks_for(self, kind: i64) -> i64:
        """How many decisions of a kind its owner will be asked for."""
        count: i64 = 0
        for one in self.asks:
            if one == kind:
                count += 1
        return count


NOTHING_AT_ONCE: Final = Immediate()
"""What a piece without immediate effects of its own does. Never changed."""


@final
class Piece:
    """A card or a wonder stage: what it costs and what it adds to the city that has it."""

    def __init__(self, slug: str, index: i64) -> None:
        self.slug = slug
        self.index: i64 = index
        self.log_id: i64 = index
        """Its number in the log: a card by its index, a stage or an edifice by one of its own."""
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
        self.from_discard: i64 = 0
        """Builds from the discard pile that it grants."""
        self.tallies: list[Tally] = []
        self.immediate: Immediate | None = None
        """What it does once that no base card does."""
        self.figures: vec[i64] = vec[i64]()
        """Lasting figures that no base card has (``figures``); empty for none."""
        self.leader_cost: i64 = 0
        """A leader's price in coins; ``BY_AGE`` and ``BY_STAGE`` for the two odd ones."""
        self.variant: i64 = 0
        """Of a stage: which of its variants this is."""
        self.source = ""
        """Of a copied stage: the stage it copies."""
        self.once = False
        """Of a copied stage: whether a city may copy it but once (rule 16.11)."""
        self.stones: i64 = 0
        """Stone symbols printed on a brown card."""
        self.turn_rank: i64 = 0
        """Its place in the order of discard pile builds or of draws (rules 16.21, 12.49)."""
        self.shown: object = None
        """A stage as Views show it, once they have."""

    def copied(self, slug: str, index: i64) -> "Piece":
        """The same effects and cost as a stage of another board; remembers what it copies."""
        copy = Piece(slug, index)
        copy.log_id = STAGE_SOURCE + index
        copy.row = self.row
        copy.cost = self.cost
        copy.cost_coins = self.cost_coins
        copy.goods = self.goods
        copy.sold = self.sold
        copy.options = self.options
        copy.sold_options = self.sold_options
        copy.shields = self.shields
        copy.science = self.science
        copy.wilds = self.wilds
        copy.cheap = self.cheap
        copy.powers = self.powers
        copy.coins = self.coins
        copy.points = self.points
        copy.complete_points = self.complete_points
        copy.from_discard = self.from_discard
        copy.turn_rank = self.turn_rank
        copy.tallies = self.tallies
        copy.immediate = self.immediate
        copy.figures = self.figures
        copy.source = self.slug
        return copy

    def at_once(self) -> Immediate:
        """What it does once, made when first asked for."""
        if self.immediate is None:
            self.immediate = Immediate()
        return self.immediate

    def figure(self, column: i64) -> i64:
        """How much it brings of a lasting figure."""
        return self.figures[column] if len(self.figures) else 0

    def add_figure(self, column: i64, amount: i64) -> None:
        """Let it bring more of a lasting figure."""
        if len(self.figures) == 0:
            self.figures = NO_FIGURES[:]
        self.figures[column] += amount


@final
class PrintedStage:
    """A stage as printed: its variants, or whose stage it copies."""

    def __init__(self, variants: list[Piece]) -> None:
        self.variants = variants
        """What it can be built as: one piece, two halves, or a choice of pawns."""
        self.copies: i64 = 0
        """The stage it copies from a neighbour, from 1; ``LAST_STAGE`` its last; 0 for none."""
        self.from_left = False
        self.from_right = False
        self.own_cost = True
        """Whether its own printed cost is paid, and not that of the copied stage."""


@final
class Side:
    """One side of a wonder board."""

    def __init__(
        self, slug: str, board: str, index: i64, good: i64, start: Piece, stages: list[PrintedStage]
    ) -> None:
        self.slug = slug
        self.board = board
        self.index: i64 = index
        self.good: i64 = good
        """The starting resource as one packed unit, 0 for none."""
        self.start = start
        """What the board gives from the start beside its resource."""
        self.stages = stages
        self.any_order = False
        self.excludes: tuple[str, ...] = ()
        """Boards never at a table with this one (rule 16.2)."""
        self.copies = any(stage.copies != 0 for stage in stages)
        """Whether some stage is a copy of a neighbour's."""
        self.variants = [stage.variants for stage in stages]
        """What each stage can be built as, copies aside."""


@final
class Edifice:
    """A common project: what joining costs, what it brings, what failing costs."""

    def __init__(self, slug: str, index: i64, age: i64, reward: Piece) -> None:
        self.slug = slug
        self.index: i64 = index
        self.age: i64 = age
        self.reward = reward
        self.cost: i64 = 0
        self.cost_coins: i64 = 0
        self.penalty_color: i64 = -1
        self.penalty_coins: i64 = 0
        self.penalty_victories: i64 = 0


@final
class Deck:
    """The physical cards of a player count: three Ages without guilds, the guilds, how many."""

    def __init__(
        self, ages: list[vec[i64]], guilds: vec[i64], guild_count: i64, black: list[vec[i64]]
    ) -> None:
        self.ages = ages
        self.guilds = guilds
        self.guild_count: i64 = guild_count
        self.black = black
        """Black cards of each Age, of which as many as players are drawn; empty without Cities."""


@final
class Components:
    """Every card and board side that a choice of edition and boxes puts on the table."""

    def __init__(
        self,
        edition: str,
        boxes: tuple[str, ...],
        cards: list[Piece],
        sides: list[Side],
        structures: i64,
        decks: dict[int, Deck],
        leaders: vec[i64],
        edifices: list[Edifice],
    ) -> None:
        self.edition = edition
        self.boxes = boxes
        self.cards = cards
        self.sides = sides
        self.structures: i64 = structures
        self.no_structures: vec[u8] = vec[u8]([0 for _ in range(structures)])
        """``City.has`` of a city without any. Never changed."""
        self.decks = decks
        self.card_index: dict[str, int] = {card.slug: int(card.index) for card in cards}
        self.side_index: dict[str, int] = {side.slug: int(side.index) for side in sides}
        self.leaders = leaders
        """The leaders that may be dealt, empty without Leaders."""
        self.experts = False
        """Whether the expert leaders are among them (rule 12.2)."""
        self.rules: i64 = 0
        """The version of the rules whose figures these are."""
        self.edifices = edifices
        self.cities = "cities" in boxes
        """Whether losses may be taken as debts."""
        self.hand_size: i64 = 8 if self.cities else 7
        self.turns: i64 = self.hand_size - 1

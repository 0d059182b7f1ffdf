"""Cards, leaders, edifices and wonder boards as plain data; the shape of a content file."""

from functools import cached_property

import msgspec

from sevenwonders.content.effects import Effect
from sevenwonders.content.errors import MissingBoard, MissingCard, MissingEdifice, MissingLeader
from sevenwonders.content.vocabulary import (
    COLORS,
    EDITIONS,
    MANUFACTURED,
    RAW,
    RESOURCES,
    SYMBOLS,
    Age,
    BoxEdition,
    Color,
    Countable,
    Edition,
    Kind,
    LeaderPrice,
    Players,
    Rank,
    Resource,
    Side,
    SideId,
    Symbol,
    Tier,
    Units,
    Where,
)

__all__ = [
    "COLORS",
    "EDITIONS",
    "MANUFACTURED",
    "RAW",
    "RESOURCES",
    "SYMBOLS",
    "Board",
    "BoardSide",
    "Box",
    "Card",
    "Catalog",
    "Color",
    "Cost",
    "Countable",
    "Edifice",
    "Edition",
    "Effect",
    "Kind",
    "Leader",
    "Penalty",
    "Resource",
    "Side",
    "SideId",
    "Stage",
    "Symbol",
    "Tier",
    "Where",
]


class Cost(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    repr_omit_defaults=True,
):
    """What a card or stage costs: coins for the bank and units of goods."""

    coins: Units = 0
    wood: Units = 0
    stone: Units = 0
    clay: Units = 0
    ore: Units = 0
    glass: Units = 0
    papyrus: Units = 0
    cloth: Units = 0

    @property
    def goods(self) -> tuple[int, int, int, int, int, int, int]:
        """Units of each good, in the order of RESOURCES."""
        return (
            self.wood,
            self.stone,
            self.clay,
            self.ore,
            self.glass,
            self.papyrus,
            self.cloth,
        )


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One kind of Age card."""

    id: str
    age: Age
    color: Color
    copies: tuple[Players, ...] = ()
    """Smallest number of players of each physical copy; empty for what is drawn at random:
    guilds and black cards."""
    cost: Cost = Cost()
    chains: tuple[str, ...] = ()
    """Cards any of which, standing in the city, makes this one free."""
    structure: str = ""
    """Cards with the same structure exclude each other in a city; the loader fills in the id."""
    effects: tuple[Effect, ...]
    gives: tuple[str, ...] = ()
    """Chain icons printed on the card for later ones (second edition)."""
    uses: str = ""
    """The chain icon printed beside the cost (second edition)."""
    needs: tuple[str, ...] = ()
    """The expansions that it needs beside its own."""
    note: str = ""
    """Why a figure may be wrong or looks odd, for a person with the card in hand."""

    def __repr__(self) -> str:
        return f"<card {self.id}>"


class Leader(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One leader."""

    id: str
    tier: Tier
    cost: LeaderPrice
    """Coins; or `age`, the number of the Age; or `stage`, what the stage built with it asks."""
    effects: tuple[Effect, ...]
    needs: tuple[str, ...] = ()
    note: str = ""

    def __repr__(self) -> str:
        return f"<leader {self.id}>"


class Penalty(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    repr_omit_defaults=True,
):
    """What a failed edifice takes from a city without a pawn: one kind of thing."""

    card: Color | None = None
    """One card of this colour."""
    coins: Units = 0
    victories: Units = 0
    """Victory tokens, of whatever value."""

    def __post_init__(self) -> None:
        """Refuse none and more than one: what a city cannot give in full becomes a debt."""
        if sum(map(bool, (self.card, self.coins, self.victories))) != 1:
            msg = "a penalty is one of card, coins and victories"
            raise ValueError(msg)


class EarlierCost(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A cost that was corrected; games begun under the earlier rules keep it."""

    rules: int
    """The last version of the rules that has it."""
    cost: Cost


class Edifice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One edifice, built in common."""

    id: str
    age: Age
    cost: Cost
    """What taking part costs, beside the stage."""
    reward: tuple[Effect, ...]
    penalty: Penalty
    earlier: tuple[EarlierCost, ...] = ()
    """Costs of earlier versions of the rules, oldest first."""
    note: str = ""

    def __repr__(self) -> str:
        return f"<edifice {self.id}>"

    def cost_by(self, rules: int) -> Cost:
        """Return the cost under a version of the rules."""
        return next((one.cost for one in self.earlier if rules <= one.rules), self.cost)


class Stage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One stage of a wonder."""

    cost: Cost = Cost()
    effects: tuple[Effect, ...]
    halves: tuple[tuple[Effect, ...], ...] = ()
    """Alternatives of which the builder takes one for good; `effects` is what all share."""
    copied_cost: bool = False
    """Whether it costs what the stage it copies costs."""

    def __repr__(self) -> str:
        return f"<stage: {len(self.effects)} effects, {len(self.halves)} halves>"

    def __post_init__(self) -> None:
        """Refuse a choice of one."""
        if len(self.halves) == 1:
            msg = "a stage with halves has at least two"
            raise ValueError(msg)


class BoardSide(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a wonder board, its stages in building order."""

    id: SideId
    stages: tuple[Stage, ...]
    start: tuple[Effect, ...] = ()
    """What the city has from the start, beside the good of its board."""
    any_order: bool = False
    """Whether the stages may be built in any order."""
    needs: tuple[str, ...] = ()
    """The boxes without which this side cannot be played."""
    note: str = ""

    def __repr__(self) -> str:
        return f"<side {self.id}: {len(self.stages)} stages>"


class Board(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wonder board and the good it produces from the start."""

    id: str
    produces: Resource | None
    sides: tuple[BoardSide, ...]
    replaces: tuple[str, ...] = ()
    """Boxes whose board of the same id is left out when this one is at the table (rule 16.2)."""
    excludes: tuple[str, ...] = ()
    """Boards never dealt together with this one (rule 16.2)."""
    rank: Rank = 0
    """Its place among boards that build from the discard pile or draw leaders in one turn
    (rules 16.21, 12.49), lowest first; leaders, black cards and guilds come after all boards."""

    def __repr__(self) -> str:
        return f"<board {self.id}: {len(self.sides)} sides>"


class Box(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one content file holds."""

    id: str
    edition: BoxEdition
    """The base game it is, or `any` for a box that goes with either."""
    title: str
    cards: tuple[Card, ...] = ()
    boards: tuple[Board, ...] = ()
    leaders: tuple[Leader, ...] = ()
    edifices: tuple[Edifice, ...] = ()

    def __repr__(self) -> str:
        return f"<box {self.id}: {len(self.cards)} cards, {len(self.boards)} boards>"


class Catalog(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True, eq=False
):
    """All that may be on the table: one base edition and the boxes taken with it."""

    # Compared by identity: the loader keeps one of each, and a key must be cheap to hash.

    edition: Edition
    boxes: tuple[str, ...]
    """The boxes beside the base game."""
    cards: tuple[Card, ...]
    boards: tuple[Board, ...]
    leaders: tuple[Leader, ...] = ()
    edifices: tuple[Edifice, ...] = ()

    def __repr__(self) -> str:
        return f"<{' '.join((self.edition, *self.boxes))}: {len(self.cards)} cards>"

    @cached_property
    def _cards(self) -> dict[str, Card]:
        return {card.id: card for card in self.cards}

    @cached_property
    def _boards(self) -> dict[str, Board]:
        return {board.id: board for board in self.boards}

    @cached_property
    def _leaders(self) -> dict[str, Leader]:
        return {leader.id: leader for leader in self.leaders}

    @cached_property
    def _edifices(self) -> dict[str, Edifice]:
        return {edifice.id: edifice for edifice in self.edifices}

    @cached_property
    def _sides(self) -> dict[str, tuple[Board, BoardSide]]:
        return {f"{b.id}-{side.id}": (b, side) for b in self.boards for side in b.sides}

    @property
    def side_slugs(self) -> tuple[str, ...]:
        """Every board side as `giza-a`, in the order of the files."""
        return tuple(self._sides)

    def card(self, card_id: str) -> Card:
        """Return the card of that id."""
        try:
            return self._cards[card_id]
        except KeyError:
            raise MissingCard(card_id) from None

    def board(self, board_id: str) -> Board:
        """Return the board of that id."""
        try:
            return self._boards[board_id]
        except KeyError:
            raise MissingBoard(board_id, self._boards) from None

    def leader(self, leader_id: str) -> Leader:
        """Return the leader of that id."""
        try:
            return self._leaders[leader_id]
        except KeyError:
            raise MissingLeader(leader_id, self._leaders) from None

    def edifice(self, edifice_id: str) -> Edifice:
        """Return the edifice of that id."""
        try:
            return self._edifices[edifice_id]
        except KeyError:
            raise MissingEdifice(edifice_id, self._edifices) from None

    def side(self, slug: str) -> BoardSide:
        """Return the side of that slug, as `giza-a`."""
        return self._of_side(slug)[1]

    def board_of(self, slug: str) -> Board:
        """Return the board a side belongs to."""
        return self._of_side(slug)[0]

    def _of_side(self, slug: str) -> tuple[Board, BoardSide]:
        try:
            return self._sides[slug]
        except KeyError:
            raise MissingBoard(slug, self._sides) from None

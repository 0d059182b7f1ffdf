"""Cards, wonder boards and boxes as plain immutable data; the shape of a content file."""

from functools import cached_property

import msgspec

from sevenwonders.content.effects import (
    AnyScience,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    CopyGuild,
    Discount,
    Effect,
    FreeFirstCard,
    FreeLastCard,
    FreeNewColor,
    FreeOnceAnAge,
    LastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Produce,
    Science,
    Shields,
)
from sevenwonders.content.errors import UnknownBoard, UnknownCard
from sevenwonders.content.words import (
    COLORS,
    EDITIONS,
    MANUFACTURED,
    RAW,
    RESOURCES,
    SYMBOLS,
    Age,
    Color,
    Countable,
    Edition,
    Kind,
    Players,
    Resource,
    Side,
    SideId,
    Symbol,
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
    "AnyScience",
    "Board",
    "BoardSide",
    "Box",
    "BuildFromDiscard",
    "Card",
    "Catalog",
    "Coins",
    "CoinsPer",
    "Color",
    "CopyGuild",
    "Cost",
    "Countable",
    "Discount",
    "Edition",
    "Effect",
    "FreeFirstCard",
    "FreeLastCard",
    "FreeNewColor",
    "FreeOnceAnAge",
    "Kind",
    "LastCard",
    "Points",
    "PointsIfComplete",
    "PointsPer",
    "Produce",
    "Resource",
    "Science",
    "Shields",
    "Side",
    "SideId",
    "Stage",
    "Symbol",
    "Where",
]


class Cost(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
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
    """Smallest number of players of each physical copy; empty for guilds, which are drawn."""
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
    note: str = ""
    """Why a figure may be wrong or looks odd, for a person with the card in hand."""


class Stage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One stage of a wonder."""

    cost: Cost = Cost()
    effects: tuple[Effect, ...]


class BoardSide(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a wonder board, its stages in building order."""

    id: SideId
    stages: tuple[Stage, ...]
    note: str = ""


class Board(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wonder board and the good it produces from the start."""

    id: str
    produces: Resource | None
    sides: tuple[BoardSide, ...]


class Box(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one content file holds."""

    id: str
    edition: Edition
    title: str
    cards: tuple[Card, ...]
    boards: tuple[Board, ...]


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

    @cached_property
    def _cards(self) -> dict[str, Card]:
        return {card.id: card for card in self.cards}

    @cached_property
    def _boards(self) -> dict[str, Board]:
        return {board.id: board for board in self.boards}

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
            raise UnknownCard(card_id) from None

    def board(self, board_id: str) -> Board:
        """Return the board of that id."""
        try:
            return self._boards[board_id]
        except KeyError:
            raise UnknownBoard(board_id, self._boards) from None

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
            raise UnknownBoard(slug, self._sides) from None

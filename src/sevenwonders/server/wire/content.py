"""What a table can be made of, as clients get it: boxes, components, names."""

import msgspec

from sevenwonders.content.model import (
    Color,
    Cost,
    Edition,
    Effect,
    Penalty,
    Resource,
    SideId,
    Stage,
    Tier,
)
from sevenwonders.content.vocabulary import LeaderPrice


class BotRow(msgspec.Struct, frozen=True):
    """A bot to play against."""

    name: str


class CardContent(msgspec.Struct, frozen=True, kw_only=True):
    """An Age card as printed."""

    id: str
    box: str
    """Its expansion; empty for the base game."""
    age: int
    color: Color
    copies: tuple[int, ...]
    """Smallest number of players of each physical copy; empty for guilds and black cards."""
    cost: Cost
    chains: tuple[str, ...]
    """Cards any of which makes this one free."""
    opens: tuple[str, ...]
    """Cards that this one makes free."""
    effects: tuple[Effect, ...]


class LeaderContent(msgspec.Struct, frozen=True, kw_only=True):
    """A leader as printed."""

    id: str
    box: str
    group: Tier
    """``expert`` ones are dealt where the table wants them, the others wherever they are."""
    cost: LeaderPrice
    """Coins; or ``age``, the number of the Age; or ``stage``, what the stage under it asks."""
    effects: tuple[Effect, ...]


class EdificeContent(msgspec.Struct, frozen=True, kw_only=True):
    """A common project as printed."""

    id: str
    box: str
    age: int
    cost: Cost
    """What taking part costs beside the stage."""
    pawns: dict[str, int]
    """How many may take part, by the number of players."""
    reward: tuple[Effect, ...]
    penalty: Penalty


class SideContent(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a wonder board."""

    id: SideId
    slug: str
    """Board and side, as ``giza-a``."""
    stages: tuple[Stage, ...]
    start: tuple[Effect, ...]
    """What the city has from the start, beside the good of its board."""
    any_order: bool
    """Whether the stages may be built in any order."""


class BoardContent(msgspec.Struct, frozen=True, kw_only=True):
    """A wonder board and the good it produces from the start."""

    id: str
    box: str
    produces: Resource | None
    sides: tuple[SideContent, ...]
    excludes: tuple[str, ...]
    """Boards that are never used in the same game with it."""


class NamesContent(msgspec.Struct, frozen=True, kw_only=True):
    """What things are called in one language, English where it has no sure name."""

    cards: dict[str, str]
    leaders: dict[str, str]
    edifices: dict[str, str]
    boards: dict[str, str]
    """The cities."""
    wonders: dict[str, str]
    colors: dict[str, str]
    resources: dict[str, str]
    symbols: dict[str, str]


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """All that an edition has on the table with some boxes, and its names by language."""

    edition: Edition
    boxes: tuple[str, ...]
    cards: tuple[CardContent, ...]
    boards: tuple[BoardContent, ...]
    leaders: tuple[LeaderContent, ...]
    edifices: tuple[EdificeContent, ...]
    players: tuple[int, ...]
    """How many may play with all of it."""
    teams: tuple[int, ...]
    """How many may play with it in teams."""
    experts: bool
    """Whether there are expert leaders to choose."""
    names: dict[str, NamesContent]
    untranslated: dict[str, tuple[str, ...]]
    """What is shown in English for want of a name, as ``cards.well``."""


class BoxSide(msgspec.Struct, frozen=True):
    """A board side in a box."""

    slug: str
    needs: tuple[str, ...]
    """The other boxes without which it stays away."""


class BoxBoard(msgspec.Struct, frozen=True):
    """A board in a box."""

    id: str
    sides: tuple[BoxSide, ...]


class BoxRow(msgspec.Struct, frozen=True, kw_only=True):
    """A box that a table may take beside its base game."""

    id: str
    title: str
    """Its name in English, as printed."""
    cards: int
    leaders: int
    edifices: int
    boards: tuple[BoxBoard, ...]
    players: tuple[int, ...]
    """How many may play with it; two only with the first edition."""
    teams: tuple[int, ...]
    """How many may play with it in teams, where it is this box that allows teams."""
    experts: bool
    """Whether it is this box that lets a table take the expert leaders."""

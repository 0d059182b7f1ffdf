"""The words that a content file may use."""

from typing import Annotated, Final, Literal

from msgspec import Meta

Resource = Literal["wood", "stone", "clay", "ore", "glass", "papyrus", "cloth"]
Color = Literal["brown", "gray", "blue", "yellow", "red", "green", "purple", "black", "white"]
"""The colours of Age cards; white are the leaders."""
Symbol = Literal["compass", "gear", "tablet"]
Kind = Literal["raw", "manufactured"]
Side = Literal["left", "right"]
Where = Literal["own", "left", "right"]
Edition = Literal["1e", "2e"]
BoxEdition = Literal["1e", "2e", "any"]
SideId = Literal["a", "b", "day", "night"]
Countable = Literal[
    "brown-cards",
    "gray-cards",
    "blue-cards",
    "yellow-cards",
    "red-cards",
    "green-cards",
    "purple-cards",
    "black-cards",
    "white-cards",
    "wonder-stages",
    "defeat-tokens",
    "victory-tokens",
    "victory-tokens-1",
    "victory-tokens-3",
    "victory-tokens-5",
    "coins",
    "coins-by-three",
    "stone-symbols",
]

RAW: Final[tuple[Resource, ...]] = ("wood", "stone", "clay", "ore")
MANUFACTURED: Final[tuple[Resource, ...]] = ("glass", "papyrus", "cloth")
RESOURCES: Final[tuple[Resource, ...]] = RAW + MANUFACTURED
COLORS: Final[tuple[Color, ...]] = (
    "brown",
    "gray",
    "blue",
    "yellow",
    "red",
    "green",
    "purple",
    "black",
    "white",
)
SYMBOLS: Final[tuple[Symbol, ...]] = ("compass", "gear", "tablet")
EDITIONS: Final[tuple[Edition, ...]] = ("1e", "2e")

Units = Annotated[int, Meta(ge=0)]
Amount = Annotated[int, Meta(ge=1)]
Points = Annotated[int, Meta(ge=-10)]
Tier = Literal["standard", "expert", "cities", "promo", "classic"]
"""Which leaders a table takes: expert ones by choice, the others with their box."""
LeaderPrice = Units | Literal["age", "stage"]
"""Coins; or the number of the Age; or what the stage built with the leader asks."""
Occasion = Literal[
    "chain", "yellow-card", "black-card", "victory-token", "stage", "neighbour-stage", "bank"
]
"""What coins may come with: a build by chain or of a colour, a token, a stage, other coins."""
FreedColor = Literal["purple"]
"""Colours whose cards an effect can make free."""
TokenValue = Literal[0, 1, 3, 5]
"""What a Victory token is worth; 0 for what the Age says."""
Waived = Literal["stage", "blue", "red", "green"]
LossPer = Literal["once", "victory-token", "stage", "age"]
"""What a loss is counted by: nothing, or what the loser has, or the number of the Age."""
StageCopied = Literal["1", "2", "3", "last"]
PawnAge = Literal["1", "2", "3", "any"]
Age = Annotated[int, Meta(ge=1, le=3)]
Rank = Annotated[int, Meta(ge=0, le=3)]
Players = Annotated[int, Meta(ge=3, le=7)]

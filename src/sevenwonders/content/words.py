"""The closed vocabularies of the game: what a card file may name, and nothing else."""

from typing import Annotated, Final, Literal

from msgspec import Meta

Resource = Literal["wood", "stone", "clay", "ore", "glass", "papyrus", "cloth"]
Color = Literal["brown", "gray", "blue", "yellow", "red", "green", "purple"]
Symbol = Literal["compass", "gear", "tablet"]
Kind = Literal["raw", "manufactured"]
Side = Literal["left", "right"]
Where = Literal["own", "left", "right"]
Edition = Literal["1e", "2e"]
SideId = Literal["a", "b", "day", "night"]
Countable = Literal[
    "brown-cards",
    "gray-cards",
    "blue-cards",
    "yellow-cards",
    "red-cards",
    "green-cards",
    "purple-cards",
    "wonder-stages",
    "defeat-tokens",
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
)
SYMBOLS: Final[tuple[Symbol, ...]] = ("compass", "gear", "tablet")
EDITIONS: Final[tuple[Edition, ...]] = ("1e", "2e")

Units = Annotated[int, Meta(ge=0)]
Amount = Annotated[int, Meta(ge=1)]
Age = Annotated[int, Meta(ge=1, le=3)]
Players = Annotated[int, Meta(ge=3, le=7)]

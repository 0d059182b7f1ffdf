"""Where a card can be, as one number."""

from typing import Final

from mypy_extensions import i64

IN_HAND: Final = 0
UNDER_STAGE: Final = 1
IN_DISCARD: Final = 2
IN_PILE: Final = 3
IN_DECK: Final = 4
IN_DRAFT_PACK: Final = 5
LEADER_IN_HAND: Final = 6
NOT_DEALT: Final = 7
PLACES: Final = ("hand", "stage", "discard", "pile", "deck", "draft-pack", "leaders", "undealt")


def place(what: i64, city: i64, stage: i64 = 0) -> i64:
    """A kind of place, a city and a stage as one number."""
    return what << 8 | city << 4 | stage


def place_kind(where: i64) -> i64:
    """The kind of a place."""
    return where >> 8


def place_city(where: i64) -> i64:
    """The city of a place."""
    return (where >> 4) & 15


def place_stage(where: i64) -> i64:
    """The stage of a place, from 0."""
    return where & 15

"""Several small numbers in one integer: counts, a card with a number, the id of a decision."""

from typing import Final

from mypy_extensions import i64

COUNT_BITS: Final = 4
"""Width of one count: pawns or rewards of an Age, the variant of a built stage."""
COUNT_MASK: Final = 15
CARD_BITS: Final = 9
"""Width of a card's index."""
CARD_MASK: Final = 511
MOST_CARDS: Final = 500
"""Cards and leaders a table has at most; the indices above stand for backs and for no card."""
MOST_STAGES: Final = 9
"""Stages a wonder has at most: a choice writes one digit."""
_ASKS: Final = 16
"""Numbers that each stage has for its decisions."""


def decision_number(stage: i64, ask: i64) -> i64:
    """The number of a decision, by its stage and its place among those asked together."""
    return stage * _ASKS + ask


def decision_place(number: int) -> tuple[int, int]:
    """The stage and the place of a decision; any number may be asked for, of any size."""
    return divmod(number, _ASKS)


def count_bits(count: i64, place: i64) -> i64:
    """A count in its place, from 0."""
    return count << (place * COUNT_BITS)


def count_at(counts: i64, place: i64) -> i64:
    """The count in a place, from 0."""
    return (counts >> (place * COUNT_BITS)) & COUNT_MASK

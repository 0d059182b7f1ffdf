"""What standing powers promise a city."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.bots.greedy.powers import POWERS
from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.vocabulary import (
    COPY_GUILD,
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_NEW_COLOR,
    FREE_ONCE_AN_AGE,
    LAST_CARD,
)

_WEIGHED: Final = (
    LAST_CARD | FREE_ONCE_AN_AGE | FREE_NEW_COLOR | FREE_FIRST_CARD | FREE_LAST_CARD | COPY_GUILD
)
"""Powers of base boards, which have weights of their own."""
_POWERS: Final[list[tuple[int, float]]] = [
    (power, worth) for power, worth in POWERS.items() if not power & _WEIGHED
]


def powers_worth(weights: Weights, powers: i64, ahead: float) -> float:
    """What powers promise with so much of the game still to come."""
    worth = 0.0
    if powers & LAST_CARD:
        worth += weights.last_card
    if powers & FREE_ONCE_AN_AGE:
        worth += weights.free_once
    if powers & (FREE_NEW_COLOR | FREE_FIRST_CARD | FREE_LAST_CARD):
        worth += weights.free_other
    for power in _POWERS:
        if powers & power[0]:
            worth += power[1]
    return worth * ahead

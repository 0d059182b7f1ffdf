"""What shields are worth beside these neighbours."""

from typing import Final

from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import AGES, VICTORY_VALUES

REACH: Final = 3
"""A lead or lag of so many shields is taken as settled."""
WINS: Final[list[float]] = [0.0, 0.05, 0.15, 0.3, 0.6, 0.85, 0.95]
LOSES: Final[list[float]] = [0.95, 0.85, 0.6, 0.3, 0.15, 0.05, 0.0]
"""How a conflict may end for a city that is now 3 shields behind, ..., 3 ahead."""
LATER: Final = 0.7
"""How much of a coming Age's conflict is decided by the shields of now."""


def swing(sight: Sight, city: int, shields: int) -> float:
    """Points that more shields promise in the conflicts to come."""
    gained = 0.0
    mine = sight.shields(city)
    for neighbour in (sight.left(city), sight.right(city)):
        lead = mine - sight.shields(neighbour)
        weight = 1.0
        for age in range(sight.age(), AGES + 1):
            token = VICTORY_VALUES[age - 1]
            gained += weight * (_hope(lead + shields, token) - _hope(lead, token))
            weight *= LATER
    return gained


def _hope(lead: int, token: int) -> float:
    at = min(max(lead, -REACH), REACH) + REACH
    return WINS[at] * token - LOSES[at]

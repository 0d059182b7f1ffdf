"""What goods and discounts are worth beside these neighbours, at the beginning of a game."""

from collections.abc import Iterable
from typing import Final

from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import (
    CHEAP_MADE_LEFT,
    CHEAP_MADE_RIGHT,
    CHEAP_RAW_LEFT,
    CHEAP_RAW_RIGHT,
    RAW_KINDS,
    RESOURCES,
    UNIT_BITS,
    UNIT_MASK,
)

UNIT: Final = 7.0
"""Points a unit is worth that the city has no other way to get."""
MORE: Final[list[float]] = [1.0, 0.6, 0.3, 0.1]
"""And as the second, third, fourth of its kind: raw materials are asked for by twos and threes."""
MORE_MADE: Final[list[float]] = [1.0, 0.15, 0.05, 0.0]
EITHER: Final = 0.25
"""What each further kind of an either/or source adds."""
FOR_SALE: Final = 0.8
"""What is left of a unit's worth for each neighbour that sells the kind."""
SAVED: Final = 0.8
"""Points for each kind that a neighbour sells at a discount."""
_DEALS: Final = (
    (CHEAP_RAW_LEFT, True, True),
    (CHEAP_RAW_RIGHT, False, True),
    (CHEAP_MADE_LEFT, True, False),
    (CHEAP_MADE_RIGHT, False, False),
)


def production(sight: Sight, city: int, piece: Piece) -> float:
    """Points that the goods of a card or stage promise."""
    own = _supply(sight.goods(city), sight.options(city))
    sellers = [_sold(sight, sight.left(city)), _sold(sight, sight.right(city))]
    worth = 0.0
    for kind in range(len(RESOURCES)):
        for unit in range(int(piece.goods >> (UNIT_BITS * kind)) & UNIT_MASK):
            worth += _unit(kind, own[kind] + unit, sellers)
    for option in piece.options:
        kinds = [kind for kind in range(len(RESOURCES)) if (option >> (4 * kind)) & 1]
        worths = sorted(_unit(kind, own[kind], sellers) for kind in kinds)
        worth += worths.pop() + EITHER * sum(worths)
    return worth


def saving(sight: Sight, city: int, cheap: int) -> float:
    """Points that discounts promise which the city does not have."""
    worth = 0.0
    for bit, left, raw in _DEALS:
        if cheap & bit and not sight.cheap(city) & bit:
            seller = sight.left(city) if left else sight.right(city)
            sold = _sold(sight, seller)
            kinds = range(RAW_KINDS) if raw else range(RAW_KINDS, len(RESOURCES))
            worth += SAVED * sum(sold[kind] > 0 for kind in kinds)
    return worth


def _unit(kind: int, have: float, sellers: list[list[float]]) -> float:
    table = MORE if kind < RAW_KINDS else MORE_MADE
    worth = UNIT * table[min(int(have + 0.5), len(table) - 1)]
    for sold in sellers:
        if sold[kind]:
            worth *= FOR_SALE
    return worth


def _sold(sight: Sight, city: int) -> list[float]:
    return _supply(sight.sold(city), sight.sold_options(city))


def _supply(goods: int, options: Iterable[int]) -> list[float]:
    """Units of each kind; an either/or source counts half for each of its own."""
    supply = [float((goods >> (UNIT_BITS * kind)) & UNIT_MASK) for kind in range(len(RESOURCES))]
    for option in options:
        for kind in range(len(RESOURCES)):
            if (option >> (4 * kind)) & 1:
                supply[kind] += 0.5
    return supply

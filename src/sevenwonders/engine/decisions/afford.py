"""What a city lacks to pay for a card or stage: worked out only for a refusal or a tooltip."""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.decisions.refusals import MISSING_COINS, MISSING_RESOURCES, Refusal
from sevenwonders.engine.errors import CannotAfford
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.market.market import kinds, lacking, total_price
from sevenwonders.engine.market.purchase import prices_for
from sevenwonders.engine.placing.build import waiver
from sevenwonders.engine.vocabulary import (
    ACTIONS,
    RESOURCES,
    STAGES_WITHOUT_RESOURCES,
    UNIT_BITS,
    UNIT_MASK,
    WAIVE_STAGE,
)

_PLENTY: Final = 99


def cannot_afford(table: Table, city: i64, piece: Piece) -> CannotAfford:
    """The error for a card or stage that a city cannot pay."""
    coins = piece.cost_coins - table.cities[city].coins
    return CannotAfford(piece.slug, missing_units(table, city, piece), int(max(coins, 0)))


def unaffordable(table: Table, city: i64, piece: Piece, action: i64) -> Refusal:
    """What the View says of a card or stage that a city cannot pay."""
    units = missing_units(table, city, piece)
    for price in _prices(table, city, piece, piece.cost, _PLENTY):
        cheapest = piece.cost_coins + total_price(price)
        coins = int(cheapest - table.cities[city].coins)
        return Refusal(ACTIONS[action], MISSING_COINS, units, coins)
    return Refusal(ACTIONS[action], MISSING_RESOURCES, units)


def missing_units(table: Table, city: i64, piece: Piece) -> tuple[str, ...]:
    """The smallest set of units that would make a piece affordable; empty if coins lack."""
    own = table.cities[city]
    if own.coins < piece.cost_coins:
        return ()
    needed: list[int] = []
    for kind in range(len(RESOURCES)):
        needed += [kind] * int((piece.cost >> (UNIT_BITS * kind)) & UNIT_MASK)
    for size in range(len(needed) + 1):
        for units in combinations(needed, size):
            if offered(table, city, piece, sum(1 << (UNIT_BITS * kind) for kind in units)):
                return tuple(RESOURCES[kind] for kind in units)
    return ()


def offered(table: Table, city: i64, piece: Piece, extra: i64) -> list[int]:
    """Prices of a piece, had the city ``extra`` packed units more."""
    cost = lacking(piece.cost, extra)
    return [int(price) for price in _prices(table, city, piece, cost, table.cities[city].coins)]


def _prices(table: Table, city: i64, piece: Piece, cost: i64, coins: i64) -> vec[i64]:
    """Prices of a card or stage for a city with so many coins, were its goods ``cost``."""
    own = table.cities[city]
    left = table.cities[table.left(city)]
    right = table.cities[table.right(city)]
    is_stage = piece.structure < 0
    if is_stage and own.powers & STAGES_WITHOUT_RESOURCES:
        cost = 0
    power = WAIVE_STAGE if is_stage else waiver(piece.color)
    waived: i64 = kinds(cost) if own.powers & power else 0
    return prices_for(cost, own, left, right, coins - piece.cost_coins, waived=waived)

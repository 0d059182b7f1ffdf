"""Why something is not on offer, and what would put it there."""

from typing import Final

import msgspec

from sevenwonders.engine.kit import Thing
from sevenwonders.engine.legal import chained, next_stage
from sevenwonders.engine.market import PRICE_BITS, offers
from sevenwonders.engine.refuse import missing_units
from sevenwonders.engine.table import Table
from sevenwonders.engine.words import ACTIONS, BUILD, NOTHING, SELL, STAGE, TAKE

ALREADY_BUILT: Final = "already-built"
MISSING_RESOURCES: Final = "missing-resources"
MISSING_COINS: Final = "missing-coins"
WONDER_COMPLETE: Final = "wonder-complete"
MUST_CHAIN: Final = "must-chain"
MUST_PLAY: Final = "must-play"
REASONS: Final = (
    ALREADY_BUILT,
    MISSING_RESOURCES,
    MISSING_COINS,
    WONDER_COMPLETE,
    MUST_CHAIN,
    MUST_PLAY,
)
_PLENTY: Final = 99


class Refusal(msgspec.Struct, frozen=True):
    """An action that a card cannot be used for now."""

    action: str
    reason: str
    """One of ``REASONS``: resources are missing when no treasury could buy them."""
    units: tuple[str, ...] = ()
    """The smallest set of units that would make it affordable; empty where units do not help."""
    coins: int = 0
    """Coins that would make it affordable, 0 where coins alone do not help."""


def build_refusal(table: Table, at: int, card: Thing) -> Refusal:
    """Why a city cannot build a card that it has no way to build."""
    if table.cities[at].has[card.structure]:
        return Refusal(ACTIONS[BUILD], ALREADY_BUILT)
    return _unaffordable(table, at, card, BUILD)


def stage_refusal(table: Table, at: int) -> Refusal:
    """Why a city cannot build its next stage."""
    city = table.cities[at]
    stage = next_stage(table, city)
    if stage == NOTHING:
        return Refusal(ACTIONS[STAGE], WONDER_COMPLETE)
    return _unaffordable(table, at, table.kit.sides[city.side].stages[stage], STAGE)


def take_refusal() -> Refusal:
    """Why a card of the discard pile cannot be taken."""
    return Refusal(ACTIONS[TAKE], ALREADY_BUILT)


def must_chain(table: Table, at: int, card: Thing) -> bool:
    """Whether a city may do nothing with a card but build it by its chain (D4)."""
    city = table.cities[at]
    return at >= table.players and not city.has[card.structure] and chained(city, card)


def chain_refusal() -> Refusal:
    """Why the free city may not put a card under a stage (D4)."""
    return Refusal(ACTIONS[STAGE], MUST_CHAIN)


def sale_refusal() -> Refusal:
    """Why the free city may not sell (D1)."""
    return Refusal(ACTIONS[SELL], MUST_PLAY)


def _unaffordable(table: Table, at: int, thing: Thing, action: int) -> Refusal:
    city = table.cities[at]
    left = table.cities[table.left(at)]
    right = table.cities[table.right(at)]
    units = missing_units(table, at, thing)
    for price in offers(thing.cost, city, left, right, _PLENTY):
        cheapest = thing.cost_coins + (price >> PRICE_BITS) + (price & 255)
        return Refusal(ACTIONS[action], MISSING_COINS, units, int(cheapest - city.coins))
    return Refusal(ACTIONS[action], MISSING_RESOURCES, units)

"""Why something is not on offer, and what would put it there."""

from typing import Final, Literal, get_args

import msgspec

from sevenwonders.engine.components.model import BY_STAGE, Piece
from sevenwonders.engine.decisions.legal import chained, open_ways
from sevenwonders.engine.decisions.legal_boxes import leader_price, stage_hire_price
from sevenwonders.engine.decisions.refuse import missing_units, priced_at
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.market.market import total_price
from sevenwonders.engine.vocabulary import ACTIONS, BUILD, HIRE, SELL, STAGE, TAKE, Action

ALREADY_BUILT: Final = "already-built"
MISSING_RESOURCES: Final = "missing-resources"
MISSING_COINS: Final = "missing-coins"
WONDER_COMPLETE: Final = "wonder-complete"
MUST_CHAIN: Final = "must-chain"
MUST_PLAY: Final = "must-play"
Reason = Literal[
    "already-built",
    "missing-resources",
    "missing-coins",
    "wonder-complete",
    "must-chain",
    "must-play",
]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
_PLENTY: Final = 99


class Refusal(msgspec.Struct, frozen=True):
    """An action that a card cannot be used for now."""

    action: Action
    reason: Reason
    """Resources are missing when no treasury could buy them."""
    units: tuple[str, ...] = ()
    """The smallest set of units that would make it affordable; empty where units do not help."""
    coins: int = 0
    """Coins that would make it affordable, 0 where coins alone do not help."""


def build_refusal(table: Table, at: int, card: Piece) -> Refusal:
    """Why a city cannot build a card that it has no way to build."""
    if table.cities[at].has[card.structure]:
        return Refusal(ACTIONS[BUILD], ALREADY_BUILT)
    return _unaffordable(table, at, card, BUILD)


def stage_refusal(table: Table, at: int) -> Refusal:
    """Why a city can build no stage: of those that are next, the one it is closest to."""
    ways = open_ways(table, at)
    if not ways:
        return Refusal(ACTIONS[STAGE], WONDER_COMPLETE)
    return min((_unaffordable(table, at, way, STAGE) for way in ways), key=_distance)


def _distance(refusal: Refusal) -> tuple[bool, int, int]:
    """Coins are nearer than goods that nobody sells."""
    return refusal.reason == MISSING_RESOURCES, refusal.coins, len(refusal.units)


def hire_refusal(table: Table, at: int, leader: Piece) -> Refusal:
    """Why a city cannot recruit a leader from its hand."""
    if leader.leader_cost == BY_STAGE:
        return _stage_hire_refusal(table, at)
    lacks = leader_price(table, at, leader.leader_cost) - table.cities[at].coins
    return Refusal(ACTIONS[HIRE], MISSING_COINS, (), int(lacks))


def _stage_hire_refusal(table: Table, at: int) -> Refusal:
    """The leader that comes with a stage needs one, and a coin for each unit (rule 12.42)."""
    prices = [stage_hire_price(table, at, way) for way in open_ways(table, at)]
    if not prices:
        return Refusal(ACTIONS[HIRE], WONDER_COMPLETE)
    return Refusal(ACTIONS[HIRE], MISSING_COINS, (), int(min(prices) - table.cities[at].coins))


def take_refusal() -> Refusal:
    """Why a card of the discard pile cannot be taken."""
    return Refusal(ACTIONS[TAKE], ALREADY_BUILT)


def must_chain(table: Table, at: int, card: Piece) -> bool:
    """Whether a city may do nothing with a card but build it by its chain (rule 10.9)."""
    city = table.cities[at]
    return at >= table.players and not city.has[card.structure] and chained(city, card)


def chain_refusal() -> Refusal:
    """Why the free city may not put a card under a stage (rule 10.9)."""
    return Refusal(ACTIONS[STAGE], MUST_CHAIN)


def sale_refusal() -> Refusal:
    """Why the free city may not sell (rule 10.8)."""
    return Refusal(ACTIONS[SELL], MUST_PLAY)


def _unaffordable(table: Table, at: int, piece: Piece, action: int) -> Refusal:
    city = table.cities[at]
    units = missing_units(table, at, piece)
    for price in priced_at(table, at, piece, piece.cost, _PLENTY):
        cheapest = piece.cost_coins + total_price(price)
        return Refusal(ACTIONS[action], MISSING_COINS, units, int(cheapest - city.coins))
    return Refusal(ACTIONS[action], MISSING_RESOURCES, units)

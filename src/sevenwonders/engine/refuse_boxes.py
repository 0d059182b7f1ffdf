"""Why a choice of the boxes is not legal: recruiting, and stages in any order."""

from sevenwonders.engine.choice import Choice
from sevenwonders.engine.errors import (
    CannotAfford,
    IllegalChoice,
    NotOffered,
    StageNotNext,
)
from sevenwonders.engine.kit import BY_STAGE, Thing
from sevenwonders.engine.legal import open_ways
from sevenwonders.engine.legal_boxes import leader_price, stage_hire_price
from sevenwonders.engine.table import Table


def hire_refusal(table: Table, at: int, choice: Choice, offered: list[str]) -> IllegalChoice:
    """Why a city cannot recruit a leader it holds in the way of a choice."""
    leader = table.kit.cards[table.kit.card_index[choice.card]]
    if leader.leader_cost == BY_STAGE:
        return _stage_hire_refusal(table, at, choice, offered)
    lacks = leader_price(table, at, leader.leader_cost) - table.cities[at].coins
    if lacks > 0:
        return CannotAfford(choice.card, (), int(lacks))
    return NotOffered(str(choice), offered)


def _stage_hire_refusal(table: Table, at: int, choice: Choice, offered: list[str]) -> IllegalChoice:
    """The leader that comes with a stage needs one, and the coins for it (L19)."""
    ways = open_ways(table, at)
    named = [way for way in ways if choice.stage in {0, way.index + 1}]
    if not named:
        return StageNotNext(choice.stage, stage_numbers(ways))
    alike = [way for way in named if way.way == choice.way]
    prices = [int(stage_hire_price(table, at, way)) for way in alike or named]
    lacks = min(prices) - int(table.cities[at].coins)
    if lacks > 0:
        return CannotAfford(choice.card, (), lacks)
    return NotOffered(str(choice), offered)


def stage_numbers(ways: list[Thing]) -> tuple[int, ...]:
    """The stages that can be built in some of these ways, counted from 1."""
    return tuple(sorted({int(way.index) + 1 for way in ways}))

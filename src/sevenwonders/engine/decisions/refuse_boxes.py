"""Why a choice of the boxes is not legal: recruiting, joining an edifice, stopping the passing."""

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.components.model import BY_STAGE, Piece
from sevenwonders.engine.decisions.legal import open_edifice, open_ways
from sevenwonders.engine.decisions.legal_boxes import leader_price, stage_hire_price
from sevenwonders.engine.errors import (
    CannotAfford,
    CannotFreeze,
    CannotJoin,
    IllegalChoice,
    NotOffered,
    StageNotNext,
)
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.vocabulary import FREEZE_HANDS, PLAY_LAST


def hire_refusal(table: Table, at: int, choice: Choice, offered: list[str]) -> IllegalChoice:
    """Why a city cannot recruit a leader it holds in the way of a choice."""
    leader = table.components.cards[table.components.card_index[choice.card]]
    if leader.leader_cost == BY_STAGE:
        return _stage_hire_refusal(table, at, choice, offered)
    lacks = leader_price(table, at, leader.leader_cost) - table.cities[at].coins
    if lacks > 0:
        return CannotAfford(choice.card, (), int(lacks))
    return NotOffered(str(choice), offered)


def _stage_hire_refusal(table: Table, at: int, choice: Choice, offered: list[str]) -> IllegalChoice:
    """The leader that comes with a stage needs one, and the coins for it (rule 12.42)."""
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


def stage_numbers(ways: list[Piece]) -> tuple[int, ...]:
    """The stages that can be built in some of these ways, counted from 1."""
    return tuple(sorted({int(way.index) + 1 for way in ways}))


def join_refusal(
    table: Table, at: int, choice: Choice, offered: list[Choice]
) -> IllegalChoice | None:
    """Why what is offered cannot join the edifice, none where some of it does (rule 15.3)."""
    if any(other.joins for other in offered):
        return None
    if not choice.stage:
        return CannotJoin(str(choice), "only a stage of the own wonder joins one")
    if not len(table.deal.edifices):
        return CannotJoin(str(choice), "there is none at this table")
    name = table.components.edifices[table.deal.edifices[table.age - 1]].slug
    if table.cities[at].edifices.joined & (1 << table.age):
        return CannotJoin(str(choice), f"the city has joined {name!r} already")
    edifice = open_edifice(table, at)
    if edifice is None:
        return CannotJoin(str(choice), f"{name!r} is built, no pawn is left on it")
    cheapest = min(other.left + other.right + other.bank for other in offered)
    lacks = cheapest + int(edifice.cost_coins) - int(table.cities[at].coins)
    return CannotAfford(edifice.slug, (), lacks)


def freeze_refusal(table: Table, ask: int, choice: Choice) -> IllegalChoice | None:
    """Why a choice cannot stop the passing of hands, none where it can (rule 12.41)."""
    city = table.cities[table.ask_city[ask]]
    if not city.powers & FREEZE_HANDS:
        return CannotFreeze(str(choice), "no leader in play has that right")
    if city.leaders.freeze_used:
        return CannotFreeze(str(choice), "the right is spent, it is there once a game")
    if not table.turn:
        return CannotFreeze(str(choice), "no hands pass in the recruitment phase")
    if table.turn == table.components.turns or table.ask_kind[ask] == PLAY_LAST:
        return CannotFreeze(str(choice), "never in the last turn of an Age")
    return None

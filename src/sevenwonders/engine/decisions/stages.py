"""Why a stage cannot be built as a choice says; shared by all decisions that build stages."""

from mypy_extensions import i64

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.decisions.afford import cannot_afford, unaffordable
from sevenwonders.engine.decisions.refusals import MISSING_RESOURCES, WONDER_COMPLETE, Refusal
from sevenwonders.engine.errors import (
    CannotAfford,
    CannotJoin,
    IllegalChoice,
    NotOffered,
    StageNotNext,
)
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.edifices import open_edifice, this_edifice
from sevenwonders.engine.placing.stages import open_variants
from sevenwonders.engine.vocabulary import ACTIONS, STAGE


def stage_error(table: Table, city: i64, choice: Choice) -> IllegalChoice:
    """Why a city cannot build the stage of a choice."""
    variants = open_variants(table, city)
    named = [variant for variant in variants if variant.index == choice.stage - 1]
    if not named:
        return StageNotNext(choice.stage, stage_numbers(variants))
    for variant in named:
        if variant.variant == choice.variant:
            return cannot_afford(table, city, variant)
    there_are = [
        Choice(STAGE, choice.card, stage=choice.stage, variant=one.variant) for one in named
    ]
    return NotOffered(str(choice), [str(other) for other in there_are])


def stage_numbers(variants: list[Piece]) -> tuple[int, ...]:
    """The stages of these variants, counted from 1."""
    return tuple(sorted({int(variant.index) + 1 for variant in variants}))


def join_error(
    table: Table, city: i64, choice: Choice, offered: list[Choice]
) -> IllegalChoice | None:
    """Why what is offered cannot join the edifice, none where some of it does (rule 15.3)."""
    if any(other.joins for other in offered):
        return None
    if not choice.stage:
        return CannotJoin(str(choice), "only a stage of the own wonder joins one")
    if not len(table.deal.edifices):
        return CannotJoin(str(choice), "there is none at this table")
    name = this_edifice(table).slug
    if table.cities[city].edifices.has_joined(table.age):
        return CannotJoin(str(choice), f"the city has joined {name!r} already")
    edifice = open_edifice(table, city)
    if edifice is None:
        return CannotJoin(str(choice), f"{name!r} is built, no pawn is left on it")
    cheapest = min(other.left + other.right + other.bank for other in offered)
    lacks = cheapest + int(edifice.cost_coins) - int(table.cities[city].coins)
    return CannotAfford(edifice.slug, (), lacks)


def stage_refusal(table: Table, city: i64) -> Refusal:
    """Why a city can build no stage: of those that are next, the one it is closest to."""
    variants = open_variants(table, city)
    if not variants:
        return Refusal(ACTIONS[STAGE], WONDER_COMPLETE)
    refusals = [unaffordable(table, city, variant, STAGE) for variant in variants]
    return min(refusals, key=_distance)


def _distance(refusal: Refusal) -> tuple[bool, int, int]:
    """How much is missing for a stage: missing coins count less than goods that nobody sells."""
    return refusal.reason == MISSING_RESOURCES, refusal.coins, len(refusal.units)

"""Building a stage of the wonder, in one of its variants, and joining the edifice with it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import (
    action_of,
    joins,
    stage_of,
    variant_of,
    with_join,
    with_variant,
)
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.events.log import JOINED, STAGE_SOURCE, STAGED
from sevenwonders.engine.game.city import place_stage
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.market.market import kinds
from sevenwonders.engine.market.purchase import prices_for
from sevenwonders.engine.placing.edifices import open_edifice
from sevenwonders.engine.placing.gains import collect_coins, stage_occasions
from sevenwonders.engine.placing.payment import priced
from sevenwonders.engine.vocabulary import NOTHING, STAGE, STAGES_WITHOUT_RESOURCES, WAIVE_STAGE


def open_variants(table: Table, city: i64) -> list[Piece]:
    """What the city may build of its wonder now: every variant of the next stage, or of any."""
    own = table.cities[city]
    variants: list[Piece] = []
    any_order = table.components.sides[own.side].any_order
    for stage in range(len(table.variants[city])):
        if own.stages & (1 << stage):
            continue
        for variant in table.variants[city][stage]:
            if not variant.once or not _copied_already(table, city, variant.source):
                variants.append(variant)  # noqa: PERF401 -- compiled, a loop is the faster form
        if not any_order:
            break
    return variants


def next_stage(table: Table, city: i64) -> i64:
    """The first stage that may be built now, counted from 0, or -1 when none is left."""
    variants = open_variants(table, city)
    return variants[0].index if variants else NOTHING


def _copied_already(table: Table, city: i64, source: str) -> bool:
    """Whether another stage of this city is a copy of that one (rule 16.11)."""
    own = table.cities[city]
    for stage in range(len(table.variants[city])):
        if own.stages & (1 << stage) and table.stage_piece(city, stage).source == source:
            return True
    return False


def stage_prices(table: Table, city: i64, stage: Piece, cost: i64, coins: i64) -> vec[i64]:
    """The prices of a stage, joining an edifice included (rules 13.31, 15.4)."""
    own = table.cities[city]
    left = table.cities[table.left(city)]
    right = table.cities[table.right(city)]
    budget = own.coins - stage.cost_coins - coins
    needed = stage.cost
    waived: i64 = 0
    if own.powers & STAGES_WITHOUT_RESOURCES:
        needed = 0
    elif own.powers & WAIVE_STAGE:
        waived = kinds(needed)
    return prices_for(needed + cost, own, left, right, budget, waived=waived)


def stage_codes(table: Table, city: i64) -> vec[i64]:
    """Every variant and price to build a stage now, without the card that is laid under it."""
    codes = vec[i64]()
    if len(table.components.boxes) == 0:
        # One variant, one order: no list of them is made in the hottest decision there is.
        stages = table.variants[city]
        following: i64 = table.cities[city].stage_count()
        if following < len(stages):
            stage = stages[following][0]
            codes = stage_prices(table, city, stage, 0, 0)
            for place in range(len(codes)):
                codes[place] = _staged(stage, codes[place], 0)
        return codes
    for variant in open_variants(table, city):
        for price in stage_prices(table, city, variant, 0, 0):
            codes = append(codes, with_variant(_staged(variant, price, 0), variant.variant))
        edifice = open_edifice(table, city)
        if edifice is None:
            continue
        for price in stage_prices(table, city, variant, edifice.cost, edifice.cost_coins):
            code = with_variant(_staged(variant, price, edifice.cost_coins), variant.variant)
            codes = append(codes, with_join(code, 1))
    return codes


def _staged(variant: Piece, price: i64, coins: i64) -> i64:
    return priced(STAGE, 0, variant.index, price, variant.cost_coins + coins)


def chosen_stage(table: Table, city: i64, code: i64) -> Piece:
    """The variant that a choice builds."""
    return table.variants[city][stage_of(code)][variant_of(code)]


def lay_stage(table: Table, city: i64, seat: i64, card: i64, code: i64) -> None:
    """Build the stage of a choice with a card under it, and join the edifice if it says so."""
    stage = chosen_stage(table, city, code)
    place_stage(table.cities[city], stage, card, seat)
    if action_of(code) == STAGE:
        table.log_entry(STAGED, city, stage.index, card, seat)
    if joins(code):
        own = table.cities[city]
        own.edifices = own.edifices.joining(table.age)
        table.log_entry(JOINED, city, table.age, table.deal.edifices[table.age - 1])


def stage_coins(table: Table, city: i64, code: i64) -> None:
    """Coins for the stage of a choice."""
    stage = chosen_stage(table, city, code)
    collect_coins(table, city, stage, STAGE_SOURCE + stage.index)
    if len(table.components.boxes):
        stage_occasions(table, city)

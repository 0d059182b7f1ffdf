"""Putting a leader into play: at its price, or together with a stage of the wonder."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import (
    card_of,
    choice_code,
    stage_of,
    with_join,
    with_variant,
)
from sevenwonders.engine.components.figures import CHEAPER_NEIGHBOURS, CHEAPER_OWN
from sevenwonders.engine.components.model import BY_AGE, BY_STAGE, Piece
from sevenwonders.engine.events.log import RECRUITED
from sevenwonders.engine.game.city import place_leader
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.market.market import units
from sevenwonders.engine.market.purchase import prices_for
from sevenwonders.engine.placing.edifices import open_edifice
from sevenwonders.engine.placing.payment import priced
from sevenwonders.engine.placing.stages import lay_stage, open_variants
from sevenwonders.engine.vocabulary import FREE_LEADERS, NOTHING, RECRUIT


def leader_codes(table: Table, city: i64, leader: Piece, action: i64, codes: vec[i64]) -> vec[i64]:
    """Add every way to recruit a leader at its price, or to copy one for nothing (rule 12.43)."""
    if leader.leader_cost == BY_STAGE:
        return _with_stage(table, city, leader, action, codes)
    price = leader_price(table, city, leader.leader_cost) if action == RECRUIT else 0
    if price > table.cities[city].coins:
        return codes
    return append(codes, choice_code(action, leader.index, 0, 0, 0, price))


def leader_price(table: Table, city: i64, cost: i64) -> i64:
    """What a leader costs a city now (rules 12.9, 12.47)."""
    own = table.cities[city]
    if own.powers & FREE_LEADERS:
        return 0
    price = table.age if cost == BY_AGE else cost
    price -= own.figures[CHEAPER_OWN]
    price -= table.cities[table.left(city)].figures[CHEAPER_NEIGHBOURS]
    price -= table.cities[table.right(city)].figures[CHEAPER_NEIGHBOURS]
    return max(price, 0)


def price_with_stage(table: Table, city: i64, stage: Piece) -> i64:
    """What the leader that comes with a stage costs, the stage's coins included (rule 12.42)."""
    return leader_price(table, city, units(stage.cost)) + stage.cost_coins


def _with_stage(table: Table, city: i64, leader: Piece, action: i64, codes: vec[i64]) -> vec[i64]:
    """Every stage with which the leader can come that needs one, joining or not (rule 12.42)."""
    own = table.cities[city]
    left = table.cities[table.left(city)]
    right = table.cities[table.right(city)]
    for variant in open_variants(table, city):
        bank = price_with_stage(table, city, variant)
        if bank > own.coins:
            continue
        code = with_variant(
            choice_code(action, leader.index, variant.index, 0, 0, bank), variant.variant
        )
        codes = append(codes, code)
        edifice = open_edifice(table, city)
        if edifice is None:
            continue
        coins = bank + edifice.cost_coins
        for price in prices_for(edifice.cost, own, left, right, own.coins - coins):
            code = with_variant(
                priced(action, leader.index, variant.index, price, coins), variant.variant
            )
            codes = append(codes, with_join(code, 1))
    return codes


def recruit(table: Table, city: i64, seat: i64, code: i64) -> None:
    """A leader comes into play, with the stage it lies under if it takes one (rule 12.42)."""
    leader = table.components.cards[card_of(code)]
    place_leader(table.cities[city], leader, table.age)
    if leader.leader_cost != BY_STAGE:
        table.log_entry(RECRUITED, city, leader.index, NOTHING)
        return
    table.log_entry(RECRUITED, city, leader.index, stage_of(code))
    lay_stage(table, city, seat, leader.index, code)

"""The choices of the decisions that boxes bring."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import CARD_SHIFT, NO_CARD, pack, packed_join, packed_way
from sevenwonders.engine.choice.codes import drop_code
from sevenwonders.engine.components.figures import CHEAPER_NEIGHBOURS, CHEAPER_OWN
from sevenwonders.engine.components.model import BY_AGE, BY_STAGE, Piece
from sevenwonders.engine.decisions.legal import (
    in_order,
    open_edifice,
    open_ways,
    priced,
    stage_codes,
)
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.market.market import units
from sevenwonders.engine.market.purchase import prices_for
from sevenwonders.engine.vocabulary import (
    AGES,
    BURY,
    COPY,
    FREE_LEADERS,
    FREEZE_HANDS,
    HIRE,
    KEEP,
    LOSE,
    NOTHING,
    SELL,
    YIELD,
)


def drafts(table: Table, seat: i64) -> vec[i64]:
    """Any leader of the pack in hand."""
    codes = vec[i64]()
    for leader in table.leaders.draft_packs[seat]:
        codes = append(codes, pack(KEEP, leader, 0, 0, 0, 0))
    return codes


def recruits(table: Table, at: i64) -> vec[i64]:
    """Recruit a leader, lay it under a stage, or sell it (rule 12.6)."""
    codes = vec[i64]()
    stages = stage_codes(table, at)
    for leader in table.leaders.hands[at]:
        codes = hires(table, at, table.components.cards[leader], HIRE, codes)
        for code in stages:
            codes = append(codes, code | leader << CARD_SHIFT)
        codes = append(codes, pack(SELL, leader, 0, 0, 0, 0))
    return codes


def more_recruits(table: Table, at: i64) -> vec[i64]:
    """Recruit one more leader, or none (rule 12.48)."""
    codes = append(vec[i64](), pack(HIRE, NO_CARD, 0, 0, 0, 0))
    for leader in table.leaders.hands[at]:
        codes = hires(table, at, table.components.cards[leader], HIRE, codes)
    return codes


def hires(table: Table, at: i64, leader: Piece, action: i64, codes: vec[i64]) -> vec[i64]:
    """Add every way to recruit a leader at its price, or to become one for nothing (rule 12.43)."""
    if leader.leader_cost == BY_STAGE:
        return _stage_hires(table, at, leader, action, codes)
    price = leader_price(table, at, leader.leader_cost) if action == HIRE else 0
    if price > table.cities[at].coins:
        return codes
    return append(codes, pack(action, leader.index, 0, 0, 0, price))


def leader_price(table: Table, at: i64, cost: i64) -> i64:
    """What a leader costs a city now (rules 12.9, 12.47)."""
    city = table.cities[at]
    if city.powers & FREE_LEADERS:
        return 0
    price = table.age if cost == BY_AGE else cost
    price -= city.figures[CHEAPER_OWN]
    price -= table.cities[table.left(at)].figures[CHEAPER_NEIGHBOURS]
    price -= table.cities[table.right(at)].figures[CHEAPER_NEIGHBOURS]
    return max(price, 0)


def stage_hire_price(table: Table, at: i64, way: Piece) -> i64:
    """What the leader that comes with a stage costs, the stage's coins included (rule 12.42)."""
    return leader_price(table, at, units(way.cost)) + way.cost_coins


def _stage_hires(table: Table, at: i64, leader: Piece, action: i64, codes: vec[i64]) -> vec[i64]:
    """Every stage with which the leader can come that needs one, joining or not (rule 12.42)."""
    city = table.cities[at]
    left = table.cities[table.left(at)]
    right = table.cities[table.right(at)]
    for way in open_ways(table, at):
        bank = stage_hire_price(table, at, way)
        if bank > city.coins:
            continue
        code = packed_way(pack(action, leader.index, way.index, 0, 0, bank), way.way)
        codes = append(codes, code)
        edifice = open_edifice(table, at)
        if edifice is None:
            continue
        coins = bank + edifice.cost_coins
        for price in prices_for(edifice.cost, city, left, right, city.coins - coins):
            joined = packed_way(priced(action, leader.index, way.index, price, coins), way.way)
            codes = append(codes, packed_join(joined, 1))
    return codes


def namings(table: Table, at: i64) -> vec[i64]:
    """The face-up leaders next door that a guild can become (rule 12.43)."""
    codes = vec[i64]()
    for other in (table.left(at), table.right(at)):
        for leader in table.cities[other].leaders.in_play:
            piece = table.components.cards[leader]
            if not piece.powers & FREEZE_HANDS:
                codes = hires(table, at, piece, COPY, codes)
    return codes


def burials(table: Table, at: i64) -> vec[i64]:
    """Leaders that may be buried: recruited before this turn, not under a stage (rule 12.50)."""
    codes = vec[i64]()
    own = table.cities[at]
    old: i64 = len(own.leaders.in_play) - own.leaders.new
    for place in range(old):
        leader = own.leaders.in_play[place]
        if table.components.cards[leader].leader_cost != BY_STAGE:
            codes = append(codes, pack(BURY, leader, 0, 0, 0, 0))
    return codes


def drops(table: Table, at: i64, count: i64) -> vec[i64]:
    """The Victory tokens a city may give back, one or two of them."""
    city = table.cities[at]
    codes = vec[i64]()
    for first in range(1, AGES + 1):
        if city.victory_count(first) == 0:
            continue
        if count == 1:
            codes = append(codes, drop_code(first, 0))
            continue
        for second in range(first, AGES + 1):
            if city.victory_count(second) > (1 if second == first else 0):
                codes = append(codes, drop_code(first, second))
    return codes


def owed(table: Table, at: i64) -> i64:
    """The coins a city loses at the end of this turn, by what it has then (rule 13.12)."""
    city = table.cities[at]
    if table.losses.coins[at] + table.losses.per_victory[at] + table.losses.per_stage[at] == 0:
        return 0
    tokens: i64 = 0
    for age in range(1, AGES + 1):
        tokens += city.victory_count(age)
    owes = table.losses.coins[at] + table.losses.per_victory[at] * tokens
    return owes + table.losses.per_stage[at] * city.stage_count()


def payments(table: Table, at: i64) -> vec[i64]:
    """How much of a loss is paid in coins; the rest becomes debts (rule 13.10)."""
    most = min(table.cities[at].coins, owed(table, at))
    codes = vec[i64]()
    paid = most
    while paid >= 0:
        codes = append(codes, pack(LOSE, NO_CARD, 0, 0, 0, paid))
        paid -= 1
    return codes


def penalties(table: Table, at: i64) -> vec[i64]:
    """What a city may give up for an edifice that failed (rule 15.10)."""
    edifice = table.components.edifices[table.deal.edifices[table.age - 1]]
    if edifice.penalty_victories:
        return drops(table, at, edifice.penalty_victories)
    codes = vec[i64]()
    previous: i64 = NOTHING
    for card in in_order(table.cities[at].built):
        if card != previous and table.components.cards[card].color == edifice.penalty_color:
            codes = append(codes, pack(YIELD, card, 0, 0, 0, 0))
        previous = card
    return codes

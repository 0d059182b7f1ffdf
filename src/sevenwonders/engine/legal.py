"""Which choices a decision takes, as packed integers in a fixed order."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice import NO_CARD, card_of, pack
from sevenwonders.engine.city import City
from sevenwonders.engine.kit import Thing
from sevenwonders.engine.market import PRICE_BITS, offers
from sevenwonders.engine.table import Table
from sevenwonders.engine.words import (
    BUILD,
    FREE,
    FREE_CITY,
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_NEW_COLOR,
    FREE_ONCE_AN_AGE,
    NOTHING,
    PICK_DISCARD,
    PLAY_LAST,
    SELL,
    STAGE,
    TAKE,
)


def legal_codes(table: Table, ask: i64) -> vec[i64]:
    """Every legal choice of an open decision; never empty."""
    kind = table.ask_kind[ask]
    city = table.ask_city[ask]
    if kind == PICK_DISCARD:
        return _picks(table, city)
    hand = hand_for(table, ask)
    if city >= table.players:
        return _free_city_plays(table, city, hand, last=kind == PLAY_LAST)
    return _plays(table, city, hand, last=kind == PLAY_LAST)


def hand_for(table: Table, ask: i64) -> vec[i64]:
    """The cards a decision chooses from: for the free city, what its holder has left (D3)."""
    if table.ask_kind[ask] != FREE_CITY:
        return table.hands[table.ask_city[ask]]
    seat = table.ask_seat[ask]
    hand = table.hands[seat]
    for other in range(len(table.ask_code)):
        if table.ask_city[other] == seat and table.ask_code[other] != NOTHING:
            return without(hand, card_of(table.ask_code[other]))
    return hand


def without(hand: vec[i64], card: i64) -> vec[i64]:
    """The hand less one copy of a card."""
    rest = vec[i64]()
    gone = False
    for held in hand:
        if held == card and not gone:
            gone = True
        else:
            rest = append(rest, held)
    return rest


def next_stage(table: Table, city: City) -> i64:
    """The stage to build next, counted from 0, or -1 when the wonder is complete."""
    count: i64 = len(table.kit.sides[city.side].stages)
    for stage in range(count):
        if not city.stages & (1 << stage):
            return stage
    return NOTHING


def chained(city: City, card: Thing) -> bool:
    """Whether a structure of the city makes the card free (T9)."""
    if card.chain_a >= 0 and city.has[card.chain_a] != 0:
        return True
    return card.chain_b >= 0 and city.has[card.chain_b] != 0


def free_by_right(table: Table, city: City, card: Thing, *, last: bool) -> bool:
    """Whether a standing right of the city makes the card free (T11 to T13)."""
    powers = city.powers
    if powers & FREE_NEW_COLOR and city.color_count(card.color) == 0:
        return True
    if powers & FREE_FIRST_CARD and table.turn == 1:
        return True
    return powers & FREE_LAST_CARD != 0 and table.turn == table.kit.turns and not last


def has_limited_right(table: Table, city: City) -> bool:
    """Whether the free build of this Age is still unspent (T14)."""
    return city.powers & FREE_ONCE_AN_AGE != 0 and city.free_age != table.age


def builds(table: Table, at: i64, card: Thing, codes: vec[i64], *, last: bool) -> vec[i64]:
    """Add every way to build a card from the hand, at every price."""
    city = table.cities[at]
    if city.has[card.structure] != 0:
        return codes
    if (card.cost == 0 and card.cost_coins == 0) or chained(city, card):
        return append(codes, pack(BUILD, card.index, 0, 0, 0, 0))
    if city.powers and free_by_right(table, city, card, last=last):
        return append(codes, pack(BUILD, card.index, 0, 0, 0, 0))
    bank = card.cost_coins
    paid = False
    if bank <= city.coins:
        left = table.cities[table.left(at)]
        right = table.cities[table.right(at)]
        for price in offers(card.cost, city, left, right, city.coins - bank):
            paid = price == 0 and bank == 0
            codes = append(
                codes, pack(BUILD, card.index, 0, price >> PRICE_BITS, price & 255, bank)
            )
    if not paid and city.powers and has_limited_right(table, city):
        codes = append(codes, pack(FREE, card.index, 0, 0, 0, 0))
    return codes


def stage_offers(table: Table, at: i64, stage: i64) -> vec[i64]:
    """The prices at which a city can build one of its stages now."""
    city = table.cities[at]
    thing = table.kit.sides[city.side].stages[stage]
    if thing.cost_coins > city.coins:
        return vec[i64]()
    left = table.cities[table.left(at)]
    right = table.cities[table.right(at)]
    return offers(thing.cost, city, left, right, city.coins - thing.cost_coins)


def _plays(table: Table, at: i64, hand: vec[i64], *, last: bool) -> vec[i64]:
    codes = vec[i64]()
    city = table.cities[at]
    stage = next_stage(table, city)
    prices = vec[i64]()
    bank: i64 = 0
    if stage != NOTHING:
        prices = stage_offers(table, at, stage)
        bank = table.kit.sides[city.side].stages[stage].cost_coins
    previous: i64 = NOTHING
    for card in hand:
        if card == previous:
            continue
        previous = card
        codes = builds(table, at, table.kit.cards[card], codes, last=last)
        for price in prices:
            codes = append(codes, pack(STAGE, card, stage, price >> PRICE_BITS, price & 255, bank))
        codes = append(codes, pack(SELL, card, 0, 0, 0, 0))
    return codes


def _free_city_plays(table: Table, at: i64, hand: vec[i64], *, last: bool) -> vec[i64]:
    """The free city plays what it can, by its chain if it has one, and else sells (D1, D4)."""
    codes = vec[i64]()
    sales = vec[i64]()
    city = table.cities[at]
    for code in _plays(table, at, hand, last=last):
        action = code & 15
        card = table.kit.cards[card_of(code)]
        if action == SELL:
            sales = append(sales, code)
        elif action == BUILD or not _builds_by_chain(city, card):
            codes = append(codes, code)
    return codes if len(codes) else sales


def _builds_by_chain(city: City, card: Thing) -> bool:
    return city.has[card.structure] == 0 and chained(city, card)


def _picks(table: Table, at: i64) -> vec[i64]:
    """Any discarded structure the city lacks, or nothing (T7)."""
    codes = append(vec[i64](), pack(TAKE, NO_CARD, 0, 0, 0, 0))
    city = table.cities[at]
    previous: i64 = NOTHING
    for card in in_order(table.discard):
        if card != previous and city.has[table.kit.cards[card].structure] == 0:
            codes = append(codes, pack(TAKE, card, 0, 0, 0, 0))
        previous = card
    return codes


def in_order(cards: vec[i64]) -> vec[i64]:
    """A sorted copy: hands and piles are shown in one order, whatever way the cards came."""
    order = cards[:]
    for at in range(1, len(order)):
        card = order[at]
        place: i64 = at
        while place > 0 and order[place - 1] > card:
            order[place] = order[place - 1]
            place -= 1
        order[place] = card
    return order

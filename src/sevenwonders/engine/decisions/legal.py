"""Which choices a decision takes, as packed integers in a fixed order."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import (
    CARD_SHIFT,
    NO_CARD,
    action_of,
    card_of,
    pack,
    packed_freeze,
    packed_join,
    packed_way,
)
from sevenwonders.engine.components.model import Edifice, Piece
from sevenwonders.engine.game.city import City
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.market.market import (
    PRICE_BITS,
    bank_price,
    kinds,
    left_price,
    offers,
    right_price,
)
from sevenwonders.engine.market.purchase import prices_for
from sevenwonders.engine.vocabulary import (
    BLACK,
    BLUE,
    BUILD,
    FREE,
    FREE_BLACK_ONCE,
    FREE_CITY,
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_NEW_COLOR,
    FREE_ONCE_AN_AGE,
    FREE_PURPLE,
    FREEZE_HANDS,
    GREEN,
    NOTHING,
    PURPLE,
    RED,
    SELL,
    STAGE,
    STAGES_WITHOUT_RESOURCES,
    TAKE,
    WAIVE_BLUE,
    WAIVE_GREEN,
    WAIVE_RED,
    WAIVE_STAGE,
)


def hand_for(table: Table, ask: i64) -> vec[i64]:
    """The cards to choose from: for the free city, those left to its holder (rule 10.6)."""
    if table.ask_kind[ask] != FREE_CITY:
        return table.hands[table.ask_city[ask]]
    seat = table.ask_seat[ask]
    hand = table.hands[seat]
    for other in range(len(table.ask_code)):
        if table.ask_city[other] == seat and table.ask_code[other] != NOTHING:
            return without(hand, card_of(table.ask_code[other]))
    return hand


def without(hand: vec[i64], card: i64) -> vec[i64]:
    """The hand less one copy of a card, with no room to spare: clones share hands."""
    rest = vec[i64](capacity=max(len(hand) - 1, 0))
    gone = False
    for held in hand:
        if held == card and not gone:
            gone = True
        else:
            rest = append(rest, held)
    return rest


def chained(city: City, card: Piece) -> bool:
    """Whether a structure of the city makes the card free (rule 4.7)."""
    if card.chain_a >= 0 and city.has[card.chain_a] != 0:
        return True
    return card.chain_b >= 0 and city.has[card.chain_b] != 0


def free_by_right(table: Table, city: City, card: Piece, *, last: bool) -> bool:
    """Whether a standing right of the city makes the card free (rules 4.10, 6.16, 6.17)."""
    powers = city.powers
    if powers & FREE_NEW_COLOR and city.color_count(card.color) == 0:
        return True
    if powers & FREE_FIRST_CARD and table.turn == 1:
        return True
    if powers & FREE_PURPLE and card.color == PURPLE:
        return True
    return powers & FREE_LAST_CARD != 0 and table.turn == table.components.turns and not last


def has_limited_right(table: Table, city: City, card: Piece) -> bool:
    """Whether a free build of this Age is still unspent and fits the card (rules 6.15, 12.37)."""
    if city.powers & FREE_ONCE_AN_AGE and city.free_age != table.age:
        return True
    black = card.color == BLACK and city.powers & FREE_BLACK_ONCE != 0
    return black and city.leaders.black_age != table.age


def builds(table: Table, at: i64, card: Piece, codes: vec[i64], *, last: bool) -> vec[i64]:
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
    if city.powers == 0:
        # No right, no waiver, no rebate: straight to the market.
        if bank > city.coins:
            return codes
        left = table.cities[table.left(at)]
        right = table.cities[table.right(at)]
        for price in offers(card.cost, city, left, right, city.coins - bank):
            codes = append(
                codes, pack(BUILD, card.index, 0, price >> PRICE_BITS, price & 255, bank)
            )
        return codes
    for price in card_prices(table, at, card):
        paid = paid or (price == 0 and bank == 0)
        codes = append(codes, priced(BUILD, card.index, 0, price, bank))
    if not paid and has_limited_right(table, city, card):
        codes = append(codes, pack(FREE, card.index, 0, 0, 0, 0))
    return codes


def priced(action: i64, card: i64, stage: i64, price: i64, bank: i64) -> i64:
    """A packed choice at a price for goods and coins for the bank."""
    to_bank = bank_price(price) + bank
    return pack(action, card, stage, left_price(price), right_price(price), to_bank)


def card_prices(table: Table, at: i64, card: Piece) -> vec[i64]:
    """The prices at which a city can build a card now."""
    city = table.cities[at]
    left = table.cities[table.left(at)]
    right = table.cities[table.right(at)]
    budget = city.coins - card.cost_coins
    waived: i64 = kinds(card.cost) if city.powers & waiver(card.color) else 0
    return prices_for(card.cost, city, left, right, budget, waived=waived)


def waiver(color: i64) -> i64:
    """The power that makes cards of a colour need one unit less."""
    if color == BLUE:
        return WAIVE_BLUE
    if color == RED:
        return WAIVE_RED
    return WAIVE_GREEN if color == GREEN else 0


def stage_prices(table: Table, at: i64, stage: Piece, cost: i64, coins: i64) -> vec[i64]:
    """The prices of a stage, joining an edifice included (rules 13.31, 15.4)."""
    city = table.cities[at]
    left = table.cities[table.left(at)]
    right = table.cities[table.right(at)]
    budget = city.coins - stage.cost_coins - coins
    own = stage.cost
    waived: i64 = 0
    if city.powers & STAGES_WITHOUT_RESOURCES:
        own = 0
    elif city.powers & WAIVE_STAGE:
        waived = kinds(own)
    return prices_for(own + cost, city, left, right, budget, waived=waived)


def open_ways(table: Table, at: i64) -> list[Piece]:
    """What the city may build of its wonder now: the next stage in each of its ways, or any."""
    city = table.cities[at]
    ways: list[Piece] = []
    any_order = table.components.sides[city.side].any_order
    for stage in range(len(table.plans[at])):
        if city.stages & (1 << stage):
            continue
        for way in table.plans[at][stage]:
            if not way.once or not _copied_already(table, at, way.source):
                ways.append(way)  # noqa: PERF401 -- compiled, a loop is the faster form
        if not any_order:
            break
    return ways


def next_stage(table: Table, at: i64) -> i64:
    """The first stage that may be built now, counted from 0, or -1 when none is left."""
    ways = open_ways(table, at)
    return ways[0].index if ways else NOTHING


def _copied_already(table: Table, at: i64, source: str) -> bool:
    """Whether another stage of this city is a copy of that one (rule 16.11)."""
    city = table.cities[at]
    for stage in range(len(table.plans[at])):
        if city.stages & (1 << stage) and table.stage_piece(at, stage).source == source:
            return True
    return False


def stage_codes(table: Table, at: i64) -> vec[i64]:
    """Every way and price to build a stage now, without the card that is laid under it."""
    codes = vec[i64]()
    if len(table.components.boxes) == 0:
        # One way, one order: no list of ways is made in the hottest decision there is.
        plans = table.plans[at]
        following: i64 = table.cities[at].stage_count()
        if following < len(plans):
            way = plans[following][0]
            codes = stage_prices(table, at, way, 0, 0)
            for place in range(len(codes)):
                codes[place] = _staged(way, codes[place], 0)
        return codes
    for way in open_ways(table, at):
        for price in stage_prices(table, at, way, 0, 0):
            codes = append(codes, packed_way(_staged(way, price, 0), way.way))
        edifice = open_edifice(table, at)
        if edifice is None:
            continue
        for price in stage_prices(table, at, way, edifice.cost, edifice.cost_coins):
            code = packed_way(_staged(way, price, edifice.cost_coins), way.way)
            codes = append(codes, packed_join(code, 1))
    return codes


def _staged(way: Piece, price: i64, coins: i64) -> i64:
    return priced(STAGE, 0, way.index, price, way.cost_coins + coins)


def open_edifice(table: Table, at: i64) -> Edifice | None:
    """The edifice of this Age, if the city may join it (rules 15.3, 15.5)."""
    if len(table.deal.edifices) == 0:
        return None
    if (
        table.edifices.pawns[table.age - 1] == 0
        and table.edifices.built_turn != table.course.turns_played
    ):
        return None
    if table.cities[at].edifices.joined & (1 << table.age):
        return None
    return table.components.edifices[table.deal.edifices[table.age - 1]]


def plays(table: Table, at: i64, hand: vec[i64], *, last: bool) -> vec[i64]:
    """Build, use for a stage or sell any card of the hand, at every price."""
    codes = vec[i64]()
    stages = stage_codes(table, at)
    previous: i64 = NOTHING
    for card in hand:
        if card == previous:
            continue
        previous = card
        codes = builds(table, at, table.components.cards[card], codes, last=last)
        under = card << CARD_SHIFT
        for code in stages:
            codes = append(codes, code | under)
        codes = append(codes, pack(SELL, card, 0, 0, 0, 0))
    city = table.cities[at]
    if city.powers & FREEZE_HANDS and not last and may_freeze(table, city):
        for at_ in range(len(codes)):
            codes = append(codes, packed_freeze(codes[at_], 1))
    return codes


def may_freeze(table: Table, city: City) -> bool:
    """Whether the city may stop the passing of hands this turn (rule 12.41)."""
    return city.leaders.freeze_used == 0 and 0 < table.turn < table.components.turns


def free_city_plays(table: Table, at: i64, hand: vec[i64], *, last: bool) -> vec[i64]:
    """The free city plays what it can, by a chain if any, else discards (rules 10.8, 10.9)."""
    codes = vec[i64]()
    sales = vec[i64]()
    city = table.cities[at]
    for code in plays(table, at, hand, last=last):
        action = action_of(code)
        card = table.components.cards[card_of(code)]
        if action == SELL:
            sales = append(sales, code)
        elif action == BUILD or not _builds_by_chain(city, card):
            codes = append(codes, code)
    return codes if len(codes) else sales


def _builds_by_chain(city: City, card: Piece) -> bool:
    return city.has[card.structure] == 0 and chained(city, card)


def picks(table: Table, at: i64) -> vec[i64]:
    """Any discarded structure the city lacks, or nothing (rule 6.13)."""
    codes = append(vec[i64](), pack(TAKE, NO_CARD, 0, 0, 0, 0))
    city = table.cities[at]
    previous: i64 = NOTHING
    for card in in_order(table.discard):
        if card != previous and city.has[table.components.cards[card].structure] == 0:
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

"""Building a card: free by a chain or a right, or at a price."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import (
    action_of,
    bank_of,
    card_of,
    choice_code,
    left_of,
    right_of,
)
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.events.log import (
    BUILT,
    BY_CHAIN,
    BY_LIMITED_RIGHT,
    BY_PRICE,
    BY_RIGHT,
    CHAINED,
)
from sevenwonders.engine.game.city import City, place_card
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.market.market import kinds, left_price, offers, remainders, right_price
from sevenwonders.engine.market.purchase import prices_for
from sevenwonders.engine.placing.payment import priced
from sevenwonders.engine.vocabulary import (
    BLACK,
    BLUE,
    BUILD,
    FREE,
    FREE_BLACK_ONCE,
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_NEW_COLOR,
    FREE_ONCE_AN_AGE,
    FREE_PURPLE,
    GREEN,
    PURPLE,
    RED,
    WAIVE_BLUE,
    WAIVE_GREEN,
    WAIVE_RED,
)


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


def build_codes(
    table: Table, city: i64, left: City, right: City, card: Piece, codes: vec[i64], *, last: bool
) -> vec[i64]:
    """Add every way to build a card from the hand, at every price; two cities are neighbours."""
    own = table.cities[city]
    if own.has[card.structure] != 0:
        return codes
    if (card.cost == 0 and card.cost_coins == 0) or chained(own, card):
        return append(codes, choice_code(BUILD, card.index, 0, 0, 0, 0))
    if own.powers and free_by_right(table, own, card, last=last):
        return append(codes, choice_code(BUILD, card.index, 0, 0, 0, 0))
    bank = card.cost_coins
    paid = False
    if own.powers == 0:
        # No right, no waiver, no rebate: straight to the market.
        if bank > own.coins:
            return codes
        for price in offers(card.cost, own, left, right, own.coins - bank):
            code = choice_code(BUILD, card.index, 0, left_price(price), right_price(price), bank)
            codes = append(codes, code)
        return codes
    for price in card_prices(table, city, card):
        paid = paid or (price == 0 and bank == 0)
        codes = append(codes, priced(BUILD, card.index, 0, price, bank))
    if not paid and has_limited_right(table, own, card):
        codes = append(codes, choice_code(FREE, card.index, 0, 0, 0, 0))
    return codes


def card_prices(table: Table, city: i64, card: Piece) -> vec[i64]:
    """The prices at which a city can build a card now."""
    own = table.cities[city]
    left = table.cities[table.left(city)]
    right = table.cities[table.right(city)]
    budget = own.coins - card.cost_coins
    waived: i64 = kinds(card.cost) if own.powers & waiver(card.color) else 0
    return prices_for(card.cost, own, left, right, budget, waived=waived)


def waiver(color: i64) -> i64:
    """The power that makes cards of a colour need one unit less."""
    if color == BLUE:
        return WAIVE_BLUE
    if color == RED:
        return WAIVE_RED
    return WAIVE_GREEN if color == GREEN else 0


def by_chain(table: Table, city: i64, code: i64) -> bool:
    """Whether a choice builds a card by a chain (rule 4.10)."""
    if action_of(code) != BUILD:
        return False
    card = table.components.cards[card_of(code)]
    if card.cost == 0 and card.cost_coins == 0:
        return False
    return left_of(code) + right_of(code) + bank_of(code) == 0 and chained(table.cities[city], card)


def build(table: Table, city: i64, seat: i64, code: i64) -> None:
    """Step 4: the card goes into the city, face up."""
    card = table.components.cards[card_of(code)]
    if table.log is not None:
        _log_build(table, city, seat, code)
    if action_of(code) == FREE:
        spend_right(table, city, card)
    place_card(table.cities[city], card)


def spend_right(table: Table, city: i64, card: Piece) -> None:
    """Use up the free build of this Age that fits the card best (rules 6.15, 12.37)."""
    own = table.cities[city]
    black = card.color == BLACK and own.powers & FREE_BLACK_ONCE != 0
    if black and own.leaders.black_age != table.age:
        own.leaders.black_age = table.age
    else:
        own.free_age = table.age


def _log_build(table: Table, city: i64, seat: i64, code: i64) -> None:
    card = table.components.cards[card_of(code)]
    paid_by = _paid_by(table, city, card, code)
    table.log_entry(BUILT, city, card.index, paid_by, seat)
    if paid_by != BY_CHAIN:
        return
    for standing in table.cities[city].built:
        structure = table.components.cards[standing].structure
        if structure in (card.chain_a, card.chain_b):
            table.log_entry(CHAINED, city, standing)
            return


def _paid_by(table: Table, city: i64, card: Piece, code: i64) -> i64:
    """What made a build possible, for the log."""
    if action_of(code) == FREE:
        return BY_LIMITED_RIGHT
    if left_of(code) + right_of(code) + bank_of(code):
        return BY_PRICE
    if card.cost == 0 and card.cost_coins == 0:
        return BY_PRICE
    if chained(table.cities[city], card):
        return BY_CHAIN
    covered = remainders(card.cost, table.cities[city])[0] == 0
    return BY_PRICE if covered and card.cost_coins == 0 else BY_RIGHT

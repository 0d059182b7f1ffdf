"""What a cost can be bought for: the hottest code of the engine.

Amounts of the seven resources are packed four bits each into one integer, the top bit of each
field kept free as a guard, so that "what is still lacking" is one subtraction and a set of units
is a handful of bit operations. ``tests/engine/market_twin.py`` holds the slow, obvious twin.

Own production is a transversal matroid over the units of a cost: whichever way it is used best,
the same number of units is left to buy. The minimal purchases are therefore what remains after
each largest use of the city's own means, and those remainders are all rule 5.10 asks for.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.game.city import City
from sevenwonders.engine.vocabulary import (
    CHEAP_MADE_LEFT,
    CHEAP_MADE_RIGHT,
    CHEAP_RAW_LEFT,
    CHEAP_RAW_RIGHT,
    UNIT_MASK,
)

GUARDS: Final = 0x8888888
ONES: Final = 0x1111111
ALMOST: Final = 0x7777777
RAW: Final = 0x000FFFF
PRICE_BITS: Final = 8
PRICE_MASK: Final = 255
"""A price is ``bank << 2 * PRICE_BITS | left << PRICE_BITS | right``."""


def lacking(cost: i64, goods: i64) -> i64:
    """For each resource, how much of a cost the goods do not cover."""
    rest = (cost | GUARDS) - goods
    enough = rest & GUARDS
    return rest & (enough - (enough >> 3))


def units(goods: i64) -> i64:
    """How many units there are in all (at most 15)."""
    return ((goods * ONES) >> 24) & UNIT_MASK


def kinds(goods: i64) -> i64:
    """One unit of each kind that is present."""
    return ((goods + ALMOST) >> 3) & ONES


def left_price(price: i64) -> i64:
    """What a price gives to the left neighbour."""
    return (price >> PRICE_BITS) & PRICE_MASK


def right_price(price: i64) -> i64:
    """What a price gives to the right neighbour."""
    return price & PRICE_MASK


def bank_price(price: i64) -> i64:
    """What a price gives to the bank for goods."""
    return price >> (2 * PRICE_BITS)


def total_price(price: i64) -> i64:
    """All of it."""
    two = ((price >> PRICE_BITS) & PRICE_MASK) + (price & PRICE_MASK)
    return (price >> (2 * PRICE_BITS)) + two


def listed(prices: vec[i64], price: i64) -> vec[i64]:
    """Add a price in order of total, then bank, then left, unless it is there."""
    total = total_price(price)
    place: i64 = 0
    for other in prices:
        if other == price:
            return prices
        other_total = total_price(other)
        if other_total < total or (other_total == total and other < price):
            place += 1
    prices = append(prices, price)
    at: i64 = len(prices) - 1
    while at > place:
        prices[at] = prices[at - 1]
        at -= 1
    prices[place] = price
    return prices


def remainders(cost: i64, city: City) -> vec[i64]:
    """What is left to buy after each best use of the city's own means; one zero if nothing."""
    need = lacking(cost, city.goods)
    found = append(vec[i64](), need)
    if need == 0:
        return found
    for option in city.options:
        found = spend(found, option)
    if len(found) == 1:
        return found
    fewest: i64 = 15
    for rest in found:
        fewest = min(fewest, units(rest))
    kept = vec[i64]()
    for rest in found:
        if units(rest) == fewest:
            kept = append(kept, rest)
    return kept


def spend(needs: vec[i64], option: i64) -> vec[i64]:
    """Use one either/or source on each need in each way that helps.

    A source that helps is never left idle: some later source would have to do its work, so no
    remainder is lost by that, and far fewer are walked.
    """
    after = vec[i64]()
    for need in needs:
        helps = kinds(need) & option
        if helps == 0 and not _holds(after, need):
            after = append(after, need)
        while helps:
            unit = helps & -helps
            helps ^= unit
            rest = need - unit
            if not _holds(after, rest):
                after = append(after, rest)
    return after


def _holds(needs: vec[i64], wanted: i64) -> bool:
    return any(need == wanted for need in needs)


def offers(cost: i64, buyer: City, left: City, right: City, budget: i64) -> vec[i64]:
    """Every distinct (left, right) price at most the budget, cheapest first (rules 5.10, 5.11)."""
    prices = vec[i64]()
    need = lacking(cost, buyer.goods)
    if need == 0:
        return append(prices, 0)
    helps: i64 = 0
    if len(buyer.options) == 1:
        helps = kinds(need) & buyer.options[0]
    elif len(buyer.options):
        return _offers_of(remainders(cost, buyer), buyer.cheap, left, right, budget, prices)
    if helps == 0:
        return _bought(need, buyer.cheap, left, right, budget, prices)
    # With a single source no list of what remains is made: this is asked for all the time.
    while helps:
        unit = helps & -helps
        helps ^= unit
        if need == unit:
            return append(prices, 0)
        prices = _bought(need - unit, buyer.cheap, left, right, budget, prices)
    return prices


def _offers_of(
    rests: vec[i64], cheap: i64, left: City, right: City, budget: i64, prices: vec[i64]
) -> vec[i64]:
    """Add the prices of each of the smallest purchases."""
    if rests[0] == 0:
        return append(prices, 0)
    for rest in rests:
        prices = _bought(rest, cheap, left, right, budget, prices)
    return prices


def _bought(
    need: i64, cheap: i64, left: City, right: City, budget: i64, prices: vec[i64]
) -> vec[i64]:
    """Add the prices of one purchase, unless the treasury is too small whoever sells."""
    raw: i64 = cheap & (CHEAP_RAW_LEFT | CHEAP_RAW_RIGHT)
    made: i64 = cheap & (CHEAP_MADE_LEFT | CHEAP_MADE_RIGHT)
    if _price(need, raw, made) > budget:
        return prices
    return _split(need, 0, 0, cheap, left, right, budget, prices)


def _split(
    need: i64,
    from_left: i64,
    from_right: i64,
    cheap: i64,
    left: City,
    right: City,
    budget: i64,
    prices: vec[i64],
) -> vec[i64]:
    """Share what is needed between the two neighbours, one kind after the other."""
    if need == 0:
        return _offer(from_left, from_right, cheap, left, right, budget, prices)
    kind = kinds(need & -need)
    field = kind * 15
    amount = need & field
    rest = need ^ amount
    most_left = left.sold & field
    most_right = right.sold & field
    for option in left.sold_options:
        most_left += option & kind
    for option in right.sold_options:
        most_right += option & kind
    here: i64 = 0
    while here <= amount:
        there = amount - here
        if here <= most_left and there <= most_right:
            prices = _split(
                rest, from_left + here, from_right + there, cheap, left, right, budget, prices
            )
        here += kind
    return prices


def _offer(
    from_left: i64,
    from_right: i64,
    cheap: i64,
    left: City,
    right: City,
    budget: i64,
    prices: vec[i64],
) -> vec[i64]:
    """Add the price of one purchase if it can be had and paid, in order of total, then left."""
    pay_left = _price(from_left, cheap & CHEAP_RAW_LEFT, cheap & CHEAP_MADE_LEFT)
    pay_right = _price(from_right, cheap & CHEAP_RAW_RIGHT, cheap & CHEAP_MADE_RIGHT)
    if pay_left + pay_right > budget:
        return prices
    if not sells(left, from_left) or not sells(right, from_right):
        return prices
    return listed(prices, (pay_left << PRICE_BITS) | pay_right)


def _price(bought: i64, cheap_raw: i64, cheap_made: i64) -> i64:
    if bought == 0:
        return 0
    price = 2 * units(bought)
    if cheap_raw:
        price -= units(bought & RAW)
    if cheap_made:
        price -= units(bought & ~RAW)
    return price


def sells(seller: City, wanted: i64) -> bool:
    """Whether a neighbour can sell all of this in one turn (rule 5.7)."""
    short = lacking(wanted, seller.sold)
    if short == 0:
        return True
    if units(short) > len(seller.sold_options):
        return False
    return _matched(short, seller.sold_options, 0)


def _matched(short: i64, options: vec[i64], used: i64) -> bool:
    unit = kinds(short & -short)
    for at in range(len(options)):
        if options[at] & unit and not used & (1 << at):
            rest = short - unit
            if rest == 0 or _matched(rest, options, used | (1 << at)):
                return True
    return False

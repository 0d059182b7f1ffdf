"""Buying with the means that boxes add: waived units, special goods, rebates, the bank, a port.

A city without any of them goes straight to ``market``. Here every way to use a port is tried, and
of all that could be bought the smallest purchases are kept: by rule 5.10 each unit is needed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.components.figures import EXTRA_GOODS, MISSING_GOODS
from sevenwonders.engine.game.city import City
from sevenwonders.engine.market.market import (
    ONES,
    PRICE_BITS,
    RAW,
    kinds,
    lacking,
    listed,
    offers,
    sells,
    spend,
    units,
)
from sevenwonders.engine.vocabulary import (
    BANK_RESOURCE,
    CHEAP_MADE_LEFT,
    CHEAP_MADE_RIGHT,
    CHEAP_RAW_LEFT,
    CHEAP_RAW_RIGHT,
    PORT,
    REBATE_LEFT,
    REBATE_RIGHT,
    STARTING_REBATE,
    TRADING,
    UNIT_MASK,
)

_FIELDS: Final = 28


def prices_for(
    cost: i64, buyer: City, left: City, right: City, budget: i64, *, waived: i64 = 0
) -> vec[i64]:
    """Every price at most the budget; one unit of the ``waived`` kinds is left out (rule 12.17)."""
    if budget < 0:
        return vec[i64]()
    if waived == 0 and buyer.powers & TRADING == 0:
        return offers(cost, buyer, left, right, budget)
    prices = vec[i64]()
    for rest in purchases(cost, buyer, waived):
        if rest == 0:
            return append(vec[i64](), 0)
        prices = _shared(rest, 0, 0, 0, buyer, left, right, budget, prices)
        if buyer.powers & BANK_RESOURCE:
            kind = kinds(rest)
            while kind:
                unit = kind & -kind
                kind ^= unit
                prices = _shared(rest - unit, 0, 0, 1, buyer, left, right, budget, prices)
    return prices


def purchases(cost: i64, buyer: City, waived: i64) -> vec[i64]:
    """What is left to buy after each best use of the own means: no one contains another."""
    found = _unmet(cost, buyer.goods, buyer.options, buyer, waived)
    if buyer.powers & PORT:
        found = _by_port(cost, buyer, waived, found)
    smallest = vec[i64]()
    for rest in found:
        if not _needless(rest, found):
            smallest = append(smallest, rest)
    return smallest


def _needless(rest: i64, found: vec[i64]) -> bool:
    return any(other != rest and lacking(other, rest) == 0 for other in found)


def special_goods(buyer: City) -> vec[i64]:
    """Secret Warehouse, Black Market and the like as either/or sources (rules 13.28, 13.29)."""
    made = kinds(buyer.sold)
    for option in buyer.sold_options:
        made |= option
    sources = vec[i64]()
    for _ in range(buyer.figures[EXTRA_GOODS]):
        sources = append(sources, made)
    for _ in range(buyer.figures[MISSING_GOODS]):
        sources = append(sources, ONES & ~made)
    return sources


def _unmet(cost: i64, goods: i64, options: vec[i64], buyer: City, waived: i64) -> vec[i64]:
    found = append(vec[i64](), lacking(cost, goods))
    for option in options:
        found = spend(found, option)
    for option in special_goods(buyer):
        found = spend(found, option)
    if waived:
        found = spend(found, waived)
    fewest: i64 = 15
    for rest in found:
        fewest = min(fewest, units(rest))
    kept = vec[i64]()
    for rest in found:
        if units(rest) == fewest:
            kept = append(kept, rest)
    return kept


def _by_port(cost: i64, buyer: City, waived: i64, found: vec[i64]) -> vec[i64]:
    """Give two like units of the board, brown and gray cards for one of any kind (rule 16.18)."""
    shift: i64 = 0
    while shift < _FIELDS:
        unit: i64 = 1
        unit <<= shift
        fixed = (buyer.sold >> shift) & UNIT_MASK
        sources = _able(buyer.sold_options, unit)
        for taken in range(3):
            if taken > fixed or 2 - taken > len(sources):
                continue
            found = _port_uses(cost, buyer, waived, unit, taken, sources, found)
        shift += 4
    return found


def _port_uses(
    cost: i64, buyer: City, waived: i64, unit: i64, taken: i64, sources: vec[i64], found: vec[i64]
) -> vec[i64]:
    """All choices of the either/or sources that give the rest of the two units."""
    goods = buyer.goods - taken * unit
    wanted = 2 - taken
    if wanted == 0:
        return _joined(found, _unmet(cost, goods, append(buyer.options[:], ONES), buyer, waived))
    for first in range(len(sources)):
        if wanted == 1:
            options = _less(buyer.options, sources[first])
            found = _joined(found, _unmet(cost, goods, append(options, ONES), buyer, waived))
            continue
        for second in range(first + 1, len(sources)):
            options = _less(_less(buyer.options, sources[first]), sources[second])
            found = _joined(found, _unmet(cost, goods, append(options, ONES), buyer, waived))
    return found


def _able(options: vec[i64], unit: i64) -> vec[i64]:
    able = vec[i64]()
    for option in options:
        if option & unit:
            able = append(able, option)
    return able


def _less(options: vec[i64], gone: i64) -> vec[i64]:
    kept = vec[i64]()
    left_out = False
    for option in options:
        if option == gone and not left_out:
            left_out = True
        else:
            kept = append(kept, option)
    return kept


def _joined(some: vec[i64], more: vec[i64]) -> vec[i64]:
    for rest in more:
        if not any(other == rest for other in some):
            some = append(some, rest)
    return some


def _shared(  # noqa: PLR0913, PLR0917 -- one walk, all of it needed at the leaf
    need: i64,
    from_left: i64,
    from_right: i64,
    bank: i64,
    buyer: City,
    left: City,
    right: City,
    budget: i64,
    prices: vec[i64],
) -> vec[i64]:
    """Share what is needed between the two neighbours, one kind after the other."""
    if need == 0:
        return _offered(from_left, from_right, bank, buyer, left, right, budget, prices)
    kind = kinds(need & -need)
    amount = need & (kind * 15)
    rest = need ^ amount
    here: i64 = 0
    while here <= amount:
        prices = _shared(
            rest,
            from_left + here,
            from_right + amount - here,
            bank,
            buyer,
            left,
            right,
            budget,
            prices,
        )
        here += kind
    return prices


def _offered(
    from_left: i64,
    from_right: i64,
    bank: i64,
    buyer: City,
    left: City,
    right: City,
    budget: i64,
    prices: vec[i64],
) -> vec[i64]:
    cheap = buyer.cheap
    saves = buyer.powers & STARTING_REBATE
    pay_left = _price(
        from_left,
        cheap & CHEAP_RAW_LEFT,
        cheap & CHEAP_MADE_LEFT,
        left.good if saves else 0,
        buyer.powers & REBATE_LEFT,
    )
    pay_right = _price(
        from_right,
        cheap & CHEAP_RAW_RIGHT,
        cheap & CHEAP_MADE_RIGHT,
        right.good if saves else 0,
        buyer.powers & REBATE_RIGHT,
    )
    if pay_left + pay_right + bank > budget:
        return prices
    if not sells(left, from_left) or not sells(right, from_right):
        return prices
    return listed(prices, (bank << (2 * PRICE_BITS)) | (pay_left << PRICE_BITS) | pay_right)


def _price(bought: i64, cheap_raw: i64, cheap_made: i64, printed: i64, rebate: i64) -> i64:
    """2 coins, 1 by a discount, less by the Cache and for one unit (rules 5.4, 13.25, 13.26)."""
    price: i64 = 0
    rest = bought
    while rest:
        unit = kinds(rest & -rest)
        amount = units(rest & (unit * 15))
        each: i64 = 2
        if (cheap_raw and unit & RAW) or (cheap_made and not unit & RAW):
            each = 1
        if unit & printed:
            each -= 1
        price += amount * each
        rest &= ~(unit * 15)
    if rebate and price:
        price -= 1
    return price

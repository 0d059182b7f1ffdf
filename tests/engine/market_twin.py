"""The market by brute force: chapter 5 of the rules as it reads, slow and obvious.

Resources are names, sources are sets of names, and every purchase of single units is tried.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

RAW = frozenset({"wood", "stone", "clay", "ore"})
MADE = frozenset({"glass", "papyrus", "cloth"})
ANY = RAW | MADE
SELLERS = ("left", "right", "bank")

Source = frozenset[str]
"""What one source gives: one unit a turn of one of these."""


class Market(NamedTuple):
    """A cost and everything that may pay for it."""

    cost: tuple[str, ...]
    own: tuple[Source, ...]
    """Board, brown and gray production of the buyer."""
    private: tuple[Source, ...]
    """What else it produces: yellow cards, stages, edifices."""
    left: tuple[Source, ...]
    right: tuple[Source, ...]
    """What each neighbour sells."""
    discounts: frozenset[tuple[str, str]]
    """``("raw", "left")`` and the like."""
    budget: int
    waived: Source = frozenset()
    """The kinds of which a leader waives one unit (rule 12.17)."""
    bilkis: bool = False
    wharfs: frozenset[str] = frozenset()
    """Sides on which one unit a turn costs 1 less."""
    cache: bool = False
    printed: tuple[str, str] = ("", "")
    """The good on the board of the left and of the right neighbour."""
    warehouses: int = 0
    black_markets: int = 0
    port: bool = False


Price = tuple[int, int, int]
"""Coins to the left, to the right and to the bank."""


def covers(sources: tuple[Source, ...], wanted: tuple[str, ...]) -> bool:
    """Whether different sources can give every unit wanted."""
    return covers_again(tuple(sorted(sources, key=sorted)), tuple(sorted(wanted)))


@lru_cache(maxsize=200_000)
def covers_again(sources: tuple[Source, ...], wanted: tuple[str, ...]) -> bool:
    if not wanted:
        return True
    for at, source in enumerate(sources):
        if wanted[0] in source and covers_again(sources[:at] + sources[at + 1 :], wanted[1:]):
            return True
    return False


def less(some: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """Units without some of them."""
    return tuple((Counter(some) - Counter(others)).elements())


def means(market: Market) -> list[tuple[Source, ...]]:
    """Every way to use the own means: without the port, and with it on each pair (rule 16.18)."""
    made = frozenset[str]().union(*market.own)
    more = list(market.private)
    more += [made] * market.warehouses + [ANY - made] * market.black_markets
    if market.waived:
        more.append(market.waived)
    uses = [(*market.own, *more)]
    if market.port:
        for one, two in combinations(range(len(market.own)), 2):
            if market.own[one] & market.own[two]:
                kept = [source for at, source in enumerate(market.own) if at not in (one, two)]
                uses.append((*kept, *more, ANY))
    return uses


def needed_purchases(cost: tuple[str, ...], uses: list[tuple[Source, ...]]) -> set[tuple[str, ...]]:
    """Sets of units to buy so that own means cover the rest, none of them bought for nothing."""

    def enough(bought: tuple[str, ...]) -> bool:
        return any(covers(sources, less(cost, bought)) for sources in uses)

    found: set[tuple[str, ...]] = set()
    for size in range(len(cost) + 1):
        for chosen in combinations(sorted(cost), size):
            if enough(chosen) and not any(enough(less(chosen, (unit,))) for unit in chosen):
                found.add(chosen)
    return found


def unit_price(market: Market, unit: str, side: str) -> int:
    """2 coins, 1 by a discount, 1 less for the printed good (rules 5.12, 13.26)."""
    group = "raw" if unit in RAW else "manufactured"
    price = 1 if (group, side) in market.discounts else 2
    printed = market.printed[SELLERS.index(side)]
    return price - 1 if market.cache and unit == printed else price


def side_price(market: Market, units: tuple[str, ...], side: str) -> int:
    """What the units bought on one side come to; a wharf lowers one of them, never below 0."""
    prices = sorted((unit_price(market, unit, side) for unit in units), reverse=True)
    if side in market.wharfs and prices:
        prices[0] = max(0, prices[0] - 1)
    return sum(prices)


def purchases(market: Market) -> Iterator[dict[str, tuple[str, ...]]]:
    """Every needed purchase with every choice of who sells each unit."""
    for bought in needed_purchases(market.cost, means(market)):
        for sellers in product(SELLERS, repeat=len(bought)):
            share = {
                seller: tuple(u for u, by in zip(bought, sellers, strict=True) if by == seller)
                for seller in SELLERS
            }
            from_bank = len(share["bank"])
            at_hand = covers(market.left, share["left"]) and covers(market.right, share["right"])
            if at_hand and from_bank <= int(market.bilkis):
                yield share


def offers(market: Market) -> set[Price]:
    """Every distinct price within the budget."""
    prices = {
        (
            side_price(market, share["left"], "left"),
            side_price(market, share["right"], "right"),
            len(share["bank"]),
        )
        for share in purchases(market)
    }
    return {price for price in prices if sum(price) <= market.budget}

"""The market by brute force: RULINGS C1 to C4 for the base game, slow and obvious.

Resources are names, sources are sets of names, and every purchase of single units is tried.
"""

from collections import Counter
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

RAW = frozenset({"wood", "stone", "clay", "ore"})
MADE = frozenset({"glass", "papyrus", "cloth"})
SIDES = ("left", "right")

Source = frozenset[str]
"""What one source gives: one unit a turn of one of these."""


class Market(NamedTuple):
    """A cost and everything that may pay for it."""

    cost: tuple[str, ...]
    own: tuple[Source, ...]
    """All that the buyer produces, sold to others or not."""
    left: tuple[Source, ...]
    right: tuple[Source, ...]
    """What each neighbour sells."""
    discounts: frozenset[tuple[str, str]]
    """``("raw", "left")`` and the like."""
    budget: int


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


def needed_purchases(cost: tuple[str, ...], own: tuple[Source, ...]) -> set[tuple[str, ...]]:
    """Sets of units to buy so that own means cover the rest, none of them bought for nothing."""
    found: set[tuple[str, ...]] = set()
    for size in range(len(cost) + 1):
        for chosen in combinations(sorted(cost), size):
            enough = covers(own, less(cost, chosen))
            if enough and not any(covers(own, less(cost, less(chosen, (u,)))) for u in chosen):
                found.add(chosen)
    return found


def unit_price(unit: str, side: str, discounts: frozenset[tuple[str, str]]) -> int:
    """2 coins, or 1 where a discount covers the kind and the side (C4)."""
    return 1 if ("raw" if unit in RAW else "manufactured", side) in discounts else 2


def offers(market: Market) -> set[tuple[int, int]]:
    """Every distinct (left, right) price within the budget."""
    prices: set[tuple[int, int]] = set()
    for bought in needed_purchases(market.cost, market.own):
        for sides in product(SIDES, repeat=len(bought)):
            share = {
                side: tuple(unit for unit, at in zip(bought, sides, strict=True) if at == side)
                for side in SIDES
            }
            if not (covers(market.left, share["left"]) and covers(market.right, share["right"])):
                continue
            left, right = (
                sum(unit_price(unit, side, market.discounts) for unit in share[side])
                for side in SIDES
            )
            if left + right <= market.budget:
                prices.add((left, right))
    return prices

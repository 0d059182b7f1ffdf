"""The market equals its brute-force twin."""

from collections import Counter
from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.engine import market
from sevenwonders.engine.city import City
from sevenwonders.engine.dealer import FastStream, Stream
from sevenwonders.engine.words import (
    CHEAP_MADE_LEFT,
    CHEAP_MADE_RIGHT,
    CHEAP_RAW_LEFT,
    CHEAP_RAW_RIGHT,
    RESOURCES,
)
from tests.engine import market_twin as twin
from tests.support.rules import rule
from tests.support.scale import scaled

EITHER: list[twin.Source] = [
    *(frozenset(pair) for pair in (("wood", "clay"), ("stone", "clay"), ("clay", "ore"))),
    *(frozenset(pair) for pair in (("stone", "wood"), ("wood", "ore"), ("ore", "stone"))),
]
PRIVATE: list[twin.Source] = [frozenset(RESOURCES[:4]), frozenset(RESOURCES[4:])]
DISCOUNTS = {
    ("raw", "left"): CHEAP_RAW_LEFT,
    ("raw", "right"): CHEAP_RAW_RIGHT,
    ("manufactured", "left"): CHEAP_MADE_LEFT,
    ("manufactured", "right"): CHEAP_MADE_RIGHT,
}


def bits(names: Iterable[str]) -> int:
    """Units as the engine packs them."""
    return sum(1 << (4 * RESOURCES.index(name)) for name in names)


def a_city(own: Iterable[twin.Source], sold: Iterable[twin.Source], cheap: int = 0) -> City:
    """A city with these sources and nothing else that a market looks at."""
    own, sold = list(own), list(sold)
    single = bits(name for source in own if len(source) == 1 for name in source)
    sells = bits(name for source in sold if len(source) == 1 for name in source)
    options = vec[i64]([bits(source) for source in own if len(source) > 1])
    sold_options = vec[i64]([bits(source) for source in sold if len(source) > 1])
    nothing = vec[i64]()
    return City(
        *(0, 0, 0, single, sells, options, sold_options, 0, 0, 0, cheap),
        *(0, 0, 0, 0, 0, vec[u8](), nothing, nothing),
    )


def engine_arguments(table: twin.Market) -> tuple[int, City, City, City, int]:
    """A market as ``market.offers`` takes it."""
    cheap = sum(DISCOUNTS[discount] for discount in table.discounts)
    buyer = a_city(table.own, [], cheap)
    return bits(table.cost), buyer, a_city([], table.left), a_city([], table.right), table.budget


def engine_offers(table: twin.Market) -> list[tuple[int, int]]:
    """The prices the engine offers, in its order."""
    prices = market.offers(*engine_arguments(table))
    return [(int(price) >> market.PRICE_BITS, int(price) & 255) for price in prices]


def check(table: twin.Market) -> None:
    found = engine_offers(table)
    assert set(found) == twin.offers(table), table
    assert found == sorted(set(found), key=lambda price: (sum(price), price)), table


def _some(stream: Stream, things: list[twin.Source], most: int) -> tuple[twin.Source, ...]:
    return tuple(things[stream.below(len(things))] for _ in range(stream.below(most + 1)))


def random_market(stream: Stream) -> twin.Market:
    """A market as a game may show it: at most seven units, posts on any side."""
    single = [frozenset({name}) for name in RESOURCES]
    kinds = 1 + stream.below(len(RESOURCES))
    cost = tuple(RESOURCES[stream.below(kinds)] for _ in range(1 + stream.below(6)))
    return twin.Market(
        cost,
        _some(stream, single, 3) + _some(stream, EITHER, 2) + _some(stream, PRIVATE, 2),
        _some(stream, single, 4) + _some(stream, EITHER, 3),
        _some(stream, single, 4) + _some(stream, EITHER, 3),
        frozenset(discount for discount in DISCOUNTS if stream.below(3) == 0),
        stream.below(14),
    )


@rule("5.7", "5.9", "5.11", "5.12", "5.13")
def test_offers_equal_brute_force_on_random_markets(seed: str) -> None:
    stream = FastStream(f"markets {seed}")
    for _ in range(scaled(2_000, 50_000)):
        check(random_market(stream))


names = st.sampled_from(RESOURCES)
single_sources = names.map(lambda name: frozenset({name}))
sources = st.lists(st.one_of(single_sources, st.sampled_from(EITHER)), max_size=5).map(tuple)
own_sources = st.lists(
    st.one_of(single_sources, st.sampled_from(EITHER), st.sampled_from(PRIVATE)), max_size=5
).map(tuple)
markets = st.builds(
    twin.Market,
    cost=st.lists(names, max_size=6).map(tuple),
    own=own_sources,
    left=sources,
    right=sources,
    discounts=st.frozensets(st.sampled_from(list(DISCOUNTS))),
    budget=st.integers(0, 14),
)


@rule("5.11")
@given(markets)
def test_offers_equal_brute_force_and_shrink(table: twin.Market) -> None:
    check(table)


@rule("5.10")
@given(st.lists(names, max_size=6).map(tuple), own_sources)
def test_remainders_are_the_needed_purchases(
    cost: tuple[str, ...], own: tuple[twin.Source, ...]
) -> None:
    found = [int(rest) for rest in market.remainders(bits(cost), a_city(own, []))]
    assert len(set(found)) == len(found)
    assert set(found) == {bits(bought) for bought in twin.needed_purchases(cost, own)}


@rule("5.6", "5.7")
@given(sources, st.lists(names, max_size=6).map(tuple))
def test_a_neighbour_sells_what_different_sources_cover(
    sold: tuple[twin.Source, ...], wanted: tuple[str, ...]
) -> None:
    assert market.sells(a_city([], sold), bits(wanted)) == twin.covers(sold, wanted)


amounts = st.lists(st.integers(0, 7), min_size=7, max_size=7)


def pack(counts: list[int]) -> int:
    return sum(count << (4 * kind) for kind, count in enumerate(counts))


@given(amounts, amounts)
def test_lacking_is_the_difference_of_each_kind(cost: list[int], goods: list[int]) -> None:
    expected = [max(0, one - other) for one, other in zip(cost, goods, strict=True)]
    assert market.lacking(pack(cost), pack(goods)) == pack(expected)


@given(amounts)
def test_kinds_holds_one_unit_of_each_kind_present(goods: list[int]) -> None:
    assert market.kinds(pack(goods)) == pack([min(1, count) for count in goods])


@given(st.lists(names, max_size=7))
def test_units_counts_them_all(wanted: list[str]) -> None:
    assert market.units(bits(wanted)) == Counter(wanted).total()

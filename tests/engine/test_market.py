"""The market equals its brute-force twin."""

from collections import Counter
from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.components.figures import EXTRA_GOODS, MISSING_GOODS
from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.game.city import City, new_city
from sevenwonders.engine.game.dealer import FastStream, Stream
from sevenwonders.engine.market import market, purchase
from sevenwonders.engine.vocabulary import (
    BANK_RESOURCE,
    CHEAP_MADE_LEFT,
    CHEAP_MADE_RIGHT,
    CHEAP_RAW_LEFT,
    CHEAP_RAW_RIGHT,
    PORT,
    REBATE_LEFT,
    REBATE_RIGHT,
    RESOURCES,
    SPECIAL_GOOD,
    STARTING_REBATE,
)
from tests.engine import market_twin as twin
from tests.support.rules import rule
from tests.support.scale import scaled

COMPONENTS = load_components("1e")
SINGLE: list[twin.Source] = [frozenset({name}) for name in RESOURCES]
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
WHARFS = {"left": REBATE_LEFT, "right": REBATE_RIGHT}


def bits(names: Iterable[str]) -> int:
    """Units as the engine packs them."""
    return sum(1 << (4 * RESOURCES.index(name)) for name in names)


def a_city(own: Iterable[twin.Source], sold: Iterable[twin.Source], good: int = 0) -> City:
    """A city with these sources and nothing else that a market looks at."""
    own, sold = list(own), list(sold)
    single = bits(name for source in own if len(source) == 1 for name in source)
    sells = bits(name for source in sold if len(source) == 1 for name in source)
    options = vec[i64]([bits(source) for source in own if len(source) > 1])
    sold_options = vec[i64]([bits(source) for source in sold if len(source) > 1])
    city = new_city(COMPONENTS, COMPONENTS.sides[0])
    city.good = good
    city.goods = single
    city.sold = sells
    city.options = options
    city.sold_options = sold_options
    return city


def engine_arguments(table: twin.Market) -> tuple[int, City, City, City, int]:
    """A market as ``market.offers`` takes it."""
    buyer = a_city(table.own + table.private, table.own)
    buyer.cheap = sum(DISCOUNTS[discount] for discount in table.discounts)
    buyer.powers = (
        (BANK_RESOURCE if table.bilkis else 0)
        | (STARTING_REBATE if table.cache else 0)
        | (PORT if table.port else 0)
        | (SPECIAL_GOOD if table.warehouses or table.black_markets else 0)
        | sum(WHARFS[side] for side in table.wharfs)
    )
    figures = buyer.figures[:]
    figures[EXTRA_GOODS] = table.warehouses
    figures[MISSING_GOODS] = table.black_markets
    buyer.figures = figures
    left, right = (bits([good] if good else []) for good in table.printed)
    sellers = a_city([], table.left, left), a_city([], table.right, right)
    return bits(table.cost), buyer, *sellers, table.budget


def engine_offers(table: twin.Market) -> list[twin.Price]:
    """The prices the engine offers, in its order."""
    waived = bits(table.waived)
    prices = purchase.prices_for(*engine_arguments(table), waived=waived)
    return [
        (
            int(market.left_price(price)),
            int(market.right_price(price)),
            int(market.bank_price(price)),
        )
        for price in prices
    ]


def check(table: twin.Market) -> None:
    found = engine_offers(table)
    assert set(found) == twin.offers(table), table
    in_order = sorted(set(found), key=lambda price: (sum(price), price[2], price[0]))
    assert found == in_order, table


def _some(stream: Stream, pieces: list[twin.Source], most: int) -> tuple[twin.Source, ...]:
    return tuple(pieces[stream.below(len(pieces))] for _ in range(stream.below(most + 1)))


def random_market(stream: Stream) -> twin.Market:
    """A market as a base game may show it: at most six units, posts on any side."""
    kinds = 1 + stream.below(len(RESOURCES))
    cost = tuple(RESOURCES[stream.below(kinds)] for _ in range(1 + stream.below(6)))
    return twin.Market(
        cost,
        _some(stream, SINGLE, 3) + _some(stream, EITHER, 2),
        _some(stream, PRIVATE, 2),
        _some(stream, SINGLE, 4) + _some(stream, EITHER, 3),
        _some(stream, SINGLE, 4) + _some(stream, EITHER, 3),
        frozenset(discount for discount in DISCOUNTS if stream.below(3) == 0),
        stream.below(14),
    )


def random_bazaar(stream: Stream) -> twin.Market:
    """A market with some of all the means that boxes add."""

    def printed() -> str:
        return RESOURCES[stream.below(len(RESOURCES))] if stream.below(4) else ""

    plain = random_market(stream)
    needs = sorted(set(plain.cost))
    waived = frozenset(needs[: 1 + stream.below(len(needs))]) if stream.below(3) == 0 else None
    return plain._replace(
        waived=waived or frozenset(),
        bilkis=stream.below(2) == 0,
        wharfs=frozenset(side for side in WHARFS if stream.below(2) == 0),
        cache=stream.below(2) == 0,
        printed=(printed(), printed()),
        warehouses=stream.below(2),
        black_markets=stream.below(2),
        port=stream.below(2) == 0,
    )


@rule("5.7", "5.9", "5.11", "5.12", "5.13")
def test_offers_equal_brute_force_on_random_markets(seed: str) -> None:
    stream = FastStream(f"markets {seed}")
    for _ in range(scaled(1_000, 50_000)):
        check(random_market(stream))


@rule("5.10", "5.11", "12.17", "12.18", "13.25", "13.26", "13.28", "13.29", "16.18")
def test_prices_with_every_means_of_every_box_equal_brute_force(seed: str) -> None:
    stream = FastStream(f"bazaars {seed}")
    for _ in range(scaled(1_000, 20_000)):
        check(random_bazaar(stream))


@rule("5.10", "5.11")
def test_a_market_without_any_of_them_is_that_of_the_base_game(seed: str) -> None:
    stream = FastStream(f"plain {seed}")
    for _ in range(scaled(200, 5_000)):
        table = random_market(stream)
        found = market.offers(*engine_arguments(table))
        assert list(found) == list(purchase.prices_for(*engine_arguments(table)))


names = st.sampled_from(RESOURCES)
single_sources = names.map(lambda name: frozenset({name}))
sources = st.lists(st.one_of(single_sources, st.sampled_from(EITHER)), max_size=5).map(tuple)
own_sources = st.lists(
    st.one_of(single_sources, st.sampled_from(EITHER), st.sampled_from(PRIVATE)), max_size=5
).map(tuple)
markets = st.builds(
    twin.Market,
    cost=st.lists(names, max_size=6).map(tuple),
    own=sources,
    private=st.lists(st.sampled_from(PRIVATE), max_size=2).map(tuple),
    left=sources,
    right=sources,
    discounts=st.frozensets(st.sampled_from(list(DISCOUNTS))),
    budget=st.integers(0, 14),
    waived=st.frozensets(names, max_size=3),
    bilkis=st.booleans(),
    wharfs=st.frozensets(st.sampled_from(list(WHARFS))),
    cache=st.booleans(),
    printed=st.tuples(*[st.sampled_from(["", *RESOURCES])] * 2),
    warehouses=st.integers(0, 1),
    black_markets=st.integers(0, 1),
    port=st.booleans(),
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
    assert set(found) == {bits(bought) for bought in twin.needed_purchases(cost, [own])}


@rule("5.6", "5.7")
@given(sources, st.lists(names, max_size=6).map(tuple))
def test_a_neighbour_sells_what_different_sources_cover(
    sold: tuple[twin.Source, ...], wanted: tuple[str, ...]
) -> None:
    assert market.sells(a_city([], sold), bits(wanted)) == twin.covers(sold, wanted)


amounts = st.lists(st.integers(0, 7), min_size=7, max_size=7)


def choice_code(counts: list[int]) -> int:
    return sum(count << (4 * kind) for kind, count in enumerate(counts))


@given(amounts, amounts)
def test_lacking_is_the_difference_of_each_kind(cost: list[int], goods: list[int]) -> None:
    expected = [max(0, one - other) for one, other in zip(cost, goods, strict=True)]
    assert market.lacking(choice_code(cost), choice_code(goods)) == choice_code(expected)


@given(amounts)
def test_kinds_holds_one_unit_of_each_kind_present(goods: list[int]) -> None:
    assert market.kinds(choice_code(goods)) == choice_code([min(1, count) for count in goods])


@given(st.lists(names, max_size=7))
def test_units_counts_them_all(wanted: list[str]) -> None:
    assert market.units(bits(wanted)) == Counter(wanted).total()

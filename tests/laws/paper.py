"""The table counted again with paper and pencil: straight from the content, nothing kept in sums.

Slow and obvious on purpose. The engine lowers every effect into columns and adds them up as cards
are placed; this module never does, so that the two can disagree.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from sevenwonders.content import effects as fx
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import Effect
from sevenwonders.engine.kit import Kit
from sevenwonders.engine.lower import unit_bits
from sevenwonders.engine.state import State
from sevenwonders.engine.words import (
    COLORS,
    COPY_GUILD,
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_NEW_COLOR,
    FREE_ONCE_AN_AGE,
    LAST_CARD,
    RESOURCES,
    ROWS,
    SYMBOLS,
    VICTORY_VALUES,
)

MOST_UNITS = 7
"""The engine keeps at most so many units of one resource: no cost asks for more."""
POWERS: dict[type, int] = {
    fx.LastCard: LAST_CARD,
    fx.FreeOnceAnAge: FREE_ONCE_AN_AGE,
    fx.FreeNewColor: FREE_NEW_COLOR,
    fx.FreeFirstCard: FREE_FIRST_CARD,
    fx.FreeLastCard: FREE_LAST_CARD,
    fx.CopyGuild: COPY_GUILD,
}
DISCOUNTS = {("raw", "left"): 1, ("raw", "right"): 2, ("manufactured", "left"): 4}
DISCOUNTS["manufactured", "right"] = 8


class Printed(NamedTuple):
    """What the content says about each card and stage, by the engine's numbers."""

    cards: list[tuple[Effect, ...]]
    colors: list[str]
    stages: list[list[tuple[Effect, ...]]]


@lru_cache
def _printed(edition: str, boxes: tuple[str, ...]) -> Printed:
    catalog = load_catalog(edition, boxes)
    return Printed(
        [card.effects for card in catalog.cards],
        [card.color for card in catalog.cards],
        [
            [stage.effects for stage in side.stages]
            for board in catalog.boards
            for side in board.sides
        ],
    )


def printed(kit: Kit) -> Printed:
    """The content behind a kit."""
    return _printed(kit.edition, kit.boxes)


class Sums(NamedTuple):
    """What a city's running sums must come to."""

    goods: tuple[int, ...]
    sold: tuple[int, ...]
    options: list[int]
    sold_options: list[int]
    shields: int
    symbols: tuple[int, ...]
    wilds: int
    cheap: int
    powers: int
    colors: tuple[int, ...]
    structures: frozenset[int]


def built_stages(state: State, at: int) -> list[int]:
    """Numbers of the stages built in a city."""
    city = state.cities[at]
    count = len(state.kit.sides[city.side].stages)
    return [stage for stage in range(count) if city.stages & (1 << stage)]


def effects_in(state: State, at: int) -> Iterator[Effect]:
    """Every effect of the cards and stages in a city."""
    page = printed(state.kit)
    city = state.cities[at]
    for card in city.built:
        yield from page.cards[card]
    for stage in built_stages(state, at):
        yield from page.stages[city.side][stage]


def has_effect(state: State, at: int, effect: type) -> bool:
    """Whether a city has an effect of a type."""
    return any(isinstance(found, effect) for found in effects_in(state, at))


def sums(state: State, at: int) -> Sums:
    """Goods, shields, symbols and the rest, added up afresh."""
    city = state.cities[at]
    catalog = load_catalog(state.kit.edition, state.kit.boxes)
    start = catalog.board_of(state.kit.sides[city.side].slug).produces
    goods: Counter[str] = Counter([start] if start else [])
    sold: Counter[str] = Counter(goods)
    options: list[int] = []
    sold_options: list[int] = []
    symbols: Counter[str] = Counter()
    shields = wilds = cheap = powers = 0
    for effect in effects_in(state, at):
        match effect:
            case fx.Produce():
                single = [unit for unit in effect.goods if "/" not in unit]
                either = [unit_bits(unit) for unit in effect.goods if "/" in unit]
                goods.update(single)
                options += either
                if effect.sold:
                    sold.update(single)
                    sold_options += either
            case fx.Shields():
                shields += effect.amount
            case fx.Science():
                symbols[effect.symbol] += 1
            case fx.AnyScience():
                wilds += 1
            case fx.Discount():
                for side in effect.sides:
                    cheap |= DISCOUNTS[effect.goods, side]
            case _:
                powers |= POWERS.get(type(effect), 0)
    colors = color_counts(state, at)
    return Sums(
        tuple(min(goods[kind], MOST_UNITS) for kind in RESOURCES),
        tuple(min(sold[kind], MOST_UNITS) for kind in RESOURCES),
        sorted(options),
        sorted(sold_options),
        shields,
        tuple(symbols[symbol] for symbol in SYMBOLS),
        wilds,
        cheap,
        powers,
        tuple(colors[color] for color in COLORS),
        frozenset(int(state.kit.cards[card].structure) for card in city.built),
    )


def color_counts(state: State, at: int) -> Counter[str]:
    """Cards of each colour in a city."""
    page = printed(state.kit)
    return Counter(page.colors[card] for card in state.cities[at].built)


def counted(state: State, at: int, effect: fx.CoinsPer | fx.PointsPer) -> int:
    """How many things an effect counts in the cities it looks at."""
    count = 0
    where = {"own": at, "left": state.left(at), "right": state.right(at)}
    for name in effect.cities:
        city = where[name]
        for thing in effect.count:
            if thing == "wonder-stages":
                count += len(built_stages(state, city))
            elif thing == "defeat-tokens":
                count += state.cities[city].defeats
            else:
                count += color_counts(state, city)[thing.removesuffix("-cards")]
    return count


def coins_for(state: State, at: int, effects: tuple[Effect, ...]) -> int:
    """Coins a card or stage brings when it is placed, the table as it then stands (T3)."""
    coins = 0
    for effect in effects:
        if isinstance(effect, fx.Coins):
            coins += effect.amount
        elif isinstance(effect, fx.CoinsPer):
            coins += effect.amount * counted(state, at, effect)
    return coins


def points_for(state: State, at: int, effects: tuple[Effect, ...]) -> int:
    """Points of one card or stage at the end, symbols left aside."""
    points = 0
    for effect in effects:
        if isinstance(effect, fx.Points):
            points += effect.amount
        elif isinstance(effect, fx.PointsPer):
            points += effect.amount * counted(state, at, effect)
        elif isinstance(effect, fx.PointsIfComplete):
            stages = state.kit.sides[state.cities[at].side].stages
            points += effect.amount if len(built_stages(state, at)) == len(stages) else 0
    return points


def science(counts: tuple[int, ...], wilds: int) -> int:
    """The best points over every way to read every free symbol."""
    best = 0
    for reading in product(range(len(SYMBOLS)), repeat=wilds):
        have = [count + reading.count(symbol) for symbol, count in enumerate(counts)]
        best = max(best, sum(count * count for count in have) + 7 * min(have))
    return best


class Sheet(NamedTuple):
    """A score sheet by brute force."""

    rows: dict[str, int]
    """All rows but the two that a copied guild and free symbols share."""
    green_and_guilds: int
    """The best of these two together over every guild to copy and every reading (S2)."""


def sheet(state: State, at: int) -> Sheet:
    """The score of a city as the table stands."""
    page = printed(state.kit)
    city = state.cities[at]
    rows: dict[str, int] = dict.fromkeys(ROWS, 0)
    rows["conflicts"] = -city.defeats
    for age, value in enumerate(VICTORY_VALUES):
        rows["conflicts"] += value * city.victory_count(age + 1)
    rows["treasury"] = city.coins // 3
    for stage in built_stages(state, at):
        rows["wonder"] += points_for(state, at, page.stages[city.side][stage])
    for card in city.built:
        points = points_for(state, at, page.cards[card])
        if points:
            rows["guilds" if page.colors[card] == "purple" else page.colors[card]] += points
    shared = rows.pop("guilds") + rows.pop("green")
    return Sheet(rows, shared + _symbols_and_copy(state, at))


def _symbols_and_copy(state: State, at: int) -> int:
    page = printed(state.kit)
    mine = sums(state, at)
    best = science(mine.symbols, mine.wilds)
    if not has_effect(state, at, fx.CopyGuild):
        return best
    for other in (state.left(at), state.right(at)):
        for card in state.cities[other].built:
            if page.colors[card] != "purple":
                continue
            effects = page.cards[card]
            wilds = mine.wilds + sum(isinstance(effect, fx.AnyScience) for effect in effects)
            best = max(best, points_for(state, at, effects) + science(mine.symbols, wilds))
    return best

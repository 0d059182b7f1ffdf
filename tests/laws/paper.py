"""The table counted again with paper and pencil: straight from the content, nothing kept in sums.

Slow and obvious on purpose. The engine lowers every effect into columns and adds them up as cards
are placed; this module never does, so that the two can disagree.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from sevenwonders.content import effects as fx
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import BoardSide, Effect, Stage
from sevenwonders.engine.components.effects.base import unit_bits
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.state import State
from sevenwonders.engine.vocabulary import (
    COLORS,
    COPY_GUILD,
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_NEW_COLOR,
    FREE_ONCE_AN_AGE,
    LAST_CARD,
    RESOURCES,
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
POWER_BITS = sum(POWERS.values())
DISCOUNTS = {("raw", "left"): 1, ("raw", "right"): 2, ("manufactured", "left"): 4}
DISCOUNTS["manufactured", "right"] = 8
ROW_OF = {color: color for color in ("blue", "green", "yellow", "black")} | {"purple": "guilds"}


class Printed(NamedTuple):
    """What the content says about each card, leader and side, by the engine's numbers."""

    cards: list[tuple[Effect, ...]]
    """Age cards, then leaders."""
    colors: list[str]
    sides: list[BoardSide]
    goods: list[str | None]


@lru_cache
def _printed(edition: str, boxes: tuple[str, ...], slugs: tuple[str, ...]) -> Printed:
    catalog = load_catalog(edition, boxes)
    leaders = catalog.leaders
    return Printed(
        [*(card.effects for card in catalog.cards), *(leader.effects for leader in leaders)],
        [*(card.color for card in catalog.cards), *("white" for _ in leaders)],
        [catalog.side(slug) for slug in slugs],
        [catalog.board_of(slug).produces for slug in slugs],
    )


@lru_cache
def _slugs(components: Components) -> tuple[str, ...]:
    return tuple(side.slug for side in components.sides)


def printed(components: Components) -> Printed:
    """The content behind the components."""
    return _printed(components.edition, components.boxes, _slugs(components))


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
    count = len(printed(state.components).sides[city.side].stages)
    return [stage for stage in range(count) if city.stages & (1 << stage)]


def alternatives(stage: Stage) -> list[tuple[Effect, ...]]:
    """What a stage can be built as: one half of it, or one of three pawns."""
    if stage.halves:
        return [(*stage.effects, *half) for half in stage.halves]
    if fx.TakePawn("any") in stage.effects:
        rest = tuple(effect for effect in stage.effects if effect != fx.TakePawn("any"))
        return [(*rest, fx.TakePawn(age)) for age in ("1", "2", "3")]
    return [stage.effects]


def ways(state: State, at: int, stage: int) -> list[tuple[Effect, ...]]:
    """The effects of every way to build a stage of a city, copies of neighbours' among them."""
    page = printed(state.components)
    plan = page.sides[state.cities[at].side].stages[stage]
    copying = [effect for effect in plan.effects if isinstance(effect, fx.CopyStage)]
    if not copying:
        return alternatives(plan)
    found: list[tuple[Effect, ...]] = []
    for name, other in (("left", state.left(at)), ("right", state.right(at))):
        if name not in copying[0].sides:
            continue
        side = page.sides[state.cities[other].side]
        number = len(side.stages)
        if copying[0].stage != "last":
            number = min(number, int(copying[0].stage))
        copied = side.stages if side.any_order else side.stages[number - 1 : number]
        found += [way for one in copied for way in alternatives(one)]
    return found


def stage_effects(state: State, at: int, stage: int) -> tuple[Effect, ...]:
    """The effects of a built stage as what it was built."""
    return ways(state, at, stage)[state.cities[at].variant(stage)]


def things_in(state: State, at: int) -> Iterator[tuple[str, tuple[Effect, ...], int]]:
    """All that stands in a city: its row of the score sheet, its effects, its stage or card."""
    page = printed(state.components)
    city = state.cities[at]
    yield "wonder", page.sides[city.side].start, -1
    for card in city.built:
        yield ROW_OF.get(page.colors[card], "wonder"), page.cards[card], card
    for stage in built_stages(state, at):
        yield "wonder", stage_effects(state, at, stage), stage
    for leader in city.leaders.in_play:
        yield "leaders", page.cards[leader], leader
    if city.leaders.copied >= 0:
        yield "guilds", page.cards[city.leaders.copied], city.leaders.copied
    for age, edifice in enumerate(state.deal.edifices):
        reward = (
            load_catalog(state.components.edition, state.components.boxes).edifices[edifice].reward
        )
        for _ in range(city.edifices.reward_count(age + 1)):
            yield "edifice", reward, -1


def effects_in(state: State, at: int) -> Iterator[Effect]:
    """Every effect of the pieces in a city."""
    for _row, effects, _piece in things_in(state, at):
        yield from effects


def has_effect(state: State, at: int, effect: type) -> bool:
    """Whether a city has an effect of a type."""
    return any(isinstance(found, effect) for found in effects_in(state, at))


def sums(state: State, at: int) -> Sums:
    """Goods, shields, symbols and the rest, added up afresh."""
    city = state.cities[at]
    start = printed(state.components).goods[city.side]
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
        frozenset(int(state.components.cards[card].structure) for card in city.built),
    )


def color_counts(state: State, at: int) -> Counter[str]:
    """Cards of each colour in a city, face-up leaders as white ones."""
    page = printed(state.components)
    city = state.cities[at]
    return Counter(page.colors[card] for card in (*city.built, *city.leaders.in_play))


def counted(state: State, at: int, effect: fx.CoinsPer | fx.PointsPer) -> int:
    """How many pieces an effect counts in the cities it looks at."""
    where = {"own": at, "left": state.left(at), "right": state.right(at)}
    return sum(
        count_in(state, where[name], piece) for name in effect.cities for piece in effect.count
    )


def count_in(state: State, at: int, piece: str) -> int:
    """How many pieces of one kind a city has."""
    city = state.cities[at]
    tokens: dict[int, int] = dict(
        zip(VICTORY_VALUES, map(city.victory_count, range(1, 4)), strict=True)
    )
    match piece:
        case "wonder-stages":
            return len(built_stages(state, at))
        case "defeat-tokens":
            return city.defeats
        case "victory-tokens":
            return sum(tokens.values())
        case "victory-tokens-1" | "victory-tokens-3" | "victory-tokens-5":
            return tokens[int(piece[-1])]
        case "coins":
            return city.coins
        case "coins-by-three":
            return city.coins // 3
        case "stone-symbols":
            return sum(map(_stones, brown_cards(state, at)))
        case _:
            return color_counts(state, at)[piece.removesuffix("-cards")]


def brown_cards(state: State, at: int) -> Iterator[tuple[Effect, ...]]:
    """The effects of a city's brown cards."""
    page = printed(state.components)
    return (page.cards[card] for card in state.cities[at].built if page.colors[card] == "brown")


def _stones(effects: tuple[Effect, ...]) -> int:
    """Stone symbols printed on a brown card (rule 16.13)."""
    goods = [unit for effect in effects if isinstance(effect, fx.Produce) for unit in effect.goods]
    return sum("stone" in unit.split("/") for unit in goods)


def coins_for(state: State, at: int, effects: tuple[Effect, ...]) -> int:
    """Coins a card or stage brings when it is placed, the table as it then stands (rule 7.8)."""
    coins = 0
    for effect in effects:
        if isinstance(effect, fx.Coins):
            coins += effect.amount
        elif isinstance(effect, fx.CoinsPer):
            coins += effect.amount * counted(state, at, effect)
    return coins

"""The score sheet by brute force over every free choice of the end (rule 9.11)."""

from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import NamedTuple

from sevenwonders.content import effects as fx
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import Effect
from sevenwonders.engine.boxes.leaders import buried_leader, buried_points
from sevenwonders.engine.game.city import hidden_card
from sevenwonders.engine.game.state import State
from sevenwonders.engine.vocabulary import AGES, ROWS, SYMBOLS, VICTORY_VALUES
from tests.laws.paper import (
    built_stages,
    color_counts,
    count_in,
    counted,
    effects_in,
    has_effect,
    printed,
    things_in,
)

CHOSEN = ("green", "guilds", "leaders", "edifice")
"""The rows that the free choices of the end share."""

Counts = tuple[int, ...]
"""Symbols of each of the three kinds."""


class Sheet(NamedTuple):
    """A score sheet by brute force."""

    rows: dict[str, int]
    """All rows but those that free choices share."""
    chosen: int
    """The best of these together over every guild, every copy and every reading (rule 9.11)."""


def sheet(state: State, at: int) -> Sheet:
    """The score of a city as the table stands."""
    city = state.cities[at]
    rows: dict[str, int] = dict.fromkeys(ROWS, 0)
    rows["conflicts"] = -city.defeats
    for age, value in enumerate(VICTORY_VALUES):
        rows["conflicts"] += value * city.victory_count(age + 1)
    rows["treasury"] = city.coins // 3 - city.tokens.debts
    rows["wonder"] = sum(burial_points(state, int(entry)) for entry in city.leaders.buried)
    rows["edifice"] = -city.edifices.debts
    for row, effects, piece in things_in(state, at):
        rows[row] += points_for(state, at, effects, piece)
    chosen = sum(rows.pop(row) for row in CHOSEN)
    return Sheet(rows, chosen + best_choices(state, at))


def burial_points(state: State, entry: int) -> int:
    """Twice the cost of a buried leader (rule 12.50); one that costs by the Age: 2, 4 or 6."""
    points = int(buried_points(entry))
    slug = state.components.cards[buried_leader(entry)].slug
    cost = load_catalog(state.components.edition, state.components.boxes).leader(slug).cost
    if isinstance(cost, int):
        return 2 * cost
    return points if points in {2, 4, 6} else -1000


def points_for(state: State, at: int, effects: tuple[Effect, ...], piece: int = -1) -> int:
    """Points of one piece at the end, symbols left aside; ``piece`` is its card or stage."""
    return sum(points_of(state, at, effect, piece) for effect in effects)


def points_of(state: State, at: int, effect: Effect, piece: int) -> int:  # noqa: PLR0911 -- a table
    """Points of one effect."""
    colors = color_counts(state, at)
    match effect:
        case fx.Points():
            return effect.amount
        case fx.PointsPer():
            return effect.amount * counted(state, at, effect)
        case fx.PointsIfComplete():
            stages = printed(state.components).sides[state.cities[at].side].stages
            return effect.amount * (len(built_stages(state, at)) == len(stages))
        case fx.PointsPerSet():
            return effect.amount * min(colors[color] for color in effect.colors)
        case fx.PointsPerColor():
            return effect.amount * sum(colors[color] > 0 for color in colors if color != "white")
        case fx.PointsIfMore():
            mine, left, right = (
                sum(count_in(state, city, what) for what in effect.count)
                for city in (at, state.left(at), state.right(at))
            )
            return effect.amount * (mine > left and mine > right)
        case fx.PointsIfNone():
            return effect.amount * (sum(count_in(state, at, what) for what in effect.count) == 0)
        case fx.PointsIfOnlyLeader():
            return effect.amount * all(one == piece for one in state.cities[at].leaders.in_play)
        case fx.PointsPerPair():
            pairs = (count_in(state, at, f"victory-tokens-{value}") // 2 for value in (1, 3, 5))
            return sum(value * count for value, count in zip((1, 3, 5), pairs, strict=True))
        case fx.PointsByMarker():
            return effect.amount * _like_marker(state, at, piece)
        case _:
            return 0


def _like_marker(state: State, at: int, stage: int) -> int:
    """Cards next door of the colour of the card under a stage (rule 16.14)."""
    card = hidden_card(state.cities[at].markers[stage])
    color = printed(state.components).colors[card]
    return sum(color_counts(state, city)[color] for city in (state.left(at), state.right(at)))


class Symbols(NamedTuple):
    """What a city can read as symbols."""

    fixed: Counts
    own: Counts
    """Those of them on green cards and leaders, one of which may be swapped (rule 12.34)."""
    next_door: tuple[int, ...]
    """The symbol of each green card next door."""
    wilds: int
    copies: int
    swap: bool
    most: bool
    set_bonus: int


def _of_kind(effects: tuple[Effect, ...]) -> list[int]:
    return [SYMBOLS.index(effect.symbol) for effect in effects if isinstance(effect, fx.Science)]


def _counts(symbols: list[int]) -> Counts:
    return tuple(symbols.count(kind) for kind in range(len(SYMBOLS)))


def symbols_of(state: State, at: int) -> Symbols:
    """Everything that science is read from."""
    page = printed(state.components)
    swappable: list[int] = []
    for row, effects, piece in things_in(state, at):
        became = row == "guilds" and piece == state.cities[at].leaders.copied
        if row in {"green", "leaders"} or became:
            swappable += _of_kind(effects)
    beside: list[int] = []
    for other in (state.left(at), state.right(at)):
        for card in state.cities[other].built:
            if page.colors[card] == "green":
                beside += _of_kind(page.cards[card])
    here = tuple(effects_in(state, at))
    return Symbols(
        _counts(_of_kind(here)),
        _counts(swappable),
        tuple(beside),
        sum(isinstance(effect, fx.AnyScience) for effect in here),
        sum(isinstance(effect, fx.CopyScience) for effect in here),
        any(isinstance(effect, fx.SwapScience) for effect in here),
        any(isinstance(effect, fx.MostScience) for effect in here),
        sum(effect.amount for effect in here if isinstance(effect, fx.SetBonus)),
    )


def readings(symbols: Symbols) -> Iterator[Counts]:
    """Every way to read the symbols: copied cards, a swap, free symbols, one more of the most."""
    count = min(symbols.copies, len(symbols.next_door))
    for copied in {tuple(sorted(cards)) for cards in combinations(symbols.next_door, count)}:
        for gone, come in _swaps(symbols):
            for free in product(range(len(SYMBOLS)), repeat=symbols.wilds):
                have = [
                    symbols.fixed[kind] + copied.count(kind) + free.count(kind)
                    for kind in range(len(SYMBOLS))
                ]
                have[gone] -= 1
                have[come] += 1
                yield from _with_most(tuple(have)) if symbols.most else (tuple(have),)


def _swaps(symbols: Symbols) -> Iterator[tuple[int, int]]:
    yield 0, 0
    if symbols.swap:
        for gone, come in product(range(len(SYMBOLS)), repeat=2):
            if symbols.own[gone] and gone != come:
                yield gone, come


def _with_most(have: Counts) -> Iterator[Counts]:
    """One more of a kind of which there is most; with no symbol, nothing (rule 12.34)."""
    if not any(have):
        yield have
        return
    for kind, count in enumerate(have):
        if count == max(have):
            yield tuple(other + (at == kind) for at, other in enumerate(have))


def science(symbols: Symbols) -> int:
    """The best points over every reading, what a set is worth beyond 7 included."""
    return max(
        sum(count * count for count in have) + (7 + symbols.set_bonus) * min(have)
        for have in readings(symbols)
    )


def best_choices(state: State, at: int) -> int:
    """Symbols, a guild copied next door and own guilds scored again, chosen together."""
    symbols = symbols_of(state, at)
    none: tuple[Effect, ...] = ()
    copied, again, again_too = [none], [none], [none]
    if has_effect(state, at, fx.CopyGuild):
        copied += [*_guilds(state, state.left(at)), *_guilds(state, state.right(at))]
    if has_effect(state, at, fx.GuildAgain):
        again += _guilds(state, at)
        if state.cities[at].edifices.reward_count(AGES) > 1:
            again_too = again
    worth = {extra: science(symbols._replace(wilds=symbols.wilds + extra)) for extra in range(4)}
    return max(
        points_for(state, at, effects)
        + worth[sum(isinstance(effect, fx.AnyScience) for effect in effects)]
        for effects in (tuple(chain(*chosen)) for chosen in product(copied, again, again_too))
    )


def _guilds(state: State, at: int) -> list[tuple[Effect, ...]]:
    page = printed(state.components)
    built = state.cities[at].built
    return [page.cards[card] for card in built if page.colors[card] == "purple"]

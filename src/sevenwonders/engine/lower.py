"""From the catalog to the kit: every effect becomes columns of a ``Thing``."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.content import effects as fx
from sevenwonders.content.deck import deck, guild_count, guilds
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import Board, BoardSide, Card, Catalog, Cost, Effect, Stage
from sevenwonders.engine.kit import Deck, Kit, Side, Tally, Thing
from sevenwonders.engine.words import (
    AGES,
    CHEAP_MADE_LEFT,
    CHEAP_MADE_RIGHT,
    CHEAP_RAW_LEFT,
    CHEAP_RAW_RIGHT,
    CIVILIAN,
    COLOR_BITS,
    COLORS,
    COMMERCE,
    COPY_GUILD,
    COUNT_DEFEATS,
    COUNT_STAGES,
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_NEW_COLOR,
    FREE_ONCE_AN_AGE,
    GUILDS,
    LAST_CARD,
    LEFT,
    OWN,
    RESOURCES,
    RIGHT,
    SCIENCE,
    SYMBOL_BITS,
    SYMBOLS,
    WONDER,
)

PLAYER_COUNTS: Final = (2, 3, 4, 5, 6, 7)
_ROWS: Final = {"blue": CIVILIAN, "green": SCIENCE, "yellow": COMMERCE, "purple": GUILDS}
_WHERE: Final = {"own": OWN, "left": LEFT, "right": RIGHT}
_CHEAP: Final = {
    ("raw", "left"): CHEAP_RAW_LEFT,
    ("raw", "right"): CHEAP_RAW_RIGHT,
    ("manufactured", "left"): CHEAP_MADE_LEFT,
    ("manufactured", "right"): CHEAP_MADE_RIGHT,
}
_COUNTS: Final = {
    **{f"{color}-cards": 1 << index for index, color in enumerate(COLORS)},
    "wonder-stages": COUNT_STAGES,
    "defeat-tokens": COUNT_DEFEATS,
}


def pack_units(amounts: Iterable[int]) -> int:
    """Amounts of the seven resources as one packed integer."""
    return sum(amount << (4 * kind) for kind, amount in enumerate(amounts))


def unit_bits(goods: str) -> int:
    """``wood/clay`` as one unit bit a kind."""
    return sum(1 << (4 * RESOURCES.index(good)) for good in goods.split("/"))


def _produce(effect: fx.Produce, thing: Thing) -> None:
    for goods in effect.goods:
        bits = unit_bits(goods)
        if "/" in goods:
            thing.options = append(thing.options, bits)
            if effect.sold:
                thing.sold_options = append(thing.sold_options, bits)
        else:
            thing.goods += bits
            if effect.sold:
                thing.sold += bits


def _discount(effect: fx.Discount, thing: Thing) -> None:
    for side in effect.sides:
        thing.cheap |= _CHEAP[effect.goods, side]


def _points(effect: fx.Points, thing: Thing) -> None:
    thing.points += effect.amount


def _coins(effect: fx.Coins, thing: Thing) -> None:
    thing.coins += effect.amount


def _shields(effect: fx.Shields, thing: Thing) -> None:
    thing.shields += effect.amount


def _science(effect: fx.Science, thing: Thing) -> None:
    thing.science += 1 << (SYMBOL_BITS * SYMBOLS.index(effect.symbol))


def _any_science(_effect: fx.AnyScience, thing: Thing) -> None:
    thing.wilds += 1


def _tally(effect: fx.CoinsPer | fx.PointsPer, coins: int, points: int) -> Tally:
    what = sum(_COUNTS[name] for name in effect.count)
    where = sum(_WHERE[name] for name in effect.cities)
    return Tally(what, where, coins, points)


def _coins_per(effect: fx.CoinsPer, thing: Thing) -> None:
    thing.tallies.append(_tally(effect, effect.amount, 0))


def _points_per(effect: fx.PointsPer, thing: Thing) -> None:
    thing.tallies.append(_tally(effect, 0, effect.amount))


def _points_if_complete(effect: fx.PointsIfComplete, thing: Thing) -> None:
    thing.complete_points += effect.amount


def _build_from_discard(_effect: fx.BuildFromDiscard, thing: Thing) -> None:
    thing.digs += 1


def _power(bit: int) -> "Callable[[Effect, Thing], None]":
    def lower(_effect: Effect, thing: Thing) -> None:
        thing.powers |= bit

    return lower


LOWERING: Final[dict[type, Callable[..., None]]] = {
    fx.Produce: _produce,
    fx.Discount: _discount,
    fx.Points: _points,
    fx.Coins: _coins,
    fx.Shields: _shields,
    fx.Science: _science,
    fx.AnyScience: _any_science,
    fx.CoinsPer: _coins_per,
    fx.PointsPer: _points_per,
    fx.PointsIfComplete: _points_if_complete,
    fx.BuildFromDiscard: _build_from_discard,
    fx.LastCard: _power(LAST_CARD),
    fx.CopyGuild: _power(COPY_GUILD),
    fx.FreeOnceAnAge: _power(FREE_ONCE_AN_AGE),
    fx.FreeNewColor: _power(FREE_NEW_COLOR),
    fx.FreeFirstCard: _power(FREE_FIRST_CARD),
    fx.FreeLastCard: _power(FREE_LAST_CARD),
}
"""Each effect type of the content and the one function that lowers it."""


def _lower_into(thing: Thing, cost: Cost, effects: Iterable[Effect]) -> Thing:
    thing.cost = pack_units(cost.goods)
    thing.cost_coins = cost.coins
    for effect in effects:
        LOWERING[type(effect)](effect, thing)
    return thing


def _lower_card(card: Card, index: int, structures: dict[str, int], catalog: Catalog) -> Thing:
    thing = Thing(card.id, index)
    thing.age = card.age
    thing.color = COLORS.index(card.color)
    thing.color_unit = 1 << (COLOR_BITS * COLORS.index(card.color))
    thing.structure = structures[card.structure]
    thing.row = _ROWS.get(card.color, WONDER)
    chains = sorted({structures[catalog.card(name).structure] for name in card.chains})
    if chains:
        thing.chain_a = chains[0]
        thing.chain_b = chains[-1]
    return _lower_into(thing, card.cost, card.effects)


def _lower_stage(slug: str, index: int, stage: Stage) -> Thing:
    thing = Thing(slug, index)
    thing.row = WONDER
    return _lower_into(thing, stage.cost, stage.effects)


def _lower_side(board: Board, side: BoardSide, index: int) -> Side:
    slug = f"{board.id}-{side.id}"
    stages = [
        _lower_stage(f"{slug}-{number + 1}", number, stage)
        for number, stage in enumerate(side.stages)
    ]
    good = unit_bits(board.produces) if board.produces else 0
    return Side(slug, board.id, index, good, stages)


def _lower_deck(catalog: Catalog, players: int, index: dict[str, int]) -> Deck:
    ages = [_vec(index[card] for card in deck(catalog, age + 1, players)) for age in range(AGES)]
    return Deck(ages, _vec(index[card] for card in guilds(catalog)), guild_count(players))


def _vec(numbers: Iterable[int]) -> "vec[i64]":
    return vec[i64](list(numbers))


@lru_cache
def _kit(catalog: Catalog) -> Kit:
    structures: dict[str, int] = {}
    for card in catalog.cards:
        structures.setdefault(card.structure, len(structures))
    cards = [
        _lower_card(card, index, structures, catalog) for index, card in enumerate(catalog.cards)
    ]
    sides: list[Side] = []
    for board in catalog.boards:
        for side in board.sides:
            sides.append(_lower_side(board, side, len(sides)))
    index = {card.id: at for at, card in enumerate(catalog.cards)}
    decks = {players: _lower_deck(catalog, players, index) for players in PLAYER_COUNTS}
    return Kit(catalog.edition, catalog.boxes, cards, sides, len(structures), decks)


def load_kit(edition: str, boxes: tuple[str, ...] = ()) -> Kit:
    """The components of a base edition with some boxes, lowered once."""
    return _kit(load_catalog(edition, boxes))

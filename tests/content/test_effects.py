"""The closed set of effects: each one is printed somewhere, each one survives a round trip."""

from collections.abc import Iterable
from typing import get_args

import msgspec
import pytest

from sevenwonders.content.effects import CoinsPer, Discount, Effect, PointsPer, Produce
from sevenwonders.content.errors import ContentError
from sevenwonders.content.loader import box_names, load_box, load_catalog
from sevenwonders.content.model import (
    EDITIONS,
    MANUFACTURED,
    RAW,
    RESOURCES,
    Box,
    Card,
    Cost,
    Leader,
    Stage,
)
from sevenwonders.engine.components.effects import LOWERING
from sevenwonders.engine.components.effects.base import unit_bits
from sevenwonders.engine.components.lower import _lowered, load_components
from sevenwonders.engine.components.model import Piece, Tally

ALL_BOXES = [load_box(name) for name in box_names()]


def on_stages(stages: Iterable[Stage]) -> list[Effect]:
    """All effects of stages, those of their halves too."""
    return [e for stage in stages for es in (stage.effects, *stage.halves) for e in es]


def in_hands(box: Box) -> tuple[Card | Leader, ...]:
    """All that is played from a hand."""
    return (*box.cards, *box.leaders)


def printed(box: Box) -> list[Effect]:
    """All effects of a box: cards, leaders, edifices, stages, starting powers."""
    sides = [side for board in box.boards for side in board.sides]
    return [
        *(e for item in in_hands(box) for e in item.effects),
        *(e for edifice in box.edifices for e in edifice.reward),
        *(e for side in sides for e in side.start),
        *on_stages(stage for side in sides for stage in side.stages),
    ]


@pytest.mark.parametrize("kind", get_args(Effect))
def test_every_effect_is_printed_somewhere(kind: type) -> None:
    assert any(isinstance(effect, kind) for box in ALL_BOXES for effect in printed(box))


@pytest.mark.parametrize("box", ALL_BOXES, ids=box_names())
def test_effects_round_trip_as_plain_data(box: Box) -> None:
    for effect in printed(box):
        assert msgspec.convert(msgspec.to_builtins(effect), Effect) == effect


@pytest.mark.parametrize("box", ALL_BOXES, ids=box_names())
def test_everything_does_something(box: Box) -> None:
    assert all(item.effects for item in in_hands(box))
    assert all(edifice.reward for edifice in box.edifices)
    stages = [stage for board in box.boards for side in board.sides for stage in side.stages]
    assert all(stage.effects or all(stage.halves) for stage in stages)
    assert all(on_stages([stage]) for stage in stages)


def test_only_louis_takes_points_away() -> None:
    below = {
        item.id
        for box in ALL_BOXES
        for item in in_hands(box)
        for effect in item.effects
        if isinstance(effect, PointsPer) and effect.amount < 1
    }
    assert below == {"louis"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_brown_and_gray_cards_are_for_sale(edition: str) -> None:
    for card in load_catalog(edition).cards:
        for effect in card.effects:
            if isinstance(effect, Produce):
                assert effect.sold == (card.color in {"brown", "gray"})


@pytest.mark.parametrize("box", ALL_BOXES, ids=box_names())
def test_production_of_stages_and_edifices_is_never_for_sale(box: Box) -> None:
    for effects in (
        *(on_stages(side.stages) for board in box.boards for side in board.sides),
        *(edifice.reward for edifice in box.edifices),
    ):
        assert all(not effect.sold for effect in effects if isinstance(effect, Produce))


@pytest.mark.parametrize("edition", EDITIONS)
def test_brown_cards_make_raw_materials_and_gray_ones_manufactured_goods(edition: str) -> None:
    kinds = {"brown": RAW, "gray": MANUFACTURED}
    for card in load_catalog(edition).cards:
        for effect in card.effects:
            if card.color in kinds and isinstance(effect, Produce):
                goods = {good for unit in effect.goods for good in unit.split("/")}
                assert goods <= set(kinds[card.color])


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_east_is_right_and_the_west_is_left(edition: str) -> None:
    catalog = load_catalog(edition)
    assert catalog.card("east-trading-post").effects == (Discount("raw", ("right",)),)
    assert catalog.card("west-trading-post").effects == (Discount("raw", ("left",)),)
    both = Discount("manufactured", ("left", "right"))
    assert catalog.card("marketplace").effects == (both,)


def test_goods_of_a_cost_come_in_the_order_of_resources() -> None:
    for position, resource in enumerate(RESOURCES):
        goods = Cost(**{resource: 3}).goods
        assert goods[position] == sum(goods) == 3
    assert Cost(coins=5).goods == (0,) * 7


def test_every_effect_type_is_lowered_by_one_function() -> None:
    assert set(LOWERING) == set(get_args(Effect))


def test_an_effect_without_a_lowering_is_named_when_the_content_is_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(LOWERING, Discount)
    _lowered.cache_clear()
    with pytest.raises(ContentError, match=r"east-trading-post: effects: .* Discount"):
        load_components("1e")


def tally(effect: CoinsPer) -> Tally:
    """What the effect counts, and where."""
    piece = Piece("altar", 0)
    LOWERING[CoinsPer](effect, piece)
    return piece.tallies[0]


def test_what_an_effect_names_twice_counts_once() -> None:
    once = tally(CoinsPer(1, ("victory-tokens", "red-cards"), ("own",)))
    twice = tally(
        CoinsPer(
            1, ("victory-tokens", "victory-tokens-3", "red-cards", "red-cards"), ("own", "own")
        )
    )
    assert (twice.what, twice.where) == (once.what, once.where)
    assert unit_bits("wood/wood") == unit_bits("wood")

"""The closed set of effects: each one is printed somewhere, each one survives a round trip."""

from typing import get_args

import msgspec
import pytest

from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import (
    EDITIONS,
    MANUFACTURED,
    RAW,
    RESOURCES,
    Cost,
    Discount,
    Effect,
    Produce,
)
from sevenwonders.engine.lower import LOWERING


def printed(edition: str) -> list[Effect]:
    """All effects of an edition, cards and stages."""
    catalog = load_catalog(edition)
    on_cards = [effect for card in catalog.cards for effect in card.effects]
    stages = [stage for board in catalog.boards for side in board.sides for stage in side.stages]
    return on_cards + [effect for stage in stages for effect in stage.effects]


@pytest.mark.parametrize("kind", get_args(Effect))
def test_every_effect_is_printed_somewhere(kind: type) -> None:
    assert any(isinstance(effect, kind) for edition in EDITIONS for effect in printed(edition))


@pytest.mark.parametrize("edition", EDITIONS)
def test_effects_round_trip_as_plain_data(edition: str) -> None:
    for effect in printed(edition):
        assert msgspec.convert(msgspec.to_builtins(effect), Effect) == effect


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_and_stage_does_something(edition: str) -> None:
    catalog = load_catalog(edition)
    assert all(card.effects for card in catalog.cards)
    assert all(s.effects for board in catalog.boards for side in board.sides for s in side.stages)


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_brown_and_gray_cards_are_for_sale(edition: str) -> None:
    for card in load_catalog(edition).cards:
        for effect in card.effects:
            if isinstance(effect, Produce):
                assert effect.sold == (card.color in {"brown", "gray"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_stage_production_is_never_for_sale(edition: str) -> None:
    for board in load_catalog(edition).boards:
        for side in board.sides:
            for stage in side.stages:
                assert all(not e.sold for e in stage.effects if isinstance(e, Produce))


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

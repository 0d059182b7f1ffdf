"""Cities: what every black card costs, and what most of them give and take at once."""

from collections import Counter

import pytest

from sevenwonders.engine.errors import InvalidPosition
from tests.boxes.cities.cities import (
    BLACK,
    CITIES,
    GIFTS,
    PRINTED,
    Gift,
    building,
    city_for,
    debts,
    diplomacy,
    losers,
    table_for,
)
from tests.cards.checks import refusal
from tests.cards.printed import Printed
from tests.support.covers import covers, each
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    built,
    coins,
    legal,
    play,
    points,
    tokens,
    ways,
)


@rule("13.1", "13.6")
@each("cities", "card", BLACK, aspect="cost")
def test_it_is_built_for_the_printed_cost(card: Printed) -> None:
    state = table_for(card.slug)
    assert ways(state, 0, f"B:{card.slug}") == [building(card.slug)]
    play(state, building(card.slug))
    assert built(state, 0)[-1] == card.slug


@rule("13.6")
@each("cities", "card", BLACK, aspect="cost")
def test_one_unit_or_coin_less_does_not_build_it(card: Printed) -> None:
    for unit in card.units:
        goods = card.units - Counter([unit])
        city = city_for(card.slug, goods=goods)
        state = a_table(city, edition="2e", boxes=CITIES, age=card.age)
        if card.price < 2:
            assert refusal(state, 0, f"B:{card.slug}").missing == (unit,)
        assert building(card.slug) not in legal(state, 0)
    if card.price:
        city = city_for(card.slug, coins=card.price - 1)
        state = a_table(city, edition="2e", boxes=CITIES, age=card.age)
        assert refusal(state, 0, building(card.slug)).coins == 1


@rule("13.2")
@each("cities", "card", BLACK, aspect="cost")
def test_it_is_there_once_at_a_table_of_any_size(card: Printed) -> None:
    for players in (3, 7):
        a_table(players=players, boxes=CITIES, age=card.age, discard=card.slug)
        with pytest.raises(InvalidPosition, match="once too often"):
            a_table(players=players, boxes=CITIES, age=card.age, discard=f"{card.slug} {card.slug}")


@rule("13.7", "13.8", "13.14", "13.21")
@each("cities", "gift", GIFTS)
def test_it_gives_and_takes_what_it_shows(gift: Gift) -> None:
    state = table_for(gift.slug)
    play(state, building(gift.slug))
    after_sale = 3 + 3
    if gift.loss:
        assert losers(state) == [1, 2, 3]
        play(state)
    near = after_sale + gift.neighbours + gift.others - gift.loss
    far = after_sale + gift.others - gift.loss
    assert coins(state) == [gift.coins, near, far, near]
    assert points(state, 0, "black") == PRINTED[gift.slug].points
    assert tokens(state, 0) == (*gift.victories, 0)
    assert debts(state) == [0, gift.debts, 0, gift.debts]
    assert diplomacy(state) == [gift.diplomacy, 0, 0, 0]


@rule("13.6", "13.7")
@covers("cities", "militia", "mercenaries", "contingent")
@pytest.mark.parametrize(
    ("card", "weaker", "level"),
    [
        ("militia", "stockade", "barracks guard-tower"),
        ("mercenaries", "walls", "stables stockade"),
        ("contingent", "walls stables", "archery-range stockade barracks guard-tower"),
    ],
)
def test_its_shields_count_in_the_conflict(card: str, weaker: str, level: str) -> None:
    city = city_for(card)
    taken = city.board.partition("-")[0]
    left, right = [board for board in ("giza", "alexandria", "ephesus") if board != taken][:2]
    state = a_table(
        city,
        a_city(f"{left}-day", built=weaker),
        a_city(f"{right}-day", built=level),
        edition="2e",
        boxes=CITIES,
        age=PRINTED[card].age,
        turn=7,
    )
    play(state, building(card))
    won = [0, 0, 0]
    won[PRINTED[card].age - 1] = 1
    assert tokens(state, 0) == (*won, 0)
    assert tokens(state, 1)[3] == 2
    assert points(state, 0, "black") == 0

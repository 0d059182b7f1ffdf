"""Cities: cards that count tokens and black cards, Memorial, and the guilds that belong here."""

from collections import Counter

import pytest

from tests.boxes.cities.cities import CITIES, GUILDS, PRINTED, building, city_for, debts, table_for
from tests.cards.checks import refusal, sheet
from tests.cards.printed import Printed
from tests.support.covers import covers, each
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    finish,
    legal,
    play,
    points,
    tokens,
    ways,
)

EXTRAS = "cities classic-extras"


@rule("13.14", "13.22")
@covers("cities", "cells", "guardhouse", "prison")
@pytest.mark.parametrize(
    ("card", "total"), [("cells", 2 * 1), ("guardhouse", 3 * 2), ("prison", 4 * 3)]
)
def test_it_is_worth_points_for_the_own_tokens_of_one_value(card: str, total: int) -> None:
    state = a_table(
        a_city("giza-day", built=card, victories=(1, 2, 3), defeats=2),
        a_city("rhodes-day", victories=(2, 2, 2)),
        edition="2e",
        boxes=CITIES,
        over=True,
    )
    assert points(state, 0, "black") == total


@rule("13.22")
@covers("cities", "prison")
def test_tokens_of_the_last_conflict_count_at_the_end() -> None:
    state = a_table(
        a_city("giza-day", built="prison stockade"), edition="2e", boxes=CITIES, age=3, turn=7
    )
    assert points(state, 0, "black") == 0
    play(state)
    assert state.over
    assert points(state, 0, "black") == 2 * 4


@rule("13.14", "13.22")
@covers("cities", "raider-camp", "raider-fort", "raider-garrison")
@pytest.mark.parametrize(
    ("card", "counter", "worth"),
    [
        ("raider-camp", "cells", 2),
        ("raider-fort", "guardhouse", 3),
        ("raider-garrison", "prison", 4),
    ],
)
def test_a_token_of_raiders_counts_like_one_won(card: str, counter: str, worth: int) -> None:
    age = PRINTED[card].age
    state = a_table(city_for(card, built=counter), edition="2e", boxes=CITIES, age=age)
    play(state, building(card))
    assert points(state, 0, "black") == worth
    assert points(state, 0, "conflicts") == (1, 3, 5)[age - 1]


@rule("13.14")
@covers("cities", "raider-camp")
def test_a_debt_by_raiders_cannot_be_paid_instead() -> None:
    state = table_for("raider-camp", players=4)
    play(state, "B:raider-camp")
    assert state.turn == 2, "nobody is asked"
    assert debts(state) == [0, 1, 0, 1]
    assert coins(state)[1:] == [6, 6, 6]


@rule("13.14")
def test_raiders_from_the_discard_pile_bring_the_value_they_show() -> None:
    state = a_table(
        city_for("forging-agency"), edition="2e", boxes=CITIES, age=2, discard="raider-camp"
    )
    play(state, "B:forging-agency$2")
    play(state, "T:raider-camp")
    assert tokens(state, 0) == (1, 0, 0, 0)
    assert debts(state) == [0, 1, 1]


@rule("13.22")
@covers("cities", "secret-network")
def test_the_secret_network_counts_black_cards_itself_included() -> None:
    state = a_table(
        city_for("secret-network", built="cells customs"),
        a_city("rhodes-day", built="dive"),
        edition="2e",
        boxes=CITIES,
        age=3,
    )
    play(state, "B:secret-network")
    assert coins(state)[0] == 3
    assert points(state, 0, "black") == 4 + 3


@rule("13.14", "13.22")
@covers("cities", "slave-market")
def test_the_slave_market_counts_own_tokens_of_any_value() -> None:
    city = city_for("slave-market", built="stockade")
    state = a_table(city, edition="2e", boxes=CITIES, age=3, turn=7)
    state.cities[0].victories = 2 | 1 << 8 | 1 << 16
    play(state, "B:slave-market")
    assert coins(state)[0] == 4
    assert points(state, 0, "black") == 4 + 2, "those of the last conflict bring points alone"


@rule("13.15")
@covers("cities", "memorial")
def test_the_memorial_pays_for_defeats_and_gives_them_back() -> None:
    state = a_table(
        city_for("memorial"),
        a_city("rhodes-day", built="stockade", defeats=1),
        edition="2e",
        boxes=CITIES,
        age=3,
        turn=7,
    )
    state.cities[0].defeats = 3
    state.cities[0].victories = 1
    play(state, "B:memorial")
    assert coins(state)[0] == 6
    assert state.over
    assert tokens(state, 0) == (1, 0, 0, 1), "the defeat of Age III stays"
    assert tokens(state, 1)[3] == 1
    assert points(state, 0, "black") == 0


@rule("13.32")
@covers("cities", "forging-agency")
def test_the_forging_agency_builds_from_the_discard_pile() -> None:
    state = a_table(
        city_for("forging-agency"), edition="2e", boxes=CITIES, age=2, discard="altar walls"
    )
    play(state, "B:forging-agency$2")
    assert [ask.city for ask in state.pending()] == [0]
    assert {"T:-", "T:altar", "T:walls"} <= set(legal(state, 0))
    play(state, "T:walls")
    assert built(state, 0) == ["forging-agency", "walls"]
    assert coins(state)[0] == 0
    assert asked(state) == "play"


@rule("13.32")
@covers("cities", "forging-agency")
def test_halicarnassus_goes_before_the_forging_agency() -> None:
    state = a_table(
        city_for("forging-agency"),
        a_city("halicarnassus-day", coins=0, built="glassworks-1 press-1", stages="?"),
        edition="2e",
        boxes=CITIES,
        age=2,
        discard="walls altar",
    )
    stage = next(text for text in legal(state, 1, "W2"))
    play(state, "B:forging-agency$2", stage)
    assert [ask.city for ask in state.pending()] == [1]
    play(state, None, "T:walls")
    assert [ask.city for ask in state.pending()] == [0]
    assert "T:walls" not in legal(state, 0)
    play(state, "T:altar")
    assert built(state, 0) == ["forging-agency", "altar"]


@rule("13.32")
@covers("cities", "forging-agency")
def test_an_agency_taken_from_the_pile_builds_after_all_before_it() -> None:
    state = a_table(
        a_city("halicarnassus-day", coins=0, built="glassworks-1 press-1", stages="?"),
        edition="2e",
        boxes=CITIES,
        age=2,
        discard="forging-agency altar",
    )
    play(state, next(text for text in legal(state, 0, "W2")))
    play(state, "T:forging-agency")
    assert [ask.kind for ask in state.pending()] == ["discard-pile"]
    assert [ask.city for ask in state.pending()] == [0]
    play(state, "T:altar")
    assert built(state, 0)[-2:] == ["forging-agency", "altar"]
    assert asked(state) == "play"


@rule("13.32")
@covers("cities", "forging-agency")
def test_the_agency_may_take_nothing() -> None:
    state = a_table(city_for("forging-agency"), edition="2e", boxes=CITIES, age=2, discard="altar")
    play(state, "B:forging-agency$2")
    play(state, "T:-")
    assert built(state, 0) == ["forging-agency"]
    assert state.turn == 2


@rule("13.33")
@each("cities", "card", GUILDS, aspect="cost")
def test_a_guild_is_built_for_the_printed_cost(card: Printed) -> None:
    state = a_table(city_for(card.slug), edition="2e", boxes=EXTRAS, age=3)
    assert ways(state, 0, f"B:{card.slug}") == [f"B:{card.slug}"]
    for unit in card.units:
        city = city_for(card.slug, goods=card.units - Counter([unit]))
        state = a_table(city, edition="2e", boxes=EXTRAS, age=3)
        assert refusal(state, 0, f"B:{card.slug}").missing == (unit,)


@rule("13.34")
@covers("cities", "guild-of-shadows")
def test_the_guild_of_shadows_counts_the_neighbours_black_cards() -> None:
    state = a_table(
        a_city("giza-day", built="guild-of-shadows cells"),
        a_city("rhodes-day", built="dive hideout"),
        a_city("ephesus-day", built="customs"),
        a_city("babylon-day", built="lair altar"),
        edition="2e",
        boxes=EXTRAS,
        age=3,
        players=4,
    )
    assert points(state, 0, "guilds") == 2 + 1


@rule("13.34")
@covers("cities", "mourners-guild")
def test_the_mourners_guild_counts_the_neighbours_victory_tokens() -> None:
    state = a_table(
        a_city("giza-day", built="mourners-guild", victories=(1, 1, 0)),
        a_city("rhodes-day", victories=(2, 1, 0), defeats=1),
        a_city("ephesus-day", victories=(2, 2, 0)),
        a_city("babylon-day", victories=(0, 1, 1)),
        edition="2e",
        boxes="classic-extras",
        over=True,
        players=4,
    )
    assert points(state, 0, "guilds") == 3 + 2


@rule("13.35")
@covers("cities", "counterfeiters-guild")
def test_a_copied_counterfeiters_guild_takes_no_coins() -> None:
    state = a_table(
        a_city("olympia-b", built="altar", stages="? ? ?"),
        a_city("giza-a", built="counterfeiters-guild"),
        boxes=EXTRAS,
        age=3,
        turn=7,
    )
    before = coins(state)
    finish(state)
    assert sheet(state, 0)["guilds"] == 5
    assert coins(state) == [held + 3 for held in before]
    assert debts(state) == [0, 0, 0]

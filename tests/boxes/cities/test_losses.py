"""Cities: losses of coins, debts, and how they are settled."""

from collections import Counter

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import IllegalChoice
from sevenwonders.engine.game.state import State
from tests.boxes.cities.cities import CITIES, city_for, debts, losers
from tests.cards.checks import refusal
from tests.support.covers import covers
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    finish,
    hand,
    legal,
    play,
    play_on,
    points,
    tokens,
)


def _after_lair() -> State:
    """Seat 0 has built a Lair; seat 1 has three coins after a discard, seat 2 six."""
    state = a_table(
        city_for("lair"), a_city("giza-day", coins=0), edition="2e", boxes=CITIES, age=2
    )
    play(state, "B:lair")
    return state


@rule("13.10")
@covers("cities", "lair")
def test_the_loser_says_how_much_is_coins_and_how_much_debt() -> None:
    state = _after_lair()
    assert losers(state) == [1, 2]
    assert legal(state, 1) == ["L:-$2", "L:-$1", "L:-"]
    play(state, None, "L:-$1", "L:-")
    assert coins(state) == [0, 2, 6]
    assert debts(state) == [0, 1, 2]


@rule("13.10")
def test_nobody_pays_more_than_the_loss_or_than_it_has() -> None:
    state = _after_lair()
    with pytest.raises(IllegalChoice):
        state.submit(1, Choice.parse("L:-$3"))
    state = a_table(
        city_for("opium-distillery"),
        a_city("rhodes-day", coins=0),
        edition="2e",
        boxes=CITIES,
        age=3,
    )
    play(state, "B:opium-distillery")
    assert legal(state, 1) == ["L:-$3", "L:-$2", "L:-$1", "L:-"]
    play(state)
    assert (coins(state)[1], debts(state)[1]) == (0, 2)


@rule("13.8")
def test_the_player_of_the_card_is_spared() -> None:
    state = _after_lair()
    play(state)
    assert coins(state)[0] == 0
    assert debts(state) == [0, 0, 0]


@rule("13.11")
def test_who_has_no_coins_takes_the_debts_unasked() -> None:
    state = a_table(
        city_for("lair"),
        a_city("giza-day", coins=0, hand="vineyard"),
        edition="2e",
        boxes=CITIES,
        age=2,
    )
    play(state, "B:lair", "B:vineyard")
    assert losers(state) == [2]
    play(state)
    assert debts(state) == [0, 2, 0]


@rule("13.11")
def test_several_losses_of_a_turn_are_one_decision_for_all_at_once() -> None:
    state = a_table(
        a_city("giza-day", hand="hideout"),
        a_city("rhodes-day", hand="opium-stash"),
        edition="2e",
        boxes=CITIES,
    )
    play(state, "B:hideout", "B:opium-stash")
    assert losers(state) == [0, 1, 2]
    assert legal(state, 0) == ["L:-$1", "L:-"]
    assert legal(state, 1) == ["L:-$1", "L:-"]
    assert legal(state, 2) == ["L:-$2", "L:-$1", "L:-"]
    state.submit(0, Choice.parse("L:-$1"))
    state.submit(1, Choice.parse("L:-"))
    assert coins(state) == [3, 6, 6], "paid before the last one has decided"
    state.submit(2, Choice.parse("L:-$1"))
    assert coins(state) == [2, 6, 5]
    assert debts(state) == [0, 1, 1]


@rule("13.9")
def test_coins_gained_in_the_turn_can_be_lost_in_it() -> None:
    state = a_table(
        a_city("giza-day", hand="opium-stash"),
        a_city("rhodes-day", coins=0, hand="dive"),
        a_city("ephesus-day", coins=0, hand="hideout"),
        edition="2e",
        boxes=CITIES,
    )
    play(state, "B:opium-stash", "B:dive", "B:hideout")
    assert coins(state) == [3 + 3 + 1, 6, 1]
    assert losers(state) == [0, 1, 2]
    play(state)
    assert coins(state) == [6, 4, 0]
    assert debts(state) == [0, 0, 0]


@rule("13.9")
def test_losses_come_after_the_discard_pile_and_from_it() -> None:
    state = a_table(
        city_for("lair"),
        a_city("halicarnassus-day", coins=0, built="glassworks-2 press-1", stages="?"),
        a_city("giza-day"),
        edition="2e",
        boxes=CITIES,
        age=2,
        discard="opium-den",
    )
    play(state, "B:lair", f"W2:{hand(state, 1)[0]}")
    assert asked(state) == "discard-pile"
    assert coins(state)[1] == 0
    play(state, None, "T:opium-den")
    assert coins(state)[1] == 4
    assert losers(state) == [1, 2], "seat 0 owes what the Opium Den takes, but has no coins"
    assert legal(state, 1)[0] == "L:-$2"
    assert legal(state, 2)[0] == "L:-$5"
    play(state)
    assert coins(state) == [0, 2, 1]
    assert debts(state) == [3, 0, 0]


@rule("13.4", "13.9")
def test_a_loss_by_the_last_card_joins_those_of_the_turn() -> None:
    state = a_table(
        a_city("babylon-night", coins=1, stages="?", hand="opium-stash hideout"),
        a_city("giza-day"),
        a_city("rhodes-day", hand="customs"),
        edition="2e",
        boxes=CITIES,
        turn=7,
    )
    play(state, "B:hideout", None, "B:customs")
    assert asked(state) == "last-card"
    play(state, "B:opium-stash")
    assert losers(state) == [1, 2]
    assert legal(state, 1)[0] == "L:-$2"
    play(state)
    assert coins(state) == [1 + 1 + 3, 3 + 3 + 1 - 2, 3 - 2]


@rule("13.12")
@covers("cities", "sepulcher", "cenotaph")
@pytest.mark.parametrize("card", ["sepulcher", "cenotaph"])
def test_a_coin_a_victory_token_by_what_the_loser_has_in_the_end(card: str) -> None:
    age = 2 if card == "sepulcher" else 3
    raiders, price = ("raider-fort", 1) if age == 2 else ("raider-garrison", 2)
    board, mine = ("olympia-day", "foundry") if age == 2 else ("halicarnassus-day", "quarry")
    state = a_table(
        city_for(card),
        a_city(board, coins=9, built=mine, victories=(1, 0, 0), hand=raiders),
        a_city("ephesus-day", victories=(2, 1, 0), defeats=1),
        a_city("rhodes-day", defeats=2),
        edition="2e",
        boxes=CITIES,
        age=age,
        players=4,
    )
    play(state, f"B:{card}", f"B:{raiders}${price}")
    assert losers(state) == [1, 2]
    assert legal(state, 1)[0] == "L:-$2", "the token taken this turn counts"
    assert legal(state, 2)[0] == "L:-$3"
    play(state)
    assert points(state, 0, "black") == (4 if age == 2 else 5)
    assert debts(state) == [1, 0, 1, 0], "the raiders' neighbours take theirs"


@rule("13.12")
@covers("cities", "sepulcher")
def test_tokens_of_the_coming_conflict_are_not_counted() -> None:
    state = a_table(
        city_for("sepulcher"),
        a_city("babylon-day", built="walls"),
        edition="2e",
        boxes=CITIES,
        age=2,
        turn=7,
    )
    play(state, "B:sepulcher")
    assert state.age == 3
    assert tokens(state, 1) == (0, 2, 0, 0)
    assert debts(state) == [0, 0, 0]


@rule("13.12")
@covers("cities", "chamber-of-builders")
def test_the_chamber_of_builders_takes_a_coin_a_stage_those_of_the_turn_included() -> None:
    state = a_table(
        city_for("chamber-of-builders"),
        a_city("giza-day", built="lumber-yard sawmill", coins=0),
        a_city("rhodes-day", stages="? ?"),
        a_city("ephesus-day"),
        edition="2e",
        boxes=CITIES,
        age=3,
        players=4,
    )
    play(state, "B:chamber-of-builders", f"W1:{hand(state, 1)[0]}")
    assert losers(state) == [2]
    play(state, None, None, "L:-$1")
    assert debts(state) == [0, 1, 1, 0]
    assert points(state, 0, "black") == 4


@rule("13.13")
def test_a_debt_costs_a_point_in_the_treasury_row() -> None:
    state = a_table(a_city("giza-day", coins=7, debts=4), edition="2e", boxes=CITIES)
    assert points(state, 0, "treasury") == 2 - 4
    assert int(state.score(0).total()) == -2


@rule("13.13")
def test_a_debt_is_never_paid_off() -> None:
    state = a_table(a_city("giza-day", coins=50, debts=4), edition="2e", boxes=CITIES, age=3)
    finish(state)
    assert debts(state)[0] == 4
    assert points(state, 0, "treasury") == coins(state)[0] // 3 - 4


@rule("13.13")
def test_a_debt_pays_no_cost() -> None:
    city = city_for("militia", coins=2)
    state = a_table(city, edition="2e", boxes=CITIES)
    assert refusal(state, 0, "B:militia$3").coins == 1
    city = city_for("city-gates", coins=1, goods=Counter())
    state = a_table(city, edition="2e", boxes=CITIES)
    assert not legal(state, 0, "B:city-gates")


@rule("13.8", "13.10")
@covers("cities", "petra-night-1")
def test_the_loss_of_a_stage_works_like_that_of_a_card() -> None:
    state = a_table(
        a_city("petra-night", coins=0, built="clay-pool foundry"),
        edition="2e",
        boxes=CITIES,
        age=2,
    )
    play(state, f"W1:{hand(state, 0)[0]}")
    assert losers(state) == [1, 2]
    play(state, None, "L:-$1", "L:-")
    assert coins(state) == [0, 5, 6]
    assert debts(state) == [0, 1, 2]


@rule("13.8", "13.33")
@covers("cities", "counterfeiters-guild")
def test_the_counterfeiters_guild_makes_all_others_lose_three() -> None:
    state = a_table(
        city_for("counterfeiters-guild"),
        edition="2e",
        boxes="cities classic-extras",
        age=3,
        players=4,
    )
    play(state, "B:counterfeiters-guild")
    assert losers(state) == [1, 2, 3]
    play(state, None, "L:-$3", "L:-$2", "L:-")
    assert debts(state) == [0, 0, 1, 3]
    assert points(state, 0, "guilds") == 5


@rule("6.12", "13.8", "13.9")
def test_a_loss_by_a_card_from_the_discard_pile_spares_who_built_it() -> None:
    state = a_table(
        city_for("forging-agency"), edition="2e", boxes=CITIES, age=2, discard="hideout"
    )
    play(state, "B:forging-agency$2")
    play(state, "T:hideout")
    assert built(state, 0) == ["forging-agency", "hideout"]
    assert losers(state) == [1, 2]
    play(state)
    assert coins(state) == [0, 5, 5]


@rule("13.9")
def test_the_turn_goes_on_only_when_losses_are_settled() -> None:
    state = _after_lair()
    before = hand(state, 0)
    assert state.turn == 1
    play(state)
    assert state.turn == 2
    assert hand(state, 1) != before
    play_on(state, age=2, turn=3)

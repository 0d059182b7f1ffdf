"""Olympia of the second edition: free cards of new colours, and the first and last of an Age."""

import pytest

from sevenwonders.engine.game.state import State
from tests.cards.stages import before_stage, goods_for, printed_stage
from tests.support.covers import covers
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    built,
    coins,
    hand,
    legal,
    play,
    play_on,
    ways,
)


def _by_day(cards: str, *, own: str = "", money: int = 0, age: int = 2, turn: int = 0) -> State:
    """Olympia with the new-colour stage."""
    return a_table(
        a_city("olympia-day", coins=money, built=own, stages="? ?", hand=cards),
        a_city("giza-day"),
        a_city("rhodes-day"),
        edition="2e",
        age=age,
        turn=turn,
    )


@rule("6.16")
@covers("2e", "olympia-day-2")
def test_new_colours_are_free_from_the_turn_after_the_stage() -> None:
    stage = printed_stage("2e", "olympia-day-2")
    state = before_stage("2e", stage, goods_for("2e", stage))
    assert not any(ways(state, 0, f"B:{card}") for card in hand(state, 0))
    play(state, f"W2:{hand(state, 0)[0]}")
    assert all(ways(state, 0, f"B:{card}") == [f"B:{card}"] for card in hand(state, 0))


@rule("4.9", "4.10", "6.16")
@covers("2e", "olympia-day-2")
@pytest.mark.parametrize(
    "card", ["sawmill", "aqueduct", "caravansery", "walls", "dispensary", "press-2"]
)
def test_a_card_of_a_colour_not_in_the_city_is_free(card: str) -> None:
    state = _by_day(card, money=20, turn=2)
    assert ways(state, 0, f"B:{card}") == [f"B:{card}"]
    play(state, f"B:{card}")
    assert built(state, 0) == [card]
    assert coins(state)[0] == 20


@rule("6.16")
@covers("2e", "olympia-day-2")
def test_a_guild_is_free_beside_no_other() -> None:
    state = _by_day("spies-guild", age=3)
    assert ways(state, 0, "B:spies-guild") == ["B:spies-guild"]
    state = _by_day("spies-guild", own="workers-guild", age=3)
    assert ways(state, 0, "B:spies-guild") == []


@rule("6.16")
@covers("2e", "olympia-day-2")
@pytest.mark.parametrize(
    ("card", "own"),
    [
        ("sawmill", "clay-pool"),
        ("aqueduct", "altar"),
        ("caravansery", "tavern"),
        ("walls", "stockade"),
        ("dispensary", "scriptorium"),
    ],
)
def test_a_card_of_a_colour_in_the_city_is_not_free(card: str, own: str) -> None:
    city = a_city("olympia-day", coins=0, built=own, stages="? ?", hand=card)
    state = a_table(city, edition="2e", players=4, age=2)
    assert ways(state, 0, f"B:{card}") == []


@rule("6.16")
@covers("2e", "olympia-day-2")
def test_the_right_holds_once_for_each_colour() -> None:
    state = a_table(
        a_city("olympia-day", coins=0, stages="? ?", hand="walls"),
        a_city("giza-day", hand="archery-range aqueduct vineyard"),
        a_city("rhodes-day"),
        edition="2e",
        age=2,
    )
    play(state, "B:walls", "D:vineyard")
    assert ways(state, 0, "B:archery-range") == []
    assert ways(state, 0, "B:aqueduct") == ["B:aqueduct"]


@rule("6.2", "6.16")
@covers("2e", "olympia-day-2")
def test_no_stage_is_free_by_a_new_colour() -> None:
    assert legal(_by_day("walls"), 0, "W") == []


def _by_night(cards: str, *, stages: str, age: int, turn: int, money: int = 0) -> State:
    """Olympia with the first, or the first and second stage."""
    return a_table(
        a_city("olympia-night", coins=money, stages=stages, hand=cards),
        a_city("giza-day"),
        a_city("rhodes-day"),
        edition="2e",
        age=age,
        turn=turn,
    )


@rule("6.17")
@covers("2e", "olympia-night-1")
def test_the_first_card_is_free_from_the_age_after_the_stage() -> None:
    city = a_city("olympia-night", coins=0, built="foundry")
    state = a_table(city, edition="2e", age=2, turn=5)
    play(state, f"W1:{hand(state, 0)[0]}")
    costly = [card for card in hand(state, 0) if card not in {"vineyard", "loom-2", "press-2"}]
    assert not any(ways(state, 0, f"B:{card}") for card in costly)
    play(state)
    assert (state.age, state.turn) == (3, 1)
    assert all(ways(state, 0, f"B:{card}") == [f"B:{card}"] for card in set(hand(state, 0)))


@rule("4.9", "4.10", "6.17")
@covers("2e", "olympia-night-1")
@pytest.mark.parametrize("card", ["walls", "sawmill"])
def test_the_first_card_costs_neither_goods_nor_coins(card: str) -> None:
    state = _by_night(card, stages="?", age=2, turn=1, money=20)
    assert ways(state, 0, f"B:{card}") == [f"B:{card}"]
    play(state, f"B:{card}")
    assert built(state, 0) == [card]
    assert coins(state)[0] == 20


@rule("6.17")
@covers("2e", "olympia-night-1")
@pytest.mark.parametrize("turn", [2, 3, 4, 5, 6])
def test_later_cards_are_not_free_by_the_first_stage(turn: int) -> None:
    state = _by_night("walls", stages="?", age=2, turn=turn)
    assert ways(state, 0, "B:walls") == []


@rule("6.17")
@covers("2e", "olympia-night-1")
@pytest.mark.parametrize("first", ["D:temple", "W2:temple"])
def test_a_first_card_used_otherwise_forfeits_the_right(first: str) -> None:
    state = a_table(
        a_city("olympia-night", coins=0, built="clay-pool clay-pit", stages="?", hand="temple"),
        a_city("giza-day", hand="archery-range vineyard"),
        edition="2e",
        age=2,
        turn=1,
    )
    play(state, first, "D:vineyard")
    assert ways(state, 0, "B:archery-range") == []


@rule("6.17")
@covers("2e", "olympia-night-1")
def test_the_first_card_is_free_in_every_age() -> None:
    state = _by_night("stockade", stages="?", age=1, turn=3)
    for age in (2, 3):
        play_on(state, age=age, turn=1)
        assert all(ways(state, 0, f"B:{card}") == [f"B:{card}"] for card in set(hand(state, 0)))
        play(state)


@rule("6.18")
@covers("2e", "olympia-night-2")
def test_the_last_turns_card_is_free_from_the_turn_after_the_stage() -> None:
    stage = printed_stage("2e", "olympia-night-2")
    state = before_stage("2e", stage, goods_for("2e", stage), turn=5)
    play(state, f"W2:{hand(state, 0)[0]}")
    assert state.turn == 6
    assert all(ways(state, 0, f"B:{card}") == [f"B:{card}"] for card in hand(state, 0))


@rule("4.9", "6.18")
@covers("2e", "olympia-night-2")
@pytest.mark.parametrize("card", ["walls", "sawmill"])
def test_the_last_turns_card_costs_neither_goods_nor_coins(card: str) -> None:
    state = _by_night(card, stages="? ?", age=2, turn=6, money=20)
    assert ways(state, 0, f"B:{card}") == [f"B:{card}"]
    play(state, f"B:{card}")
    assert built(state, 0) == [card]
    assert coins(state)[0] == 20


@rule("6.18")
@covers("2e", "olympia-night-2")
def test_a_stage_of_the_sixth_turn_frees_no_card_of_that_turn() -> None:
    stage = printed_stage("2e", "olympia-night-2")
    state = before_stage("2e", stage, goods_for("2e", stage), turn=6)
    assert not any(ways(state, 0, f"B:{card}") for card in hand(state, 0))


@rule("6.17", "6.18")
@covers("2e", "olympia-night-1", "olympia-night-2")
@pytest.mark.parametrize(
    ("turn", "free"), [(1, True), (2, False), (3, False), (4, False), (5, False), (6, True)]
)
def test_with_both_stages_the_first_and_the_last_turns_card_are_free(
    turn: int, *, free: bool
) -> None:
    state = _by_night("walls", stages="? ?", age=2, turn=turn)
    assert ways(state, 0, "B:walls") == (["B:walls"] if free else [])


@rule("6.2", "6.17", "6.18")
@covers("2e", "olympia-night-1", "olympia-night-2")
@pytest.mark.parametrize(("turn", "stages"), [(1, "?"), (6, "? ?")])
def test_no_stage_is_free_in_the_first_or_last_turn(turn: int, stages: str) -> None:
    assert legal(_by_night("walls", stages=stages, age=2, turn=turn), 0, "W") == []

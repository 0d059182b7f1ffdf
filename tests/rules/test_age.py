"""Chapter 2: dealing, passing, the sixth turn and the end of an Age."""

import pytest

from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    discarded,
    finish,
    hand,
    play,
    play_on,
    tokens,
)


def hands(state: State) -> list[list[str]]:
    return [hand(state, seat) for seat in range(state.players)]


@rule("2.1")
@pytest.mark.parametrize("players", range(2, 8))
def test_a_game_is_three_ages_of_six_turns(players: int) -> None:
    state = new_game(Options(players=players), FastStream("0"))
    turns: list[tuple[int, int]] = []
    while not state.over:
        if asked(state) == "play":
            turns.append((int(state.age), int(state.turn)))
        play(state)
    assert turns == [(age, turn) for age in (1, 2, 3) for turn in range(1, 7)]


@rule("2.2")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_age_begins_with_seven_cards_of_its_deck_each(age: int) -> None:
    state = new_game(Options(players=4), FastStream("0"))
    play_on(state, age=age, turn=1)
    assert [len(held) for held in hands(state)] == [7, 7, 7, 7]
    assert {int(state.components.cards[card].age) for held in state.hands for card in held} == {age}
    dealt = sorted(int(card) for held in state.hands for card in held)
    assert dealt == sorted(int(card) for card in state.deal.decks[age - 1])


@rule("2.3")
def test_each_seat_uses_one_card_a_turn() -> None:
    state = a_table()
    for left in (6, 5, 4, 3, 2):
        play(state)
        assert [len(held) for held in hands(state)] == [left] * 3


@rule("2.4")
@pytest.mark.parametrize(("age", "giver_of_first"), [(1, 3), (2, 1), (3, 3)])
def test_hands_go_left_in_ages_one_and_three_and_right_in_age_two(
    age: int, giver_of_first: int
) -> None:
    state = a_table(players=4, age=age)
    given = hands(state)[giver_of_first]
    play(state)
    assert hand(state, 0) == given[1:]


@rule("2.4")
def test_after_a_round_of_passes_a_hand_is_back() -> None:
    state = a_table()
    first = hand(state, 0)
    for _ in range(3):
        play(state)
    assert set(hand(state, 0)) <= set(first)


@rule("2.5")
def test_the_last_leftover_is_discarded_without_coins() -> None:
    state = a_table(a_city("giza-a", hand="altar theater"), turn=6)
    _, second, third = hands(state)
    play(state, "B:altar", None, None)
    assert built(state, 0) == ["altar"]
    assert coins(state) == [3, 6, 6]
    assert sorted(discarded(state)) == sorted(["theater", *second, *third])


@rule("2.6")
def test_the_next_age_finds_cities_coins_tokens_and_discards_as_they_were() -> None:
    state = a_table(
        a_city("giza-a", coins=7, built="barracks", hand="altar theater"), turn=6, discard="baths"
    )
    play(state, "B:altar")
    assert (state.age, state.turn) == (2, 1)
    assert built(state, 0) == ["barracks", "altar"]
    assert coins(state)[0] == 7
    assert tokens(state, 0) == (2, 0, 0, 0)
    assert {"baths", "theater"} <= set(discarded(state))


@rule("2.6")
def test_hands_of_an_age_that_has_ended_are_gone() -> None:
    state = a_table(turn=6)
    play(state)
    assert {int(state.components.cards[card].age) for held in state.hands for card in held} == {2}


@rule("2.7")
def test_the_game_ends_after_the_conflicts_of_the_third_age() -> None:
    state = a_table(a_city("giza-a", built="arsenal"), age=3, turn=6)
    play(state)
    assert state.over
    assert state.pending() == []
    assert tokens(state, 0) == (0, 0, 2, 0)


@rule("2.7")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_every_game_ends(edition: str) -> None:
    state = new_game(Options(players=5, edition=edition), FastStream("1"))
    finish(state)
    assert (state.age, state.turn) == (3, 6)

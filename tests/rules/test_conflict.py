"""Chapter 8: conflicts at the end of an Age."""

import pytest

from tests.support.rules import rule
from tests.support.table import a_city, a_table, asked, play, points, tokens


@rule("8.1")
def test_a_red_card_of_the_last_turn_fights() -> None:
    state = a_table(a_city("rhodes-a", hand="barracks altar"), turn=6)
    play(state, "B:barracks")
    assert [tokens(state, city) for city in range(3)] == [
        (2, 0, 0, 0),
        (0, 0, 0, 1),
        (0, 0, 0, 1),
    ]


@rule("8.1")
def test_a_red_card_from_the_discard_pile_fights_too() -> None:
    state = a_table(a_city("halicarnassus-b", built="foundry", hand="walls school"), age=2, turn=6)
    play(state, "W1:school")
    play(state, "T:walls")
    assert tokens(state, 0) == (0, 2, 0, 0)


@rule("6.8", "8.1")
def test_a_red_card_played_last_fights_too() -> None:
    state = a_table(a_city("babylon-b", coins=0, stages="? ?", hand="altar guard-tower"), turn=6)
    play(state, "B:altar")
    assert asked(state) == "last-card"
    play(state, "B:guard-tower")
    assert tokens(state, 0) == (2, 0, 0, 0)


@rule("8.1")
def test_there_is_no_conflict_within_an_age() -> None:
    state = a_table(a_city("giza-a", built="barracks"), turn=5)
    play(state)
    assert tokens(state, 0) == (0, 0, 0, 0)


@rule("8.2")
def test_each_neighbour_is_met_apart() -> None:
    state = a_table(
        a_city("alexandria-a", built="walls"),
        a_city("rhodes-a", built="stables barracks"),
        a_city("giza-a"),
        a_city("ephesus-a", built="guard-tower"),
        players=4,
        age=2,
        turn=6,
    )
    play(state)
    assert tokens(state, 0) == (0, 1, 0, 1)
    assert tokens(state, 2) == (0, 0, 0, 2)


@rule("8.2")
def test_equal_shields_give_no_token() -> None:
    state = a_table(
        a_city("giza-a", built="barracks"), a_city("rhodes-a", built="stockade"), turn=6
    )
    play(state)
    assert tokens(state, 0) == (1, 0, 0, 0)
    assert tokens(state, 1) == (1, 0, 0, 0)
    assert tokens(state, 2) == (0, 0, 0, 2)


@rule("8.2")
def test_shields_of_stages_count_like_those_of_cards() -> None:
    state = a_table(
        a_city("rhodes-a", stages="? ?"), a_city("giza-a", built="barracks stockade"), turn=6
    )
    play(state)
    assert tokens(state, 0) == (1, 0, 0, 0)


@rule("8.3")
@pytest.mark.parametrize(("age", "worth"), [(1, 1), (2, 3), (3, 5)])
def test_a_victory_is_worth_more_in_each_age(age: int, worth: int) -> None:
    state = a_table(a_city("rhodes-a", stages="? ?"), age=age, turn=6)
    play(state)
    assert points(state, 0, "conflicts") == 2 * worth
    assert points(state, 1, "conflicts") == -1


@rule("8.4")
def test_shields_count_again_and_tokens_are_kept() -> None:
    state = a_table(
        a_city("giza-a", built="barracks", victories=(2, 0, 0)), a_city("rhodes-a"), age=2, turn=6
    )
    play(state)
    assert tokens(state, 0) == (2, 2, 0, 0)

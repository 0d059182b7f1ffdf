"""Esteban: hands that stay where they are, once a game."""

import pytest

from tests.boxes.leaders.leaders import can, plays
from tests.support.rules import rule
from tests.support.table import a_city, a_table, coins, hand, legal, play

BOXES = "leaders promos"


@plays("esteban")
@rule("12.41")
def test_esteban_stops_the_passing_once() -> None:
    state = a_table(a_city("giza-a", leaders="esteban"), turn=2, boxes=BOXES)
    hands = [hand(state, seat) for seat in range(3)]
    play(state, f"D:{hands[0][0]}!")
    assert state.turn == 3
    for seat in range(3):
        assert hand(state, seat) == hands[seat][1:], "everybody plays on from the same hand"
    assert not any(choice.endswith("!") for choice in legal(state, 0))
    play(state)
    assert hand(state, 1) == hands[0][2:], "and then hands go left again"


@rule("12.41")
def test_every_choice_of_the_turn_can_be_declared_with() -> None:
    state = a_table(a_city("giza-a", leaders="esteban"), boxes=BOXES)
    plain = [choice for choice in legal(state, 0) if not choice.endswith("!")]
    assert {f"{choice}!" for choice in plain} | {*plain} == {*legal(state, 0)}
    assert not any(choice.endswith("!") for choice in legal(state, 1))


@rule("12.41")
def test_a_turn_in_which_he_is_not_used_is_like_any_other() -> None:
    state = a_table(a_city("giza-a", leaders="esteban"), turn=2, boxes=BOXES)
    rest = hand(state, 0)[1:]
    play(state)
    assert hand(state, 1) == rest
    assert any(choice.endswith("!") for choice in legal(state, 0))


@pytest.mark.parametrize(("boxes", "last"), [(BOXES, 6), (f"{BOXES} cities", 7)])
@rule("12.41")
def test_never_in_the_last_turn_of_an_age(boxes: str, last: int) -> None:
    for turn in range(1, last + 1):
        state = a_table(a_city("giza-a", leaders="esteban"), turn=turn, boxes=boxes)
        declared = any(choice.endswith("!") for choice in legal(state, 0))
        assert declared == (turn < last)


@pytest.mark.parametrize(("boxes", "last"), [(BOXES, 6), (f"{BOXES} cities", 7)])
@rule("2.1", "12.41")
def test_the_age_has_as_many_turns_as_ever(boxes: str, last: int) -> None:
    state = a_table(a_city("giza-a", leaders="esteban"), turn=last - 1, boxes=boxes)
    hands = [hand(state, seat) for seat in range(3)]
    assert len(hands[0]) == 3
    play(state, f"D:{hands[0][0]}!")
    assert (state.turn, [hand(state, seat) for seat in range(3)]) == (
        last,
        [held[1:] for held in hands],
    )
    play(state)
    assert state.age == 2


@rule("12.41")
def test_a_right_that_is_spent_stays_spent_in_the_next_age() -> None:
    state = a_table(a_city("giza-a", leaders="esteban"), turn=5, boxes=BOXES)
    play(state, f"D:{hand(state, 0)[0]}!")
    play(state)
    assert (state.age, state.turn) == (2, 1)
    assert not any(choice.endswith("!") for choice in legal(state, 0))


@rule("12.41")
def test_esteban_costs_nothing_to_use() -> None:
    state = a_table(a_city("giza-a", coins=0, leaders="esteban"), boxes=BOXES)
    card = hand(state, 0)[0]
    assert can(state, 0, f"D:{card}!")
    play(state, f"D:{card}!")
    assert coins(state)[0] == 3

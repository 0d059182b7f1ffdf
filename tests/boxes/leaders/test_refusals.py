"""Refusals of a recruitment, and of hands that Esteban cannot hold."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import (
    CannotAfford,
    CannotFreeze,
    IllegalChoice,
    NotInHand,
    NotOffered,
    StageNotNext,
)
from sevenwonders.engine.game.state import State
from tests.support.dump import dump
from tests.support.rules import rule
from tests.support.table import a_city, a_table, asked, legal, play


def refusal(state: State, choice: str) -> IllegalChoice:
    """The error that a choice of seat 0 meets, once it is sure that it left no trace."""
    before = dump(state)
    with pytest.raises(IllegalChoice) as refused:
        state.submit(0, Choice.parse(choice))
    assert dump(state) == before
    return refused.value


def _recruiting(coins: int, *, stages: str = "") -> State:
    home = a_city("giza-a", coins=coins, stages=stages, leader_hand="stevie plato")
    return a_table(home, age=2, recruiting=True, boxes="leaders promos")


@rule("12.6")
def test_a_stage_with_a_leader_in_hand_that_cannot_be_paid() -> None:
    error = refusal(_recruiting(1), "W1:plato")
    assert isinstance(error, CannotAfford)
    assert (error.what, error.missing) == ("giza-a-1", ("stone",))


@rule("12.6")
@pytest.mark.parametrize("choice", ["W1:sappho", "R:sappho$1", "D:sappho"])
def test_a_leader_that_is_not_in_hand(choice: str) -> None:
    error = refusal(_recruiting(9), choice)
    assert isinstance(error, NotInHand)
    assert error.card == "sappho"


@rule("12.10")
def test_a_leader_that_cannot_be_paid_names_the_coins() -> None:
    error = refusal(_recruiting(1), "R:plato$4")
    assert isinstance(error, CannotAfford)
    assert error.coins == 3


@rule("12.6")
def test_a_leader_without_a_stage_recruited_with_one() -> None:
    error = refusal(_recruiting(9), "R2:plato$4")
    assert isinstance(error, NotOffered)
    assert "R:plato$4" in error.offered


@rule("12.42")
@pytest.mark.parametrize("choice", ["R1:stevie$2", "R1:stevie$1", "R:stevie"])
def test_stevie_names_the_coins_that_his_stage_lacks(choice: str) -> None:
    error = refusal(_recruiting(1), choice)
    assert isinstance(error, CannotAfford)
    assert (error.what, error.coins) == ("stevie", 1)


@rule("12.42")
def test_stevie_comes_with_the_stage_that_is_next() -> None:
    error = refusal(_recruiting(9), "R2:stevie$3")
    assert isinstance(error, StageNotNext)
    assert (error.stage, error.following) == (2, 1)


@rule("12.42")
def test_stevie_without_a_stage_named_lists_those_there_are() -> None:
    error = refusal(_recruiting(9, stages="?"), "R:stevie$3")
    assert isinstance(error, NotOffered)
    assert error.offered[0] == "R2:stevie$3"


@rule("12.42")
@pytest.mark.parametrize("choice", ["R1:stevie$2", "R:stevie"])
def test_stevie_cannot_come_to_a_wonder_that_is_complete(choice: str) -> None:
    error = refusal(_recruiting(9, stages="? ? ?"), choice)
    assert isinstance(error, StageNotNext)
    assert "the wonder is complete" in str(error)


@rule("12.48")
def test_a_recruitment_phase_must_use_a_leader() -> None:
    assert isinstance(refusal(_recruiting(9), "R:-"), NotOffered)


def _with_esteban(turn: int, *, leaders: str = "esteban") -> State:
    home = a_city("giza-a", leaders=leaders, hand="altar")
    return a_table(home, turn=turn, boxes="leaders promos")


@rule("12.41")
@pytest.mark.parametrize(
    ("state", "why"),
    [
        (_with_esteban(6), "last turn of an Age"),
        (_with_esteban(2, leaders="plato"), "no leader in play"),
    ],
    ids=["last turn", "no right"],
)
def test_hands_that_cannot_be_held(state: State, why: str) -> None:
    error = refusal(state, "B:altar!")
    assert isinstance(error, CannotFreeze)
    assert error.choice == "B:altar!"
    assert why in str(error)


@rule("12.41")
def test_hands_are_held_once_a_game() -> None:
    state = _with_esteban(2)
    play(state, "B:altar!")
    card = legal(state, 0, "D:")[0]
    error = refusal(state, f"{card}!")
    assert isinstance(error, CannotFreeze)
    assert "spent" in error.why


@rule("12.41")
def test_no_hands_are_held_while_leaders_are_recruited() -> None:
    home = a_city("giza-a", coins=9, leaders="esteban", leader_hand="plato")
    state = a_table(home, age=2, recruiting=True, boxes="leaders promos")
    assert asked(state) == "recruit"
    error = refusal(state, "R:plato$4!")
    assert isinstance(error, CannotFreeze)
    assert "recruitment phase" in error.why

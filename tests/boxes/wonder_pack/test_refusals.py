"""Refusals of stages that can be built in any order or copied."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import (
    CannotAfford,
    IllegalChoice,
    StageNotNext,
)
from sevenwonders.engine.game.state import State
from tests.support.dump import dump
from tests.support.rules import rule
from tests.support.table import a_city, a_table, legal


def refusal(state: State, choice: str) -> IllegalChoice:
    """The error that a choice of seat 0 meets, once it is sure that it left no trace."""
    before = dump(state)
    with pytest.raises(IllegalChoice) as refused:
        state.submit(0, Choice.parse(choice))
    assert dump(state) == before
    return refused.value


@rule("16.3")
def test_the_great_wall_lists_the_stages_that_are_open() -> None:
    state = a_table(a_city("great-wall-a", stages="?", hand="vineyard"), age=2, boxes="wonder-pack")
    error = refusal(state, "W1:vineyard")
    assert isinstance(error, StageNotNext)
    assert error.open_stages == (2, 3, 4)
    assert "stages 2, 3, 4 are open" in str(error)


@rule("16.11")
@pytest.mark.parametrize(
    ("choice", "missing"),
    [
        ("W1:vineyard", ("wood", "wood")),
        ("W1b:vineyard", ("clay", "glass", "papyrus")),
        ("W1c:vineyard", ("stone", "stone", "stone")),
    ],
)
def test_a_copied_stage_names_what_its_own_way_lacks(choice: str, missing: tuple[str, ...]) -> None:
    manneken = a_city("manneken-pis-a", coins=1, hand="vineyard")
    state = a_table(manneken, a_city("great-wall-a"), age=2, boxes="wonder-pack")
    error = refusal(state, choice)
    assert isinstance(error, CannotAfford)
    assert error.missing == missing


@rule("16.11")
def test_a_way_that_cannot_be_paid_beside_one_that_can() -> None:
    manneken = a_city("manneken-pis-a", coins=1, built="sawmill", hand="vineyard")
    state = a_table(manneken, a_city("great-wall-a"), age=2, boxes="wonder-pack")
    assert legal(state, 0, "W1:vineyard")
    error = refusal(state, "W1c:vineyard")
    assert isinstance(error, CannotAfford)
    assert error.missing == ("stone", "stone", "stone")

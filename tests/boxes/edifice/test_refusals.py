"""Refusals of joining an edifice, and of a half that a stage of Carthage does not have."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import (
    CannotAfford,
    CannotJoin,
    IllegalChoice,
    NotOffered,
    PriceNotOffered,
)
from sevenwonders.engine.game.state import State
from tests.support.dump import dump
from tests.support.rules import rule
from tests.support.table import a_city, a_table

TABLE = "artisan-district auction-house military-school"
"""Joining costs 2, 2 and 5 coins."""


def refusal(state: State, choice: str) -> IllegalChoice:
    """The error that a choice of seat 0 meets, once it is sure that it left no trace."""
    before = dump(state)
    with pytest.raises(IllegalChoice) as refused:
        state.submit(0, Choice.parse(choice))
    assert dump(state) == before
    return refused.value


@rule("15.21")
def test_a_half_that_a_stage_does_not_have() -> None:
    carthage = a_city("carthage-night", built="foundry press-1", hand="vineyard")
    error = refusal(a_table(carthage, age=2, boxes="edifice"), "W1c:vineyard")
    assert isinstance(error, NotOffered)
    assert error.offered == ["W1:vineyard", "W1b:vineyard"]


def _beside_an_edifice(coins: int, *, joined: bool = False, built: tuple[int, ...] = ()) -> State:
    home = a_city("giza-a", coins=coins, built="stone-pit", hand="altar")
    if joined:
        wood = "lumber-yard timber-yard"
        home = a_city("ephesus-a", coins=9, built=wood, stages="?", hand="altar", joined=(1,))
    return a_table(
        home,
        boxes="edifice",
        edifices=TABLE,
        edifice_pawns=(0 if built else 2, 2, 2),
        edifices_built=built,
    )


@rule("15.4")
def test_an_edifice_that_cannot_be_paid_beside_the_stage() -> None:
    error = refusal(_beside_an_edifice(1), "W1:altar$2+")
    assert isinstance(error, CannotAfford)
    assert (error.what, error.coins) == ("artisan-district", 1)


@rule("15.3", "15.5")
@pytest.mark.parametrize(
    ("state", "choice", "why"),
    [
        (_beside_an_edifice(9, built=(1,)), "W1:altar$2+", "'artisan-district' is built"),
        (_beside_an_edifice(9, joined=True), "W2:altar$2+", "joined 'artisan-district' already"),
        (_beside_an_edifice(9), "B:altar+", "only a stage"),
        (a_table(a_city("giza-a", built="stone-pit", hand="altar")), "W1:altar+", "there is none"),
    ],
    ids=["built", "joined", "no stage", "no edifice"],
)
def test_an_edifice_that_cannot_be_joined(state: State, choice: str, why: str) -> None:
    error = refusal(state, choice)
    assert isinstance(error, CannotJoin)
    assert error.choice == choice
    assert why in str(error)


@rule("15.4")
def test_joining_at_a_price_that_is_not_on_offer() -> None:
    error = refusal(_beside_an_edifice(9), "W1:altar$1+")
    assert isinstance(error, PriceNotOffered)
    assert "W1:altar$2+" in error.offered

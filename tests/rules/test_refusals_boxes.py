"""Refusals that the boxes bring: recruiting, stages in several ways, edifices, hands that stay."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import (
    CannotAfford,
    CannotFreeze,
    CannotJoin,
    IllegalChoice,
    NotInHand,
    NotOffered,
    PriceNotOffered,
    StageNotNext,
)
from sevenwonders.engine.game.state import State
from tests.support.dump import dump
from tests.support.rules import rule
from tests.support.table import a_city, a_table, asked, legal, play

TABLE = "artisan-district auction-house military-school"
"""Joining costs 2, 2 and 5 coins."""


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

"""The promos: the old Manneken Pis B and the three leaders."""

import pytest

from tests.boxes.sides import check_gains, check_price
from tests.cards.printed import PrintedStage
from tests.support.covers import covers, each
from tests.support.rules import rule
from tests.support.table import a_city, a_table, coins, hand, legal, play, points, stage_count

STAGES = (
    PrintedStage(
        "manneken-pis-promo-b",
        1,
        "wood stone clay ore glass papyrus cloth",
        points=7,
        coins=7,
        shields=1,
    ),
)


@each("stage cost", "stage", STAGES)
def test_the_stage_costs_one_of_every_good(stage: PrintedStage) -> None:
    check_price(stage)


@rule("16.1")
@each("stage", "stage", STAGES)
def test_the_stage_gives_coins_points_and_a_shield(stage: PrintedStage) -> None:
    check_gains(stage)


@rule("12.33")
@covers("leader", "louis")
@pytest.mark.parametrize(
    ("victories", "worth"), [((0, 0, 0), 7), ((1, 2, 0), 4), ((2, 2, 2), 1), ((2, 4, 4), -3)]
)
def test_louis_is_worth_seven_less_one_a_victory_token(
    victories: tuple[int, int, int], worth: int
) -> None:
    state = a_table(a_city("giza-a", leaders="louis"), boxes="leaders promos edifice", age=3)
    city = state.cities[0]
    for age, count in enumerate(victories, 1):
        for _ in range(count):
            city.add_victory(age)
    assert points(state, 0, "leaders") == worth


@rule("12.41")
@covers("leader", "esteban")
def test_esteban_keeps_the_hands_where_they_are_once_a_game() -> None:
    state = a_table(a_city("giza-a", leaders="esteban"), boxes="leaders promos", age=2, turn=3)
    card = hand(state, 0)[0]
    rest = hand(state, 0)[1:]
    play(state, f"D:{card}!")
    assert hand(state, 0) == rest
    assert not any(choice.endswith("!") for choice in legal(state, 0))


@rule("12.41")
def test_esteban_is_silent_in_the_last_turn_of_an_age() -> None:
    state = a_table(a_city("giza-a", leaders="esteban"), boxes="leaders promos", age=2, turn=6)
    assert not any(choice.endswith("!") for choice in legal(state, 0))


@rule("12.42")
@covers("leader", "stevie")
def test_stevie_builds_a_stage_of_the_great_wall_for_a_coin_a_resource() -> None:
    state = a_table(
        a_city("great-wall-a", coins=5, leader_hand="stevie"),
        boxes="leaders promos wonder-pack",
        age=2,
        recruiting=True,
    )
    assert legal(state, 0, "R") == [
        "R1:stevie$2",
        "R2:stevie$3",
        "R3:stevie$3",
        "R4:stevie$3",
    ]
    play(state, "R1:stevie$2")
    assert coins(state)[0] == 5 - 2 + 8
    assert stage_count(state, 0) == 1


@rule("12.42", "15.3")
def test_stevie_s_stage_may_join_an_edifice() -> None:
    state = a_table(
        a_city("giza-a", coins=4, leader_hand="stevie"),
        boxes="leaders promos edifice",
        age=2,
        recruiting=True,
        edifices="belvedere auction-house gold-reserves",
    )
    play(state, "R1:stevie$4+")
    assert coins(state)[0] == 0
    assert int(state.cities[0].edifices.pawn_count(2)) == 1

"""Stonehenge, which counts stones and hidden colours, and Abu Simbel, which buries leaders."""

import pytest

from sevenwonders.engine.game.state import State
from tests.support.covers import covers
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    coins,
    hand,
    legal,
    play,
    points,
    stage_count,
)


def _stonehenge(
    side: str, own: str, *, stages: str = "", cards: str = "", left: str = "", right: str = ""
) -> State:
    """Stonehenge with these cards, between Giza and Ephesus with theirs."""
    return a_table(
        a_city(side, coins=0, built=own, stages=stages, hand=cards),
        a_city("giza-a", built=left),
        a_city("ephesus-a", built=right),
        boxes="wonder-pack",
        age=3,
        turn=4,
    )


@rule("16.13")
@covers("stage", "stonehenge-a-3")
def test_the_third_stage_a_is_worth_two_points_a_stone_on_the_own_brown_cards() -> None:
    own = "sawmill loom-1 stone-pit quarry timber-yard"
    state = _stonehenge("stonehenge-a", own, stages="? ?")
    play(state, f"W3:{hand(state, 0)[0]}")
    assert points(state, 0, "wonder") == 3 + 5 + 2 * (1 + 2 + 1)


@rule("16.13")
def test_stones_of_the_neighbours_and_of_yellow_cards_do_not_count() -> None:
    own = "sawmill loom-1 caravansery"
    state = _stonehenge("stonehenge-a", own, stages="? ?", left="stone-pit quarry")
    play(state, f"W3:{hand(state, 0)[0]}")
    assert points(state, 0, "wonder") == 3 + 5


@rule("16.13")
@covers("stage", "stonehenge-b-1")
def test_the_first_stage_b_brings_a_coin_and_a_point_a_stone() -> None:
    state = _stonehenge("stonehenge-b", "ore-vein foundry stone-pit quarry")
    play(state, f"W1:{hand(state, 0)[0]}")
    assert coins(state)[0] == 3
    assert points(state, 0, "wonder") == 3


@rule("16.14")
@covers("stage", "stonehenge-b-2")
@pytest.mark.parametrize(
    ("card", "worth"),
    [("palace", 3), ("arena", 0), ("arsenal", 1), ("spies-guild", 1), ("academy", 0)],
)
def test_the_second_stage_b_counts_the_colour_of_the_card_under_it(card: str, worth: int) -> None:
    state = _stonehenge(
        "stonehenge-b",
        "clay-pool brickyard press-1",
        stages="?",
        cards=card,
        left="altar baths stockade",
        right="theater builders-guild",
    )
    play(state, f"W2:{card}")
    assert points(state, 0, "wonder") == worth


@rule("16.14")
def test_a_black_card_under_it_counts_black_cards() -> None:
    state = a_table(
        a_city("stonehenge-b", stages="? hideout"),
        a_city("giza-a", built="residence militia"),
        a_city("ephesus-a", built="lair"),
        boxes="wonder-pack cities",
        age=2,
    )
    assert points(state, 0, "wonder") == 3


@rule("16.14")
def test_a_leader_under_it_counts_the_neighbours_face_up_leaders() -> None:
    state = a_table(
        a_city(
            "stonehenge-b",
            coins=0,
            built="clay-pool brickyard press-1",
            stages="?",
            leader_hand="plato",
        ),
        a_city("giza-a", leaders="midas nero", leader_hand="xenophon"),
        a_city("ephesus-a", leaders="hatshepsut"),
        boxes="wonder-pack leaders",
        age=3,
        recruiting=True,
    )
    play(state, "W2:plato")
    assert points(state, 0, "wonder") == 3


def _tomb(
    side: str, own: str, *, stages: str, leaders: str, leader_hand: str = "", left: str = ""
) -> State:
    """Abu Simbel with these leaders, about to build the stage that buries."""
    return a_table(
        a_city(side, coins=9, built=own, stages=stages, leaders=leaders, leader_hand=leader_hand),
        a_city("giza-a", built=left),
        boxes="wonder-pack leaders classic-extras",
        age=3,
        turn=4,
    )


THIRD_A = "quarry glassworks-1 loom-1"
FIRST_B = "brickyard loom-1"
SECOND_B = "sawmill glassworks-1"


@rule("16.15")
@covers("stage", "abu-simbel-a-3", "abu-simbel-b-1", "abu-simbel-b-2")
@pytest.mark.parametrize(
    ("side", "stage", "own", "before"),
    [
        ("abu-simbel-a", 3, THIRD_A, 8),
        ("abu-simbel-b", 1, FIRST_B, 0),
        ("abu-simbel-b", 2, SECOND_B, 0),
    ],
)
def test_the_buried_leader_is_worth_twice_its_cost_and_works_no_more(
    side: str, stage: int, own: str, before: int
) -> None:
    state = _tomb(side, own, stages="? " * (stage - 1), leaders="archimedes nero")
    play(state, f"W{stage}:{hand(state, 0)[0]}")
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(0, "bury-leader")]
    assert legal(state, 0) == ["U:archimedes", "U:nero"]
    powers = int(state.cities[0].powers)
    play(state, "U:archimedes")
    assert points(state, 0, "wonder") == before + 8
    assert int(state.cities[0].powers) < powers
    assert [state.components.cards[one].slug for one in state.cities[0].leaders.in_play] == ["nero"]


@rule("16.15")
def test_a_leader_that_costs_by_age_is_worth_twice_the_age_it_was_recruited_in() -> None:
    state = _tomb("abu-simbel-b", FIRST_B, stages="", leaders="aganice@2")
    play(state, f"W1:{hand(state, 0)[0]}")
    play(state, "U:aganice")
    assert points(state, 0, "wonder") == 2 * 2


@rule("16.16")
def test_without_a_leader_the_stage_is_built_and_worth_nothing() -> None:
    state = _tomb("abu-simbel-b", FIRST_B, stages="", leaders="")
    play(state, f"W1:{hand(state, 0)[0]}")
    assert asked(state) == "play"
    assert (stage_count(state, 0), points(state, 0, "wonder")) == (1, 0)


@rule("16.15")
def test_the_leader_laid_under_the_stage_is_not_buried() -> None:
    state = a_table(
        a_city("abu-simbel-b", built=FIRST_B, leader_hand="plato", leaders="midas"),
        boxes="wonder-pack leaders",
        age=3,
        recruiting=True,
    )
    play(state, "W1:plato")
    assert legal(state, 0) == ["U:midas"]


@rule("16.17")
def test_a_buried_leader_counts_for_nobody() -> None:
    state = _tomb("abu-simbel-b", FIRST_B, stages="", leaders="plato nero", left="diplomats-guild")
    assert points(state, 1, "guilds") == 2
    play(state, f"W1:{hand(state, 0)[0]}")
    play(state, "U:plato")
    assert points(state, 1, "guilds") == 1


@rule("16.15")
def test_what_a_buried_leader_brought_stays() -> None:
    state = a_table(
        a_city("abu-simbel-b", coins=9, built=FIRST_B, leader_hand="croesus"),
        boxes="wonder-pack leaders",
        age=2,
        recruiting=True,
    )
    play(state, "R:croesus$1")
    rich = coins(state)[0]
    play(state, f"W1:{hand(state, 0)[0]}")
    play(state, "U:croesus")
    assert coins(state)[0] == rich
    assert points(state, 0, "wonder") == 2

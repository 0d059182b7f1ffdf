"""The Great Wall: its stages in any order, and what each of them does."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.state import State
from tests.support.covers import covers
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    finish,
    hand,
    legal,
    play,
    play_on,
    points,
    tokens,
    ways,
)

RICH = "lumber-yard stone-pit clay-pool ore-vein glassworks-1 press-1"
DOUBLE = "sawmill quarry brickyard foundry"


def _wall(side: str) -> State:
    return a_table(
        a_city(side, coins=0, built=f"{RICH} {DOUBLE}"),
        a_city("giza-a"),
        a_city("ephesus-a"),
        boxes="wonder-pack",
        age=3,
    )


@rule("16.3")
@pytest.mark.parametrize("side", ["great-wall-a", "great-wall-b"])
def test_any_stage_may_be_built_first_and_none_twice(side: str) -> None:
    state = _wall(side)
    card = hand(state, 0)[0]
    assert legal(state, 0, f"W2:{card}") == [f"W2:{card}"]
    assert [choice[:2] for choice in legal(state, 0, "W") if choice.endswith(f":{card}")] == [
        "W1",
        "W2",
        "W3",
        "W4",
    ]
    play(state, f"W3:{card}")
    while asked(state) != "play":
        play(state)
    assert {choice[:2] for choice in legal(state, 0, "W")} == {"W1", "W2", "W4"}


@rule("16.3")
def test_the_stage_is_chosen_with_the_card_and_hidden() -> None:
    state = _wall("great-wall-a")
    card = hand(state, 0)[0]
    state.submit(0, Choice.parse(f"W3:{card}"))
    assert int(state.cities[0].stages) == 0
    assert [ask.seat for ask in state.pending()] == [1, 2]


@covers("stage", "great-wall-a-2")
def test_the_second_stage_a_reads_a_symbol_of_choice() -> None:
    state = _wall("great-wall-a")
    play(state, f"W2:{hand(state, 0)[0]}")
    assert points(state, 0, "green") == 1


@rule("6.12")
@covers("stage", "great-wall-a-4")
def test_the_fourth_stage_a_builds_from_the_discard_pile() -> None:
    state = a_table(
        a_city("great-wall-a", coins=0, built="ore-vein foundry"),
        boxes="wonder-pack",
        age=3,
        discard="altar baths",
    )
    play(state, f"W4:{hand(state, 0)[0]}")
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(0, "discard-pile")]
    play(state, "T:baths")
    assert built(state, 0)[-1] == "baths"


@covers("stage", "great-wall-b-1")
def test_the_first_stage_b_brings_eight_coins_and_two_to_each_neighbour() -> None:
    state = a_table(
        a_city("great-wall-b", coins=0, built="lumber-yard press-1"),
        a_city("giza-a", coins=0),
        a_city("rhodes-a", coins=0),
        a_city("ephesus-a", coins=0),
        players=4,
        boxes="wonder-pack",
        age=2,
    )
    play(state, f"W1:{hand(state, 0)[0]}")
    assert coins(state) == [8, 3 + 2, 3, 3 + 2]


@rule("9.11", "16.5")
@covers("stage", "great-wall-b-2")
def test_the_second_stage_b_copies_a_neighbour_s_symbol_at_the_end() -> None:
    state = a_table(
        a_city("great-wall-b", coins=0, built="brickyard ore-vein apothecary workshop"),
        a_city("giza-a", built="scriptorium"),
        a_city("rhodes-a", built="school"),
        boxes="wonder-pack",
        age=3,
    )
    assert points(state, 0, "green") == 2
    play(state, f"W2:{hand(state, 0)[0]}")
    assert points(state, 0, "green") == 3 + 7
    assert points(state, 1, "green") == 1


@rule("16.5")
def test_without_a_green_card_next_door_nothing_is_copied() -> None:
    state = a_table(
        a_city("great-wall-b", coins=0, built="brickyard ore-vein apothecary"),
        boxes="wonder-pack",
        age=3,
    )
    play(state, f"W2:{hand(state, 0)[0]}")
    assert points(state, 0, "green") == 1


def _before_the_third(boxes: str, *, players: int = 4) -> State:
    """The Great Wall B can build its third stage in the last turn; the shields run 0 1 2 4."""
    others = (
        a_city("giza-a", coins=0, built="stockade", hand="loom-2"),
        a_city("rhodes-a", coins=1, built="barracks guard-tower"),
        a_city("ephesus-a", coins=9, built="walls stables"),
    )
    return a_table(
        a_city("great-wall-b", coins=0, built="sawmill press-1"),
        *others[: players - 1],
        players=players,
        boxes=boxes,
        age=2,
        turn=7 if "cities" in boxes else 6,
    )


@rule("16.4", "16.19")
@covers("stage", "great-wall-b-3")
def test_the_third_stage_b_skips_the_conflict_and_takes_two_coins_from_all_others() -> None:
    state = _before_the_third("wonder-pack")
    play(state, f"W3:{hand(state, 0)[0]}", "B:loom-2")
    assert coins(state) == [0, 0, 1 + 3 - 2, 9 + 3 - 2]
    assert [tokens(state, at) for at in range(4)] == [
        (0, 0, 0, 0),
        (0, 0, 0, 2),
        (0, 1, 0, 1),
        (0, 2, 0, 0),
    ]


@rule("13.18", "16.4")
def test_two_who_are_left_fight_once() -> None:
    state = _before_the_third("wonder-pack", players=3)
    play(state, f"W3:{hand(state, 0)[0]}", "B:loom-2")
    assert [tokens(state, at) for at in range(3)] == [(0, 0, 0, 0), (0, 0, 0, 1), (0, 1, 0, 0)]


@rule("16.4")
def test_the_token_is_used_up_by_one_conflict() -> None:
    state = _before_the_third("wonder-pack", players=3)
    play(state, f"W3:{hand(state, 0)[0]}", "B:loom-2")
    finish(state)
    assert tokens(state, 0)[3] == 2


@rule("13.8", "13.10", "16.19")
def test_with_cities_the_losers_choose_between_coins_and_debts() -> None:
    state = _before_the_third("wonder-pack cities")
    play(state, f"W3:{hand(state, 0)[0]}", "B:loom-2")
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(2, "pay-loss"), (3, "pay-loss")]
    assert legal(state, 2) == ["L:-$2", "L:-$1", "L:-"]
    play(state, None, None, "L:-$1", "L:-")
    assert coins(state) == [0, 0, 4 - 1, 12]
    assert [int(city.tokens.debts) for city in state.cities] == [0, 2, 1, 2]


def _with_the_fourth(own: str, *, cards: str, stages: str = "- - - ?") -> State:
    return a_table(
        a_city("great-wall-b", coins=0, built=own, stages=stages, hand=cards),
        a_city("giza-a", coins=9),
        a_city("rhodes-a", coins=9),
        boxes="wonder-pack",
        age=2,
        turn=3,
    )


@rule("16.6")
@covers("stage", "great-wall-b-4")
def test_the_fourth_stage_b_makes_one_good_that_the_city_lacks() -> None:
    assert ways(_with_the_fourth("", cards="aqueduct", stages=""), 0, "B:aqueduct") == []
    state = _with_the_fourth("lumber-yard", cards="school courthouse library temple")
    assert ways(state, 0, "B:school") == ["B:school"]
    assert ways(state, 0, "B:courthouse") == []
    assert ways(state, 0, "B:temple") == []


@rule("16.6")
def test_a_good_the_city_makes_is_not_lacking() -> None:
    state = _with_the_fourth("clay-pool", cards="forum courthouse")
    assert ways(state, 0, "B:forum") == []
    assert ways(state, 0, "B:courthouse") == []
    state = _with_the_fourth("", cards="forum", stages="- - - ?")
    assert ways(state, 0, "B:forum") == []


@rule("16.6")
def test_yellow_cards_do_not_count_as_making_a_good() -> None:
    state = _with_the_fourth("caravansery lumber-yard", cards="temple")
    assert ways(state, 0, "B:temple") == ["B:temple"]


@rule("16.6")
def test_the_good_is_not_for_sale() -> None:
    state = a_table(
        a_city("great-wall-b", stages="- - - ?"),
        a_city("giza-a", coins=9, hand="school", built="lumber-yard"),
        a_city("rhodes-a"),
        boxes="wonder-pack",
        age=2,
        turn=3,
    )
    assert ways(state, 1, "B:school") == []


@rule("16.3")
def test_a_late_stage_leaves_the_others_open_to_the_end() -> None:
    state = _with_the_fourth("lumber-yard sawmill press-1", cards="")
    play_on(state, age=3, turn=1)
    assert {choice[:2] for choice in legal(state, 0, "W")} == {"W1", "W3"}


@rule("14.4", "16.4")
def test_in_teams_the_token_halves_the_conflict_with_the_other_team() -> None:
    state = a_table(
        a_city("great-wall-b", coins=0, built="sawmill press-1"),
        a_city("giza-a"),
        a_city("rhodes-a"),
        a_city("ephesus-a", built="stockade"),
        players=4,
        boxes="wonder-pack cities",
        teams=True,
        age=2,
        turn=7,
    )
    play(state, f"W3:{hand(state, 0)[0]}")
    play(state)
    assert tokens(state, 0) == (0, 0, 0, 1)
    assert tokens(state, 3) == (0, 1, 0, 0)

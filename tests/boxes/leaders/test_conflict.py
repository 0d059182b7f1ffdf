"""Leaders of shields and tokens: in conflicts, or taking and dropping what they leave."""

import pytest

from tests.boxes.leaders.leaders import asked_of, plays, recruit
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    coins,
    legal,
    play,
    play_on,
    points,
    tokens,
)

RHODES, EPHESUS = "rhodes-a", "ephesus-a"


@plays("caesar")
@rule("12.16")
def test_caesar_brings_two_shields() -> None:
    armed = a_city(RHODES, built="barracks"), a_city(EPHESUS, built="stockade")
    state = recruit("caesar", *armed, age=2)
    play_on(state, age=3, turn=1)
    assert tokens(state, 0) == (0, 2, 0, 0)


@plays("hannibal")
@rule("12.16")
def test_hannibal_brings_one_shield() -> None:
    armed = a_city(RHODES, built="barracks"), a_city(EPHESUS)
    state = recruit("hannibal", *armed, age=2, leaders="pericles")
    play_on(state, age=3, turn=1)
    assert tokens(state, 0) == (0, 1, 0, 0), "level with one neighbour, ahead of the other"
    assert points(state, 0, "leaders") == 0, "and he is no red card for Pericles"


@plays("nero")
@rule("12.25")
def test_nero_pays_two_coins_for_each_victory_token() -> None:
    home = a_city("giza-a", coins=0, built="barracks", leaders="nero")
    state = a_table(home, turn=6, boxes="leaders")
    play(state)
    assert tokens(state, 0) == (2, 0, 0, 0)
    assert coins(state)[0] == 3 + 4


@rule("12.24")
def test_the_end_of_an_age_is_a_turn_of_its_own_for_berenice() -> None:
    home = a_city("giza-a", coins=0, built="barracks", leaders="nero berenice")
    state = a_table(home, turn=6, boxes="leaders")
    play(state)
    assert coins(state)[0] == 3 + 1 + 4 + 1


@rule("12.25", "12.28")
def test_nero_pays_for_the_token_of_nitocris_too() -> None:
    state = recruit("nitocris", age=2, leaders="nero")
    assert coins(state)[0] == 2


@pytest.mark.parametrize(("age", "held"), [(1, (1, 0, 0, 0)), (2, (0, 1, 0, 0)), (3, (0, 0, 1, 0))])
@plays("nitocris")
@rule("12.28")
def test_nitocris_takes_a_token_of_the_age(age: int, held: tuple[int, int, int, int]) -> None:
    assert tokens(recruit("nitocris", age=age), 0) == held


@plays("telesilla")
@rule("12.27")
def test_telesilla_drops_her_defeats_and_a_victory_of_everybody_else() -> None:
    left = a_city(RHODES, victories=(1, 2, 0))
    right = a_city(EPHESUS, victories=(0, 0, 0), defeats=1)
    state = recruit("telesilla", left, right, age=3, victories=(1, 0, 0), defeats=3)
    assert tokens(state, 0) == (1, 0, 0, 0)
    assert asked_of(state) == [("drop-token", 1)], "who has none is not asked"
    assert legal(state, 1) == ["V:1", "V:3"]
    play(state, None, "V:3")
    assert tokens(state, 1) == (1, 1, 0, 0)
    assert tokens(state, 2) == (0, 0, 0, 1)


@rule("12.27", "14.8")
def test_telesilla_makes_the_partner_drop_a_token_too() -> None:
    partner = a_city(RHODES, victories=(1, 1, 0))
    home = a_city("giza-a", leader_hand="telesilla", coins=9)
    state = a_table(
        home, partner, age=3, recruiting=True, players=4, boxes="leaders cities", teams=True
    )
    play(state, "R:telesilla$3")
    assert asked_of(state) == [("drop-token", 1)]


@plays("tomyris")
@rule("12.26")
def test_tomyris_hands_her_defeats_to_the_winner() -> None:
    home = a_city("giza-a", leaders="tomyris")
    armed = a_city(RHODES, built="barracks")
    state = a_table(home, armed, age=2, turn=6, boxes="leaders")
    play(state)
    assert tokens(state, 0) == (0, 0, 0, 0)
    assert tokens(state, 1) == (0, 2, 0, 1), "two conflicts won, one defeat taken over"
    assert tokens(state, 2) == (0, 0, 0, 1)


@rule("12.26")
def test_tomyris_against_tomyris_stops_with_the_winner() -> None:
    armed = a_city(RHODES, built="barracks courtesans-guild", copied="tomyris")
    state = a_table(
        a_city("giza-a", leaders="tomyris"),
        armed,
        a_city(EPHESUS, built="walls"),
        age=3,
        turn=6,
        boxes="leaders classic-extras",
    )
    play(state)
    assert tokens(state, 0) == (0, 0, 0, 0)
    assert tokens(state, 1) == (0, 0, 1, 1), "won one with its Defeat token; passed one on"
    assert tokens(state, 2) == (0, 0, 2, 2)


@rule("12.26")
def test_tomyris_does_nothing_on_a_tie() -> None:
    state = a_table(a_city("giza-a", leaders="tomyris"), turn=6, boxes="leaders")
    play(state)
    assert all(tokens(state, at) == (0, 0, 0, 0) for at in range(3))


@plays("semiramis")
@rule("12.40")
def test_semiramis_fights_with_the_defeats_held() -> None:
    home = a_city("giza-a", leaders="semiramis", defeats=3)
    armed = a_city(RHODES, built="walls")
    state = a_table(home, armed, age=3, turn=6, boxes="leaders classic-extras")
    play(state)
    assert tokens(state, 0) == (0, 0, 1 + 1, 3), "three against two, and against none"


@rule("12.40")
def test_a_defeat_of_the_same_conflict_is_no_shield_of_semiramis_yet() -> None:
    home = a_city("giza-a", leaders="semiramis", defeats=1)
    state = a_table(
        home,
        a_city(RHODES, built="walls"),
        a_city(EPHESUS, built="barracks stockade"),
        age=2,
        turn=6,
        boxes="leaders classic-extras",
    )
    play(state)
    assert tokens(state, 0) == (0, 0, 0, 3)

"""Leaders that come with stages: Octavia, Roxana and Stevie."""

from tests.boxes.leaders.leaders import asked_of, in_play, plays, recruiting
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    coins,
    legal,
    play,
    points,
)

RHODES = "rhodes-a"


@plays("octavia")
@rule("12.38", "12.39")
def test_octavia_pays_for_stages_and_the_others_lose_a_coin() -> None:
    home = a_city("giza-a", coins=0, hand="altar", built="stone-pit", leaders="octavia")
    state = a_table(home, turn=2, boxes="leaders cities")
    play(state, "W1:altar")
    assert asked_of(state) == [("pay-loss", 1), ("pay-loss", 2)]
    play(state)
    assert coins(state) == [2, 3 + 3 - 1, 3 + 3 - 1]


@rule("12.38")
def test_octavia_pays_in_the_recruitment_phase_too() -> None:
    home = a_city("giza-a", coins=0, built="stone-pit", leaders="octavia", leader_hand="sappho")
    state = recruiting(home, age=2, boxes="leaders cities")
    play(state, "W1:sappho")
    assert coins(state)[0] == 2


@plays("roxana")
@rule("12.38")
def test_roxana_pays_for_each_stage_of_a_neighbour() -> None:
    home = a_city("giza-a", coins=0, built="stone-pit", hand="altar", leaders="roxana")
    left = a_city(RHODES, built="lumber-yard timber-yard", hand="theater")
    state = a_table(home, left, turn=3, boxes="leaders classic-extras")
    play(state, None, "W1:theater")
    assert coins(state)[0] == 3 + 2
    own = a_table(home, turn=2, boxes="leaders classic-extras")
    play(own, "W1:altar")
    assert coins(own)[0] == 0, "her own stages bring nothing"


@rule("12.38")
def test_roxana_is_not_paid_for_a_stage_built_as_she_is_recruited() -> None:
    left = a_city(RHODES, built="lumber-yard timber-yard", leader_hand="sappho")
    home = a_city("giza-a", coins=1, leader_hand="roxana")
    state = recruiting(home, left, age=2, boxes="leaders classic-extras")
    play(state, "R:roxana$1", "W1:sappho")
    assert coins(state)[0] == 0


@plays("stevie")
@rule("12.42")
def test_stevie_builds_the_next_stage_for_a_coin_a_resource() -> None:
    home = a_city("rhodes-b", coins=4, stages="?", leader_hand="stevie")
    state = recruiting(home, age=2, boxes="leaders promos")
    assert legal(state, 0, "R") == ["R2:stevie$4"]
    play(state, "R2:stevie$4")
    assert coins(state)[0] == 0 + 4, "the second stage of Rhodes brings 4 coins"
    assert in_play(state, 0) == ["stevie"]
    assert state.cities[0].stage_count() == 2


@rule("12.42")
def test_stevie_cannot_be_recruited_without_a_stage_left() -> None:
    home = a_city("rhodes-b", coins=9, stages="? ?", leader_hand="stevie")
    state = recruiting(home, age=3, boxes="leaders promos")
    assert legal(state, 0) == ["D:stevie"]


@rule("12.42", "13.31")
def test_imhotep_and_the_architect_firm_change_nothing_about_stevie() -> None:
    home = a_city(
        "giza-a",
        coins=2,
        built="architect-firm",
        leaders="imhotep",
        leader_hand="stevie sappho",
    )
    state = recruiting(home, age=3, boxes="leaders promos cities")
    assert legal(state, 0, "R1") == ["R1:stevie$2"]
    assert legal(state, 0, "W1:sappho") == ["W1:sappho"], "the stage alone costs nothing"


@rule("12.42")
def test_maecenas_and_roma_make_stevie_cheaper() -> None:
    free = a_city("giza-a", coins=0, leaders="maecenas", leader_hand="stevie")
    assert legal(recruiting(free, age=2, boxes="leaders promos"), 0, "R") == ["R1:stevie"]
    roma = a_city("roma-night", coins=9, stages="?", leader_hand="stevie")
    assert legal(recruiting(roma, age=2, boxes="leaders promos"), 0, "R") == ["R2:stevie$1"]
    beside = a_city("giza-a", coins=9, leader_hand="stevie")
    state = recruiting(beside, a_city("roma-night"), age=2, boxes="leaders promos")
    assert legal(state, 0, "R") == ["R1:stevie$1"]


@rule("12.42")
def test_the_coins_of_a_stage_are_paid_with_stevie_too() -> None:
    home = a_city("petra-day", coins=5, stages="?", leader_hand="stevie")
    state = recruiting(home, age=2, boxes="leaders promos cities")
    assert legal(state, 0, "R") == ["R2:stevie$5"]


@rule("12.31", "12.42")
def test_stevie_under_a_stage_keeps_agrippina_company() -> None:
    home = a_city("giza-a", coins=2, leaders="agrippina", leader_hand="stevie")
    state = recruiting(home, age=2, boxes="leaders promos")
    play(state, "R1:stevie$2")
    assert points(state, 0, "leaders") == 0

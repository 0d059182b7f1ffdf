"""Roma and Abu Simbel: their stages, their powers, burials and extra recruitments."""

import pytest

from tests.boxes.leaders.leaders import (
    asked_of,
    can,
    in_box,
    in_hand,
    in_play,
    plays,
    recruiting,
)
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    finish,
    legal,
    play,
    points,
    stage_count,
    tokens,
)

GOODS = {
    "roma-day-1": "clay-pool lumber-yard ore-vein",
    "roma-day-2": "quarry clay-pool loom-1",
    "roma-night-1": "clay-pool lumber-yard",
    "roma-night-2": "stone-pit clay-pool glassworks-1",
    "roma-night-3": "quarry press-1",
    "abu-simbel-day-1": "stone-pit clay-pool",
    "abu-simbel-day-2": "lumber-yard ore-vein",
    "abu-simbel-day-3": "quarry glassworks-1 loom-1",
    "abu-simbel-night-1": "brickyard loom-1",
    "abu-simbel-night-2": "sawmill glassworks-1",
}
"""What a city must make to build each stage, and no more."""
STAGE_POINTS = {
    "roma-day-1": 4,
    "roma-day-2": 6,
    "roma-night-1": 0,
    "roma-night-2": 3,
    "roma-night-3": 3,
    "abu-simbel-day-1": 3,
    "abu-simbel-day-2": 5,
    "abu-simbel-day-3": 0,
    "abu-simbel-night-1": 0,
    "abu-simbel-night-2": 0,
}


def _stage(name: str) -> tuple[str, int]:
    side, _, number = name.rpartition("-")
    return side, int(number)


@pytest.mark.parametrize("name", sorted(GOODS))
@rule("12.3", "12.46", "12.47", "12.50")
def test_each_stage_costs_and_scores_what_is_printed(name: str) -> None:
    side, number = _stage(name)
    goods = GOODS[name].split()
    marks = " ".join("?" * (number - 1))
    quiet = a_city("alexandria-a"), a_city("halicarnassus-a")
    for missing in [None, *goods]:
        made = " ".join(good for good in goods if good != missing)
        home = a_city(side, coins=0, built=made, stages=marks)
        state = a_table(home, *quiet, age=3, boxes="leaders")
        assert bool(legal(state, 0, f"W{number}:")) == (missing is None), missing
    home = a_city(side, coins=0, built=GOODS[name], stages=marks)
    state = a_table(home, *quiet, age=3, boxes="leaders")
    before = points(state, 0, "wonder")
    play(state, legal(state, 0, f"W{number}:")[0])
    assert points(state, 0, "wonder") - before == STAGE_POINTS[name]


@rule("12.46")
def test_roma_by_day_recruits_for_nothing() -> None:
    state = recruiting(a_city("roma-day", coins=0, leader_hand="pericles theano"), age=2)
    assert legal(state, 0, "R") == ["R:pericles", "R:theano"]


@rule("12.46")
def test_roma_makes_no_good() -> None:
    state = a_table(a_city("roma-day"), boxes="leaders")
    assert state.cities[0].goods == 0


@rule("12.47")
def test_roma_by_night_makes_leaders_cheaper_for_itself_and_its_neighbours() -> None:
    roma = a_city("roma-night", coins=9, leader_hand="pericles sappho theano")
    left = a_city("giza-a", coins=9, leader_hand="plato croesus")
    state = recruiting(roma, left, a_city("rhodes-a"), a_city("ephesus-a"), players=4)
    assert legal(state, 0, "R") == ["R:pericles$4", "R:sappho", "R:theano"]
    assert legal(state, 1, "R") == ["R:croesus", "R:plato$3"]


@rule("12.47")
def test_romas_discount_ends_with_its_neighbours() -> None:
    far = a_city("rhodes-a", coins=9, leader_hand="plato")
    state = recruiting(a_city("roma-night"), a_city("giza-a"), far, a_city("ephesus-a"), players=4)
    assert legal(state, 2, "R") == ["R:plato$4"]


@rule("12.47", "12.49")
def test_the_first_stage_of_roma_by_night_brings_coins_and_leaders() -> None:
    home = a_city("roma-night", coins=0, built="clay-pool lumber-yard", leader_hand="plato")
    state = recruiting(home, age=2)
    first = in_box(state)[:4]
    play(state, "W1:plato")
    assert coins(state)[0] == 5
    assert sorted(in_hand(state, 0)) == sorted(first)
    assert not {*first} & {*in_box(state)}


@rule("12.47")
def test_a_box_with_fewer_leaders_gives_what_it_has() -> None:
    home = a_city("roma-night", coins=0, built="clay-pool lumber-yard", hand="baths")
    state = a_table(home, turn=3, boxes="leaders")
    state.leaders.box = state.leaders.box[:2]
    play(state, "W1:baths")
    assert len(in_hand(state, 0)) == 2


@rule("12.48")
def test_the_later_stages_of_roma_by_night_recruit_one_more() -> None:
    home = a_city(
        "roma-night",
        coins=4,
        built="stone-pit clay-pool glassworks-1",
        stages="?",
        hand="baths",
        leader_hand="plato pericles croesus",
    )
    state = a_table(home, turn=4, players=3, boxes="leaders")
    play(state, "W2:baths")
    assert asked_of(state) == [("recruit-more", 0)]
    assert legal(state, 0) == ["R:-", "R:croesus", "R:pericles$4", "R:plato$2"]
    play(state, "R:croesus")
    assert coins(state)[0] == 4 + 6
    assert in_play(state, 0) == ["croesus"]
    assert asked(state) == "play"


@rule("12.48")
def test_an_extra_recruitment_may_be_declined() -> None:
    home = a_city(
        "roma-night",
        built="stone-pit clay-pool glassworks-1",
        stages="?",
        hand="baths",
        leader_hand="plato",
    )
    state = a_table(home, turn=4, boxes="leaders")
    play(state, "W2:baths")
    play(state, "R:-")
    assert in_play(state, 0) == []
    assert in_hand(state, 0) == ["plato"]


@rule("12.48")
def test_an_extra_recruitment_is_paid_with_the_coins_held_then() -> None:
    home = a_city(
        "roma-night",
        coins=0,
        built="stone-pit clay-pool glassworks-1 marketplace",
        stages="?",
        hand="baths",
        leader_hand="plato",
    )
    buyer = a_city("alexandria-a", coins=4, hand="guard-tower")
    state = a_table(home, buyer, turn=4, boxes="leaders")
    play(state, "W2:baths", "B:guard-tower>2")
    assert legal(state, 0) == ["R:-", "R:plato$2"], "two coins came from the left this turn"


@rule("6.12", "12.48")
def test_solomon_recruited_by_a_stage_builds_in_the_same_turn() -> None:
    home = a_city(
        "roma-night",
        coins=1,
        built="stone-pit clay-pool glassworks-1",
        stages="?",
        hand="baths",
        leader_hand="solomon",
    )
    state = a_table(home, turn=4, discard="altar", boxes="leaders")
    play(state, "W2:baths")
    play(state, "R:solomon$1")
    assert asked_of(state) == [("discard-pile", 0)]
    play(state, "T:altar")
    assert built(state, 0)[-1] == "altar"


@rule("12.9", "12.48")
def test_an_extra_recruitment_costs_by_the_current_age() -> None:
    home = a_city(
        "roma-night",
        coins=9,
        built="stone-pit clay-pool glassworks-1",
        stages="?",
        leader_hand="theano",
    )
    state = a_table(home, age=3, boxes="leaders")
    play(state, legal(state, 0, "W2:")[0])
    assert legal(state, 0) == ["R:-", "R:theano$1"]


@rule("12.21", "12.48")
def test_maecenas_makes_the_leaders_of_roma_by_night_free() -> None:
    home = a_city(
        "roma-night",
        coins=0,
        built="stone-pit clay-pool glassworks-1",
        stages="?",
        leaders="maecenas",
        leader_hand="pericles",
    )
    state = a_table(home, age=3, boxes="leaders")
    play(state, legal(state, 0, "W2:")[0])
    assert legal(state, 0) == ["R:-", "R:pericles"]
    play(state, "R:pericles")
    assert in_play(state, 0) == ["maecenas", "pericles"]


@rule("12.21", "12.48")
def test_maecenas_recruited_by_a_stage_frees_the_next() -> None:
    home = a_city(
        "roma-night",
        coins=0,
        built="stone-pit quarry clay-pool glassworks-1 press-1",
        stages="?",
        leader_hand="maecenas pericles",
    )
    state = a_table(home, age=3, boxes="leaders")
    play(state, legal(state, 0, "W2:")[0])
    assert legal(state, 0) == ["R:-", "R:maecenas"]
    play(state, "R:maecenas")
    play(state, legal(state, 0, "W3:")[0])
    assert legal(state, 0) == ["R:-", "R:pericles"]


@rule("12.38")
def test_the_stage_that_recruits_octavia_does_not_count_for_her() -> None:
    home = a_city(
        "roma-night",
        coins=0,
        built="stone-pit clay-pool glassworks-1",
        stages="?",
        leader_hand="octavia",
    )
    state = a_table(home, age=3, boxes="leaders cities")
    play(state, legal(state, 0, "W2:")[0])
    play(state, "R:octavia")
    assert coins(state) == [0, 3 + 3, 3 + 3]


@rule("12.50")
def test_a_buried_leader_is_worth_twice_its_cost() -> None:
    home = a_city("abu-simbel-night", built="brickyard loom-1", leaders="archimedes hannibal")
    state = a_table(home, age=2, boxes="leaders")
    play(state, legal(state, 0, "W1:")[0])
    assert asked_of(state) == [("bury-leader", 0)]
    assert legal(state, 0) == ["U:archimedes", "U:hannibal"], "one must be buried"
    play(state, "U:archimedes")
    assert in_play(state, 0) == ["hannibal"]
    assert points(state, 0, "wonder") == 8


@rule("12.50")
def test_the_effect_of_a_buried_leader_ends() -> None:
    home = a_city("abu-simbel-night", built="brickyard loom-1", leaders="caesar bilkis")
    state = a_table(home, age=2, boxes="leaders")
    shields = state.cities[0].shields
    play(state, legal(state, 0, "W1:")[0])
    play(state, "U:caesar")
    assert (int(shields), int(state.cities[0].shields)) == (2, 0)


@pytest.mark.parametrize("recruited", [1, 2])
@rule("12.50")
def test_a_leader_that_costs_by_the_age_is_worth_that_of_its_recruitment(recruited: int) -> None:
    home = a_city("abu-simbel-night", built="brickyard loom-1", leaders=f"nitocris@{recruited}")
    state = a_table(home, age=2, boxes="leaders")
    play(state, legal(state, 0, "W1:")[0])
    play(state, "U:nitocris")
    assert points(state, 0, "wonder") == 2 * recruited


@rule("12.50")
def test_what_a_buried_leader_gave_stays() -> None:
    home = a_city(
        "abu-simbel-night",
        coins=9,
        built="brickyard loom-1",
        leaders="nitocris",
        victories=(1, 0, 0),
    )
    state = a_table(home, age=2, boxes="leaders")
    play(state, legal(state, 0, "W1:")[0])
    play(state, "U:nitocris")
    assert tokens(state, 0) == (1, 0, 0, 0)
    assert coins(state)[0] == 9


@rule("12.51")
def test_with_no_leader_to_bury_the_stage_stands_for_nothing() -> None:
    home = a_city("abu-simbel-night", built="brickyard loom-1")
    state = a_table(home, age=2, boxes="leaders")
    play(state, legal(state, 0, "W1:")[0])
    assert asked(state) == "play"
    assert stage_count(state, 0) == 1
    finish(state)
    assert points(state, 0, "wonder") == 0


@rule("12.50")
def test_the_leader_under_the_stage_is_not_buried_by_it() -> None:
    home = a_city(
        "abu-simbel-night", coins=9, built="brickyard loom-1", leader_hand="plato hannibal"
    )
    state = recruiting(home, age=2)
    play(state, "W1:plato")
    assert (asked(state), stage_count(state, 0)) == ("play", 1)


@plays("stevie")
@rule("12.42", "12.50")
def test_stevie_cannot_be_buried() -> None:
    home = a_city("abu-simbel-night", coins=9, leaders="plato", leader_hand="stevie")
    state = recruiting(home, age=2, boxes="leaders promos")
    play(state, "R1:stevie$3")
    assert legal(state, 0) == ["U:plato"]
    play(state, "U:plato")
    assert in_play(state, 0) == ["stevie"]


@rule("12.31", "12.51")
def test_a_buried_leader_is_in_play_for_nobody() -> None:
    home = a_city("abu-simbel-night", built="brickyard loom-1", leaders="sappho agrippina")
    diplomats = a_city("rhodes-a", built="diplomats-guild")
    state = a_table(home, diplomats, age=3, boxes="leaders classic-extras")
    assert points(state, 1, "guilds") == 2
    play(state, legal(state, 0, "W1:")[0])
    play(state, "U:sappho")
    assert points(state, 1, "guilds") == 1
    assert points(state, 0, "leaders") == 7


@rule("12.42")
def test_stevie_counts_for_the_diplomats() -> None:
    home = a_city("giza-a", coins=2, leader_hand="stevie")
    diplomats = a_city("rhodes-a", built="diplomats-guild")
    state = recruiting(home, diplomats, age=3, boxes="leaders promos classic-extras")
    play(state, "R1:stevie$2")
    assert points(state, 1, "guilds") == 1


@rule("12.13")
def test_by_day_roma_returns_its_leaders_like_all_others() -> None:
    state = recruiting(a_city("roma-day", leader_hand="plato sappho"), age=3)
    play(state, "R:sappho")
    assert in_hand(state, 0) == []
    assert not can(state, 0, "R:plato")

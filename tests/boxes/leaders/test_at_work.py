"""Leaders that build, trade and earn while the game goes on, each watched at work."""

import msgspec
import pytest

from tests.boxes.leaders.leaders import asked_of, can, in_play, plays, recruit, recruiting
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    built,
    coins,
    legal,
    play,
    ways,
)

RHODES, EPHESUS = "rhodes-a", "ephesus-a"


@plays("croesus")
@rule("12.8", "12.14")
def test_croesus_brings_six_coins_at_once() -> None:
    assert coins(recruit("croesus", coins=2))[0] == 2 + 6


@pytest.mark.parametrize(
    ("leader", "card", "with_help"),
    [
        ("archimedes", "laboratory", "clay-pool brickyard"),
        ("hammurabi", "statue", "ore-vein lumber-yard"),
        ("leonidas", "stables", "clay-pool lumber-yard"),
    ],
)
@plays("archimedes", "hammurabi", "leonidas")
@rule("12.17")
def test_some_leaders_spare_one_resource_of_a_colour(
    leader: str, card: str, with_help: str
) -> None:
    quiet = a_city("alexandria-a"), a_city("olympia-a")
    for helped in (False, True):
        home = a_city(
            "giza-a",
            coins=0,
            built=with_help,
            hand=card,
            leaders=leader if helped else "",
        )
        state = a_table(home, *quiet, age=2, boxes="leaders")
        assert can(state, 0, f"B:{card}") == helped


@rule("12.17")
def test_the_spared_unit_is_the_owners_choice() -> None:
    home = a_city("giza-a", coins=4, hand="temple", built="loom-1", leaders="hammurabi")
    left = a_city(RHODES, built="lumber-yard clay-pool")
    right = a_city("alexandria-a")
    state = a_table(home, left, right, age=2, boxes="leaders")
    assert ways(state, 0, "B:temple") == ["B:temple<2>2", "B:temple<4"]


@rule("12.17")
def test_coins_of_a_cost_are_never_spared() -> None:
    home = a_city("petra-day", coins=4, stages="?", hand="lair", leaders="imhotep")
    state = a_table(home, age=2, boxes="leaders cities")
    assert legal(state, 0, "W2") == [], "the second stage of Petra asks for 5 coins"


@plays("imhotep")
@rule("12.17")
def test_imhotep_spares_one_resource_of_a_stage() -> None:
    state = recruit("imhotep", a_city("alexandria-a"), a_city("olympia-a"))
    assert legal(state, 0, "W1"), "two stones are asked for, the board has one"
    alone = a_table(a_city("giza-a", coins=0), boxes="leaders")
    assert not legal(alone, 0, "W1")


@plays("bilkis")
@rule("12.18")
def test_bilkis_sells_one_unit_a_turn_for_a_coin() -> None:
    quiet = a_city("alexandria-a"), a_city("olympia-a")
    home = a_city("giza-a", coins=9, hand="statue", built="ore-vein", leaders="bilkis")
    state = a_table(home, *quiet, age=2, boxes="leaders")
    assert ways(state, 0, "B:statue") == ["B:statue>2$1"]
    play(state, "B:statue>2$1")
    assert coins(state)[0] == 6
    assert coins(state)[2] == 3 + 3 + 2, "Olympia discarded a card and sold its wood"


@rule("12.18")
def test_bilkis_is_used_once_a_turn() -> None:
    quiet = a_city("alexandria-a"), a_city("ephesus-a")
    home = a_city("giza-a", coins=9, hand="statue", built="ore-vein", leaders="bilkis")
    state = a_table(home, *quiet, age=2, boxes="leaders")
    assert ways(state, 0, "B:statue") == []


@rule("12.18")
def test_bilkis_goes_beside_a_trading_post() -> None:
    home = a_city("giza-a", coins=9, hand="statue", built="east-trading-post", leaders="bilkis")
    right = a_city("rhodes-a", built="ore-vein lumber-yard")
    state = a_table(home, a_city("alexandria-a"), right, age=2, boxes="leaders")
    assert ways(state, 0, "B:statue") == ["B:statue>3", "B:statue>2$1"]


@plays("hatshepsut")
@rule("12.19")
def test_hatshepsut_gives_back_a_coin_for_each_neighbour_paid() -> None:
    home = a_city("giza-a", coins=9, hand="statue", leaders="hatshepsut")
    left, right = a_city(RHODES, built="ore-vein"), a_city("olympia-a")
    state = a_table(home, left, right, age=2, boxes="leaders")
    play(state, "B:statue<4>2")
    assert coins(state)[0] == 9 - 6 + 2
    only = a_table(
        a_city("giza-a", coins=9, hand="statue", leaders="hatshepsut", built="lumber-yard"),
        left,
        right,
        age=2,
        boxes="leaders",
    )
    play(only, "B:statue<4")
    assert coins(only)[0] == 9 - 4 + 1


@rule("5.12", "12.18", "12.19", "13.25", "13.26")
def test_bilkis_post_wharf_cache_and_hatshepsut_work_in_one_purchase() -> None:
    home = a_city(
        "giza-a",
        coins=2,
        hand="stables",
        built="west-trading-post clandestine-wharf-west smugglers-cache",
        leaders="bilkis hatshepsut",
    )
    left = a_city(RHODES, built="lumber-yard clay-pool")
    state = a_table(home, left, a_city("alexandria-a"), age=2, boxes="leaders cities")
    # Wood 1 and clay 1 by the post, ore 0 by post and Cache, 1 less at the wharf.
    assert sorted(ways(state, 0, "B:stables")) == ["B:stables$1", "B:stables<1", "B:stables<1$1"]
    only_bank, both = state.clone(), state.clone()
    play(state, "B:stables<1")
    assert coins(state)[0] == 2 - 1 + 1
    play(only_bank, "B:stables$1")
    assert coins(only_bank)[0] == 2 - 1, "nobody next door was paid"
    play(both, "B:stables<1$1")
    assert coins(both)[0] == 2 - 2 + 1


@plays("ramses")
@rule("12.20")
def test_ramses_builds_guilds_for_nothing() -> None:
    home = a_city("giza-a", coins=0, hand="spies-guild palace", leaders="ramses")
    state = a_table(home, age=3, boxes="leaders")
    assert ways(state, 0, "B:spies-guild") == ["B:spies-guild"]
    assert ways(state, 0, "B:palace") == []


@plays("maecenas")
@rule("12.21")
def test_maecenas_frees_the_leaders_after_him_but_not_himself() -> None:
    state = recruiting(a_city("giza-a", coins=1, leader_hand="maecenas pericles"))
    assert can(state, 0, "R:maecenas$1")
    assert legal(state, 0, "R:pericles") == []
    play(state, "R:maecenas$1")
    assert coins(state)[0] == 0
    state = recruiting(a_city("giza-a", coins=0, leaders="maecenas", leader_hand="pericles"), age=2)
    assert legal(state, 0, "R:pericles") == ["R:pericles"]


@plays("vitruvius")
@rule("12.22")
def test_vitruvius_pays_for_chains_only() -> None:
    home = a_city("giza-a", coins=0, hand="aqueduct", built="baths", leaders="vitruvius")
    state = a_table(home, age=2, boxes="leaders")
    play(state, "B:aqueduct")
    assert coins(state)[0] == 2
    free = a_table(
        a_city("giza-a", coins=0, hand="vineyard", leaders="vitruvius"), age=2, boxes="leaders"
    )
    play(free, "B:vineyard")
    assert coins(free)[0] == 0


@rule("12.22")
def test_vitruvius_pays_when_a_right_would_have_made_the_card_free_too() -> None:
    home = a_city(
        "olympia-day", coins=0, hand="aqueduct", built="baths", stages="? ?", leaders="vitruvius"
    )
    state = a_table(home, age=2, edition="2e", boxes="leaders")
    play(state, "B:aqueduct")
    assert coins(state)[0] == 2


@plays("xenophon")
@rule("12.23")
def test_xenophon_pays_for_yellow_cards_from_the_hand_and_from_the_pile() -> None:
    home = a_city("giza-a", coins=0, hand="marketplace", leaders="xenophon")
    state = a_table(home, boxes="leaders")
    play(state, "B:marketplace")
    assert coins(state)[0] == 2
    building = recruit("solomon", leaders="xenophon", discard="marketplace", age=2)
    play(building, "T:marketplace")
    assert coins(building)[0] == 2


@plays("diocletian")
@rule("12.23")
def test_diocletian_pays_for_black_cards() -> None:
    home = a_city("giza-a", coins=0, hand="cells", leaders="diocletian")
    state = a_table(home, boxes="leaders cities")
    play(state, "B:cells")
    assert coins(state)[0] == 2


@plays("berenice")
@rule("12.24")
def test_berenice_adds_a_coin_once_a_turn() -> None:
    home = a_city("giza-a", coins=0, hand="vineyard", built="lumber-yard", leaders="berenice")
    state = a_table(home, age=2, boxes="leaders")
    play(state, "B:vineyard")
    assert coins(state)[0] == 1 + 1
    play(state)
    assert coins(state)[0] == 2 + 3 + 1


@rule("12.24")
def test_berenice_adds_one_coin_however_often_the_bank_pays_in_a_turn() -> None:
    home = a_city(
        "giza-a", coins=0, hand="vineyard", built="lumber-yard", leaders="berenice xenophon"
    )
    state = a_table(home, age=2, boxes="leaders")
    play(state, "B:vineyard")
    assert coins(state)[0] == 1 + 2 + 1


@rule("12.24")
def test_berenice_adds_nothing_to_coins_of_a_neighbour() -> None:
    home = a_city("giza-a", coins=0, leaders="berenice")
    buyer = a_city("alexandria-a", coins=5, hand="lighthouse")
    state = a_table(home, buyer, age=3, boxes="leaders")
    play(state, None, "B:lighthouse>2")
    assert coins(state)[0] == 3 + 1 + 2


@plays("solomon")
@rule("6.12", "12.14")
def test_solomon_builds_a_discarded_card_for_nothing() -> None:
    state = recruit("solomon", discard="aqueduct", age=3)
    assert asked_of(state) == [("discard-pile", 0)]
    play(state, "T:aqueduct")
    assert built(state, 0) == ["aqueduct"]


@rule("12.14")
def test_solomon_finds_nothing_before_the_first_age() -> None:
    state = recruit("solomon")
    assert in_play(state, 0) == ["solomon"]
    assert (state.age, state.turn) == (1, 1)
    assert asked_of(state) == [("play", 0), ("play", 1), ("play", 2)]


@pytest.mark.parametrize("age", [1, 2, 3])
@plays("arsinoe")
@rule("12.39")
def test_arsinoe_takes_four_coins_and_the_others_lose_by_the_age(age: int) -> None:
    others = a_city(RHODES, coins=5), a_city(EPHESUS, coins=5)
    state = recruit("arsinoe", *others, age=age, boxes="leaders cities")
    assert asked_of(state) == [("pay-loss", 1), ("pay-loss", 2)]
    play(state, None, f"L:-${age}", "L:-")
    assert coins(state) == [4, 5 - age, 5]
    assert [int(city.tokens.debts) for city in state.cities] == [0, 0, age]


@plays("caligula")
@rule("12.37")
def test_caligula_builds_one_black_card_an_age_for_nothing() -> None:
    home = a_city("giza-a", coins=0, hand="militia pigeonhole", leaders="caligula")
    state = a_table(home, boxes="leaders cities")
    assert legal(state, 0, "F:") == ["F:militia", "F:pigeonhole"]
    play(state, "F:militia")
    assert built(state, 0) == ["militia"]
    assert legal(state, 0, "F:") == []


@rule("12.37")
def test_caligulas_right_is_spent_for_the_age_and_not_for_other_colours() -> None:
    spent = a_city("giza-a", coins=0, hand="mercenaries temple", leaders="caligula")
    fresh = a_table(spent, age=2, boxes="leaders cities")
    assert can(fresh, 0, "F:mercenaries")
    assert not can(fresh, 0, "F:temple")
    used = msgspec.structs.replace(spent, black_build_used=True)
    assert not can(a_table(used, age=2, boxes="leaders cities"), 0, "F:mercenaries")


@rule("4.11", "12.37")
def test_caligula_builds_a_last_card_for_nothing() -> None:
    home = a_city("babylon-b", coins=0, hand="baths militia", stages="? ?", leaders="caligula")
    state = a_table(home, age=1, turn=7, boxes="leaders cities")
    play(state, "D:baths")
    assert asked_of(state) == [("last-card", 0)]
    assert "F:militia" in legal(state, 0)
    play(state, "F:militia")
    assert built(state, 0) == ["militia"]


@rule("6.15", "12.37")
def test_caligulas_right_is_spent_on_black_cards_before_olympias() -> None:
    home = a_city("olympia-a", coins=0, hand="militia", stages="? ?", leaders="caligula")
    state = a_table(home, age=1, turn=3, boxes="leaders cities")
    play(state, "F:militia")
    assert state.cities[0].free_age == 0, "Olympia's build is left for any card"
    assert state.cities[0].leaders.black_age == 1

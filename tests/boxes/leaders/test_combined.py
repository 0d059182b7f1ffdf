"""Leaders with each other and with the other boxes."""

import pytest

from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import position_of, state_from
from tests.boxes.leaders.leaders import (
    EVERY_LEADER,
    asked_of,
    can,
    in_hand,
    in_play,
    recruit,
    recruiting,
)
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_position,
    a_table,
    coins,
    hand,
    legal,
    play,
    points,
    stage_count,
    tokens,
    ways,
)

RHODES, EPHESUS = "rhodes-a", "ephesus-a"


@rule("12.28")
def test_the_token_of_nitocris_counts_for_all_who_look_at_tokens() -> None:
    state = recruit(
        "nitocris",
        age=2,
        boxes="leaders promos",
        leaders="alexander gorgo louis",
        victories=(0, 1, 0),
    )
    assert tokens(state, 0) == (0, 2, 0, 0)
    assert points(state, 0, "leaders") == 2 + 3 + (7 - 2)


@rule("12.26", "13.16")
def test_tomyris_blames_whoever_she_fought_when_a_diplomat_sits_between() -> None:
    home = a_city("giza-a", leaders="tomyris")
    left = a_city(RHODES, diplomacy=1)
    beyond = a_city(EPHESUS, built="walls")
    state = a_table(
        home, left, beyond, a_city("alexandria-a"), players=4, age=2, turn=7, boxes="leaders cities"
    )
    play(state)
    assert tokens(state, 0) == (0, 0, 0, 0)
    assert tokens(state, 2) == (0, 2, 0, 1)
    assert tokens(state, 3) == (0, 0, 0, 1)


@rule("12.26", "14.3")
def test_tomyris_passes_on_both_tokens_of_a_conflict_of_teams() -> None:
    cities = [a_city(f"{board}-a") for board in ("giza", "rhodes", "ephesus", "alexandria")]
    cities[1] = a_city(RHODES, leaders="tomyris")
    cities[2] = a_city(EPHESUS, built="walls")
    state = a_table(*cities, players=4, age=2, turn=7, teams=True, boxes="leaders cities")
    play(state)
    assert tokens(state, 1) == (0, 0, 0, 0)
    assert tokens(state, 2) == (0, 2, 0, 2)


@rule("12.24")
def test_berenice_adds_a_coin_to_the_dive_of_a_neighbour() -> None:
    home = a_city("giza-a", coins=0, built="stone-pit", hand="altar", leaders="berenice")
    state = a_table(home, a_city(RHODES, hand="dive"), turn=2, boxes="leaders cities")
    play(state, "B:altar", "B:dive")
    assert coins(state)[0] == 1 + 1


@rule("12.38")
def test_roxana_is_paid_for_a_stage_of_the_recruitment_phase() -> None:
    home = a_city("giza-a", coins=0, leaders="roxana")
    left = a_city(RHODES, built="lumber-yard timber-yard", leader_hand="sappho")
    state = recruiting(home, left, age=2, boxes="leaders classic-extras")
    play(state, None, "W1:sappho")
    assert coins(state)[0] == 2


@rule("12.42", "15.3")
def test_an_edifice_is_joined_with_the_stage_of_stevie() -> None:
    home = a_city("giza-a", coins=9, built="stone-pit lumber-yard", leader_hand="stevie")
    state = recruiting(home, age=2, boxes="leaders promos edifice")
    joined = [choice for choice in legal(state, 0, "R1:stevie") if choice.endswith("+")]
    assert joined
    play(state, joined[0])
    assert state.cities[0].edifices.pawn_count(2) == 1
    assert in_play(state, 0) == ["stevie"]


def one_pawn_left() -> State:
    """Seat 0 may recruit Stevie by its first stage; seat 1 may take the last pawn of the Age."""
    catan = a_city("catan-b", coins=20, built="lumber-yard loom-1", leader_hand="stevie")
    other = a_city("rhodes-a", coins=20, built="sawmill")
    return a_table(
        catan,
        other,
        age=2,
        turn=3,
        boxes="leaders promos edifice catan",
        edifices="belvedere auction-house military-school",
        edifice_pawns=(2, 1, 2),
    )


@rule("12.42", "12.48", "15.5", "15.7")
@pytest.mark.parametrize("last_pawn_goes", [True, False])
def test_stevie_recruited_by_a_stage_joins_an_edifice_emptied_this_turn(
    *, last_pawn_goes: bool
) -> None:
    """Seat 1 may take the last pawn in the turn in which the stage of seat 0 lets it recruit."""
    state = one_pawn_left()
    stages = [text for text in legal(state, 1, "W1:") if text.endswith("+") == last_pawn_goes]
    play(state, next(text for text in legal(state, 0, "W1:") if not text.endswith("+")), stages[0])
    assert bool(state.edifices.built) == last_pawn_goes
    play(state, "R2:stevie$6+")
    assert state.cities[0].edifices.pawn_count(2) == 1
    assert state.cities[0].edifices.reward_count(2) == 1


@rule("12.42", "15.5")
def test_an_edifice_emptied_in_an_earlier_turn_is_not_joined() -> None:
    state = one_pawn_left()
    play(state, None, next(text for text in legal(state, 1, "W1:") if text.endswith("+")))
    assert [text for text in legal(state, 0, "W1:") if text.endswith("+")] == []
    play(state, legal(state, 0, "W1:")[0])
    assert legal(state, 0, "R2:stevie") == ["R2:stevie$4"]


@rule("12.42", "16.3")
def test_stevie_builds_any_stage_of_the_great_wall() -> None:
    home = a_city("great-wall-a", coins=9, leader_hand="stevie")
    state = recruiting(home, age=2, boxes="leaders promos wonder-pack")
    assert {choice[:2] for choice in legal(state, 0, "R")} == {"R1", "R2", "R3", "R4"}
    play(state, legal(state, 0, "R3")[0])
    assert stage_count(state, 0) == 1


@rule("12.38", "12.42")
def test_the_stage_of_stevie_is_a_stage_for_octavia_and_roxana() -> None:
    home = a_city("giza-a", coins=2, leaders="octavia", leader_hand="stevie")
    left = a_city(RHODES, coins=0, leaders="roxana")
    state = recruiting(home, left, age=2, boxes=EVERY_LEADER)
    play(state, "R1:stevie$2")
    play(state, None, "L:-", "L:-")
    assert coins(state)[:2] == [2, 2]


@rule("12.27", "12.48")
def test_telesilla_recruited_by_a_stage_makes_the_others_drop_at_once() -> None:
    home = a_city(
        "roma-night",
        coins=9,
        built="stone-pit clay-pool glassworks-1",
        stages="?",
        leader_hand="telesilla",
        defeats=2,
    )
    state = a_table(home, a_city(RHODES, victories=(0, 1, 0)), age=3, boxes="leaders")
    play(state, legal(state, 0, "W2:")[0])
    play(state, "R:telesilla$1")
    assert asked_of(state) == [("drop-token", 1)]
    play(state, None, "V:3")
    assert [tokens(state, at)[1] for at in (0, 1)] == [0, 0]
    assert tokens(state, 0)[3] == 0


@rule("12.39", "12.48")
def test_arsinoe_recruited_by_a_stage_costs_the_others_in_the_same_turn() -> None:
    home = a_city(
        "roma-night",
        coins=1,
        built="stone-pit clay-pool glassworks-1",
        stages="?",
        leader_hand="arsinoe",
    )
    state = a_table(home, age=3, boxes="leaders cities")
    play(state, legal(state, 0, "W2:")[0])
    play(state, "R:arsinoe$1")
    assert asked_of(state) == [("pay-loss", 1), ("pay-loss", 2)]
    play(state)
    assert coins(state) == [4, 3, 3]


@rule("12.17", "12.43")
def test_the_guild_as_a_leader_that_spares_a_resource() -> None:
    for copied in ("", "imhotep"):
        home = a_city("giza-a", coins=0, built="courtesans-guild", copied=copied)
        left = a_city("alexandria-a", leaders="imhotep")
        state = a_table(home, left, a_city("olympia-a"), age=3, boxes="leaders classic-extras")
        assert bool(legal(state, 0, "W1")) == bool(copied)


@rule("12.34", "12.43")
def test_the_guild_as_a_leader_that_reads_symbols() -> None:
    built = "courtesans-guild apothecary library school scriptorium"
    for leader, worth in (("aganice", 16), ("enheduanna", 1 + 16)):
        home = a_city("giza-a", built=built, copied=leader)
        neighbour = a_city(RHODES, leaders=leader)
        state = a_table(home, neighbour, age=3, boxes="leaders classic-extras")
        assert points(state, 0, "green") == worth


@rule("12.23", "12.37", "12.38", "12.43")
def test_the_guild_as_caligula_diocletian_and_octavia() -> None:
    free = a_city("giza-a", coins=0, built="courtesans-guild", copied="caligula", hand="contingent")
    state = a_table(free, a_city(RHODES, leaders="caligula"), age=3, boxes=EVERY_LEADER)
    assert can(state, 0, "F:contingent")
    paid = a_city(
        "giza-a",
        coins=0,
        built="courtesans-guild quarry press-1",
        copied="diocletian",
        hand="secret-network",
    )
    state = a_table(paid, a_city(RHODES, leaders="diocletian"), age=3, boxes=EVERY_LEADER)
    play(state, "B:secret-network")
    assert coins(state)[0] == 1 + 2
    staged = a_city("giza-a", coins=0, built="courtesans-guild stone-pit", copied="octavia")
    state = a_table(staged, a_city(RHODES, leaders="octavia"), age=3, boxes=EVERY_LEADER)
    play(state, legal(state, 0, "W1:")[0])
    play(state)
    assert coins(state) == [2, 3 + 3 - 1, 3 + 3 - 1]


@rule("12.19", "12.40", "12.43")
def test_the_guild_as_hatshepsut_and_as_semiramis() -> None:
    home = a_city(
        "giza-a", coins=3, built="courtesans-guild", copied="hatshepsut", hand="lighthouse"
    )
    seller = a_city("alexandria-a", leaders="hatshepsut")
    state = a_table(home, seller, age=3, boxes="leaders classic-extras")
    play(state, ways(state, 0, "B:lighthouse")[0])
    assert coins(state)[0] == 3 - 2 + 1 + 1, "lighthouse itself brings a coin"
    home = a_city("giza-a", built="courtesans-guild", copied="semiramis", defeats=2)
    others = a_city(RHODES, leaders="semiramis"), a_city(EPHESUS, built="barracks")
    state = a_table(home, *others, age=3, turn=6, boxes="leaders classic-extras")
    play(state)
    assert tokens(state, 0) == (0, 0, 2, 2)


@pytest.mark.parametrize("age", [1, 2, 3])
@rule("12.6")
def test_a_recruitment_phase_goes_through_a_position_and_back(age: int) -> None:
    home = a_city("giza-a", coins=9, leader_hand="plato sappho", leaders="hiram")
    position = a_position(home, recruiting=True, age=age, boxes="leaders")
    state = state_from(position)
    told = position_of(state)
    again = state_from(told)
    assert position_of(again) == told
    for each in (state, again):
        play(each, "R:sappho$1")
    assert [hand(state, seat) for seat in range(3)] == [hand(again, seat) for seat in range(3)]
    assert in_hand(state, 0) == in_hand(again, 0)

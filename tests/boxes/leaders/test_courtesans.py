"""The Courtesans Guild: it copies a leader next door, of every kind."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import position_of, state_from
from tests.boxes.leaders.leaders import EVERY_LEADER, asked_of, in_play
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    legal,
    play,
    points,
    stage_count,
    tokens,
    ways,
)

GUILD_GOODS = "lumber-yard clay-pool glassworks-1 loom-1"
"""What makes the guild's cost."""
ALL = "leaders promos classic-extras"


def _copied(
    leader: str,
    *,
    built: str = "",
    victories: tuple[int, int, int] = (0, 0, 0),
    defeats: int = 0,
    turn: int = 2,
    discard: str = "",
    boxes: str = ALL,
) -> State:
    """Seat 0 builds the guild beside a city with a leader and copies that leader."""
    home = a_city(
        "giza-a",
        coins=0,
        built=f"{GUILD_GOODS} {built}",
        hand="courtesans-guild",
        victories=victories,
        defeats=defeats,
    )
    left = a_city("rhodes-a", leaders=f"{leader}@2", victories=(0, 2, 0))
    state = a_table(home, left, age=3, turn=turn, discard=discard, boxes=boxes)
    play(state, "B:courtesans-guild")
    assert asked_of(state) == [("copy-leader", 0)]
    play(state, f"C:{leader}")
    return state


@rule("12.43")
def test_the_guild_names_a_leader_of_either_neighbour_for_nothing() -> None:
    home = a_city("giza-a", coins=0, built=GUILD_GOODS, hand="courtesans-guild", leaders="hiram")
    left = a_city("rhodes-a", leaders="pericles")
    right = a_city("ephesus-a", leaders="plato sappho")
    far = a_city("alexandria-a", leaders="midas")
    state = a_table(home, left, far, right, players=4, age=3, boxes=ALL)
    play(state, "B:courtesans-guild")
    assert legal(state, 0) == ["C:pericles", "C:plato", "C:sappho"]
    play(state, "C:plato")
    assert coins(state)[0] == 0
    assert in_play(state, 0) == ["hiram"]
    assert in_play(state, 3) == ["plato", "sappho"], "the leader stays where it is"


@rule("12.43")
def test_with_no_leader_next_door_the_guild_does_nothing() -> None:
    home = a_city("giza-a", coins=0, built=GUILD_GOODS, hand="courtesans-guild", leaders="hiram")
    state = a_table(home, age=3, boxes=ALL)
    play(state, "B:courtesans-guild")
    assert asked(state) == "play"
    assert points(state, 0, "guilds") == 0


@rule("12.43")
def test_a_copied_leader_of_points_scores_in_the_guild_row() -> None:
    state = _copied("cleopatra")
    assert points(state, 0, "guilds") == 5
    assert points(state, 0, "leaders") == 0


@rule("12.43")
def test_a_copied_leader_counts_the_copiers_own_city() -> None:
    state = _copied("phidias", built="stone-pit")
    assert points(state, 0, "guilds") == 3


@rule("12.43")
def test_a_copied_leader_may_bring_a_symbol_or_shields() -> None:
    assert points(_copied("euclid", built="apothecary"), 0, "green") == 4
    assert _copied("caesar").cities[0].shields == 2


@rule("12.43")
def test_croesus_pays_the_guild_at_once() -> None:
    assert coins(_copied("croesus"))[0] == 6


@rule("12.43")
def test_nitocris_brings_the_guild_a_token_of_the_third_age() -> None:
    assert tokens(_copied("nitocris"), 0) == (0, 0, 1, 0)


@rule("12.27", "12.43")
def test_telesilla_works_for_the_guild_too() -> None:
    state = _copied("telesilla", victories=(1, 0, 0), defeats=2)
    assert tokens(state, 0) == (1, 0, 0, 0)
    assert asked_of(state) == [("drop-token", 1)]
    play(state, None, "V:3")
    assert tokens(state, 1) == (0, 1, 0, 0)


@rule("12.43")
def test_arsinoe_and_aspasia_work_for_the_guild_at_once() -> None:
    state = _copied("arsinoe", boxes=EVERY_LEADER)
    play(state, None, "L:-$3", "L:-$3")
    assert coins(state) == [4, 3 + 3 - 3, 3 + 3 - 3]
    state = _copied("aspasia", boxes=EVERY_LEADER)
    assert state.cities[0].tokens.diplomacy == 1
    assert points(state, 0, "guilds") == 2


@rule("12.45")
def test_solomon_copied_builds_from_the_pile() -> None:
    state = _copied("solomon", discard="altar")
    assert asked_of(state) == [("discard-pile", 0)]
    play(state, "T:altar")
    assert built(state, 0)[-1] == "altar"


@rule("12.45")
def test_solomon_copied_is_the_last_to_build_from_the_pile() -> None:
    home = a_city("giza-a", coins=0, built=GUILD_GOODS, hand="courtesans-guild")
    left = a_city("rhodes-a", leaders="solomon")
    right = a_city("halicarnassus-a", built="foundry ore-vein", stages="?")
    pile = "forging-agency altar"
    state = a_table(home, left, right, age=3, turn=2, discard=pile, boxes=EVERY_LEADER)
    play(state, "B:courtesans-guild", None, legal(state, 2, "W2:")[0])
    play(state, "C:solomon")
    assert asked_of(state) == [("discard-pile", 2)]
    play(state, None, None, "T:forging-agency")
    assert asked_of(state) == [("discard-pile", 2)], "the Forging Agency just built goes first"
    play(state, None, None, "T:-")
    assert asked_of(state) == [("discard-pile", 0)]


@rule("12.43")
def test_lasting_effects_help_from_then_on() -> None:
    state = _copied("nero", built="walls", turn=6)
    assert (state.over, coins(state)[0]) == (True, 4), "two tokens of the last conflict"
    state = _copied("berenice", turn=2)
    assert coins(state)[0] == 0
    play(state)
    assert coins(state)[0] == 3 + 1
    home = a_city("giza-a", coins=1, built="courtesans-guild", copied="bilkis", hand="lighthouse")
    state = a_table(home, a_city("rhodes-a", leaders="bilkis"), age=3, boxes=ALL)
    assert ways(state, 0, "B:lighthouse") == ["B:lighthouse$1"]


@rule("12.31", "12.43")
def test_agrippina_copied_wants_no_leader_at_all() -> None:
    assert points(_copied("agrippina"), 0, "guilds") == 7
    home = a_city("giza-a", built="courtesans-guild", copied="agrippina", leaders="sappho")
    state = a_table(home, a_city("rhodes-a", leaders="agrippina"), age=3, boxes=ALL)
    assert points(state, 0, "guilds") == 0


@rule("12.43")
def test_a_guild_that_is_a_leader_never_counts_as_one() -> None:
    home = a_city("giza-a", built="courtesans-guild", copied="agrippina", leaders="hiram")
    guild = a_city("rhodes-a", built="diplomats-guild", leaders="agrippina")
    state = a_table(home, guild, age=3, boxes=ALL)
    assert points(state, 1, "guilds") == 1, "Hiram alone"
    assert points(state, 1, "leaders") == 7
    assert points(state, 0, "leaders") == 2, "it is a purple card still"


@rule("12.44")
def test_esteban_cannot_be_copied() -> None:
    home = a_city("giza-a", coins=0, built=GUILD_GOODS, hand="courtesans-guild")
    left = a_city("rhodes-a", leaders="esteban sappho")
    state = a_table(home, left, age=3, boxes=ALL)
    play(state, "B:courtesans-guild")
    assert legal(state, 0) == ["C:sappho"]
    alone = a_table(home, a_city("rhodes-a", leaders="esteban"), age=3, boxes=ALL)
    play(alone, "B:courtesans-guild")
    assert asked(alone) == "play"


@rule("12.44")
def test_stevie_copied_builds_a_stage_with_the_guild_under_it() -> None:
    home = a_city("giza-a", coins=2, built=GUILD_GOODS, hand="courtesans-guild", leaders="hiram")
    left = a_city("rhodes-a", stages="stevie", leaders="stevie sappho")
    state = a_table(home, left, age=3, boxes=ALL)
    play(state, "B:courtesans-guild")
    assert legal(state, 0) == ["C1:stevie$2", "C:sappho"]
    play(state, "C1:stevie$2")
    assert coins(state)[0] == 0
    assert stage_count(state, 0) == 1
    assert points(state, 0, "wonder") == 3
    assert points(state, 0, "leaders") == 2, "still a purple card for Hiram"
    assert "courtesans-guild" in built(state, 0)
    again = state_from(position_of(state))
    assert position_of(again) == position_of(state), "told twice, it lies there once"


@rule("12.44", "15.3", "15.7")
def test_the_stage_of_stevie_copied_may_join_the_edifice() -> None:
    home = a_city("giza-a", coins=5, built=GUILD_GOODS, hand="courtesans-guild")
    left = a_city("rhodes-a", stages="stevie", leaders="stevie")
    state = a_table(
        home,
        left,
        age=3,
        boxes=f"{ALL} edifice",
        edifices="belvedere auction-house gold-reserves",
        edifice_pawns=(2, 2, 1),
    )
    play(state, "B:courtesans-guild")
    assert legal(state, 0) == ["C1:stevie$2", "C1:stevie$5+"]
    assert str(Choice.parse("C1:stevie$5+")) == "C1:stevie$5+"
    play(state, "C1:stevie$5+")
    assert stage_count(state, 0) == 1
    assert state.cities[0].edifices.pawn_count(3) == 1
    assert coins(state)[0] == 15, "its pawn was the last one"


@rule("12.44")
def test_stevie_cannot_be_copied_without_his_coins() -> None:
    home = a_city("giza-a", coins=1, built=GUILD_GOODS, hand="courtesans-guild")
    left = a_city("rhodes-a", stages="stevie", leaders="stevie")
    state = a_table(home, left, age=3, boxes=ALL)
    play(state, "B:courtesans-guild")
    assert asked(state) == "play"


@rule("12.43")
def test_the_guild_stays_what_it_is_when_the_leader_is_buried() -> None:
    home = a_city("giza-a", built="courtesans-guild", copied="cleopatra")
    abu = a_city("abu-simbel-night", built="brickyard loom-1", leaders="cleopatra")
    state = a_table(home, abu, age=3, boxes=ALL)
    play(state, None, legal(state, 1, "W1:")[0])
    play(state, None, "U:cleopatra")
    assert points(state, 0, "guilds") == 5


@rule("12.43")
def test_the_guild_from_the_discard_pile_names_a_leader_too() -> None:
    home = a_city("halicarnassus-a", built="foundry ore-vein", stages="?")
    left = a_city("rhodes-a", leaders="croesus")
    state = a_table(home, left, age=3, turn=2, discard="courtesans-guild", boxes=ALL)
    play(state, legal(state, 0, "W2:")[0])
    play(state, "T:courtesans-guild")
    assert asked_of(state) == [("copy-leader", 0)]
    before = coins(state)[0]
    play(state, "C:croesus")
    assert coins(state)[0] == before + 6


@pytest.mark.parametrize("leader", ["aristotle", "midas", "gorgo", "alexander", "louis"])
@rule("12.43")
def test_copied_leaders_score_the_same_as_at_home(leader: str) -> None:
    science = "apothecary workshop scriptorium"
    won = (2, 2, 0)
    built = f"courtesans-guild {science}"
    copier = a_city("giza-a", coins=7, built=built, copied=leader, victories=won)
    built = "dispensary laboratory library"
    owner = a_city("rhodes-a", coins=7, built=built, leaders=leader, victories=won)
    state = a_table(copier, owner, age=3, boxes=ALL)
    copied = points(state, 0, "guilds") + points(state, 0, "leaders")
    assert copied == points(state, 1, "leaders") > 0

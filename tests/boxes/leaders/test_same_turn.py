"""What lasts of a leader helps from the next turn on, however it came into play."""

from sevenwonders.engine.game.state import State
from sevenwonders.engine.placing.rebuild import rebuild
from tests.support.dump import expansions_of_city
from tests.support.rules import rule
from tests.support.table import a_city, a_table, coins, legal, play, tokens

GUILD_GOODS = "lumber-yard clay-pool glassworks-1 loom-1"
"""What makes the guild's cost."""
BOXES = "leaders classic-extras cities edifice"


def _copied_as_the_edifice_is_finished(leader: str, edifice: str) -> State:
    """Seat 0 holds a pawn and names a leader in the turn in which seat 1 finishes the edifice."""
    home = a_city(
        "giza-a",
        coins=0,
        built=GUILD_GOODS,
        hand="courtesans-guild",
        stages="?",
        pawns=(0, 0, 1),
        joined=(3,),
    )
    left = a_city("rhodes-a", leaders=f"{leader}@2", coins=20, built="sawmill")
    state = a_table(
        home,
        left,
        age=3,
        turn=2,
        boxes=BOXES,
        edifices=f"belvedere auction-house {edifice}",
        edifice_pawns=(2, 2, 1),
    )
    joining = next(text for text in legal(state, 1, "W1") if text.endswith("+"))
    play(state, "B:courtesans-guild", joining)
    play(state, f"C:{leader}")
    return state


@rule("12.14", "12.25", "12.43")
def test_nero_copied_this_turn_is_not_paid_for_a_token_of_this_turn() -> None:
    state = _copied_as_the_edifice_is_finished("nero", "military-school")
    assert tokens(state, 0)[2] == 1
    assert coins(state)[0] == 0


@rule("12.14", "12.24", "12.43")
def test_berenice_copied_this_turn_adds_a_coin_from_the_next_one_on() -> None:
    state = _copied_as_the_edifice_is_finished("berenice", "gold-reserves")
    assert coins(state)[0] == 15
    play(state)
    assert coins(state)[0] == 15 + 3 + 1


@rule("12.14", "12.25", "12.43")
def test_nero_copied_in_the_last_turn_of_an_age_is_paid_for_its_conflicts() -> None:
    home = a_city("giza-a", coins=0, built=f"{GUILD_GOODS} stockade", hand="courtesans-guild")
    left = a_city("rhodes-a", leaders="nero")
    state = a_table(home, left, age=3, turn=6, boxes="leaders classic-extras")
    play(state, "B:courtesans-guild")
    play(state, "C:nero")
    assert state.over
    assert tokens(state, 0)[2] == 2
    assert coins(state)[0] == 4


def _roma_recruits_as_a_neighbour_digs() -> State:
    """Seat 0 recruits Berenice by a stage; seat 1 is about to build from the discard pile."""
    roma = a_city(
        "roma-b",
        coins=9,
        built="quarry brickyard loom-1 glassworks-1",
        stages="?",
        leaders="nero",
        leader_hand="berenice",
    )
    digger = a_city("halicarnassus-b", coins=0, built="foundry")
    state = a_table(
        roma,
        digger,
        age=2,
        turn=4,
        boxes="leaders cities classic-extras",
        discard="gambling-den",
    )
    play(state, legal(state, 0, "W2:")[0], legal(state, 1, "W1:")[0])
    play(state, legal(state, 0, "R:berenice")[0])
    return state


@rule("12.14", "12.24", "12.48")
def test_berenice_recruited_by_a_stage_adds_a_coin_from_the_next_turn_on() -> None:
    state = _roma_recruits_as_a_neighbour_digs()
    before = coins(state)[0]
    play(state, None, "T:gambling-den")
    assert coins(state)[0] == before + 2
    play(state)
    assert coins(state)[0] == before + 2 + 3 + 1


@rule("12.14", "12.48")
def test_a_city_counted_anew_in_the_middle_of_a_turn_leaves_its_new_leaders_out() -> None:
    state = _roma_recruits_as_a_neighbour_digs()
    before = expansions_of_city(state.cities[0])
    rebuild(state, 0)
    assert expansions_of_city(state.cities[0]) == before


@rule("12.14", "12.24")
def test_berenice_recruited_this_turn_adds_a_coin_from_the_next_one_on() -> None:
    """The first stage of the Great Wall B brings its neighbours 2 coins each."""
    home = a_city("giza-a", coins=2, leader_hand="berenice")
    wall = a_city("great-wall-b", coins=20, built="lumber-yard press-1", leader_hand="sappho")
    boxes = "leaders wonder-pack"
    state = a_table(home, wall, age=2, recruiting=True, boxes=boxes)
    play(state, "R:berenice$2", legal(state, 1, "W1:sappho")[0])
    assert coins(state)[0] == 2
    play(state)
    assert coins(state)[0] == 2 + 3 + 1

"""Chapter 6: stages, what they cost and what they give."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import StageNotNext
from sevenwonders.engine.game.state import State
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    built,
    coins,
    discarded,
    hand,
    legal,
    play,
    play_on,
    points,
    stage_count,
    tokens,
    ways,
)


def refused(state: State, text: str) -> None:
    state.submit(0, Choice.parse(text))


@rule("6.1")
def test_stages_are_built_in_order() -> None:
    state = a_table(a_city("giza-a", coins=0, built="stone-pit sawmill lumber-yard"), age=2)
    card = hand(state, 0)[0]
    with pytest.raises(StageNotNext) as out_of_order:
        refused(state, f"W2:{card}")
    assert out_of_order.value.following == 1
    play(state, f"W1:{card}")
    card = hand(state, 0)[0]
    with pytest.raises(StageNotNext) as twice:
        refused(state, f"W1:{card}")
    assert twice.value.following == 2
    play(state, f"W2:{card}")
    assert stage_count(state, 0) == 2


@rule("6.1")
def test_a_complete_wonder_takes_no_more_stages() -> None:
    state = a_table(a_city("rhodes-b", stages="? ?", built="foundry ore-vein"), age=2)
    assert legal(state, 0, "W") == []
    with pytest.raises(StageNotNext) as complete:
        refused(state, f"W3:{hand(state, 0)[0]}")
    assert complete.value.following == 0


@rule("6.2")
def test_a_stage_costs_what_the_board_says_not_the_card() -> None:
    state = a_table(
        a_city("giza-a", coins=2, hand="palace"), a_city("rhodes-a", built="stone-pit"), age=3
    )
    assert ways(state, 0, "W1:palace") == ["W1:palace<2"]
    play(state, "W1:palace<2")
    assert coins(state)[:2] == [0, 3 + 2 + 3]


@rule("6.2")
def test_no_chain_and_no_free_right_pays_for_a_stage() -> None:
    chained = a_table(a_city("giza-a", coins=0, built="baths", hand="aqueduct"), age=2)
    assert ways(chained, 0, "W1:aqueduct") == []
    once = a_table(a_city("olympia-a", coins=0, stages="? ?", hand="walls"), age=2)
    assert ways(once, 0, "W3:walls") == []
    by_day = a_table(
        a_city("olympia-day", coins=0, stages="? ?", hand="walls"), edition="2e", age=2
    )
    assert ways(by_day, 0, "W3:walls") == []


@rule("6.3")
def test_the_card_under_a_stage_is_no_structure() -> None:
    state = a_table(
        a_city("giza-a", stages="scriptorium", hand="library", coins=0),
        a_city("rhodes-a", built="stone-pit"),
        age=2,
    )
    assert ways(state, 0, "B:library") == []
    assert points(state, 0, "green") == 0
    assert built(state, 0) == []


@rule("6.3")
def test_a_card_under_a_stage_does_not_keep_its_copy_from_being_built() -> None:
    state = a_table(a_city("giza-a", stages="altar", hand="altar"), players=5)
    play(state, "B:altar")
    assert built(state, 0) == ["altar"]


@rule("6.3")
def test_the_card_under_a_stage_gives_neither_goods_nor_coins() -> None:
    state = a_table(a_city("giza-a", coins=0, built="stone-pit", hand="tavern"), players=4)
    play(state, "W1:tavern")
    assert coins(state)[0] == 0
    assert discarded(state).count("tavern") == 0


@rule("6.4")
def test_two_stages_are_built_in_one_age_or_none_at_all() -> None:
    state = a_table(a_city("giza-a", coins=0, built="stone-pit sawmill lumber-yard"), age=3)
    play(state, f"W1:{hand(state, 0)[0]}")
    play(state, f"W2:{hand(state, 0)[0]}")
    while not state.over:
        play(state)
    assert [stage_count(state, seat) for seat in range(3)] == [2, 0, 0]


@rule("6.5")
def test_a_stage_gives_its_coins_once_its_shields_always_its_points_at_the_end() -> None:
    state = a_table(a_city("rhodes-b", coins=0, built="quarry stone-pit", hand="school"), age=2)
    play(state, "W1:school")
    assert coins(state)[0] == 3
    assert points(state, 0, "wonder") == 3
    play(state, "D:" + hand(state, 0)[0])
    assert coins(state)[0] == 3 + 3
    play_on(state, age=3, turn=1)
    assert tokens(state, 0) == (0, 2, 0, 0)
    while not state.over:
        play(state)
    assert tokens(state, 0) == (0, 2, 2, 0)


@rule("6.6")
def test_a_producing_stage_gives_one_unit_of_any_of_its_kinds() -> None:
    state = a_table(
        a_city("alexandria-a", coins=0, stages="? ?", hand="stockade barracks guard-tower baths")
    )
    for card in ("stockade", "barracks", "guard-tower", "baths"):
        assert ways(state, 0, f"B:{card}") == [f"B:{card}"]
    two = a_table(a_city("alexandria-a", coins=0, stages="? ?", hand="caravansery"), age=2)
    assert ways(two, 0, "B:caravansery") == []


@rule("6.7")
def test_a_free_symbol_is_read_at_the_end() -> None:
    state = a_table(
        a_city("babylon-a", stages="? ?", built="apothecary dispensary"),
        age=3,
    )
    assert points(state, 0, "green") == 9
    later = a_table(
        a_city("babylon-a", stages="? ?", built="apothecary dispensary workshop"), age=3
    )
    assert points(later, 0, "green") == 4 + 1 + 1 + 7

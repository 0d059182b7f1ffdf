"""Chapter 4: costs, chains, duplicates and rights to build for free."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import AlreadyBuilt, CannotAfford
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    built,
    coins,
    finish,
    legal,
    play,
    points,
    ways,
)


@rule("4.1")
def test_a_structure_without_a_cost_is_built_for_nothing() -> None:
    state = a_table(a_city("giza-a", coins=0, hand="east-trading-post"))
    play(state, "B:east-trading-post")
    assert built(state, 0) == ["east-trading-post"]
    assert coins(state)[0] == 0


@rule("4.2")
def test_a_coin_cost_goes_to_the_bank() -> None:
    state = a_table(a_city("giza-a", coins=3, hand="timber-yard"))
    assert ways(state, 0, "B:timber-yard") == ["B:timber-yard$1"]
    play(state, "B:timber-yard$1")
    assert coins(state) == [2, 6, 6]


@rule("4.2")
def test_a_coin_cost_needs_the_coin_when_the_turn_begins() -> None:
    state = a_table(a_city("giza-a", coins=0, hand="timber-yard"))
    with pytest.raises(CannotAfford) as refused:
        state.submit(0, Choice.parse("B:timber-yard$1"))
    assert (refused.value.missing, refused.value.coins) == ((), 1)


@rule("4.3")
def test_own_production_covers_a_cost_in_resources() -> None:
    state = a_table(a_city("giza-a", coins=0, built="quarry", hand="walls"), age=2)
    assert ways(state, 0, "B:walls") == ["B:walls"]


@rule("4.3")
def test_a_unit_serves_for_one_unit_of_the_cost() -> None:
    state = a_table(a_city("giza-a", coins=0, built="stone-pit", hand="walls"), age=2)
    with pytest.raises(CannotAfford) as refused:
        state.submit(0, Choice.parse("B:walls"))
    assert refused.value.missing == ("stone",)


@rule("4.4")
def test_building_uses_no_resource_up() -> None:
    state = a_table(
        a_city("giza-a", coins=0, built="quarry", hand="walls"),
        a_city("rhodes-a", hand="aqueduct school"),
        age=2,
    )
    play(state, "B:walls", "D:school")
    assert ways(state, 0, "B:aqueduct") == ["B:aqueduct"]


@rule("4.5")
def test_the_same_structure_is_not_built_twice() -> None:
    state = a_table(a_city("giza-a", built="altar", hand="altar"), players=5)
    assert ways(state, 0, "B:altar") == []
    with pytest.raises(AlreadyBuilt):
        state.submit(0, Choice.parse("B:altar"))


@rule("4.6")
@pytest.mark.parametrize("structure", ["loom", "glassworks", "press"])
def test_the_same_structure_of_two_ages_is_one(structure: str) -> None:
    state = a_table(a_city("giza-a", built=f"{structure}-1", hand=f"{structure}-2"), age=2)
    with pytest.raises(AlreadyBuilt):
        state.submit(0, Choice.parse(f"B:{structure}-2"))


@rule("4.6")
def test_other_gray_structures_may_join_it() -> None:
    state = a_table(a_city("giza-a", built="loom-1", hand="press-2"), age=2)
    assert ways(state, 0, "B:press-2") == ["B:press-2"]


@rule("4.7")
def test_a_chain_waives_the_whole_cost() -> None:
    state = a_table(a_city("giza-a", coins=0, built="apothecary", hand="stables"), age=2)
    assert ways(state, 0, "B:stables") == ["B:stables"]
    play(state, "B:stables")
    assert coins(state) == [0, 6, 6]


@rule("4.7")
def test_without_the_structure_the_cost_stands() -> None:
    state = a_table(a_city("giza-a", coins=0, built="workshop", hand="stables"), age=2)
    assert ways(state, 0, "B:stables") == []


@rule("4.7")
def test_a_neighbours_structure_chains_nothing() -> None:
    state = a_table(
        a_city("giza-a", coins=0, hand="stables"), a_city("rhodes-a", built="apothecary"), age=2
    )
    assert ways(state, 0, "B:stables") == []


@rule("4.7")
def test_a_structure_from_the_discard_pile_chains_as_any_other() -> None:
    state = a_table(
        a_city("halicarnassus-a", coins=0, stages="?", built="foundry ore-vein", hand="school"),
        a_city("giza-a", hand="temple walls"),
        age=2,
        discard="altar",
    )
    play(state, "W2:school", "D:walls")
    play(state, "T:altar")
    assert ways(state, 0, "B:temple") == ["B:temple"]


@rule("4.8")
@pytest.mark.parametrize("post", ["east-trading-post", "west-trading-post"])
def test_either_of_two_structures_makes_the_chain(post: str) -> None:
    state = a_table(a_city("giza-a", coins=0, built=post, hand="forum"), age=2)
    assert ways(state, 0, "B:forum") == ["B:forum"]


@rule("4.9")
def test_a_free_right_waives_coins_too() -> None:
    state = a_table(a_city("olympia-a", coins=0, stages="? ?", hand="foundry"), age=2)
    assert ways(state, 0, "F:foundry") == ["F:foundry"]
    play(state, "F:foundry")
    assert coins(state)[0] == 0
    assert built(state, 0) == ["foundry"]


@rule("4.10")
def test_a_chain_leaves_no_other_price_on_offer() -> None:
    state = a_table(
        a_city("giza-a", coins=9, built="scriptorium stone-pit", hand="library"),
        a_city("rhodes-a", built="loom-1"),
        age=2,
    )
    assert ways(state, 0, "B:library") == ["B:library"]


@rule("4.10", "6.16")
def test_a_standing_right_leaves_no_other_price_on_offer() -> None:
    state = a_table(
        a_city("olympia-day", coins=9, stages="? ?", hand="barracks"),
        a_city("rhodes-day"),
        edition="2e",
    )
    assert ways(state, 0, "B:barracks") == ["B:barracks"]


@rule("4.11")
def test_a_limited_right_is_offered_beside_paying() -> None:
    state = a_table(
        a_city("olympia-a", coins=9, stages="? ?", hand="walls"),
        a_city("giza-a", built="quarry"),
        age=2,
    )
    assert legal(state, 0, "B:walls") + legal(state, 0, "F:walls") == ["B:walls<6", "F:walls"]


@rule("4.11")
def test_a_limited_right_is_offered_where_nothing_else_would_do() -> None:
    state = a_table(a_city("olympia-a", coins=0, stages="? ?", hand="palace"), age=3)
    assert legal(state, 0, "F:palace") == ["F:palace"]
    assert legal(state, 0, "B:palace") == []


@rule("4.11")
def test_a_limited_right_is_not_offered_for_what_is_free_or_covered() -> None:
    state = a_table(
        a_city("olympia-a", stages="? ?", built="theater sawmill", hand="statue caravansery"),
        age=2,
    )
    assert ways(state, 0, "B:statue") == ["B:statue"]
    assert ways(state, 0, "B:caravansery") == ["B:caravansery"]
    assert legal(state, 0, "F:statue") == legal(state, 0, "F:caravansery") == []


@rule("4.12")
def test_what_is_built_stays_to_the_end() -> None:
    state = a_table(a_city("giza-a", hand="altar"))
    play(state, "B:altar")
    finish(state)
    assert built(state, 0) == ["altar"]
    assert points(state, 0, "blue") == 2

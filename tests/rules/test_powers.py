"""Chapter 6: the powers that stages give: last card, discard pile, free cards, copied guild."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import AlreadyBuilt, CannotAfford, NoSuchRight
from sevenwonders.engine.game.state import State
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    discarded,
    hand,
    legal,
    play,
    play_on,
    points,
    stage_count,
    ways,
)


def refused(state: State, text: str) -> None:
    state.submit(0, Choice.parse(text))


@rule("6.8")
def test_the_last_card_is_built_used_for_a_stage_or_sold() -> None:
    state = a_table(
        a_city("babylon-b", coins=0, built="clay-pool clay-pit press-1", stages="? ?"),
        a_city("giza-a", hand="altar theater"),
        turn=6,
        players=3,
    )
    leftover = hand(state, 0)[1]
    play(state, f"D:{hand(state, 0)[0]}", "B:altar")
    assert asked(state) == "last-card"
    assert hand(state, 0) == [leftover]
    assert {"D", "W"} <= {text[0] for text in legal(state, 0)}
    assert "theater" in discarded(state)
    play(state, f"W3:{leftover}")
    assert stage_count(state, 0) == 3
    assert state.age == 2


@rule("6.8")
def test_the_last_card_may_be_sold_for_three_coins() -> None:
    state = a_table(a_city("babylon-b", coins=0, stages="? ?", hand="altar theater"), turn=6)
    play(state, "B:altar")
    play(state, "D:theater")
    assert coins(state)[0] == 3
    assert "theater" in discarded(state)


@rule("6.8")
def test_other_cities_do_not_play_their_last_card() -> None:
    state = a_table(a_city("babylon-b", stages="? ?"), turn=6)
    play(state)
    assert [ask.seat for ask in state.pending()] == [0]


@rule("6.9")
def test_the_power_works_in_the_sixth_turn_that_builds_its_stage() -> None:
    state = a_table(
        a_city("babylon-night", coins=0, built="stone-pit quarry", hand="school library"),
        edition="2e",
        age=2,
        turn=6,
    )
    play(state, "W1:school")
    assert asked(state) == "last-card"
    assert hand(state, 0) == ["library"]


@rule("6.9")
def test_the_power_works_in_every_later_age() -> None:
    state = a_table(a_city("babylon-b", stages="? ?"), turn=6)
    for age in (1, 2, 3):
        play_on(state, age=age, turn=6)
        play(state)
        assert (asked(state), int(state.age)) == ("last-card", age)
        play(state)
    assert state.over


@rule("6.10")
def test_the_last_card_is_paid_with_coins_and_goods_of_the_sixth_turn() -> None:
    state = a_table(
        a_city("babylon-b", coins=0, stages="? ?", hand="lumber-yard timber-yard"),
        a_city("rhodes-a", hand="guard-tower altar"),
        a_city("giza-a", hand="theater stockade"),
        turn=6,
    )
    play(state, "B:lumber-yard", "B:guard-tower>2", "B:theater")
    assert ways(state, 0, "B:timber-yard") == ["B:timber-yard$1"]
    goods = a_table(a_city("babylon-b", coins=0, stages="? ?", hand="lumber-yard stockade"), turn=6)
    play(goods, "B:lumber-yard")
    assert ways(goods, 0, "B:stockade") == ["B:stockade"]


@rule("6.11")
def test_a_stage_built_with_the_last_card_works_at_once() -> None:
    state = a_table(
        a_city(
            "babylon-b",
            stages="? ?",
            coins=0,
            built="brickyard clay-pool press-1 apothecary",
            hand="school library",
        ),
        age=2,
        turn=6,
    )
    play(state, "D:school")
    assert points(state, 0, "green") == 1
    play(state, "W3:library")
    assert points(state, 0, "green") == 4


@rule("6.12")
def test_a_discarded_card_is_built_for_free_at_the_end_of_the_turn() -> None:
    state = a_table(
        a_city("halicarnassus-a", coins=0, stages="?", built="foundry ore-vein", hand="school"),
        a_city("giza-a", hand="walls aqueduct"),
        age=2,
        discard="altar temple",
    )
    play(state, "W2:school", "D:walls")
    assert asked(state) == "discard-pile"
    offered = set(legal(state, 0))
    assert {"T:altar", "T:temple", "T:walls", "T:-"} <= offered
    play(state, "T:walls")
    assert built(state, 0)[-1] == "walls"
    assert coins(state)[0] == 0
    assert "walls" not in discarded(state)


@rule("6.12")
def test_leftovers_of_the_sixth_turn_can_be_built() -> None:
    state = a_table(
        a_city("halicarnassus-b", coins=0, built="foundry", hand="school library"),
        a_city("giza-a", hand="walls aqueduct"),
        age=2,
        turn=6,
    )
    play(state, "W1:school", "D:walls")
    assert {"T:library", "T:walls", "T:aqueduct"} <= set(legal(state, 0))


@rule("6.13")
def test_nothing_may_be_taken_and_the_power_is_spent() -> None:
    state = a_table(
        a_city("halicarnassus-b", coins=0, built="foundry", hand="school"), age=2, discard="altar"
    )
    play(state, "W1:school")
    play(state, "T:-")
    assert built(state, 0) == ["foundry"]
    assert "altar" in discarded(state)
    play(state)
    assert asked(state) == "play"


@rule("6.13")
def test_a_structure_the_city_has_cannot_be_taken() -> None:
    state = a_table(
        a_city("halicarnassus-b", coins=0, built="foundry loom-1 altar", hand="school"),
        a_city("giza-a", hand="loom-2"),
        age=2,
        players=5,
        discard="altar",
    )
    play(state, "W1:school", "D:loom-2")
    assert not {"T:altar", "T:loom-2"} & set(legal(state, 0))
    with pytest.raises(AlreadyBuilt):
        refused(state, "T:loom-2")


@rule("6.13")
def test_the_city_is_asked_even_if_nothing_can_be_built() -> None:
    state = a_table(
        a_city("halicarnassus-b", coins=0, built="foundry altar", hand="school"),
        a_city("giza-a", hand="forum", built="west-trading-post"),
        a_city("rhodes-a", hand="stables", built="apothecary"),
        a_city("ephesus-a", hand="statue", built="theater"),
        a_city("alexandria-a", hand="vineyard"),
        age=2,
        players=5,
        discard="altar",
    )
    play(state, "W1:school", "B:forum", "B:stables", "B:statue", "B:vineyard")
    assert legal(state, 0) == ["T:-"]


@rule("6.13")
def test_with_an_empty_pile_nobody_is_asked() -> None:
    state = a_table(
        a_city("halicarnassus-b", coins=0, built="foundry", hand="school"),
        a_city("giza-a", hand="forum", built="west-trading-post"),
        a_city("rhodes-a", hand="vineyard"),
        age=2,
    )
    turn = state.turn
    play(state, "W1:school", "B:forum", "B:vineyard")
    assert (asked(state), state.turn) == ("play", turn + 1)


@rule("6.14")
def test_a_card_from_the_pile_brings_its_gains_at_once() -> None:
    state = a_table(
        a_city("halicarnassus-b", coins=0, built="foundry ore-vein", hand="school"),
        a_city("giza-a", hand="sawmill"),
        a_city("rhodes-a", hand="vineyard"),
        age=2,
    )
    play(state, "W1:school", "B:sawmill$1", "D:vineyard")
    play(state, "T:vineyard")
    assert coins(state)[0] == 2 + 1


@rule("6.15")
def test_olympia_a_builds_once_an_age_for_free() -> None:
    state = a_table(a_city("olympia-a", coins=0, stages="? ?", hand="walls"), age=2)
    play(state, "F:walls")
    assert built(state, 0) == ["walls"]
    assert legal(state, 0, "F:") == []
    play_on(state, age=3, turn=1)
    assert legal(state, 0, "F:") != []


@rule("6.15")
def test_olympia_a_may_not_build_freely_twice_in_an_age() -> None:
    state = a_table(
        a_city("olympia-a", coins=0, stages="? ?", hand="walls", free_build_used=True), age=2
    )
    with pytest.raises(NoSuchRight):
        refused(state, "F:walls")


@rule("6.15")
def test_olympia_a_has_its_right_from_the_turn_after_the_stage() -> None:
    state = a_table(
        a_city("olympia-a", coins=0, built="quarry", stages="?", hand="school"),
        a_city("giza-a", hand="foundry library"),
        age=2,
    )
    assert legal(state, 0, "F:") == []
    play(state, "W2:school", "D:library")
    assert legal(state, 0, "F:foundry") == ["F:foundry"]


@rule("6.15")
def test_an_unused_free_build_is_lost_with_the_age() -> None:
    state = a_table(a_city("olympia-a", coins=0, stages="? ?"), age=2, turn=6)
    play_on(state, age=3, turn=1)
    play(state, legal(state, 0, "F:")[0])
    assert legal(state, 0, "F:") == []


@rule("6.16")
def test_olympia_by_day_builds_new_colours_for_free() -> None:
    state = a_table(
        a_city("olympia-day", coins=0, stages="? ?", built="altar", hand="palace academy arsenal"),
        edition="2e",
        age=3,
    )
    assert ways(state, 0, "B:academy") == ["B:academy"]
    assert ways(state, 0, "B:arsenal") == ["B:arsenal"]
    assert ways(state, 0, "B:palace") == []


@rule("6.16")
def test_olympia_by_day_builds_a_first_guild_for_free() -> None:
    cheap = a_city("olympia-day", coins=0, stages="? ?", hand="workers-guild")
    dear = a_city("olympia-day", coins=0, stages="? ?", built="spies-guild", hand="workers-guild")
    assert ways(a_table(cheap, edition="2e", age=3), 0, "B:workers-guild") == ["B:workers-guild"]
    assert ways(a_table(dear, edition="2e", age=3), 0, "B:workers-guild") == []


@rule("6.17")
@pytest.mark.parametrize(("turn", "free"), [(1, True), (2, False), (6, False)])
def test_olympia_by_night_builds_the_first_card_of_an_age_for_free(
    turn: int, *, free: bool
) -> None:
    state = a_table(
        a_city("olympia-night", coins=0, stages="?", hand="palace"),
        edition="2e",
        age=3,
        turn=turn,
    )
    assert ways(state, 0, "B:palace") == (["B:palace"] if free else [])


@rule("6.17")
def test_a_first_card_sold_forfeits_the_right() -> None:
    state = a_table(
        a_city("olympia-night", coins=0, stages="?"),
        a_city("giza-day"),
        a_city("rhodes-day", hand="palace senate"),
        edition="2e",
        age=3,
        turn=1,
    )
    play(state, None, None, "D:senate")
    assert "palace" in hand(state, 0)
    with pytest.raises(CannotAfford):
        refused(state, "B:palace")


@rule("6.18")
@pytest.mark.parametrize(("turn", "free"), [(5, False), (6, True)])
def test_olympia_by_night_builds_the_card_of_the_sixth_turn_for_free(
    turn: int, *, free: bool
) -> None:
    state = a_table(
        a_city("olympia-night", coins=0, stages="? ?", hand="palace"),
        edition="2e",
        age=3,
        turn=turn,
    )
    assert ways(state, 0, "B:palace") == (["B:palace"] if free else [])


@rule("6.19")
def test_olympia_b_scores_a_guild_of_a_neighbour() -> None:
    state = a_table(
        a_city("olympia-b", stages="? ? ?"),
        a_city("giza-a", built="workers-guild stone-pit"),
        a_city("rhodes-a", built="ore-vein foundry"),
        age=3,
    )
    assert points(state, 0, "guilds") == 3
    without = a_table(
        a_city("olympia-b", stages="? ?"),
        a_city("giza-a", built="workers-guild stone-pit"),
        a_city("rhodes-a", built="ore-vein foundry"),
        age=3,
    )
    assert points(without, 0, "guilds") == 0


@rule("6.19")
def test_a_guild_of_a_city_that_is_no_neighbour_is_not_copied() -> None:
    state = a_table(
        a_city("olympia-b", stages="? ? ?"),
        a_city("giza-a", built="stone-pit"),
        a_city("rhodes-a", built="workers-guild"),
        a_city("ephesus-a"),
        age=3,
        players=4,
    )
    assert points(state, 0, "guilds") == 0

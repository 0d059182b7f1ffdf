"""Olympia of the first edition: a free card an Age, cheap raw materials, a copied guild."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import NoSuchRight
from sevenwonders.engine.game.state import State
from tests.cards.guilds import NEIGHBOURS, Counting
from tests.cards.stages import before_stage, goods_for, printed_stage
from tests.support.covers import covers, each
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    built,
    coins,
    hand,
    legal,
    play,
    play_on,
    points,
    ways,
)


@rule("6.15")
@covers("1e", "olympia-a-2")
def test_the_free_card_begins_the_turn_after_the_stage() -> None:
    stage = printed_stage("1e", "olympia-a-2")
    state = before_stage("1e", stage, goods_for("1e", stage))
    assert legal(state, 0, "F") == []
    play(state, f"W2:{hand(state, 0)[0]}")
    assert legal(state, 0, "F")


def _with_right(cards: str, *, age: int = 3, turn: int = 4, own: str = "", money: int = 0) -> State:
    return a_table(
        a_city("olympia-a", coins=money, built=own, stages="? ?", hand=cards),
        a_city("giza-a"),
        a_city("rhodes-a"),
        age=age,
        turn=turn,
    )


@rule("4.9", "6.15")
@covers("1e", "olympia-a-2")
def test_the_free_card_costs_nothing_and_is_one_an_age() -> None:
    state = _with_right("palace")
    play(state, "F:palace")
    assert built(state, 0) == ["palace"]
    assert coins(state)[0] == 0
    for turn in (5, 6):
        assert state.turn == turn
        assert legal(state, 0, "F") == []
        with pytest.raises(NoSuchRight):
            state.submit(0, Choice.parse(f"F:{hand(state, 0)[0]}"))
        play(state)


@rule("6.15")
@covers("1e", "olympia-a-2")
def test_the_free_card_comes_back_with_the_next_age() -> None:
    state = _with_right("temple", age=2)
    play(state, "F:temple")
    play_on(state, age=3, turn=1)
    assert legal(state, 0, "F")


@rule("6.15")
@covers("1e", "olympia-a-2")
def test_a_free_card_not_used_is_lost_with_the_age() -> None:
    state = _with_right("temple", age=2)
    play_on(state, age=3, turn=1)
    play(state, legal(state, 0, "F")[0])
    assert legal(state, 0, "F") == []


@rule("6.15")
@covers("1e", "olympia-a-2")
def test_a_stage_of_the_sixth_turn_frees_a_card_in_the_next_age() -> None:
    city = a_city("olympia-a", coins=0, built="quarry", stages="?")
    state = a_table(city, age=2, turn=6)
    play(state, f"W2:{hand(state, 0)[0]}")
    assert (state.age, state.turn) == (3, 1)
    assert legal(state, 0, "F")


@rule("4.11")
@covers("1e", "olympia-a-2")
def test_the_free_card_is_offered_only_where_the_build_would_cost() -> None:
    state = _with_right("walls temple vineyard sawmill", age=2, own="quarry stone-pit", money=1)
    assert ways(state, 0, "B:walls") == ["B:walls"]
    assert ways(state, 0, "B:vineyard") == ["B:vineyard"]
    assert ways(state, 0, "B:sawmill") == ["B:sawmill$1"]
    assert legal(state, 0, "F") == ["F:sawmill", "F:temple"]


@rule("4.11")
@covers("1e", "olympia-a-2")
def test_the_free_card_is_offered_beside_buying() -> None:
    state = _with_right("senate", own="lumber-yard", money=9)
    assert ways(state, 0, "B:senate") == ["B:senate<2>2"]
    assert ways(state, 0, "F:senate") == ["F:senate"]


@rule("6.2")
@covers("1e", "olympia-a-2")
def test_the_free_card_is_no_stage() -> None:
    state = _with_right("palace")
    assert legal(state, 0, "W") == []


@rule("5.12", "5.14")
@covers("1e", "olympia-b-1")
def test_raw_materials_cost_one_from_the_turn_after_the_first_stage() -> None:
    state = a_table(
        a_city("olympia-b", coins=9, built="lumber-yard", hand="altar guard-tower"),
        a_city("rhodes-a", built="clay-pool"),
        a_city("ephesus-a"),
        a_city("giza-a"),
        a_city("alexandria-a", built="clay-pool", hand="theater guard-tower workshop"),
        players=5,
    )
    assert ways(state, 0, "B:guard-tower") == ["B:guard-tower>2", "B:guard-tower<2"]
    play(state, "W1:altar", None, None, None, "D:theater")
    assert ways(state, 0, "B:guard-tower") == ["B:guard-tower>1", "B:guard-tower<1"]
    assert ways(state, 0, "B:workshop") == ["B:workshop>2"]


@rule("5.13")
@covers("1e", "olympia-b-1")
def test_the_stage_and_a_trading_post_do_not_add_up() -> None:
    posts = "east-trading-post west-trading-post"
    state = a_table(
        a_city("olympia-b", built=posts, stages="?", hand="barracks workshop"),
        a_city("rhodes-a"),
        a_city("alexandria-a", built="ore-vein"),
        turn=4,
    )
    assert ways(state, 0, "B:barracks") == ["B:barracks>1", "B:barracks<1"]
    assert ways(state, 0, "B:workshop") == ["B:workshop>2"]


def _copying(
    *,
    own: str = "",
    left: str = "",
    right: str = "",
    far: str = "",
    defeats: tuple[int, int] = (0, 0),
) -> State:
    """Olympia B has just built its last stage between two cities with guilds."""
    state = a_table(
        a_city("olympia-b", coins=0, built=f"foundry loom-1 {own}", stages="? ?"),
        a_city("rhodes-a", built=left, stages="? ?", defeats=defeats[0]),
        a_city("giza-a", built=far, stages="?"),
        a_city("ephesus-a", built=right, stages="?", defeats=defeats[1]),
        players=4,
        age=3,
    )
    play(state, f"W3:{hand(state, 0)[0]}")
    return state


@rule("6.19")
@covers("1e", "olympia-b-3")
def test_nothing_is_copied_before_the_stage() -> None:
    city = a_city("olympia-b", stages="? ?")
    state = a_table(city, a_city("rhodes-a", built="builders-guild"), age=3)
    assert points(state, 0, "guilds") == 0
    assert state.score(0).copied == -1


@rule("6.19", "9.10")
@covers("1e", "olympia-b-3")
@each("1e", "guild", NEIGHBOURS)
def test_a_copied_guild_counts_the_copiers_neighbours(guild: Counting) -> None:
    own = guild.own.replace("loom-1", "")
    state = _copying(own=own, left=f"{guild.left} {guild.slug}", right=guild.right, far=guild.far)
    assert points(state, 0, "guilds") == guild.points


@rule("6.19", "9.10")
@covers("1e", "olympia-b-3", "strategists-guild")
def test_a_copied_strategists_guild_counts_the_copiers_neighbours() -> None:
    state = _copying(right="strategists-guild", defeats=(2, 3))
    assert points(state, 0, "guilds") == 5
    assert points(state, 3, "guilds") == 0


@rule("6.19", "9.10")
@covers("1e", "olympia-b-3", "builders-guild")
def test_a_copied_builders_guild_counts_the_copiers_stages() -> None:
    state = _copying(left="builders-guild")
    assert points(state, 0, "guilds") == 3 + 2 + 1
    assert points(state, 1, "guilds") == 2 + 3 + 1


@rule("9.10")
@covers("1e", "olympia-b-3", "shipowners-guild")
def test_a_copied_shipowners_guild_does_not_count_itself() -> None:
    state = _copying(own="stone-pit", left="shipowners-guild")
    assert points(state, 0, "guilds") == len(["foundry", "loom-1", "stone-pit"])
    assert points(state, 1, "guilds") == len(["shipowners-guild"])


@rule("9.7", "9.10", "9.11")
@covers("1e", "olympia-b-3", "scientists-guild")
def test_a_copied_scientists_guild_is_a_symbol() -> None:
    state = _copying(own="apothecary workshop", left="scientists-guild")
    assert points(state, 0, "green") == 3 + 7
    assert points(state, 0, "guilds") == 0


@rule("9.11")
@covers("1e", "olympia-b-3")
def test_the_guild_copied_is_the_one_that_scores_most() -> None:
    state = _copying(own="apothecary workshop", left="builders-guild", right="scientists-guild")
    assert state.components.cards[state.score(0).copied].slug == "scientists-guild"
    state = _copying(own="apothecary", left="builders-guild", right="scientists-guild")
    assert state.components.cards[state.score(0).copied].slug == "builders-guild"


@rule("6.19")
@covers("1e", "olympia-b-3")
def test_a_guild_out_of_reach_or_the_own_one_is_not_copied() -> None:
    state = _copying(own="builders-guild", far="magistrates-guild", left="altar")
    assert state.score(0).copied == -1
    assert points(state, 0, "guilds") == 3 + 2 + 1

"""The course of an edifice: who may join and when, completion, failure, what a lost card takes."""

import pytest

from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.placing.build import chained
from tests.boxes.edifice.edifices import (
    at_stake,
    edifice_debts,
    join,
    pawns,
    pawns_left,
    three_builders,
)
from tests.support.expansions import EXPANSIONS
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    discarded,
    finish,
    hand,
    legal,
    play,
    play_on,
    points,
    stage_count,
    tokens,
)


def joins(state: State, seat: int) -> list[str]:
    """The choices of a seat that join the edifice."""
    return [choice for choice in legal(state, seat) if choice.endswith("+")]


@rule("15.1")
def test_each_age_has_one_edifice_of_its_own() -> None:
    options = Options(players=3, boxes=("edifice",))
    state = new_game(options, FastStream("three edifices"))
    drawn = [state.components.edifices[one] for one in state.deal.edifices]
    assert [int(edifice.age) for edifice in drawn] == [1, 2, 3]
    assert len(state.components.edifices) == EXPANSIONS["edifice"].edifices


@rule("15.2")
@pytest.mark.parametrize(("players", "count"), [(3, 2), (4, 3), (5, 3), (6, 4), (7, 5)])
def test_the_pawns_on_an_edifice_go_by_the_number_of_players(players: int, count: int) -> None:
    state = new_game(Options(players=players, boxes=("edifice",)), FastStream("pawns"))
    assert [int(left) for left in state.edifices.pawns] == [count] * 3


@rule("15.3")
def test_a_city_joins_once_an_age_and_again_in_the_next() -> None:
    giza = a_city("giza-a", coins=20, built="stone-pit quarry", stages="? ?", joined=(2,))
    state = a_table(
        giza, boxes="edifice", age=2, turn=5, edifices=at_stake(""), edifice_pawns=(2, 1, 2)
    )
    assert legal(state, 0, "W3")
    assert joins(state, 0) == []
    play_on(state, age=3, turn=1)
    assert joins(state, 0)


@rule("15.3")
def test_any_stage_joins_not_only_the_first() -> None:
    giza = a_city("giza-a", coins=20, built="stone-pit quarry", stages="? ?")
    state = a_table(giza, boxes="edifice", age=2, turn=5, edifices=at_stake(""))
    play(state, f"W3:{hand(state, 0)[0]}$2+")
    assert pawns(state, 0) == (0, 1, 0)


@rule("15.4")
def test_stage_and_edifice_are_one_payment() -> None:
    giza = a_city("giza-a", coins=3)
    state = a_table(
        giza,
        a_city("babylon-a", built="stone-pit"),
        boxes="edifice",
        age=1,
        turn=3,
        edifices=at_stake("belvedere"),
    )
    card = hand(state, 0)[0]
    assert f"W1:{card}<2$1+" in legal(state, 0)
    play(state, f"W1:{card}<2$1+")
    assert coins(state)[:2] == [0, 3 + 2 + 3]


@rule("3.4", "15.4")
def test_two_coins_do_not_buy_the_stone_and_the_participation() -> None:
    state = a_table(
        a_city("giza-a", coins=2),
        a_city("babylon-a", built="stone-pit"),
        boxes="edifice",
        turn=3,
        edifices=at_stake("belvedere"),
    )
    assert legal(state, 0, "W1")
    assert joins(state, 0) == []


@rule("15.5", "15.7")
def test_all_who_join_in_the_turn_that_empties_it_get_a_pawn_and_the_reward() -> None:
    state = three_builders("auction-house", pawns_left=1)
    join(state, 0, 1, 2)
    assert [pawns(state, at) for at in range(3)] == [(0, 1, 0)] * 3
    assert coins(state) == [25, 25, 25]
    assert pawns_left(state, 2) == 0


@rule("15.5")
def test_nobody_joins_an_edifice_that_stands() -> None:
    state = three_builders("auction-house", pawns_left=1)
    join(state, 0)
    assert joins(state, 1) == []
    assert legal(state, 1, "W1")


@rule("15.7")
def test_who_joined_earlier_is_paid_when_it_is_built() -> None:
    state = three_builders("auction-house", pawns_left=2)
    join(state, 0)
    assert coins(state)[0] == 18
    join(state, 1)
    assert coins(state)[0] == 18 + 3 + 7
    assert coins(state)[1] == 20 + 3 - 2 + 7


@rule("15.6")
def test_a_stage_of_the_recruitment_phase_joins_the_edifice_of_the_age_that_begins() -> None:
    state = a_table(
        a_city("giza-a", coins=9, built="stone-pit", leader_hand="plato"),
        a_city("babylon-a", coins=9, built="clay-pool", leader_hand="midas"),
        a_city("olympia-a", leader_hand="hatshepsut"),
        boxes="edifice leaders",
        age=2,
        recruiting=True,
        edifices=at_stake(""),
    )
    play(state, "W1:plato$2+", "W1:midas$2+")
    assert [pawns(state, at) for at in range(3)] == [(0, 1, 0), (0, 1, 0), (0, 0, 0)]
    assert coins(state)[:2] == [14, 14]
    assert (state.age, state.turn) == (2, 1)


def _babylon_with_the_last_card(pawns_left: int) -> State:
    """Babylon B plays its last card after this turn, and can build its third stage with it."""
    return a_table(
        a_city("babylon-b", coins=9, built="brickyard press-1", stages="? ?"),
        a_city("giza-a", coins=9, stages="?", pawns=(0, 1, 0), joined=(2,)),
        a_city("olympia-a", coins=9, built="lumber-yard"),
        boxes="edifice",
        age=2,
        turn=6,
        edifices=at_stake(""),
        edifice_pawns=(2, pawns_left, 2),
    )


@rule("6.8", "15.6")
def test_the_last_card_may_complete_the_edifice() -> None:
    state = _babylon_with_the_last_card(1)
    play(state)
    assert asked(state) == "last-card"
    play(state, f"W3:{hand(state, 0)[0]}$2+")
    assert pawns(state, 0) == (0, 1, 0)
    assert coins(state) == [9 + 3 - 2 + 7, 9 + 3 + 7, 12]
    assert [edifice_debts(state, at) for at in range(3)] == [0, 0, 0]


@rule("15.6", "15.9")
def test_the_edifice_fails_only_after_the_last_card() -> None:
    state = _babylon_with_the_last_card(2)
    play(state)
    assert coins(state) == [12, 12, 12]
    play(state, f"W3:{hand(state, 0)[0]}$2+")
    assert pawns(state, 0) == (0, 1, 0)
    assert coins(state) == [10, 12, 12 - 5]


@rule("15.5")
def test_the_last_card_cannot_join_what_the_turn_before_it_built() -> None:
    state = _babylon_with_the_last_card(1)
    play(state, None, None, f"W1:{hand(state, 2)[0]}$2+")
    assert asked(state) == "last-card"
    assert joins(state, 0) == []
    assert legal(state, 0, "W3")


@rule("15.9")
def test_penalties_come_before_the_conflicts() -> None:
    state = a_table(
        a_city("giza-a", built="stockade"),
        boxes="edifice",
        turn=6,
        edifices=at_stake("outpost"),
    )
    play(state)
    assert legal(state, 0) == ["G:stockade"]
    play(state)
    assert (state.age, built(state, 0), tokens(state, 0)) == (2, [], (0, 0, 0, 0))


@rule("15.9")
def test_who_joined_a_failed_edifice_has_no_reward_and_no_penalty() -> None:
    state = three_builders("money-changer", turn=6, coins=(9, 9, 9))
    join(state, 0)
    assert coins(state) == [8, 12 - 2, 12 - 2]
    assert pawns(state, 0) == (1, 0, 0)
    assert points(state, 0, "edifice") == 0


@rule("15.10", "15.12")
def test_all_who_must_give_up_a_card_do_so_at_once() -> None:
    state = a_table(
        a_city("giza-a", built="stockade"),
        a_city("babylon-a", built="barracks"),
        a_city("olympia-a", built="guard-tower"),
        boxes="edifice",
        turn=6,
        edifices=at_stake("outpost"),
    )
    play(state)
    assert [ask.kind for ask in state.pending()] == ["penalty"] * 3
    play(state)
    assert {"stockade", "barracks", "guard-tower"} <= set(discarded(state))


@rule("15.10")
def test_the_card_given_up_is_at_the_end_of_the_discard_pile() -> None:
    state = a_table(
        a_city("giza-a", built="stockade"), boxes="edifice", turn=6, edifices=at_stake("outpost")
    )
    play(state)
    play(state, "G:stockade")
    assert discarded(state)[-1] == "stockade"


@rule("15.12")
def test_a_penalty_in_coins_is_no_loss_that_debts_can_pay() -> None:
    state = a_table(
        a_city("giza-a", coins=0),
        a_city("babylon-a", coins=1),
        a_city("olympia-a", coins=9),
        boxes="edifice cities",
        age=2,
        turn=7,
        edifices=at_stake("auction-house"),
    )
    play(state)
    assert (state.age, state.turn) == (3, 1)
    assert coins(state) == [3, 4, 7]
    assert [edifice_debts(state, at) for at in range(3)] == [3, 3, 0]
    assert [int(city.tokens.debts) for city in state.cities] == [0, 0, 0]


@rule("15.12")
def test_penalties_come_after_the_losses_of_the_last_turn() -> None:
    state = a_table(
        a_city("catan-a", coins=9, built="ore-vein foundry", stages="?"),
        a_city("giza-a", coins=3),
        a_city("olympia-a", coins=9),
        boxes="edifice catan",
        age=2,
        turn=6,
        edifices=at_stake("auction-house"),
    )
    play(state, f"W2:{hand(state, 0)[0]}")
    assert coins(state) == [9 + 7 - 5, 3 + 3 - 2, 9 + 3 - 2 - 5]
    assert [edifice_debts(state, at) for at in range(3)] == [0, 3, 0]


@rule("4.7", "15.13")
def test_a_lost_card_chains_no_more_and_may_be_built_again() -> None:
    state = a_table(
        a_city("giza-a", built="statue"),
        boxes="edifice",
        age=2,
        turn=6,
        edifices=at_stake("river-port"),
    )
    gardens = state.components.cards[state.components.card_index["gardens"]]
    statue = state.components.cards[state.components.card_index["statue"]]
    assert chained(state.cities[0], gardens)
    play(state)
    play(state, "G:statue")
    assert not chained(state.cities[0], gardens)
    assert not state.cities[0].has[statue.structure]
    assert points(state, 0, "blue") == 0


@rule("15.13")
def test_goods_shields_symbols_and_colours_go_with_the_card_and_the_rest_stays() -> None:
    state = a_table(
        a_city("giza-a", coins=9, built="apothecary workshop stockade sawmill", stages="? ?"),
        a_city("babylon-a", pawns=(0, 0, 1)),
        a_city("olympia-a", pawns=(0, 0, 1)),
        boxes="edifice",
        age=3,
        turn=6,
        edifices=at_stake("agora"),
    )
    assert points(state, 0, "green") == 2
    play(state)
    play(state, "G:workshop")
    assert points(state, 0, "green") == 1
    assert built(state, 0) == ["apothecary", "stockade", "sawmill"]
    assert tokens(state, 0) == (0, 0, 2, 0)
    assert points(state, 0, "wonder") == 8
    assert stage_count(state, 0) == 2


@rule("15.13")
def test_a_lost_brown_card_makes_nothing_more() -> None:
    state = a_table(
        a_city("giza-a", built="sawmill stone-pit"),
        boxes="edifice",
        age=2,
        turn=6,
        edifices=at_stake("factory"),
    )
    play(state)
    play(state, "G:stone-pit")
    assert legal(state, 0, "W1") == []


@rule("15.14", "15.11")
def test_debts_of_three_ages_add_up_and_make_the_row_negative() -> None:
    state = a_table(a_city("giza-a"), boxes="edifice", turn=6, edifices="outpost river-port agora")
    finish(state)
    assert points(state, 0, "edifice") == -(2 + 3 + 5)


@rule("15.15")
@pytest.mark.parametrize(
    ("guild", "worth"),
    [
        ("workers-guild", 2),
        ("craftsmens-guild", 2),
        ("traders-guild", 1),
        ("philosophers-guild", 1),
        ("spies-guild", 3),
        ("strategists-guild", 4),
        ("shipowners-guild", 3),
        ("magistrates-guild", 2),
        ("builders-guild", 3),
        ("gamers-guild", 3),
        ("architects-guild", 3),
        ("mourners-guild", 2),
        ("diplomats-guild", 1),
        ("counterfeiters-guild", 5),
        ("guild-of-shadows", 1),
        ("courtesans-guild", 0),
    ],
)
def test_the_agora_doubles_each_guild(guild: str, worth: int) -> None:
    state = _with_agora(guild, "spies-guild" if guild != "spies-guild" else "workers-guild")
    assert points(state, 0, "guilds") == worth
    assert points(state, 0, "edifice") == worth


def _with_agora(guild: str, next_door: str) -> State:
    """Giza with the Agora and one guild; pieces of every kind next door."""
    left = "lumber-yard loom-1 altar west-trading-post stockade barracks apothecary hideout"
    return a_table(
        a_city(
            "giza-a",
            coins=10,
            built=f"stone-pit press-1 {guild}",
            stages="?",
            pawns=(0, 0, 1),
            rewards=(0, 0, 1),
        ),
        a_city(
            "rhodes-a",
            built=left,
            stages="?",
            leaders="plato",
            victories=(1, 0, 0),
            defeats=1,
        ),
        a_city(
            "ephesus-a",
            built=f"clay-pool baths guard-tower {next_door}",
            stages="?",
            victories=(0, 1, 0),
            defeats=3,
        ),
        boxes="edifice leaders cities classic-extras",
        age=3,
        turn=5,
        edifices=at_stake("agora"),
        edifices_built=(3,),
    )


@rule("15.15")
def test_the_agora_gives_the_scientists_guild_a_second_symbol() -> None:
    state = _with_agora("scientists-guild", "spies-guild")
    assert points(state, 0, "green") == 4
    assert points(state, 0, "edifice") == 0
    assert int(state.score(0).again) == state.components.card_index["scientists-guild"]


@rule("15.15")
def test_the_agora_never_doubles_a_guild_that_is_only_copied() -> None:
    state = a_table(
        a_city(
            "olympia-b", stages="? ? ?", pawns=(0, 0, 1), rewards=(0, 0, 1), built="workers-guild"
        ),
        a_city("rhodes-a", built="spies-guild stockade barracks lumber-yard"),
        a_city("ephesus-a", built="guard-tower"),
        boxes="edifice",
        age=3,
        turn=5,
        edifices=at_stake("agora"),
        edifices_built=(3,),
    )
    assert points(state, 0, "guilds") == 1 + 3
    assert points(state, 0, "edifice") == 1

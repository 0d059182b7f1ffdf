"""The sage's values: one a choice, told by parts, from what its seat may know alone."""

import pytest

from sevenwonders.bots.sage import Sage
from sevenwonders.bots.sage_bot import SageBot, easy_bot, hard_bot, medium_bot
from sevenwonders.bots.sage_data import sage_weights
from sevenwonders.engine.dealer import FastStream
from sevenwonders.engine.sight import Sight
from tests.support.box_tables import BOX_KINDS, BoxKind, deal_boxes
from tests.support.games import KINDS, Kind, deal_game, picker, play_stage

MOST_POINTS = 200


@pytest.mark.parametrize("kind", BOX_KINDS, ids=str)
def test_every_choice_has_a_value_and_parts_that_sum_to_it(kind: BoxKind) -> None:
    state = deal_boxes(kind, "parts")
    sage = Sage(sage_weights())
    pick = picker("parts")
    while not state.over:
        for ask in state.pending():
            sight = Sight(state, ask.seat)
            values = sage.values(sight)
            assert len(values) == len(sight.codes())
            best = sage.best(sight)
            assert values[best] == max(values)
            assert best == values.index(max(values))
            assert sum(sage.parts(sight, best).values()) == pytest.approx(values[best])
        play_stage(state, pick)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_outlook_of_a_city_is_a_plausible_final_score(kind: Kind) -> None:
    state = deal_game(kind, "outlook")
    sage = Sage(sage_weights())
    pick = picker("outlook")
    while not state.over:
        sight = Sight(state, 0)
        for city in range(sight.cities()):
            assert -MOST_POINTS < sage.outlook(sight, city) < MOST_POINTS
        play_stage(state, pick)
    sight = Sight(state, 0)
    assert sage.outlook(sight, 0) == int(sight.score(0).total())


def test_a_sage_keeps_nothing_between_decisions() -> None:
    state = deal_game(Kind("1e", 5), "fresh")
    pick = picker("fresh")
    used = Sage(sage_weights())
    while not state.over:
        for ask in state.pending():
            sight = Sight(state, ask.seat)
            assert used.values(sight) == Sage(sage_weights()).values(sight)
        play_stage(state, pick)


def test_what_others_hold_changes_no_value() -> None:
    state = deal_game(Kind("1e", 4), "peek")
    pick = picker("peek")
    for _ in range(12):
        other = state.clone()
        other.hands[1:] = [*state.hands[2:], state.hands[1]]
        values = [Sage(sage_weights()).values(Sight(table, 0)) for table in (state, other)]
        assert values[0] == values[1]
        play_stage(state, pick)


def test_a_cold_bot_takes_the_best_and_a_warm_one_what_comes_near() -> None:
    state = deal_game(Kind("1e", 4), "warm")
    sight = Sight(state, 0)
    values = Sage(sage_weights()).values(sight)
    legal = [str(choice) for choice in sight.legal()]
    cold = SageBot(FastStream("cold")).choose(sight)
    assert values[legal.index(str(cold))] == max(values)
    bot = SageBot(FastStream("warm"), temperature=2.0)
    drawn = [values[legal.index(str(bot.choose(sight)))] for _ in range(300)]
    assert len(set(drawn)) > 1
    assert sum(drawn) / len(drawn) > sum(values) / len(values)


def test_levels_look_at_less_and_less() -> None:
    state = deal_game(Kind("1e", 4), "levels")
    sight = Sight(state, 0)
    for make in (easy_bot, medium_bot, hard_bot):
        assert make(FastStream("level")).choose(sight) in sight.legal()
    own, around, everything = (Sage(sage_weights(), looks).values(sight) for looks in (0, 1, 3))
    assert own != around
    assert around != everything


def test_who_does_not_look_around_does_not_see_the_neighbours() -> None:
    state = deal_game(Kind("1e", 4), "blind")
    before = Sage(sage_weights(), 0).values(Sight(state, 0))
    state.cities[1].shields = 9
    state.cities[3].science = 5
    assert Sage(sage_weights(), 0).values(Sight(state, 0)) == before
    assert Sage(sage_weights(), 1).values(Sight(state, 0)) != before

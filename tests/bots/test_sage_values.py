"""The sage's values: one a choice, told by parts, from what its seat may know alone."""

import itertools

import pytest

from sevenwonders.bots.sage.bot import SageBot, easy_bot, hard_bot, medium_bot
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import AGES
from tests.support.games import SOME_BOX_KINDS, Kind, deal_game, picker, play_stage

MOST_POINTS = 100
LATE = 5


@pytest.mark.parametrize("kind", SOME_BOX_KINDS, ids=str)
def test_every_choice_has_a_value_and_parts_that_sum_to_it(kind: Kind) -> None:
    state = deal_game(kind, "parts")
    sage = new_sage()
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


def test_what_a_city_is_expected_to_end_ahead_by_is_plausible_and_tells_who_wins() -> None:
    sage, right, asked = new_sage(), 0, 0
    for game in range(12):
        state = deal_game(Kind("1e", 4), f"ahead {game}")
        pick = picker(f"ahead {game}")
        expected: list[float] = []
        while not state.over:
            if state.age == AGES and state.turn == LATE and not expected:
                expected = [sage.ahead(Sight(state, seat)) for seat in range(4)]
            play_stage(state, pick)
        scores = [int(state.score(seat).total()) for seat in range(4)]
        assert max(map(abs, expected)) < MOST_POINTS
        for one, other in itertools.combinations(range(4), 2):
            asked += scores[one] != scores[other]
            right += (expected[one] - expected[other]) * (scores[one] - scores[other]) > 0
    assert right > 0.75 * asked


def test_a_sage_keeps_nothing_between_decisions() -> None:
    state = deal_game(Kind("1e", 5), "fresh")
    pick = picker("fresh")
    used = new_sage()
    while not state.over:
        for ask in state.pending():
            sight = Sight(state, ask.seat)
            assert used.values(sight) == new_sage().values(sight)
        play_stage(state, pick)


def test_what_others_hold_changes_no_value() -> None:
    state = deal_game(Kind("1e", 4), "peek")
    pick = picker("peek")
    for _ in range(12):
        other = state.clone()
        other.hands[1:] = [*state.hands[2:], state.hands[1]]
        values = [new_sage().values(Sight(table, 0)) for table in (state, other)]
        assert values[0] == values[1]
        play_stage(state, pick)


def test_a_cold_bot_takes_the_best_and_a_warm_one_what_comes_near() -> None:
    state = deal_game(Kind("1e", 4), "warm")
    sight = Sight(state, 0)
    values = new_sage().values(sight)
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
    own, around, everything = (new_sage(looks).values(sight) for looks in (0, 1, 3))
    assert own != around
    assert around != everything


def test_who_does_not_look_around_does_not_see_the_neighbours() -> None:
    state = deal_game(Kind("1e", 4), "blind")
    before = new_sage(0).values(Sight(state, 0))
    state.cities[1].shields = 9
    state.cities[3].science = 5
    assert new_sage(0).values(Sight(state, 0)) == before
    assert new_sage(1).values(Sight(state, 0)) != before


def test_who_looks_at_the_neighbours_does_not_see_beyond_them() -> None:
    state = deal_game(Kind("1e", 5), "far")
    while (state.age, state.turn) != (3, 5):
        play_stage(state, picker(f"far {state.stage}"))
    before = {looks: new_sage(looks).values(Sight(state, 0)) for looks in (1, 3)}
    for far in (2, 3):
        state.cities[far].coins += 60
    assert new_sage(1).values(Sight(state, 0)) == before[1]
    assert new_sage(3).values(Sight(state, 0)) != before[3]

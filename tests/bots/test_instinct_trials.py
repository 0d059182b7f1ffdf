"""Trying out decisions: the game goes on as if nothing was tried, and what came is what comes."""

import random

import pytest

from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.content.loader import extra_names
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.see.sight import Sight
from tools.instinct import trials as instinct_trials
from tools.instinct.columns import Columns
from tools.instinct.games import lead
from tools.instinct.trials import (
    EVERY_BOX,
    FIGURES,
    MOST,
    NEAR,
    OFTEN,
    Table,
    near_best,
    some_table,
)

TABLES = (
    Options(players=2),
    Options(players=3),
    Options(players=5, edition="2e"),
    Options(players=4, boxes=extra_names(), experts=True),
    Options(players=4, boxes=("cities",), teams=True),
)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_game_is_the_same_whether_its_decisions_are_tried_out(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried, trials = Table(new_sage(), options, "same"), Columns({}, FIGURES)
    tried.play(trials)
    monkeypatch.setattr(instinct_trials, "TRIED", 0.0)
    plain, nothing = Table(new_sage(), options, "same"), Columns({}, FIGURES)
    plain.play(nothing)
    assert len(trials) > 0
    assert len(nothing) == 0
    assert list(plain.state.history) == list(tried.state.history)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_choice_of_a_decision_came_to_something(options: Options) -> None:
    trials = Columns({}, FIGURES)
    Table(new_sage(), options, "came").play(trials)
    counts = trials.whole["counts"]
    assert set(counts) <= set(range(2, MOST + 1))
    for figure in FIGURES:
        assert sum(counts) == len(trials.figures[figure]) == len(trials.figures["judged"])
    assert len(trials.whole["table-sizes"]) == len(counts)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_game_that_is_over_came_to_how_it_ended(options: Options) -> None:
    table = Table(new_sage(), options, "over")
    state = table.state
    while not state.over:
        for ask in state.pending():
            state.submit_at(ask.seat, table.sage.best(Sight(state, ask.seat)))
    assert table.came_to(state) == [lead(state, table.hero)] * len(FIGURES)


def test_what_a_choice_came_to_soon_and_later_is_expected_and_the_end_is_known() -> None:
    table = Table(new_sage(), Options(players=5), "horizons")
    world = table.state.clone()
    soon, later, end = table.came_to(world)
    assert world.over
    assert end == lead(world, table.hero)
    assert len({soon, later, end}) == len(FIGURES)


def test_tables_are_drawn_as_often_as_they_should() -> None:
    rng = random.Random("tables")
    drawn = [some_table(rng, 0.3) for _ in range(2000)]
    assert 0.25 < drawn.count(EVERY_BOX) / len(drawn) < 0.35
    for share, options in OFTEN:
        assert drawn.count(options) / len(drawn) > 0.7 * share - 0.05
    assert {2, 4, 6} <= {options.players for options in drawn}


def test_only_choices_near_the_best_are_tried() -> None:
    table = Table(new_sage(), Options(players=5), "near")
    for ask in table.state.pending():
        sight = Sight(table.state, ask.seat)
        values = table.sage.values(sight)
        listed = near_best(sight, values)
        assert values[listed[0]] == max(values)
        assert len(listed) <= MOST
        assert all(values[at] >= max(values) - NEAR for at in listed)

"""Trying out decisions: the game goes on as if nothing was tried, and what came is what comes."""

import pytest

from sevenwonders.bots.sage_data import new_sage
from sevenwonders.content.loader import extra_names
from sevenwonders.engine.options import Options
from sevenwonders.engine.sight import Sight
from tools import instinct_trials
from tools.instinct_columns import Columns
from tools.instinct_games import lead
from tools.instinct_trials import FIGURES, MOST, NEAR, Table, near_best

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
    assert sum(counts) == len(trials.figures["came"]) == len(trials.figures["judged"])
    assert len(trials.whole["table-sizes"]) == len(counts)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_game_that_is_over_came_to_how_it_ended(options: Options) -> None:
    table = Table(new_sage(), options, "over")
    state = table.state
    while not state.over:
        for ask in state.pending():
            state.submit_at(ask.seat, table.sage.best(Sight(state, ask.seat)))
    assert table.came_to(state) == lead(state, table.hero)


def test_only_choices_near_the_best_are_tried() -> None:
    table = Table(new_sage(), Options(players=5), "near")
    for ask in table.state.pending():
        sight = Sight(table.state, ask.seat)
        values = table.sage.values(sight)
        listed = near_best(sight, values)
        assert values[listed[0]] == max(values)
        assert len(listed) <= MOST
        assert all(values[at] >= max(values) - NEAR for at in listed)

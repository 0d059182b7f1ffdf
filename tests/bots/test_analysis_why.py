"""The figures behind an analysis: the choices that matter are compared in the same new worlds."""

import pytest

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.bots.why import FINALISTS, SHARED, UNKNOWN, Why, explain
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from tests.support.games import Kind, deal_game, picker, play_stage


@pytest.fixture(scope="module")
def state() -> State:
    """The middle of Age III: games that are played out from there are short."""
    state = deal_game(Kind("1e", 3), "why")
    while (state.age, state.turn) < (3, 2):
        play_stage(state, picker(f"why {state.stage}"))
    return state


def _why(state: State, limit: Limit, entered: int | None = None, seed: str = "w") -> Why:
    return explain(Sight(state, 0), FastStream(seed), limit, entered=entered)


def _worst(state: State) -> int:
    values = new_sage().values(Sight(state, 0))
    return values.index(min(values))


def test_the_best_is_behind_nobody_and_the_others_are(state: State) -> None:
    best, *others = _why(state, Limit(iterations=120)).prospects
    assert (best.behind, best.doubt) == (0, 0)
    for prospect in others[: FINALISTS - 1]:
        assert prospect.behind == pytest.approx(best.worth - prospect.worth, abs=0.0003)


def test_a_choice_that_nobody_would_take_reaches_the_comparison(state: State) -> None:
    worst = _worst(state)
    why = _why(state, Limit(iterations=120), entered=worst)
    text = str(Sight(state, 0).legal()[worst])
    assert text in {prospect.choice for prospect in why.prospects[:FINALISTS]}


@pytest.mark.parametrize("games", [1, 2, 3, 7, 25])
def test_a_small_limit_is_kept(state: State, games: int) -> None:
    why = _why(state, Limit(iterations=games), entered=_worst(state))
    assert 0 < why.games <= games
    assert sum(prospect.games for prospect in why.prospects) == why.games


@pytest.mark.parametrize(
    "limit",
    [*(Limit(iterations=games) for games in (1, 2, 4, 6, 9)), Limit(5, 1e-6), Limit(None, 1e-6)],
    ids=str,
)
def test_of_a_choice_that_was_never_played_nothing_is_told(state: State, limit: Limit) -> None:
    worst = _worst(state)
    why = _why(state, limit, entered=worst)
    assert all(prospect.games and prospect.score for prospect in why.prospects)
    assert str(Sight(state, 0).legal()[worst]) in {prospect.choice for prospect in why.prospects}


def test_a_few_worlds_leave_all_doubt(state: State) -> None:
    few, enough = FINALISTS * (SHARED - 1) * 2, FINALISTS * SHARED * 2
    assert {one.doubt for one in _why(state, Limit(few)).prospects[1:FINALISTS]} == {UNKNOWN}
    assert all(one.doubt < UNKNOWN for one in _why(state, Limit(enough)).prospects[1:FINALISTS])


def test_a_limit_of_seconds_and_games_ends_with_the_first(state: State) -> None:
    assert _why(state, Limit(iterations=12, seconds=600.0)).games <= 12
    assert _why(state, Limit(seconds=0.05)).prospects


def test_the_same_stream_tells_the_same(state: State) -> None:
    limit = Limit(iterations=40)
    assert _why(state, limit) == _why(state, limit)
    assert _why(state, limit) != _why(state, limit, seed="other")

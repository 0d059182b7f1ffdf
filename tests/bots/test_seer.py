"""The seer: legal everywhere, repeatable, and better than what it builds on."""

import contextlib
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from time import monotonic

import pytest

from sevenwonders._build import compiled
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.registry import BOTS, make_bot
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.bots.seer import cores as seer_cores
from sevenwonders.bots.seer import levels, seer
from sevenwonders.bots.seer.cores import Tried, Work, best_of, merged, pool_of, searched
from sevenwonders.bots.seer.search import Search
from sevenwonders.bots.seer.seer import SeerBot
from sevenwonders.bots.seer.think import think
from sevenwonders.bots.why import explain
from sevenwonders.engine.game.dealer import FastStream, Stream
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import view
from sevenwonders.knowledge.sampling.worlds import Worlds
from sevenwonders.workers import WorkerPool
from tests.support.games import BOX_KINDS, KINDS, Kind, deal_game, picker, play_stage
from tests.support.processes import Children
from tests.support.scale import scaled
from tests.support.table import a_city, a_table, play, points


def _played(kind: Kind, stages: int, seed: str) -> State:
    state = deal_game(kind, seed)
    for _ in range(stages):
        play_stage(state, picker(f"{seed} {state.stage}"))
    return state


def _searched(state: State, seat: int, games: int, seed: str = "0") -> Search:
    sight = Sight(state, seat)
    search = Search(new_sage(), sight, Worlds(sight))
    think(search, FastStream(seed), Limit(iterations=games))
    return search


def _last_turn() -> State:
    """A palace in hand that only the seer's own stone can pay, and a way to spend it worse."""
    return a_table(
        a_city("giza-a", coins=20, built="academy library school dispensary", hand="lodge palace"),
        age=3,
        turn=6,
    )


def test_the_same_seed_and_limit_give_the_same_choice() -> None:
    state = _played(Kind("1e", 4), 3, "seer")
    first = [
        str(SeerBot(FastStream("a"), iterations=60).choose(Sight(state, state.pending()[0].seat)))
        for _ in "12"
    ]
    assert first[0] == first[1]


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("players", [3, 4, 5, 7])
def test_levels_that_search_think_by_games_and_not_by_the_clock(
    level: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits: list[Limit] = []

    def note(_search: Search, _stream: Stream, limit: Limit) -> None:
        limits.append(limit)

    monkeypatch.setattr(seer, "think", note)
    make_bot(level, FastStream("e")).choose(Sight(deal_game(Kind("1e", players), "expert"), 0))
    most = {"expert": levels.EXPERT, "master": levels.MASTER}[level]
    games = most if players <= 4 else most * 4 // players
    assert limits == [Limit(games, None if compiled() else levels.PATIENCE)]
    assert BOTS[level].clocked is not compiled()


def test_a_limit_of_iterations_is_kept_to_the_game() -> None:
    state = _played(Kind("1e", 3), 2, "limit")
    for games in (1, 7, 40):
        assert _searched(state, state.pending()[0].seat, games).games <= games


def test_one_round_is_played_however_short_the_time(seed: str) -> None:
    sight = Sight(_played(Kind("1e", 3), 2, seed), 0)
    search = Search(new_sage(), sight, Worlds(sight))
    think(search, FastStream(seed), Limit(seconds=1e-9))
    assert {int(racer.rounds) for racer in search.ranking()} == {0 if search.settled() else 1}


def test_the_choice_that_wins_is_found_in_the_last_turn() -> None:
    state = _last_turn()
    search = _searched(state, 0, 300)
    best = search.ranking()[0]
    choice = str(Sight(state, 0).legal()[best.at])
    worth: dict[str, int] = {}
    for text in map(str, Sight(state, 0).legal()):
        after = state.clone()
        play(after, text)
        worth[text] = sum(points(after, 0, row) for row in ("green", "blue", "treasury", "wonder"))
    assert worth[choice] == max(worth.values())


def test_every_choice_still_racing_has_met_the_same_worlds() -> None:
    state = _played(Kind("1e", 5), 4, "race")
    search = _searched(state, state.pending()[0].seat, 90)
    assert len(search.ranking()) > 1
    rounds = {int(racer.rounds) for racer in search.racers}
    assert max(rounds) - min(rounds) <= 1


@pytest.mark.parametrize("kind", [*KINDS, *BOX_KINDS], ids=str)
def test_it_plays_every_kind_of_table(kind: Kind, seed: str) -> None:
    state = deal_game(kind, seed)
    bots = [SeerBot(FastStream(f"{seed}/{at}"), iterations=3) for at in range(state.players)]
    for _ in range(scaled(8, 60)):
        if state.over:
            return
        for ask in state.pending():
            state.submit(ask.seat, bots[ask.seat].choose(Sight(state, ask.seat)))


def test_why_tells_scores_and_chances_with_their_parts() -> None:
    state = _played(Kind("1e", 3), 8, "why")
    sight = Sight(state, 0)
    why = explain(sight, FastStream("w"), Limit(iterations=60))
    assert why.legal == len(sight.legal())
    for prospect in why.prospects:
        assert 0.0 <= prospect.win <= 1.0
        assert prospect.score == pytest.approx(sum(prospect.rows.values()), abs=0.01)
        assert prospect.value == pytest.approx(sum(prospect.parts.values()), abs=0.01)
    assert sum(prospect.games for prospect in why.prospects) == why.games == 60


def test_why_looks_at_a_choice_that_nobody_would_take() -> None:
    state = _played(Kind("1e", 3), 8, "why")
    sight = Sight(state, 0)
    values = new_sage().values(sight)
    worst = values.index(min(values))
    why = explain(sight, FastStream("w"), Limit(iterations=40), entered=worst)
    assert str(sight.legal()[worst]) in {prospect.choice for prospect in why.prospects}


@pytest.fixture
def own_pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Children]:
    """Processes to think in, once somebody wants them; they end with the test."""
    pools: dict[int, WorkerPool] = {}
    monkeypatch.setattr(seer_cores, "_POOLS", pools)
    started = Children()
    yield started
    for pool in pools.values():
        pool.close()
    assert started.alive() == []


@pytest.mark.usefixtures("own_pool")
def test_two_cores_repeat_themselves_too() -> None:
    state = _played(Kind("1e", 3), 4, "cores")
    sight = Sight(state, state.pending()[0].seat)
    chosen = [SeerBot(FastStream("c"), iterations=40, cores=2).choose(sight) for _ in "12"]
    assert chosen[0] == chosen[1]
    assert chosen[0] in sight.legal()


def test_the_processes_of_a_seer_are_there_before_its_first_decision(own_pool: Children) -> None:
    SeerBot(FastStream("c"), seconds=1.0, cores=2)
    assert len(own_pool.alive()) == 2


def _put_to_death(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    # Until it is dead; it stays for its parent to see, unless the pool has seen it already.
    with contextlib.suppress(ChildProcessError):
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)


@pytest.mark.usefixtures("own_pool")
def test_a_process_that_is_killed_between_two_decisions_changes_nothing() -> None:
    state = _played(Kind("1e", 3), 4, "cores")
    sight = Sight(state, state.pending()[0].seat)
    before = SeerBot(FastStream("c"), iterations=40, cores=2).choose(sight)
    for _ in "12":
        _put_to_death(pool_of(2).pids()[0])
        assert SeerBot(FastStream("c"), iterations=40, cores=2).choose(sight) == before


@pytest.mark.usefixtures("own_pool")
def test_where_every_process_dies_the_seer_thinks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    state = _played(Kind("1e", 3), 4, "cores")
    sight = Sight(state, state.pending()[0].seat)
    before = SeerBot(FastStream("c"), iterations=40, cores=2).choose(sight)
    pool_of(2).close()
    monkeypatch.setattr(seer_cores, "_POOLS", {2: WorkerPool(_die, 2)})
    assert SeerBot(FastStream("c"), iterations=40, cores=2).choose(sight) == before
    pool_of(2).close()


def _die(_task: bytes) -> bytes:
    os._exit(3)


@pytest.mark.usefixtures("own_pool")
def test_an_answer_that_was_not_waited_for_is_not_the_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = _played(Kind("1e", 3), 4, "cores")
    sight = Sight(state, state.pending()[0].seat)
    before = SeerBot(FastStream("c"), iterations=40, cores=2).choose(sight)

    def leave(_self: Future[bytes]) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Future, "result", leave)
        with pytest.raises(KeyboardInterrupt):
            SeerBot(FastStream("other"), iterations=4, cores=2).choose(sight)
    assert SeerBot(FastStream("c"), iterations=40, cores=2).choose(sight) == before


def test_a_process_that_comes_late_plays_one_round() -> None:
    state = _played(Kind("1e", 3), 4, "late")
    seen = view(state, state.pending()[0].seat, memory=True)
    tried = searched(Work(seen, "late", None, monotonic() - 1.0))
    assert len(tried) > 1
    assert {one.games for one in tried} == {1}


def test_the_time_on_the_way_to_the_processes_is_part_of_the_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = _played(Kind("1e", 3), 4, "way")
    limits: list[Limit] = []
    clock = iter((100.0, 100.0 + 1.5))

    def note(_search: Search, _stream: Stream, limit: Limit) -> None:
        limits.append(limit)

    monkeypatch.setattr(seer_cores, "monotonic", lambda: next(clock))

    def think_here(works: Sequence[Work]) -> list[list[Tried]]:
        return [searched(work) for work in works]

    monkeypatch.setattr(seer_cores, "searched_by_all", think_here)
    monkeypatch.setattr(seer_cores, "think", note)
    sight = Sight(state, state.pending()[0].seat)
    best_of(sight, FastStream("way"), Limit(seconds=2.0), 1)
    assert limits == [Limit(seconds=0.5)]


def test_what_most_cores_kept_in_the_race_is_chosen() -> None:
    one = [Tried(4, 50, 20.0, racing=True), Tried(2, 12, 9.0, racing=False)]
    other = [Tried(4, 50, 22.0, racing=True), Tried(2, 50, 21.0, racing=True)]
    assert merged([one, other]) == 4
    assert merged([[Tried(1, 10, 4.0, racing=True), Tried(0, 10, 5.0, racing=True)]]) == 0

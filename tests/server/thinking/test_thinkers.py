"""Bots that search think in other processes: as they would here, and nobody is lost with one."""

import threading
from collections.abc import Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Final

import pytest

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.registry import STAND_INS, make_bot
from sevenwonders.bots.seer.seer import SeerBot
from sevenwonders.bots.why import explained as explained_here
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import view
from sevenwonders.knowledge.sample import sample
from sevenwonders.server.errors import Ending
from sevenwonders.server.service.bot_turns import BotTurn, decided
from sevenwonders.server.service.game import Step
from sevenwonders.server.thinking.questions import choice_in, choosing, encoded
from sevenwonders.server.thinking.thinkers import Thinkers, explained
from sevenwonders.workers.worker import Worker
from tests.support.endless_bot import ENDLESS, FOLDER
from tests.support.games import picker, play_stage
from tests.support.processes import Children
from tests.support.waiting import wait_until

pytestmark = pytest.mark.anyio
FEW: Final = Limit(iterations=12)
QUICK: Final = "seer:iterations=12"


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    found = Thinkers(2)
    yield found
    found.close()


@pytest.fixture
def thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which each endless bot that thinks puts a file."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return tmp_path


def a_game(options: Options, stages: int) -> State:
    state = new_game(options, FastStream("thought about"))
    pick = picker("thought about")
    for _ in range(stages):
        play_stage(state, pick)
    return state


@pytest.mark.parametrize("boxes", [(), ("cities", "edifice", "leaders")])
def test_a_bot_chooses_elsewhere_what_it_would_choose_here(
    thinkers: Thinkers, boxes: tuple[str, ...]
) -> None:
    state = a_game(Options(players=4, boxes=boxes), 9)
    asks = state.pending()
    here = [
        str(make_bot(QUICK, FastStream(f"k{ask.seat}")).choose(Sight(state, ask.seat)))
        for ask in asks
    ]
    questions = [choosing(Sight(state, ask.seat), f"k{ask.seat}", QUICK) for ask in asks]
    assert [choice_in(answer) for answer in thinkers.ask(questions)] == here


def test_reasons_are_the_same_wherever_they_are_thought_out(thinkers: Thinkers) -> None:
    sight = Sight(a_game(Options(players=3), 5), 1)
    elsewhere = explained(sight, "why", FEW, 1, thinkers)
    assert elsewhere == explained_here(sight, "why", FEW, 1)


def test_a_process_that_dies_takes_no_decision_with_it() -> None:
    thinkers = Thinkers(1)
    sight = Sight(a_game(Options(players=3), 3), 0)
    question = choosing(sight, "key", QUICK)
    started = Children()
    [first] = thinkers.ask([question])
    [thinker] = started.alive()
    thinker.kill()
    thinker.join()
    assert thinkers.ask([question]) == [first]
    assert thinkers.ask([question]) == [first]
    thinkers.close()


async def test_where_no_process_can_begin_nobody_searches_in_its_place(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def too_many(_self: object, _kind: object) -> None:
        raise OSError

    def never(*_: object) -> None:
        pytest.fail("all tables would wait for this")

    sight = Sight(a_game(Options(players=3), 3), 0)
    quick = str(make_bot(STAND_INS[0], FastStream("key")).choose(sight))
    monkeypatch.setattr(Worker, "__init__", too_many)
    monkeypatch.setattr(SeerBot, "choose", never)
    none = Thinkers(1)
    question = choosing(sight, "key", "seer:seconds=3600")
    assert [choice_in(one) for one in none.ask([question])] == [quick]
    assert choice_in(await none.think(question)) == quick
    why = explained(sight, "why", Limit(iterations=100_000), None, none)
    assert 0 < why.games < 100
    assert "a bot cannot search" in caplog.text
    none.close()


def test_whoever_waits_when_the_server_ends_is_refused(thinking: Path) -> None:
    thinkers = Thinkers(1)
    sight = Sight(a_game(Options(players=3), 3), 0)
    ended: list[BaseException] = []

    def ask(bot: str) -> None:
        try:
            thinkers.ask([choosing(sight, "key", bot)])
        except Ending as ending:
            ended.append(ending)

    ask(QUICK)
    # One is thought about, the other waits for its turn.
    waiting = [threading.Thread(target=ask, args=(ENDLESS,)) for _ in range(2)]
    for one in waiting:
        one.start()
    wait_until(lambda: list(thinking.iterdir()))
    thinkers.close()
    for one in waiting:
        one.join()
    ask(QUICK)
    assert len(ended) == 3


def test_the_thinking_for_a_table_that_ended_is_cancelled_and_no_other(thinking: Path) -> None:
    thinkers = Thinkers(2)
    sight = Sight(a_game(Options(players=3), 3), 0)
    ended: list[str] = []

    def ask(table: str) -> None:
        with pytest.raises(CancelledError):
            thinkers.ask([choosing(sight, "key", ENDLESS)], table=table)
        ended.append(table)

    [first] = thinkers.ask([choosing(sight, "key", QUICK)], table="ended")
    asking = {table: threading.Thread(target=ask, args=(table,)) for table in ("ended", "other")}
    for one in asking.values():
        one.start()
    wait_until(lambda: len(list(thinking.iterdir())) == len(asking))
    thinkers.cancel("ended")
    asking["ended"].join()
    assert ended == ["ended"]
    # The process that thought for it has gone: the other still thinks, and a new one answers.
    assert thinkers.ask([choosing(sight, "key", QUICK)], table="third") == [first]
    thinkers.cancel("other")
    asking["other"].join()
    assert ended == ["ended", "other"]
    thinkers.close()


def test_what_a_process_is_told_does_not_depend_on_what_is_hidden() -> None:
    state = a_game(Options(players=4), 2)
    other = sample(view(state, 0, memory=True), FastStream("another world"))
    assert view(state, 3).hand != view(other, 3).hand
    told = [encoded(choosing(Sight(one, 0), "key", QUICK)) for one in (state, other)]
    assert told[0] == told[1]


def test_partners_decide_one_after_the_other() -> None:
    state = a_game(Options(players=4, boxes=("cities",), teams=True), 0)
    turns = [BotTurn(ask, "greedy", f"k{ask.seat}") for ask in state.pending()]
    first = [int(turn.ask.seat) for turn, _ in decided(state, turns)]
    assert sorted(first) == [0, 2]
    step = Step(state, {})
    step.let_bots_choose("t", bytes(32), {0: "greedy", 1: "greedy", 2: "greedy"})
    assert {one.seat for one in step.added.values()} == {0, 1, 2}

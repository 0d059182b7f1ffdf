"""A bot that fails is named; the game goes on, and nothing is lost."""

from concurrent.futures import Future
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from sevenwonders.arena.contest.contest import Contest, ContestGame, make_contest
from sevenwonders.arena.play.outcome import FAULTS, ILLEGAL, RAISED, UNMADE, Fault, Outcome
from sevenwonders.arena.report.figures import BotReport, Report, report_of
from sevenwonders.arena.report.page import page
from sevenwonders.arena.report.text import incident_line
from sevenwonders.arena.run.run import run_contest
from sevenwonders.arena.run.tasks import PATIENCE, GameTask, Parallel, Played, do, lost
from sevenwonders.bots.bot import Bot
from sevenwonders.bots.remote.fault import Reason
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.vocabulary import AGES
from sevenwonders.workers import WorkerLost, WorkerPool
from tests.arena.bad_bots import Cheat, Raiser, Suicide, Unmade, register


def _play(bots: tuple[str, ...], folder: Path, games: int = 3) -> tuple[Report, list[Outcome]]:
    contest = make_contest([Options(players=3)], bots)
    outcomes = run_contest(contest, games, folder / "r.jsonl", parallel=Parallel())
    return report_of(contest, outcomes), outcomes


def _of(report: Report, name: str) -> BotReport:
    return next(bot for bot in report.tables[0].bots if bot.standing.bot == name)


def test_a_bot_that_raises_is_named_and_replaced_for_those_decisions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch, "raiser", Raiser)
    report, outcomes = _play(("greedy", "raiser", "random"), tmp_path)
    assert report.broken == 0
    assert all(outcome.winners for outcome in outcomes)
    # Six turns in each of two Ages; a board may give it decisions more.
    assert _of(report, "raiser").faults[RAISED] >= 12 * len(outcomes)
    assert not _of(report, "greedy").faults
    fault = report.incidents[0].what
    assert isinstance(fault, Fault)
    assert (fault.bot, fault.when, fault.why) == ("raiser", "II.1", "ValueError: no idea")
    assert "raiser raised an error" in incident_line(fault)


def test_the_seats_of_a_bot_in_a_game_are_told_of_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch, "raiser", Raiser)
    report, outcomes = _play(("greedy", "raiser"), tmp_path)
    named = [incident.game for incident in report.incidents]
    assert len(named) == len(set(named)) == 3
    for incident in report.incidents:
        (outcome,) = (one for one in outcomes if one.game == incident.game)
        assert isinstance(incident.what, Fault)
        assert incident.what.count == sum(fault.count for fault in outcome.faults)


def test_a_bot_that_cheats_is_named_and_replaced_for_those_decisions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch, "cheat", Cheat)
    report, outcomes = _play(("greedy", "cheat", "random"), tmp_path)
    assert report.broken == 0
    assert _of(report, "cheat").faults[ILLEGAL] >= 6 * len(outcomes)
    assert "B:palace" in page(report)
    assert set(_of(report, "cheat").faults) == {ILLEGAL}


def test_a_bot_that_cannot_be_made_has_a_stand_in_for_the_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch, "unmade", Unmade)
    report, outcomes = _play(("greedy", "unmade", "random"), tmp_path)
    (fault,) = (fault for fault in outcomes[0].faults if fault.bot == "unmade")
    assert fault.when == "I.1"
    assert fault.why.startswith("OSError: no weights")
    # Six turns in each Age; a board may give it decisions more.
    assert _of(report, "unmade").faults[UNMADE] >= AGES * 6 * len(outcomes)
    assert set(_of(report, "unmade").faults) == {UNMADE}
    assert _of(report, "unmade").standing.score.mean > _of(report, "random").standing.score.mean
    assert _of(report, "unmade").time.decisions == 0


def test_a_game_with_a_stand_in_repeats_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch, "raiser", Raiser)
    (tmp_path / "again").mkdir()
    first, _ = _play(("raiser", "random"), tmp_path)
    again, _ = _play(("raiser", "random"), tmp_path / "again")
    assert first.incidents == again.incidents
    assert first.tables[0].lineups == again.tables[0].lineups


def test_what_breaks_a_whole_game_is_told_and_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall_apart(*_: object, **__: object) -> None:
        raise LookupError("a hole in the rules")

    contest = make_contest([Options(players=3)], ("greedy", "random"))
    fine = run_contest(contest, 3, tmp_path / "r.jsonl", parallel=Parallel())
    monkeypatch.setattr("sevenwonders.arena.play.game.play_out", fall_apart)
    outcome = GameTask(contest, fine[0].game, record=False).play().outcome
    report = report_of(contest, [outcome, *fine[1:]])
    assert (report.broken, report.games, report.tables[0].games) == (1, 6, 5)
    assert "a hole in the rules" in str(report.incidents[0].what)


def test_a_program_that_dies_is_named_and_replaced(tmp_path: Path) -> None:
    file = tmp_path / "dies.py"
    file.write_text("def make_bot(stream, limit):\n    raise SystemExit('no bot today')\n")
    spec = f"code:restarts=0,{file}"
    report, outcomes = _play(("greedy", "random", spec), tmp_path, games=1)
    assert all(outcome.winners for outcome in outcomes)
    faults = _of(report, spec).faults
    assert sum(faults.values()) >= 18 * len(outcomes)
    assert set(faults) <= set(FAULTS)
    assert any("no bot today" in incident_line(one.what) for one in report.incidents)


def test_what_a_bot_says_cannot_reach_the_terminal_as_more_than_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Stream) -> Bot:
        raise ValueError("\x1b[31mred\x1b[0m\a \x9bred\u202e, too")

    register(monkeypatch, "painter", refuse)
    file = tmp_path / "paints.py"
    file.write_text(
        "def make_bot(stream, limit):\n    raise SystemExit('\\x1b[31mno bot\\x1b[0m')\n"
    )
    report, _ = _play(("painter", "random", f"code:restarts=0,{file}"), tmp_path, games=1)
    lines = [incident_line(one.what) for one in report.incidents]
    assert any("ValueError: red red, too" in line for line in lines)
    assert any(line.endswith("; no bot") for line in lines)
    assert all(line.isprintable() for line in lines)


def test_everything_a_program_can_do_wrong_has_words() -> None:
    assert set(get_args(Reason)) <= set(FAULTS)


def _do_or_die(content: bytes) -> bytes:
    """What a worker does whose bot may take the whole process down."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        register(monkeypatch, "suicide", Suicide)
        return do(content)


def test_a_process_that_dies_loses_its_own_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, "suicide", Suicide)
    table = Options(players=3)
    fine = make_contest([table], ("random",))
    deadly = make_contest([table], ("suicide",))
    tasks = [msgspec.msgpack.encode(_task(contest)) for contest in (fine, deadly, fine, fine)]
    pool = WorkerPool(_do_or_die, 2, patience=PATIENCE)
    played = [_outcome(*one) for one in pool.completed(tasks)]
    pool.close()
    assert len(played) == 4
    (broken,) = (outcome for outcome in played if outcome.broken)
    assert broken.seats == ("suicide",) * 3
    assert "exit code -9" in broken.broken


def _outcome(task: bytes, answer: Future[bytes]) -> Outcome:
    try:
        played = answer.result()
    except WorkerLost as error:
        played = lost(task, str(error))
    return msgspec.msgpack.decode(played, type=Played).outcome


def _task(contest: Contest) -> GameTask:
    return GameTask(contest, ContestGame(0, 0, 0, 0), record=False)


def test_decisions_over_the_limit_are_counted(tmp_path: Path) -> None:
    contest = make_contest([Options(players=3)], ("greedy",), limit=1e-9)
    outcomes = run_contest(contest, 1, tmp_path / "r.jsonl", parallel=Parallel())
    time = report_of(contest, outcomes).tables[0].bots[0].time
    assert time.over_limit == time.decisions >= AGES * 6 * 3
    assert 0 < time.mean_ms <= time.most_ms
    assert time.p99_ms <= time.most_ms

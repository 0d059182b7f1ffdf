"""The same contest comes to the same, however it is played and whatever ends it."""

import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from sevenwonders.arena.boards.report import board_report_of
from sevenwonders.arena.boards.survey import (
    BoardChunk,
    BoardSums,
    BoardSurvey,
    chunks_of,
    make_survey,
)
from sevenwonders.arena.contest.contest import Contest, ContestGame, games_of, make_contest
from sevenwonders.arena.errors import BadResults, NoCluster, OtherResults
from sevenwonders.arena.run import cluster, run
from sevenwonders.arena.run.run import run_contest, run_survey
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.engine.game.options import Options
from sevenwonders.extras import MissingExtra
from sevenwonders.record.reader import parse_record
from sevenwonders.record.replay import replay
from tests.arena.conftest import Arena
from tests.support.processes import Children

WORDS = ("--bots", "greedy,random", "--players", 3, "--seed", "same")
ALONE = Parallel()
HALTING = """
import sys, time
from sevenwonders.arena.run.journal import Journal
from sevenwonders.cli import main

def halting(journal, line, append=Journal.append, done=[]):
    append(journal, line)
    done.append(line)
    if len(done) == 5:
        print("halted", flush=True)
        time.sleep(600)

Journal.append = halting
main()
"""
"""An arena that stops after its fifth result until it is killed."""


def test_any_number_of_jobs_gives_the_same_games(arena: Arena, tmp_path: Path) -> None:
    reports = [
        arena(*WORDS, "--games", 9, "--jobs", jobs, "--results", f"{jobs}.jsonl", "--out", jobs)
        for jobs in (1, 2)
    ]
    assert reports[0] == reports[1]
    one, two = (
        {file.name: file.read_bytes() for file in (tmp_path / jobs).iterdir()} for jobs in "12"
    )
    assert len(one) == 18
    assert one == two


def test_a_killed_arena_resumes_to_the_same_report(arena: Arena, tmp_path: Path) -> None:
    games = 60
    words = [str(word) for word in ("arena", *WORDS, "--games", games, "--results", "killed.jsonl")]
    results = tmp_path / "killed.jsonl"
    with subprocess.Popen(
        [sys.executable, "-c", HALTING, *words],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"halted\n"
        process.kill()
    kept = results.read_bytes()
    assert _lines(results) == 6
    # The last line may have been cut anywhere.
    results.write_bytes(kept[:-7])
    resumed = arena(*words[1:])
    assert results.read_bytes().startswith(kept[: kept[:-7].rfind(b"\n")])
    assert _lines(results) == 2 * games + 1
    assert resumed == arena(*WORDS, "--games", games, "--results", "whole.jsonl")


def _lines(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def test_a_finished_arena_plays_nothing_more_and_one_of_more_games_goes_on(
    arena: Arena, tmp_path: Path
) -> None:
    first = arena(*WORDS, "--games", 6)
    (file,) = tmp_path.glob("arena-*.jsonl")
    before = file.read_bytes()
    assert arena(*WORDS, "--games", 6) == first
    assert file.read_bytes() == before
    more = arena(*WORDS, "--games", 9)
    assert file.read_bytes().startswith(before)
    assert more == arena(*WORDS, "--games", 9, "--results", "anew.jsonl")
    assert arena(*WORDS, "--games", 6) == first


def test_results_of_another_contest_are_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    tables = [Options(players=3)]
    run_contest(make_contest(tables, ("random",), seed="a"), 1, file, parallel=ALONE)
    before = file.read_bytes()
    with pytest.raises(OtherResults, match=r"another contest \(different: seed\)"):
        run_contest(make_contest(tables, ("random",), seed="b"), 1, file, parallel=ALONE)
    with pytest.raises(OtherResults):
        run_survey(make_survey(tables, "random"), 1, file, parallel=ALONE)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [
        b"a diary\n",
        b"a diary",
        b'{"format":"other","contest":1}\n',
        b'{"format":"\xff","contest":1}\n',
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(content)
    with pytest.raises(BadResults, match="diary"):
        run_contest(make_contest([Options(players=3)], ("random",)), 1, file, parallel=ALONE)
    assert file.read_bytes() == content


@pytest.mark.parametrize("odd", [b"[1]", b'"a diary"', b"null", b'{"programs":[1]}'])
def test_a_heading_of_odd_content_is_named_and_left_alone(tmp_path: Path, odd: bytes) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(b'{"format":"sevenwonders-arena-1","contest":' + odd + b"}\n")
    with pytest.raises(BadResults, match=r"results\.jsonl, line 1: no contest"):
        run_contest(make_contest([Options(players=3)], ("random",)), 1, file, parallel=ALONE)
    assert odd in file.read_bytes()


@pytest.mark.parametrize("figure", ["ranks", "sheets"])
def test_a_game_without_its_figures_is_named(tmp_path: Path, figure: str) -> None:
    file = tmp_path / "results.jsonl"
    contest = make_contest([Options(players=3)], ("random",))
    run_contest(contest, 2, file, parallel=ALONE)
    lines = file.read_bytes().splitlines()
    game = json.loads(lines[2])
    for seats in (0, 2):
        lines[2] = json.dumps({**game, figure: game[figure][:seats]}).encode()
        file.write_bytes(b"\n".join((*lines, b"")))
        with pytest.raises(BadResults, match="line 3: some numbers are missing"):
            run_contest(contest, 2, file, parallel=ALONE)


@pytest.mark.parametrize("line", [b'{"game":[0,0]}', b'{"game":"\xff"}', b"a diary"])
def test_a_broken_line_amid_results_is_named(tmp_path: Path, line: bytes) -> None:
    file = tmp_path / "results.jsonl"
    contest = make_contest([Options(players=3)], ("random",))
    run_contest(contest, 6, file, parallel=ALONE)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join((*lines[:1], line + b"\n", *lines[1:])))
    with pytest.raises(BadResults, match="line 2"):
        run_contest(contest, 6, file, parallel=ALONE)


def test_two_arenas_do_not_write_the_same_file_at_once(tmp_path: Path) -> None:
    contest = make_contest([Options(players=3)], ("random",))
    file = tmp_path / "results.jsonl"
    refused: list[str] = []

    def again(_done: int, _total: int) -> None:
        before = file.read_bytes()
        with pytest.raises(BadResults, match=r"results\.jsonl: another arena is writing") as raised:
            run_contest(contest, 3, file, parallel=ALONE)
        refused.append(str(raised.value))
        assert file.read_bytes() == before

    run_contest(contest, 2, file, parallel=ALONE, report=again)
    assert len(refused) == 3
    assert len(run_contest(contest, 3, file, parallel=ALONE)) == 3


@pytest.mark.parametrize("device", ["/dev/full", "/dev/zero", "/dev/null", "pipe"])
def test_what_is_no_regular_file_holds_no_results(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, device: str
) -> None:
    contest = make_contest([Options(players=3)], ["random"])
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")

    def read(path: Path) -> bytes:
        # To open one of them is to wait, or to read without end.
        pytest.fail(f"{path} was read")

    monkeypatch.setattr(Path, "read_bytes", read)
    with pytest.raises(BadResults, match=f"{device}: is not a regular file, which results need"):
        run_contest(contest, 1, Path(device), parallel=ALONE)


def test_a_file_that_cannot_grow_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    contest = make_contest([Options(players=3)], ("random",))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (500, hard))
    try:
        with pytest.raises(OSError, match="File too large") as raised:
            run_contest(contest, 3, file, parallel=ALONE)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert raised.value.filename == str(file)
    # What was cut short is written anew.
    assert len(run_contest(contest, 3, file, parallel=ALONE)) == 3


def test_records_rebuild_the_games(tmp_path: Path) -> None:
    contest = make_contest([Options(players=3)], ("greedy", "random"))
    out = tmp_path / "records"
    outcomes = run_contest(contest, 3, tmp_path / "r.jsonl", parallel=ALONE, out=out)
    for outcome in outcomes:
        game = outcome.game
        place = f"3p-deal-{game.deal:06d}-lineup-{game.lineup}-turn-{game.turn}"
        name = f"arena-{contest.digest()}-{place}.7w"
        record = parse_record((out / name).read_bytes())
        state = replay(record)
        assert record.seats == outcome.seats
        assert record.boards == outcome.boards
        assert state.winners() == outcome.winners
    lost = out / f"arena-{contest.digest()}-3p-deal-000000-lineup-0-turn-1.7w"
    lost.unlink()
    assert run_contest(contest, 3, tmp_path / "r.jsonl", parallel=ALONE, out=out) is not None
    assert lost.exists()


def test_records_of_two_contests_share_a_folder(tmp_path: Path) -> None:
    out = tmp_path / "records"
    one, two = (make_contest([Options(players=3)], ("random",), seed=seed) for seed in "ab")
    run_contest(one, 1, tmp_path / "one.jsonl", parallel=ALONE, out=out)
    kept = {file: file.read_bytes() for file in out.iterdir()}
    # What is recorded of one contest is not taken for a record of the other.
    run_contest(two, 1, tmp_path / "two.jsonl", parallel=ALONE)
    run_contest(two, 1, tmp_path / "two.jsonl", parallel=ALONE, out=out)
    assert len(list(out.iterdir())) == 2
    assert {file: file.read_bytes() for file in kept} == kept


def test_progress_begins_with_what_was_kept_and_ends_with_everything(tmp_path: Path) -> None:
    contest = make_contest([Options(players=3)], ("random", "greedy"))
    told: list[tuple[int, int]] = []
    for games in (3, 6):
        run_contest(
            contest,
            games,
            tmp_path / "r.jsonl",
            parallel=ALONE,
            report=lambda done, total: told.append((done, total)),
        )
    total = len(list(games_of(contest, 6)))
    assert told[0] == (0, 6)
    assert told[6] == (6, 6)
    assert told[7] == (6, total)
    assert told[-1] == (total, total)


def test_progress_ends_with_everything_where_deals_have_fewer_games(tmp_path: Path) -> None:
    contest = make_contest([Options(players=4)], ("random", "greedy"), seed="few")
    told: list[tuple[int, int]] = []
    for games in range(1, 7):
        outcomes = run_contest(
            contest,
            games,
            tmp_path / "r.jsonl",
            parallel=ALONE,
            report=lambda done, total: told.append((done, total)),
        )
        assert {outcome.game for outcome in outcomes} == set(games_of(contest, games))
        assert told[-1] == (len(outcomes), len(outcomes))
    assert all(done <= total for done, total in told)


class EnoughError(Exception):
    """Whoever listened has heard enough."""


def enough(done: int, _: int) -> None:
    if done >= 2:
        raise EnoughError


def test_a_contest_without_an_end_begins_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def few(contest: Contest, games: int) -> Iterator[ContestGame]:
        for number, game in enumerate(games_of(contest, games)):
            assert number < 100, "they are listed before they are played"
            yield game

    monkeypatch.setattr(run, "games_of", few)
    contest = make_contest([Options(players=3), Options(players=4)], ("random", "greedy"))
    for jobs in (1, 2):
        with pytest.raises(EnoughError):
            run_contest(
                contest, 10**9, tmp_path / f"{jobs}", parallel=Parallel(jobs=jobs), report=enough
            )


def test_a_survey_without_an_end_begins_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def few(survey: BoardSurvey, games: int) -> Iterator[BoardChunk]:
        for number, chunk in enumerate(chunks_of(survey, games)):
            assert number < 100, "they are listed before they are played"
            yield chunk

    monkeypatch.setattr(run, "chunks_of", few)
    survey = make_survey([Options(players=3)], "random")
    with pytest.raises(EnoughError):
        run_survey(survey, 10**9, tmp_path / "r.jsonl", parallel=ALONE, report=enough)


def test_whoever_stops_listening_ends_all_work(tmp_path: Path) -> None:
    contest = make_contest([Options(players=3)], ("random", "greedy"))
    file = tmp_path / "r.jsonl"
    started = Children()
    with pytest.raises(EnoughError):
        run_contest(contest, 30, file, parallel=Parallel(jobs=2), report=enough)
    assert started.alive() == []
    assert _lines(file) == 3
    assert len(run_contest(contest, 30, file, parallel=ALONE)) == 60


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_a_cluster_where_nobody_answers_is_refused_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, form: str
) -> None:
    def connect(**_: object) -> None:
        pytest.fail("Ray would try for minutes")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=connect))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    contest = make_contest([Options(players=3)], ("random",))
    with pytest.raises(NoCluster, match=f"no Ray cluster at '{form.format(port)}': no answer"):
        run_contest(contest, 1, tmp_path / "r.jsonl", parallel=Parallel(ray=form.format(port)))


def test_a_port_where_something_else_listens_is_no_cluster(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace())
    monkeypatch.setattr(cluster, "REACH", 0.2)
    contest = make_contest([Options(players=3)], ("random",))
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(NoCluster, match=r"no answer \(timed out\)"):
            run_contest(contest, 1, tmp_path / "r.jsonl", parallel=Parallel(ray=address))


def test_a_cluster_must_answer_in_time_however_many_addresses_its_name_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def connect(*_: object) -> None:
        time.sleep(5)
        raise TimeoutError

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace())
    monkeypatch.setattr(cluster, "REACH", 0.2)
    monkeypatch.setattr(socket, "create_connection", connect)
    contest = make_contest([Options(players=3)], ("random",))
    began = time.monotonic()
    with pytest.raises(NoCluster, match=r"no answer \(timed out\)"):
        run_contest(contest, 1, tmp_path / "r.jsonl", parallel=Parallel(ray="nowhere.test:6379"))
    assert time.monotonic() - began < 4


def test_without_ray_the_refusal_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    contest = make_contest([Options(players=3)], ("random",))
    with pytest.raises(MissingExtra, match=r"sevenwonders\[ray\]"):
        run_contest(contest, 1, tmp_path / "r.jsonl", parallel=Parallel(ray="auto"))
    assert list(tmp_path.iterdir()) == []


def test_boards_are_added_up_the_same_by_any_number_of_jobs(tmp_path: Path) -> None:
    survey = make_survey([Options(players=3, boxes=("leaders",))], "greedy")
    games = 120
    one, two = (
        run_survey(survey, games, tmp_path / f"{jobs}.jsonl", parallel=Parallel(jobs=jobs))
        for jobs in (1, 2)
    )
    assert one == two
    (table,) = board_report_of(survey, one).tables
    assert table.games == games
    assert sum(side.games for side in table.sides) == 3 * games
    wins = sum(side.win_rate.mean * side.games for side in table.sides)
    assert wins == pytest.approx(games, rel=1e-3)
    assert table.leaders
    assert all(leader.games <= games for leader in table.leaders)


def test_a_survey_resumes(tmp_path: Path) -> None:
    survey = make_survey([Options(players=3)], "random")
    few = run_survey(survey, 100, tmp_path / "r.jsonl", parallel=ALONE)
    many = run_survey(survey, 200, tmp_path / "r.jsonl", parallel=ALONE)
    assert many[:1] == few
    assert many == run_survey(survey, 200, tmp_path / "anew.jsonl", parallel=ALONE)
    assert isinstance(few[0], BoardSums)

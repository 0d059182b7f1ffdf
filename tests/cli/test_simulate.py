"""Simulations repeat by their seed, add up, and do not depend on the number of jobs."""

import json
import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from sevenwonders.arena.contest.setup import GameSetup, numbered_setup
from sevenwonders.arena.errors import GamesLost
from sevenwonders.arena.play.game import play_game
from sevenwonders.arena.run.run import run_simulation
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.arena.simulation.simulation import CHUNK, make_simulation
from sevenwonders.arena.simulation.summary import summarize
from sevenwonders.arena.simulation.tally import WHOLE_WIN, SimulationTally
from sevenwonders.cli import USAGE
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.vocabulary import ROWS
from sevenwonders.record.reader import parse_record
from sevenwonders.record.replay import replay
from tests.cli.conftest import Run
from tests.support.processes import Children

ALONE = Parallel()
ROW = tuple(range(1, len(ROWS) + 1))


def test_any_number_of_jobs_gives_the_same_games(run: Run, tmp_path: Path) -> None:
    results: list[dict[str, object]] = []
    for jobs in (1, 2):
        out = tmp_path / str(jobs)
        words = ("simulate", "--games", CHUNK + 7, "--seed", "jobs", "--json")
        found = json.loads(run(*words, "--jobs", jobs, "--out", out).out)
        results.append({**found, "seconds": 0, "games_per_second": 0})
    assert results[0] == results[1]
    one, two = sorted((tmp_path / "1").iterdir()), sorted((tmp_path / "2").iterdir())
    assert len(one) == CHUNK + 7
    assert [file.name for file in one] == [file.name for file in two]
    assert [file.read_bytes() for file in one] == [file.read_bytes() for file in two]


def test_the_games_of_a_process_that_dies_are_played_again() -> None:
    plan = make_simulation(Options(players=3), ("random",), games=8 * CHUNK)
    killed: list[str] = []
    started = Children()

    def kill_one(_done: int, _total: int) -> None:
        if not killed:
            process = started.alive()[0]
            process.kill()
            killed.append(process.name)

    two = run_simulation(plan, parallel=Parallel(jobs=2), report=kill_one)
    assert two == run_simulation(plan, parallel=ALONE)
    assert killed


def test_games_that_bring_down_every_process_are_named() -> None:
    plan = make_simulation(Options(players=3), ("random",), games=2 * CHUNK)
    over = threading.Event()
    started = Children()

    def kill_all() -> None:
        while not over.wait(0.01):
            for process in started.alive():
                process.kill()

    killer = threading.Thread(target=kill_all)
    killer.start()
    try:
        with pytest.raises(GamesLost, match=r"games \d+ to \d+ cannot .* exit code -9"):
            run_simulation(plan, parallel=Parallel(jobs=2))
    finally:
        over.set()
        killer.join()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_record_that_cannot_be_written_is_named(run: Run, tmp_path: Path, jobs: int) -> None:
    taken = tmp_path / "game-000030.7w"
    taken.mkdir()
    ran = run("simulate", "--games", 3 * CHUNK, "--jobs", jobs, "--out", tmp_path)
    assert (ran.code, ran.err) == (USAGE, f"sevenwonders: {taken}: Is a directory\n")


def test_json_is_one_object_with_the_figures_of_each_bot(run: Run) -> None:
    ran = run("simulate", "--players", 3, "--games", 9, "--json")
    found = json.loads(ran.out)
    assert ran.err == ""
    assert found["games"] == 9
    assert found["games_per_second"] > 0
    assert found["seconds"] > 0
    assert found["decisions"] >= 9 * 3 * 18
    assert set(found["bots"]) == {"greedy", "random"}
    for bot in found["bots"].values():
        assert tuple(bot["rows"]) == ROWS
        assert sum(bot["rows"].values()) == pytest.approx(bot["mean_score"], abs=0.01)
    assert sum(bot["wins"] for bot in found["bots"].values()) == pytest.approx(9)
    assert [found["bots"][name]["seats"] for name in ("greedy", "random")] == [18, 9]


def test_the_summary_is_a_table_for_people(run: Run) -> None:
    ran = run("simulate", "--players", 3, "--games", 6, "--bots", "random")
    assert ran.code == 0
    assert "100.0%" in ran.out
    assert "6 games, " in ran.out


COUNTED = """
import os
from sevenwonders.cli import main
main("simulate --players 3 --games 1 --bots champion".split())
print(len(os.listdir("/proc/self/task")))
"""


def test_a_net_is_worked_out_in_one_thread() -> None:
    """More of them mostly wait, and do so at the cost of all else that runs."""
    unset = {name: text for name, text in os.environ.items() if not name.endswith("_NUM_THREADS")}
    run = subprocess.run(
        [sys.executable, "-c", COUNTED], env=unset, check=True, capture_output=True, text=True
    )
    assert "champion" in run.stdout
    assert run.stdout.split()[-1] == "1"


@pytest.mark.parametrize("width", [60, 80])
def test_nothing_of_the_summary_is_cut_off_on_a_narrow_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setattr("sevenwonders.cli.output.console.PIPE_WIDTH", width)
    bots = "greedy,random,easy,sage,seer:iterations=1"
    out = run("simulate", "--players", 5, "--games", 2, "--bots", bots).out
    lines = out.splitlines()
    assert max(map(len, lines)) <= width
    assert "…" not in out
    parts = sum(line.startswith("wins ") for line in lines)
    for label in ("win rate", "  if equal", "points", "  conflicts", "  guilds"):
        assert sum(line.startswith(f"{label} ") for line in lines) == parts
    assert len(re.findall(r"[0-9.]+% to [0-9.]+%", out)) == 5


DYING = """
import sys

class Dying:
    def choose(self, sight):
        print("\\x1b[31mwarning\\x1b[0m\\a", file=sys.stderr)
        raise ValueError("my \\x1b]0;own\\a \\x1b[1mbug\\x1b[0m")

def make_bot(stream, limit):
    return Dying()
"""


def test_a_program_that_dies_is_reported_with_what_it_said_last(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "dying.py"
    file.write_text(DYING)
    words = ("simulate", "--players", 3, "--bots", f"code:restarts=0,{file},random", "--games", 1)
    lines = [line for line in run(*words).out.splitlines() if "dying.py: died: " in line]
    assert len(lines) == 1
    assert "taken by another bot; first: " in lines[0]
    assert "ValueError: my ]0;own bug" in lines[0]
    assert lines[0].isprintable()
    found = json.loads(run(*words, "--json").out)
    assert set(found["reasons"]) == set(found["faults"])
    (died,) = (why for wrong, why in found["reasons"].items() if wrong.endswith(": died"))
    assert died.endswith("ValueError: my ]0;own bug")


def test_the_first_reason_is_kept_whatever_is_added() -> None:
    tally, later = SimulationTally(), SimulationTally()
    tally.blame("bot: late", "one")
    later.blame("bot: late", "two")
    later.blame("bot: died", "three")
    tally.add(later)
    assert tally.faults == {"bot: late": 2, "bot: died": 1}
    assert tally.reasons == {"bot: late": "one", "bot: died": "three"}


def test_partners_are_one_bot_and_the_pairs_change_places(run: Run, tmp_path: Path) -> None:
    words = (
        "simulate",
        "--players",
        4,
        "--teams",
        "--expansions",
        "cities",
        "--games",
        2,
        "--json",
    )
    found = json.loads(run(*words, "--out", tmp_path).out)["bots"]
    seats = [
        parse_record((tmp_path / f"game-{game:06d}.7w").read_bytes()).seats for game in range(2)
    ]
    assert seats == [("greedy",) * 2 + ("random",) * 2, ("random",) * 2 + ("greedy",) * 2]
    # A pair that wins has the whole win.
    assert all(bot["wins"] in (0, 1, 2) for bot in found.values())
    assert found["greedy"]["wins"] + found["random"]["wins"] == 2


def test_more_bots_than_pairs_are_refused(run: Run) -> None:
    words = ("simulate", "--players", 4, "--teams", "--expansions", "cities")
    ran = run(*words, "--bots", "greedy,random,easy")
    assert (ran.code, ran.err) == (USAGE, "sevenwonders: 3 bots are given for 2 pairs\n")


def test_records_rebuild_the_games_they_come_from(run: Run, tmp_path: Path) -> None:
    words = ("--players", 4, "--games", 2, "--seed", "kept", "--boards", "giza-b,random,rhodes")
    run("simulate", *words, "--out", tmp_path)
    options = Options(players=4, boards=("giza-b", "random", "rhodes"))
    for game in range(2):
        record = parse_record((tmp_path / f"game-{game:06d}.7w").read_bytes())
        match = play_game(GameSetup(options, record.seats, f"kept/{game}", f"kept/{game}/bot"))
        assert record.boards[0] == "giza-b"
        assert replay(record).choices() == match.state.choices()
        assert sorted(record.seats) == ["greedy", "greedy", "random", "random"]


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    options = Options(players=3)
    few, more, other = (
        run_simulation(
            make_simulation(options, ("random",), games=games, seed=seed), parallel=ALONE
        )
        for games, seed in ((3, "s"), (4, "s"), (4, "t"))
    )
    last = play_game(numbered_setup(options, ("random",) * 3, "s", 3))
    few.add_game(last.setup.seats, last.sheets(), last.state.winners(), last.decisions)
    assert few == more
    assert more != other


def test_progress_is_reported_up_to_the_last_game() -> None:
    done: list[int] = []
    plan = make_simulation(Options(players=3), ("random",), games=CHUNK + 1)
    run_simulation(plan, parallel=ALONE, report=lambda now, _: done.append(now))
    assert done == [CHUNK, CHUNK + 1]


def test_a_shared_win_counts_in_equal_parts() -> None:
    tally = SimulationTally()
    tally.add_game(("a", "b", "b"), (ROW, ROW, ROW), (0, 1, 2), 54)
    assert (tally.bots["a"].wins, tally.bots["b"].wins) == (WHOLE_WIN // 3, 2 * WHOLE_WIN // 3)
    summary = summarize(tally, 1.0)
    assert (summary.bots["a"].wins, summary.bots["b"].wins) == (0.333, 0.667)
    assert summary.bots["b"].mean_score == sum(ROW)


def test_intervals_cover_what_the_textbook_says() -> None:
    tally = SimulationTally()
    for points in (10, 14, 18):
        tally.add_game(("a",), ((points, *(0,) * (len(ROWS) - 1)),), (0,), 18)
    # Mean 14, standard deviation 4, three games: Student's t for two degrees of freedom.
    reach = 4.303 * 4 / 3**0.5
    expected = (14 - reach, 14 + reach)
    found = summarize(tally, 1.0).bots["a"]
    assert found.mean_score_95 == pytest.approx(expected, abs=0.01)
    assert found.win_rate_95 == pytest.approx((0.4385, 1.0), abs=1e-4)


def test_one_game_has_no_interval_of_points(run: Run) -> None:
    words = ("simulate", "--players", 3, "--games", 1, "--bots", "random")
    assert json.loads(run(*words, "--json").out)["bots"]["random"]["mean_score_95"] is None
    out = run(*words).out
    assert re.search(r"^points +[0-9.]+$\n^  95 % +-$", out, re.MULTILINE)
    assert "\n1 game, " in out

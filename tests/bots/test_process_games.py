"""Programs in whole simulations, and after the end of their host."""

import subprocess
import sys
from pathlib import Path

import pytest

from sevenwonders.arena.contest.setup import GameSetup
from sevenwonders.arena.play.game import play_game
from sevenwonders.arena.run.run import run_simulation
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.arena.simulation.simulation import CHUNK, make_simulation
from sevenwonders.cli import FINE, main
from sevenwonders.engine.game.options import Options
from sevenwonders.testing import NotReproducible, check_bot
from tests.bots.test_process import PLAIN, alive
from tests.support.waiting import wait_until

SLEEPER = """
import os, pathlib, time

class Sleeper:
    def choose(self, sight):
        pathlib.Path(__file__).with_name("pid").write_text(str(os.getpid()))
        time.sleep(600)

def make_bot(stream, limit):
    return Sleeper()
"""
HOST = """
import os, sys, threading, time, pathlib
from sevenwonders.bots import make_bot
from sevenwonders.engine import FastStream, Options, Sight, new_game

def die():
    while not pathlib.Path("pid").exists() or not pathlib.Path("pid").read_text():
        time.sleep(0.01)
    os.kill(os.getpid(), 9)

threading.Thread(target=die).start()
state = new_game(Options(players=3), FastStream("host"))
make_bot("code:seconds=60,sleeper.py", FastStream("host")).choose(Sight(state, 0))
"""


def test_a_simulation_goes_on_and_counts_what_was_done_for_a_program() -> None:
    dead = f"process:restarts=1,{sys.executable} -c 1"
    plan = make_simulation(Options(players=3), (f"process:{sys.executable} {PLAIN}", dead), games=2)
    tally = run_simulation(plan, parallel=Parallel())
    assert tally.games == 2
    assert tally.faults[f"{dead}: died"] == 2 * sum(
        plan.lineup[(seat + game) % 3] == dead for game in range(2) for seat in range(3)
    )
    assert set(tally.faults) == {f"{dead}: died", f"{dead}: given-up"}


def test_a_match_with_programs_is_set_by_its_seed_alone() -> None:
    seated = (f"process:{sys.executable} {PLAIN}", "greedy", "random")
    setup = GameSetup(Options(players=3), seated, "again/1", "again/1/bot")
    matches = [play_game(setup) for _ in range(2)]
    assert matches[0].state.choices() == matches[1].state.choices()
    assert matches[0].faults == []


def test_a_python_file_joins_a_simulation(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "first.py"
    file.write_text("""
class First:
    def choose(self, sight):
        return sight.legal()[0]

def make_bot(stream, limit):
    return First()
""")
    monkeypatch.chdir(tmp_path)
    words = ["simulate", "--players", "3", "--bots", "random", "--code", file.name, "--games", "1"]
    assert main(words) == FINE
    said = capsys.readouterr().out
    assert "code:first.py" in said
    assert "taken by another bot" not in said


def test_a_python_file_does_not_outlive_a_host_that_was_killed(tmp_path: Path) -> None:
    (tmp_path / "sleeper.py").write_text(SLEEPER)
    host = subprocess.run([sys.executable, "-c", HOST], cwd=tmp_path, check=False, timeout=60)
    assert host.returncode == -9
    pid = int((tmp_path / "pid").read_text())
    wait_until(lambda: not alive(pid))


COUNTING = """
import os, pathlib
FOLDER = pathlib.Path(__file__).parent
(FOLDER / f"process-{os.getpid()}").touch()

class First:
    def __init__(self, number):
        self.number = number
        self.asked = 0
    def choose(self, sight):
        self.asked += 1
        (FOLDER / f"bot-{os.getpid()}-{self.number}").write_text(str(self.asked))
        return sight.legal()[0]

bots = []

def make_bot(stream, limit):
    bots.append(First(len(bots)))
    return bots[-1]
"""
REMEMBERING = """
games = []

class Shifty:
    def choose(self, sight):
        return sight.legal()[min(len(games), len(sight.legal())) - 1]

def make_bot(stream, limit):
    games.append(1)
    return Shifty()
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_python_file_keeps_its_process_over_games_and_gets_a_new_bot_for_each(
    tmp_path: Path, jobs: int
) -> None:
    file = tmp_path / "counting.py"
    file.write_text(COUNTING)
    games = 2 * CHUNK
    plan = make_simulation(Options(players=3), (f"code:seconds=20,{file}", "random"), games=games)
    tally = run_simulation(plan, parallel=Parallel(jobs=jobs))
    assert tally.faults == {}
    # The file has two seats in two games of three, else one.
    assert len(list(tmp_path.glob("process-*"))) == 2 * jobs
    asked = [int(bot.read_text()) for bot in tmp_path.glob("bot-*")]
    assert len(asked) == plan.lineup.count(plan.lineup[0]) * games
    assert all(18 <= times < 40 for times in asked)


def test_no_process_of_a_python_file_is_left_after_the_games(tmp_path: Path) -> None:
    file = tmp_path / "counting.py"
    file.write_text(COUNTING)
    plan = make_simulation(Options(players=3), (f"code:seconds=20,{file}",), games=2)
    run_simulation(plan, parallel=Parallel())
    pids = [int(one.name.partition("-")[2]) for one in tmp_path.glob("process-*")]
    assert len(pids) == 3
    assert not any(map(alive, pids))


def test_a_python_file_that_remembers_its_games_is_found_by_the_check(tmp_path: Path) -> None:
    file = tmp_path / "remembering.py"
    file.write_text(REMEMBERING)
    with pytest.raises(NotReproducible, match="it keeps something between games"):
        check_bot(f"code:seconds=20,{file}", tables=(Options(players=3),))

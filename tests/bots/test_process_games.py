"""Programs in whole simulations, and after the end of their host."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from sevenwonders.arena.play.match import play_match
from sevenwonders.arena.simulation.simulate import make_plan, simulate
from sevenwonders.cli import FINE, main
from sevenwonders.engine.game.options import Options
from tests.bots.test_process import PLAIN, alive

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
    plan = make_plan(Options(players=3), (f"process:{sys.executable} {PLAIN}", dead), games=2)
    tally = simulate(plan)
    assert tally.games == 2
    assert tally.faults[f"{dead}: died"] == 2 * sum(
        plan.lineup[(seat + game) % 3] == dead for game in range(2) for seat in range(3)
    )
    assert set(tally.faults) == {f"{dead}: died", f"{dead}: given-up"}


def test_a_match_with_programs_is_set_by_its_seed_alone() -> None:
    seated = (f"process:{sys.executable} {PLAIN}", "greedy", "random")
    matches = [play_match(Options(players=3), seated, "again", 1) for _ in range(2)]
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
    deadline = time.monotonic() + 30
    while alive(pid):
        assert time.monotonic() < deadline
        time.sleep(0.05)

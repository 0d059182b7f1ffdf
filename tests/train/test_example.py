"""The worked example learns, writes its curve, and its net plays in the arena."""

import csv
import os
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
LEARN = """
from functools import partial
import learn

# All parts of it, at a scale of seconds.
learn.TABLES, learn.LESSONS, learn.JUDGED = 12, 2, 1
learn.wins = partial(learn.wins, games=5)
learn.main()
"""
PLAY = """
from sevenwonders.arena import play_games
from sevenwonders.engine import Options

bots = ["python:learned_bot:LearnedBot", "random"]
print(play_games(bots, Options(players=3), games=2).games)
"""


def run(script: str, folder: Path, *arguments: str) -> str:
    paths = os.pathsep.join([str(EXAMPLES), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env={**os.environ, "PYTHONPATH": paths, "LEARNED": str(folder)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_learns_and_its_net_plays(tmp_path: Path) -> None:
    assert "decisions: wins" in run(LEARN, tmp_path, "--minutes", "0.1")
    with (tmp_path / "curve.csv").open() as file:
        lines = list(csv.DictReader(file))
    imitated = 2 * 12 * 3
    assert int(lines[-1]["decisions"]) > 2 * imitated
    assert run(PLAY, tmp_path) == "2\n"

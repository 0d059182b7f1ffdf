"""Compiled and interpreted code play the same games, choice for choice."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.dual_player import kinds_played
from tests.support.scale import scaled

ROOT = Path(__file__).resolve().parents[2]


def play(seed: str, source: Path) -> list[str]:
    """What a process that imports the package from there prints, line by line."""
    command = [sys.executable, "-m", "tests.engine.dual_player", seed, str(scaled(2, 60))]
    env = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.compiled
def test_compiled_equals_interpreted_game_for_game(seed: str) -> None:
    build = ROOT / "build" / "compiled"
    assert build.is_dir(), "there is no compiled build to compare with: run `make build` first"
    compiled = play(seed, build)
    interpreted = play(seed, ROOT / "src")
    assert compiled[0] == "compiled", "build/compiled holds no compiled modules: run `make build`"
    assert interpreted[0] == "interpreted", "compiled modules lie in src/"
    assert len(compiled) == 1 + scaled(2, 60) * len(kinds_played(""))
    assert compiled[1:] == interpreted[1:]

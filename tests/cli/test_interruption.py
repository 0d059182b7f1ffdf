"""Ctrl-C ends what runs, whatever it is about: one line, one exit code, nobody left behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from sevenwonders.cli import FINE, INTERRUPTED
from tests.support.scale import FULL

# A shell starts what it runs in the background deaf to interruptions.
PROGRAM: Final = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from sevenwonders.cli import main
sys.exit(main())
"""
SIMULATE: Final = "simulate --games 1000000 --out made"
ARENA: Final = "arena --bots greedy,random --games 1000000 --results made"
STARTING: Final = range(0, 800, 40 if FULL else 200)
"""Thousandths of a second after the first file: processes start, and begin to play."""


def press_ctrl_c(
    words: str, folder: Path, wait: float, *, first: str = "made", times: int = 1
) -> tuple[int, str]:
    """Run a command and interrupt it, as a terminal does: with all processes it has started."""
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words.split()],
        cwd=folder,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            while process.poll() is None and not (folder / first).exists():
                time.sleep(0.002)
            for _ in range(times):
                time.sleep(wait)
                os.killpg(process.pid, signal.SIGINT)
            # All of them hold this pipe: it ends with the last.
            _, said = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    return process.returncode, said


@pytest.mark.parametrize("wait", STARTING)
def test_an_interruption_ends_all_processes_of_a_simulation(tmp_path: Path, wait: int) -> None:
    ended = press_ctrl_c(f"{SIMULATE} --jobs 2", tmp_path, wait / 1000)
    assert ended == (INTERRUPTED, "sevenwonders: interrupted\n")


@pytest.mark.parametrize("wait", STARTING)
def test_an_interruption_ends_all_processes_of_an_arena(tmp_path: Path, wait: int) -> None:
    ended = press_ctrl_c(f"{ARENA} --jobs 2", tmp_path, wait / 1000)
    assert ended == (INTERRUPTED, "results: made\nsevenwonders: interrupted\n")


def test_an_interruption_ends_a_simulation_in_one_process(tmp_path: Path) -> None:
    ended = press_ctrl_c(SIMULATE, tmp_path, 0.2)
    assert ended == (INTERRUPTED, "sevenwonders: interrupted\n")


def test_an_interruption_ends_the_processes_that_its_processes_have_started(tmp_path: Path) -> None:
    seers = "--bots seer:iterations=1,cores=2 --players 3"
    ended = press_ctrl_c(f"{SIMULATE} --jobs 2 {seers}", tmp_path, 0, first="made/game-000000.7w")
    assert ended == (INTERRUPTED, "sevenwonders: interrupted\n")


def test_one_interruption_after_another_ends_all_processes(tmp_path: Path) -> None:
    code, _ = press_ctrl_c(f"{SIMULATE} --jobs 2", tmp_path, 0.2, times=3)
    assert code != FINE

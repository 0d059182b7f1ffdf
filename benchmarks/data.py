"""How fast decisions become rows of a Parquet file, and how much memory it takes.

    make bench, or: PYTHONPATH=build/compiled python benchmarks/data.py [--quick]

Rows a second are those of finished games of four players written on one core, in processor time;
the best of several runs is shown. Peak memory is that of ``simulate --out games.parquet`` in a
process of its own, for few games and for many.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sevenwonders._build import compiled
from sevenwonders.data import DecisionFile
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State

AIM: Final = 100_000
"""Rows a second."""
SEATS: Final = ("one", "two", "three", "four")
SIMULATE: Final = """
import sys
from sevenwonders.cli import main
code = main(sys.argv[1:])
# What the system counts of a process takes in the one that started it; this does not.
with open("/proc/self/status") as status:
    print(next(line.split()[1] for line in status if line.startswith("VmHWM")))
sys.exit(code)
"""


def finished(number: int) -> State:
    """A game of random legal choices."""
    stream = FastStream(f"data {number}")
    state = new_game(Options(players=len(SEATS)), stream)
    while not state.over:
        for ask in state.pending():
            state.submit_at(ask.seat, stream.below(len(state.legal(ask.seat))))
    return state


def row_rate(games: list[State], path: Path, *, observations: bool) -> float:
    """Rows a second for these games."""
    began = time.process_time()
    with DecisionFile(path, observations=observations) as file:
        for state in games:
            file.add(state, SEATS)
    return file.rows / (time.process_time() - began)


def peak(games: int, path: Path) -> float:
    """The most memory, in MiB, that a simulation of so many games held; on Linux."""
    words = ["simulate", "--bots", "random", "--games", str(games), "--out", str(path)]
    done = subprocess.run(
        [sys.executable, "-c", SIMULATE, *words], check=True, capture_output=True, text=True
    )
    return int(done.stdout.split()[-1]) / 1024


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    quick = parser.parse_args().quick
    runs, many, few, most = (1, 50, 25, 100) if quick else (5, 1000, 1000, 20_000)
    print(f"compiled: {compiled()}")
    games = [finished(number) for number in range(many)]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.parquet"
        for observations in (False, True):
            rate = max(row_rate(games, path, observations=observations) for _ in range(runs))
            what = "with observations" if observations else "without observations"
            print(f"rows {what}: {rate:,.0f} a second (aim {AIM:,})")
        for count in (few, most):
            print(f"peak memory of {count:,} games: {peak(count, path):.0f} MiB")


if __name__ == "__main__":
    main()

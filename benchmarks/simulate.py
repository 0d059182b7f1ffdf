"""How much of the engine's own rate is left to ``sevenwonders simulate`` with random bots.

    make build, then: PYTHONPATH=build/compiled python benchmarks/simulate.py [--rounds N]

Both play three players in one process, by turns, and are timed by the processor's clock: the public
calls as in ``benchmarks/engine.py``, and the games of ``simulate --bots random --jobs 1`` from the
start of its loop. It exits with 1 where the ratio is below 0.85.
"""

import argparse
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Final

from sevenwonders._build import compiled
from sevenwonders.arena.run.run import run_simulation
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.arena.simulation.simulation import make_simulation
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game

GAMES: Final = 500
AIM: Final = 0.85
TABLE: Final = Options(players=3)


def public_calls() -> None:
    """Random legal play as ``benchmarks/engine.py`` does it."""
    pick = FastStream("bench").below
    for number in range(GAMES):
        state = new_game(TABLE, FastStream(f"0 {number}"))
        while not state.over:
            for ask in state.pending():
                legal = state.legal(ask.seat)
                state.submit(ask.seat, legal[pick(len(legal))])


def simulate() -> None:
    """The same number of games of random bots by the arena."""
    simulation = make_simulation(TABLE, ("random",), games=GAMES)
    run_simulation(simulation, parallel=Parallel())


def rate(work: Callable[[], None]) -> float:
    """Games for each second of the processor."""
    began = time.process_time()
    work()
    return GAMES / (time.process_time() - began)


def main() -> int:
    """Measure by turns and print the rates and their ratio; 1 where that is too low."""
    parser = argparse.ArgumentParser(description="The rate of simulate beside the engine's own.")
    parser.add_argument("--rounds", type=int, default=15, help="how often each is measured")
    rounds = parser.parse_args().rounds
    rates = [(rate(public_calls), rate(simulate)) for _ in range(rounds)]
    engine, games = (median(column) for column in zip(*rates, strict=True))
    ratio = median(two / one for one, two in rates)
    print(f"engine            {'compiled' if compiled() else 'interpreted'}")
    print(f"public calls      {engine:,.0f} games/s")
    print(f"simulate          {games:,.0f} games/s")
    print(f"ratio             {ratio:.2f}   (aim {AIM})")
    return int(ratio < AIM)


if __name__ == "__main__":
    sys.exit(main())

"""How fast a batch plays, with observations and masks, beside the engine alone.

    make bench, or: PYTHONPATH=build/compiled python benchmarks/envs.py [--quick]

64 tables of four players on one core, in processor time. The actions are random and legal; drawing
them is not counted, as a net would choose them. The engine's own rate is that of the same games
without observations: legal choices, one of them, resolution. The best of several runs is shown.
"""

import argparse
import time
from typing import Final

import numpy as np

from sevenwonders._build import compiled
from sevenwonders.content.loader import extra_names
from sevenwonders.encode import any_layout, layout_of
from sevenwonders.encode.layout import Layout
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.envs import Batch

TABLES: Final = 64
KINDS: Final = {
    "base game": (Options(players=4), 500_000),
    "every box": (Options(players=4, edition="2e", boxes=extra_names(), experts=True), 250_000),
}
"""Kinds of table, with the decisions a second aimed at."""


def batch_rate(options: Options, layout: Layout, steps: int) -> float:
    """Decisions a second of a batch, its actions given."""
    batch = Batch(options, TABLES, layout=layout)
    rng = np.random.default_rng(1)
    spent, decisions = 0.0, 0
    for _ in range(steps):
        rows, columns = np.nonzero(batch.masks)
        first = np.searchsorted(rows, np.arange(batch.rows + 1))
        pick = first[:-1] + (rng.random(batch.rows) * np.diff(first)).astype(np.int64)
        actions = columns[pick].astype(np.int32)
        counts = batch.masks[np.arange(batch.rows), actions]
        variants = (rng.random(batch.rows) * counts).astype(np.int32)
        decisions += batch.rows
        began = time.process_time()
        batch.step(actions, variants)
        spent += time.process_time() - began
    return decisions / spent


def engine_rate(options: Options, games: int) -> float:
    """Decisions a second of games by index, without observations."""
    stream = FastStream("engine")
    decisions = 0
    new_game(options, FastStream("components are loaded once"))
    began = time.process_time()
    for game in range(games):
        state = new_game(options, FastStream(f"engine {game}"))
        while not state.over:
            for ask in state.pending():
                state.submit_at(ask.seat, stream.below(len(state.legal(ask.seat))))
                decisions += 1
    return decisions / (time.process_time() - began)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    quick = parser.parse_args().quick
    runs, steps, games = (1, 50, 20) if quick else (5, 400, 200)
    print(f"compiled: {compiled()}")
    for name, (options, aim) in KINDS.items():
        engine = max(engine_rate(options, games) for _ in range(runs))
        print(f"{name}, engine alone: {engine:,.0f} decisions/s")
        for layout in (layout_of(options), any_layout()):
            rate = max(batch_rate(options, layout, steps) for _ in range(runs))
            print(f"{name}, {layout.size} bytes a row: {rate:,.0f} decisions/s (aim {aim:,})")


if __name__ == "__main__":
    main()

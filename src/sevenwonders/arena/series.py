"""Games between bots in one call."""

import time
from collections.abc import Sequence
from pathlib import Path

from sevenwonders.arena.contest.seating import filled_table
from sevenwonders.arena.contest.seeds import checked_seed
from sevenwonders.arena.contest.setup import numbered_setup
from sevenwonders.arena.play.game import FinishedGame
from sevenwonders.arena.play.game import play_game as play
from sevenwonders.arena.run.run import OnProgress, run_simulation
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.arena.simulation.simulation import make_simulation
from sevenwonders.arena.simulation.summary import Summary, summarize
from sevenwonders.bots.python_class import BotClass, spec_of
from sevenwonders.engine.game.options import Options

Seats = Sequence[str | BotClass]
"""Bots by spec or by class; where the table has more seats, they take turns."""


def play_game(bots: Seats, options: Options, *, seed: str = "0") -> FinishedGame:
    """Play one game; the same bots, options and seed give the same game."""
    lineup = filled_table([spec_of(bot) for bot in bots], options)
    return play(numbered_setup(options, lineup, checked_seed(seed), 0))


def play_games(
    bots: Seats,
    options: Options,
    *,
    games: int,
    seed: str = "0",
    jobs: int = 1,
    out: Path | None = None,
    report: OnProgress | None = None,
) -> Summary:
    """Play many games of one line-up and add them up, as ``sevenwonders simulate`` does.

    The bots move on by a seat from game to game. The games are the same for any number of jobs;
    a bot that fails or does what is not legal is replaced for that decision and named in
    ``faults``. ``out`` is a folder for the record of each game, or a file
    ``.parquet`` for their decisions.
    """
    specs = tuple(map(spec_of, bots))
    parallel = Parallel(jobs=jobs)
    simulation = make_simulation(options, specs, games=games, seed=seed, out=out)
    began = time.perf_counter()
    tally = run_simulation(simulation, parallel=parallel, report=report)
    return summarize(tally, time.perf_counter() - began)

"""Numbered games of one line-up, added up."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.arena.contest.seating import filled_table
from sevenwonders.arena.contest.seeds import checked_seed
from sevenwonders.arena.contest.setup import numbered_setup
from sevenwonders.arena.errors import ImpossibleLineup
from sevenwonders.arena.play.game import FinishedGame, play_game
from sevenwonders.arena.play.records import file_name, write_whole
from sevenwonders.arena.simulation.decisions import is_decision_file, write_part
from sevenwonders.arena.simulation.tally import SimulationTally
from sevenwonders.engine.game.options import Options, components_of, wanted_sides

CHUNK: Final = 25
"""Games that are played between two reports of progress."""


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides the games of a simulation."""

    options: Options
    lineup: tuple[str, ...]
    """The bot of each seat in the first game."""
    games: int
    seed: str = "0"
    out: str = ""
    """A folder that gets the record of each game, or a Parquet file; empty for none."""


def make_simulation(
    options: Options,
    bots: tuple[str, ...],
    *,
    games: int,
    seed: str = "0",
    out: Path | None = None,
) -> Simulation:
    """A simulation whose table is possible and whose bots exist."""
    wanted_sides(options, components_of(options))
    if games < 1:
        raise ImpossibleLineup(f"{games} games: at least one is needed")
    lineup = filled_table(bots, options)
    folder = str(out or "")
    return Simulation(
        options=options, lineup=lineup, games=games, seed=checked_seed(seed), out=folder
    )


def chunks_of(simulation: Simulation) -> Iterator[range]:
    """The numbers of all games, some at a time."""
    for first in range(0, simulation.games, CHUNK):
        yield range(first, min(first + CHUNK, simulation.games))


def play_numbers(simulation: Simulation, numbers: range) -> SimulationTally:
    """Play some games of a simulation, and write their records."""
    tally = SimulationTally()
    decisions = is_decision_file(simulation.out)
    games: list[FinishedGame] = []
    for number in numbers:
        setup = numbered_setup(simulation.options, simulation.lineup, simulation.seed, number)
        game = play_game(setup)
        tally.add_game(setup.seats, game.sheets(), game.winners(), game.decisions)
        for fault in game.faults:
            tally.blame(f"{fault.bot}: {fault.kind}", fault.why, fault.count)
        if decisions:
            games.append(game)
        elif simulation.out:
            write_whole(Path(simulation.out) / file_name(number), game.record())
    if decisions:
        write_part(simulation.out, numbers.start, games)
    return tally

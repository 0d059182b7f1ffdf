"""How long a View takes, and where its time goes.

    make bench, or: PYTHONPATH=build/compiled python benchmarks/views.py [--quick]

Every seat that is asked gets its View, at every stage of games of random legal play, as a server
shows a table after each change: the legal choices of the stage are among the work, and each state
is new. A second line is the View of one seat alone, a third that of a spectator. Processor time of
one core; the best of several runs is shown: the others measure the machine.
"""

import argparse
import gc
import time
from collections.abc import Callable, Iterator
from typing import Final

from sevenwonders._build import compiled
from sevenwonders.content.loader import extra_names
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import view

AIM_US: Final = 60
Seats = Callable[[State], list[int]]


def kinds() -> Iterator[tuple[str, Options]]:
    """The kinds of table."""
    for players in (3, 5, 7):
        yield f"base game, {players} players", Options(players=players)
    for players in (3, 5, 7):
        options = Options(players=players, edition="2e", boxes=extra_names(), experts=True)
        yield f"every box, {players} players", options


def moments(options: Options, games: int) -> list[State]:
    """Every stage of some games."""
    found: list[State] = []
    for game in range(games):
        stream = FastStream(f"views {game}")
        state = new_game(options, stream)
        while not state.over:
            found.append(state.clone())
            for ask in state.pending():
                state.submit_at(ask.seat, stream.below(len(state.legal(ask.seat))))
    return found


def microseconds(states: list[State], seats: Seats) -> float:
    """A View, in the mean over the states."""
    fresh = [(state.clone(), seats(state)) for state in states]
    count = sum(len(seats) for _, seats in fresh)
    # As the server does: the collector of garbage passes over what stays.
    gc.freeze()
    began = time.process_time()
    for state, asked in fresh:
        for seat in asked:
            view(state, seat)
    return (time.process_time() - began) / count * 1e6


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    quick = parser.parse_args().quick
    runs, games = (1, 2) if quick else (5, 20)
    print(f"compiled: {compiled()}; at most {AIM_US} µs")
    who: dict[str, Seats] = {
        "every seat asked": State.open_seats,
        "one seat": lambda state: state.open_seats()[:1],
        "a spectator": lambda _: [SPECTATOR],
    }
    for name, options in kinds():
        states = moments(options, games)
        each = [
            f"{whose} {min(microseconds(states, seats) for _ in range(runs)):.0f} µs"
            for whose, seats in who.items()
        ]
        print(f"{name}: {', '.join(each)}")


if __name__ == "__main__":
    main()

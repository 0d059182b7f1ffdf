"""How fast the bots decide, and how fast worlds are drawn.

    make bench, or: PYTHONPATH=build/compiled python benchmarks/bots.py [--quick]

The decisions are those of games among sages, first edition, four players, on one core; a second
line has every box. The best of several runs is shown: the others measure the machine. The champion
decides in games among champions; each decision is timed, in processor time, with the legal choices
that it has to find. How strong the bots are is measured by ``sevenwonders arena``.
"""

import argparse
import os
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from sevenwonders._build import compiled
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.registry import make_bot
from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.sage.weights_file import new_sage, sage_weights
from sevenwonders.bots.seer.search import HORIZON, Search
from sevenwonders.bots.seer.think import think
from sevenwonders.content.loader import extra_names
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.knowledge.sampling.worlds import Worlds

SAGE_AIM_US: Final = 150.0
CHAMPION_AIM_MS: Final = 2.0
TABLES: Final = {
    "base game": Options(players=4),
    "every box": Options(players=4, boxes=extra_names(), experts=True),
}

CHAMPION_TABLES: Final = {
    "base game, 4 players": Options(players=4),
    "every box, 7 players": Options(players=7, edition="2e", boxes=extra_names(), experts=True),
}


def moments(options: Options, games: int) -> list[tuple[State, int]]:
    """Decisions with more than one choice, spread over some games."""
    sage = new_sage()
    found: list[tuple[State, int]] = []
    for game in range(games):
        state = new_game(options, FastStream(f"moments {game}"))
        while not state.over:
            found += [
                (state.clone(), int(ask.seat))
                for ask in state.pending()
                if len(Sight(state, ask.seat).codes()) > 1
            ]
            for ask in state.pending():
                state.submit_at(ask.seat, sage.best(Sight(state, ask.seat)))
    return found


def best(runs: int, work: Callable[[], float]) -> float:
    """The least of what several runs measured."""
    return min(work() for _ in range(runs))


def microseconds(sage: Sage, at: list[tuple[State, int]]) -> float:
    """A decision of the sage, the legal choices already known."""
    sights = [Sight(state, seat) for state, seat in at]
    for sight in sights:
        sight.codes()
    began = time.perf_counter()
    for sight in sights:
        sage.best(sight)
    return (time.perf_counter() - began) / len(sights) * 1e6


def drawing(at: list[tuple[State, int]]) -> float:
    """A world drawn, what the seat has seen already worked through; microseconds."""
    worlds = [Worlds(Sight(state, seat)) for state, seat in at]
    stream = FastStream("worlds")
    began = time.perf_counter()
    for one in worlds:
        one.draw(stream)
    return (time.perf_counter() - began) / len(worlds) * 1e6


def iterations(at: list[tuple[State, int]]) -> tuple[float, float]:
    """Of the seer, iterations a second, and seconds for a decision of a second at most."""
    sage, stream = new_sage(), FastStream("seer")
    done = 0
    began = time.perf_counter()
    for state, seat in at:
        sight = Sight(state, seat)
        search = Search(sage, sight, Worlds(sight), HORIZON)
        think(search, stream, Limit(seconds=1.0))
        done += int(search.games)
    spent = time.perf_counter() - began
    return done / spent, spent / len(at)


def champion_times(options: Options, games: int) -> list[float]:
    """Milliseconds of each decision of a champion, shortest first."""
    spent: list[float] = []
    # The first game is not counted: the net is loaded in it.
    for game in range(games + 1):
        state = new_game(options, FastStream(f"champion {game}"))
        bots = [make_bot("champion", FastStream("")) for _ in range(options.players)]
        sights = [Sight(state, seat) for seat in range(options.players)]
        while not state.over:
            for seat in state.open_seats():
                began = time.process_time()
                choice = bots[seat].choose(sights[seat])
                if game and sights[seat].legal_count() > 1:
                    spent.append((time.process_time() - began) * 1e3)
                state.submit(seat, choice)
    return sorted(spent)


def main() -> None:
    """Print the figures."""
    # As on the command line: several threads mostly wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    quick = parser.parse_args().quick
    print(f"compiled: {compiled()}")
    runs, games = (1, 1) if quick else (5, 4)
    for name, options in TABLES.items():
        at = moments(options, games)
        wise = best(runs, partial(microseconds, new_sage(), at))
        plain = best(runs, partial(microseconds, Sage(sage_weights()), at))
        drawn = best(runs, partial(drawing, at))
        rate, spent = iterations(at[:: len(at) // (3 if quick else 30)])
        print(
            f"{name}: sage {wise:.0f} µs a decision (at most {SAGE_AIM_US:.0f}), of that ", end=""
        )
        print(
            f"judgement {plain:.0f}; a world {drawn:.0f} µs; seer {rate:.0f} iterations/s, ", end=""
        )
        print(f"{spent:.2f} s a decision of 1 s at most")
    for name, options in CHAMPION_TABLES.items():
        times = champion_times(options, 1 if quick else 10)
        mean, most = sum(times) / len(times), times[len(times) * 99 // 100]
        print(f"{name}: champion {mean:.2f} ms a decision in the mean, ", end="")
        print(f"{most:.2f} ms in 99 of 100 (at most {CHAMPION_AIM_MS:.0f})")


if __name__ == "__main__":
    main()

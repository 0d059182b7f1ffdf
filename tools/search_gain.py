"""What a second of search gains at one decision, for the seer and for variations of the oracle.

    OPENBLAS_NUM_THREADS=1 PYTHONPATH=build/compiled python -m tools.search_gain --minutes 30

Decisions come from games among sages with 3, 5 and 7 players, one from each game. Every variation
chooses in the same CPU time. What was chosen is then played in the same new worlds to the end, by
sages. The gain is what a choice came to beyond the sage's own, in shares of the victory and in
worth. Results are kept in a file, and a run that was ended goes on from there.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import perf_counter, process_time
from typing import Final, NamedTuple

from sevenwonders._build import compiled
from sevenwonders.bots.champion.bot import Adviser
from sevenwonders.bots.oracle.judge import NetJudge
from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.bots.seer.game import play_out, worths
from sevenwonders.bots.seer.search import DOUBT, HORIZON, PROMISE, Search
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.knowledge.sampling.worlds import Worlds

PLAYERS: Final = (3, 5, 7)
WORLDS: Final = 100
STAGES: Final = 19


class Variation(NamedTuple):
    """A way to search."""

    prior: float = 0.0
    """Points for what the net is e times less likely to take; 0 leaves it out of the prior."""
    judging: float | None = None
    """The net's share of the judgement at the horizon; None without a judge."""
    horizon: int = HORIZON
    promise: float = PROMISE
    """The share of that judgement in what a world is worth."""
    doubt: float = DOUBT
    """Standard errors behind the leader at which a choice is dropped."""

    def search(self, sage: Sage, adviser: Adviser, sight: Sight) -> Search:
        """A search of this kind."""
        prior = either(sage, adviser, sight, self.prior) if self.prior else None
        judge = None
        if self.judging is not None:
            judge = NetJudge(adviser.net(sight), int(sight.seat()))
        worlds = Worlds(sight)
        search = Search(sage, sight, worlds, self.horizon, NOTHING, prior, judge)
        search.judging = self.judging or 0.0
        search.promise = self.promise
        search.doubt = self.doubt
        return search


def either(sage: Sage, adviser: Adviser, sight: Sight, points: float) -> list[float]:
    """A prior by which a choice is as good as whichever likes it more finds it, sage or net."""
    values, preferences = sage.values(sight), adviser.preferences(sight).tolist()
    most, favourite = max(values), max(preferences)
    return [
        max(value, most + points * (preference - favourite))
        for value, preference in zip(values, preferences, strict=True)
    ]


VARIATIONS: Final = {
    "seer": Variation(),
    "judge 0.5": Variation(judging=0.5),
    "judge 1": Variation(judging=1.0),
    "judge 1, doubt 3": Variation(judging=1.0, doubt=3.0),
    "judge 1, doubt 4": Variation(judging=1.0, doubt=4.0),
    "judge 1, horizon 2": Variation(judging=1.0, horizon=2),
    "judge 1, horizon 2, no end": Variation(judging=1.0, horizon=2, promise=1.0),
    "prior 0.25, judge 1, doubt 3": Variation(0.25, 1.0, doubt=3.0),
}
NET_ALONE: Final = "net alone"


def think(search: Search, stream: FastStream, seconds: float) -> int:
    """The choice after so many seconds of CPU time."""
    ends = process_time() + seconds
    while not search.settled() and process_time() < ends:
        search.round(stream, len(search.racers))
    return int(search.ranking()[0].at)


def decisions(sage: Sage, seed: str) -> Iterator[tuple[int, State, int]]:
    """Endless decisions with more than one choice: the players, the game and the seat."""
    random = Random(seed)
    number = 0
    while True:
        players = PLAYERS[number % len(PLAYERS)]
        state = new_game(Options(players=players), FastStream(f"{seed}/{number}"))
        number += 1
        for _ in range(random.randrange(STAGES)):
            for ask in state.pending():
                state.submit_at(ask.seat, sage.best(Sight(state, ask.seat)))
            if state.over:
                break
        else:
            seat = random.choice(state.pending()).seat
            if len(Sight(state, seat).codes()) > 1:
                yield players, state, seat


def truths(
    sage: Sage, sight: Sight, choices: list[int], stream: FastStream
) -> dict[int, tuple[float, float]]:
    """The share of the victory and the worth of each choice, in the same worlds."""
    seat = int(sight.seat())
    worlds = Worlds(sight)
    sums = {at: [0.0, 0.0] for at in choices}
    for _ in range(WORLDS):
        world = worlds.draw(stream, others_open=True)
        for ask in world.pending():
            if ask.seat != seat:
                world.submit_at(ask.seat, sage.best(Sight(world, ask.seat)))
        for at in choices:
            state = world.clone()
            state.submit_at(seat, at)
            play_out(state, sage)
            winners = state.winners()
            sums[at][0] += (seat in winners) / len(winners)
            sums[at][1] += worths(state)[seat]
    return {at: (won / WORLDS, worth / WORLDS) for at, (won, worth) in sums.items()}


def measure(path: Path, minutes: float, seconds: float, seed: str) -> None:
    """Add decisions to the file."""
    sage, adviser = new_sage(), Adviser()
    done = len(path.read_text().splitlines()) if path.exists() else 0
    began = perf_counter()
    for number, (players, state, seat) in enumerate(decisions(sage, seed)):
        if perf_counter() - began > 60 * minutes:
            return
        if number < done:
            continue
        sight = Sight(state, seat)
        chosen = {
            name: think(
                variation.search(sage, adviser, sight), FastStream(f"{seed}/{number}"), seconds
            )
            for name, variation in VARIATIONS.items()
        }
        chosen[NET_ALONE] = int(adviser.preferences(sight).argmax())
        own = sage.best(sight)
        choices = sorted({own, *chosen.values()})
        came = {own: (0.0, 0.0)}
        if len(choices) > 1:
            came = truths(sage, sight, choices, FastStream(f"{seed}/{number}/truth"))
        gains = {
            name: (came[at][0] - came[own][0], came[at][1] - came[own][1])
            for name, at in chosen.items()
        }
        with path.open("a") as file:
            file.write(json.dumps({"players": players, "gains": gains}) + "\n")


def show(path: Path) -> None:
    """Print the gains by the number of players, and those beyond the seer's."""
    found: dict[tuple[str, int], list[tuple[float, float, float]]] = defaultdict(list)
    for line in path.read_text().splitlines():
        told = json.loads(line)
        for name, (won, worth) in told["gains"].items():
            apart = worth - told["gains"]["seer"][1]
            for players in (told["players"], 0):
                found[name, players].append((won, worth, apart))
    for (name, players), gains in sorted(found.items(), key=lambda one: (one[0][1], one[0][0])):
        won, worth, apart = (list(column) for column in zip(*gains, strict=True))
        print(
            f"{players or 'all'} players, {len(gains)} decisions, {name}: "
            f"wins {_said(won)}, worth {_said(worth)}, beyond the seer {_said(apart)}"
        )


def _said(figures: list[float]) -> str:
    if len(figures) < 2:
        return f"{mean(figures):+.4f}"
    return f"{mean(figures):+.4f} ± {stdev(figures) / len(figures) ** 0.5:.4f}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for a decision")
    parser.add_argument("--seed", default="gain")
    parser.add_argument("--results", type=Path, default=Path("build/search_gain.jsonl"))
    given = parser.parse_args()
    print(f"compiled: {compiled()}")
    measure(given.results, given.minutes, given.seconds, given.seed)
    show(given.results)


if __name__ == "__main__":
    main()

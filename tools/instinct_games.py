"""Games from which the sage's instinct is fitted: what a choice looked like, what came of it.

    python tools/instinct_games.py --out games --seconds 60 --seed 1 --instinct net.json

Every file of samples has five columns of plain little-endian figures beside each other (see
``Samples``). ``tools/instinct_fit.py`` reads them.
"""

import argparse
import json
import random
import time
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from sevenwonders.bots.greedy import GreedyBot
from sevenwonders.bots.instinct import Layers
from sevenwonders.bots.instinct_data import blank_layers, read_instinct
from sevenwonders.bots.sage import Sage
from sevenwonders.bots.sage_city import ALL
from sevenwonders.bots.sage_data import sage_weights
from sevenwonders.content.loader import extra_names
from sevenwonders.engine.dealer import FastStream
from sevenwonders.engine.options import Options
from sevenwonders.engine.setup import new_game
from sevenwonders.engine.sight import Sight
from sevenwonders.engine.state import State

BASE: Final = 0.6
"""Of all games, those of the base game alone."""
FIRST_EDITION: Final = 0.85
GREEDY_TABLES: Final = 0.7
"""Of all tables, those at which greedy bots sit."""
GREEDY: Final = 0.75
"""Of the seats of such a table, those that are greedy."""
STRAYS: Final = 0.15
"""Of all choices, those that are not simply the best."""
HEAT: Final = 2.0
"""Points by which a stray choice may fall behind."""
KEPT: Final = 0.6
"""Of all choices, those that become a sample."""
LAMBDA: Final = 0.6
"""How far what came of a choice is believed more than what the next one promised."""
MOST: Final = 40.0


@final
class Samples:
    """Columns of samples: how many inputs each has, which, how strong, its Age, what came of it."""

    def __init__(self) -> None:
        self.sizes = array("B")
        self.inputs = array("H")
        self.strengths = array("f")
        self.ages = array("B")
        self.outcomes = array("f")

    def add(self, scene: "Scene", outcome: float) -> None:
        """One more."""
        self.sizes.append(len(scene.inputs))
        self.inputs.extend(scene.inputs)
        self.strengths.extend(scene.strengths)
        self.ages.append(scene.age)
        self.outcomes.append(outcome)

    def save(self, path: Path) -> None:
        """Write the columns beside each other."""
        for name, column in vars(self).items():
            with path.with_suffix(f".{name}").open("wb") as file:
                column.tofile(file)


@final
class Scene:
    """A choice that was taken: its Age, the sage's judgement, and its inputs."""

    def __init__(self, age: int, judged: float, inputs: list[int], strengths: list[float]) -> None:
        self.age = age
        self.judged = judged
        self.inputs = inputs
        self.strengths = strengths


@final
class Step:
    """One decision of a seat: what it expected at best, whether it strayed, perhaps a sample."""

    def __init__(self, expected: float, *, strayed: bool) -> None:
        self.expected = expected
        self.strayed = strayed
        self.scene: Scene | None = None


def stray(values: Sequence[float], rng: random.Random) -> int:
    """A choice that comes near the best, by chance."""
    most = max(values)
    odds = [2.718 ** max((value - most) / HEAT, -30.0) for value in values]
    return rng.choices(range(len(values)), odds)[0]


def table(rng: random.Random) -> Options:
    """Some table."""
    players = rng.choice((3, 3, 4, 5, 5, 6, 7, 7))
    edition = "1e" if rng.random() < FIRST_EDITION else "2e"
    if rng.random() < BASE:
        return Options(players=players, edition=edition)
    every = extra_names()
    boxes = every if rng.random() < 0.5 else tuple(box for box in every if rng.random() < 0.4)
    teams = "cities" in boxes and players in (4, 6) and rng.random() < 0.3
    return Options(
        players=players,
        edition=edition,
        boxes=boxes,
        experts="leaders" in boxes and rng.random() < 0.7,
        teams=teams,
    )


def margin(state: State, seat: int) -> float:
    """By how much a seat, with its partner, ended ahead of the best of the others."""
    sight = Sight(state, seat)
    partner = int(sight.partner(seat))
    totals = [int(state.score(city).total()) for city in range(state.players)]
    if partner < 0:
        most = max(points for city, points in enumerate(totals) if city != seat)
        return max(min(totals[seat] - most, MOST), -MOST)
    own = totals[seat] + totals[partner]
    others = [
        totals[city] + totals[int(sight.partner(city))]
        for city in range(state.players)
        if city not in (seat, partner)
    ]
    return max(min((own - max(others)) / 2.0, MOST), -MOST)


@final
class Player:
    """Plays games and keeps samples of them."""

    def __init__(self, layers: Layers, *, trained: bool) -> None:
        self.trained = trained
        self.sage = Sage(sage_weights(), ALL, layers)
        self.samples = Samples()
        self.games = 0

    def play(self, seed: str) -> None:
        """One game at some table."""
        rng = random.Random(seed)
        state = new_game(table(rng), FastStream(seed))
        greedy = rng.random() < GREEDY_TABLES
        bots = [
            GreedyBot(FastStream(f"{seed}/{seat}")) if greedy and rng.random() < GREEDY else None
            for seat in range(state.players)
        ]
        sights = [Sight(state, seat) for seat in range(state.players)]
        steps: list[list[Step]] = [[] for _ in bots]
        while not state.over:
            for ask in state.pending():
                seat = ask.seat
                sight = sights[seat]
                bot = bots[seat]
                if bot is not None:
                    state.submit(seat, bot.choose(sight))
                elif len(sight.codes()) == 1:
                    state.submit_at(seat, 0)
                else:
                    state.submit_at(seat, self._choose(sight, rng, steps[seat]))
        self.games += 1
        for seat, taken in enumerate(steps):
            self._look_back(taken, margin(state, seat))

    def _choose(self, sight: Sight, rng: random.Random, steps: list[Step]) -> int:
        values = self.sage.values(sight)
        best = values.index(max(values))
        at = stray(values, rng) if rng.random() < STRAYS else best
        step = Step(values[best] + self.sage.level, strayed=at != best)
        if rng.random() < KEPT:
            judged, inputs, strengths = self.sage.scene(sight, at)
            if inputs:
                step.scene = Scene(int(sight.age()) - 1, judged, inputs, strengths)
        steps.append(step)
        return at

    def _look_back(self, steps: list[Step], came: float) -> None:
        """From the end: what came, mixed with what the best choice of each step promised."""
        for step in reversed(steps):
            if step.scene is not None:
                self.samples.add(step.scene, (came - step.scene.judged) / 10.0)
            if not self.trained:
                continue
            came = step.expected if step.strayed else LAMBDA * came + (1 - LAMBDA) * step.expected


def main() -> None:
    """Play for some time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--instinct", type=Path)
    parser.add_argument("--inputs", action="store_true", help="say which cards and sides are known")
    asked = parser.parse_args()
    if asked.inputs:
        known = blank_layers().inputs
        print(json.dumps({"cards": known.cards, "sides": known.sides, "size": int(known.size)}))
        return
    layers = read_instinct(asked.instinct.read_bytes()) if asked.instinct else blank_layers()
    player = Player(layers, trained=asked.instinct is not None)
    ends = time.monotonic() + asked.seconds
    while time.monotonic() < ends:
        player.play(f"{asked.seed}/{player.games}")
    player.samples.save(asked.out)
    print(f"{player.games} games, {len(player.samples.sizes)} samples", flush=True)


if __name__ == "__main__":
    main()

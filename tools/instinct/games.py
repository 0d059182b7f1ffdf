"""Games from which the sage's instinct is fitted: what a choice looked like, what came of it.

    python -m tools.instinct.games --out games --seconds 60 --seed 1 --instinct net.json

``tools/instinct/fit.py`` reads its columns.
"""

import argparse
import json
import math
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from sevenwonders.bots.greedy.greedy import GreedyBot
from sevenwonders.bots.instinct.instinct import Layers
from sevenwonders.bots.instinct.network_file import blank_layers, read_instinct
from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.sage.valuation import ALL
from sevenwonders.bots.sage.weights_file import sage_weights
from sevenwonders.content.loader import extra_names
from sevenwonders.engine.choice.choice import action_of, card_of
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from tools.instinct.columns import Columns, Scene

BASE: Final = 0.65
"""Of all games, those of the base game alone."""
FIRST_EDITION: Final = 0.85
GREEDY_TABLES: Final = 0.85
"""Of all tables, those at which greedy bots sit."""
GREEDY: Final = 0.8
"""Of the seats of such a table, those that are greedy; one never is."""
HEAT: Final = 0.6
"""Points by which a choice may fall behind the best and still be taken often."""
NEAR: Final = 5.0
"""And by which it is not taken at all."""
SHORTLIST: Final = 5
"""Choices that are considered at most."""
IN_A_ROW: Final = 10
"""Games at a table, since to sit down at another one takes a while."""
KEPT: Final = 0.5
"""Of all decisions, those that become samples."""
LAMBDA: Final = 0.92
"""How far what came of a choice is believed more than what the next one promised."""
LEAD: Final = 15.0
"""Points ahead beyond which a greater lead hardly counts."""
WHOLE: Final = {"taken": "B"}
"""Which choice was taken."""
FIGURES: Final = ("chances", "came", "gains")
"""How likely it was, what came of it, and by how much that was more than expected."""


@final
class Step:
    """One decision of a seat: what it expected, the choice taken of its shortlist, how likely."""

    def __init__(self, age: int, expected: float, taken: int, chance: float) -> None:
        self.age = age
        self.expected = expected
        self.taken = taken
        self.chance = chance
        self.scenes: list[Scene] = []
        """The table and the shortlist as the sage sees them, if the decision becomes a sample."""


def shortlist(sight: Sight, values: Sequence[float]) -> list[int]:
    """The choices that come near the best, each card once in each use."""
    codes, most = sight.codes(), max(values)
    used: set[tuple[int, int]] = set()
    found: list[int] = []
    for at in sorted(range(len(values)), key=values.__getitem__, reverse=True):
        use = (int(action_of(codes[at])), int(card_of(codes[at])))
        if values[at] < most - NEAR or len(found) == SHORTLIST:
            break
        if use not in used:
            used.add(use)
            found.append(at)
    return found


def likely(values: Sequence[float], listed: Sequence[int]) -> list[float]:
    """How likely each choice of a shortlist is, the better the likelier."""
    odds = [math.exp((values[at] - values[listed[0]]) / HEAT) for at in listed]
    whole = sum(odds)
    return [odd / whole for odd in odds]


def drawn(rng: random.Random, chances: Sequence[float]) -> int:
    """One of some choices, as likely as they are."""
    left = rng.random()
    for at, chance in enumerate(chances):
        left -= chance
        if left < 0.0:
            return at
    return 0


def table(rng: random.Random) -> Options:
    """Some table."""
    players = rng.choice((2, 3, 3, 4, 5, 5, 5, 6, 7, 7, 7))
    if players == 2:
        return Options(players=players)
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


def lead(state: State, seat: int) -> float:
    """By how much a seat, with its partner, ended ahead of the best of the others."""
    sight = Sight(state, seat)
    partner = int(sight.partner(seat))
    totals = [int(state.score(city).total()) for city in range(state.players)]
    if partner < 0:
        most = max(points for city, points in enumerate(totals) if city != seat)
        return LEAD * math.tanh((totals[seat] - most) / LEAD)
    own = totals[seat] + totals[partner]
    others = [
        totals[city] + totals[int(sight.partner(city))]
        for city in range(state.players)
        if city not in (seat, partner)
    ]
    return LEAD * math.tanh((own - max(others)) / 2.0 / LEAD)


@final
class Player:
    """Plays games and keeps samples of them."""

    def __init__(self, layers: Layers, *, trained: bool) -> None:
        self.fade = LAMBDA if trained else 1.0
        self.sage = Sage(sage_weights(), ALL, layers)
        self.samples = Columns(WHOLE, FIGURES)
        self.games = 0

    def play(self, options: Options, seed: str) -> None:
        """One game at a table."""
        rng = random.Random(seed)
        state = new_game(options, FastStream(seed))
        greedy = rng.random() < GREEDY_TABLES
        wise = rng.randrange(state.players)
        bots = [
            GreedyBot(FastStream(f"{seed}/{seat}"))
            if greedy and seat != wise and rng.random() < GREEDY
            else None
            for seat in range(state.players)
        ]
        sights = [Sight(state, seat) for seat in range(state.players)]
        steps: list[list[Step]] = [[] for _ in bots]
        while not state.over:
            for ask in state.pending():
                sight, bot = sights[ask.seat], bots[ask.seat]
                if bot is not None:
                    state.submit(ask.seat, bot.choose(sight))
                elif len(sight.codes()) == 1:
                    state.submit_at(ask.seat, 0)
                else:
                    state.submit_at(ask.seat, self._choose(sight, rng, steps[ask.seat]))
        self.games += 1
        for seat, taken in enumerate(steps):
            self.look_back(taken, lead(state, seat))

    def _choose(self, sight: Sight, rng: random.Random, steps: list[Step]) -> int:
        values = self.sage.values(sight)
        if not self.sage.uses_instinct:
            return values.index(max(values))
        listed = shortlist(sight, values)
        chances = likely(values, listed)
        expected = sum(chance * values[at] for chance, at in zip(chances, listed, strict=True))
        taken = drawn(rng, chances)
        step = Step(int(sight.age()) - 1, expected + self.sage.level, taken, chances[taken])
        if rng.random() < KEPT and len(listed) > 1:
            step.scenes = self.sage.network_inputs(sight, listed)
        steps.append(step)
        return listed[taken]

    def look_back(self, steps: list[Step], came: float) -> None:
        """From the end: what came of each choice, and by how much it was more than expected."""
        gain, following = 0.0, came
        for step in reversed(steps):
            gain = following - step.expected + self.fade * gain
            following = step.expected
            if step.scenes:
                self.samples.add(step.age, step.scenes)
                self.samples.whole["taken"].append(step.taken)
                self.samples.figures["chances"].append(step.chance)
                self.samples.figures["came"].append(step.expected + gain)
                self.samples.figures["gains"].append(gain)


def main() -> None:
    """Play for some time."""
    parser = argparse.ArgumentParser(description="Play games and keep samples of them.")
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
        seed = f"{asked.seed}/{player.games}"
        options = table(random.Random(seed))
        for game in range(IN_A_ROW):
            player.play(options, f"{seed}/{game}")
    player.samples.save(asked.out)
    print(f"{player.games} games, {len(player.samples)} decisions", flush=True)


if __name__ == "__main__":
    main()

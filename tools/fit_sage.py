"""Fits the sage's weights by self-play: what its choices led to against what it made of them.

Games are played by a sage alone against greedies or other sages. At some of its decisions every
reasonable choice is played out, by the same bots, on the same cards. How the final points against
the mean of the others differ between the choices of a decision is explained by least squares: by
the parts of their values, through the game, and by what a small change of each weight would do to
them. Both are moved towards that, held back towards where they were.

    python tools/fit_sage.py --seconds 600 --seed 1 --state build/fit.json
    python tools/fit_sage.py --state build/fit.json --write      # into data/sage.toml

A state file makes it resumable; run it compiled (``make build``, PYTHONPATH=build/compiled).
``--boxes`` plays with every box and fits the trust kept for them.
"""

import argparse
import json
import random
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, cast, final

from sevenwonders.bots.greedy.greedy import GreedyBot
from sevenwonders.bots.sage.parts import KNOTS, NAMES
from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.sage.weights_file import figures_of, make_weights, read_weights
from sevenwonders.content.loader import extra_names
from sevenwonders.engine.choice.choice import action_of, card_of
from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import AGES, DISCARD, STAGE

DATA: Final = Path(__file__).parents[1] / "src/sevenwonders/bots/data/sage.toml"
PLAYERS: Final = (3, 3, 5, 5, 7)
GREEDY: Final = 0.6
"""How many of the games are against greedies."""
BRANCHED: Final = 5
"""Decisions of a game that are looked into."""
NUDGE: Final = 0.1
LEAST: Final = 0.2
"""A weight is changed by this part of itself, or of so much if it is smaller."""
NOISE: Final = 20.0
"""The variance of final points after a choice."""
TRUST_STEP: Final = 0.15
WEIGHT_STEP: Final = 0.7
CARD_STEP: Final = 0.5
"""How far trust, weights (in nudges) and single cards (in points) are expected to move."""

Row = dict[int, float]


@final
class Sums:
    """Least squares as they grow: the products of what explains, and those with the outcome."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.decisions = 0
        self.products = [[0.0] * size for _ in range(size)]
        self.outcomes = [0.0] * size

    def add(self, rows: Sequence[Row], rests: Sequence[float]) -> None:
        """The choices of one decision; only what differs between them says anything."""
        keys = sorted({key for row in rows for key in row})
        means = {key: sum(row.get(key, 0.0) for row in rows) / len(rows) for key in keys}
        rest = sum(rests) / len(rests)
        for row, outcome in zip(rows, rests, strict=True):
            centred = [(key, row.get(key, 0.0) - means[key]) for key in keys]
            centred = [(key, value) for key, value in centred if value]
            for key, value in centred:
                self.outcomes[key] += value * (outcome - rest)
                line = self.products[key]
                for other, more in centred:
                    line[other] += value * more
        self.decisions += 1

    def solve(self, hold: Sequence[float]) -> list[float]:
        """The changes that explain most, each held back by so much (elimination)."""
        lines = [
            [*line, outcome] for line, outcome in zip(self.products, self.outcomes, strict=True)
        ]
        for at, held in enumerate(hold):
            lines[at][at] += held
        for at in range(self.size):
            pivot = lines[at]
            for below in lines[at + 1 :]:
                if below[at]:
                    factor = below[at] / pivot[at]
                    below[at:] = [
                        x - factor * y for x, y in zip(below[at:], pivot[at:], strict=True)
                    ]
        found = [0.0] * self.size
        for at in reversed(range(self.size)):
            known = sum(lines[at][k] * found[k] for k in range(at + 1, self.size))
            found[at] = (lines[at][-1] - known) / lines[at][at]
        return found


@final
class Fit:
    """Where a fit stands: the weights it began with, and the sums since."""

    def __init__(self, seed: str, figures: dict[str, dict[str, object]], table: str) -> None:
        self.seed = seed
        self.figures = figures
        self.table = table
        self.games = 0
        self.names = list(figures["weights"])
        self.tilts = list(figures["tilt"]) if table == "trust" else []
        self.cards = slugs(self.boxes())
        size = len(NAMES) * KNOTS + len(self.names) + len(self.tilts) + len(self.cards)
        self.sums = Sums(size)

    def boxes(self) -> tuple[str, ...]:
        """The boxes of its games."""
        return extra_names() if self.table == "trust-boxes" else ()

    def save(self, path: Path) -> None:
        """Write it down; a half-written file never takes the place of a whole one."""
        beside = path.with_suffix(".new")
        beside.write_text(json.dumps({**vars(self), "sums": vars(self.sums)}))
        beside.replace(path)

    @staticmethod
    def load(path: Path) -> "Fit":
        """Where it stood."""
        data = json.loads(path.read_text())
        fit = Fit(data["seed"], data["figures"], data["table"])
        sums = data.pop("sums")
        vars(fit).update(data)
        vars(fit.sums).update(sums)
        return fit

    def nudge(self, name: str) -> float:
        """How far a weight is changed to see what that does."""
        return NUDGE * max(abs(cast("float", self.figures["weights"][name])), LEAST)

    def nudged(self) -> list[Sage]:
        """A sage for each weight, with that one changed."""
        sages: list[Sage] = []
        for name in self.names:
            weights = dict(self.figures["weights"])
            weights[name] = cast("float", weights[name]) + self.nudge(name)
            sages.append(Sage(make_weights({**self.figures, "weights": weights})))
        return sages

    def result(self) -> dict[str, dict[str, object]]:
        """The weights with what the sums say."""
        hold = [NOISE / TRUST_STEP**2] * (len(NAMES) * KNOTS)
        hold += [NOISE / WEIGHT_STEP**2] * len(self.names)
        hold += [NOISE / TRUST_STEP**2] * len(self.tilts)
        hold += [NOISE / CARD_STEP**2] * len(self.cards)
        changes = self.sums.solve(hold)
        table = cast("dict[str, list[float]]", self.figures[self.table])
        moved: dict[str, object] = {
            name: [table[name][knot] + changes[at * KNOTS + knot] for knot in range(KNOTS)]
            for at, name in enumerate(NAMES)
        }
        weights = dict(self.figures["weights"])
        for at, name in enumerate(self.names):
            change = changes[len(NAMES) * KNOTS + at] * self.nudge(name)
            weights[name] = max(cast("float", weights[name]) + change, 0.0)
        tilts = dict(self.figures["tilt"])
        for at, name in enumerate(self.tilts):
            change = changes[len(NAMES) * KNOTS + len(self.names) + at]
            tilts[name] = cast("float", tilts[name]) + change
        cards = dict(self.figures["cards"])
        first = len(NAMES) * KNOTS + len(self.names) + len(self.tilts)
        for at, slug in enumerate(self.cards):
            cards[slug] = cast("float", cards.get(slug, 0.0)) + changes[first + at]
        changed = {"weights": weights, "tilt": tilts, "cards": cards, self.table: moved}
        return {**self.figures, **changed}


def slugs(boxes: tuple[str, ...]) -> list[str]:
    """Every card, by its index in the components."""
    components = load_components("1e", boxes, experts="leaders" in boxes)
    return [card.slug for card in components.cards]


def knotted(figures: Sequence[float], sight: Sight) -> Row:
    """What explains by its place in the Age: so much of the first turn's, so much of the last."""
    late = min(max(int(sight.turn() - 1) / int(sight.turns() - 1), 0.0), 1.0)
    row: Row = {}
    for at, figure in enumerate(figures):
        if figure:
            knot = at * KNOTS + 2 * (sight.age() - 1)
            row[knot] = figure * (1.0 - late)
            row[knot + 1] = figure * late
    return row


def play_out(state: State, seat: int, sage: Sage, *, greedy: bool) -> float:
    """The final points of a seat against the mean of the others."""
    sights = [Sight(state, at) for at in range(state.players)]
    bot = GreedyBot(FastStream("greedy"))
    while not state.over:
        for ask in state.pending():
            if greedy and ask.seat != seat:
                state.submit(ask.seat, bot.choose(sights[ask.seat]))
            else:
                state.submit_at(ask.seat, sage.best(sights[ask.seat]))
    totals = [int(state.score(at).total()) for at in range(state.players)]
    mine = totals.pop(seat)
    return mine - sum(totals) / len(totals)


def reasonable(sight: Sight, values: Sequence[float]) -> list[int]:
    """Every card to build at its best price, the best stage and the best discard."""
    best: dict[tuple[int, int], int] = {}
    for at, code in enumerate(sight.codes()):
        action = int(action_of(code))
        card = -1 if action in (DISCARD, STAGE) else int(card_of(code))
        if (action, card) not in best or values[at] > values[best[action, card]]:
            best[action, card] = at
    return list(best.values())


def branch(fit: Fit, state: State, seat: int, sages: Sequence[Sage], *, greedy: bool) -> None:
    """Play out the choices of one decision and add what came of them."""
    sight = Sight(state, seat)
    sage = sages[0]
    values = sage.values(sight)
    kept = reasonable(sight, values)
    if len(kept) == 1:
        return
    nudged = [other.values(sight) for other in sages[1:]]
    rows: list[Row] = []
    rests: list[float] = []
    for at in kept:
        features = sage.features(sight, at)
        row = knotted(features, sight)
        for place, others in enumerate(nudged):
            row[len(NAMES) * KNOTS + place] = others[at] - values[at]
        if fit.tilts:
            more = (state.players - 5) / 2
            first = len(NAMES) * KNOTS + len(nudged)
            row.update({first + place: more * part for place, part in enumerate(features) if part})
        code = sight.codes()[at]
        if action_of(code) not in (DISCARD, STAGE) and card_of(code) < len(fit.cards):
            row[fit.sums.size - len(fit.cards) + int(card_of(code))] = 1.0
        rows.append(row)
        table = state.clone()
        table.submit_at(seat, at)
        rests.append(play_out(table, seat, sage, greedy=greedy) - values[at])
    fit.sums.add(rows, rests)


def one_game(fit: Fit, sages: Sequence[Sage], boxes: tuple[str, ...]) -> None:
    """Play a game and look into some of its decisions."""
    rng = random.Random(f"{fit.seed}/{fit.games}")
    players = rng.choice(PLAYERS if not boxes else PLAYERS[:-1])
    options = Options(players=players, edition="1e", boxes=boxes, experts="leaders" in boxes)
    state = new_game(options, FastStream(f"{fit.seed}/{fit.games}"))
    fit.games += 1
    greedy = rng.random() < GREEDY
    seat = rng.randrange(players)
    bot = GreedyBot(FastStream("greedy"))
    turns = set(rng.sample(range(AGES * int(state.components.turns)), BRANCHED))
    while not state.over:
        for ask in state.pending():
            sight = Sight(state, ask.seat)
            if ask.seat != seat:
                if greedy:
                    state.submit(ask.seat, bot.choose(sight))
                    continue
            elif (state.age - 1) * state.components.turns + max(state.turn - 1, 0) in turns:
                branch(fit, state, seat, sages, greedy=greedy)
            state.submit_at(ask.seat, sages[0].best(sight))


def written(figures: dict[str, dict[str, object]], made: str) -> str:
    """The file the sage reads."""
    lines = [
        "# The sage's weights: see sage_weights.py and, for trust, sage_parts.py.",
        "# Trust is given for the first and last turn of each Age.",
        "",
        f'made-by = """\n{made}"""',
    ]
    for table, entries in figures.items():
        lines += ["", f"[{table}]"]
        for name, figure in entries.items():
            if isinstance(figure, list):
                knots = ", ".join(f"{knot:.3f}" for knot in cast("list[float]", figure))
                lines.append(f"{name} = [{knots}]")
            else:
                lines.append(f"{name} = {figure:.4f}")
    return "\n".join([*lines, ""])


def start(seed: str, table: str) -> Fit:
    """A fit from the weights as they are."""
    figures = figures_of(read_weights(DATA.read_text()))
    return Fit(seed, cast("dict[str, dict[str, object]]", figures), table)


def main() -> None:
    """Play for some time, or write the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--state", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--seed", default="")
    parser.add_argument("--boxes", action="store_true")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if asked.state.exists():
        fit = Fit.load(asked.state)
    else:
        seed = asked.seed or str(random.SystemRandom().randrange(10**9))
        table = "trust-boxes" if asked.boxes else "trust"
        fit = start(seed, table)
    print(f"seed {fit.seed}, {fit.games} games, {fit.sums.decisions} decisions")
    sages = [Sage(make_weights(fit.figures)), *fit.nudged()]
    ends = time.monotonic() + asked.seconds
    while time.monotonic() < ends:
        one_game(fit, sages, fit.boxes())
        if fit.games % 50 == 0:
            fit.save(asked.state)
            print(f"{fit.games} games, {fit.sums.decisions} decisions", flush=True)
    fit.save(asked.state)
    if asked.write:
        made = tomllib.loads(DATA.read_text())["made-by"].strip()
        option = " --boxes" if fit.table == "trust-boxes" else ""
        command = f"python tools/fit_sage.py{option} --seed {fit.seed}, {fit.games} games"
        DATA.write_text(written(fit.result(), f"{made};\n{command}\n"))


if __name__ == "__main__":
    main()

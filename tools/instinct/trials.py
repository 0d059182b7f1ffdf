"""Decisions of the sage tried out: what each choice near the best came to, soon and in the end.

    python -m tools.instinct.trials --out trials --seconds 60 --seed 1 --instinct net.json

All choices of a decision meet the same cards and the same answers of the others, and everybody
goes on as they play: what differs comes from the choice, and little of it is luck.
``tools/instinct/refine.py`` reads its columns.
"""

import argparse
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from sevenwonders.bots.greedy.greedy import GreedyBot
from sevenwonders.bots.instinct.instinct import Layers
from sevenwonders.bots.instinct.network_file import read_instinct
from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.sage.valuation import ALL
from sevenwonders.bots.sage.weights_file import sage_weights
from sevenwonders.content.loader import extra_names
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import Ask, State
from sevenwonders.engine.see.sight import Sight
from tools.instinct.columns import Columns, Scene
from tools.instinct.games import IN_A_ROW, drawn, lead, likely, shortlist, table

GREEDY_TABLES: Final = 0.93
"""Of all tables, those at which one sage meets greedy bots for the most part."""
GREEDY: Final = 0.97
"""Of the other seats of such a table, those that are greedy."""
TRIED: Final = 0.34
"""Of the decisions of one sage, those that are tried out: more of a game tell much the same."""
NEAR: Final = 2.2
"""Points by which a choice may fall behind the best and still be tried."""
MOST: Final = 4
"""Choices that are tried at most."""
SOON: Final = 3
LATER: Final = 8
"""Turns after which the sage says what a choice has come to."""
FIGURES: Final = ("soon", "later", "end")
"""What each choice came to, by then and when the game was over."""
EVERY_BOX: Final = Options(players=5, boxes=extra_names(), experts=True)
OFTEN: Final = ((0.46, Options(players=5)), (0.3, Options(players=7)), (0.14, Options(players=3)))
"""Of the other tables, those by which the sage's strength is told; the rest are any."""


@final
class Answer:
    """What a seat chooses: by its index, or as a greedy bot says it."""

    def __init__(self, seat: int, index: int, choice: Choice | None) -> None:
        self.seat = seat
        self.index = index
        self.choice = choice

    def submit(self, state: State) -> None:
        """Choose so."""
        if self.choice is None:
            state.submit_at(self.seat, self.index)
        else:
            state.submit(self.seat, self.choice)


@final
class Tried:
    """A decision of the sage that is to be tried out: where its answer stands, and the choices."""

    def __init__(self, at: int, listed: list[int], scenes: list[Scene]) -> None:
        self.at = at
        self.listed = listed
        self.scenes = scenes


@final
class Table:
    """One game, and who plays it."""

    def __init__(self, sage: Sage, options: Options, seed: str) -> None:
        self.sage = sage
        self.rng = random.Random(seed)
        self.state = new_game(options, FastStream(seed))
        self.hero = self.rng.randrange(self.state.players)
        greedy = self.rng.random() < GREEDY_TABLES
        self.greedy = [
            greedy and seat != self.hero and self.rng.random() < GREEDY
            for seat in range(self.state.players)
        ]
        self.bots = [GreedyBot(FastStream(f"{seed}/{seat}")) for seat in range(self.state.players)]

    def play(self, trials: Columns) -> None:
        """Play to the end, trying out decisions on the way."""
        state = self.state
        sights = [Sight(state, seat) for seat in range(state.players)]
        while not state.over:
            answers: list[Answer] = []
            tried: Tried | None = None
            for ask in state.pending():
                sight = sights[ask.seat]
                if self.greedy[ask.seat]:
                    answers.append(Answer(ask.seat, 0, self.bots[ask.seat].choose(sight)))
                elif ask.seat != self.hero:
                    answers.append(Answer(ask.seat, self.sage.best(sight), None))
                else:
                    tried = self._choose(sight, answers)
            if tried is not None:
                self._try(tried, answers, trials)
            for answer in answers:
                answer.submit(state)

    def _choose(self, sight: Sight, answers: list[Answer]) -> Tried | None:
        """Choose by chance, the better the likelier; perhaps it is to be tried out."""
        if len(sight.codes()) == 1:
            answers.append(Answer(self.hero, 0, None))
            return None
        values = self.sage.values(sight)
        if not self.sage.uses_instinct:
            answers.append(Answer(self.hero, values.index(max(values)), None))
            return None
        listed = near_best(sight, values)
        taken = listed[drawn(self.rng, likely(values, listed))]
        answers.append(Answer(self.hero, taken, None))
        if len(listed) == 1 or self.rng.random() >= TRIED:
            return None
        return Tried(len(answers) - 1, listed, self.sage.network_inputs(sight, listed))

    def _try(self, tried: Tried, answers: list[Answer], trials: Columns) -> None:
        """Try out the choices of a decision beside the answers of the others."""
        for at in tried.listed:
            world = self.state.clone()
            for place, answer in enumerate(answers):
                if place == tried.at:
                    world.submit_at(self.hero, at)
                else:
                    answer.submit(world)
            for figure, came in zip(FIGURES, self.came_to(world), strict=True):
                trials.figures[figure].append(came)
        trials.add(int(self.state.age) - 1, tried.scenes)

    def came_to(self, world: State) -> list[float]:
        """By how much the sage is expected to end ahead soon and later, and does."""
        begun = turns(world)
        looks = [begun + SOON, begun + LATER]
        came: list[float] = []
        sights = [Sight(world, one) for one in range(world.players)]
        bot = GreedyBot(FastStream("trial"))
        while not world.over:
            asks = world.pending()
            if len(came) < len(looks) and turns(world) >= looks[len(came)] and self._asked(asks):
                came.append(self.sage.ahead(sights[self.hero]))
            for ask in asks:
                sight = sights[ask.seat]
                if self.greedy[ask.seat]:
                    world.submit(ask.seat, bot.choose(sight))
                else:
                    world.submit_at(ask.seat, self.sage.best(sight))
        end = lead(world, self.hero)
        return [*came, *[end] * (len(FIGURES) - len(came))]

    def _asked(self, asks: Sequence[Ask]) -> bool:
        """Whether a turn begins in which the hero plays a card."""
        return all(ask.kind == "play" for ask in asks) and any(
            ask.seat == self.hero for ask in asks
        )


def near_best(sight: Sight, values: Sequence[float]) -> list[int]:
    """The choices worth a trial."""
    most = max(values)
    return [at for at in shortlist(sight, values)[:MOST] if values[at] >= most - NEAR]


def turns(state: State) -> int:
    """How many turns there have been."""
    return int(state.age * state.components.turns + state.turn)


def some_table(rng: random.Random, every_box: float) -> Options:
    """One with every box that often, else one by which strength is told, or any."""
    if rng.random() < every_box:
        return EVERY_BOX
    left = rng.random()
    for share, options in OFTEN:
        left -= share
        if left < 0.0:
            return options
    return table(rng)


def main() -> None:
    """Try out decisions for some time."""
    parser = argparse.ArgumentParser(description="Try out decisions of the sage.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--instinct", type=Path, required=True)
    parser.add_argument(
        "--every-box", type=float, default=0.28, help="share of tables of five with all boxes"
    )
    asked = parser.parse_args()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    layers: Layers = read_instinct(asked.instinct.read_bytes())
    sage = Sage(sage_weights(), ALL, layers)
    trials = Columns({}, FIGURES)
    games = 0
    ends = time.monotonic() + asked.seconds
    while time.monotonic() < ends:
        seed = f"{asked.seed}/{games}"
        options = some_table(random.Random(seed), asked.every_box)
        for game in range(IN_A_ROW):
            Table(sage, options, f"{seed}/{game}").play(trials)
            games += 1
    trials.save(asked.out)
    print(f"{games} games, {len(trials)} decisions", flush=True)


if __name__ == "__main__":
    main()

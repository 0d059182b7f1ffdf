"""How far apart the levels for people are, in points of Elo.

    PYTHONPATH=build/compiled python benchmarks/levels.py --games 800 --jobs 2

One bot of each level sits at the table, first edition, base game: four of them, and with
``--master`` that one too. The games are an arena's: their results are kept in a file, and a run
that was ended goes on from there; name another file once a bot has changed. Strengths are those of
the Plackett-Luce model under which the order in which the levels ended is most likely; the error is
the spread over samples of as many deals, drawn with replacement.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Final

from sevenwonders._build import compiled
from sevenwonders.arena.contest.contest import make_contest
from sevenwonders.arena.play.outcome import Outcome
from sevenwonders.arena.run.run import run_contest
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.engine.game.options import Options

LEVELS: Final[tuple[str, ...]] = ("easy", "medium", "hard", "expert")
MASTER: Final = "master"
SAMPLES: Final = 100
STEPS: Final = 60
ELO: Final = 400 / math.log(10)

Order = tuple[int, ...]
"""The levels as they ended, the first first."""


def order_of(outcome: Outcome, levels: Sequence[str]) -> Order:
    """Those who tie are taken as they sit."""
    places = sorted(range(len(outcome.seats)), key=lambda seat: outcome.ranks[seat])
    return tuple(levels.index(outcome.seats[seat]) for seat in places)


def strengths(orders: Sequence[Order]) -> list[float]:
    """The strength of each level, by minorization and maximization (Hunter 2004)."""
    many = len(orders[0])
    strength = [1.0] * many
    ahead = [0.5 + sum(level in order[:-1] for order in orders) for level in range(many)]
    for _ in range(STEPS):
        chances = [0.0] * many
        for order in orders:
            left, taken = sum(strength), 0.0
            for place, level in enumerate(order):
                if place < len(order) - 1:
                    taken += 1 / left
                chances[level] += taken
                left -= strength[level]
        strength = [had / chance for had, chance in zip(ahead, chances, strict=True)]
    return strength


def gaps(deals: Sequence[Sequence[Order]]) -> list[float]:
    """By how much each level is above the one before it."""
    found = strengths([order for deal in deals for order in deal])
    return [ELO * math.log(above / below) for below, above in pairwise(found)]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--results", type=Path, default=Path("build/levels.jsonl"))
    parser.add_argument("--master", action="store_true")
    given = parser.parse_args()
    levels = (*LEVELS, MASTER) if given.master else LEVELS
    print(f"compiled: {compiled()}")
    contest = make_contest([Options(players=len(levels))], levels, seed=given.seed)
    outcomes = run_contest(contest, given.games, given.results, parallel=Parallel(jobs=given.jobs))
    deals: dict[int, list[Order]] = defaultdict(list)
    wins: dict[str, float] = defaultdict(float)
    for outcome in outcomes:
        deals[outcome.game.deal].append(order_of(outcome, levels))
        for seat in outcome.winners:
            wins[outcome.seats[seat]] += 1 / len(outcome.winners)
    random, dealt = Random("levels"), list(deals.values())
    samples = [gaps(random.choices(dealt, k=len(dealt))) for _ in range(SAMPLES)]
    found = gaps(dealt)
    shares = ", ".join(f"{level} {100 * wins[level] / len(outcomes):.0f}" for level in levels)
    print(f"{len(outcomes)} games, wins in percent: {shares}")
    for at, gap in enumerate(found):
        error = stdev(sample[at] for sample in samples)
        apart = 100 * (gap / mean(found) - 1)
        print(
            f"{levels[at]} to {levels[at + 1]}: {gap:.0f} points, standard error {error:.0f}, "
            f"{apart:+.0f} % of the mean"
        )


if __name__ == "__main__":
    main()

"""Whether the chances that an analysis states come true: plays games, asks, and draws the answer.

    OPENBLAS_NUM_THREADS=1 PYTHONPATH=build/compiled python -m tools.reliability --games 400

Sages play games of a few kinds. In each game and Age one decision of one seat is looked at as in an
analysis, and the chance to win after what was chosen is compared with what happened. The net's own
estimate before the choice is compared too. The figures are printed as a Markdown table and drawn
into docs/images/reliability.svg. Results are kept in a file, and a run that was ended goes on.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from sevenwonders._build import compiled
from sevenwonders.bots.champion.bot import Adviser
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.bots.why import explained
from sevenwonders.content.loader import extra_names
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import AGES

IMAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "images" / "reliability.svg"
KINDS: Final = (
    Options(players=3),
    Options(players=5),
    Options(players=7),
    Options(players=5, edition="2e", boxes=extra_names()),
)
LIMIT: Final = Limit(iterations=120)
TURNS: Final = 6
BINS: Final = 5
SAMPLES: Final = 400
COLORS: Final = {"said": "#3a6ea5", "net": "#c26a1b"}
WORDS: Final = {"said": "analysis", "net": "network alone"}
INK: Final = "#777777"
SIDE: Final = 190
GAP: Final = 50


class Stated(NamedTuple):
    """A chance that was stated, and what came of it."""

    game: int
    age: int
    said: float
    net: float
    won: float


class Point(NamedTuple):
    """Chances of about the same size: their mean, how often they came true, and the interval."""

    said: float
    won: float
    low: float
    high: float


def asked(number: int, adviser: Adviser) -> list[Stated]:
    """One game, in which one decision of each Age is looked at."""
    sage, random = new_sage(), Random(number)
    options = KINDS[number % len(KINDS)]
    state = new_game(options, FastStream(f"reliability/{number}"))
    seat = random.randrange(options.players)
    turns = {age: random.randint(1, TURNS) for age in range(1, AGES + 1)}
    stated: list[tuple[int, float, float]] = []
    while not state.over:
        for ask in state.pending():
            sight = Sight(state, ask.seat)
            at = sage.best(sight)
            wanted = ask.seat == seat and turns.get(int(state.age)) == int(state.turn)
            if wanted and len(sight.codes()) > 1:
                del turns[int(state.age)]
                stated.append(_stated(state, seat, at, f"reliability/{number}", adviser))
            state.submit_at(ask.seat, at)
    won = _won(state, seat)
    return [Stated(number, age, said, net, won) for age, said, net in stated]


def _stated(
    state: State, seat: int, at: int, key: str, adviser: Adviser
) -> tuple[int, float, float]:
    sight = Sight(state.clone(), seat)
    choice = str(sight.legal()[at])
    why = explained(sight, key, LIMIT, at)
    mine = next(prospect for prospect in why.prospects if prospect.choice == choice)
    return int(state.age), mine.win, adviser.judge(sight).win


def _won(state: State, seat: int) -> float:
    winners = state.winners()
    return (seat in winners) / len(winners)


def points(stated: Sequence[Stated], whose: str) -> list[Point]:
    """As many chances in each group; intervals are those of samples of the games."""
    ranked = sorted(stated, key=lambda one: float(getattr(one, whose)))
    groups = [
        ranked[len(ranked) * at // BINS : len(ranked) * (at + 1) // BINS] for at in range(BINS)
    ]
    return [
        Point(
            mean(float(getattr(one, whose)) for one in group),
            mean(one.won for one in group),
            *interval(group, "won"),
        )
        for group in groups
    ]


def interval(group: Sequence[Stated], what: str, less: str = "") -> tuple[float, float]:
    """The 95 % interval of a mean, or of a difference of two, over games drawn with replacement."""
    by_game: dict[int, list[float]] = {}
    for one in group:
        figure = float(getattr(one, what)) - (float(getattr(one, less)) if less else 0.0)
        by_game.setdefault(one.game, []).append(figure)
    games, random = list(by_game.values()), Random("interval")
    means = sorted(
        mean(figure for game in random.choices(games, k=len(games)) for figure in game)
        for _ in range(SAMPLES)
    )
    return means[SAMPLES // 40], means[-SAMPLES // 40 - 1]


def draw(stated: Sequence[Stated]) -> None:
    """One square for each Age: what was stated to the right, what happened upwards."""
    width, height = AGES * (SIDE + GAP) + 20, SIDE + 90
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'font-family="sans-serif" font-size="12" fill="{INK}">'
        )
    ]
    for age in range(1, AGES + 1):
        left, bottom = GAP + (age - 1) * (SIDE + GAP), SIDE + 30
        lines += _frame(f"Age {age}", left, bottom)
        of_age = [one for one in stated if one.age == age]
        for whose, color in COLORS.items():
            for point in points(of_age, whose):
                across = left + point.said * SIDE
                low, high = bottom - point.low * SIDE, bottom - point.high * SIDE
                middle = bottom - point.won * SIDE
                lines += [
                    f'<path d="M{across:.1f} {low:.1f}V{high:.1f}" stroke="{color}"/>',
                    f'<circle cx="{across:.1f}" cy="{middle:.1f}" r="4" fill="{color}"/>',
                ]
    for at, (whose, color) in enumerate(COLORS.items()):
        across = GAP + at * 140
        lines += [
            f'<circle cx="{across}" cy="{height - 16}" r="4" fill="{color}"/>',
            f'<text x="{across + 10}" y="{height - 12}">{WORDS[whose]}</text>',
        ]
    IMAGE.write_text("\n".join([*lines, "</svg>\n"]), encoding="utf-8")


def _frame(title: str, left: int, bottom: int) -> list[str]:
    """An empty square; the dashes are where every chance would come true as stated."""
    lines = [
        f'<text x="{left + SIDE / 2}" y="20" text-anchor="middle">{title}</text>',
        f'<path d="M{left} 30h{SIDE}v{SIDE}h-{SIDE}z" fill="none" stroke="{INK}"/>',
        f'<path d="M{left} {bottom}l{SIDE} -{SIDE}" stroke="{INK}" stroke-dasharray="3 3"/>',
    ]
    for percent in (0, 50, 100):
        share = percent / 100 * SIDE
        up, across = bottom - share + 4, left + share
        lines += [
            f'<text x="{left - 6}" y="{up}" text-anchor="end">{percent} %</text>',
            f'<text x="{across}" y="{bottom + 16}" text-anchor="middle">{percent} %</text>',
        ]
    return lines


def show(stated: Sequence[Stated]) -> None:
    """Print the figures by Age."""
    print("| Age | decisions | | stated | came true | apart (95 %) | mean square error |")
    print("|---|---|---|---|---|---|---|")
    for age in range(1, AGES + 1):
        group = [one for one in stated if one.age == age]
        for whose, words in WORDS.items():
            said = [float(getattr(one, whose)) for one in group]
            error = mean((one.won - share) ** 2 for one, share in zip(group, said, strict=True))
            low, high = interval(group, "won", whose)
            print(
                f"| {age} | {len(group)} | {words} | {mean(said):.1%} | "
                f"{mean(one.won for one in group):.1%} | {100 * low:+.1f} to {100 * high:+.1f} | "
                f"{error:.3f} |"
            )


def main() -> None:
    """Play, print and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--results", type=Path, default=Path("build/reliability.jsonl"))
    given = parser.parse_args()
    print(f"compiled: {compiled()}")
    path: Path = given.results
    adviser = Adviser()
    done = len(path.read_text().splitlines()) if path.exists() else 0
    for number in range(done, given.games):
        with path.open("a") as file:
            file.write(json.dumps(asked(number, adviser)) + "\n")
    games = [json.loads(line) for line in path.read_text().splitlines()]
    stated = [Stated(*one) for game in games for one in game]
    show(stated)
    draw(stated)


if __name__ == "__main__":
    main()

"""How strong the bots are in named settings, on fixed seeds: what a learner is measured by.

    PYTHONPATH=build/compiled python tools/baselines.py [--games N] [--jobs N] [BOT ...]

Each bot sits alone at tables of one other kind of bot, and moves on by a seat from game to game. It
prints a Markdown table: the share of victories, how far its 95 % interval reaches, and mean points.
A bot of your own is named as everywhere: ``python:MODULE:CLASS``.
"""

import argparse
from typing import Final

from sevenwonders.arena import play_games
from sevenwonders.content.loader import extra_names
from sevenwonders.engine.game.options import Options

SETTINGS: Final = {
    "base-3p": Options(players=3),
    "base-5p": Options(players=5),
    "base-7p": Options(players=7),
    "second-4p": Options(players=4, edition="2e"),
    "leaders-4p": Options(players=4, edition="2e", boxes=("leaders",)),
    "cities-teams-4p": Options(players=4, edition="2e", boxes=("cities",), teams=True),
    "everything-5p": Options(players=5, edition="2e", boxes=extra_names(), experts=True),
}
SEED: Final = "baselines"
BOTS: Final = ("random", "greedy", "sage", "champion")
OPPONENTS: Final = ("random", "greedy", "sage")


def cell(options: Options, bot: str, opponent: str, games: int, jobs: int) -> str:
    """One bot, or one team of it, against a table of another."""
    others = (options.players // 2 if options.teams else options.players) - 1
    seats = [bot, *[opponent] * others]
    result = play_games(seats, options, games=games, seed=SEED, jobs=jobs).bots[bot]
    low, high = result.win_rate_95
    reach = (high - low) / 2
    return f"{result.win_rate:.1%} ±{reach:.1%}, {result.mean_score:.1f}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("bots", nargs="*", default=BOTS)
    given = parser.parse_args()
    heads = [f"among {opponent}" for opponent in OPPONENTS]
    print(f"| {given.games} games, seed `{SEED}` | bot | {' | '.join(heads)} |\n|{'---|' * 5}")
    for name, options in SETTINGS.items():
        for bot in given.bots:
            cells = [
                "-" if bot == opponent else cell(options, bot, opponent, given.games, given.jobs)
                for opponent in OPPONENTS
            ]
            print(f"| `{name}` | `{bot}` | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()

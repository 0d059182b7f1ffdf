"""``sevenwonders simulate``: games between bots, added up."""

import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sevenwonders.arena.report.intervals import Estimate
from sevenwonders.arena.report.text import span, tenth
from sevenwonders.arena.run.run import OnProgress, run_simulation
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.arena.simulation.decisions import is_decision_file
from sevenwonders.arena.simulation.simulation import make_simulation
from sevenwonders.arena.simulation.summary import BotSummary, Summary, summarize
from sevenwonders.bots.spec import split_specs
from sevenwonders.cli.options import Expansions
from sevenwonders.cli.output.columns import Column, print_columns
from sevenwonders.cli.output.console import errors, output, say, words
from sevenwonders.cli.output.pages import check_folder
from sevenwonders.engine.game.options import Options, components_of
from sevenwonders.engine.score.sheet import rows_of
from sevenwonders.engine.vocabulary import ROWS


def simulate(  # noqa: PLR0913 -- one argument an option
    *,
    players: int = 4,
    bots: str = "greedy,random",
    code: Path | None = None,
    edition: str = "1e",
    expansions: Expansions = "",
    teams: bool = False,
    experts: bool = False,
    boards: str = "",
    games: int = 1000,
    seed: str = "0",
    jobs: int = 1,
    out: Path | None = None,
    json: bool = False,
) -> None:
    """Play games between bots and print the totals.

    The seed and the number of a game decide its deal. From game to game the bots move on by one
    seat, in teams by one pair. The result does not depend on the number of jobs.

    Examples:
      sevenwonders simulate --players 3 --games 5000 --jobs 4
      sevenwonders simulate --bots greedy,random,random --players 3 --json
      sevenwonders simulate --boards giza-a,rhodes --out records
      sevenwonders simulate --expansions leaders,cities --teams
      sevenwonders simulate --games 100000 --jobs 4 --out games.parquet

    Parameters
    ----------
    players
        Number of players: 2 to 7.
    bots
        Bots, separated by commas: NAME, NAME:key=value, python:MODULE:CLASS, code:FILE or
        process:COMMAND. With fewer bots than seats they repeat in turn.
    code
        A Python file with one more bot; the same as code:FILE.
    edition
        The base game: 1e or 2e.
    expansions
        Expansions, separated by commas: leaders, cities, edifice, wonder-pack, catan, promos,
        classic-extras.
    teams
        Four or six players in teams of two neighbours; one bot plays both.
    experts
        Include the expert leaders.
    boards
        The board of each seat, separated by commas: a side (giza-a), a board (giza) or random.
    games
        Number of games.
    seed
        Text on one line, with single spaces and without ';'. The same seed gives the same games.
    jobs
        Number of processes.
    out
        A folder for the record of each game, as game-000000.7w; or a file .parquet for their
        decisions, as export writes it.
    json
        Print one JSON object instead of a table.
    """
    options = Options(
        players=players,
        edition=edition,
        boxes=words(expansions),
        boards=words(boards),
        teams=teams,
        experts=experts,
    )
    specs = split_specs(bots) if code is None else (*split_specs(bots), f"code:{code}")
    simulation = make_simulation(options, specs, games=games, seed=seed, out=out)
    parallel = Parallel(jobs=jobs)
    if out is not None and not is_decision_file(str(out)):
        check_folder(out)
    began = time.perf_counter()
    with _progress(games) as report:
        tally = run_simulation(simulation, parallel=parallel, report=report)
    summary = summarize(tally, time.perf_counter() - began)
    if json:
        print(msgspec.json.encode(summary).decode())
    else:
        _print(summary, [ROWS[row] for row in rows_of(components_of(options))])


@contextmanager
def _progress(games: int) -> Generator[OnProgress | None, None, None]:
    """A bar on the error output, if someone looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors(), transient=True) as progress:
        task = progress.add_task("games", total=games)
        yield lambda done, _: progress.update(task, completed=done)


def _print(summary: Summary, rows: list[str]) -> None:
    """A line a figure, a column a bot; bots that do not fit beside the others go below them."""
    labels = ["wins", "win rate", "  95 %", "  if equal", "points", "  95 %"]
    names = Column("", [*labels, *(f"  {row}" for row in rows)])
    console = output()
    bots = [(Column(name, _figures(bot, rows)),) for name, bot in summary.bots.items()]
    print_columns(console, names, bots)
    console.print(
        f"{summary.games} game{'s' * (summary.games != 1)}, "
        f"{summary.decisions} decisions in {summary.seconds:.1f} s "
        f"({summary.games_per_second:.0f} games/s)"
    )
    for wrong, times in summary.faults.items():
        first = summary.reasons[wrong]
        say(console, f"{wrong}: {times} of its decisions were taken by another bot; first: {first}")


def _figures(bot: BotSummary, rows: list[str]) -> list[str]:
    low, high = bot.win_rate_95
    return [
        f"{bot.wins:.1f}",
        f"{bot.win_rate:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{bot.fair_rate:.1%}",
        tenth(bot.mean_score),
        span(Estimate(bot.mean_score, bot.mean_score_95)),
        *(tenth(bot.rows[row]) for row in rows),
    ]

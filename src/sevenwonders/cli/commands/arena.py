"""``sevenwonders arena``: contests between bots, with statistics."""

from collections.abc import Callable
from math import isfinite
from pathlib import Path
from typing import TypeVar

import msgspec

from sevenwonders.arena.boards.page import boards_page
from sevenwonders.arena.boards.report import board_report_of
from sevenwonders.arena.boards.survey import make_survey
from sevenwonders.arena.contest.contest import make_contest
from sevenwonders.arena.contest.seating import check_named
from sevenwonders.arena.report.figures import report_of
from sevenwonders.arena.report.page import page
from sevenwonders.arena.run.run import run_contest, run_survey
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.bots.registry import STAND_INS, known_bot
from sevenwonders.bots.spec import split_specs
from sevenwonders.cli import FINE
from sevenwonders.cli.arena.progress import progress
from sevenwonders.cli.arena.tables import print_boards, print_report
from sevenwonders.cli.errors import BadUsage
from sevenwonders.cli.options import Expansions
from sevenwonders.cli.output.console import errors, words
from sevenwonders.cli.output.pages import check_folder, check_page, write_page
from sevenwonders.engine.game.options import Options
from sevenwonders.extras import require

BOTS = "sage,greedy,random"

Shown = TypeVar("Shown")
"""A report of either kind."""


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """How an arena is run and shown, whatever is played."""

    games: int
    parallel: Parallel
    results: Path | None
    html: Path | None
    json: bool

    def file(self, name: str, digest: str) -> Path:
        """Print the results file first: the same command finds the same file."""
        file = self.results or Path(f"{name}-{digest}.jsonl")
        check_page(file)
        errors().print(f"results: {file}", soft_wrap=True)
        return file

    def show(
        self, report: Shown, print_tables: Callable[[Shown], None], page: Callable[[Shown], str]
    ) -> None:
        """Write the page if one is wanted, and print the report even if that fails."""
        try:
            if self.html is not None:
                write_page(self.html, page(report))
        finally:
            if self.json:
                print(msgspec.json.encode(report).decode())
            else:
                print_tables(report)


def arena(  # noqa: PLR0913 -- one argument an option
    *,
    bots: str | None = None,
    gauntlet: str | None = None,
    players: str = "4",
    edition: str = "1e",
    expansions: Expansions = "",
    teams: bool = False,
    experts: bool = False,
    boards: str = "",
    games: int = 1000,
    seed: str = "0",
    limit: float = 0.0,
    jobs: int = 1,
    ray: str = "",
    results: Path | None = None,
    out: Path | None = None,
    html: Path | None = None,
    json: bool = False,
    board_report: bool = False,
) -> int:
    """Rank bots over every seat rotation of each deal.

    Each deal is played once in every rotation of the bots over the seats. Intervals count deals,
    not games. Results are saved as games end, and the same command continues where the last one
    stopped. A bot that fails is reported, and another bot takes its decision. Bots that run in
    this process are trusted and cannot be interrupted; bots in processes of their own can.

    Examples:
      sevenwonders arena --bots greedy,random --players 3,5 --jobs 2
      sevenwonders arena --gauntlet greedy --bots random --players 3,5 --games 2000
      sevenwonders arena --expansions leaders,cities --html report.html
      sevenwonders arena --board-report --players 4 --games 10000 --html boards.html

    Parameters
    ----------
    bots
        Bots, separated by commas (greedy,random), also with parameters (seer:iterations=200). They
        meet in every combination. [default: sage,greedy,random; sage with --board-report]
    gauntlet
        Play this bot alone against tables full of each of the others.
    players
        Number of players, 2 to 7. Each of several numbers (3,5,7) gets its own table of results.
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
        Games for each line-up, rounded up to whole deals; with --board-report, for each number of
        players.
    seed
        Text on one line, with single spaces and without ';'. The same seed gives the same games.
    limit
        Report how many decisions took longer than this number of seconds.
    jobs
        Number of processes.
    ray
        Play on the Ray cluster at this address (host:6379, auto, local). Needs the extra "ray".
    results
        The results file, which the same command continues. [default: arena-NAME.jsonl in this
        folder, with a NAME made from the options]
    out
        A folder for the record of each game.
    html
        Write the report to this file, as a page with plots.
    json
        Print one JSON object instead of tables.
    board_report
        Instead of ranking bots, let one bot play itself and report win rates and scores of board
        sides and leaders.
    """
    tables = [
        Options(
            players=count,
            edition=edition,
            boxes=words(expansions),
            boards=words(boards),
            teams=teams,
            experts=experts,
        )
        for count in _counts(players)
    ]
    if not isfinite(limit) or limit < 0:
        raise BadUsage(f"--limit {limit:g}: is not a number of seconds; 0 means no limit")
    if html is not None:
        check_page(html)
    if out is not None:
        check_folder(out)
    if ray:
        require("ray")
    parallel = Parallel(jobs=jobs, ray=ray)
    wishes = Wishes(games=games, parallel=parallel, results=results, html=html, json=json)
    usual = STAND_INS[0] if board_report else BOTS
    named = split_specs(usual if bots is None else bots)
    check_named(named)
    if board_report:
        bot, *others = named
        if gauntlet is not None or out or limit or others:
            raise BadUsage("--board-report takes one bot, and no --gauntlet, --limit or --out")
        return _survey(wishes, tables, bot, seed)
    hero = "" if gauntlet is None else known_bot(gauntlet)
    contest = make_contest(tables, named, hero=hero, seed=seed, limit=limit)
    file = wishes.file("arena", contest.digest())
    with progress() as told:
        outcomes = run_contest(contest, games, file, parallel=parallel, out=out, report=told)
    wishes.show(report_of(contest, outcomes), print_report, page)
    return FINE


def _survey(wishes: Wishes, tables: list[Options], bot: str, seed: str) -> int:
    survey = make_survey(tables, bot, seed=seed)
    file = wishes.file("boards", survey.digest())
    with progress() as told:
        sums = run_survey(survey, wishes.games, file, parallel=wishes.parallel, report=told)
    wishes.show(board_report_of(survey, sums), print_boards, boards_page)
    return FINE


def _counts(players: str) -> list[int]:
    named = words(players)
    if not named or not all(count.isdecimal() for count in named):
        raise BadUsage(f"{players!r} are not numbers of players; write them as 3,5,7")
    return [int(count) for count in named]

"""The reports of an arena as tables: a line a bot, board side or leader."""

from collections.abc import Callable, Iterable, Sequence

from rich.console import Console

from sevenwonders.arena.boards.report import BoardReport, ThingReport
from sevenwonders.arena.report.figures import BotReport, Report, Standing, TableReport
from sevenwonders.arena.report.intervals import Estimate
from sevenwonders.arena.report.text import (
    NOTHING,
    against,
    board_troubles,
    how_many,
    incident_of,
    percent,
    span,
    tenth,
    uncounted,
    with_span,
)
from sevenwonders.cli.output.columns import Column, print_columns
from sevenwonders.cli.output.console import output, say

_Group = tuple[Column, ...]
"""A group of columns."""


def print_report(report: Report) -> None:
    """All tables of a contest, and what went wrong."""
    console = output()
    for table in report.tables:
        console.print(f"{table.options}: {how_many(table.games, table.deals)}", style="bold")
        _print_bots(console, table)
        if len(table.lineups) > 1:
            _print_lineups(console, table)
        console.print()
    for note in report.notes:
        say(console, f"note: {note}")
    if report.broken:
        say(console, uncounted(report.broken), "red")
    for incident in report.incidents:
        say(console, incident_of(incident), "red")


def print_boards(report: BoardReport) -> None:
    """All tables of a survey."""
    console = output()
    for table in report.tables:
        heading = (
            f"{table.options}: {table.games} games of {report.bot}, chance {percent(table.chance)}"
        )
        console.print(heading, style="bold")
        if table.sides:
            _print_things(console, "board side", table.sides)
        else:
            console.print(NOTHING)
        if table.leaders:
            console.print()
            _print_things(console, "leader", table.leaders)
        console.print()
    for line in board_troubles(report):
        say(console, line, "red")


def _print_bots(console: Console, table: TableReport) -> None:
    standings = [bot.standing for bot in table.bots]
    names = [standing.bot for standing in standings]
    print_columns(console, Column("bot", names), _standings(standings))
    console.print(f"win rate among equals: {percent(standings[0].chance)}", style="dim")
    console.print()
    print_columns(console, Column("bot", names), (_ratings(table.bots), _times(table.bots)))
    console.print()
    rows = [
        (Column(bot.standing.bot, [with_span(bot.rows[row]) for row in table.rows]),)
        for bot in table.bots
    ]
    print_columns(console, Column("points by row", table.rows), rows)


def _print_lineups(console: Console, table: TableReport) -> None:
    met = [(lineup, standing) for lineup in table.lineups for standing in lineup.standings]
    names = Column("line-up", [against(standing.bot, lineup.bots) for lineup, standing in met])
    games = (Column("games", [str(lineup.games) for lineup, _ in met]),)
    console.print()
    print_columns(console, names, (games, *_standings([standing for _, standing in met])))


def _print_things(console: Console, kind: str, things: Sequence[ThingReport]) -> None:
    games = (Column("games", [str(thing.games) for thing in things]),)
    rates = _win_rates(thing.win_rate for thing in things)
    points = _points(thing.score for thing in things)
    print_columns(console, Column(kind, [thing.name for thing in things]), (games, rates, points))


def _standings(standings: Sequence[Standing]) -> tuple[_Group, ...]:
    ranks = [standing.rank for standing in standings]
    return (
        _win_rates(standing.win_rate for standing in standings),
        _group("rank", ranks, lambda rank: f"{rank:.2f}", lambda rank: span(rank, digits=2)),
        _points(standing.score for standing in standings),
    )


def _win_rates(rates: Iterable[Estimate]) -> _Group:
    return _group("win rate", list(rates), percent, lambda rate: span(rate, factor=100))


def _points(scores: Iterable[Estimate]) -> _Group:
    return _group("points", list(scores), tenth, span)


def _group(
    heading: str,
    estimates: Sequence[Estimate],
    say: Callable[[float], str],
    say_span: Callable[[Estimate], str],
) -> _Group:
    means = [say(estimate.mean) for estimate in estimates]
    return Column(heading, means), Column("95 %", [say_span(one) for one in estimates])


def _ratings(bots: Sequence[BotReport]) -> _Group:
    return (
        Column("rating", ["-" if bot.rating is None else tenth(bot.rating.mean) for bot in bots]),
        Column("95 %", ["-" if bot.rating is None else span(bot.rating) for bot in bots]),
    )


def _times(bots: Sequence[BotReport]) -> _Group:
    return (
        Column("ms", [f"{bot.time.mean_ms:.3f}" for bot in bots]),
        Column("p99 ms", [f"{bot.time.p99_ms:.3f}" for bot in bots]),
        Column("errors", [str(sum(bot.faults.values())) for bot in bots]),
        Column("slow", [str(bot.time.over_limit) for bot in bots]),
    )

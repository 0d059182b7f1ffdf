"""The reports of an arena as tables: a line a bot, board side or leader."""

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

from sevenwonders.arena.boards_report import BoardReport, ThingReport
from sevenwonders.arena.report import BotReport, Report, Standing, TableReport
from sevenwonders.arena.saying import how_many, incident_line, lineup_name, percent, span, tenth
from sevenwonders.cli.console import output


def print_report(report: Report) -> None:
    """All tables of a contest, and what went wrong."""
    console = output()
    for table in report.tables:
        console.print(f"{table.options}: {how_many(table.games, table.deals)}", style="bold")
        _print_bots(console, table)
        if len(table.lineups) > 1:
            _print_lineups(console, table)
        console.print()
    if report.broken:
        console.print(f"{report.broken} games have no result, and are not counted.", style="red")
    for incident in report.incidents:
        console.print(incident_line(incident.what), style="red", soft_wrap=True)


def print_boards(report: BoardReport) -> None:
    """All tables of a survey."""
    console = output()
    for table in report.tables:
        heading = (
            f"{table.options}: {table.games} games of {report.bot}, chance {percent(table.chance)}"
        )
        console.print(heading, style="bold")
        console.print(_things("board side", table.sides))
        if table.leaders:
            console.print()
            console.print(_things("leader", table.leaders))
        console.print()
    for why in report.broken:
        console.print(f"no result: {why}", style="red", soft_wrap=True)


def _print_bots(console: Console, table: TableReport) -> None:
    columns = ("bot", "win rate", "95 %", "rank", "points", "95 %", "rating", "95 %")
    times = ("ms", "p99 ms", "errors", "slow")
    lines = _table((*columns, *times))
    for bot in table.bots:
        lines.add_row(*_standing(bot.standing), *_rating(bot), *_times(bot))
    console.print(lines)
    chance = table.bots[0].standing.chance if table.bots else 0
    console.print(f"win rate among equals: {percent(chance)}", style="dim")
    rows = _table(("points by row", *table.rows))
    for bot in table.bots:
        rows.add_row(bot.standing.bot, *(tenth(bot.rows[row].mean) for row in table.rows))
    console.print()
    console.print(rows)


def _print_lineups(console: Console, table: TableReport) -> None:
    lines = _table(("line-up", "games", "bot", "win rate", "95 %", "rank", "points", "95 %"))
    for lineup in table.lineups:
        name, games = lineup_name(lineup.bots), str(lineup.games)
        for standing in lineup.standings:
            bot, *figures = _standing(standing)
            lines.add_row(name, games, bot, *figures)
            name = games = ""
    console.print()
    console.print(lines)


def _standing(standing: Standing) -> tuple[str, ...]:
    return (
        standing.bot,
        percent(standing.win_rate.mean),
        span(standing.win_rate, factor=100),
        f"{standing.rank.mean:.2f}",
        tenth(standing.score.mean),
        span(standing.score),
    )


def _rating(bot: BotReport) -> tuple[str, str]:
    return ("-", "-") if bot.rating is None else (tenth(bot.rating.mean), span(bot.rating))


def _times(bot: BotReport) -> tuple[str, ...]:
    time = bot.time
    wrong = sum(bot.faults.values())
    return f"{time.mean_ms:.3f}", f"{time.p99_ms:.3f}", str(wrong), str(time.over_limit)


def _things(kind: str, things: Iterable[ThingReport]) -> Table:
    lines = _table((kind, "games", "win rate", "95 %", "points", "95 %"))
    for thing in things:
        rate = percent(thing.win_rate.mean), span(thing.win_rate, factor=100)
        score = tenth(thing.score.mean), span(thing.score)
        lines.add_row(thing.name, str(thing.games), *rate, *score)
    return lines


def _table(columns: Iterable[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        words = column in ("bot", "line-up", "board side", "leader", "points by row")
        table.add_column(column, justify="left" if words else "right", no_wrap=not words)
    return table

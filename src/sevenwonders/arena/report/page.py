"""The report of a contest as one self-contained page."""

from collections.abc import Iterator, Sequence
from html import escape

from sevenwonders.arena.report.figures import BotReport, LineupReport, Report, Standing, TableReport
from sevenwonders.arena.report.html import bullets, document, figure, key, section, sheet
from sevenwonders.arena.report.intervals import Estimate
from sevenwonders.arena.report.plots import bars, dots, reach_of, scale_of
from sevenwonders.arena.report.text import (
    against,
    how_many,
    incident_of,
    lineup_name,
    percent,
    span,
    tenth,
    uncounted,
    with_span,
)

_STYLE = ".dots .name { line-height: 1.25; padding: .25rem 0; }"
"""Space between line-ups, whose names take several lines."""
_STANDING = ("win rate", "95 %", "rank", "95 %", "points", "95 %")
_TIMES = ("decisions", "mean ms", "p99 ms", "longest ms", "over limit", "errors")


def page(report: Report) -> str:
    """The page."""
    kind = f"{report.hero} alone against each" if report.hero else "Every bot against every bot"
    intro = (
        f'<p class="soft">{escape(kind)}; {report.games} games, seed {escape(report.seed)}, '
        f"sevenwonders {escape(report.version)}.</p>"
        '<p class="soft">Each deal is played over all seat rotations. Intervals are at 95 % over '
        "deals, which are independent; games of one deal are not.</p>"
    )
    intro += "".join(f'<p class="soft">Note: {escape(note)}.</p>' for note in report.notes)
    parts = [section(str(table.options), "".join(_table(table))) for table in report.tables]
    if report.incidents:
        parts.append(section("Errors", _incidents(report)))
    return document("Arena", intro + "\n".join(parts), style=_STYLE)


def _table(table: TableReport) -> Iterator[str]:
    yield f'<p class="soft">{how_many(table.games, table.deals)}.</p>'
    chance = table.bots[0].standing.chance
    rates = [(bot.standing.bot, bot.standing.win_rate) for bot in table.bots]
    note = f"By seat, all games together; dashed: {percent(chance)}, among equals."
    yield figure("Win rate", note, _rates(rates, chance))
    lineups = [lineup for lineup in table.lineups if lineup.standings]
    if len(lineups) > 1:
        yield figure("Win rate by line-up", "", _rates(_by_lineup(lineups), chance))
    rated = [(bot.standing.bot, bot.rating) for bot in table.bots if bot.rating is not None]
    if rated:
        scale = scale_of(reach_of([rating for _, rating in rated]))
        note = "openskill, Plackett-Luce; all begin at 25. Intervals by bootstrap over deals."
        yield figure("Rating", note, dots(rated, scale, tenth))
    points = [
        (bot.standing.bot, [(row, bot.rows[row].mean) for row in table.rows]) for bot in table.bots
    ]
    yield figure("Points", "Mean by row of the score sheet.", bars(points) + key(table.rows))
    columns = ("bot", *_STANDING, "rating", "95 %")
    yield figure("Figures", "", sheet(columns, map(_bot, table.bots)))
    names = [bot.standing.bot for bot in table.bots]
    rows = [(row, *(with_span(bot.rows[row]) for bot in table.bots)) for row in table.rows]
    yield figure("Points by row", "Mean and 95 % interval.", sheet(("row", *names), rows))
    note = "The time of each decision; errors are decisions that another bot had to take."
    yield figure("Decisions", note, sheet(("bot", *_TIMES), map(_times, table.bots)))
    if len(lineups) > 1:
        columns = ("line-up", "bot", "games", *_STANDING)
        yield figure("Line-ups", "", sheet(columns, _lineup_lines(lineups), words=2))


def _rates(named: Sequence[tuple[str, Estimate]], chance: float) -> str:
    scale = scale_of([chance, *reach_of([rate for _, rate in named])], from_zero=True)
    return dots(named, scale, percent, chance)


def _by_lineup(lineups: Sequence[LineupReport]) -> list[tuple[str, Estimate]]:
    return [
        (against(standing.bot, lineup.bots), standing.win_rate)
        for lineup in lineups
        for standing in lineup.standings
    ]


def _lineup_lines(lineups: Sequence[LineupReport]) -> Iterator[Sequence[str]]:
    for lineup in lineups:
        for standing in lineup.standings:
            yield lineup_name(lineup.bots), standing.bot, str(lineup.games), *_standing(standing)


def _bot(bot: BotReport) -> Sequence[str]:
    rating = ("-", "-") if bot.rating is None else (tenth(bot.rating.mean), span(bot.rating))
    return bot.standing.bot, *_standing(bot.standing), *rating


def _times(bot: BotReport) -> Sequence[str]:
    time = bot.time
    lengths = (f"{length:.3f}" for length in (time.mean_ms, time.p99_ms, time.most_ms))
    faults = str(sum(bot.faults.values()))
    return bot.standing.bot, str(time.decisions), *lengths, str(time.over_limit), faults


def _standing(standing: Standing) -> Sequence[str]:
    return (
        percent(standing.win_rate.mean),
        span(standing.win_rate, factor=100),
        f"{standing.rank.mean:.2f}",
        span(standing.rank, digits=2),
        tenth(standing.score.mean),
        span(standing.score),
    )


def _incidents(report: Report) -> str:
    broken = f"<p>{uncounted(report.broken)}</p>"
    note = '<p class="soft">The first of each kind; another bot took these decisions.</p>'
    lines = bullets(map(incident_of, report.incidents))
    return f"{broken if report.broken else ''}{note}{lines}"

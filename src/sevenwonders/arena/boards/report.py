"""What a survey of boards and leaders reports."""

from collections.abc import Iterable
from math import sqrt

import msgspec

from sevenwonders.arena.boards.survey import BoardChunk, BoardSums, BoardSurvey, Sums
from sevenwonders.arena.contest.seating import sides_of
from sevenwonders.arena.report.intervals import Estimate, student_95, wilson
from sevenwonders.arena.simulation.tally import WHOLE_WIN
from sevenwonders.engine.game.options import Options

FORMAT = "sevenwonders-boards-report-1"


class ThingReport(msgspec.Struct, frozen=True, kw_only=True):
    """The results of the cities with one board side or leader."""

    name: str
    games: int
    """Games in which a city had it; they are independent of each other."""
    win_rate: Estimate
    score: Estimate


class BoardTable(msgspec.Struct, frozen=True, kw_only=True):
    """All games of one kind of table."""

    options: Options
    games: int
    chance: float
    """The win rate of a board side or leader that makes no difference."""
    sides: list[ThingReport]
    """The best first."""
    leaders: list[ThingReport]
    """By leader in play at the end, the best first; its owner had the coins to recruit it."""
    faults: dict[str, int]
    """Decisions that another bot had to take, by what went wrong."""


class BoardReport(msgspec.Struct, frozen=True, kw_only=True):
    """What a survey came to."""

    format: str = FORMAT
    version: str
    bot: str
    seed: str
    tables: list[BoardTable]
    broken: list[str]
    """Why some games have no result; no figure counts them or those of their chunk."""

    def __repr__(self) -> str:
        games = sum(table.games for table in self.tables)
        return f"<report on boards: {games} games at {len(self.tables)} kinds of table>"


def board_report_of(survey: BoardSurvey, results: Iterable[BoardSums]) -> BoardReport:
    """Add everything up."""
    kept = list(results)
    return BoardReport(
        version=survey.version,
        bot=survey.bot,
        seed=survey.seed,
        tables=[
            _table(options, [sums for sums in kept if sums.chunk.table == table])
            for table, options in enumerate(survey.tables)
        ],
        broken=[sums.broken for sums in kept if sums.broken],
    )


def _table(options: Options, results: list[BoardSums]) -> BoardTable:
    whole = BoardSums(chunk=BoardChunk(0, 0, 0), sides={}, leaders={})
    games = 0
    for sums in results:
        whole.add(sums)
        games += 0 if sums.broken else sums.chunk.last - sums.chunk.first
    return BoardTable(
        options=options,
        games=games,
        chance=round(1 / sides_of(options), 4),
        sides=_things(whole.sides),
        leaders=_things(whole.leaders),
        faults=dict(sorted(whole.faults.items())),
    )


def _things(sums: dict[str, Sums]) -> list[ThingReport]:
    reports = [_thing(name, had) for name, had in sorted(sums.items())]
    return sorted(reports, key=lambda one: -one.win_rate.mean)


def _thing(name: str, had: Sums) -> ThingReport:
    rate = had.wins / WHOLE_WIN / had.games
    low, high = wilson(rate, had.games)
    mean = had.points / had.games
    return ThingReport(
        name=name,
        games=had.games,
        win_rate=Estimate(round(rate, 4), (round(low, 4), round(high, 4))),
        score=_score(mean, had),
    )


def _score(mean: float, had: Sums) -> Estimate:
    if had.games < 2:
        return Estimate(round(mean, 2), None)
    variance = max(0.0, (had.squares - had.games * mean * mean) / (had.games - 1))
    reach = student_95(had.games - 1) * sqrt(variance / had.games)
    return Estimate(round(mean, 2), (round(mean - reach, 2), round(mean + reach, 2)))

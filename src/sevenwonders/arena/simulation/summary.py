"""A tally as means with 95 % intervals."""

from math import sqrt

import msgspec

from sevenwonders.arena.report.intervals import Interval, student_95, wilson
from sevenwonders.arena.simulation.tally import WHOLE_WIN, BotTally, SimulationTally
from sevenwonders.engine.vocabulary import ROWS


class BotSummary(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot name did."""

    wins: float
    """A win shared by k seats counts 1/k for each."""
    win_rate: float
    """Wins by game, all seats of the name together."""
    win_rate_95: Interval
    fair_rate: float
    """The rate of a bot as good as the others: its share of the seats."""
    seats: int
    mean_score: float
    mean_score_95: Interval | None
    """None for a single game, which has no variance."""
    rows: dict[str, float]
    """The mean of each row of the score sheet."""

    def __repr__(self) -> str:
        return f"<{self.win_rate:.1%} won, {self.mean_score:.1f} points, {self.seats} seats>"


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a simulation reports."""

    games: int
    seconds: float
    games_per_second: float
    decisions: int
    bots: dict[str, BotSummary]
    faults: dict[str, int]
    """Decisions that others took for programs, by program and reason."""
    reasons: dict[str, str]
    """What happened the first time, with the last line of the program's error output."""

    def __repr__(self) -> str:
        rate = f"{self.games_per_second:g} games/s"
        return f"<{self.games} games between {len(self.bots)} bots, {rate}>"


def summarize(tally: SimulationTally, seconds: float) -> Summary:
    """The means of a tally."""
    seats = sum(sums.seats for sums in tally.bots.values())
    return Summary(
        games=tally.games,
        seconds=round(seconds, 3),
        games_per_second=round(tally.games / seconds, 1) if seconds else 0.0,
        decisions=tally.decisions,
        bots={name: _of_bot(sums, tally.games, seats) for name, sums in sorted(tally.bots.items())},
        faults=dict(sorted(tally.faults.items())),
        reasons=dict(sorted(tally.reasons.items())),
    )


def _of_bot(sums: BotTally, games: int, seats: int) -> BotSummary:
    rate = sums.wins / WHOLE_WIN / games
    return BotSummary(
        wins=round(sums.wins / WHOLE_WIN, 3),
        win_rate=round(rate, 4),
        win_rate_95=_rounded(wilson(rate, games), 4),
        fair_rate=round(sums.seats / seats, 4),
        seats=sums.seats,
        mean_score=round(sums.points / sums.seats, 3),
        mean_score_95=_mean_interval(sums, games),
        rows={
            row: round(points / sums.seats, 3) for row, points in zip(ROWS, sums.rows, strict=True)
        },
    )


def _mean_interval(sums: BotTally, games: int) -> Interval | None:
    """Seats of one game depend on each other: the game is the unit that repeats."""
    if games < 2:
        return None
    each = sums.seats / games
    mean = sums.points / games
    variance = max(0.0, (sums.squares - games * mean * mean) / (games - 1))
    reach = student_95(games - 1) * sqrt(variance / games)
    return _rounded(((mean - reach) / each, (mean + reach) / each), 3)


def _rounded(interval: Interval, digits: int) -> Interval:
    return round(interval[0], digits), round(interval[1], digits)

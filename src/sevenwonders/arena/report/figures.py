"""What an arena reports: all figures as data."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from sevenwonders.arena.contest.contest import Contest, ContestGame
from sevenwonders.arena.contest.seating import sides_of, size_of_side
from sevenwonders.arena.play.outcome import DecisionTimes, Fault, Outcome
from sevenwonders.arena.report.intervals import Estimate, Unit, mean_of, rate_of
from sevenwonders.arena.report.notes import notes_of
from sevenwonders.arena.report.rating import ratings
from sevenwonders.engine.game.options import Options, components_of
from sevenwonders.engine.score.sheet import rows_of
from sevenwonders.engine.vocabulary import ROWS

FORMAT = "sevenwonders-arena-report-1"
_EXAMPLES = 3
"""Games named for each kind of fault of a bot."""


class Time(msgspec.Struct, frozen=True, kw_only=True):
    """How long a bot's decisions took, in milliseconds; never the same twice."""

    decisions: int
    mean_ms: float
    p99_ms: float
    """99 of 100 took no longer, to a tenth."""
    most_ms: float
    over_limit: int


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot did in some games."""

    bot: str
    games: int
    seats: int
    """Seats it had in them, one after another."""
    win_rate: Estimate
    """Wins by seat; a win shared by k counts 1/k."""
    chance: float
    """The win rate among equals."""
    rank: Estimate
    """1 for the first; players who tie share the mean of their ranks."""
    score: Estimate


class BotReport(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot did at a table, against everybody."""

    standing: Standing
    rows: dict[str, Estimate]
    """Points by row of the score sheet."""
    rating: Estimate | None
    """By openskill; None where a bot plays alone with itself."""
    faults: dict[str, int]
    """Decisions that another bot had to take, by what went wrong."""
    time: Time


class LineupReport(msgspec.Struct, frozen=True, kw_only=True):
    """How the bots of one line-up did against each other."""

    bots: tuple[str, ...]
    games: int
    deals: int
    standings: list[Standing]


class TableReport(msgspec.Struct, frozen=True, kw_only=True):
    """All games of one kind of table."""

    options: Options
    games: int
    deals: int
    rows: tuple[str, ...]
    """The rows of the score sheet at this table."""
    bots: list[BotReport]
    """The best first."""
    lineups: list[LineupReport]


class Incident(msgspec.Struct, frozen=True, kw_only=True):
    """Something that went wrong, and where."""

    players: int
    game: ContestGame
    seats: tuple[str, ...]
    what: Fault | str
    """What a bot did wrong, or why the whole game has no result."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What an arena came to."""

    format: str = FORMAT
    version: str
    seed: str
    hero: str
    games: int
    tables: list[TableReport]
    incidents: list[Incident]
    """The first few of each kind."""
    broken: int
    """Games without a result, which no figure counts."""
    notes: list[str]
    """Notes on the bots at these tables."""

    def __repr__(self) -> str:
        return f"<report: {self.games} games at {len(self.tables)} kinds of table>"


def report_of(contest: Contest, outcomes: Sequence[Outcome]) -> Report:
    """Add everything up."""
    by_table: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        if not outcome.broken:
            by_table[outcome.game.table].append(outcome)
    return Report(
        version=contest.version,
        seed=contest.seed,
        hero=contest.hero,
        games=len(outcomes),
        tables=[_table(contest, table, games) for table, games in sorted(by_table.items())],
        incidents=sorted(_incidents(contest, outcomes), key=lambda one: _kind(one.what)),
        broken=sum(bool(outcome.broken) for outcome in outcomes),
        notes=notes_of(_named(contest), contest.tables),
    )


def _named(contest: Contest) -> list[str]:
    """The bots of a contest."""
    return [bot for bot in (*contest.bots, contest.hero) if bot]


def _table(contest: Contest, table: int, outcomes: list[Outcome]) -> TableReport:
    options = contest.tables[table]
    bots = sorted({bot for outcome in outcomes for bot in outcome.seats})
    rated = ratings(outcomes, size_of_side(options))
    rows = tuple(ROWS[row] for row in rows_of(components_of(options)))
    reports = [_bot(bot, outcomes, options, rows, rated.get(bot)) for bot in bots]
    return TableReport(
        options=options,
        games=len(outcomes),
        deals=_deals(outcomes),
        rows=rows,
        bots=sorted(reports, key=lambda one: -one.standing.win_rate.mean),
        lineups=[
            _lineup(lineup, [one for one in outcomes if one.game.lineup == number], options)
            for number, lineup in enumerate(contest.lineups(table))
        ],
    )


def _bot(
    bot: str,
    outcomes: Sequence[Outcome],
    options: Options,
    rows: tuple[str, ...],
    rating: Estimate | None,
) -> BotReport:
    faults: dict[str, int] = defaultdict(int)
    clock = DecisionTimes()
    for outcome in outcomes:
        if bot in outcome.clocks:
            clock.add(outcome.clocks[bot])
        for fault in outcome.faults:
            if fault.bot == bot:
                faults[fault.kind] += fault.count
    return BotReport(
        standing=_standing(bot, outcomes, options),
        rows={row: mean_of(_units(bot, outcomes, _row_points(ROWS.index(row))), 3) for row in rows},
        rating=rating,
        faults=dict(faults),
        time=_time(clock),
    )


def _lineup(lineup: tuple[str, ...], outcomes: Sequence[Outcome], options: Options) -> LineupReport:
    return LineupReport(
        bots=lineup,
        games=len(outcomes),
        deals=_deals(outcomes),
        standings=[_standing(bot, outcomes, options) for bot in dict.fromkeys(lineup) if outcomes],
    )


def _standing(bot: str, outcomes: Sequence[Outcome], options: Options) -> Standing:
    size = size_of_side(options)

    def won(outcome: Outcome, seat: int) -> float:
        return size / len(outcome.winners) if seat in outcome.winners else 0.0

    return Standing(
        bot=bot,
        games=sum(bot in outcome.seats for outcome in outcomes),
        seats=sum(outcome.seats.count(bot) for outcome in outcomes),
        win_rate=rate_of(_units(bot, outcomes, won)),
        chance=round(1 / sides_of(options), 4),
        rank=mean_of(_units(bot, outcomes, lambda outcome, seat: outcome.ranks[seat]), 3),
        score=mean_of(_units(bot, outcomes, lambda outcome, seat: sum(outcome.sheets[seat])), 3),
    )


def _row_points(row: int) -> Callable[[Outcome, int], float]:
    return lambda outcome, seat: outcome.sheets[seat][row]


def _units(
    bot: str, outcomes: Iterable[Outcome], figure: Callable[[Outcome, int], float]
) -> list[Unit]:
    """For each deal, a figure of all seats that a bot had in it."""
    totals: dict[int, float] = defaultdict(float)
    counts: dict[int, int] = defaultdict(int)
    for outcome in outcomes:
        for seat, name in enumerate(outcome.seats):
            if name == bot:
                totals[outcome.game.deal] += figure(outcome, seat)
                counts[outcome.game.deal] += 1
    return [Unit(totals[deal], counts[deal]) for deal in totals]


def _deals(outcomes: Iterable[Outcome]) -> int:
    return len({outcome.game.deal for outcome in outcomes})


def _time(clock: DecisionTimes) -> Time:
    return Time(
        decisions=clock.decisions,
        mean_ms=round(clock.micros / max(clock.decisions, 1) / 1000, 4),
        p99_ms=round(clock.within(0.99) / 1000, 3),
        most_ms=round(clock.most / 1000, 3),
        over_limit=clock.slow,
    )


def _incidents(contest: Contest, outcomes: Iterable[Outcome]) -> Iterator[Incident]:
    """The first few of each kind."""
    seen: dict[tuple[str, str], int] = defaultdict(int)
    for outcome in outcomes:
        happened: list[Fault | str] = [*_together(outcome.faults)]
        if outcome.broken:
            happened.append(outcome.broken)
        for what in happened:
            seen[_kind(what)] += 1
            if seen[_kind(what)] <= _EXAMPLES:
                players = contest.tables[outcome.game.table].players
                yield Incident(players=players, game=outcome.game, seats=outcome.seats, what=what)


def _together(faults: Iterable[Fault]) -> Iterable[Fault]:
    """What a bot did wrong in a game, in all its seats together."""
    found: dict[tuple[str, str], Fault] = {}
    for fault in faults:
        before = found.get(_kind(fault))
        count = fault.count + (before.count if before else 0)
        found[_kind(fault)] = replace(before or fault, count=count)
    return found.values()


def _kind(what: Fault | str) -> tuple[str, str]:
    return ("", "") if isinstance(what, str) else (what.bot, what.kind)

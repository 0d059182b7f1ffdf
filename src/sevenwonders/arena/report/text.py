"""Figures and incidents as text, for tables in the terminal and on pages."""

from collections.abc import Iterator, Sequence
from typing import Final

from sevenwonders.arena.boards.report import BoardReport
from sevenwonders.arena.play.outcome import FAULTS, Fault
from sevenwonders.arena.report.figures import Incident
from sevenwonders.arena.report.intervals import Estimate

NOTHING: Final = "No game has a result: there is nothing to show."


def percent(rate: float) -> str:
    """A rate, as ``33.3 %``."""
    return f"{100 * rate:.1f} %"


def tenth(figure: float) -> str:
    """A figure to a tenth."""
    return f"{figure:.1f}"


def span(estimate: Estimate, digits: int = 1, factor: float = 1.0) -> str:
    """An interval, as ``31.2 to 35.0``."""
    if estimate.interval_95 is None:
        return "-"
    low, high = (factor * end for end in estimate.interval_95)
    return f"{low:.{digits}f} to {high:.{digits}f}"


def with_span(estimate: Estimate) -> str:
    """A figure and its interval, as ``33.3 (31.2 to 35.0)``."""
    return f"{tenth(estimate.mean)} ({span(estimate)})"


def how_many(games: int, deals: int) -> str:
    """As ``300 games of 100 deals``."""
    return f"{games} game{'s' * (games != 1)} of {deals} deal{'s' * (deals != 1)}"


def lineup_name(bots: Sequence[str]) -> str:
    """A line-up in short, as ``sage, 4 greedy``."""
    counted = ((bots.count(bot), bot) for bot in dict.fromkeys(bots))
    return ", ".join(bot if count == 1 else f"{count} {bot}" for count, bot in counted)


def against(bot: str, lineup: Sequence[str]) -> str:
    """A bot and its opponents, as ``sage against 4 greedy``."""
    own = [name for name in lineup if name == bot]
    others = [name for name in lineup if name != bot]
    return f"{lineup_name(own)} against {lineup_name(others)}" if others else lineup_name(own)


def uncounted(games: int) -> str:
    """What is said of games without a result."""
    if games == 1:
        return "1 game has no result, and is not counted."
    return f"{games} games have no result, and are not counted."


def incident_of(incident: Incident) -> str:
    """Something that went wrong, and in which game; its record's file is named alike."""
    game = incident.game
    place = f"{incident.players} players, deal {game.deal}, line-up {game.lineup}, turn {game.turn}"
    return f"{place}: {incident_line(incident.what)}"


def incident_line(what: Fault | str) -> str:
    """Something that went wrong, in a line."""
    if isinstance(what, str):
        return f"no result: {what}"
    times = "" if what.count == 1 else f" {what.count} times, first"
    return f"{what.bot} {FAULTS[what.kind]}{times} in {what.when}: {what.why}"


def board_troubles(report: BoardReport) -> Iterator[str]:
    """Errors in a survey, a line each."""
    for table in report.tables:
        for kind, count in table.faults.items():
            times = "1 of its decisions was" if count == 1 else f"{count} of its decisions were"
            yield f"{table.options}: {report.bot} {FAULTS[kind]}: {times} taken by another bot"
    for why in report.broken:
        yield f"no result: {why}"

"""Many games between bots, and what they add up to.

``play_game`` and ``play_games`` take bots by name or as Python classes. A contest plays each deal
over all seat rotations and keeps its results in a file: ``make_contest``, ``run_contest``,
``report_of``. A survey tells which boards and leaders win: ``make_survey``, ``run_survey``,
``board_report_of``.
"""

from typing import TYPE_CHECKING

from sevenwonders.arena.boards.report import BoardReport, board_report_of
from sevenwonders.arena.boards.survey import BoardSurvey, make_survey
from sevenwonders.arena.contest.contest import Contest, make_contest
from sevenwonders.arena.errors import (
    BadResults,
    BadSeed,
    GamesLost,
    ImpossibleLineup,
    NoCluster,
    OtherResults,
)
from sevenwonders.arena.play.game import FinishedGame
from sevenwonders.arena.play.outcome import Outcome
from sevenwonders.arena.run.run import run_contest, run_survey
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.arena.series import play_game, play_games
from sevenwonders.arena.simulation.summary import BotSummary, Summary

if TYPE_CHECKING:
    from sevenwonders.arena.report.figures import Report, report_of

__all__ = [
    "BadResults",
    "BadSeed",
    "BoardReport",
    "BoardSurvey",
    "BotSummary",
    "Contest",
    "FinishedGame",
    "GamesLost",
    "ImpossibleLineup",
    "NoCluster",
    "OtherResults",
    "Outcome",
    "Parallel",
    "Report",
    "Summary",
    "board_report_of",
    "make_contest",
    "make_survey",
    "play_game",
    "play_games",
    "report_of",
    "run_contest",
    "run_survey",
]


def __getattr__(name: str) -> object:
    """Load the report of a contest: its ratings alone need the extra ``arena``."""
    if name not in ("Report", "report_of"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sevenwonders.arena.report import figures  # noqa: PLC0415 -- see above

    return getattr(figures, name)

"""The tables in a terminal: every name and every figure is there, however narrow it is."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from sevenwonders.arena.boards.report import BoardReport, board_report_of
from sevenwonders.arena.boards.survey import make_survey
from sevenwonders.arena.contest.contest import make_contest
from sevenwonders.arena.report.figures import BotReport, Report, report_of
from sevenwonders.arena.report.text import against, percent, span, tenth, with_span
from sevenwonders.arena.run.run import run_contest, run_survey
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.cli.arena.tables import print_boards, print_report
from sevenwonders.engine.game.options import Options

Show = Callable[[Report | BoardReport], str]


@pytest.fixture(params=(60, 80, 120))
def width(request: pytest.FixtureRequest) -> int:
    """The columns of a terminal."""
    return int(request.param)


@pytest.fixture
def show(width: int, monkeypatch: pytest.MonkeyPatch) -> Show:
    """A report as a terminal of this width shows it, whole and with nothing beyond its edge."""

    def printed(report: Report | BoardReport) -> str:
        text = io.StringIO()
        console = Console(file=text, width=width, highlight=False, emoji=False, markup=False)
        monkeypatch.setattr("sevenwonders.cli.arena.tables.output", lambda: console)
        if isinstance(report, Report):
            print_report(report)
        else:
            print_boards(report)
        assert "…" not in text.getvalue()
        assert max(map(len, text.getvalue().splitlines())) <= width
        return text.getvalue()

    return printed


def _contest(folder: Path, *bots: str, hero: str = "") -> Report:
    contest = make_contest([Options(players=3)], bots, hero=hero)
    return report_of(contest, run_contest(contest, 6, folder / "r.jsonl", parallel=Parallel()))


def _told(name: str, text: str) -> str:
    """All that stands behind a name."""
    return " ".join(line for line in text.splitlines() if line.startswith(f"{name} "))


def _figures(bot: BotReport) -> Iterator[str]:
    standing, time = bot.standing, bot.time
    assert bot.rating is not None
    yield from (percent(standing.win_rate.mean), span(standing.win_rate, factor=100))
    yield from (f"{standing.rank.mean:.2f}", span(standing.rank, digits=2))
    yield from (tenth(standing.score.mean), span(standing.score))
    yield from (tenth(bot.rating.mean), span(bot.rating))
    yield from (f"{time.mean_ms:.3f}", f"{time.p99_ms:.3f}")


def test_every_bot_has_its_name_and_all_its_figures(show: Show, tmp_path: Path) -> None:
    report = _contest(tmp_path, "sage", "greedy", "random")
    text = show(report)
    (table,) = report.tables
    for bot in table.bots:
        told = _told(bot.standing.bot, text)
        assert [figure for figure in _figures(bot) if figure not in told] == []
    for row in table.rows:
        assert all(with_span(bot.rows[row]) in _told(row, text) for bot in table.bots)


def test_every_line_up_has_the_interval_of_each_figure(show: Show, tmp_path: Path) -> None:
    report = _contest(tmp_path, "easy", "hard", hero="sage")
    text = show(report)
    for lineup in report.tables[0].lineups:
        for standing in lineup.standings:
            told = _told(against(standing.bot, lineup.bots), text)
            assert span(standing.win_rate, factor=100) in told
            assert span(standing.rank, digits=2) in told
            assert span(standing.score) in told


def test_a_long_name_is_folded_and_not_cut(show: Show, width: int, tmp_path: Path) -> None:
    report = msgspec.json.encode(_contest(tmp_path, "greedy", "random"))
    name = "process:python3 /far/away/" + "and/farther/" * 5
    renamed = report.replace(b'"random"', msgspec.json.encode(name))
    text = show(msgspec.json.decode(renamed, type=Report))
    names = "".join(line[: width // 3].strip() for line in text.splitlines())
    # Among the standings, and beside the ratings.
    assert names.count(name.replace(" ", "")) >= 2


def test_every_board_side_and_leader_has_its_name_and_figures(show: Show, tmp_path: Path) -> None:
    survey = make_survey([Options(players=3, boxes=("leaders",))], "random")
    report = board_report_of(
        survey, run_survey(survey, 9, tmp_path / "b.jsonl", parallel=Parallel())
    )
    text = show(report)
    (table,) = report.tables
    assert table.leaders
    for thing in (*table.sides, *table.leaders):
        told = _told(thing.name, text)
        assert percent(thing.win_rate.mean) in told
        assert span(thing.win_rate, factor=100) in told
        assert tenth(thing.score.mean) in told
        assert span(thing.score) in told

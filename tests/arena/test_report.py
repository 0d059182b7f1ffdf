"""What a report says is what the games came to; its page needs nothing but itself."""

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sevenwonders.arena.boards.page import boards_page
from sevenwonders.arena.boards.report import board_report_of
from sevenwonders.arena.boards.survey import BoardChunk, BoardSums, Sums, make_survey
from sevenwonders.arena.contest.contest import ContestGame, make_contest
from sevenwonders.arena.play.outcome import FAULTS, RAISED, DecisionTimes, Fault, Outcome
from sevenwonders.arena.play.records import contest_file_name
from sevenwonders.arena.report.figures import report_of
from sevenwonders.arena.report.page import page
from sevenwonders.arena.report.plots import scale_of
from sevenwonders.arena.report.text import NOTHING
from sevenwonders.arena.run.run import run_contest, run_survey
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.arena.simulation.tally import WHOLE_WIN
from sevenwonders.cli.arena.tables import print_boards, print_report
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.vocabulary import AGES, ROWS
from tests.arena.conftest import Arena

LOADS = {"src", "href", "srcset", "data", "action", "poster", "xlink:href"}


def _outcome(deal: int, turn: int, winners: list[int], scores: tuple[int, int]) -> Outcome:
    seats = ("greedy", "random") if turn == 0 else ("random", "greedy")
    best = max(scores)
    ranks = [1.5, 1.5] if scores[0] == scores[1] else [1.0 if s == best else 2.0 for s in scores]
    return Outcome(
        game=ContestGame(0, deal, 0, turn),
        seats=seats,
        sheets=[[score, *(0,) * (len(ROWS) - 1)] for score in scores],
        ranks=ranks,
        winners=winners,
        clocks={"greedy": DecisionTimes(1, 1000, 1000, 0, {72: 1})},
    )


def test_a_report_against_one_worked_out_by_hand() -> None:
    contest = make_contest([Options(players=2)], ("greedy", "random"))
    report = report_of(
        contest,
        [
            _outcome(0, 0, [0], (50, 40)),
            _outcome(0, 1, [1], (30, 60)),
            _outcome(1, 0, [0, 1], (45, 45)),
            _outcome(1, 1, [0], (55, 35)),
        ],
    )
    (table,) = report.tables
    greedy, random = (bot.standing for bot in table.bots)
    # Greedy won two games, shared one and lost one.
    assert (greedy.win_rate.mean, random.win_rate.mean) == (0.625, 0.375)
    assert (greedy.score.mean, random.score.mean) == (47.5, 42.5)
    assert (greedy.rank.mean, random.rank.mean) == (1.375, 1.625)
    assert (greedy.games, greedy.seats, greedy.chance) == (4, 4, 0.5)
    assert (table.games, table.deals) == (4, 2)
    # Greedy's points were 110 and 80 where 95 was expected: 15 off in both deals, over four games.
    error = (2 * (15**2 + 15**2)) ** 0.5 / 4
    assert greedy.score.interval_95 == pytest.approx(
        (47.5 - 12.7062 * error, 47.5 + 12.7062 * error), abs=1e-2
    )
    assert table.bots[0].time.mean_ms == 1.0
    assert table.bots[0].rows["conflicts"].mean == 47.5


def test_partners_win_as_one(tmp_path: Path) -> None:
    table = Options(players=4, boxes=("cities",), teams=True)
    contest = make_contest([table], ("greedy", "random"))
    outcomes = run_contest(contest, 4, tmp_path / "r.jsonl", parallel=Parallel())
    standings = [bot.standing for bot in report_of(contest, outcomes).tables[0].bots]
    assert sum(standing.win_rate.mean for standing in standings) == pytest.approx(1)
    assert {standing.chance for standing in standings} == {0.5}
    for outcome in outcomes:
        assert outcome.ranks[0] == outcome.ranks[1]
        assert outcome.seats[0] == outcome.seats[1]


def test_boards_against_sums_worked_out_by_hand() -> None:
    survey = make_survey([Options(players=4)], "greedy")
    chunks = [BoardChunk(0, first, first + 2) for first in (0, 2)]
    sums = [
        BoardSums(chunk=chunks[0], sides={"giza-a": Sums(2, WHOLE_WIN, 90, 4100)}),
        BoardSums(chunk=chunks[1], sides={"giza-a": Sums(2, WHOLE_WIN // 2, 110, 6100)}),
    ]
    (table,) = board_report_of(survey, sums).tables
    (giza,) = table.sides
    assert (giza.games, giza.win_rate.mean, giza.score.mean) == (4, 0.375, 50)
    # The squares add up to 10200, 200 more than four times 2500: a deviation of sqrt(200 / 3).
    # Student's t for three degrees of freedom.
    reach = 3.182 * (200 / 3 / 4) ** 0.5
    assert giza.score.interval_95 == pytest.approx((50 - reach, 50 + reach), abs=0.01)
    assert (table.games, table.chance) == (4, 0.25)


class _Loads(HTMLParser):
    """Collects what a page would fetch, and which tags it leaves open."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what loads something."""
        self.found += [f"{tag} {name}" for name, _ in attrs if name in LOADS]
        if tag in {"script", "link", "iframe", "img", "image", "use", "object"}:
            self.found.append(tag)


@pytest.mark.parametrize("words", [("--gauntlet", "greedy"), ("--board-report",)])
def test_a_page_needs_nothing_but_itself(
    arena: Arena, tmp_path: Path, words: tuple[str, ...]
) -> None:
    arena("--bots", "random", "--players", "3,4", "--games", 3, "--html", "page.html", *words)
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    parser = _Loads()
    parser.feed(text)
    assert parser.found == []
    assert not re.search(r"https?:|url\(|@import", text)
    assert "<svg" in text
    assert "prefers-color-scheme: dark" in text
    assert "nan" not in re.findall(r'(?:x1|x2|cx|width)="([^"%]*)', text)


def test_names_cannot_become_markup() -> None:
    survey = make_survey([Options(players=3)], "greedy")
    sums = BoardSums(chunk=BoardChunk(0, 0, 2), sides={"<b>&": Sums(2, 0, 2, 2)})
    assert "<b>&" not in boards_page(board_report_of(survey, [sums]))


def test_a_page_of_games_that_all_broke_is_still_a_page() -> None:
    contest = make_contest([Options(players=3)], ("random",))
    lost = Outcome(game=ContestGame(0, 0, 0, 0), seats=("random",) * 3, broken="lost")
    assert "lost" in page(report_of(contest, [lost]))


def test_what_went_wrong_names_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    contest = make_contest([Options(players=2), Options(players=3)], ("greedy", "random"))
    fault = Fault(bot="random", kind=RAISED, count=2, when="II.3", why="no idea")
    faulty = Outcome(
        game=ContestGame(0, 12, 0, 1), seats=("random", "greedy"), faults=[fault], broken="b"
    )
    lost = Outcome(
        game=ContestGame(1, 7, 1, 2), seats=("random", "random", "greedy"), broken="lost"
    )
    report = report_of(contest, [faulty, lost])
    print_report(report)
    for text in (capsys.readouterr().out, page(report)):
        assert "2 players, deal 12, line-up 0, turn 1: random raised an error 2 times" in text
        assert "3 players, deal 7, line-up 1, turn 2: no result: lost" in text
    names = (contest_file_name(contest, outcome.game) for outcome in (faulty, lost))
    ends = ("-2p-deal-000012-lineup-0-turn-1.7w", "-3p-deal-000007-lineup-1-turn-2.7w")
    assert all(name.endswith(end) for name, end in zip(names, ends, strict=True))


def test_what_a_net_has_never_seen_stands_in_table_and_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def some(_components: object) -> list[str]:
        return ["fishers-guild"]

    monkeypatch.setattr("sevenwonders.bots.champion.unseen.unseen", some)
    tables = [Options(players=players, boxes=("leaders",)) for players in (3, 4)]
    report = report_of(make_contest(tables, ("random",), hero="champion"), [])
    assert len(report.notes) == 1
    print_report(report)
    for text in (capsys.readouterr().out, unescape(page(report))):
        assert text.lower().count("note: ") == 1
        assert report.notes[0] in text
    assert "fishers-guild" in report.notes[0]
    assert report_of(make_contest(tables, ("random", "sage")), []).notes == []


def test_scales_hold_their_figures_between_round_ticks() -> None:
    scale = scale_of([0.13, 0.48], from_zero=True)
    assert scale.ticks == (0.0, 0.1, 0.2, 0.3, 0.4, 0.5)
    assert scale.at(0.25) == 50
    assert scale_of([-3.2, 41.0]).ticks == (-10.0, 0.0, 10.0, 20.0, 30.0, 40.0, 50.0)
    assert scale_of([2.0]).low <= 2.0 <= scale_of([2.0]).high


def _dying(folder: Path) -> str:
    file = folder / "dies.py"
    file.write_text("def make_bot(stream, limit):\n    raise SystemExit('no bot today')\n")
    return f"code:restarts=0,{file}"


def test_a_survey_of_a_bot_that_fails_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bot = _dying(tmp_path)
    survey = make_survey([Options(players=3)], bot)
    report = board_report_of(
        survey, run_survey(survey, 1, tmp_path / "b.jsonl", parallel=Parallel())
    )
    faults = report.tables[0].faults
    assert set(faults) <= set(FAULTS)
    # Six turns in each of three Ages for each seat; a board may give a seat decisions more.
    assert sum(faults.values()) >= AGES * 6 * 3
    print_boards(report)
    for text in (capsys.readouterr().out, unescape(boards_page(report))):
        for kind, count in faults.items():
            assert f"{bot} {FAULTS[kind]}: {count} of its decisions" in text


def test_faults_of_a_survey_add_up() -> None:
    survey = make_survey([Options(players=3)], "greedy")
    sides = {"giza-a": Sums(2, 0, 90, 4100)}
    sums = [
        BoardSums(chunk=BoardChunk(0, first, first + 2), sides=sides, faults=faults)
        for first, faults in ((0, {"died": 1}), (2, {"died": 2, "late": 1}), (4, {}))
    ]
    assert board_report_of(survey, sums).tables[0].faults == {"died": 3, "late": 1}


def test_a_survey_of_games_that_all_broke_says_that_there_is_nothing_to_show(
    capsys: pytest.CaptureFixture[str],
) -> None:
    survey = make_survey([Options(players=3)], "greedy")
    report = board_report_of(survey, [BoardSums(chunk=BoardChunk(0, 0, 2), broken="lost")])
    print_boards(report)
    for text in (capsys.readouterr().out, boards_page(report)):
        assert NOTHING in text
        assert "no result: lost" in text

"""A record is looked at again from the command line: text, JSON, a page."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from sevenwonders.bots.analysis import Analysis
from sevenwonders.bots.sage.parts import NAMES, SUMMED
from sevenwonders.cli import FINE, USAGE, WRONG
from sevenwonders.cli.analyse.chart import chart
from sevenwonders.cli.analyse.seat import is_bot
from sevenwonders.cli.analyse.wording import PARTS, Wording
from sevenwonders.content.names import LANGUAGES, names
from sevenwonders.engine.vocabulary import ACTIONS, KINDS
from sevenwonders.messages import messages
from sevenwonders.record.game import Record
from sevenwonders.record.reader import parse_record
from tests.cli.conftest import Run

FEW = ("--iterations", 2)
NARROW = 80


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    run("simulate", "--players", 3, "--bots", "greedy,random", "--games", 1, "--out", tmp_path)
    return tmp_path / "game-000000.7w"


def _rename(file: Path, seats: str) -> None:
    """Other names for the seats, sealed anew."""
    record = parse_record(file.read_bytes())
    named = msgspec.structs.replace(record, seats=tuple(seats.split(",")))
    file.write_text(named.text())


def _analysis(run: Run, *words: object) -> Analysis:
    return msgspec.json.decode(run("analyse", *words, *FEW, "--json").out, type=Analysis)


def test_a_line_a_decision_a_chart_and_what_cost_most(run: Run, record: Path) -> None:
    code, out, err = run("analyse", record, "--seat", 1, "--iterations", 12)
    assert (code, err) == (FINE, "")
    assert out.startswith("Analysis: random, ")
    turns = re.findall(r"^(I{1,3}\.[1-6]) ", out, flags=re.MULTILINE)
    assert len(turns) >= 17
    assert " 100% " in out
    assert ("The costliest decisions" in out) or ("No decision clearly cost anything." in out)


def test_the_json_is_the_analysis(run: Run, record: Path) -> None:
    analysis = _analysis(run, record, "--seat", 1)
    assert (analysis.seat, analysis.name, analysis.limit.iterations) == (1, "random", 2)
    assert analysis.score == parse_record(record.read_bytes()).scores[1]


def test_thinking_goes_by_the_clock_if_asked(run: Run, record: Path) -> None:
    ran = run("analyse", record, "--seat", 0, "--seconds", 0.01, "--json")
    limit = msgspec.json.decode(ran.out, type=Analysis).limit
    assert (limit.iterations, limit.seconds) == (None, 0.01)


def test_a_seat_is_found_by_number_or_name(run: Run, record: Path) -> None:
    assert _analysis(run, record, "--seat", "Random").seat == 1
    assert _analysis(run, record, "--seat", "2").seat == 2


def test_a_number_is_a_seat_whatever_the_seats_are_called(run: Run, record: Path) -> None:
    _rename(record, "Ada,0,7")
    assert _analysis(run, record, "--seat", "0").name == "Ada"
    assert _analysis(run, record, "--seat", "7").seat == 2


def test_a_single_game_a_decision_is_told_as_one(run: Run, record: Path) -> None:
    out = run("analyse", record, "--seat", 1, "--iterations", 1).out
    assert "1 game per decision" in out


def test_the_only_person_needs_no_naming(run: Run, record: Path) -> None:
    _rename(record, "greedy 0,Ada,random 2")
    assert _analysis(run, record).name == "Ada"


@pytest.mark.parametrize(
    ("name", "bot"),
    [
        ("greedy", True),
        ("sage 3", True),
        ("code:my_bot.py", True),
        ("Myron", True),
        ("Ada", False),
        ("Ada 2", False),
        ("greedy one", False),
    ],
)
def test_bots_are_known_by_their_names(name: str, *, bot: bool) -> None:
    assert is_bot(name) is bot


@pytest.mark.parametrize(
    ("seats", "wish", "why"),
    [
        ("greedy,random,greedy", (), "which seat?"),
        ("Ada,random,Bob", (), "which seat?"),
        ("Ada,random,Bob", ("--seat", "Eve"), "no seat 'Eve'"),
        ("Ada,random,Bob", ("--seat", 3), "no seat '3'"),
        ("Ada,random,Ada", ("--seat", "ada"), "2 seats are called 'ada'"),
    ],
)
def test_an_unclear_seat_is_refused_with_the_list(
    run: Run, record: Path, seats: str, wish: tuple[object, ...], why: str
) -> None:
    _rename(record, seats)
    code, out, err = run("analyse", record, *wish, *FEW)
    assert (code, out) == (USAGE, "")
    assert why in err
    assert ", ".join(f"{at} ({name})" for at, name in enumerate(seats.split(","))) in err


@pytest.mark.parametrize("wish", [("--iterations", 0), ("--seconds", -1), ("--lang", "tlh")])
def test_a_wish_that_cannot_be_is_refused(run: Run, record: Path, wish: tuple[object, ...]) -> None:
    code, out, err = run("analyse", record, "--seat", 0, *wish)
    assert (code, out) == (USAGE, "")
    assert err.count("\n") == 1


def test_a_file_that_is_not_there_a_broken_one_and_a_position_are_refused(
    run: Run, record: Path, tmp_path: Path
) -> None:
    assert run("analyse", tmp_path / "none.7w").code == USAGE
    position = tmp_path / "problem.toml"
    position.write_text("")
    refused = run("analyse", position)
    assert (refused.code, "analyse a record" in refused.err) == (USAGE, True)
    record.write_text(record.read_text().replace("score: ", "score: 1"))
    assert run("analyse", record, "--seat", 0, *FEW).code == WRONG


def test_an_empty_file_is_said_to_be_empty(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "empty.7w"
    file.touch()
    assert run("analyse", file).err.endswith("this is not a .7w record: it is empty\n")


def test_a_page_that_cannot_be_written_is_refused_before_any_thinking(
    run: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[Record] = []

    def note(record: Record, *_: object, **__: object) -> None:
        thought.append(record)

    monkeypatch.setattr("sevenwonders.cli.commands.analyse.look_again", note)
    for page, why in (
        (tmp_path, "is a folder, not a file"),
        (tmp_path / "none" / "page.html", f"there is no folder {tmp_path / 'none'}"),
        (record / "page.html", f"there is no folder {record}"),
    ):
        code, out, err = run("analyse", record, "--seat", 0, "--html", page)
        assert (code, out, thought) == (USAGE, "", [])
        assert f"{page}: {why}" in err


def test_an_analysis_is_printed_though_its_page_cannot_be_written(
    run: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.html"

    def full(file: Path, _: str, **__: str) -> int:
        raise OSError(28, "No space left on device", str(file))

    monkeypatch.setattr(Path, "write_text", full)
    code, out, err = run("analyse", record, "--seat", 0, *FEW, "--html", page, "--json")
    assert (code, err) == (USAGE, f"sevenwonders: {page}: No space left on device\n")
    assert msgspec.json.decode(out, type=Analysis).seat == 0


class _Page(HTMLParser):
    """What a page would fetch, what it links to, and whether its tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.targets: list[str] = []
        self.ids: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.fetched += [str(given[key]) for key in ("src", "srcset", "data") if key in given]
        self.ids += [str(given["id"])] if "id" in given else []
        link = given.get("href")
        if link is not None:
            self.targets.append(link)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_nothing_but_itself(run: Run, record: Path, tmp_path: Path) -> None:
    _rename(record, "a<b>&c,random,greedy")
    file = tmp_path / "analysis.html"
    run("analyse", record, "--seat", 0, "--iterations", 12, "--html", file)
    text = file.read_text(encoding="utf-8")
    page = _Page()
    page.feed(text)
    assert (page.fetched, page.open) == ([], [])
    assert "url(" not in text
    assert "@import" not in text
    assert "<b>&c" not in text
    assert {target.removeprefix("#") for target in page.targets} <= set(page.ids)
    assert len(page.ids) == len(_analysis(run, record, "--seat", 0).decisions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(
    run: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("sevenwonders.cli.output.console.PIPE_WIDTH", NARROW)
    file = tmp_path / "analysis.html"
    out = run("analyse", record, "--seat", 1, *FEW, "--lang", language, "--html", file).out
    assert messages(language).say("report-chance") in out
    assert "{" not in out
    assert max(map(len, out.splitlines())) <= NARROW
    assert f'<html lang="{language}">' in file.read_text(encoding="utf-8")
    if language != "en":
        assert not re.search(r"\b(build|discard|Better|Turn|instead)\b", out)


def test_all_that_an_analysis_names_has_a_message() -> None:
    named = {f"report-kind-{kind}" for kind in KINDS if kind != "play"}
    named |= {f"report-choice-{action}" for action in ACTIONS}
    named |= {f"report-part-{part}" for part in PARTS}
    assert all(messages("en").has(one) for one in named)
    assert set(PARTS) == {SUMMED.get(name, name) for name in NAMES} | {"instinct"}


@pytest.mark.parametrize(
    ("choice", "told"),
    [
        ("B:altar", "build Altar"),
        ("B:altar<2>1$1", "build Altar (2 left, 1 right, 1 to the bank)"),
        ("W2b:altar<2+", "stage 2b with Altar, join the edifice (2 left)"),
        ("D:altar", "discard Altar"),
        ("T:-", "nothing"),
        ("V:3-5", "give back 3 + 5"),
        ("L:-$2", "pay 2 coins"),
        ("K:plato", "keep Plato"),
    ],
)
def test_a_choice_is_told_in_words(record: Path, choice: str, told: str) -> None:
    wording = Wording(names("en"), parse_record(record.read_bytes()))
    assert wording.choice(choice) == told


def test_the_chart_fits_any_terminal(run: Run, record: Path) -> None:
    analysis = _analysis(run, record, "--seat", 1)
    wording = Wording(names("en"), parse_record(record.read_bytes()))
    for width in (30, 80, 120):
        lines = chart(analysis, wording, width).plain.splitlines()
        assert max(map(len, lines)) <= width

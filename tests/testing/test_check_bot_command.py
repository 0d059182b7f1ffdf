"""``sevenwonders check-bot`` says what it found, and ends with a code that tells it."""

import sys
from pathlib import Path

import msgspec
import pytest

from sevenwonders.cli import FINE, USAGE, WRONG, main
from sevenwonders.testing import CheckReport


def test_a_bot_that_passes_is_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-bot", "greedy", "--players", "3", "--scale", "2"]) == FINE
    said = capsys.readouterr().out
    assert said.startswith("greedy: legal, fair, reproducible, within its limit in 36 decisions")
    assert said.count("\n") == 1


def test_a_bot_that_thinks_by_the_clock_is_told_with_what_was_not_checked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["check-bot", "seer:seconds=0.001", "--players", "3", "--seconds", "30"]
    assert main([*words, "--json"]) == FINE
    report = msgspec.json.decode(capsys.readouterr().out, type=CheckReport)
    assert report.unchecked == ("fair", "reproducible")
    said = str(report)
    assert said.startswith("seer:seconds=0.001: legal, within its limit in ")
    assert " of 1 game at 1 kind of table (" in said
    assert said.endswith("; not checked, as it thinks by the clock: fair, reproducible")


def test_the_report_is_there_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["check-bot", "random", "--players", "4", "--expansions", "cities", "--teams", "--json"]
    assert main(words) == FINE
    report = msgspec.json.decode(capsys.readouterr().out, type=CheckReport)
    assert (report.bot, report.tables, report.games) == ("random", 1, 1)


@pytest.mark.parametrize("json", [False, True])
def test_a_bot_that_fails_is_told_with_where(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, *, json: bool
) -> None:
    (tmp_path / "bot.py").write_text("print('what?')")
    spec = f"process:{sys.executable} {tmp_path / 'bot.py'}"
    words = ["check-bot", spec, "--players", "3", "--seed", "mine", *(["--json"] if json else [])]
    assert main(words) == WRONG
    said = capsys.readouterr().out
    if json:
        told = msgspec.json.decode(said)
        assert told["broken"] == "legal"
        assert (told["where"]["seed"], told["where"]["options"]["players"]) == ("mine", 3)
    else:
        assert said.startswith(f"{spec} is not legal: nonsense: 'what?' is no message")
        assert "(seed 'mine', 3 players, 1e, game 0, seat 0, Age 1, turn 1, decision 16)" in said


@pytest.mark.parametrize(
    "words",
    ["--scale 0", "--scale -3", "--seconds 0", "--seconds -1", "--seconds nan", "--seconds 1e30"],
)
def test_a_check_that_shows_nothing_is_refused(
    capsys: pytest.CaptureFixture[str], words: str
) -> None:
    assert main(["check-bot", "greedy", "--players", "3", *words.split()]) == USAGE
    assert capsys.readouterr().err.startswith("sevenwonders: ")


@pytest.mark.parametrize("words", ["--edition 2e", "--expansions cities", "--teams", "--experts"])
def test_what_is_of_one_table_is_refused_without_its_players(
    capsys: pytest.CaptureFixture[str], words: str
) -> None:
    assert main(["check-bot", "greedy", *words.split()]) == USAGE
    option, *_ = words.split()
    assert capsys.readouterr().err.startswith(f"sevenwonders: {option} needs --players; ")


@pytest.mark.parametrize("spec", ["alice", "greedy:depth=3", "code:nowhere.py", "process:"])
def test_what_is_no_bot_is_refused(capsys: pytest.CaptureFixture[str], spec: str) -> None:
    assert main(["check-bot", spec]) == USAGE
    assert capsys.readouterr().err.startswith("sevenwonders: ")

"""Every game that is played can be written down: names are made fit, seeds refused before."""

import os
import re
from errno import ENOSPC
from pathlib import Path

import pytest

from sevenwonders.arena.contest.seeds import checked_seed
from sevenwonders.arena.errors import BadSeed
from sevenwonders.arena.play.records import seat_name
from sevenwonders.cli import FINE, USAGE, main
from sevenwonders.cli.analyse.seat import is_bot
from sevenwonders.record.reader import checked_seats, parse_record
from sevenwonders.record.replay import replay
from tests.support.code_bot import BOT

ODD = "my  odd;bot|.py"
"""A file whose name no record can hold as it is."""


@pytest.fixture(autouse=True)
def _somewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", ["greedy", "process:bash -c 'node bot.js'", "code:böt.py"])
def test_a_name_that_fits_is_left_as_it_is(name: str) -> None:
    assert seat_name(name) == name


@pytest.mark.parametrize(
    "name", ["process:a; b", "process:a | b", "process:a  b", "process:a\tb\x1b\ud800", "code: ;"]
)
def test_any_bot_has_a_name_that_a_record_can_hold_and_that_is_a_bots(name: str) -> None:
    told = seat_name(name)
    assert checked_seats([told]) == (told,)
    assert is_bot(told)


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_games_of_a_program_with_an_odd_command_are_kept(command: str, tmp_path: Path) -> None:
    (tmp_path / ODD).write_text(BOT)
    words = (command, "--bots", f"code:{ODD},random", "--players", "3", "--games", "1")
    assert main([*words, "--out", "out"]) == FINE
    files = list((tmp_path / "out").iterdir())
    assert files
    for file in files:
        record = parse_record(file.read_bytes())
        assert "code:my odd_bot_.py" in record.seats
        assert replay(record).over


@pytest.mark.parametrize("seed", ["a;b", "a  b", " a", "a\nb", "\x00"])
def test_a_seed_that_no_record_can_hold_is_refused(seed: str) -> None:
    with pytest.raises(BadSeed, match="cannot be written as a seed: one line, single spaces"):
        checked_seed(seed)


@pytest.mark.parametrize("seed", ["", "0", "one two", "é|/"])
def test_a_seed_that_a_record_can_hold_is_taken(seed: str) -> None:
    assert checked_seed(seed) == seed


@pytest.mark.parametrize("words", ["arena", "arena --board-report", "simulate", "play --terminal"])
def test_every_command_refuses_such_a_seed_before_anything_is_played(
    words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main([*words.split(), "--seed", "a;b"]) == USAGE
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("sevenwonders: 'a;b' cannot be written as a seed")
    assert list(tmp_path.iterdir()) == []


def _full_after(files: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that takes so many records, and of the next one a part."""
    write = Path.write_text
    written: list[Path] = []

    def fill(path: Path, text: str, encoding: str, newline: str) -> int:
        written.append(path)
        if len(written) <= files:
            return write(path, text, encoding=encoding, newline=newline)
        write(path, text[:10], encoding=encoding, newline=newline)
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    monkeypatch.setattr(Path, "write_text", fill)


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_record_that_does_not_fit_is_named_and_leaves_no_part(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    command: str,
) -> None:
    _full_after(1, monkeypatch)
    words = (command, "--bots", "random", "--players", "3", "--games", "4", "--out", "out")
    assert main(list(words)) == USAGE
    said = capsys.readouterr().err.splitlines()[-1]
    assert re.fullmatch(r"sevenwonders: out/\S+\.7w: No space left on device", said)
    assert [file.suffix for file in (tmp_path / "out").iterdir()] == [".7w"]


def test_the_results_of_games_whose_records_do_not_fit_are_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ["arena", "--bots", "random", "--players", "3", "--games", "4", "--results", "r.jsonl"]
    with monkeypatch.context() as patch:
        _full_after(1, patch)
        assert main([*words, "--out", "out"]) == USAGE
    assert len((tmp_path / "r.jsonl").read_text().splitlines()) == 1 + 2
    assert main([*words, "--out", "out"]) == FINE
    assert len((tmp_path / "r.jsonl").read_text().splitlines()) == 1 + 4
    assert len(list((tmp_path / "out").iterdir())) == 4

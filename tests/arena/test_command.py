"""The command: help, tables, refusals."""

from errno import ENOSPC
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path

import pytest

from sevenwonders.bots.registry import STAND_INS
from sevenwonders.cli import FINE, USAGE, main
from sevenwonders.cli.commands.arena import BOTS


def _run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = main(["arena", *map(str, words)])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.fixture(autouse=True)
def _somewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def test_help_tells_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = _run(capsys, "--help")
    assert code == FINE
    for option in ("bots", "gauntlet", "ray", "results", "html", "board-report", "jobs", "limit"):
        assert f"--{option}" in out


def test_help_tells_who_plays_where_no_bot_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = _run(capsys, "--help")
    told = " ".join(out.replace("│", " ").split())
    assert f"[default: {BOTS}; {STAND_INS[0]} with --board-report]" in told


def test_a_contest_is_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--gauntlet", "greedy", "--bots", "random", "--players", "3,4", "--games", 3)
    code, out, err = _run(capsys, *words)
    assert code == FINE
    assert "3 players, 1e: 3 games of 1 deal" in out
    assert "4 players, 1e: 4 games of 1 deal" in out
    assert "win rate among equals: 25.0 %" in out
    assert err.startswith("results: arena-")


def test_a_survey_is_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--board-report", "--bots", "random", "--players", 3, "--games", 4)
    code, out, err = _run(capsys, *words, "--expansions", "leaders")
    assert code == FINE
    assert "board side" in out
    assert "leader" in out
    assert err.startswith("results: boards-")


def test_a_missing_extra_is_refused_before_anything_is_said_of_results(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_ray(name: str) -> ModuleSpec | None:
        return None if name == "ray" else find_spec(name)

    monkeypatch.setattr("sevenwonders.extras.find_spec", without_ray)
    code, out, err = _run(capsys, "--ray", "auto")
    assert (code, out) == (USAGE, "")
    assert "sevenwonders[ray]" in err
    assert "results:" not in err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--bots", "gredy"), "no bot 'gredy'; there are: "),
        (("--bots", ""), "no bot is given; there are: easy, "),
        (("--bots", " , "), "no bot is given; there are: easy, "),
        (("--bots", "", "--gauntlet", "sage"), "no bot is given; there are: easy, "),
        (("--bots", "", "--board-report"), "no bot is given; there are: easy, "),
        (("--gauntlet", ""), "no bot ''; there are: easy, "),
        (("--players", ""), "'' are not numbers of players"),
        (("--bots", "greedy:depth=3"), "no parameter 'depth'"),
        (("--gauntlet", "nobody"), "no bot 'nobody'"),
        (("--gauntlet", "greedy", "--bots", "greedy"), "greedy has no opponents"),
        (("--players", "many"), "not numbers of players"),
        (("--players", "9"), "9 players"),
        (("--expansions", "towers"), "towers"),
        (("--games", "0"), "0 games: at least one is needed"),
        (("--jobs", "0"), "at least one is needed"),
        (("--board-report", "--bots", "greedy,random"), "takes one bot"),
        (
            ("--games", "1", "--html", "nowhere/page.html"),
            "nowhere/page.html: there is no folder nowhere",
        ),
        (("--games", "1", "--html", "."), "is a folder"),
        (("--games", "1", "--results", "nowhere/r.jsonl"), "there is no folder nowhere"),
        (("--board-report", "--games", "1", "--results", "."), ".: is a folder, not a file"),
        (
            ("--board-report", "--games", "1", "--html", "nowhere/page.html"),
            "there is no folder nowhere",
        ),
        (("--games", "1", "--limit", "-1"), "--limit -1: is not a number of seconds"),
        (("--games", "1", "--limit", "nan"), "--limit nan: is not a number of seconds"),
        (("--games", "1", "--limit", "inf"), "--limit inf: is not a number of seconds"),
        (("--board-report", "--games", "1", "--limit", "1"), "no --gauntlet, --limit or --out"),
        (("--frobnicate",), "frobnicate"),
    ],
)
def test_a_refusal_comes_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], why: str, tmp_path: Path
) -> None:
    code, out, err = _run(capsys, *words)
    assert (code, out) == (USAGE, "")
    assert why in err
    assert list(tmp_path.iterdir()) == []


def _deny(*_: object) -> bool:
    return False


def test_a_page_that_may_not_be_written_is_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sevenwonders.cli.output.pages.os.access", _deny)
    code, out, err = _run(capsys, "--bots", "random", "--games", 1, "--html", "page.html")
    assert (code, out) == (USAGE, "")
    assert "page.html: cannot be written" in err
    assert list(tmp_path.iterdir()) == []


def _fill_the_disk(*_: object, **__: object) -> None:
    raise OSError(ENOSPC, "No space left on device")


@pytest.mark.parametrize(
    ("words", "told"), [((), "win rate among equals"), (("--board-report",), "board side")]
)
def test_a_report_is_printed_even_if_its_page_fails(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.setattr(Path, "write_text", _fill_the_disk)
    play = ("--bots", "random", "--players", 3, "--games", 1, "--html", "page.html")
    code, out, err = _run(capsys, *play, *words)
    assert code == USAGE
    assert told in out
    assert err.endswith("sevenwonders: page.html: No space left on device\n")


def test_an_error_without_a_file_is_told_without_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sevenwonders.cli.commands.arena.run_contest", _fill_the_disk)
    code, _, err = _run(capsys, "--bots", "random")
    assert code == USAGE
    assert err.endswith("sevenwonders: No space left on device\n")

"""The arena from Python: the page's examples run, and classes are seated like any bot."""

import re
from pathlib import Path

import pytest

import sevenwonders.arena
from sevenwonders.arena import (
    ImpossibleLineup,
    Parallel,
    make_contest,
    play_game,
    play_games,
    run_contest,
)
from sevenwonders.bots.errors import NotABot
from sevenwonders.cli import main
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.see.sight import Sight

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"
TABLE = Options(players=3)
SPEC = "python:tests.arena.test_api:Last"


class Last:
    """Takes the last legal choice."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, sight: Sight) -> Choice:
        """The last legal choice."""
        return list(sight.legal())[-1]


def test_the_examples_on_the_page_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert len(shown) == 2
    exec("\n".join(shown), {"__name__": "page"})  # noqa: S102 -- the page's own code
    assert "greedy: " in capsys.readouterr().out
    assert (tmp_path / "results.jsonl").exists()


def test_everything_public_is_there_and_says_what_it_is() -> None:
    for name in sevenwonders.arena.__all__:
        assert getattr(sevenwonders.arena, name).__doc__
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = sevenwonders.arena.nothing


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_class_plays_as_its_spec_does(jobs: int) -> None:
    by_class = play_games([Last, "greedy"], TABLE, games=30, seed="c", jobs=jobs)
    by_spec = play_games([SPEC, "greedy"], TABLE, games=30, seed="c")
    assert set(by_class.bots) == {SPEC, "greedy"}
    assert by_class.faults == {}
    assert by_class.bots == by_spec.bots


def test_one_game_is_the_first_of_many() -> None:
    game = play_game([Last, "random"], TABLE, seed="one")
    summary = play_games([Last, "random"], TABLE, games=1, seed="one")
    assert game.state.over
    assert game.setup.seats == (SPEC, "random", SPEC)
    assert summary.decisions == game.decisions
    assert summary.bots["random"].mean_score == sum(game.sheets()[1])


def test_a_class_meets_others_in_a_contest(tmp_path: Path) -> None:
    contest = make_contest([TABLE], [Last, "random"], seed="c")
    assert contest.programs
    outcomes = run_contest(contest, 1, tmp_path / "r.jsonl", parallel=Parallel())
    assert {bot for outcome in outcomes for bot in outcome.seats} == {SPEC, "random"}
    assert all(outcome.faults == [] for outcome in outcomes)


def test_a_class_that_no_other_process_can_import_plays_in_this_one() -> None:
    class Local(Last):
        """Known to this test alone."""

    summary = play_games([Local], TABLE, games=2)
    assert summary.games == 2
    with pytest.raises(ImpossibleLineup, match="other processes cannot import it"):
        play_games([Local], TABLE, games=2, jobs=2)


def test_a_class_that_raises_is_named_and_replaced() -> None:
    class Raising(Last):
        """Never decides."""

        def choose(self, sight: Sight) -> Choice:
            """Nothing."""
            raise ValueError(f"no idea in Age {sight.age()}")

    summary = play_games([Raising, "random"], TABLE, games=2)
    ((name, times),) = summary.faults.items()
    assert name.endswith("Raising: raised")
    assert times >= 2 * 18
    assert "no idea in Age 1" in summary.reasons[name]


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("python:", "write it as python:MODULE:CLASS"),
        ("python:tests.arena.test_api", "write it as python:MODULE:CLASS"),
        ("python:no_such_module:Bot", "its module cannot be imported"),
        ("python:tests.arena.test_api:Nobody", "has no class Nobody"),
    ],
)
def test_a_class_that_is_not_there_is_refused(spec: str, why: str) -> None:
    with pytest.raises(NotABot, match=why):
        play_games([spec], TABLE, games=1)


def test_the_command_seats_a_class_of_the_current_folder(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "my_own_bots.py").write_text(
        "class First:\n"
        "    def __init__(self, stream): pass\n"
        "    def choose(self, sight): return sight.legal()[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [one for one in __import__("sys").path if one])
    words = ["--bots", "python:my_own_bots:First,random", "--players", "3", "--games", "26"]
    assert main(["simulate", *words, "--jobs", "2"]) == 0
    said = capsys.readouterr().out
    assert "taken by another bot" not in said
    assert main(["arena", *words[:4], "--games", "1", "--results", "r.jsonl"]) == 0

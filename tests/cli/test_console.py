"""What is said while an arena runs, and how a sentence is broken."""

import io

import pytest
from rich.console import Console

from sevenwonders.arena.report.text import uncounted
from sevenwonders.cli.arena.progress import progress
from sevenwonders.cli.output.console import say

SENTENCE = "greedy: legal, fair and reproducible in all decisions of one game"


@pytest.mark.parametrize(("terminal", "lines"), [(True, 3), (False, 1)])
def test_a_sentence_is_broken_between_words_on_a_terminal_alone(
    terminal: bool,  # noqa: FBT001 -- a case of the test
    lines: int,
) -> None:
    file = io.StringIO()
    say(Console(file=file, force_terminal=terminal, width=30, no_color=True), SENTENCE)
    said = file.getvalue().splitlines()
    assert len(said) == lines
    assert " ".join(line.strip() for line in said) == SENTENCE


def test_the_rate_is_that_of_all_games_since_the_arena_went_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 1000.0
    monkeypatch.setattr("sevenwonders.cli.arena.progress.time.monotonic", lambda: now)
    with progress() as tell:
        tell(50, 100)
        now += 60.0
        # Two that end at the same moment are not endlessly fast.
        tell(51, 100)
        tell(52, 100)
        now += 60.0
        tell(62, 100)
        now += 60.0
        tell(63, 10**30)
    said = capsys.readouterr().err.splitlines()
    assert said[:2] == [
        "51 of 100 games, 0.0 games/s, 0:49:00 left",
        "62 of 100 games, 0.1 games/s, 0:06:20 left",
    ]
    assert said[2].endswith("days, 17:46:40 left")


def test_games_without_a_result_are_counted_as_people_count() -> None:
    assert uncounted(1) == "1 game has no result, and is not counted."
    assert uncounted(2) == "2 games have no result, and are not counted."

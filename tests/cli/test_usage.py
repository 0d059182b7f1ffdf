"""Exit codes and the one line that says what was wrong."""

import subprocess
import sys
from itertools import pairwise

import pytest

from sevenwonders.cli import FINE, USAGE
from sevenwonders.cli.texts import Command, commands
from tests.cli.conftest import Run

LOOK = """
import sys
from sevenwonders.cli import main
main(["--version"])
print(sorted(sys.modules))
"""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("dance", "dance"),
        ("cards red post", "unexpected argument: red post. See sevenwonders --help"),
        ("simulate --out /dev/null", "/dev/null: is a file, not a folder"),
        ("arena --out /dev/null", "/dev/null: is a file, not a folder"),
        ("cards --colour red", "--colour"),
        ("cards --color pink", "pink"),
        ("cards --age 4", "4"),
        ("cards --edition 9e", "no edition '9e'; there are: 1e, 2e"),
        ("cards --lang tlh", "no language 'tlh'; there are: en, fr, nl, de"),
        ("cards --boards --leaders", "--boards and --leaders cannot be combined"),
        (
            "cards --leaders --color red",
            "--color chooses among cards; it does not go with --leaders",
        ),
        ("cards --boards --age 2", "--age chooses among cards; it does not go with --boards"),
        ("cards --edifices --players 3", "--players chooses among cards"),
        ("cards --expansions leaders --color white", "leaders are, and --leaders lists them"),
        ("simulate --bots process:", "'process:' is not a bot: there is no command"),
        ("simulate --bots code:", "'code:' is not a bot: there is no file"),
        ("simulate --bots code:.", "'.' is not a bot: it is a folder; name a Python file"),
        ("cards --players 8", "8 players: a table seats 2 to 7"),
        ("simulate --bots alice", "no bot 'alice'; there are: easy, "),
        ("simulate --boards atlantis", "no board side 'atlantis'"),
        ("simulate --boards giza-a,giza-b", "the board 'giza' is given twice"),
        ("simulate --players 1", "1 players: a table seats 2 to 7"),
        ("simulate --players 2 --edition 2e", "the free-city variant"),
        ("simulate --players 3 --bots random,random,random,random", "4 bots are given for 3"),
        ("simulate --bots ,", "no bot is given"),
        ("simulate --games 0", "0 games"),
        ("simulate --jobs 0", "0 jobs"),
        ("simulate --games many", "--games: 'many' is not a whole number."),
        ("simulate --games 2.5", "--games: '2.5' is not a whole number."),
        ("simulate --games [/2]", "--games: '[/2]' is not a whole number."),
        ("simulate --players 3.0", "--players: '3.0' is not a whole number."),
        ("show nowhere.7w --seat 1.5", "--seat: '1.5' is not a whole number."),
        ("serve --port 80.6", "--port: '80.6' is not a whole number."),
        ("analyse nowhere.7w --iterations 2.7", "--iterations: '2.7' is not a whole number."),
        ("play --terminal --players 3.5", "--players: '3.5' is not a whole number."),
        ("play --terminal --players 9", "9 players"),
        ("play --terminal --bots alice", "no bot 'alice'"),
        ("play --terminal --name a|b", "'a|b' cannot be written in a record"),
        ("play --terminal --port 9", "--port cannot be used with --terminal"),
        ("play --terminal --no-browser", "--no-browser cannot be used with --terminal"),
        ("play --players 3", "--players needs --terminal"),
        ("show nowhere.7w", "nowhere.7w: No such file or directory"),
        ("check", "name a file to check"),
    ],
)
def test_what_is_not_understood_is_said_in_one_line(run: Run, words: str, said: str) -> None:
    ran = run(*words.split())
    assert ran.code == USAGE
    assert ran.out == ""
    assert ran.err.startswith("sevenwonders: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


@pytest.mark.parametrize(
    "command", ["", "play", "serve", "simulate", "check-bot", "show", "score", "check", "cards"]
)
def test_help_has_examples_or_exit_codes(run: Run, command: str) -> None:
    ran = run(*command.split(), "--help")
    assert ran.code == FINE
    assert ("Examples:" if command else "Exit codes:") in ran.out


@pytest.mark.parametrize("command", commands(), ids=lambda command: command.name)
def test_help_fills_the_lines_of_a_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: Command
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = run(command.name, "--help").out.splitlines()
    boxed = [line[1:-1].rstrip() for line in lines if line.startswith("│")]
    below = lines[max(at for at, line in enumerate(lines) if line.startswith("╰")) + 1 :]
    examples = below[below.index("Examples:") :]
    assert all(line.startswith("  sevenwonders ") for line in examples[1:])
    for text, width in ((boxed, 77), (below[: below.index("Examples:")], 80)):
        for line, after in pairwise(text):
            goes_on = after[:1].isalpha() or after.startswith(" " * 12)
            if line and goes_on:
                assert len(line.rstrip()) + 1 + len(after.split()[0]) > width, (line, after)
    assert "default: False" not in " ".join(boxed)
    assert 'default: ""' not in " ".join(boxed)


def test_no_command_shows_the_help(run: Run) -> None:
    assert run() == run("--help")


def test_version_says_how_the_engine_runs_without_loading_it() -> None:
    words = [sys.executable, "-c", LOOK]
    ran = subprocess.run(words, capture_output=True, text=True, check=True)
    line, modules = ran.stdout.splitlines()
    assert line.startswith("sevenwonders 0.1.0 (")
    assert line.endswith(("(compiled)", "(interpreted)"))
    assert "'sevenwonders.cli'" in modules
    for heavy in ("cyclopts", "rich", "msgspec", "sevenwonders.engine"):
        assert f"'{heavy}'" not in modules

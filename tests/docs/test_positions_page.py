"""The page on positions: every field is told, and its examples run."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.position.build import position_of, state_from
from sevenwonders.engine.position.model import CityPosition, Position
from sevenwonders.record.position import parse_position
from tests.support.games import picker, play_out

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLES = [text for kind, text in BLOCKS if kind == "toml"]
FIELDS = [field.name for field in msgspec.structs.fields(Position)]
CITY_FIELDS = [field.name for field in msgspec.structs.fields(CityPosition)]


def told(heading: str) -> list[str]:
    """The fields in the first column of the table under a heading."""
    section = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?`) \|", section, re.MULTILINE)
    return [field for row in rows for field in re.findall(r"`(\w+)`", row)]


def test_every_field_is_told_once_and_no_other() -> None:
    assert sorted(told("The table")) == sorted(FIELDS)
    assert sorted(told("Cities")) == sorted(CITY_FIELDS)


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_can_be_played_to_the_end(text: str) -> None:
    state = state_from(parse_position(text))
    assert state_from(position_of(state)).over == state.over
    play_out(state, picker("example"))
    assert state.over


def test_every_field_stands_in_an_example() -> None:
    files = [tomllib.loads(text) for text in EXAMPLES]
    assert {field for file in files for field in file} == set(FIELDS)
    cities = [city for file in files for city in file["city"]]
    assert {field for city in cities for field in city} == set(CITY_FIELDS)


def test_the_refusal_is_the_one_shown() -> None:
    shown = next(text for kind, text in BLOCKS if not kind).strip()
    wrong = EXAMPLES[0].replace("coins = 7", 'hand = ["alter"]')
    with pytest.raises(InvalidPosition) as refused:
        parse_position(wrong, file="wrong.toml")
    assert str(refused.value) == shown


def test_the_python_runs() -> None:
    code = next(text for kind, text in BLOCKS if kind == "python")
    run = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert position_of(state_from(parse_position(run.stdout))).city[0].hand

"""The tables that the browser client is drawn against are what the server would send."""

from pathlib import Path

import msgspec
import pytest

from sevenwonders.server.wire.table import Table
from sevenwonders.server.wire.content import Content
from tools.fixture_scenes import SCENES

FOLDER = Path(__file__).parents[2] / "web" / "src" / "fixtures"
FILES = sorted(FOLDER.glob("*/*.json"))
TABLES = [path for path in FILES if path.parent.name != "content"]
CONTENTS = [path for path in FILES if path.parent.name == "content"]


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def test_every_scene_has_its_table_and_no_table_is_left_over() -> None:
    assert {name_of(path) for path in TABLES} == {scene.name for scene in SCENES}
    assert CONTENTS


@pytest.mark.parametrize("path", TABLES, ids=name_of)
def test_a_table_says_what_the_wire_says_and_nothing_else(path: Path) -> None:
    _same(path, Table)


@pytest.mark.parametrize("path", CONTENTS, ids=name_of)
def test_a_content_says_what_the_wire_says_and_nothing_else(path: Path) -> None:
    _same(path, Content)


def _same(path: Path, kind: type[Table] | type[Content]) -> None:
    """Decode as strictly as the wire, and find every field of the file again."""
    written = path.read_bytes()
    decoded = msgspec.json.decode(written, type=kind)
    assert msgspec.json.decode(msgspec.json.encode(decoded)) == msgspec.json.decode(written)

"""The client's types are those of the server."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[3] / "tools" / "make_api_types.py"


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_api_types", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_are_up_to_date(tool: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    code = tool.main(["--check"])
    assert (code, capsys.readouterr().out) == (0, "")


def test_types_that_differ_are_noticed(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tool, "TYPES", tmp_path / "types.ts")
    assert tool.main(["--check"]) == 1
    tool.main([])
    assert tool.main(["--check"]) == 0
    (tmp_path / "types.ts").write_text("export type Color = string;")
    assert tool.main(["--check"]) == 1


def test_what_may_be_left_out_is_optional_only_where_it_is_sent(tool: ModuleType) -> None:
    text: str = tool.Writer(tool.schema()).text()
    assert "  players: number;\n  edition?: string;" in text
    assert "  coins: number;\n  wood: number;" in text
    assert "produces: Resource | null;" in text
    assert "?: unknown" not in text
    assert ": unknown" not in text

"""The pages made from code are as the code would make them."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "make_docs.py"


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_docs", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_pages_are_up_to_date(tool: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    code = tool.main(["--check"])
    assert (code, capsys.readouterr().out) == (0, "")


def test_a_page_that_differs_is_named(
    tool: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(tool, "DOCS", tmp_path)
    tool.main([])
    assert tool.main(["--check"]) == 0
    (tmp_path / "cli.md").write_text("old")
    assert tool.main(["--check"]) == 1
    assert "docs/cli.md is out of date" in capsys.readouterr().out

"""The patterns of pyproject.toml choose what is compiled; one that chooses nothing fails."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tools.compiled_modules import ROOT, compiled_modules, idle_patterns


def tree(root: Path, compiled: str, interpreted: str) -> Path:
    """A small package with these patterns."""
    for name in ("engine/__init__.py", "engine/market.py", "engine/view.py", "engine/turn/play.py"):
        path = root / "src" / "sevenwonders" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    text = f"[tool.sevenwonders]\ncompiled = {compiled}\ninterpreted = {interpreted}\n"
    (root / "pyproject.toml").write_text(text, encoding="utf-8")
    return root


def test_what_interpreted_matches_is_not_compiled(tmp_path: Path) -> None:
    root = tree(tmp_path, '["engine/**/*.py"]', '["**/__init__.py", "engine/view.py"]')
    assert compiled_modules(root) == ["engine/market.py", "engine/turn/play.py"]


def test_a_single_star_stays_in_its_folder(tmp_path: Path) -> None:
    root = tree(tmp_path, '["engine/m*.py"]', "[]")
    assert compiled_modules(root) == ["engine/market.py"]


def test_patterns_that_change_nothing_are_found(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        '["engine/**/*.py", "engine/v*.py", "bots/*.py"]',
        '["engine/view.py", "cli/*.py"]',
    )
    assert list(idle_patterns(root)) == [
        "compiled: engine/v*.py adds no module",
        "compiled: bots/*.py adds no module",
        "interpreted: cli/*.py takes no module out",
    ]


def test_every_pattern_of_this_project_chooses_something() -> None:
    assert list(idle_patterns()) == []


@pytest.mark.compiled
def test_the_compiled_build_has_exactly_the_chosen_modules() -> None:
    package = ROOT / "build" / "compiled" / "sevenwonders"
    assert package.is_dir(), "there is no compiled build: run `make build` first"
    suffix = EXTENSION_SUFFIXES[0]
    built = [
        path.relative_to(package).as_posix().removesuffix(suffix) + ".py"
        for path in package.rglob(f"*{suffix}")
    ]
    assert sorted(built) == compiled_modules()

"""A file or function that a page names and that is not there is found; so is a package left out."""

from pathlib import Path

from tools.cited_code import lost_code, unnamed_packages


def _lost(page: str, root: Path) -> list[tuple[int, str]]:
    (root / "tools").mkdir()
    (root / "tools" / "fit.py").write_text("LIMIT: int = 3\n\n\ndef fit(x: int) -> None: ...\n")
    (root / "src" / "sevenwonders" / "engine").mkdir(parents=True)
    (root / "src" / "sevenwonders" / "engine" / "state.py").write_text("class State:\n    pass\n")
    return list(lost_code(page, root))


def test_a_file_is_found_in_the_repository_and_in_the_package(tmp_path: Path) -> None:
    assert not _lost(
        "See `tools/fit.py`, `engine/state.py`, `engine/` and `engine/*.py`.", tmp_path
    )


def test_a_file_that_is_not_there_is_found_with_its_line(tmp_path: Path) -> None:
    assert _lost("See\n`tools/judge.py` or\n`knowledge/`.", tmp_path) == [
        (2, "tools/judge.py"),
        (3, "knowledge/"),
    ]


def test_a_name_behind_a_file_is_looked_for_in_it(tmp_path: Path) -> None:
    page = "`tools/fit.py` `fit()` to `LIMIT`, `tools/fit.py` `LIMIT`, `engine/state.py`\n`State`"
    assert not _lost(page, tmp_path)


def test_a_name_that_is_not_in_its_file_is_found(tmp_path: Path) -> None:
    assert _lost("`engine/state.py` `submit()`", tmp_path) == [(1, "submit in engine/state.py")]


def test_capitals_stand_for_any_name(tmp_path: Path) -> None:
    assert _lost("`engine/NAME.py` or `content/NAME.toml`", tmp_path) == [(1, "content/NAME.toml")]


def test_a_folder_that_git_ignores_may_be_missing(tmp_path: Path) -> None:
    (tmp_path / ".gitignore").write_text("/dist/\n/src/sevenwonders/web/\nbuild/\n")
    assert _lost("`dist/`, `web/` or `src/`, `build/`", tmp_path) == [(1, "build/")]


def test_a_method_that_is_private_to_its_class_is_found(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "live.ts").write_text("class Live {\n  #heard(news: News): void {}\n}\n")
    page = "`web/live.ts` `#heard()` calls\n`web/live.ts` `#fetch()`"
    assert _lost(page, tmp_path) == [(2, "#fetch in web/live.ts")]


def test_a_package_of_the_first_two_levels_has_to_be_named(tmp_path: Path) -> None:
    for package in ("cli", "cli/output", "cli/output/deep", "server", "server/mail"):
        folder = tmp_path / "src" / "sevenwonders" / package
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
    page = "`server/` is for people, `cli/output/pages.py` for paper, and mail/ is nothing."
    assert unnamed_packages(page, tmp_path) == ["server/mail/"]

"""What the table of sizes counts."""

from pathlib import Path

from tools.sizes import sizes_of


def _write(root: Path, name: str, text: str = "") -> None:
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def _sizes(root: Path) -> dict[str, str]:
    package = "src/sevenwonders"
    _write(root, f"{package}/__init__.py")
    _write(root, f"{package}/engine/__init__.py", "from sevenwonders.engine.play import play\n")
    _write(root, f"{package}/engine/play.py", "def play() -> None:\n    buried = 1\n\n\nX = 1\n")
    _write(root, f"{package}/engine/turn/bury.py", "from sevenwonders.engine import play as bury\n")
    _write(root, f"{package}/cli.py", "import sevenwonders.engine.turn.bury\n")
    _write(root, "web/src/Bury.svelte", "<p>Bury</p>\n")
    return sizes_of(root)


def test_packages_are_not_modules(tmp_path: Path) -> None:
    sizes = _sizes(tmp_path)
    assert (sizes["modules in the engine"], sizes["modules in the package"]) == ("2", "3")
    assert sizes["modules in the largest folder of the package"] == "1"


def test_modules_that_one_other_file_imports_are_counted(tmp_path: Path) -> None:
    # play is imported by two files, bury by one, cli by none.
    assert _sizes(tmp_path)["modules with one importer"] == "1 (33%)"


def test_functions_count_without_what_stands_between_them(tmp_path: Path) -> None:
    sizes = _sizes(tmp_path)
    assert sizes["lines of a function, median and 90th percentile"] == "2 and 2"
    assert sizes["lines of an engine module, median and 90th percentile"] == "3 and 5"


def test_burying_is_counted_in_the_engine_the_package_and_the_client(tmp_path: Path) -> None:
    sizes = _sizes(tmp_path)
    rows = {row: sizes[row] for row in sizes if "bury" in row}
    assert list(rows.values()) == ["1", "2", "3", "1"]

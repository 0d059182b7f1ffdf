"""Finds code that a page names and the repository does not have, and packages it leaves out.

A page names a file as `engine/game/state.py`, relative to the repository or to the package, and
what is in it right behind: `engine/game/state.py` `submit()`. Capitals stand for any name:
`content/data/BOX.toml`. A folder that git ignores, as `dist/`, is made by a command and may be
missing.
"""

import re
from collections.abc import Iterator
from pathlib import Path

ENDINGS = "py|toml|md|ts|svelte|ftl|sh|json"
PATH = re.compile(rf"`((?:[\w.*-]+/)+(?:[\w*-]+\.(?:{ENDINGS}))?)`(?:\s+`(#?\w+)(?:\(\))?`)?")
PACKAGE = Path("src") / "sevenwonders"


def lost_code(page: str, root: Path) -> Iterator[tuple[int, str]]:
    """Every file or name that the page has and the repository does not, with its line."""
    ignored = _ignored_folders(root)
    for one in PATH.finditer(page):
        line = page.count("\n", 0, one.start()) + 1
        path, name = one[1], one[2]
        if {root / path, root / PACKAGE / path} & ignored:
            continue
        pattern = re.sub(r"\b[A-Z]{3,}\b", "*", path)
        found = [file for base in (root, root / PACKAGE) for file in base.glob(pattern)]
        if not found:
            yield line, path
        elif name and not any(_defines(file, name) for file in found):
            yield line, f"{name} in {path}"


def unnamed_packages(page: str, root: Path) -> list[str]:
    """The packages of the first two levels that a page on all of them names nowhere."""
    named = {one[1] for one in PATH.finditer(page)}
    top = root / PACKAGE
    packages = sorted(
        file.parent for level in ("*", "*/*") for file in top.glob(f"{level}/__init__.py")
    )
    paths = [f"{package.relative_to(top).as_posix()}/" for package in packages]
    return [path for path in paths if not any(one.startswith(path) for one in named)]


def _ignored_folders(root: Path) -> set[Path]:
    page = root / ".gitignore"
    lines = page.read_text(encoding="utf-8").splitlines() if page.is_file() else []
    return {root / line.strip("/") for line in lines if line.startswith("/")}


def _defines(file: Path, name: str) -> bool:
    begins = rf"^\s*(?:async )?(?:def |class |function )?{re.escape(name)}\b[ (:=]"
    return re.search(begins, file.read_text(encoding="utf-8"), re.MULTILINE) is not None

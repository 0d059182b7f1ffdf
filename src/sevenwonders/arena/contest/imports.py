"""Finds what a Python file imports from its own folder, without running it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SUFFIX: Final = ".py"


def sources_of(script: Path) -> list[Path]:
    """The file, and after it those of its folder that it imports, and that these import in turn."""
    # The folder that Python looks into first.
    script = script.resolve()
    found: set[Path] = set()
    unread = {script}
    while unread:
        file = unread.pop()
        found.add(file)
        unread |= set(_imported(file, script.parent)) - found
    return [script, *sorted(found - {script})]


def _imported(file: Path, folder: Path) -> Iterator[Path]:
    """The files of a folder that one of them may import, anywhere in it."""
    try:
        tree = ast.parse(file.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError):
        # Running it will report the error.
        return
    package = file.relative_to(folder).parts[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from _loaded(folder, alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            above = package[: max(len(package) + 1 - node.level, 0)] if node.level else ()
            module = [*above, *(node.module.split(".") if node.module else ())]
            for alias in node.names:
                # What is taken from a package may be a module of it.
                yield from _loaded(folder, [*module, alias.name])


def _loaded(folder: Path, module: list[str]) -> Iterator[Path]:
    """The files that are loaded with a module: its own, and those of the packages around it."""
    place = folder
    for part in module:
        place /= part
        for file in (place / f"__init__{SUFFIX}", place.with_name(f"{part}{SUFFIX}")):
            if file.is_file():
                yield file

"""Lists the modules that mypyc compiles, by the patterns of `[tool.sevenwonders]`.

A module is compiled when a pattern of ``compiled`` matches it and none of ``interpreted`` does.
The patterns are globs relative to `src/sevenwonders`: `*` stays within a folder, `**` crosses them.

``python tools/compiled_modules.py`` prints the list.
"""

import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


def patterns(root: Path = ROOT) -> tuple[list[str], list[str]]:
    """The patterns of what is compiled, and of the exceptions."""
    config = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    section = config["tool"]["sevenwonders"]
    return section["compiled"], section["interpreted"]


def compiled_modules(root: Path = ROOT) -> list[str]:
    """The paths of the compiled modules, relative to `src/sevenwonders` and in order."""
    compiled, interpreted = patterns(root)
    return sorted(_matched(root, compiled) - _matched(root, interpreted))


def idle_patterns(root: Path = ROOT) -> Iterator[str]:
    """Patterns that change nothing: they match no module, or only what is interpreted anyway."""
    compiled, interpreted = patterns(root)
    taken = set(compiled_modules(root))
    offered = _matched(root, compiled)
    for pattern in compiled:
        if not _matched(root, [pattern]) & taken:
            yield f"compiled: {pattern} adds no module"
    for pattern in interpreted:
        if not _matched(root, [pattern]) & offered:
            yield f"interpreted: {pattern} takes no module out"


def _matched(root: Path, globs: Sequence[str]) -> set[str]:
    package = root / "src" / "sevenwonders"
    return {
        path.relative_to(package).as_posix() for pattern in globs for path in package.glob(pattern)
    }


if __name__ == "__main__":
    sys.stdout.writelines(f"{name}\n" for name in compiled_modules())

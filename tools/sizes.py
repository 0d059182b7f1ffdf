"""Sizes of the package, as the table of docs/decisions/019-sizes.md.

    python tools/sizes.py [OTHER CHECKOUT...] [.]

One column for each checkout; with none, for this one. Modules are the Python files of the package
but for `__init__.py`; a function counts from its `def` to its last line.
"""

import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
NAME: Final = "sevenwonders"
BURY: Final = ("bury", "buri")
"""What the rows on burying a leader look for: "bury", "buries", "buried"."""
WEB: Final = {".ts", ".svelte"}


def modules_of(folder: Path) -> list[Path]:
    """The modules in a folder and below."""
    return sorted(file for file in folder.rglob("*.py") if file.name != "__init__.py")


def in_largest_folder(modules: Iterable[Path]) -> int:
    """How many modules the folder with the most of them has, not counting those below it."""
    return max(Counter(file.parent for file in modules).values())


def lines_of(file: Path) -> int:
    """The lines of a file."""
    return len(file.read_text(encoding="utf-8").splitlines())


def functions_of(file: Path) -> list[int]:
    """The lines of each function and method of a module."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [
        (one.end_lineno or one.lineno) - one.lineno + 1
        for one in ast.walk(tree)
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def with_one_importer(package: Path) -> int:
    """How many modules only one other file of the package imports."""
    names = {_name(package, file): file for file in modules_of(package)}
    importers: defaultdict[str, set[Path]] = defaultdict(set)
    for file in package.rglob("*.py"):
        for name in _imported(file):
            if name in names and names[name] != file:
                importers[name].add(file)
    return sum(len(files) == 1 for files in importers.values())


def naming(files: Iterable[Path], words: Sequence[str]) -> int:
    """How many files have one of some words in them."""
    texts = (file.read_text(encoding="utf-8").lower() for file in files)
    return sum(any(word in text for word in words) for text in texts)


def spread(sizes: Sequence[int]) -> str:
    """The median and the 90th percentile."""
    ordered = sorted(sizes)
    return f"{median(ordered):.0f} and {ordered[len(ordered) * 9 // 10]}"


def sizes_of(root: Path) -> dict[str, str]:
    """Every row of the table for one checkout."""
    package = root / "src" / NAME
    modules, engine = modules_of(package), modules_of(package / "engine")
    single = with_one_importer(package)
    functions = [size for file in modules for size in functions_of(file)]
    web = [file for file in (root / "web" / "src").rglob("*") if file.suffix in WEB]
    return {
        "modules in the engine": str(len(engine)),
        "modules in the largest folder of the engine": str(in_largest_folder(engine)),
        "lines of an engine module, median and 90th percentile": spread(
            [lines_of(file) for file in engine]
        ),
        "modules in the package": str(len(modules)),
        "modules in the largest folder of the package": str(in_largest_folder(modules)),
        "lines of a module, median and 90th percentile": spread(
            [lines_of(file) for file in modules]
        ),
        "lines of a function, median and 90th percentile": spread(functions),
        "modules with one importer": f"{single} ({single / len(modules):.0%})",
        'modules of the engine with "bury"': str(naming(engine, BURY[:1])),
        'modules of the engine with "bury", "buried" or "buries"': str(naming(engine, BURY)),
        'modules of the package with "bury", "buried" or "buries"': str(naming(modules, BURY)),
        'files of the browser client with "bury", "buried" or "buries"': str(naming(web, BURY)),
    }


def _name(package: Path, file: Path) -> str:
    return ".".join((NAME, *file.relative_to(package).with_suffix("").parts))


def _imported(file: Path) -> set[str]:
    """What a file imports, as full names: modules, and what is taken out of them."""
    found: set[str] = set()
    for one in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(one, ast.Import):
            found |= {alias.name for alias in one.names}
        elif isinstance(one, ast.ImportFrom) and one.module:
            found |= {one.module, *(f"{one.module}.{alias.name}" for alias in one.names)}
    return found


def main() -> None:
    """Print the table."""
    roots = [Path(argument) for argument in sys.argv[1:]] or [ROOT]
    columns = [sizes_of(root) for root in roots]
    print("| |" + "".join(f" {root.resolve().name} |" for root in roots))
    print("|---|" + "---|" * len(roots))
    for row in columns[0]:
        print(f"| {row} |" + "".join(f" {column[row]} |" for column in columns))


if __name__ == "__main__":
    main()

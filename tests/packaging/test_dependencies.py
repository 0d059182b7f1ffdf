"""Every library that the package asks for is used by it."""

import ast
import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = sorted((ROOT / "src").rglob("*.py"))
NAMED: Final = {
    "asyncpg": "postgresql+asyncpg",
    "httptools": "uvicorn.protocols.http.httptools_impl",
    "ray": 'importlib.import_module("ray")',
}
"""Libraries that are loaded by name, or by another one, with the words of ours that do it."""
MODULES: Final = {"open-spiel": "pyspiel"}
"""Libraries that are not installed everywhere, whose modules have other names."""


def test_every_library_that_is_asked_for_is_imported_somewhere() -> None:
    texts = [file.read_text(encoding="utf-8") for file in SOURCES]
    imported = {name for text in texts for name in imports(text)}
    unused = [
        name
        for name in asked_for()
        if not modules_of(name) & imported
        and not any(NAMED.get(name, "\0") in text for text in texts)
    ]
    assert unused == []


def asked_for() -> set[str]:
    """The libraries of the package and its extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [one for some in project["optional-dependencies"].values() for one in some]
    names = {re.split(r"[\[<>=~!; ]", one)[0] for one in (*project["dependencies"], *extras)}
    return {normal(name) for name in names} - {"sevenwonders"}


def modules_of(name: str) -> set[str]:
    """The modules that a library brings."""
    installed = {
        module
        for module, brought_by in packages_distributions().items()
        if name in map(normal, brought_by)
    }
    return installed or {MODULES.get(name, name.replace("-", "_"))}


def imports(text: str) -> set[str]:
    """The libraries that a module names in its imports."""
    found = set[str]()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {one.name.partition(".")[0] for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def normal(name: str) -> str:
    """A library's name as it is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()

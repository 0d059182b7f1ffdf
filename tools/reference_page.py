"""The reference of the public Python names, made from signatures and docstrings of the source."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import griffe

SOURCE: Final = Path(__file__).resolve().parent.parent / "src"
MODULES: Final = (
    "engine",
    "record",
    "knowledge",
    "encode",
    "bots",
    "envs",
    "arena",
    "content",
    "testing",
    "extras",
)
MOST_PARAMETERS: Final = 6
"""A class with more is not made by calling it."""
ABOUT: Final = """What the modules below export, with the docstrings of the source. `help` shows the
same, of the compiled package too. Numbers that the source declares as `i64` are given as `int`."""


def reference_page() -> str:
    """The page, without a remark on where it comes from."""
    loader = griffe.GriffeLoader(search_paths=[SOURCE])
    package = loader.load("sevenwonders")
    loader.resolve_aliases()
    parts = ["# The Python interface", ABOUT]
    for name in MODULES:
        module = package[name]
        names = sorted(map(str, module.exports or ()), key=lambda one: (one.lower(), one))
        if names:
            parts += [f"## sevenwonders.{name}", _doc(module)]
            for one in names:
                parts += _entry(one, _target(module.members[one]))
    return "\n\n".join(part for part in parts if part) + "\n"


def _entry(name: str, found: griffe.Object) -> Iterator[str]:
    yield f"### {name}"
    if isinstance(found, griffe.Class):
        yield _code(f"class {_constructor(found)}")
        yield _doc(found)
        yield "\n".join(_members(found))
    elif isinstance(found, griffe.Function):
        yield _code(_signature(found))
        yield _doc(found)
    elif isinstance(found, griffe.Attribute):
        yield _code(_declared(found))
        yield _doc(found)


def _constructor(found: griffe.Class) -> str:
    init = found.all_members.get("__init__")
    target = _target(init) if init is not None else None
    if isinstance(target, griffe.Function) and len(target.parameters) <= MOST_PARAMETERS:
        return _signature(target).replace("__init__", found.name).removesuffix(" -> None")
    return found.name


def _members(found: griffe.Class) -> Iterator[str]:
    """A line for each public member, inherited ones too: what it holds first, then what it does."""
    members = [_target(one) for one in found.all_members.values() if one.is_public]
    named = [one for one in members if not one.name.startswith("__")]
    for one in named:
        if isinstance(one, griffe.Attribute):
            yield _item(_declared(one), one)
    for one in named:
        if isinstance(one, griffe.Function):
            yield _item(_signature(one), one)


def _item(code: str, one: griffe.Object) -> str:
    doc = " ".join(_doc(one).split())
    return f"- `{code}`: {doc}" if doc else f"- `{code}`"


def _declared(found: griffe.Attribute) -> str:
    kind = f": {_plain(str(found.annotation))}" if found.annotation is not None else ""
    return f"{found.name}{kind}"


def _signature(found: griffe.Function) -> str:
    return _plain(found.signature())


def _plain(code: str) -> str:
    """Types as a caller knows them."""
    return re.sub(r"(?<!vec\[)\bi64\b", "int", code).replace('"', "")


def _code(text: str) -> str:
    return f"```text\n{text}\n```"


def _doc(found: griffe.Object) -> str:
    return found.docstring.value.strip() if found.docstring is not None else ""


def _target(found: griffe.Object | griffe.Alias) -> griffe.Object:
    """What a name stands for; of a module, what it has of the same name: ``replay.replay``."""
    target = found.final_target if isinstance(found, griffe.Alias) else found
    if isinstance(target, griffe.Module) and target.name in target.members:
        return _target(target.members[target.name])
    return target

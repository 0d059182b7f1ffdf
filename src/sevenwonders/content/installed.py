"""Expansions of other installed packages, found by their entry points.

A package registers one in the group ``sevenwonders.boxes`` as ``NAME = "its.package"``. In it are
``NAME.toml``, ``names/en.toml`` and names in other languages if there are any. They are data: no
code of it runs but its ``__init__``. What is wrong with one expansion does not stop the others.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn

from sevenwonders.content.check import check_boxes, check_mentions, check_places
from sevenwonders.content.decode import parse_box
from sevenwonders.content.errors import ContentError
from sevenwonders.content.files import SUFFIX, listing, text
from sevenwonders.content.model import Box
from sevenwonders.content.name_files import parse_names

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "sevenwonders.boxes"
BASE: Final = "base-"


class Installed(NamedTuple):
    """What the installed packages bring."""

    boxes: Mapping[str, Box]
    packages: Mapping[str, str]
    """The package that holds the files of each box."""
    broken: Mapping[str, str]
    """Why a box that some package registers cannot be used."""


@lru_cache
def installed() -> Installed:
    """Load every expansion that an installed package registers."""
    boxes: dict[str, Box] = {}
    packages: dict[str, str] = {}
    broken: dict[str, str] = {}
    found = list(_entry_points())
    names = [entry.name for entry in found]
    for entry in found:
        by = entry.dist.name if entry.dist is not None else entry.value
        try:
            if names.count(entry.name) > 1:
                _refuse(entry.name, "several installed packages bring an expansion of that name")
            boxes[entry.name] = _box(entry, (*_shipped(), *names))
            packages[entry.name] = entry.value
        except Exception as error:  # noqa: BLE001 -- the package's own code may raise anything
            broken[entry.name] = f"{by!r} brings it, but it cannot be loaded: {error}"
    return Installed(boxes, packages, broken)


def installed_text(package: str, path: str) -> str | None:
    """Read a file of such a package; none if there is no such file."""
    from importlib.resources import files  # noqa: PLC0415, slow to import

    file = files(package).joinpath(*path.split("/"))
    return file.read_text(encoding="utf-8") if file.is_file() else None


def _entry_points() -> Iterator["EntryPoint"]:
    # Deferred: it takes longer to import than all of our own modules.
    from importlib.metadata import entry_points  # noqa: PLC0415

    yield from sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))


def _box(entry: "EntryPoint", names: tuple[str, ...]) -> Box:
    """A box that goes with all that is shipped here."""
    file = f"{entry.name}{SUFFIX}"
    content = installed_text(entry.value, file)
    if content is None:
        _refuse(entry.name, f"the package {entry.value!r} holds no {file}")
    box = parse_box(content, file=file)
    if box.id != entry.name:
        _refuse(entry.name, f"its id is {box.id!r}")
    if entry.name in _shipped() or entry.name.startswith(BASE):
        _refuse(entry.name, "an expansion of that name comes with sevenwonders")
    for card in box.cards:
        if card.copies:
            problem = "only guilds and black cards fit: an Age deck has 7 cards for each player"
            raise ContentError(file=file, item=card.id, key="copies", problem=problem)
    _check_names(box, entry.value)
    shipped = {name: parse_box(text("data", name), file=f"{name}{SUFFIX}") for name in _shipped()}
    boards = {board.id for one in (*shipped.values(), box) for board in one.boards}
    check_mentions(box, names, boards)
    check_places(box)
    extras = [one for name, one in shipped.items() if not name.startswith(BASE)]
    for base in (one for name, one in shipped.items() if name.startswith(BASE)):
        check_boxes((base, *extras, box))
    return box


def _check_names(box: Box, package: str) -> None:
    """Refuse a box of which something has no English name; other languages fall back on it."""
    file = "names/en.toml"
    called = parse_names(installed_text(package, file) or "", file=file)
    wanted = {
        "cards": [card.id for card in box.cards],
        "leaders": [leader.id for leader in box.leaders],
        "edifices": [edifice.id for edifice in box.edifices],
        "boards": [board.id for board in box.boards],
        "wonders": [board.id for board in box.boards],
    }
    for section, ids in wanted.items():
        for name in ids:
            if name not in called.get(section, {}):
                raise ContentError(file=file, item=section, key=name, problem="has no name")


@lru_cache
def _shipped() -> tuple[str, ...]:
    return listing("data")


def _refuse(name: str, problem: str) -> NoReturn:
    raise ContentError(file=f"{name}{SUFFIX}", item="", problem=problem)

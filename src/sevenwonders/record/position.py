"""Reads and writes position files: a table as TOML, in a form that people can edit."""

import tomllib
from collections.abc import Iterable
from typing import cast

import msgspec

from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.position.build import state_from
from sevenwonders.engine.position.model import CityPosition, Position
from sevenwonders.record.misfit import misfit

_WIDTH = 92
_OLDER_NAMES = {"named": "copied"}
"""Fields of a city that older files call otherwise."""


def parse_position(text: str, *, file: str = "") -> Position:
    """Read a position file and check that the situation can be; ``file`` is named in errors."""
    try:
        return _parsed(text)
    except InvalidPosition as error:
        raise error.placed(file) from error.__cause__


def _parsed(text: str) -> Position:
    try:
        raw = tomllib.loads(text)
    except ValueError as error:
        raise InvalidPosition("file", f"is not TOML: {error}") from error
    except RecursionError as error:
        raise InvalidPosition("file", "is nested deeper than any position") from error
    try:
        position = msgspec.convert(_with_new_names(raw), Position)
    except msgspec.ValidationError as error:
        raise misfit(error) from error
    state_from(position)
    return position


def _with_new_names(raw: dict[str, object]) -> dict[str, object]:
    cities = raw.get("city")
    if not isinstance(cities, list):
        return raw
    renamed = [_renamed(city) for city in cast("list[object]", cities)]
    return {**raw, "city": renamed}


def _renamed(city: object) -> object:
    """A city whose older names are replaced, unless it gives the new one as well."""
    if not isinstance(city, dict):
        return city
    fields = cast("dict[str, object]", city)
    older = {old: new for old, new in _OLDER_NAMES.items() if new not in fields}
    return {older.get(name, name): value for name, value in fields.items()}


def position_text(position: Position) -> str:
    """Write a position so that ``parse_position`` gives it back; defaults are left out."""
    lines = _fields(position, Position, skip="city")
    for city in position.city:
        lines += ["", "[[city]]", *_fields(city, CityPosition)]
    return "\n".join(lines) + "\n"


def _fields(
    given: Position | CityPosition, kind: type[Position] | type[CityPosition], *, skip: str = ""
) -> list[str]:
    lines: list[str] = []
    for field in msgspec.structs.fields(kind):
        value = getattr(given, field.name)
        if field.name == skip or (field.name != "players" and value == field.default):
            continue
        lines.append(f"{field.name} = {_value(value, len(field.name))}")
    return lines


def _value(value: object, indent: int) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        items = cast("tuple[object, ...]", value)
        return _array([_value(one, 0) for one in items], indent)
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def _array(items: Iterable[str], indent: int) -> str:
    """An array on one line if it fits, else wrapped."""
    flat = ", ".join(items)
    if len(flat) + indent + 5 <= _WIDTH:
        return f"[{flat}]"
    lines = [""]
    for item in flat.split(", "):
        if lines[-1] and len(lines[-1]) + len(item) + 2 > _WIDTH - 4:
            lines.append("")
        lines[-1] += f"{item}, "
    return "[\n" + "".join(f"    {line.rstrip()}\n" for line in lines) + "]"

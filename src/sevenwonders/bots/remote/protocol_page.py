"""The shapes of the protocol's messages as tables for the docs, read from the types themselves."""

import ast
import inspect
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, cast

import msgspec
import msgspec.inspect as info

from sevenwonders.bots.remote import protocol
from sevenwonders.engine.events import base as events

Schema = Mapping[str, object]

_KINDS: Final = {
    "integer": "whole number",
    "number": "number",
    "string": "text",
    "boolean": "true or false",
    "null": "null",
    "object": "object",
}
_TAGS: Final = ("type", "event")
_EVENTS: Final = "an [event](#events)"


def protocol_tables() -> str:
    """Every message, the objects within them, and every event."""
    told, parts = msgspec.json.schema_components(
        [protocol.ToBot, protocol.FromBot, events.Event], ref_template="{name}"
    )
    to_bot, from_bot, reported = (_alternatives(one) for one in told)
    messages = {*to_bot, *from_bot}
    within = sorted(set(parts) - messages - set(reported))
    sections = [
        "## From the host to the bot",
        *(_section(name, parts[name]) for name in to_bot),
        "## From the bot to the host",
        *(_section(name, parts[name]) for name in from_bot),
        "## Objects",
        *(_section(name, parts[name]) for name in within),
        "## Events",
        *(_section(name, parts[name]) for name in reported),
    ]
    return "\n\n".join(sections)


def _alternatives(union: Schema) -> list[str]:
    return [one["$ref"] for one in cast("list[dict[str, str]]", union["anyOf"])]


def _section(name: str, schema: Schema) -> str:
    fields = cast("Mapping[str, Schema]", schema["properties"])
    meanings = _meanings(name)
    lines = [f"### {_title(name, fields)}", "", _first_sentence(str(schema["description"]))]
    rows = list(_rows(fields, meanings))
    if rows:
        lines += ["", "| field | is | meaning |", "|---|---|---|", *rows]
    return "\n".join(lines)


def _rows(fields: Mapping[str, Schema], meanings: Mapping[str, str]) -> Iterator[str]:
    for field, schema in fields.items():
        kind = f"`{_tag(schema)}`" if field in _TAGS and _tag(schema) else _kind(schema)
        yield f"| `{field}` | {kind} | {meanings.get(field, '')} |"


def _title(name: str, fields: Mapping[str, Schema]) -> str:
    """What a message or event is tagged with, or what the object is called."""
    for tag in _TAGS:
        if tag in fields and (called := _tag(fields[tag])):
            return called
    return f"{name} object"


def _tag(schema: Schema) -> str:
    values = cast("list[str]", schema.get("enum", []))
    return values[0] if len(values) == 1 else ""


def _kind(schema: Schema) -> str:
    """The type of a field in words."""
    if "$ref" in schema:
        name = str(schema["$ref"])
        return f"[{name}](#{name.lower()}-object)"
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in cast("list[str]", schema["enum"]))
    if "discriminator" in schema:
        return _EVENTS
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in cast("list[Schema]", schema["anyOf"]))
    if "prefixItems" in schema:
        return f"list of {', '.join(map(_kind, cast('list[Schema]', schema['prefixItems'])))}"
    if schema["type"] == "array":
        return f"list: {_kind(cast('Schema', schema['items']))}"
    if "additionalProperties" in schema and isinstance(schema["additionalProperties"], dict):
        return f"object of {_kind(cast('Schema', schema['additionalProperties']))}"
    return _KINDS[str(schema["type"])]


def _first_sentence(text: str) -> str:
    return " ".join(text.split("\n\n", maxsplit=1)[0].split()).replace("``", "`")


def _meanings(name: str) -> dict[str, str]:
    """The docstring of each field of a struct in the source."""
    fields = ast.parse(inspect.getsource(_structs()[name])).body[0]
    assert isinstance(fields, ast.ClassDef)  # noqa: S101 -- the source of a class is one
    meanings: dict[str, str] = {}
    for field, below in zip(fields.body, fields.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            text = below.value if isinstance(below, ast.Expr) else None
            if isinstance(text, ast.Constant):
                meanings[field.target.id] = _first_sentence(str(text.value)).replace("|", "\\|")
    return meanings


@cache
def _structs() -> dict[str, type]:
    """Every struct within the messages, by name."""
    found: dict[str, type] = {}
    ahead = list(info.multi_type_info([protocol.ToBot, protocol.FromBot]))
    while ahead:
        match ahead.pop():
            case info.StructType(cls=struct, fields=fields) if struct.__name__ not in found:
                found[struct.__name__] = struct
                ahead += [field.type for field in fields]
            case info.UnionType(types=types):
                ahead += types
            case info.VarTupleType(item_type=one) | info.ListType(item_type=one):
                ahead.append(one)
            case info.DictType(value_type=one):
                ahead.append(one)
            case _:
                pass
    return found

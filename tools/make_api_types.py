"""Write web/src/api/types.ts, the shapes of the HTTP interface, from its OpenAPI schema.

``python tools/make_api_types.py`` writes the file, ``--check`` says whether it is out of date.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from sevenwonders.server.app import schema

TYPES: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "api" / "types.ts"
MADE: Final = "// Made by tools/make_api_types.py from the OpenAPI schema; edit the server instead."
REF: Final = "#/components/schemas/"
UNIONS: Final = {"effect": "Effect", "event": "GameEvent"}
"""Names for unions whose members are told apart by a tag, by that tag."""
WORDS: Final = {
    "Access": ("Table", "access"),
    "Action": ("Option", "action"),
    "AskKind": ("Decision", "kind"),
    "Color": ("CardContent", "color"),
    "Countable": ("PointsPer", "count"),
    "Direction": ("View", "direction"),
    "EdificeState": ("EdificeView", "state"),
    "Phase": ("View", "phase"),
    "ProblemCode": ("Problem", "code"),
    "Reason": ("Refusal", "reason"),
    "Resource": ("BoardContent", "produces"),
    "RowName": ("Row", "row"),
    "ScienceSymbol": ("content_effects_base_Science", "symbol"),
    "SeatKind": ("SeatRow", "kind"),
    "Status": ("Table", "status"),
}
"""Names for closed lists of words, by a field that takes one of them."""
NAMES: Final = {"content_model_Stage": "Stage"}
"""Components that keep their plain name though another has it too."""
SIMPLE: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
WIDTH: Final = 100

Node = Mapping[str, object]


def node(value: object) -> Node:
    """A JSON object."""
    if not isinstance(value, Mapping):
        message = f"no object: {value!r}"
        raise TypeError(message)
    return cast("Node", value)


def nodes(value: object) -> list[Node]:
    """A JSON array of objects."""
    return [node(item) for item in cast("Sequence[object]", value)]


class Writer:
    """Turns the components of one schema into TypeScript."""

    def __init__(self, document: Node) -> None:
        self._components = node(node(document["components"])["schemas"])
        self._sent = self._reachable(_bodies(document))
        """Components of request bodies: there a field with a default may be left out."""
        self._unions: dict[str, str] = {}
        self._words = {self._list_in(*place): name for name, place in WORDS.items()}

    def text(self) -> str:
        """The whole module."""
        written = [self._component(name) for name in sorted(self._components, key=_short)]
        named = self._unions | {
            name: _union([_literal(word) for word in words]) for words, name in self._words.items()
        }
        aliases = [_alias(name, body) for name, body in sorted(named.items())]
        return "\n\n".join((MADE, *aliases, *written)) + "\n"

    def _component(self, name: str) -> str:
        schema = node(self._components[name])
        if "properties" not in schema:
            return _alias(_short(name), self._type(schema))
        required = set(cast("Sequence[str]", schema.get("required", ())))
        lines = [f"export interface {_short(name)} {{"]
        for key, value in node(schema["properties"]).items():
            maybe = "?" if name in self._sent and key not in required else ""
            lines.append(f"  {key}{maybe}: {self._type(node(value))};")
        return "\n".join((*lines, "}"))

    def _type(self, schema: Node) -> str:
        if "$ref" in schema:
            return _short(str(schema["$ref"]).removeprefix(REF))
        if "const" in schema:
            return _literal(schema["const"])
        if "enum" in schema:
            return self._one_word(cast("Sequence[str | None]", schema["enum"]))
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self._one_of(nodes(schema[several]))
        return self._plain(schema)

    def _one_word(self, words: Sequence[str | None]) -> str:
        """One of a list, by the name of the list if it has one; any list may have null in it."""
        name = self._words.get(_listed(words))
        if name is None:
            return _union([_literal(word) for word in words])
        return f"{name} | null" if None in words else name

    def _list_in(self, component: str, field: str) -> tuple[str, ...]:
        schema = node(node(node(self._components[component])["properties"])[field])
        schema = node(schema.get("items", schema))
        return _listed(cast("Sequence[str | None]", schema["enum"]))

    def _plain(self, schema: Node) -> str:
        kind = schema.get("type")
        if kind == "array":
            inner = self._type(node(schema.get("items", {})))
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if kind == "object":
            return f"Record<string, {self._type(node(schema.get('additionalProperties', {})))}>"
        return SIMPLE.get(str(kind), "unknown")

    def _one_of(self, members: list[Node]) -> str:
        union = _union([self._type(member) for member in members])
        tag = self._tag(members)
        if tag not in UNIONS:
            return union
        self._unions[UNIONS[tag]] = union
        return UNIONS[tag]

    def _tag(self, members: list[Node]) -> str:
        """The field that tells the members of a union apart, if there is one: constant in each."""
        tags: set[str] | None = None
        for member in members:
            if "$ref" not in member:
                return ""
            fields = node(self._components[str(member["$ref"]).removeprefix(REF)])["properties"]
            constant = {key for key, value in node(fields).items() if "const" in node(value)}
            tags = constant if tags is None else tags & constant
        return tags.pop() if tags and len(tags) == 1 else ""

    def _reachable(self, start: Iterator[str]) -> set[str]:
        found: set[str] = set()
        queue = list(start)
        while queue:
            name = queue.pop()
            if name not in found:
                found.add(name)
                queue += _refs(self._components[name])
        return found


def _bodies(document: Node) -> Iterator[str]:
    for path in node(document["paths"]).values():
        for operation in node(path).values():
            yield from _refs(node(operation).get("requestBody"))


def _refs(value: object) -> Iterator[str]:
    if isinstance(value, Mapping):
        for key, inner in cast("Node", value).items():
            if key == "$ref":
                yield str(inner).removeprefix(REF)
            else:
                yield from _refs(inner)
    elif isinstance(value, list | tuple):
        for inner in cast("Sequence[object]", value):
            yield from _refs(inner)


def _short(name: str) -> str:
    """Components of one name carry their modules: ``engine_sheet_Science`` is SheetScience."""
    if name in NAMES:
        return NAMES[name]
    *modules, last = name.split("_")
    return (modules[-1].capitalize() if modules else "") + last


def _listed(words: Sequence[str | None]) -> tuple[str, ...]:
    return tuple(word for word in words if word is not None)


def _alias(name: str, body: str) -> str:
    return f"export type {name} ={'' if body.startswith(chr(10)) else ' '}{body};"


def _literal(value: object) -> str:
    if value is None:
        return "null"
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _union(members: list[str]) -> str:
    one_line = " | ".join(dict.fromkeys(members))
    if len(one_line) <= WIDTH - len("export type "):
        return one_line
    return "".join(f"\n  | {member}" for member in dict.fromkeys(members))


def main(arguments: list[str]) -> int:
    """Write the types, or with --check compare; 1 when they differ."""
    text = Writer(schema()).text()
    if arguments == ["--check"]:
        if not TYPES.exists() or TYPES.read_text(encoding="utf-8") != text:
            print("web/src/api/types.ts is out of date: run tools/make_api_types.py")
            return 1
    else:
        TYPES.parent.mkdir(parents=True, exist_ok=True)
        TYPES.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The page on the server's interface has the requests that the server answers."""

import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from sevenwonders.server.app import schema

PAGE: Final = Path(__file__).parents[2] / "docs" / "api.md"
REQUEST: Final = re.compile(
    r"`(?P<method>[A-Z]+) (?P<path>/api[^ ?`]*)(?P<query>\?[^ `]*)?(?: \{(?P<body>[^}]*)\})?`"
)
METHODS: Final = ("get", "post", "put", "patch", "delete")


class Request(NamedTuple):
    """What a client sends, whatever the parts of the path are called."""

    method: str
    path: str
    query: frozenset[str]
    body: frozenset[str]


def _path(written: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", written)


def _on_the_page() -> set[Request]:
    return {
        Request(
            found["method"],
            _path(found["path"]),
            frozenset(re.findall(r"(\w+)=", found["query"] or "")),
            frozenset(re.findall(r"\w+", found["body"] or "")),
        )
        for found in REQUEST.finditer(PAGE.read_text())
    }


def _answered() -> set[Request]:
    document: dict[str, Any] = schema()
    shapes = document["components"]["schemas"]
    return {
        Request(
            method.upper(),
            _path(path),
            frozenset(one["name"] for one in does.get("parameters", ()) if one["in"] == "query"),
            _fields(does, shapes),
        )
        for path, operations in document["paths"].items()
        for method, does in operations.items()
        if method in METHODS
    }


def _fields(operation: dict[str, Any], shapes: dict[str, Any]) -> frozenset[str]:
    if "requestBody" not in operation:
        return frozenset()
    reference = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    return frozenset(shapes[reference.rpartition("/")[2]]["properties"])


def test_the_page_has_every_request_with_all_it_may_carry_and_no_other() -> None:
    assert _on_the_page() == _answered()

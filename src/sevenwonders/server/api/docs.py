"""``/api/docs``: the interface as a page, from its schema alone: no script, no other site."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Final, cast

from litestar import Request, get
from litestar.datastructures import State
from litestar.response import Response

_METHODS: Final = ("get", "post", "put", "delete")
Node = Mapping[str, object]


@get("/api/docs", include_in_schema=False)
async def show_docs(request: Request[object, object, State]) -> Response[str]:
    """Every request with what it takes and answers, and the shapes of both."""
    schema = cast("Node", request.app.openapi_schema.to_schema())
    return Response("\n".join(_page(schema)), media_type="text/html")


def _page(schema: Node) -> Iterator[str]:
    about = _node(schema, "info")
    yield '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width">'
    yield f"<title>{escape(str(about['title']))}: the interface</title>"
    yield f"<h1>{escape(str(about['title']))} {escape(str(about['version']))}</h1>"
    yield '<p>As a schema for programs: <a href="/api/schema">/api/schema</a>.</p>'
    yield "<h2>Requests</h2>"
    for path, item in _node(schema, "paths").items():
        for method in _METHODS:
            if method in cast("Node", item):
                yield from _operation(method, path, _node(cast("Node", item), method))
    yield "<h2>Shapes</h2>"
    for name, shape in sorted(_node(_node(schema, "components"), "schemas").items()):
        yield from _shape(name, cast("Node", shape))


def _operation(method: str, path: str, told: Node) -> Iterator[str]:
    yield f'<h3 id="{escape(str(told["operationId"]))}">{escape(str(told.get("summary", "")))}</h3>'
    yield f"<p><code>{method.upper()} {escape(path)}</code></p>"
    yield f"<p>{escape(str(told.get('description', '')))}</p>\n<ul>"
    for parameter in cast("list[Node]", told.get("parameters", [])):
        about = escape(str(parameter.get("description", "")))
        yield f"<li><code>{escape(str(parameter['name']))}</code> ({parameter['in']}) {about}</li>"
    if "requestBody" in told:
        yield f"<li>Body: {_content(_node(told, 'requestBody'))}</li>"
    for status, answer in _node(told, "responses").items():
        shown = _content(cast("Node", answer)) or escape(str(cast("Node", answer)["description"]))
        yield f"<li>{escape(status)}: {shown}</li>"
    yield "</ul>"


def _shape(name: str, shape: Node) -> Iterator[str]:
    yield f'<h3 id="shape-{escape(name)}">{escape(name)}</h3>'
    yield f"<p>{escape(str(shape.get('description', '')))}</p>\n<ul>"
    for field, kind in cast("Node", shape.get("properties", {})).items():
        yield f"<li><code>{escape(field)}</code>: {_kind(cast('Node', kind))}</li>"
    yield "</ul>"


def _content(body: Node) -> str:
    kinds = cast("Mapping[str, Node]", body.get("content", {}))
    shown = (_kind(_node(kind, "schema")) for kind in kinds.values() if "schema" in kind)
    return ", ".join(shown)


def _kind(kind: Node) -> str:
    """A shape in a word, with links to those that have a name."""
    if "$ref" in kind:
        name = escape(str(kind["$ref"]).rpartition("/")[2])
        return f'<a href="#shape-{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in kind:
            return " or ".join(map(_kind, cast("list[Node]", kind[several])))
    if kind.get("type") == "array" and isinstance(kind.get("items"), Mapping):
        return f"list of {_kind(_node(kind, 'items'))}"
    if "enum" in kind:
        return " or ".join(escape(repr(word)) for word in cast("list[object]", kind["enum"]))
    return escape(str(kind.get("type", "anything")))


def _node(parent: Node, name: str) -> Node:
    return cast("Node", parent[name])

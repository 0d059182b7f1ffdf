"""To strangers a private table is as if there were none, at every address of a table."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from sevenwonders.server.app import schema
from tests.server.browsers import Browser, Meet

pytestmark = pytest.mark.anyio

UNKNOWN: Final = "aaaaaaaaaa"
MOST_ROUTES: Final = 24
Schema = dict[str, Any]


class Route:
    """A request about a table."""

    def __init__(self, method: str, path: str, body: object) -> None:
        self.method = method
        self.path = path
        self._body = body

    async def asked(self, browser: Browser, table: str) -> tuple[int, str]:
        """What the answer is, without the table's name."""
        path = self.path.replace("{table}", table)
        path = re.sub(r"\{[a-z]+\}", "1", path)
        answer = await browser.client.request(self.method, path, json=self._body)
        return answer.status_code, answer.text.replace(table, UNKNOWN)


def routes() -> Iterator[Route]:
    """All that can be asked of a table, as the schema has it."""
    document: Schema = schema()
    for path, methods in document["paths"].items():
        if not path.startswith("/api/tables/{table}"):
            continue
        for method, operation in methods.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json")
            yield Route(method.upper(), path, body and example(document, body["schema"]))


def example(document: Schema, kind: Schema) -> object:
    """Something that a schema allows."""
    if "$ref" in kind:
        kind = document["components"]["schemas"][kind["$ref"].rpartition("/")[2]]
    if "oneOf" in kind or "anyOf" in kind:
        return example(document, (kind.get("oneOf") or kind["anyOf"])[0])
    if "enum" in kind:
        return kind["enum"][0]
    if kind["type"] == "object":
        return {name: example(document, kind["properties"][name]) for name in kind["required"]}
    examples = {"array": [1, 0], "boolean": True, "integer": 1, "string": "x", "number": 1}
    return examples[kind["type"]]


@pytest.mark.parametrize("playing", [False, True])
async def test_strangers_hear_the_same_of_a_private_table_as_of_none(
    meet: Meet, *, playing: bool
) -> None:
    ada = await meet("Ada")
    bots = [None, "random", "random"]
    table = (await ada.lay(players=3, access="private", bots=bots, start=playing)).id
    eve, passer_by = await meet("Eve"), await meet("")
    asked = list(routes())
    assert len(asked) >= MOST_ROUTES
    for route in asked:
        for stranger in (eve, passer_by):
            there = await route.asked(stranger, table)
            assert there == await route.asked(stranger, UNKNOWN), (route.method, route.path)
            assert there[0] in {401, 404}, (route.method, route.path, there)

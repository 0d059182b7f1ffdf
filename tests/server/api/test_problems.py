"""Whatever is refused is a problem of RFC 9457 with a code that is listed in the schema."""

import logging
from collections.abc import Iterator

import msgspec
import pytest

from sevenwonders.engine import errors as engine
from sevenwonders.errors import WondersError
from sevenwonders.server import errors as server
from sevenwonders.server.api.problems import CODES, STATUS, InvalidRequest, code_of
from sevenwonders.server.app import LARGEST_BODY
from sevenwonders.server.service.service import Service
from tests.server.browsers import Meet, refused

pytestmark = pytest.mark.anyio

JSON = {"Content-Type": "application/json"}
FAMILIES = (engine.IllegalChoice, engine.InvalidOptions, server.Refused)


def leaves(kind: type[WondersError]) -> Iterator[type[WondersError]]:
    below = kind.__subclasses__()
    if not below:
        yield kind
    for inner in below:
        yield from leaves(inner)


@pytest.mark.parametrize("family", FAMILIES)
async def test_every_refusal_of_rules_and_tables_has_a_status(family: type[WondersError]) -> None:
    assert set(leaves(family)) <= set(STATUS)


async def test_no_two_refusals_share_a_code() -> None:
    assert len({code_of(kind) for kind in STATUS}) == len(STATUS)
    assert {"not-in-hand", "table-full", "stale-decision", "not-your-seat", "no-guest"} <= {*CODES}


async def test_an_address_that_is_not_there_is_not_found(meet: Meet) -> None:
    nobody = await meet("")
    for path in ("/api/nothing", "/api", "/api/tables/a/b/c", "/api/content/9e"):
        refused(await nobody.get(path), 404, "not-found")


async def test_a_method_that_an_address_does_not_take_is_refused_with_those_it_does(
    meet: Meet,
) -> None:
    answer = await (await meet("")).delete("/api/tables")
    refused(answer, 405, "method-not-allowed")
    assert {"GET", "POST"} <= set(answer.headers["Allow"].split(", "))


async def test_a_body_that_is_too_large_is_refused(meet: Meet) -> None:
    ada = await meet("Ada")
    answer = await ada.post("/api/guest", {"name": "x" * LARGEST_BODY})
    refused(answer, 413, "too-large")


async def test_what_cannot_be_read_is_said_part_by_part(meet: Meet) -> None:
    ada = await meet("Ada")
    answer = await ada.post("/api/tables", {"players": [], "edition": "1e"})
    refused(answer, 400, "invalid-request")
    told = msgspec.json.decode(answer.content, type=InvalidRequest)
    assert [(error.key, error.source) for error in told.errors] == [("players", "body")]
    answer = await ada.post("/api/tables", {"players": 3, "boards": ["giza", 7]})
    told = msgspec.json.decode(answer.content, type=InvalidRequest)
    assert [(error.key, error.source) for error in told.errors] == [("boards[1]", "body")]
    answer = await ada.client.post("/api/tables", content=b"{", headers=JSON)
    refused(answer, 400, "invalid-request")
    assert msgspec.json.decode(answer.content, type=InvalidRequest).errors


@pytest.mark.parametrize("path", ["/api/guest", "/api/tables", "/api/replay"])
@pytest.mark.parametrize("opening", [b"[", b'{"name":'])
async def test_a_body_nested_too_deeply_is_refused_as_unreadable(
    meet: Meet, path: str, opening: bytes
) -> None:
    ada = await meet("Ada")
    answer = await ada.client.post(path, content=opening * 7000, headers=JSON)
    refused(answer, 400, "invalid-request")
    assert msgspec.json.decode(answer.content, type=InvalidRequest).errors[0].source == "body"


async def test_a_mistake_of_ours_is_logged_and_says_nothing_of_itself(
    meet: Meet, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_service: Service, _guest: str | None) -> None:
        raise ZeroDivisionError("the secret is 7")

    monkeypatch.setattr(Service, "lobby", fail)
    with caplog.at_level(logging.ERROR):
        answer = await (await meet("")).get("/api/tables")
    refused(answer, 500, "internal-error")
    assert "secret" not in answer.text
    assert "ZeroDivisionError: the secret is 7" in caplog.text


async def test_a_refusal_is_never_cached(meet: Meet) -> None:
    answer = await (await meet("")).get("/api/guest")
    assert answer.headers["Cache-Control"] == "no-store"

"""Choices that are answered before the framework are answered as it would."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import httpx
import pytest
from litestar import Litestar, Request
from litestar.datastructures import State

from sevenwonders.server.api.origin import refuse_foreign_pages
from sevenwonders.server.app import create_app
from sevenwonders.server.limits.gate import Gate
from sevenwonders.server.limits.rates import parsed_limits
from sevenwonders.server.settings import Settings
from sevenwonders.server.watch.figures import Figures
from sevenwonders.server.wire.table import Guest, Sealed
from tests.server.browsers import Browser, Meet, a_discard, address, among, an_app, meeting, read

pytestmark = pytest.mark.anyio

ITS_OWN: Final = {"content-length", "x-request-id"}
"""What may differ: the same may be compressed to a few bytes more or less."""


@pytest.fixture
def passed_on(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths of what reached the framework."""
    paths: list[str] = []

    def seen(request: Request[object, object, State]) -> None:
        paths.append(request.url.path)
        refuse_foreign_pages(request)

    monkeypatch.setattr("sevenwonders.server.api.limits.refuse_foreign_pages", seen)
    return paths


async def usual(browser: Browser, table: str, at: int = 0) -> tuple[str, dict[str, str]]:
    """Where and what the client sends for a choice."""
    seen = await browser.table(table)
    return f"{address(seen)}?after={seen.seq}&brief=true", {"choice": a_discard(seen, at)}


def other_way_round(where: str) -> str:
    """The same query as the framework alone reads it."""
    path, _, query = where.partition("?")
    after, brief = query.split("&")
    return f"{path}?{brief}&{after}"


def told(answer: httpx.Response) -> tuple[int, dict[str, str], bytes]:
    """All that is sent, uncompressed."""
    headers = {name: value for name, value in answer.headers.items() if name not in ITS_OWN}
    return answer.status_code, headers, answer.content


async def test_a_usual_choice_does_not_reach_the_framework(
    meet: Meet, passed_on: list[str]
) -> None:
    (ada, *_), table = await among(meet, 3)
    where, what = await usual(ada, table)
    passed_on.clear()
    answer = await ada.post(where, what)
    assert read(answer, Sealed).sealed[0].choice == what["choice"]
    assert answer.headers["X-Request-Id"]
    assert passed_on == []


@pytest.mark.parametrize("packing", ["gzip", "identity"])
async def test_what_is_sent_is_what_the_framework_sends(
    meet: Meet, passed_on: list[str], packing: str
) -> None:
    (ada, ben), table = await among(meet, 2)
    for browser in (ada, ben):
        browser.client.headers["Accept-Encoding"] = packing
        where, what = await usual(browser, table)
        passed_on.clear()
        quick = await browser.post(where, what)
        assert passed_on == []
        slow = await browser.post(other_way_round(where), what)
        assert passed_on == [where.partition("?")[0]]
        assert told(quick) == told(slow)


def made(browser: Browser, where: str, body: bytes, **headers: str) -> httpx.Request:
    given = {"Content-Type": "application/json"} | {
        name.replace("_", "-"): value for name, value in headers.items()
    }
    return browser.client.build_request("POST", where, content=body, headers=given)


REFUSED: Final[dict[str, tuple[int, dict[str, str], bytes | None]]] = {
    "by a foreign page": (403, {"Sec_Fetch_Site": "cross-site"}, None),
    "by a foreign page of an old browser": (403, {"Origin": "https://elsewhere.test"}, None),
    "as a form": (415, {"Content_Type": "text/plain"}, None),
    "without a cookie": (401, {"Cookie": "other=1"}, None),
    "with a token that is not good": (401, {"Authorization": "Bearer nonsense"}, None),
    "in no JSON": (400, {}, b"{"),
    "as a number": (400, {}, b'{"choice": 3}'),
    "with more": (400, {}, b'{"choice": "D:altar", "more": 1}'),
    "of a card one has not": (422, {}, b'{"choice": "D:palace"}'),
    "of no card": (422, {}, b'{"choice": "D:nothing"}'),
}


@pytest.mark.parametrize("asked", REFUSED)
async def test_what_is_refused_is_refused_by_the_framework(
    meet: Meet, passed_on: list[str], asked: str
) -> None:
    (ada, *_), table = await among(meet, 3)
    where, what = await usual(ada, table)
    status, headers, body = REFUSED[asked]
    passed_on.clear()
    request = made(ada, where, json.dumps(what).encode() if body is None else body, **headers)
    answer = await ada.client.send(request)
    assert answer.status_code == status
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert passed_on == [request.url.path]
    assert (await ada.table(table)).sealed == ()


async def test_quick_choices_count_for_the_limit(tmp_path: Path) -> None:
    few = Settings(
        data=tmp_path,
        database=f"sqlite:///{tmp_path / 'tables.db'}",
        limits=parsed_limits("requests=12/h"),
    )
    async with meeting(create_app(few)) as meet:
        (ada, *_), table = await among(meet, 3)
        where, what = await usual(ada, table)
        answers = [(await ada.post(where, what)).status_code for _ in range(12)]
    assert answers[0] == 200
    assert answers[-1] == 429
    assert answers == sorted(answers)


async def test_what_comes_in_pieces_is_passed_on_whole(meet: Meet, passed_on: list[str]) -> None:
    (ada, *_), table = await among(meet, 3)
    where, what = await usual(ada, table)
    body = json.dumps(what).encode()

    async def pieces(whole: bytes) -> AsyncIterator[bytes]:
        yield whole[:5]
        yield whole[5:]

    other = body.replace(b"D:", b"N:")
    for sent in (body, other):
        headers = {"Content-Type": "application/json", "Content-Length": str(len(sent))}
        passed_on.clear()
        answer = await ada.client.post(where, content=pieces(sent), headers=headers)
        assert answer.status_code == (422 if sent is other else 200)
        assert len(passed_on) == (sent is other)


async def test_a_refused_choice_counts_once(tmp_path: Path, passed_on: list[str]) -> None:
    settings = Settings(
        data=tmp_path,
        database=f"sqlite:///{tmp_path / 'tables.db'}",
        limits=parsed_limits("requests=100/1d,requests@address=off"),
    )
    app = create_app(settings)
    async with meeting(app) as meet:
        (ada, *_), table = await among(meet, 3)
        where, _ = await usual(ada, table)
        guest = read(await ada.get("/api/guest"), Guest).id
        passed_on.clear()
        left = remaining(app, guest)
        answer = await ada.post(where, {"choice": "D:palace"})
        assert (answer.status_code, len(passed_on)) == (422, 1)
        assert left - remaining(app, guest) == pytest.approx(1, abs=0.1)


def remaining(app: Litestar, guest: str) -> float:
    """How many requests somebody may still send."""
    gate: Gate = app.state.gate
    return gate._buckets["requests"]._filled(guest)


async def test_choices_are_counted_under_one_route_whoever_answers_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    routes: list[str] = []

    def answered(_self: Figures, route: str, _status: int, _seconds: float | None) -> None:
        routes.append(route)

    monkeypatch.setattr(Figures, "answered", answered)
    async with meeting(an_app(tmp_path)) as meet:
        (ada, ben, *_), table = await among(meet, 3)
        where, body = await usual(ada, table)
        read(await ada.post(where, body), Sealed)
        where, body = await usual(ben, table)
        read(await ben.post(other_way_round(where), body), Sealed)
    chosen = [route for route in routes if "decisions" in route]
    assert chosen == ["/api/tables/{table}/decisions/{decision}/seats/{seat}"] * 2

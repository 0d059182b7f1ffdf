"""Requests that browsers send here for pages of other sites, on a real server."""

from collections.abc import Iterator
from typing import Final

import httpx
import msgspec
import pytest

from sevenwonders.server.api.problems import Problem
from tests.server.live import Live, a_client, serving

CALLED: Final = '{"name":"Eve="}'
"""What a form sends whose field is called ``{"name":"Eve`` and holds ``"}``: good JSON."""
CROSS_SITE: Final = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
OTHER_PORT: Final = {"Origin": "http://127.0.0.1:1", "Sec-Fetch-Site": "same-site"}
OLD_BROWSER: Final = {"Origin": "https://evil.example"}
OLD_BROWSER_OTHER_PORT: Final = {"Origin": "http://127.0.0.1:1"}
SANDBOX: Final = {"Origin": "null"}
FOREIGN: Final = [CROSS_SITE, OTHER_PORT, OLD_BROWSER, OLD_BROWSER_OTHER_PORT, SANDBOX]
ANY_TYPE: Final = ["text/plain", "application/x-www-form-urlencoded", "application/json"]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def client(live: Live) -> Iterator[httpx.Client]:
    with a_client(live.url) as client:
        yield client


def refused(answer: httpx.Response, status: int, code: str) -> None:
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.code) == (status, code)
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize("media_type", ANY_TYPE)
@pytest.mark.parametrize("foreign", FOREIGN)
def test_a_form_of_a_foreign_page_makes_nobody_another_guest(
    client: httpx.Client, foreign: dict[str, str], media_type: str
) -> None:
    # The browser keeps its cookie back: to the server this is somebody new.
    answer = client.post(
        "/api/guest", content=CALLED, headers=foreign | {"Content-Type": media_type}
    )
    refused(answer, 403, "foreign-page")


@pytest.mark.parametrize("media_type", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_body_that_is_not_sent_as_json_is_refused(client: httpx.Client, media_type: str) -> None:
    headers = {"Content-Type": media_type} if media_type else {}
    answer = client.post("/api/guest", content=CALLED, headers=headers)
    refused(answer, 415, "not-json")


@pytest.mark.parametrize("foreign", [OTHER_PORT, OLD_BROWSER_OTHER_PORT])
def test_a_foreign_page_changes_nothing_at_a_table_though_the_cookie_is_sent(
    client: httpx.Client, foreign: dict[str, str]
) -> None:
    """A page on another port of the same host counts as the same site for cookies."""
    client.post("/api/guest", json={"name": "Ada"})
    table = client.post("/api/tables", json={"players": 3}).json()
    at = f"/api/tables/{table['id']}"
    refused(client.post(f"{at}/leave", headers=foreign), 403, "foreign-page")
    decision = f"{at}/decisions/1/seats/0"
    refused(client.delete(decision, headers=foreign), 403, "foreign-page")
    assert client.get(at).json() == table


def test_a_request_that_came_without_the_cookie_takes_it_from_nobody(client: httpx.Client) -> None:
    answer = client.get("/api/guest", headers=CROSS_SITE)
    refused(answer, 401, "no-guest")


def test_a_foreign_page_may_link_to_a_table(client: httpx.Client) -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    assert client.get("/table/abc", headers=headers).status_code == 200


@pytest.mark.parametrize(
    "own",
    [
        {},
        {"Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
        # A proxy with TLS calls the server by a name of its own.
        {"Sec-Fetch-Site": "same-origin", "Origin": "https://games.example"},
    ],
)
def test_own_pages_and_programs_are_served(client: httpx.Client, own: dict[str, str]) -> None:
    assert client.post("/api/guest", json={"name": "Ada"}, headers=own).status_code == 200


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_own_pages_of_old_browsers_are_served(
    live: Live, client: httpx.Client, scheme: str
) -> None:
    origin = live.url.replace("http", scheme)
    headers = {"Origin": origin, "Content-Type": "application/json; charset=utf-8"}
    answer = client.post("/api/guest", content=b'{"name": "Ada"}', headers=headers)
    assert answer.status_code == 200

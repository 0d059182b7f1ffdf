"""The web client as it is served."""

import base64
import hashlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sevenwonders.server import app as application
from sevenwonders.server.api.static import NOT_BUILT, PAGES, Client
from tests.server.browsers import Browser, an_app, meeting, refused

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
SCRIPT = "document.documentElement.dataset.theme = 'dark'"
PAGE = f"""<!doctype html><script>{SCRIPT}</script>
<script type="module" crossorigin src="/assets/index-abc.js"></script>"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc.js").write_text("let x = 1;" * 500)
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


@pytest.fixture
async def browser(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Browser]:
    monkeypatch.setattr(application, "Client", lambda: Client(built))
    async with meeting(an_app(tmp_path)) as meet:
        yield await meet("")


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abcdef", "/table/a/b", "/about"])
async def test_every_place_of_the_client_is_its_one_page(browser: Browser, path: str) -> None:
    answer = await browser.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"


async def test_the_server_says_which_pages_it_has(browser: Browser) -> None:
    assert (await browser.get("/api/server")).json()["client"] == "/assets/index-abc.js"


@pytest.mark.parametrize("path", ["/a/b/c", "/table", "/new/x", "/wp-login", "/about/x"])
async def test_any_other_place_is_not_there_and_the_page_says_so(
    browser: Browser, path: str
) -> None:
    answer = await browser.get(path)
    assert (answer.status_code, answer.text) == (404, PAGE)


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/x/y/z"])
async def test_an_unknown_address_of_the_interface_is_a_problem(
    browser: Browser, path: str
) -> None:
    refused(await browser.get(path), 404, "not-found")


def test_the_places_are_those_of_the_client() -> None:
    source = (ROOT / "web" / "src" / "shell" / "routing" / "places.ts").read_text()
    single, once = (re.findall(r"'([\w-]+)'", line) for line in re.findall(r"= \[(.*?)\]", source))
    others = re.findall(r"first === '(\w+)'", source)
    assert single
    assert once
    paths = [*single, *(f"{page}/x" for page in (*once, *others))]
    assert all(PAGES.fullmatch(path) for path in paths)
    named = set(re.findall(r"[a-z]+(?:-[a-z]+)*", re.sub(r"\[.*?\]", "", PAGES.pattern)))
    assert named == {*single, *once, *others}


async def test_hashed_files_are_kept_for_ever(browser: Browser) -> None:
    answer = await browser.get("/assets/index-abc.js")
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert "immutable" in answer.headers["Cache-Control"]


async def test_files_are_compressed_for_those_who_can_read_it(browser: Browser) -> None:
    packed = await browser.get("/assets/index-abc.js", **{"Accept-Encoding": "gzip"})
    plain = await browser.get("/assets/index-abc.js", **{"Accept-Encoding": "identity"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert int(packed.headers["Content-Length"]) < int(plain.headers["Content-Length"])
    assert "Content-Encoding" not in plain.headers
    assert packed.text == plain.text


async def test_what_the_browser_has_is_not_sent_again(browser: Browser) -> None:
    etag = (await browser.get("/favicon.svg")).headers["ETag"]
    answer = await browser.get("/favicon.svg", **{"If-None-Match": etag})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/robots.txt", "/../secret.txt", "/%2e%2e/secret.txt"]
)
async def test_a_file_that_is_not_there_is_not_found(browser: Browser, path: str) -> None:
    refused(await browser.get(path), 404, "not-found")


async def test_pages_trust_our_own_files_and_their_own_scripts_alone(browser: Browser) -> None:
    for path in ("/", "/api/docs"):
        headers = (await browser.get(path)).headers
        policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
        digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
        assert policy["default-src"] == "'self'"
        assert policy["script-src"] == f"'self' 'sha256-{digest}'"
        assert policy["frame-ancestors"] == "'none'"
        assert headers["X-Content-Type-Options"] == "nosniff"


async def test_answers_that_are_no_pages_load_nothing(browser: Browser) -> None:
    for path in ("/api/bots", "/api/nothing"):
        headers = (await browser.get(path)).headers
        assert headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"
        assert headers["X-Content-Type-Options"] == "nosniff"


async def test_without_a_built_client_a_page_says_so(tmp_path: Path) -> None:
    client = Client(tmp_path / "nowhere")
    found = client.find("table/abc")
    assert found is not None
    assert (found[0].body, found[1]) == (NOT_BUILT, 200)
    assert client.find("assets/index.js") is None

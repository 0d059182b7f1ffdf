"""The server behind the proxy that the compose file has, with its own Caddyfile."""

import asyncio
import os
import re
import shutil
import ssl
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.browser.serving import free_port
from tests.server.live import PATIENCE, messages, serving
from tests.support.waiting import wait_until

pytestmark = pytest.mark.anyio

CADDYFILE: Final = Path(__file__).parents[2] / "deploy" / "Caddyfile"
OPTIONS: Final = """{
	admin off
	auto_https disable_redirects
	local_certs
	skip_install_trust
}
"""


def unchecked() -> ssl.SSLContext:
    """For a certificate that the proxy made by itself."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", verify=unchecked()).status_code == 200
    except httpx.HTTPError:
        return False


@contextmanager
def proxied(server: str, folder: Path) -> Generator[str, None, None]:
    """Caddy in front of a server, with TLS; where it is."""
    program = shutil.which("caddy", path=str(Path(sys.executable).parent)) or shutil.which("caddy")
    assert program is not None
    port = free_port()
    text, found = re.subn(r"tables:8007", server.removeprefix("http://"), CADDYFILE.read_text())
    assert found == 1
    config = folder / "Caddyfile"
    config.write_text(OPTIONS + text)
    homes = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    process = subprocess.Popen(
        [program, "run", "--config", str(config), "--adapter", "caddyfile"],
        env={**os.environ, **homes, "SITE": f"https://localhost:{port}"},
        stderr=subprocess.DEVNULL,
    )
    try:
        url = f"https://localhost:{port}"
        wait_until(lambda: answers(url))
        yield url
    finally:
        process.kill()
        process.wait()


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server behind a proxy."""
    words = ("serve", "--port", "0", "--proxies", "127.0.0.1")
    folder = tmp_path_factory.mktemp("club")
    with serving(folder, *words) as live, proxied(live.url, folder) as url:
        yield url


def person(club: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=club, verify=unchecked(), timeout=PATIENCE)


async def test_who_comes_by_https_gets_a_cookie_for_https_alone(club: str) -> None:
    async with person(club) as ada:
        page = await ada.get("/")
        assert (page.status_code, page.headers["Content-Type"][:9]) == (200, "text/html")
        named = await ada.post("/api/guest", json={"name": "Ada"})
        assert named.status_code == 200
        assert "secure" in named.headers["Set-Cookie"].lower()
        assert re.fullmatch(r"[0-9a-f-]{36}", named.headers["X-Request-Id"])


async def test_pages_of_other_sites_are_refused_behind_a_proxy_too(club: str) -> None:
    async with person(club) as ada:
        own, foreign = {"Origin": club}, {"Origin": "https://elsewhere.test"}
        body = {"name": "Ada"}
        assert (await ada.post("/api/guest", json=body, headers=own)).status_code == 200
        assert (await ada.post("/api/guest", json=body, headers=foreign)).status_code == 403


async def test_a_stream_arrives_piece_by_piece(club: str) -> None:
    async with person(club) as ada:
        await ada.post("/api/guest", json={"name": "Ada"})
        table = (await ada.post("/api/tables", json={"players": 3})).json()["id"]
        for packed in ("gzip", "identity"):
            headers = {"Accept-Encoding": packed}
            at = f"/api/stream?tables={table}"
            async with ada.stream("GET", at, headers=headers) as response:
                assert ("Content-Encoding" in response.headers) == (packed == "gzip")
                # It stays open: what was held back would not come.
                async with asyncio.timeout(PATIENCE):
                    async for told in messages(response.aiter_lines()):
                        if table in told.data:
                            break


async def test_what_is_for_the_host_is_not_passed_on(club: str) -> None:
    async with person(club) as ada:
        assert (await ada.get("/health")).status_code == 200
        assert (await ada.get("/ready")).status_code == 404

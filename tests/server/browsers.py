"""Browsers on a server, for tests of the HTTP interface; each keeps its own cookies."""

from collections.abc import AsyncGenerator, Awaitable, Callable, MutableMapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import httpx
import msgspec
from litestar import Litestar

from sevenwonders.server.api.problems import MEDIA_TYPE, Problem
from sevenwonders.server.app import create_app
from sevenwonders.server.settings import Settings
from sevenwonders.server.stream.hub import Hub
from sevenwonders.server.wire.table import Table
from tests.server.people import all_options

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")
T = TypeVar("T")
ASGIApp = Callable[
    [
        MutableMapping[str, Any],
        Callable[[], Awaitable[MutableMapping[str, Any]]],
        Callable[[MutableMapping[str, Any]], Awaitable[None]],
    ],
    Awaitable[None],
]
"""An application as httpx has it."""
Meet = Callable[[str], Awaitable["Browser"]]
"""A browser for a guest of that name; for a passer-by without one."""


class Browser:
    """What one person sends, and what comes back."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def get(self, path: str, **headers: str) -> httpx.Response:
        """Ask for something."""
        return await self.client.get(path, headers=headers)

    async def post(self, path: str, body: object = None) -> httpx.Response:
        """Send something."""
        if body is None:
            return await self.client.post(path)
        content = msgspec.json.encode(body)
        return await self.client.post(
            path, content=content, headers={"Content-Type": "application/json"}
        )

    async def delete(self, path: str) -> httpx.Response:
        """Take something back."""
        return await self.client.delete(path)

    async def lay(self, **wanted: object) -> Table:
        """A new table."""
        return read(await self.post("/api/tables", wanted), Table, 201)

    async def table(self, table_id: str) -> Table:
        """A table as this person sees it."""
        return read(await self.get(f"/api/tables/{table_id}"), Table)

    async def choose(self, table: Table, text: str) -> httpx.Response:
        """Decide what is open."""
        return await self.post(address(table), {"choice": text})


@asynccontextmanager
async def meeting(app: Litestar) -> AsyncGenerator[Meet, None]:
    """A server that runs, and a way to get browsers on it."""
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(app.lifespan())
        # The two projects name the parts of a message differently.
        spoken = cast("ASGIApp", app)
        transport = httpx.ASGITransport(app=spoken, raise_app_exceptions=False)

        async def meet(name: str) -> Browser:
            client = httpx.AsyncClient(transport=transport, base_url="http://table.test")
            browser = Browser(await stack.enter_async_context(client))
            if name:
                assert (await browser.post("/api/guest", {"name": name})).status_code == 200
            return browser

        yield meet


def an_app(folder: Path, url: str = "", *, hub: Hub | None = None) -> Litestar:
    """The application on an empty store."""
    database = url or f"sqlite:///{folder / 'tables.db'}"
    return create_app(Settings(data=folder, database=database), hub=hub)


def read(response: httpx.Response, kind: type[T], status: int = 200) -> T:
    """What an answer that went well says."""
    assert response.status_code == status, response.text
    return msgspec.json.decode(response.content, type=kind)


def refused(response: httpx.Response, status: int, code: str) -> Problem:
    """What a refusal says."""
    assert response.headers["Content-Type"] == MEDIA_TYPE, response.text
    problem = msgspec.json.decode(response.content, type=Problem)
    assert (response.status_code, problem.status, problem.code) == (status, status, code)
    assert problem.type == f"urn:sevenwonders:problem:{code}"
    assert problem.title
    assert problem.detail
    return problem


def address(table: Table, seat: int | None = None) -> str:
    """Where the open decision of the reader is decided."""
    assert table.view is not None
    assert table.view.decision is not None
    at = table.seat if seat is None else seat
    return f"/api/tables/{table.id}/decisions/{table.view.decision.id}/seats/{at}"


def a_discard(table: Table, at: int = 0) -> str:
    """A choice that is always legal: to discard a card of the hand."""
    assert table.view is not None
    return f"D:{table.view.hand[at]}"


async def among(meet: Meet, people: int, **wanted: object) -> tuple[list[Browser], str]:
    """A game that people have just begun, by seat."""
    browsers = [await meet(name) for name in NAMES[:people]]
    table = await browsers[0].lay(players=people, **wanted)
    for browser in browsers[1:]:
        read(await browser.post(f"/api/tables/{table.id}/join", {}), Table)
    read(await browsers[0].post(f"/api/tables/{table.id}/start"), Table)
    return browsers, table.id


async def play_out(browsers: list[Browser], table_id: str) -> Table:
    """Let everyone take the first choice there is, until the game is over."""
    while True:
        for browser in browsers:
            table = await browser.table(table_id)
            while table.view is not None and table.view.decision is not None:
                nothing = table.view.decision.nothing
                text = (nothing or all_options(table.view.decision)[0]).choice
                table = read(await browser.choose(table, text), Table)
            if table.status == "over":
                return table

"""A stream ends with the session, the token or the account by which it was opened."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from sevenwonders.cli import main
from sevenwonders.server.accounts.sessions import Sessions
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import open_database
from sevenwonders.server.stream.changes import Reader
from sevenwonders.server.stream.hub import Hub
from tests.server.live import PATIENCE, Heard, Live, an_async_client, messages, serving
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio

PASSWORD: Final = "a long walk by the Nile"  # noqa: S105 -- of nobody


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def live(folder: Path) -> Iterator[Live]:
    with serving(folder) as server:
        yield server


@pytest.fixture
async def ada(live: Live) -> AsyncIterator[httpx.AsyncClient]:
    """A browser that is signed in."""
    async with an_async_client(live.url) as client:
        await done(client, "/api/guest", name="Ada")
        await done(client, "/api/account", password=PASSWORD, language="en")
        yield client


async def done(client: httpx.AsyncClient, path: str, **body: object) -> dict[str, Any]:
    """What the answer to a request says that went well."""
    answer = await client.post(path, json=body)
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told


@asynccontextmanager
async def heard(client: httpx.AsyncClient) -> AsyncGenerator[AsyncIterator[Heard], None]:
    """An open stream, from its first words on."""
    async with client.stream("GET", "/api/stream", headers={"Accept-Encoding": "identity"}) as one:
        assert one.status_code == 200
        said = messages(one.aiter_lines())
        assert await anext(said) == Heard("", "")
        yield said


async def end_of(stream: AsyncIterator[Heard]) -> None:
    """Read until a stream ends."""
    async with asyncio.timeout(PATIENCE):
        async for _ in stream:
            pass


async def test_signing_out_ends_the_stream(ada: httpx.AsyncClient) -> None:
    async with heard(ada) as stream:
        await done(ada, "/api/account/sign-out")
        await end_of(stream)


async def test_another_password_ends_the_streams_of_other_browsers(
    live: Live, ada: httpx.AsyncClient
) -> None:
    async with an_async_client(live.url) as elsewhere:
        await done(elsewhere, "/api/account/sign-in", name="Ada", password=PASSWORD)
        async with heard(elsewhere) as stream, heard(ada) as own:
            await done(ada, "/api/account/password", old=PASSWORD, new=PASSWORD + "!")
            await end_of(stream)
            table = await done(ada, "/api/tables", players=3)
            async with asyncio.timeout(PATIENCE):
                while table["id"] not in (await anext(own)).data:
                    pass


async def test_a_session_that_is_ended_elsewhere_ends_its_stream(
    live: Live, ada: httpx.AsyncClient
) -> None:
    async with an_async_client(live.url) as elsewhere:
        await done(elsewhere, "/api/account/sign-in", name="Ada", password=PASSWORD)
        [other] = [
            one for one in (await ada.get("/api/account/sessions")).json() if not one["current"]
        ]
        async with heard(elsewhere) as stream:
            assert (await ada.delete(f"/api/account/sessions/{other['id']}")).is_success
            await end_of(stream)


async def test_a_revoked_token_ends_the_stream_of_its_program(
    live: Live, ada: httpx.AsyncClient
) -> None:
    made = await done(ada, "/api/account/bots", name="Robert")
    async with an_async_client(live.url) as program:
        program.headers["Authorization"] = f"Bearer {made['token']}"
        async with heard(program) as stream:
            assert (await ada.delete(f"/api/account/bots/{made['bot']['guest']}")).is_success
            await end_of(stream)


async def test_deleted_data_ends_the_stream(ada: httpx.AsyncClient) -> None:
    async with heard(ada) as stream:
        await done(ada, "/api/account/delete", password=PASSWORD)
        await end_of(stream)


async def test_a_ban_by_the_host_ends_the_streams_of_the_account(
    ada: httpx.AsyncClient, folder: Path
) -> None:
    async with heard(ada) as stream:
        ban = ["admin", "ban", "Ada", "--data", str(folder)]
        assert await asyncio.to_thread(main, ban) == 0
        await end_of(stream)


async def test_other_processes_hear_at_once_whose_sessions_have_ended(address: str) -> None:
    here, there = await open_database(address), await open_database(address)
    sessions, others = Sessions(here, lambda: 0), Sessions(there, lambda: 0)
    ended: asyncio.Queue[str | None] = asyncio.Queue()
    others.watch(ended.put_nowait)
    await sessions.changed("ada")
    async with asyncio.timeout(PATIENCE):
        while await ended.get() != "ada":
            pass
    await here.close()
    await there.close()


@pytest.fixture
def address(postgres: Postgres) -> str:
    """The address of an empty PostgreSQL."""
    return postgres.emptied()


async def test_a_stream_is_asked_about_with_each_ping(service: Service) -> None:
    asked = 0

    async def holds() -> bool:
        nonlocal asked
        asked += 1
        return asked < 3

    async with asyncio.timeout(PATIENCE):
        said = [one async for one in Hub(ping=0.01).listen(Reader("ada"), service, holds)]
    assert asked == 3
    assert len(said) == 3

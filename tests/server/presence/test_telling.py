"""Who sees a table sees who is there; a real server tells it on the streams."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.server.live import PATIENCE, Heard, an_async_client, listening, serving
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio


async def seats(heard: AsyncIterator[Heard]) -> list[str | None]:
    """Who is there, as the next message says."""
    async with asyncio.timeout(PATIENCE):
        async for one in heard:
            if one.event == "presence":
                found: list[str | None] = json.loads(one.data)["seats"]
                return found
    raise AssertionError


async def person(client: httpx.AsyncClient, name: str) -> httpx.Cookies:
    answer = await client.post("/api/guest", json={"name": name})
    assert answer.status_code == 200
    return answer.cookies


async def test_whose_browser_is_connected_is_told_to_all_who_see_the_table(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        async with (
            an_async_client(live.url) as ada,
            an_async_client(live.url) as ben,
        ):
            hers, his = await person(ada, "Ada"), await person(ben, "Ben")
            wanted = {"players": 3, "bots": [None, None, "random"]}
            table = (await ada.post("/api/tables", json=wanted)).json()["id"]
            await ben.post(f"/api/tables/{table}/join", json={})
            async with listening(live.url, cookies=hers, tables=[table]) as heard:
                assert await seats(heard) == ["here", "away", None]
                async with listening(live.url, cookies=his, tables=[table]) as his_own:
                    assert await seats(his_own) == ["here", "here", None]
                    assert await seats(heard) == ["here", "here", None]
                    async with listening(live.url, tables=[table]) as passer_by:
                        assert await seats(passer_by) == ["here", "here", None]
                # Once he has been away for longer than it takes to load a page, that is told too.
                assert await seats(heard) == ["here", "away", None]


async def test_strangers_do_not_learn_who_is_at_a_private_table(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        async with an_async_client(live.url) as ada:
            hers = await person(ada, "Ada")
            private = {"players": 3, "access": "private"}
            table = (await ada.post("/api/tables", json=private)).json()["id"]
            public = (await ada.post("/api/tables", json={"players": 3})).json()["id"]
            async with (
                listening(live.url, tables=[table, public]) as stranger,
                listening(live.url, cookies=hers, tables=[table]) as heard,
            ):
                assert await seats(heard) == ["here", None, None]
                async with asyncio.timeout(PATIENCE):
                    async for one in stranger:
                        assert table not in one.data
                        if one.event == "presence" and "here" in one.data:
                            break


async def test_servers_on_one_database_tell_each_other_who_is_there(
    tmp_path: Path, postgres: Postgres
) -> None:
    environment = {"DATABASE_URL": await asyncio.to_thread(postgres.emptied)}
    with (
        serving(tmp_path, environment=environment) as one,
        serving(tmp_path, environment=environment) as other,
    ):
        async with (
            an_async_client(one.url) as ada,
            an_async_client(other.url) as ben,
        ):
            hers, his = await person(ada, "Ada"), await person(ben, "Ben")
            table = (await ada.post("/api/tables", json={"players": 2})).json()["id"]
            await ben.post(f"/api/tables/{table}/join", json={})
            async with listening(one.url, cookies=hers, tables=[table]) as heard:
                assert await seats(heard) == ["here", "away"]
                async with listening(other.url, cookies=his):
                    assert await seats(heard) == ["here", "here"]

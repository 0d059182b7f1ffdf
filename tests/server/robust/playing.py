"""People at real servers that may end at any moment, and somebody who looks on all the while."""

import asyncio
import random
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple

import httpx
import msgspec

from sevenwonders.server.wire.table import Seen, Table, TableEvent, Waiting
from tests.server.live import PATIENCE, an_async_client, listening
from tests.server.people import all_options

OFF: Final = {"SEVENWONDERS_LIMITS": "off"}
"""For a server whose people ask all the time."""
PAUSE: Final = 0.05
NAMES: Final = ("Ada", "Ben", "Cleo")


class Seated(NamedTuple):
    """A person, by the cookies of their browser."""

    seat: int
    cookies: httpx.Cookies


class Game:
    """A game among people, with what they were told of their choices and what was shown."""

    def __init__(self, table: str, people: list[Seated], pick: random.Random) -> None:
        self.table = table
        self._people = people
        self._pick = pick
        self.told: list[str] = []
        """The choices that were acknowledged, as ``table decision seat text``."""
        self.refused = 0
        self.shown: list[TableEvent] = []
        """All that a stream has told of what happened, each time from where the last one ended."""
        self._known = 0
        self._heard = asyncio.Event()

    @staticmethod
    async def begun(url: str, pick: random.Random) -> "Game":
        """A game that people have just begun."""
        people: list[Seated] = []
        table = ""
        for seat, name in enumerate(NAMES):
            async with an_async_client(url) as client:
                (await client.post("/api/guest", json={"name": name})).raise_for_status()
                if seat == 0:
                    wanted = {"players": len(NAMES)}
                    laid = await client.post("/api/tables", json=wanted)
                    table = laid.raise_for_status().json()["id"]
                else:
                    joined = await client.post(f"/api/tables/{table}/join", json={})
                    joined.raise_for_status()
                people.append(Seated(seat, client.cookies))
        async with an_async_client(url, cookies=people[0].cookies) as client:
            (await client.post(f"/api/tables/{table}/start")).raise_for_status()
        return Game(table, people, pick)

    async def play(self, url: str, enough: Callable[[], bool]) -> None:
        """Let all choose until there is enough, the game is over, or the server has gone."""
        await asyncio.gather(*(self._play(url, one, enough) for one in self._people))

    @asynccontextmanager
    async def looked_on(self, url: str) -> AsyncGenerator[None]:
        """In the block somebody looks on, from where the last stream ended."""
        looking = asyncio.create_task(self._look_on(url))
        yield
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking

    async def now(self, url: str) -> Table:
        """The table as one who looks on sees it."""
        async with an_async_client(url) as client:
            return await self._seen_by(client)

    async def check(self, url: str) -> None:
        """Whether the game is over, and who looks on was told all that happened, and each once."""
        table = await self.now(url)
        assert table.status == "over"
        async with asyncio.timeout(PATIENCE):
            while self._known < table.seq:
                self._heard.clear()
                await self._heard.wait()
        assert self.shown == list(table.events)
        numbers = [one.seq for one in table.events]
        assert numbers == sorted(set(numbers))

    async def _look_on(self, url: str) -> None:
        tables = [f"{self.table}-{self._known}"]
        with suppress(httpx.TransportError):
            async with listening(url, tables=tables) as stream:
                async for heard in stream:
                    self._hear(heard.event, heard.data)

    def _hear(self, event: str, data: str) -> None:
        if event == "seen":
            seen = msgspec.json.decode(data, type=Seen).seen
            self.shown += seen.events
            self._known = seen.seq
        elif event == "waiting":
            self._known = msgspec.json.decode(data, type=Waiting).seq
        self._heard.set()

    async def _play(self, url: str, who: Seated, enough: Callable[[], bool]) -> None:
        try:
            async with an_async_client(url, cookies=who.cookies) as client:
                while not enough():
                    table = await self._seen_by(client)
                    if table.status == "over":
                        return
                    if table.view is None or table.view.decision is None:
                        await asyncio.sleep(PAUSE)
                        continue
                    text = self._pick.choice(all_options(table.view.decision)).choice
                    await self._choose(client, who.seat, table.view.decision.id, text)
        except httpx.TransportError:
            return

    async def _seen_by(self, client: httpx.AsyncClient) -> Table:
        at = f"/api/tables/{self.table}"
        while (answer := await client.get(at)).status_code == httpx.codes.SERVICE_UNAVAILABLE:
            self.refused += 1
            await asyncio.sleep(PAUSE)
        return msgspec.json.decode(answer.raise_for_status().content, type=Table)

    async def _choose(self, client: httpx.AsyncClient, seat: int, decision: int, text: str) -> None:
        at = f"/api/tables/{self.table}/decisions/{decision}/seats/{seat}"
        answer = await client.post(at, json={"choice": text})
        if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
            self.refused += 1
            await asyncio.sleep(PAUSE)
            return
        answer.raise_for_status()
        self.told.append(f"{self.table} {decision} {seat} {text}")

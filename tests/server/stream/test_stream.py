"""The stream of changes: in order, numbered, complete, and gone when the server goes."""

import asyncio
import json
import signal
import socket
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import Final
from unittest.mock import AsyncMock

import httpx
import pytest

from sevenwonders.server.clocks.clocks import Clocks
from sevenwonders.server.errors import NoTable
from sevenwonders.server.history.history import History
from sevenwonders.server.service.announce import News
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.stream.changes import Reader
from sevenwonders.server.stream.hub import LOBBY_SECONDS, Hub
from sevenwonders.server.stream.messages import HELLO, LOBBY, PING, news_message, table_message
from sevenwonders.server.wire.requests import NewTable
from sevenwonders.server.wire.table import Waiting
from tests.server.browsers import an_app, meeting
from tests.server.live import PATIENCE, Heard, Live, an_async_client, listening, serving
from tests.server.people import a_guest

pytestmark = pytest.mark.anyio

HERS: Final = frozenset({"ada", "ben"})
ADA: Final = Reader("ada")
STRANGER: Final = Reader("eve")


class Shown:
    """Where streams learn what to tell: tables of which only the numbers count."""

    def __init__(self) -> None:
        self.seqs: dict[str, int] = {}
        self.failures: list[Exception] = []

    async def news_of(
        self, guest_id: str | None, table_id: str, seq: int
    ) -> tuple[int, Waiting] | None:
        """Who knew what, in the form of who is waited for."""
        del guest_id
        if self.failures:
            raise self.failures.pop()
        now = self._now(table_id)
        return (now, seen(table_id, now, seq)) if now > seq else None

    async def version_of(self, guest_id: str | None, table_id: str) -> int:
        """How new a table is."""
        del guest_id
        return self._now(table_id)

    def _now(self, table_id: str) -> int:
        if table_id not in self.seqs:
            raise NoTable(table_id)
        return self.seqs[table_id]


def seen(table: str, seq: int, since: int) -> Waiting:
    return Waiting(table=table, version=seq, seq=seq, since=since, waiting=())


class Telling:
    """A hub that tells of what changes."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.shown = Shown()

    def listen(self, reader: Reader) -> AsyncGenerator[bytes, None]:
        """Another browser."""
        return self.hub.listen(reader, self.shown)

    def change(
        self,
        table: str,
        *,
        lobby: bool = False,
        guests: frozenset[str] = HERS,
        by: str | None = None,
    ) -> None:
        """Something is committed and announced."""
        seq = self.shown.seqs[table] = self.shown.seqs.get(table, 0) + 1
        self.hub.changed(News(table, seq, seq, guests, lobby, by))


@pytest.fixture
async def telling() -> AsyncIterator[Telling]:
    telling = Telling(Hub(ping=0.05, lobby=0.02))
    yield telling
    telling.hub.close()


async def following(stream: AsyncGenerator[bytes, None]) -> bytes:
    """What a stream says next, pings left out."""
    while True:
        body = await asyncio.wait_for(anext(stream), PATIENCE)
        if body != PING:
            return body


async def opened(telling: Telling, reader: Reader) -> AsyncGenerator[bytes, None]:
    """A stream that has said hello."""
    stream = telling.listen(reader)
    assert await following(stream) == HELLO
    return stream


async def test_a_browser_hears_of_its_tables_from_now_on(telling: Telling) -> None:
    telling.change("before")
    stream = await opened(telling, ADA)
    telling.change("one")
    assert await following(stream) == table_message("one", 1)
    telling.change("before")
    telling.change("one")
    heard = await following(stream)
    assert heard == table_message("before", 2) + table_message("one", 2)


async def test_a_stranger_hears_of_no_table_and_that_the_lists_changed(telling: Telling) -> None:
    stream = await opened(telling, STRANGER)
    telling.change("hers", lobby=True)
    assert await following(stream) == LOBBY
    telling.change("hers")
    telling.change("his own", guests=frozenset({"eve"}))
    assert await following(stream) == table_message("his own", 1)


async def test_nobody_is_a_guest_of_a_table_where_nobody_sits(telling: Telling) -> None:
    stream = await opened(telling, Reader())
    telling.change("of bots", guests=frozenset())
    telling.change("another", lobby=True)
    assert await following(stream) == LOBBY


async def test_of_the_lobby_a_stream_hears_once_in_a_while(telling: Telling) -> None:
    stream = await opened(telling, STRANGER)
    for _ in range(9):
        telling.change("hers", lobby=True)
    assert await following(stream) == LOBBY
    assert await asyncio.wait_for(anext(stream), PATIENCE) == PING
    telling.change("hers", lobby=True)
    assert await following(stream) == LOBBY


async def test_who_is_at_a_table_no_more_hears_that_their_lists_changed(telling: Telling) -> None:
    his, stranger = await opened(telling, Reader("ben")), await opened(telling, STRANGER)
    gone = frozenset({"ben"})
    telling.hub.changed(News("hers", 2, 2, frozenset({"ada"}), lobby=False, gone=gone))
    assert await following(his) == LOBBY
    assert await asyncio.wait_for(anext(stranger), PATIENCE) == PING


async def test_who_looks_on_hears_of_the_tables_they_name(telling: Telling) -> None:
    stream = await opened(telling, Reader("eve", {"hers": None}))
    telling.change("another")
    telling.change("hers")
    assert await following(stream) == table_message("hers", 1)


async def test_of_a_table_that_is_named_a_stream_first_tells_how_new_it_is(
    telling: Telling,
) -> None:
    for _ in range(3):
        telling.change("before")
    stream = await opened(telling, Reader("eve", {"before": None, "nothere": None}))
    assert await following(stream) == b'event: table\ndata: {"table":"before","version":3}\n\n'


async def test_who_names_a_table_with_a_number_is_sent_what_they_missed(telling: Telling) -> None:
    for _ in range(3):
        telling.change("hers")
    stream = await opened(telling, Reader("ada", {"hers": 1, "nothere": 0}))
    assert await following(stream) == news_message(seen("hers", 3, 1))
    telling.change("hers")
    assert await following(stream) == news_message(seen("hers", 4, 3))


async def test_who_missed_nothing_is_sent_nothing(telling: Telling) -> None:
    telling.change("hers")
    stream = await opened(telling, Reader("ada", {"hers": 1}))
    assert await asyncio.wait_for(anext(stream), PATIENCE) == PING
    telling.change("hers")
    assert await following(stream) == news_message(seen("hers", 2, 1))


async def test_who_has_the_answer_to_their_own_choice_is_not_sent_it_again(
    telling: Telling,
) -> None:
    telling.change("hers")
    hers = await opened(telling, Reader("ada", {"hers": 1}))
    his = await opened(telling, Reader("ben", {"hers": 1}))
    for stream in (hers, his):
        assert await asyncio.wait_for(anext(stream), PATIENCE) == PING
    telling.change("hers", by="ada")
    assert await following(hers) == table_message("hers", 2)
    assert await following(his) == news_message(seen("hers", 2, 1))
    telling.change("hers", by="ben")
    assert await following(hers) == news_message(seen("hers", 3, 2))
    assert await following(his) == table_message("hers", 3)


async def test_a_choice_together_with_what_others_did_is_sent_whole(telling: Telling) -> None:
    telling.change("hers")
    stream = await opened(telling, Reader("ada", {"hers": 1}))
    telling.change("hers", by="ada")
    telling.change("hers", by="ben")
    assert await following(stream) == news_message(seen("hers", 3, 1))


async def test_a_silent_stream_is_kept_alive(telling: Telling) -> None:
    stream = await opened(telling, ADA)
    assert await asyncio.wait_for(anext(stream), PATIENCE) == PING


async def test_for_a_browser_that_is_slow_only_the_latest_waits(telling: Telling) -> None:
    stream = await opened(telling, Reader("ada", {"hers": 0}))
    for _ in range(1000):
        telling.change("hers")
        telling.change("her other")
    heard = await following(stream)
    assert heard == news_message(seen("hers", 1000, 0)) + table_message("her other", 1000)


async def test_closing_ends_every_stream_and_those_to_come(telling: Telling) -> None:
    early = await opened(telling, ADA)
    telling.hub.close()
    assert [body async for body in early] == []
    late = telling.listen(ADA)
    assert [body async for body in late] == [HELLO]
    assert telling.hub.streams == 0


async def test_a_browser_that_goes_is_told_no_more(telling: Telling) -> None:
    stream = await opened(telling, Reader("ada", {"hers": 0}))
    assert telling.hub.streams == 1
    await stream.aclose()
    assert telling.hub.streams == 0
    telling.change("hers", lobby=True)


async def test_a_store_that_fails_for_a_while_loses_nothing(
    telling: Telling, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("sevenwonders.server.stream.hub.RECOVERY_SECONDS", 0.01)
    stream = await opened(telling, Reader("ada", {"hers": 0}))
    telling.shown.failures = [OSError("gone"), OSError("still gone")]
    telling.change("hers")
    assert await following(stream) == news_message(seen("hers", 1, 0))
    assert "trying again" in caplog.text


async def test_when_anything_may_have_changed_streams_look_again(telling: Telling) -> None:
    telling.change("hers")
    stream = await opened(telling, Reader("ada", {"hers": 1}))
    telling.shown.seqs["hers"] = 7
    telling.hub.lost()
    assert await following(stream) == news_message(seen("hers", 7, 1))
    assert await following(stream) == LOBBY


async def test_two_servers_on_one_store_tell_of_each_others_changes(database: Database) -> None:
    hubs = Hub(lobby=0.01), Hub(lobby=0.01)
    services = [Service(database, hub) for hub in hubs]
    ada = await a_guest(services[0])
    streams = [hub.listen(Reader(ada), one) for hub, one in zip(hubs, services, strict=True)]
    for stream in streams:
        await following(stream)
    for service in services:
        news = table_message((await service.create(ada, NewTable(players=3))).id, 1)
        for stream in streams:
            heard = await following(stream)
            if LOBBY not in heard or heard == LOBBY:
                heard += await following(stream)
            assert heard in {LOBBY + news, news + LOBBY}
    for hub, stream in zip(hubs, streams, strict=True):
        hub.close()
        await stream.aclose()


async def test_what_is_sent_needs_no_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = Hub()
    monkeypatch.setattr(History, "catch_up", AsyncMock())
    monkeypatch.setattr(Clocks, "run", AsyncMock())
    monkeypatch.setattr(Service, "let_bots_search", AsyncMock())
    async with meeting(an_app(tmp_path, hub=hub)) as meet:
        nobody = await meet("")
        hub.close()
        with monkeypatch.context() as patched:
            patched.setattr(asyncio.get_running_loop(), "run_in_executor", None)
            assert (await nobody.get("/api/stream")).content.startswith(b"retry: ")
            assert (await nobody.get("/api/bots")).status_code == 200


async def next_heard(stream: AsyncIterator[Heard], event: str = "table") -> Heard:
    while True:
        heard = await asyncio.wait_for(anext(stream), PATIENCE)
        if heard.event == event:
            return heard


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(tmp_path) as server:
        yield server


async def test_a_browser_is_sent_what_changes_and_what_it_missed(live: Live) -> None:
    async with an_async_client(live.url) as client:
        await client.post("/api/guest", json={"name": "Ada"})
        laid = (await client.post("/api/tables", json={"players": 3})).json()
        at = f"/api/tables/{laid['id']}"
        known = f"{laid['id']}-{laid['seq']}"
        async with listening(live.url, cookies=client.cookies, tables=[laid["id"]]) as light:
            heard = json.loads((await next_heard(light)).data)
            assert heard == {"table": laid["id"], "version": 1}
            for seat in (1, 2):
                filled = (await client.post(f"{at}/seats/{seat}", json={"bot": "random"})).json()
            async with listening(live.url, tables=[known], packed=True) as stream:
                caught_up = json.loads((await next_heard(stream, "seen")).data)["seen"]
                assert (caught_up["version"], caught_up["seq"]) == (3, filled["seq"])
                await client.post(f"{at}/start")
                begun = json.loads((await next_heard(stream, "seen")).data)
                assert begun["since"] == filled["seq"]
                async with an_async_client(live.url) as nobody:
                    fetched = await nobody.get(at, params={"after": filled["seq"]})
                assert begun["seen"] == fetched.json()


async def all_heard(stream: AsyncIterator[Heard], expected: set[str]) -> set[str]:
    """Of which tables, or of the lobby, a stream tells until it has told all that is expected.

    And then until it has said nothing for longer than it keeps the lobby back.
    """
    heard: set[str] = set()
    with suppress(TimeoutError):
        while True:
            quiet = LOBBY_SECONDS + 0.5 if heard >= expected else PATIENCE
            one = await asyncio.wait_for(anext(stream), quiet)
            if one.event:
                of_table = one.event in ("table", "presence")
                heard.add(json.loads(one.data)["table"] if of_table else one.event)
    return heard


async def test_tables_are_named_to_those_who_sit_there_and_those_who_know_them(
    live: Live,
) -> None:
    async with (
        an_async_client(live.url) as ada,
        an_async_client(live.url) as eve,
    ):
        laid: list[str] = []
        for person, name in ((ada, "Ada"), (eve, "Eve")):
            await person.post("/api/guest", json={"name": name})
            wanted = {"players": 3, "bots": [None, "random"]}
            laid.append((await person.post("/api/tables", json=wanted)).json()["id"])
        hers, his = laid
        bots = cycle(("greedy", "random"))
        visits: tuple[tuple[httpx.Cookies | None, tuple[str, ...], set[str]], ...] = (
            (None, (), set()),
            (None, (hers,), {hers}),
            (None, ("nothere",), set()),
            (eve.cookies, (), {his}),
            (eve.cookies, (hers,), {his, hers}),
        )
        for cookies, tables, named in visits:
            async with listening(live.url, cookies=cookies, tables=tables) as stream:
                for person, table in ((ada, hers), (eve, his)):
                    at = f"/api/tables/{table}/seats/1"
                    await person.post(at, json={"bot": next(bots)})
                    await person.post(at, json={"bot": next(bots)})
                assert await all_heard(stream, named | {"lobby"}) == named | {"lobby"}


@pytest.mark.parametrize(
    "tables", ["a b", "../x", "A", ",a", "a,", "a-", "a-b", "-1", ",".join(["a"] * 33)]
)
async def test_what_cannot_be_tables_is_refused(live: Live, tables: str) -> None:
    async with an_async_client(live.url) as client:
        answer = await client.get("/api/stream", params={"tables": tables})
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid-request")


@pytest.mark.usefixtures("open_terminal")
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
async def test_the_server_ends_its_streams_and_is_gone(live: Live, sign: signal.Signals) -> None:
    async with listening(live.url) as one, listening(live.url) as other:
        await anext(one)
        await anext(other)
        live.process.send_signal(sign)
        assert [heard async for heard in one] == []
        assert [heard async for heard in other] == []
    assert await asyncio.to_thread(live.process.wait, PATIENCE) == 0
    assert live.process.stderr is not None
    assert live.process.stderr.read() == ""


async def test_a_browser_that_reads_nothing_does_not_keep_the_server(live: Live) -> None:
    host, port = live.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as stuck:
        stuck.sendall(b"GET /api/stream HTTP/1.1\r\nHost: x\r\n\r\n")
        # It has begun to tell; nobody takes it.
        await asyncio.to_thread(stuck.recv, 1, socket.MSG_PEEK)
        live.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(live.process.wait, PATIENCE) == 0

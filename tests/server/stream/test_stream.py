"""The stream of changes: in order, numbered, complete, and gone when the server goes."""

import asyncio
import json
import signal
import socket
import time
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from itertools import cycle
from pathlib import Path
from typing import Final

import httpx
import pytest

from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.stream.changes import Change, News, Reader
from sevenwonders.server.stream.hub import Hub
from sevenwonders.server.stream.messages import LOBBY, PING, table_message
from sevenwonders.server.wire.requests import NewTable
from tests.server.browsers import an_app, meeting
from tests.server.live import Heard, Live, listening, serving
from tests.server.people import a_guest

pytestmark = pytest.mark.anyio

SOON: Final = 5.0
Guests = frozenset[str]
HERS: Final = frozenset({"ada", "ben"})
ADA: Final = Reader("ada")
STRANGER: Final = Reader("eve")


class Past:
    """A store in which changes are laid by hand."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.asked = 0
        """How often somebody looked for changes."""

    def add(self, table: str, *, lobby: bool = False, guests: Guests = HERS) -> None:
        """One more change, by default of a table where the reader sits."""
        seq = len(self.changes) + 1
        self.changes.append(Change(table, seq, seq, lobby, guests))

    async def changes_since(self, seq: int) -> list[Change]:
        """Those after a number."""
        self.asked += 1
        return [change for change in self.changes if change.seq > seq]

    async def news_since(self, seq: int, reader: Reader) -> News:
        """Those that a reader is told of."""
        past = await self.changes_since(seq)
        named = [one for one in self.changes if one.seq <= seq and one.table in reader.tables]
        missed = [one for one in past if reader.hears_of(one)]
        return News(any(one.lobby for one in past), [*named, *missed])

    async def latest_seq(self) -> int:
        """The last number."""
        return len(self.changes)


class Telling:
    """A hub that tells of a past."""

    def __init__(self, hub: Hub, past: Past) -> None:
        self.hub = hub
        self.past = past
        self.task = asyncio.create_task(hub.tell(past))

    async def change(self, table: str, *, lobby: bool = False, guests: Guests = HERS) -> None:
        """Something is committed and announced."""
        self.past.add(table, lobby=lobby, guests=guests)
        await self.hub.changed()
        await asyncio.sleep(0.01)


@pytest.fixture
async def telling() -> AsyncIterator[Telling]:
    hub, past = Hub(ping=0.05, depth=3, look=0.01), Past()
    past.add("before")
    await hub.begin(past)
    telling = Telling(hub, past)
    yield telling
    telling.task.cancel()


async def following(stream: AsyncGenerator[bytes, None]) -> bytes:
    """What a stream says next, pings left out."""
    while True:
        body = await asyncio.wait_for(anext(stream), SOON)
        if body != PING:
            return body


def told(seq: int, table: str) -> bytes:
    return table_message(Change(table, seq, seq, lobby=False))


async def test_a_new_browser_hears_what_happens_from_now_on(telling: Telling) -> None:
    stream = telling.hub.listen(ADA, None, telling.past)
    assert await following(stream) == b"retry: 1000\nid: 1\n\n"
    await telling.change("one")
    await telling.change("two", lobby=True)
    assert [await following(stream) for _ in range(3)] == [told(2, "one"), LOBBY, told(3, "two")]


async def test_a_browser_that_comes_back_hears_what_it_missed_once(telling: Telling) -> None:
    await telling.change("missed")
    stream = telling.hub.listen(ADA, 1, telling.past)
    assert await following(stream) == b"retry: 1000\nid: 1\n\n"
    await telling.change("meanwhile")
    heard = [await following(stream) for _ in range(2)]
    assert heard == [told(2, "missed"), told(3, "meanwhile")]
    await telling.change("later")
    assert await following(stream) == told(4, "later")


async def test_a_stranger_hears_of_no_table_and_that_the_lists_changed(telling: Telling) -> None:
    stream = telling.hub.listen(STRANGER, 0, telling.past)
    await following(stream)
    await telling.change("hers", lobby=True)
    await telling.change("hers")
    await telling.change("his own", guests=frozenset({"eve"}))
    assert [await following(stream) for _ in range(2)] == [LOBBY, told(4, "his own")]


async def test_nobody_is_a_guest_of_a_table_where_nobody_sits(telling: Telling) -> None:
    stream = telling.hub.listen(Reader(), None, telling.past)
    await following(stream)
    await telling.change("of bots", guests=frozenset())
    await telling.change("another", lobby=True)
    assert await following(stream) == LOBBY


async def test_who_looks_on_hears_of_the_tables_they_name(telling: Telling) -> None:
    stream = telling.hub.listen(Reader("eve", frozenset({"hers"})), None, telling.past)
    await following(stream)
    await telling.change("another")
    await telling.change("hers")
    assert await following(stream) == told(3, "hers")


async def test_of_a_table_that_is_named_a_stream_first_tells_how_new_it_is(
    telling: Telling,
) -> None:
    stream = telling.hub.listen(Reader("eve", frozenset({"before"})), None, telling.past)
    assert await following(stream) == b"retry: 1000\nid: 1\n\n"
    # Without an id: what else was missed is still to be told.
    assert await following(stream) == b'event: table\ndata: {"table":"before","version":1}\n\n'


async def test_an_id_from_another_store_is_no_reason_to_wait(telling: Telling) -> None:
    stream = telling.hub.listen(ADA, 99, telling.past)
    assert await following(stream) == b"retry: 1000\nid: 1\n\n"
    await telling.change("now")
    assert await following(stream) == told(2, "now")


async def test_changes_announced_together_are_told_in_order(telling: Telling) -> None:
    stream = telling.hub.listen(ADA, None, telling.past)
    await following(stream)
    telling.past.add("first")
    telling.past.add("second")
    await telling.hub.changed()
    await telling.hub.changed()
    assert [await following(stream) for _ in range(2)] == [told(2, "first"), told(3, "second")]


async def test_a_silent_stream_is_kept_alive(telling: Telling) -> None:
    stream = telling.hub.listen(ADA, None, telling.past)
    await following(stream)
    assert await asyncio.wait_for(anext(stream), SOON) == PING


async def test_a_browser_that_does_not_keep_up_is_dropped(telling: Telling) -> None:
    stream = telling.hub.listen(ADA, None, telling.past)
    await following(stream)
    for number in range(9):
        await telling.change(f"t{number}")
    heard = [body async for body in stream if body != PING]
    assert heard == [told(2, "t0"), told(3, "t1"), told(4, "t2")]
    assert telling.hub.streams == 0


async def test_closing_ends_every_stream_and_those_to_come(telling: Telling) -> None:
    early = telling.hub.listen(ADA, None, telling.past)
    await following(early)
    telling.hub.close()
    assert [body async for body in early if body != PING] == []
    late = telling.hub.listen(ADA, None, telling.past)
    assert len([body async for body in late if body != PING]) == 1


async def test_who_goes_at_once_breaks_no_look_at_the_store_off(telling: Telling) -> None:
    finished = asyncio.Event()
    may_answer = asyncio.Event()

    class Slow(Past):
        async def latest_seq(self) -> int:
            await may_answer.wait()
            finished.set()
            return await super().latest_seq()

    opening = asyncio.create_task(anext(telling.hub.listen(ADA, 0, Slow())))
    await asyncio.sleep(0.01)
    opening.cancel()
    await asyncio.wait([opening])
    may_answer.set()
    await asyncio.wait_for(finished.wait(), SOON)


async def test_closing_ends_the_telling_after_its_last_look(
    telling: Telling, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking, may_answer = asyncio.Event(), asyncio.Event()

    async def slow(_seq: int) -> list[Change]:
        looking.set()
        await may_answer.wait()
        return []

    monkeypatch.setattr(telling.past, "changes_since", slow)
    await telling.change("last")
    await asyncio.wait_for(looking.wait(), SOON)
    telling.hub.close()
    may_answer.set()
    await asyncio.wait_for(telling.task, SOON)


async def test_a_store_that_fails_for_a_while_loses_nothing(
    telling: Telling, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sevenwonders.server.stream.hub.RECOVERY_SECONDS", 0.01)
    stream = telling.hub.listen(ADA, None, telling.past)
    await following(stream)
    read = telling.past.changes_since
    failures = iter([OSError("gone"), OSError("still gone")])

    async def unreliable(seq: int) -> list[Change]:
        for failure in failures:
            raise failure
        return await read(seq)

    monkeypatch.setattr(telling.past, "changes_since", unreliable)
    await telling.change("kept")
    assert await following(stream) == told(2, "kept")


async def test_what_another_process_changes_is_heard_once(telling: Telling) -> None:
    stream = telling.hub.listen(ADA, None, telling.past)
    await following(stream)
    telling.past.add("elsewhere")
    assert await following(stream) == told(2, "elsewhere")
    await telling.change("here")
    telling.past.add("elsewhere again")
    heard = [await following(stream) for _ in range(2)]
    assert heard == [told(3, "here"), told(4, "elsewhere again")]


async def test_nothing_is_looked_for_while_nobody_listens(telling: Telling) -> None:
    await asyncio.sleep(0.1)
    assert telling.past.asked == 0
    stream = telling.hub.listen(ADA, None, telling.past)
    await following(stream)
    telling.past.add("elsewhere")
    await following(stream)
    await stream.aclose()
    await asyncio.sleep(0.1)
    asked = telling.past.asked
    await asyncio.sleep(0.1)
    assert telling.past.asked == asked


async def test_who_comes_first_hears_nothing_of_what_was_changed_before(telling: Telling) -> None:
    for number in range(9):
        telling.past.add(f"elsewhere {number}")
    stream = telling.hub.listen(ADA, None, telling.past)
    assert await following(stream) == b"retry: 1000\nid: 10\n\n"
    telling.past.add("now")
    assert await following(stream) == told(11, "now")


async def test_an_id_that_another_process_gave_is_good_here(telling: Telling) -> None:
    other = telling.hub.listen(ADA, None, telling.past)
    await following(other)
    telling.past.add("heard elsewhere")
    stream = telling.hub.listen(ADA, 2, telling.past)
    assert await following(stream) == b"retry: 1000\nid: 2\n\n"
    telling.past.add("now")
    assert await following(stream) == told(3, "now")


async def test_two_servers_on_one_store_tell_of_each_others_changes(database: Database) -> None:
    here, there = Hub(look=0.01), Hub(look=0.01)
    one, two = Service(database, here), Service(database, there)
    told_here, told_there = (
        asyncio.create_task(here.tell(one)),
        asyncio.create_task(there.tell(two)),
    )
    ada = await a_guest(one)
    streams = [hub.listen(Reader(ada), None, source) for hub, source in ((here, one), (there, two))]
    for stream in streams:
        await following(stream)
    for service in (one, two):
        laid = await service.create(ada, NewTable(players=3))
        news = [LOBBY, table_message(Change(laid.id, 1, laid.seq, lobby=True))]
        for stream in streams:
            assert [await following(stream) for _ in news] == news
    told_here.cancel()
    told_there.cancel()
    for stream in streams:
        await stream.aclose()


async def test_what_is_sent_needs_no_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = Hub()
    async with meeting(an_app(tmp_path, hub=hub)) as meet:
        nobody = await meet("")
        hub.close()
        assert (await nobody.get("/api/stream")).content.startswith(b"retry: ")
        with monkeypatch.context() as patched:
            patched.setattr(asyncio.get_running_loop(), "run_in_executor", None)
            assert (await nobody.get("/api/bots")).status_code == 200


async def next_heard(stream: AsyncIterator[Heard], event: str = "table") -> Heard:
    while True:
        heard = await asyncio.wait_for(anext(stream), SOON)
        if heard.event == event:
            return heard


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(tmp_path) as server:
        yield server


async def test_a_browser_hears_of_its_table_and_catches_up_after_a_break(live: Live) -> None:
    async with httpx.AsyncClient(base_url=live.url) as client:
        await client.post("/api/guest", json={"name": "Ada"})
        async with listening(live.url, cookies=client.cookies) as stream:
            laid = (await client.post("/api/tables", json={"players": 3})).json()
            first = await next_heard(stream)
            assert json.loads(first.data) == {"table": laid["id"], "version": 1}
            assert first.id == str(laid["seq"])
        for seat in (1, 2):
            at = f"/api/tables/{laid['id']}/seats/{seat}"
            filled = (await client.post(at, json={"bot": "random"})).json()
        async with listening(live.url, int(first.id), cookies=client.cookies) as stream:
            assert (await next_heard(stream, "lobby")).id == first.id
            caught_up = await next_heard(stream)
            assert json.loads(caught_up.data) == {"table": laid["id"], "version": 3}
            assert caught_up.id == str(filled["seq"])
            started = (await client.post(f"/api/tables/{laid['id']}/start")).json()
            assert (await next_heard(stream)).id == str(started["seq"])


async def test_tables_are_named_to_those_who_sit_there_and_those_who_know_them(
    live: Live,
) -> None:
    async with (
        httpx.AsyncClient(base_url=live.url) as ada,
        httpx.AsyncClient(base_url=live.url) as eve,
    ):
        laid: list[str] = []
        for person, name in ((ada, "Ada"), (eve, "Eve")):
            await person.post("/api/guest", json={"name": name})
            wanted = {"players": 3, "bots": [None, "random", "random"]}
            laid.append((await person.post("/api/tables", json=wanted)).json()["id"])
        hers, his = laid
        bots = cycle(("greedy", "random"))
        visits: tuple[tuple[httpx.Cookies | None, tuple[str, ...], list[str]], ...] = (
            (None, (), []),
            (None, (hers,), [hers]),
            (None, ("nothere",), []),
            (eve.cookies, (), [his]),
            (eve.cookies, (hers,), [his, hers]),
        )
        for cookies, tables, named in visits:
            async with listening(live.url, 0, cookies=cookies, tables=tables) as stream:
                await next_heard(stream, "lobby")
                heard = [json.loads((await next_heard(stream)).data)["table"] for _ in named]
                assert sorted(heard) == sorted(named)
                # Whatever else it had to say it would have said before this.
                await ada.post(f"/api/tables/{hers}/seats/1", json={"bot": next(bots)})
                after = [await asyncio.wait_for(anext(stream), SOON)]
                if hers in tables:
                    after.append(await asyncio.wait_for(anext(stream), SOON))
                assert [one.event for one in after] == ["lobby", "table"][: len(after)]


@pytest.mark.parametrize("tables", ["a b", "../x", "A", ",a", "a,", ",".join(["a"] * 33)])
async def test_what_cannot_be_tables_is_refused(live: Live, tables: str) -> None:
    async with httpx.AsyncClient(base_url=live.url) as client:
        answer = await client.get("/api/stream", params={"tables": tables})
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid-request")


@pytest.mark.usefixtures("open_terminal")
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
async def test_the_server_ends_its_streams_and_is_gone(live: Live, sign: signal.Signals) -> None:
    async with listening(live.url) as one, listening(live.url) as other:
        await anext(one)
        await anext(other)
        began = time.monotonic()
        live.process.send_signal(sign)
        assert [heard async for heard in one] == []
        assert [heard async for heard in other] == []
    assert await asyncio.to_thread(live.process.wait, SOON) == 0
    assert time.monotonic() - began < SOON
    assert live.process.stderr is not None
    assert live.process.stderr.read() == ""


async def test_a_browser_that_reads_nothing_does_not_keep_the_server(live: Live) -> None:
    host, port = live.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as stuck:
        stuck.sendall(b"GET /api/stream HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.sleep(0.3)
        began = time.monotonic()
        live.process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(live.process.wait, SOON)
        assert time.monotonic() - began < SOON

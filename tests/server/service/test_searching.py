"""Bots that search decide while people do: nobody waits for more than the choices of a turn."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final

import pytest
from msgspec.structs import replace

from sevenwonders.bots.registry import BOTS
from sevenwonders.server.service.announce import News
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database, open_database
from sevenwonders.server.thinking.questions import Choosing, Question, answered, encoded
from sevenwonders.server.thinking.thinkers import Thinkers
from sevenwonders.server.wire.requests import NewTable
from sevenwonders.server.wire.table import Table
from tests.server.people import a_guest, against_bots, decision_of, options, own

pytestmark = pytest.mark.anyio

PATIENCE: Final = 20
BOT: Final = "expert"


class Slow(Thinkers):
    """Answers questions when it is let, one after the other."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Choosing] = []
        self.given_up: list[Choosing] = []
        self._may = asyncio.Semaphore(0)
        self._stirred = asyncio.Event()

    def let(self, many: int) -> None:
        """Let so many decisions come."""
        for _ in range(many):
            self._may.release()

    async def think(self, question: Question, *, table: str = "", whose: str = "") -> bytes:
        """What a quick bot chooses."""
        del table, whose
        assert isinstance(question, Choosing)
        self.asked.append(question)
        self._stirred.set()
        try:
            await self._may.acquire()
        except asyncio.CancelledError:
            self.given_up.append(question)
            self._stirred.set()
            raise
        return answered(encoded(replace(question, bot="random")))

    async def until(self, *, asked: int = 0, given_up: int = 0) -> None:
        """Wait until so many questions in all were asked, and so many were given up."""
        async with asyncio.timeout(PATIENCE):
            while len(self.asked) < asked or len(self.given_up) < given_up:
                self._stirred.clear()
                await self._stirred.wait()


class Word:
    """Wakes those who wait for a change."""

    def __init__(self) -> None:
        self._came = asyncio.Event()

    def changed(self, news: News) -> None:
        """A table is not as it was."""
        del news
        self._came.set()

    def lost(self) -> None:
        """Anything may have changed."""
        self._came.set()

    async def until(self, service: Service, guest: str, table: str, holds: "Holds") -> Table:
        """The table as soon as something holds of it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._came.clear()
                now = await own(service, guest, table)
                if holds(now):
                    return now
                await self._came.wait()


Holds = Callable[[Table], bool]


def only(*seats: int) -> Holds:
    """That nobody else is waited for."""
    return lambda table: table.view is not None and table.view.waiting == seats


@pytest.fixture
async def thinkers() -> AsyncIterator[Slow]:
    slow = Slow()
    yield slow
    slow.close()


@pytest.fixture
def word() -> Word:
    return Word()


@pytest.fixture
async def service(database: Database, thinkers: Slow, word: Word) -> AsyncIterator[Service]:
    """A service with somebody who thinks."""
    service = Service(database, word, thinkers=thinkers)
    yield service
    await service.close()


async def choose(service: Service, guest: str, table: Table) -> Table:
    """Take the first choice there is."""
    text = options(table)[0].choice
    return await service.choose(guest, table.id, decision_of(table).id, 0, text)


async def test_a_game_begins_and_a_turn_is_revealed_before_bots_think(
    service: Service, thinkers: Slow, word: Word
) -> None:
    ada, table = await against_bots(service, 4, bot=BOT)
    assert only(0, 1, 2, 3)(table)
    thinkers.let(3)
    table = await word.until(service, ada, table.id, only(0))
    revealed = await choose(service, ada, table)
    assert revealed.view is not None
    assert revealed.view.turn == 2
    assert revealed.view.waiting == (0, 1, 2, 3)
    assert len(revealed.events) > len(table.events)


async def test_what_bots_choose_is_sealed_as_it_comes(
    service: Service, thinkers: Slow, word: Word
) -> None:
    ada, table = await against_bots(service, 4, bot=BOT)
    versions: list[int] = []
    for left in (3, 2, 1):
        thinkers.let(1)
        now = await word.until(service, ada, table.id, _so_many(left))
        versions.append(now.version)
    assert versions == [table.version + 1, table.version + 2, table.version + 3]
    assert sorted(question.view.seat for question in thinkers.asked) == [1, 2, 3]


def _so_many(waiting: int) -> Holds:
    return lambda table: table.view is not None and len(table.view.waiting) == waiting


async def test_who_chose_waits_for_the_last_choice_of_the_turn_alone(
    service: Service, thinkers: Slow, word: Word
) -> None:
    ada, table = await against_bots(service, 3, bot=BOT)
    chosen = await choose(service, ada, table)
    assert only(1, 2)(chosen)
    thinkers.let(2)
    revealed = await word.until(service, ada, table.id, only(0, 1, 2))
    assert revealed.view is not None
    assert revealed.view.turn == 2


async def test_quick_bots_have_decided_by_then(service: Service, thinkers: Slow) -> None:
    ada = await a_guest(service)
    wanted = NewTable(players=4, bots=(None, "greedy", BOT, "random"), start=True)
    table = await service.create(ada, wanted)
    assert only(0, 2)(table)
    await thinkers.until(asked=1)
    assert [question.view.seat for question in thinkers.asked] == [2]


async def test_partners_who_search_decide_one_after_the_other(
    service: Service, thinkers: Slow, word: Word
) -> None:
    ada, table = await against_bots(service, 4, bot=BOT, boxes=("cities",), teams=True)
    await thinkers.until(asked=2)
    assert {question.view.seat for question in thinkers.asked} in ({1, 2}, {1, 3})
    thinkers.let(3)
    await word.until(service, ada, table.id, only(0))
    [last] = {2, 3} & {question.view.seat for question in thinkers.asked[2:]}
    [view] = [question.view for question in thinkers.asked if question.view.seat == last]
    assert view.partner is not None
    assert len(view.partner.sealed) == 1


async def test_another_process_takes_up_what_one_left(url: str, thinkers: Slow, word: Word) -> None:
    first = await open_database(url)
    before = Service(first, thinkers=thinkers)
    ada, table = await against_bots(before, 3, bot=BOT)
    await thinkers.until(asked=2)
    await before.close()
    await first.close()
    assert len(thinkers.given_up) == 2
    again = await open_database(url)
    after = Service(again, word, thinkers=thinkers)
    looking = asyncio.create_task(after.let_bots_search())
    thinkers.let(2)
    await word.until(after, ada, table.id, only(0))
    looking.cancel()
    await after.close()
    await again.close()


async def test_a_bot_that_is_not_offered_any_more_is_stood_in_for_at_the_start(
    database: Database, thinkers: Slow, word: Word, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Service(database, thinkers=thinkers)
    ada, table = await against_bots(before, 3, bot=BOT)
    await choose(before, ada, table)
    await before.close()
    monkeypatch.delitem(BOTS, BOT)
    after = Service(database, word, thinkers=thinkers)
    looking = asyncio.create_task(after.let_bots_search())
    now = await word.until(after, ada, table.id, only(0))
    assert now.view is not None
    assert now.view.turn == 2
    looking.cancel()
    await after.close()


async def test_one_process_at_a_time_works_out_what_a_table_owes(
    url: str, service: Service, thinkers: Slow
) -> None:
    _, table = await against_bots(service, 3, bot=BOT)
    await thinkers.until(asked=2)
    if url.startswith("sqlite"):
        others = [Service(service._database, thinkers=thinkers)]
        elsewhere = None
    else:
        elsewhere = await open_database(url)
        others = [Service(elsewhere, thinkers=thinkers)]
    looking = [asyncio.create_task(other.let_bots_search()) for other in others]
    ben = await a_guest(others[0], "Ben")
    await others[0].table_for(ben, table.id)
    await asyncio.sleep(0.2)
    assert len(thinkers.asked) == 2
    for task, other in zip(looking, others, strict=True):
        task.cancel()
        await other.close()
    if elsewhere is not None:
        await elsewhere.close()


async def test_a_claim_is_one_processs_until_it_ends(url: str) -> None:
    one = await open_database(url)
    assert await one.claim("bots of a")
    assert not await one.claim("bots of a")
    assert await one.claim("bots of b")
    if not url.startswith("sqlite"):
        other = await open_database(url)
        assert not await other.claim("bots of a")
        await one.release("bots of a")
        assert await other.claim("bots of a")
        assert not await other.claim("bots of b")
        await one.close()
        assert await other.claim("bots of b")
        await other.close()
        return
    await one.release("bots of a")
    assert await one.claim("bots of a")
    await one.close()


async def test_thinking_ends_when_nobody_is_there_any_more(
    service: Service, thinkers: Slow, word: Word
) -> None:
    ada, table = await against_bots(service, 3, bot=BOT)
    await thinkers.until(asked=2)
    await service.leave(ada, table.id)
    await thinkers.until(given_up=2)
    thinkers.let(2)
    await service.join(ada, table.id)
    await word.until(service, ada, table.id, only(0))


async def test_a_store_that_fails_for_a_while_only_delays_bots(
    service: Service,
    thinkers: Slow,
    word: Word,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("sevenwonders.server.service.searching.LOOK_SECONDS", 0.05)
    ada, table = await against_bots(service, 3, bot=BOT)
    await thinkers.until(asked=2)
    write = service._database.write
    failed = asyncio.Event()

    async def failing(*_: object, **__: object) -> None:
        failed.set()
        raise OSError

    monkeypatch.setattr(service._database, "write", failing)
    thinkers.let(1)
    async with asyncio.timeout(PATIENCE):
        await failed.wait()
    monkeypatch.setattr(service._database, "write", write)
    looking = asyncio.create_task(service.let_bots_search())
    thinkers.let(4)
    await word.until(service, ada, table.id, only(0))
    assert "trying again" in caplog.text
    looking.cancel()

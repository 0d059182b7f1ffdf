"""A change that is stored is known and announced, whatever becomes of the request for it."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Final

import pytest
from msgspec.structs import replace

from sevenwonders.server.errors import Unavailable
from sevenwonders.server.service import writer
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database, find_database, open_database
from sevenwonders.server.store.notices import Notice, Notices
from sevenwonders.server.store.tables import version_of
from sevenwonders.server.thinking.questions import Choosing, Question, answered, encoded
from sevenwonders.server.thinking.thinkers import Thinkers
from tests.server.ear import Ear
from tests.server.people import against_bots, among_people, decide, own
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio

PATIENCE: Final = 60
Write = Callable[..., Awaitable[object]]


class Line:
    """The way to a database, which a test can cut or hold up."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self._write: Write = database.write
        self._monkeypatch = monkeypatch
        self._database = database
        self.stored = asyncio.Event()
        """A change is stored, and the answer has not come."""
        self.answers = asyncio.Event()
        self._late: Callable[[], Awaitable[object]] | None = None

    def hold(self) -> None:
        """From now on an answer comes only once it is let."""

        async def held(*asked: object) -> object:
            written = await self._write(*asked)
            self.stored.set()
            await self.answers.wait()
            return written

        self._monkeypatch.setattr(self._database, "write", held)

    def lose(self) -> None:
        """The next change is stored, but its answer is lost."""

        async def lost(*asked: object) -> object:
            self.mend()
            await self._write(*asked)
            raise Unavailable(OSError("cut off"))

        self._monkeypatch.setattr(self._database, "write", lost)

    def delay(self) -> None:
        """The next change is stored only long after its answer was given up."""

        async def late(*asked: object) -> object:
            self.mend()
            self._late = lambda: self._write(*asked)
            raise Unavailable(OSError("cut off"))

        self._monkeypatch.setattr(self._database, "write", late)

    async def arrive(self) -> None:
        """What was delayed is stored."""
        assert self._late is not None
        await self._late()

    def mend(self) -> None:
        """From now on all is well."""
        self._monkeypatch.setattr(self._database, "write", self._write)


@pytest.fixture
def line(database: Database, monkeypatch: pytest.MonkeyPatch) -> Line:
    return Line(database, monkeypatch)


async def test_a_change_is_announced_even_if_nobody_waits_for_it(
    database: Database, line: Line
) -> None:
    ear = Ear()
    service = Service(database, ear)
    (ada, _), table = await among_people(service, 2)
    before = await own(service, ada, table)
    ear.heard.clear()
    line.hold()
    asking = asyncio.create_task(decide(service, ada, before, random.Random(1)))
    await line.stored.wait()
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    line.answers.set()
    async with asyncio.timeout(PATIENCE):
        while not ear.heard:
            await asyncio.to_thread(time.sleep, 0.01)
    assert [(one.table, one.version) for one in ear.heard] == [(table, before.version + 1)]
    now = await own(service, ada, table)
    assert now.version == before.version + 1
    assert now.sealed


class OneFails(Thinkers):
    """Has the bot of one seat decide, and fails for the other, each when it is let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may = {1: asyncio.Event(), 2: asyncio.Event()}

    async def think(self, question: Question, *, table: str = "", whose: str = "") -> bytes:
        """What a quick bot chooses."""
        del table, whose
        assert isinstance(question, Choosing)
        await self.may[question.view.seat].wait()
        if question.view.seat == 2:
            raise RuntimeError("cannot think")
        return answered(encoded(replace(question, bot="random")))


async def test_a_bot_that_fails_hides_nothing_of_what_another_has_chosen(
    database: Database, line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    ear, thinkers = Ear(), OneFails()
    service = Service(database, ear, thinkers=thinkers)
    ada, table = await against_bots(service, 3, bot="expert")
    ear.heard.clear()
    line.hold()
    thinkers.may[1].set()
    await line.stored.wait()
    thinkers.may[2].set()
    async with asyncio.timeout(PATIENCE):
        while "cannot think" not in caplog.text:
            await asyncio.to_thread(time.sleep, 0.01)
    line.answers.set()
    async with asyncio.timeout(PATIENCE):
        while not ear.heard:
            await asyncio.to_thread(time.sleep, 0.01)
    now = await own(service, ada, table.id)
    assert now.version == table.version + 1
    assert now.view is not None
    assert now.view.waiting == (0, 2)
    await service.close()
    thinkers.close()


async def test_a_service_ends_once_nothing_is_being_written(database: Database, line: Line) -> None:
    ear = Ear()
    service = Service(database, ear)
    (ada, _), table = await among_people(service, 2)
    before = await own(service, ada, table)
    line.hold()
    asking = asyncio.create_task(decide(service, ada, before, random.Random(1)))
    await line.stored.wait()
    asking.cancel()
    closing = asyncio.create_task(service.close())
    await asyncio.sleep(0)
    assert not closing.done()
    line.answers.set()
    await closing
    assert ear.heard[-1].version == before.version + 1


async def test_after_a_lost_answer_the_store_is_asked_what_became_of_the_change(
    database: Database, line: Line
) -> None:
    ear = Ear()
    service = Service(database, ear)
    (ada, ben), table = await among_people(service, 2)
    before = await own(service, ada, table)
    ear.heard.clear()
    line.lose()
    with pytest.raises(Unavailable):
        await decide(service, ada, before, random.Random(1))
    assert [(one.table, one.seq, one.guests, one.lobby) for one in ear.heard] == [
        (table, 0, frozenset((ada, ben)), True)
    ]
    assert (await own(service, ada, table)).version == before.version + 1


async def test_after_a_refused_change_the_table_is_as_it_was(
    database: Database, line: Line
) -> None:
    service = Service(database)
    (ada, _), table = await among_people(service, 2)
    before = await own(service, ada, table)
    line.delay()
    with pytest.raises(Unavailable):
        await decide(service, ada, before, random.Random(1))
    assert await own(service, ada, table) == before
    later = await decide(service, ada, before, random.Random(1))
    assert later.version == before.version + 1


@pytest.fixture
def address(postgres: Postgres) -> str:
    """The address of an empty PostgreSQL."""
    return postgres.emptied()


async def test_a_change_that_is_stored_after_its_answer_was_lost_is_heard_of(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL ends a transaction that was committed, whether or not anybody is left to ask."""
    database = await open_database(address)
    line, ear = Line(database, monkeypatch), Ear()
    service = Service(database, ear)
    (ada, _), table = await among_people(service, 2)
    before = await own(service, ada, table)
    line.delay()
    with pytest.raises(Unavailable):
        await decide(service, ada, before, random.Random(1))
    assert (await own(service, ada, table)).version == before.version
    ear.heard.clear()
    await line.arrive()
    async with asyncio.timeout(PATIENCE):
        while (await own(service, ada, table)).version == before.version:
            await asyncio.to_thread(time.sleep, 0.01)
    assert [(one.table, one.version) for one in ear.heard] == [(table, before.version + 1)]
    await database.close()


async def test_a_change_that_comes_too_late_tells_of_the_one_before(
    url: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    ear = Ear()
    service = Service(database, ear)
    (ada, ben), table = await among_people(service, 2)
    before = await own(service, ben, table)
    # No word of it comes before the next change finds it.
    elsewhere = find_database(url)

    def unheard(_: str) -> None:
        """It was told, but did not arrive."""

    monkeypatch.setattr(database.notices, "take", unheard)
    other = Service(elsewhere)
    await decide(other, ada, await own(other, ada, table), random.Random(1))
    ear.heard.clear()
    await decide(service, ben, before, random.Random(1))
    versions = [one.version for one in ear.heard if one.table == table]
    assert versions == [before.version + 1, before.version + 2]
    await elsewhere.close()


async def test_a_change_of_others_that_cannot_be_followed_is_read(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ear, later = Ear(), Ear()
    here, there = Service(database, ear), Service(database)
    Service(database, later)
    (ada, _), table = await among_people(there, 2)
    before = await own(here, ada, table)
    ear.heard.clear()
    later.heard.clear()

    def fails(*_: object) -> None:
        raise RuntimeError("cannot be repeated")

    monkeypatch.setattr(writer, "repeated", fails)
    done = await decide(there, ada, before, random.Random(1))
    assert "cannot be repeated" in caplog.text
    for heard in (ear, later):
        assert [(one.table, one.version) for one in heard.heard] == [(table, done.version)]
    assert await own(here, ada, table) == await own(there, ada, table)
    assert await database.read(version_of, table) == done.version


def test_a_listener_that_fails_does_not_stop_the_others(caplog: pytest.LogCaptureFixture) -> None:
    notices, heard = Notices(complete=True), list[Notice | None]()

    def fails(_: Notice | None) -> None:
        raise RuntimeError("cannot hear")

    notices.hear(fails)
    notices.hear(heard.append)
    notice = Notice(origin="elsewhere", table="t", version=2)
    notices.take(notice.packed())
    notices.lose(complete=False)
    assert heard == [notice, None]
    assert len(caplog.records) == 2


def test_after_word_that_is_not_understood_anything_may_have_changed(
    caplog: pytest.LogCaptureFixture,
) -> None:
    notices, heard = Notices(complete=True), list[Notice | None]()
    notices.hear(heard.append)
    notices.take('{"table": 7}')
    notices.take("nonsense")
    assert heard == [None, None]
    assert notices.complete
    assert len(caplog.records) == 2

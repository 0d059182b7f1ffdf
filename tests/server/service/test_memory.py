"""Tables in memory: as new as the store, and asked for there no more than needed."""

import random
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from sevenwonders.engine.game.options import Options
from sevenwonders.server.errors import NoTable
from sevenwonders.server.service.memory import Memory
from sevenwonders.server.service.service import Service
from sevenwonders.server.service.situation import Situation, rebuilt
from sevenwonders.server.store.database import Database, find_database
from sevenwonders.server.store.rows import TableData
from sevenwonders.server.store.tables import whole_table
from tests.server.people import against_bots, among_people, decide, own, play_out

pytestmark = pytest.mark.anyio

T = TypeVar("T")


def a_situation(name: str, version: int) -> Situation:
    table = TableData(
        id=name,
        version=version,
        seq=version,
        status="open",
        options=Options(players=3),
        hints=False,
        host=None,
        secret=b"",
        commitment="",
        rematch=None,
        created=0,
        updated=0,
        seats=(),
    )
    return Situation(table, None)


def test_what_was_not_used_for_longest_is_forgotten() -> None:
    memory = Memory(kept=2)
    for name in ("a", "b"):
        memory.keep(a_situation(name, 1))
    memory.get("a")
    memory.keep(a_situation("c", 1))
    assert memory.get("b") is None
    assert memory.get("a") == a_situation("a", 1)
    assert len(memory) == 2


def test_an_older_version_does_not_take_the_place_of_a_newer_one() -> None:
    memory = Memory()
    memory.keep(a_situation("a", 3))
    assert not memory.keep(a_situation("a", 2))
    assert memory.get("a") == a_situation("a", 3)


def test_a_table_is_not_known_while_there_is_word_of_a_newer_version() -> None:
    memory = Memory()
    memory.keep(a_situation("a", 3))
    memory.heard("a", 4)
    assert memory.get("a") is None
    assert not memory.keep(a_situation("a", 3))
    assert memory.keep(a_situation("a", 4))
    memory.heard("a", 4)
    assert memory.get("a") == a_situation("a", 4)


@pytest.fixture
def looks(database: Database, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is asked of the store from now on."""
    asked: list[str] = []

    def counted(ask: Callable[..., Awaitable[T]]) -> Callable[..., Awaitable[T]]:
        async def counting(look: Callable[..., T], *args: object) -> T:
            asked.append(look.__name__)
            return await ask(look, *args)

        return counting

    for how in ("read", "write"):
        monkeypatch.setattr(database, how, counted(getattr(database, how)))
    return asked


async def test_a_table_that_is_known_is_not_looked_for(service: Service, looks: list[str]) -> None:
    (ada, ben), table = await among_people(service, 2)
    looks.clear()
    for guest in (ada, ben, None):
        await service.table_for(guest, table)
    assert looks == []


async def test_a_choice_asks_the_store_once(service: Service, looks: list[str], seed: str) -> None:
    guests, table = await among_people(service, 3)
    pick = random.Random(seed)
    for _ in range(2):
        for guest in guests:
            seen = await own(service, guest, table)
            looks.clear()
            await decide(service, guest, seen, pick)
            assert looks == ["write_all"]


async def test_two_processes_see_each_others_changes_at_once(database: Database, seed: str) -> None:
    one, two = Service(database), Service(database)
    guests, table = await among_people(one, 3, boxes=("leaders",))
    await two.table_for(None, table)
    pick = random.Random(seed)
    for turn in range(12):
        for guest in guests:
            here, there = (one, two) if turn % 2 else (two, one)
            seen = await own(here, guest, table)
            if seen.view is not None and seen.view.decision is not None:
                done = await decide(here, guest, seen, pick)
                assert await there.table_for(guest, table, seen.seq) == await here.table_for(
                    guest, table, seen.seq
                )
                assert (await there.table_for(guest, table)).version == done.version


async def test_a_table_in_memory_is_the_one_that_is_stored(
    service: Service, database: Database, seed: str
) -> None:
    guests, table = await among_people(service, 2, bots=1, boxes=("cities",))
    other = Service(database)
    over = await play_out(service, guests, table, seed)
    whole = await database.read(whole_table, table)
    assert whole is not None
    again = rebuilt(whole)
    assert len(again.events) == len(over.events)
    for guest in guests:
        assert await other.table_for(guest, table) == await service.table_for(guest, table)


async def test_where_word_does_not_come_the_store_is_asked_for_the_version(
    url: str, database: Database, seed: str
) -> None:
    service = Service(database)
    (ada, _), table = await among_people(service, 2)
    await service.table_for(ada, table)
    elsewhere = find_database(url)
    database.notices.complete = False
    other = Service(elsewhere)
    done = await decide(other, ada, await own(other, ada, table), random.Random(seed))
    assert (await service.table_for(ada, table)).version == done.version
    await elsewhere.close()


async def test_a_table_that_was_planned_for_as_it_was_is_planned_for_anew(
    url: str, database: Database, seed: str
) -> None:
    service = Service(database)
    (ada, ben), table = await among_people(service, 2)
    before = await own(service, ben, table)
    elsewhere = find_database(url)
    other = Service(elsewhere)
    await decide(other, ada, await own(other, ada, table), random.Random(seed))
    done = await decide(service, ben, before, random.Random(seed))
    assert done.version == before.version + 2
    await elsewhere.close()


async def test_a_table_that_nobody_laid_is_not_there(service: Service) -> None:
    with pytest.raises(NoTable):
        await service.table_for(None, "nothere")
    ada, table = await against_bots(service)
    assert (await service.table_for(ada, table.id)).id == table.id

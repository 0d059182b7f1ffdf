"""A table that is asked for again is laid once."""

import asyncio

import pytest

from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire.requests import NewTable
from tests.server.people import a_guest

pytestmark = pytest.mark.anyio

WANTED = NewTable(players=3, bots=(None, "random", "random"), start=True, key="once")


async def test_the_same_guest_with_the_same_key_gets_the_same_table(service: Service) -> None:
    ada = await a_guest(service)
    first = await service.create(ada, WANTED)
    assert await service.create(ada, WANTED) == first
    assert len((await service.lobby(ada)).mine) == 1


async def test_another_guest_another_key_or_none_gets_another_table(service: Service) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    none = NewTable(players=3)
    other = NewTable(players=3, key="twice")
    asked = [(ada, WANTED), (ben, WANTED), (ada, other), (ada, none), (ada, none)]
    tables = [await service.create(guest, wanted) for guest, wanted in asked]
    assert len({table.id for table in tables}) == len(asked)


async def test_a_table_asked_for_twice_at_once_is_laid_once(database: Database) -> None:
    one, two = Service(database), Service(database)
    ada = await a_guest(one)
    laid = await asyncio.gather(*(which.create(ada, WANTED) for which in (one, two, one, two)))
    assert len({table.id for table in laid}) == 1
    assert len((await one.lobby(ada)).mine) == 1

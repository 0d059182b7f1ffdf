"""Playing again."""

import asyncio

import pytest

from sevenwonders.server.errors import NotOver, NotSeated
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from tests.server.people import a_guest, among_people, is_asked, own, play_out

pytestmark = pytest.mark.anyio


async def test_a_rematch_is_one_table_for_all(database: Database, seed: str) -> None:
    one, two = Service(database), Service(database)
    (ada, ben), table = await among_people(one, 2, bots=1)
    with pytest.raises(NotOver):
        await one.rematch(ada, table)
    await one.leave(ada, table)
    await play_out(one, [ben], table, seed)
    with pytest.raises(NotSeated):
        await one.rematch(await a_guest(one, "Eve"), table)
    new = await asyncio.gather(one.rematch(ben, table), two.rematch(ben, table))
    assert new[0].id == new[1].id
    assert (await own(one, ada, table)).rematch == new[0].id


async def test_a_rematch_has_the_same_people_and_another_deal(service: Service, seed: str) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    await play_out(service, [ada, ben], table, seed)
    new = await service.rematch(ben, table)
    old = await own(service, ben, table)
    assert new.status == "playing"
    assert [seat.name for seat in new.seats] == [seat.name for seat in old.seats]
    assert [seat.bot for seat in new.seats] == [seat.bot for seat in old.seats]
    assert new.commitment != old.commitment
    assert new.host
    assert (await service.rematch(ada, table)).id == new.id


async def test_in_a_rematch_a_bot_of_its_own_name_sits_for_who_left(
    service: Service, seed: str
) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    await service.leave(ada, table)
    await play_out(service, [ben], table, seed)
    new = await service.rematch(ben, table)
    assert [(one.kind, one.name) for one in new.seats] == [
        ("bot", "Myron"),
        ("guest", "Ben"),
        ("bot", "Nikias"),
    ]


async def test_who_left_and_asks_for_a_rematch_sits_down_again(service: Service, seed: str) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    await service.leave(ada, table)
    await play_out(service, [ben], table, seed)
    new = await service.rematch(ada, table)
    assert (new.seat, new.host) == (0, True)
    assert (new.seats[0].name, new.seats[0].bot, new.seats[0].away) == ("Ada", None, False)
    assert is_asked(new)
    assert is_asked(await own(service, ben, new.id))

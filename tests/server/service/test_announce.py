"""What listeners are told, and when."""

import random

import pytest

from sevenwonders.server.errors import NoDecision
from sevenwonders.server.service.announce import News
from sevenwonders.server.service.invitations import Invitations
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire.requests import NewTable
from sevenwonders.server.wire.table import Access
from tests.server.ear import Ear
from tests.server.people import a_guest, against_bots, among_people, decide, own

pytestmark = pytest.mark.anyio


async def test_a_change_is_told_with_its_number_and_who_sits_there(database: Database) -> None:
    ear = Ear()
    service = Service(database, ear)
    ada, table = await against_bots(service)
    later = await decide(service, ada, table, random.Random(1))
    hers = frozenset({ada})
    assert ear.heard == [
        News(table.id, 1, table.seq, hers, lobby=False, reseated=True),
        News(table.id, 2, later.seq, hers, lobby=False, by=ada),
    ]


async def test_what_changes_nothing_is_not_announced(database: Database) -> None:
    ear = Ear()
    service = Service(database, ear)
    ada, table = await against_bots(service)
    with pytest.raises(NoDecision):
        await service.choose(ada, table.id, 99, 0, "D:altar")
    await service.start(ada, table.id)
    await service.join(ada, table.id)
    assert len(ear.heard) == 1


async def test_what_another_service_changed_is_told_too(database: Database) -> None:
    ear = Ear()
    Service(database, ear)
    service = Service(database)
    ada, table = await against_bots(service)
    later = await decide(service, ada, table, random.Random(1))
    assert [(one.table, one.version) for one in ear.heard] == [(table.id, 1), (table.id, 2)]
    assert (later.version, ear.heard[-1].by) == (2, None)


async def test_a_choice_moves_nobody_and_a_seat_that_is_left_does(database: Database) -> None:
    ear = Ear()
    service = Service(database, ear)
    (ada, ben), table = await among_people(service, 2, bots=1)
    assert all(one.reseated for one in ear.heard)
    await decide(service, ada, await own(service, ada, table), random.Random(1))
    await service.leave(ben, table)
    assert [one.reseated for one in ear.heard[-2:]] == [False, True]
    assert not any(one.lobby for one in ear.heard[-2:])
    assert ear.heard[-1].guests == {ada, ben}


async def test_the_list_of_strangers_changes_with_what_it_shows(database: Database) -> None:
    ear = Ear()
    service = Service(database, ear)
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = (await service.create(ada, NewTable(players=2))).id
    await service.join(ben, table)
    await service.leave(ben, table)
    await service.join(ben, table)
    await service.start(ada, table)
    await service.leave(ben, table)
    assert [one.lobby for one in ear.heard] == [True, True, True, True, False, False]
    assert [one.gone for one in ear.heard if one.gone] == [frozenset({ben})]


@pytest.mark.parametrize("access", ["link", "private"])
async def test_tables_that_are_on_no_list_change_none(database: Database, access: Access) -> None:
    ear = Ear()
    service = Service(database, ear)
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=2, access=access))
    if table.invitation is not None:
        await Invitations(service).accept(ben, table.id, table.invitation)
    await service.join(ben, table.id)
    await service.set_bot(ada, table.id, 1, None, remove=True)
    assert not any(one.lobby for one in ear.heard)
    assert ear.heard[-1].gone == {ben}
    await Invitations(service).open_to(ada, table.id, "public")
    await Invitations(service).open_to(ada, table.id, access)
    assert [one.lobby for one in ear.heard[-2:]] == [True, True]


async def test_when_word_is_lost_anything_may_have_changed(database: Database) -> None:
    ear = Ear()
    service = Service(database, ear)
    await a_guest(service)
    database.notices.lose(complete=True)
    assert (ear.losses, ear.heard) == (1, [])

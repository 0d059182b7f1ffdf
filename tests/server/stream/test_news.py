"""What the store tells a reader of changes: of their own tables, and of those they name."""

import pytest

from sevenwonders.server.service.service import Service
from sevenwonders.server.stream.changes import Reader
from tests.server.people import a_guest, against_bots

pytestmark = pytest.mark.anyio


async def test_a_change_has_the_guests_of_its_table(service: Service) -> None:
    ada, table = await against_bots(service)
    (change,) = await service.changes_since(0)
    assert (change.table, change.guests) == (table.id, frozenset({ada}))


async def test_a_guest_hears_of_the_tables_where_they_sit(service: Service) -> None:
    ada, hers = await against_bots(service)
    ben, his = await against_bots(service)
    for guest, table in ((ada, hers), (ben, his)):
        news = await service.news_since(0, Reader(guest))
        assert [(one.table, one.seq) for one in news.changes] == [(table.id, table.seq)]
    assert (await service.news_since(hers.seq, Reader(ada))).changes == []


async def test_who_left_a_running_game_still_hears_of_it(service: Service) -> None:
    ada, table = await against_bots(service)
    left = await service.leave(ada, table.id)
    (change,) = (await service.news_since(table.seq, Reader(ada))).changes
    assert change.seq == left.seq


@pytest.mark.parametrize("known", [False, True])
async def test_strangers_hear_that_the_lists_changed_and_no_more(
    service: Service, *, known: bool
) -> None:
    _, table = await against_bots(service)
    stranger = Reader(await a_guest(service, "Eve") if known else None)
    assert await service.news_since(0, stranger) == (True, [])
    assert await service.news_since(table.seq, stranger) == (False, [])


async def test_a_table_that_is_named_is_told_of_though_it_did_not_change(service: Service) -> None:
    _, table = await against_bots(service)
    reader = Reader(tables=frozenset({table.id, "nothere"}))
    (change,) = (await service.news_since(table.seq, reader)).changes
    assert (change.table, change.version, change.seq) == (table.id, 1, table.seq)

"""Who is told what of a game."""

import random

import pytest

from sevenwonders.engine.events.base import Dealt
from sevenwonders.server.service.service import Service
from tests.server.people import against_bots, among_people, decide, own

pytestmark = pytest.mark.anyio


async def test_a_seat_is_told_of_its_own_cards_alone(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)

    async def hands(guest: str | None) -> list[int]:
        events = (await service.table_for(guest, table)).events
        dealt = [one.event for one in events if isinstance(one.event, Dealt)]
        return [one.seat for one in dealt if None not in one.cards]

    assert await hands(ada) == [0]
    assert await hands(ben) == [1]
    assert await hands(None) == []
    assert (await service.table_for(None, table)).seat is None


async def test_a_sealed_choice_is_shown_to_its_seat_alone(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    before = await own(service, ben, table)
    mine = await decide(service, ada, await own(service, ada, table), random.Random(1))
    assert len(mine.sealed) == 1
    assert mine.view is not None
    assert mine.view.sealed == (mine.sealed[0].choice,)
    seen = await own(service, ben, table)
    assert seen.sealed == ()
    assert seen.events == before.events
    assert seen.view is not None
    assert seen.view.waiting == (1,)


async def test_events_are_told_from_a_number_on(service: Service) -> None:
    ada, table = await against_bots(service)
    later = await decide(service, ada, table, random.Random(1))
    fresh = await service.table_for(ada, table.id, table.seq)
    assert fresh.events
    assert later.events == table.events + fresh.events
    assert (await service.table_for(ada, table.id, later.seq)).events == ()

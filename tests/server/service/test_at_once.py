"""Several requests at the same time."""

import asyncio
import random

import pytest

from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire.requests import NewTable
from sevenwonders.server.wire.table import Table
from tests.server.people import (
    EVEN,
    a_guest,
    against_bots,
    among_people,
    decide,
    decision_of,
    options,
    own,
)

pytestmark = pytest.mark.anyio


async def test_two_seats_choose_at_once(database: Database, seed: str) -> None:
    one, two = Service(database), Service(database)
    (ada, ben), table = await among_people(one, 2, bots=1, boards=EVEN)
    for turn in range(3):
        pick = random.Random(f"{seed} {turn}")
        tables = [await own(one, ada, table), await own(one, ben, table)]
        await asyncio.gather(decide(one, ada, tables[0], pick), decide(two, ben, tables[1], pick))
        now = await own(one, ada, table)
        assert now.version == tables[0].version + 2
        assert now.view is not None
        assert now.view.turn == turn + 2
        assert (await own(two, ben, table)).view == (await own(one, ben, table)).view


async def test_one_seat_sends_its_choice_many_times_at_once(database: Database) -> None:
    one, two = Service(database), Service(database)
    ada, table = await against_bots(one)
    decision = decision_of(table).id
    text = options(table)[0].choice
    answers = await asyncio.gather(
        *(who.choose(ada, table.id, decision, 0, text) for who in (one, two, one, two, one))
    )
    assert {answer.version for answer in answers} == {table.version + 1}


async def test_of_two_different_choices_at_once_one_is_revealed(database: Database) -> None:
    one, two = Service(database), Service(database)
    ada, table = await against_bots(one)
    decision = decision_of(table).id
    first, *_, last = options(table)
    answers = await asyncio.gather(
        one.choose(ada, table.id, decision, 0, first.choice),
        two.choose(ada, table.id, decision, 0, last.choice),
        return_exceptions=True,
    )
    kinds = sorted(type(answer).__name__ for answer in answers)
    assert kinds == ["StaleDecision", "Table"]
    assert (await own(one, ada, table.id)).version == table.version + 1


async def test_many_tables_are_played_at_once(service: Service, seed: str) -> None:
    games = [await against_bots(service) for _ in range(4)]

    async def few_turns(guest: str, table: Table) -> Table:
        pick = random.Random(f"{seed} {guest}")
        for _ in range(3):
            table = await decide(service, guest, table, pick)
        return table

    ends = await asyncio.gather(*(few_turns(*game) for game in games))
    for table in ends:
        numbers = [one.seq for one in table.events]
        assert numbers == sorted(set(numbers))
        assert numbers[-1] < table.seq


async def test_two_guests_at_once_do_not_take_the_same_seat(database: Database) -> None:
    one, two = Service(database), Service(database)
    ada, ben, cleo = [await a_guest(one, name) for name in ("Ada", "Ben", "Cleo")]
    table = await one.create(ada, NewTable(players=3, bots=(None, None, "random")))
    answers = await asyncio.gather(
        one.join(ben, table.id), two.join(cleo, table.id), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["Table", "TableFull"]

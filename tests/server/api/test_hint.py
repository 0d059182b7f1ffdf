"""Hints at the table: who may ask, when, and that they tell no more than the seat has seen."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.why import Why
from sevenwonders.engine.see.sight import Sight
from sevenwonders.server.app import create_app
from sevenwonders.server.service import hints, service
from sevenwonders.server.service.announce import Announcer
from sevenwonders.server.service.hints import Hints
from sevenwonders.server.service.service import Service
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.database import Database
from sevenwonders.server.thinking.thinkers import Thinkers, explained
from sevenwonders.server.wire.table import Table
from tests.server.browsers import Browser, Meet, address, among, meeting, read, refused
from tests.server.people import options
from tests.server.worlds import the_world

pytestmark = pytest.mark.anyio

FEW: Final = Limit(iterations=4)


@pytest.fixture
async def meet(tmp_path: Path) -> AsyncIterator[Meet]:
    def make(database: Database, announcer: Announcer) -> Service:
        return Service(database, announcer, secret=lambda: bytes(32), hints=Hints(FEW))

    database = f"sqlite:///{tmp_path / 'tables.db'}"
    app = create_app(Settings(data=tmp_path, database=database), service_maker=make)
    async with meeting(app) as meet:
        yield meet


async def a_table(host: Browser, *, hints: bool = True) -> Table:
    """A game that the host has begun with bots."""
    return await host.lay(players=3, bots=[None, "random", "random"], start=True, hints=hints)


async def two_people(meet: Meet) -> tuple[Browser, Browser, str]:
    """A game of two guests and a bot."""
    ada, ben = await meet("Ada"), await meet("Ben")
    table = await ada.lay(players=3, bots=[None, None, "random"], hints=True)
    await ben.post(f"/api/tables/{table.id}/join", {"seat": 1})
    await ada.post(f"/api/tables/{table.id}/start")
    return ada, ben, table.id


def hint_of(table: Table, seat: int | None = None) -> str:
    """Where the reader's open decision is explained."""
    return f"{address(table, seat)}/hint"


async def test_a_hint_names_legal_choices_and_what_they_come_to(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await a_table(ada)
    why = read(await ada.post(hint_of(table)), Why)
    legal = {option.choice for option in options(table)}
    assert why.legal == len(legal)
    assert {prospect.choice for prospect in why.prospects} <= legal
    assert why.prospects[0].behind == 0
    assert all(0 <= prospect.win <= 1 for prospect in why.prospects)


async def test_the_same_decision_gets_the_same_answer(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await a_table(ada)
    answers = await asyncio.gather(*[ada.post(hint_of(table)) for _ in range(3)])
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1


async def test_a_hint_is_thought_once(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []

    def counted(
        sight: Sight,
        key: str,
        limit: Limit,
        entered: int | None,
        thinkers: Thinkers | None,
        *,
        table: str,
        whose: str,
    ) -> Why:
        thought.append(sight.seat())
        return explained(sight, key, limit, entered, thinkers, table=table, whose=whose)

    monkeypatch.setattr(hints, "explained", counted)
    ada = await meet("Ada")
    table = await a_table(ada)
    await asyncio.gather(ada.post(hint_of(table)), ada.post(hint_of(table)))
    await ada.post(hint_of(table))
    assert thought == [0]


async def test_a_hint_changes_nothing_at_the_table(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await a_table(ada)
    await ada.post(hint_of(table))
    assert await ada.table(table.id) == table


async def test_a_hint_is_the_same_whatever_is_hidden_from_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "Hints", partial(Hints, FEW))
    given: list[bytes] = []
    for world in (0, 1):
        async with the_world(world, tmp_path, monkeypatch) as there:
            people, table_id = await among(there.meet, 4, hints=True)
            theirs = await people[2].table(table_id)
            await people[2].choose(theirs, options(theirs)[world].choice)
            answer = await people[0].post(hint_of(await people[0].table(table_id)))
            assert answer.status_code == 200
            given.append(answer.content)
    assert given[0] == given[1]


async def test_a_table_without_hints_gives_none(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await a_table(ada, hints=False)
    refused(await ada.post(hint_of(table)), 403, "no-hints")


async def test_another_seat_gets_no_hint_from_here(meet: Meet) -> None:
    ada, ben, table_id = await two_people(meet)
    table = await ada.table(table_id)
    refused(await ben.post(hint_of(table)), 403, "not-your-seat")
    refused(await ada.post(hint_of(table, 2)), 403, "not-your-seat")
    refused(await ada.post(hint_of(table, 9)), 404, "no-seat")


async def test_who_looks_on_gets_no_hint(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await a_table(ada)
    refused(await (await meet("")).post(hint_of(table)), 401, "no-guest")
    refused(await (await meet("Cleo")).post(hint_of(table)), 403, "not-your-seat")


async def test_what_is_sealed_or_revealed_gets_no_hint(meet: Meet) -> None:
    ada, ben, table_id = await two_people(meet)
    table = await ada.table(table_id)
    await ada.choose(table, options(table)[0].choice)
    refused(await ada.post(hint_of(table)), 409, "already-chosen")
    theirs = await ben.table(table_id)
    await ben.choose(theirs, options(theirs)[0].choice)
    refused(await ada.post(hint_of(table)), 409, "stale-decision")


async def test_a_decision_that_nobody_was_asked_gets_no_hint(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await a_table(ada)
    path = f"/api/tables/{table.id}/decisions/999/seats/0/hint"
    refused(await ada.post(path), 404, "no-decision")
    refused(await ada.post("/api/tables/nowhere/decisions/0/seats/0/hint"), 404, "no-table")


async def test_before_the_game_there_is_no_hint(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await ada.lay(players=3, hints=True)
    path = f"/api/tables/{table.id}/decisions/0/seats/0/hint"
    refused(await ada.post(path), 409, "not-playing")

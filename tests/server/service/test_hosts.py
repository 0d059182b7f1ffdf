"""How many searching bots a host and an address may have at unfinished games."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final, final

import pytest

from sevenwonders.server.accounts.accounts import Visitor
from sevenwonders.server.accounts.people import People
from sevenwonders.server.accounts.sessions import Claim
from sevenwonders.server.errors import TooManyBots
from sevenwonders.server.service.hosts import MostBots
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.thinking.questions import Question
from sevenwonders.server.thinking.thinkers import Thinkers
from sevenwonders.server.wire.requests import NewTable
from sevenwonders.server.wire.terms import ClockTerms, Terms
from tests.server.people import a_guest

pytestmark = pytest.mark.anyio

PASSWORD: Final = "a long walk by the Nile"  # noqa: S105 -- of nobody
HERE: Final = "203.0.113.5"
THERE: Final = "203.0.113.6"
TWO: Final = NewTable(players=3, bots=(None, "expert", "expert"), start=True)


@final
class Silent(Thinkers):
    """Nobody who ever answers."""

    async def think(self, question: Question, *, table: str = "", whose: str = "") -> bytes:
        """Wait."""
        del question, table, whose
        await asyncio.Event().wait()
        return b""


@pytest.fixture
async def service(database: Database) -> AsyncIterator[Service]:
    silent = Silent(1)
    service = Service(database, thinkers=silent, searching_bots=MostBots(host=4, address=6))
    yield service
    await service.close()
    silent.close()


async def test_all_hosts_of_an_address_share_its_searching_bots(service: Service) -> None:
    ada, ben, eve = [await a_guest(service, name) for name in ("Ada", "Ben", "Eve")]
    for guest in (ada, ada, ben):
        await service.create(guest, TWO, address=HERE)
    with pytest.raises(TooManyBots):
        await service.create(eve, TWO, address=HERE)
    open_table = await service.create(
        eve, NewTable(players=3, bots=(None, "expert", "expert")), address=HERE
    )
    with pytest.raises(TooManyBots):
        await service.start(eve, open_table.id, address=HERE)
    await service.start(eve, open_table.id, address=THERE)


async def test_games_that_nobody_plays_any_more_do_not_count(service: Service) -> None:
    ada, ben, eve = [await a_guest(service, name) for name in ("Ada", "Ben", "Eve")]
    tables = [await service.create(guest, TWO, address=HERE) for guest in (ada, ada, ben)]
    await service.leave(ada, tables[0].id)
    assert (await service.create(eve, TWO, address=HERE)).status == "playing"


async def test_a_game_that_goes_on_counts_as_one_that_begins(service: Service) -> None:
    ada = await a_guest(service)
    left: list[str] = []
    for _ in range(3):
        left.append((await service.create(ada, TWO, address=HERE)).id)
        await service.leave(ada, left[-1])
    for table in left[:2]:
        assert (await service.join(ada, table, address=HERE)).status == "playing"
    with pytest.raises(TooManyBots):
        await service.join(ada, left[2], address=HERE)
    await service.leave(ada, left[0])
    back = await service.join(ada, left[2], address=HERE)
    assert not back.seats[0].away


async def test_games_that_go_on_count_for_the_address_of_who_came_back(service: Service) -> None:
    guests = [await a_guest(service, name) for name in ("Ada", "Ben", "Eve", "Fay")]
    left: list[str] = []
    for guest in guests:
        left.append((await service.create(guest, TWO, address=HERE)).id)
        await service.leave(guest, left[-1])
    for guest, table in list(zip(guests, left, strict=True))[:3]:
        await service.join(guest, table, address=THERE)
    with pytest.raises(TooManyBots):
        await service.join(guests[3], left[3], address=THERE)


async def test_who_comes_back_to_somebody_who_plays_is_not_counted_again(service: Service) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    wanted = NewTable(players=6, bots=(None, None, *["expert"] * 4))
    table = await service.create(ada, wanted)
    await service.join(ben, table.id)
    await service.start(ada, table.id)
    await service.leave(ben, table.id)
    assert not (await service.join(ben, table.id)).seats[1].away


@pytest.mark.parametrize(("bot", "many"), [("medium", 3), ("expert", 1)])
async def test_seats_count_whose_people_are_replaced_by_bots_that_search(
    service: Service, bot: str, many: int
) -> None:
    ada, ben, cleo = [await a_guest(service, name) for name in ("Ada", "Ben", "Cleo")]
    terms = Terms(clock=ClockTerms(turn=60, bot=bot))

    async def begin() -> None:
        table = await service.create(ada, NewTable(players=3, terms=terms))
        await service.join(ben, table.id)
        await service.join(cleo, table.id)
        await service.start(ada, table.id)

    for _ in range(many):
        await begin()
    if bot == "expert":
        with pytest.raises(TooManyBots):
            await begin()


async def test_the_programs_of_an_account_share_the_searching_bots_of_a_host(
    service: Service, database: Database
) -> None:
    people = People(database, service, now=lambda: 0)
    ada = await people.accounts.name_guest(None, "Ada")
    claim = await people.accounts.keep(Visitor(Claim(ada.id), ""), PASSWORD, "en")
    first, second = [(await people.bots.add(claim, name)).bot.guest for name in ("One", "Two")]
    await service.create(first, TWO)
    await service.create(second, TWO)
    with pytest.raises(TooManyBots):
        await service.create(first, TWO)
    assert (await service.create(ada.id, TWO)).status == "playing"
    people.close()

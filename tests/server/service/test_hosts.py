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

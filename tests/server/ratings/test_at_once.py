"""Rated games of the same people that end at the same moment."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import Connection, insert

from sevenwonders.server.accounts.schema import account
from sevenwonders.server.history.rows import Result, SeatResult
from sevenwonders.server.history.store import add_result
from sevenwonders.server.ratings.skill import Skill
from sevenwonders.server.ratings.store import changes_of, rate_game, ratings_of
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import open_database
from sevenwonders.server.wire.requests import NewTable
from tests.server.people import a_guest
from tests.server.postgres import Postgres, connect

pytestmark = pytest.mark.anyio


@pytest.fixture
def address(postgres: Postgres) -> str:
    """The address of an empty PostgreSQL."""
    return postgres.emptied()


def ended(table: str, guests: Sequence[str]) -> Result:
    """A game that the first of its people has won."""
    seats = [
        SeatResult(
            seat=seat,
            guest=guest,
            name=guest,
            bot=None,
            away=False,
            board="giza",
            side="day",
            place=seat + 1,
            points=50 - seat,
            coins=0,
            rows={},
        )
        for seat, guest in enumerate(guests)
    ]
    return Result(
        table=table,
        ended=1,
        family="two",
        edition="1e",
        boxes=(),
        players=len(guests),
        teams=False,
        hints=False,
        seats=tuple(seats),
    )


def kept(connection: Connection, guest: str) -> None:
    """An account."""
    connection.execute(
        insert(account).values(guest_id=guest, login=guest, password="", language="en", created=0)
    )


async def test_the_first_two_games_of_somebody_count_if_they_end_at_the_same_moment(
    address: str,
) -> None:
    database = await open_database(address)
    service = Service(database)
    ada, ben = [await a_guest(service, name) for name in ("Ada", "Ben")]
    for guest in (ada, ben):
        await database.write(kept, guest)
    table = await service.create(ada, NewTable(players=2))
    game = ended(table.id, (ada, ben))
    await database.write(add_result, game)
    other, watcher = await connect(address), await connect(address)
    async with other.transaction():
        # What another game writes first, which has just ended.
        await other.execute(
            "INSERT INTO rating (guest_id, family, mu, sigma, games, won, settled, updated)"
            " VALUES ($1, 'two', 30, 5, 1, 1, false, 1)",
            ada,
        )
        rating = asyncio.create_task(database.write(rate_game, game))
        while not await watcher.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            assert not rating.done()
    await rating
    (hers,) = await database.read(ratings_of, ada)
    assert (hers.games, hers.won) == (2, 2)
    (change,) = await database.read(changes_of, ada, 9)
    assert (change.before, change.after) == (30, hers.skill)
    (his,) = await database.read(ratings_of, ben)
    assert (his.games, his.won) == (1, 0)
    assert his.skill.mu < Skill().mu
    for connection in (other, watcher):
        await connection.close()
    await database.close()

"""PostgreSQL goes away under tables that are played, and comes back."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from sevenwonders.server.errors import Unavailable
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import find_database, open_database
from tests.server.killing import check_kept
from tests.server.live import serving
from tests.server.people import NAMES, a_guest, decision_of, is_asked, options, own
from tests.server.postgres import Postgres
from tests.server.robust.kinds import Kind
from tests.server.robust.playing import OFF, PAUSE, Game
from tests.server.robust.tables import laid
from tests.support.scale import scaled

pytestmark = pytest.mark.anyio

TABLES = scaled(4, 100)
SERVED = scaled(2, 20)
"""Tables of a real server."""
ROUNDS = 3
BETWEEN = 5
"""Choices at each table between two outages."""
PATIENCE = 60


async def test_an_outage_loses_no_choice_and_doubles_none(
    own_postgres: tuple[Postgres, str], seed: str
) -> None:
    server, url = own_postgres
    one, two = await open_database(url), await open_database(url)
    services = [Service(one), Service(two)]
    guests = [await a_guest(services[0], name) for name in NAMES[:3]]
    tables = [await laid(services[0], guests) for _ in range(TABLES)]
    pick = random.Random(seed)
    refused = 0

    async def choose(table: str, guest: str) -> None:
        """Choose as a client does: the same again until it is acknowledged."""
        nonlocal refused
        service = pick.choice(services)
        wanted: tuple[int, int, str] | None = None
        while True:
            try:
                if wanted is None:
                    now = await own(service, guest, table)
                    if now.seat is None or not is_asked(now):
                        return
                    text = pick.choice(options(now)).choice
                    wanted = decision_of(now).id, now.seat, text
                await service.choose(guest, table, *wanted)
            except Unavailable:
                refused += 1
                await asyncio.sleep(0.05)
            else:
                return

    async def turn() -> None:
        await asyncio.gather(*(choose(table, guest) for table in tables for guest in guests))

    for _ in range(ROUNDS):
        playing = asyncio.create_task(turn())
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        await playing
        await turn()
    assert refused
    three = await open_database(url)
    fresh = Service(three)
    for table in tables:
        stored = await own(fresh, guests[0], table)
        kept = [stored]
        for service in services:
            # Word of a change comes a moment after it.
            async with asyncio.timeout(PATIENCE):
                while (now := await own(service, guests[0], table)).version < stored.version:
                    await asyncio.to_thread(time.sleep, 0.01)
            kept.append(now)
        assert kept[0].view == kept[1].view == kept[2].view
        assert kept[0].events == kept[1].events == kept[2].events
        numbers = [event.seq for event in kept[0].events]
        assert numbers == sorted(set(numbers))
        assert kept[0].view is not None
        assert (kept[0].view.age, kept[0].view.turn) > (1, ROUNDS)
    await three.close()
    await one.close()
    await two.close()


async def test_a_real_server_goes_on_after_outages(
    own_postgres: tuple[Postgres, str], tmp_path: Path, seed: str
) -> None:
    postgres, url = own_postgres
    pick = random.Random(seed)
    with serving(tmp_path, *Kind(url, 2).words, environment=OFF) as live:
        games = [await Game.begun(live.url, pick) for _ in range(SERVED)]

        def told() -> int:
            return sum(len(game.told) for game in games)

        def refused() -> int:
            return sum(game.refused for game in games)

        async with AsyncExitStack() as looking:
            for game in games:
                await looking.enter_async_context(game.looked_on(live.url))
            playing = asyncio.gather(*(game.play(live.url, lambda: False) for game in games))
            for number in range(1, ROUNDS + 1):
                await until(told, number * BETWEEN * SERVED)
                await asyncio.to_thread(postgres.stop)
                await until(refused, refused() + 1)
                await asyncio.to_thread(postgres.start)
            await playing
            for game in games:
                await game.check(live.url)
    database = find_database(url)
    for game in games:
        await check_kept(database, game.table, game.told)
    await database.close()


async def until(count: Callable[[], int], least: int) -> None:
    """Wait for what the players do meanwhile."""
    async with asyncio.timeout(PATIENCE):
        while count() < least:
            await asyncio.to_thread(time.sleep, PAUSE)

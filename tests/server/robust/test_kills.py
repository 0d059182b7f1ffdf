"""Servers are killed again and again while people play: nothing acknowledged is lost."""

import random

import pytest

from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.redact import redact
from sevenwonders.record import parse_record, replay
from sevenwonders.server.deals import verify_record
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import open_database
from tests.server.killing import check_kept, killed_players
from tests.server.people import NAMES, a_guest, play_out
from tests.server.robust.tables import laid
from tests.support.scale import scaled

pytestmark = pytest.mark.anyio

KILLS = scaled(2, 50)
TABLES = scaled(2, 8)


@pytest.mark.parametrize("processes", [1, 2])
async def test_nothing_acknowledged_is_lost_however_often_servers_are_killed(
    url: str, processes: int, seed: str
) -> None:
    pick = random.Random(seed)
    database = await open_database(url)
    service = Service(database)
    guests = [await a_guest(service, name) for name in NAMES[:4]]
    tables = [await laid(service, guests) for _ in range(TABLES)]
    groups = [guests] if processes == 1 else [guests[:2], guests[2:]]
    told: list[str] = []
    for _ in range(KILLS):
        told += await killed_players(url, groups, pick.randint(1, 8))
    assert len(told) >= KILLS
    for table in tables:
        mine = [line for line in told if line.startswith(table)]
        await check_kept(database, table, mine)
    after = Service(database)
    for table in tables:
        over = await play_out(after, guests, table, seed)
        record = await after.record(table)
        assert verify_record(record, promised=over.commitment).kept
        again = drain(replay(parse_record(record), log=[]))
        assert [one.event for one in over.events] == [
            redact(event, over.seat or 0) for event in again
        ]
        numbers = [one.seq for one in over.events]
        assert numbers == sorted(set(numbers))
    await database.close()

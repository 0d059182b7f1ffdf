"""What listeners are told, and when."""

import random

import pytest

from sevenwonders.server.errors import NoDecision
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from tests.server.people import against_bots, decide

pytestmark = pytest.mark.anyio


class Ear:
    """Hears that something changed, and looks what anyone could read by then."""

    def __init__(self, service: Service) -> None:
        self.heard: list[tuple[str, int, int]] = []
        self._service = service

    async def changed(self) -> None:
        """Note the latest change that is stored."""
        latest = (await self._service.changes_since(0))[-1]
        self.heard.append((latest.table, latest.version, latest.seq))


async def test_what_is_announced_is_stored_already(database: Database) -> None:
    ear = Ear(Service(database))
    service = Service(database, ear)
    ada, table = await against_bots(service)
    later = await decide(service, ada, table, random.Random(1))
    assert ear.heard == [(table.id, 1, table.seq), (table.id, 2, later.seq)]


async def test_what_changes_nothing_is_not_announced(database: Database) -> None:
    ear = Ear(Service(database))
    service = Service(database, ear)
    ada, table = await against_bots(service)
    with pytest.raises(NoDecision):
        await service.choose(ada, table.id, 99, 0, "D:altar")
    await service.start(ada, table.id)
    await service.join(ada, table.id)
    assert len(ear.heard) == 1


async def test_changes_are_told_from_a_number_on(service: Service) -> None:
    ada, one = await against_bots(service)
    _, two = await against_bots(service)
    assert [c.table for c in await service.changes_since(0)] == [one.id, two.id]
    seen = await service.latest_seq()
    assert seen == two.seq
    later = await decide(service, ada, one, random.Random(1))
    (change,) = await service.changes_since(seen)
    assert (change.table, change.version, change.seq) == (one.id, later.version, later.seq)
    assert not change.lobby
    assert (await service.changes_since(0))[-1].lobby

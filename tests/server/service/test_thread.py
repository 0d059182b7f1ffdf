"""While bots think and games are replayed, others are served."""

import asyncio
import threading
from itertools import count
from types import SimpleNamespace
from typing import Final

import pytest
from sqlalchemy import Connection

from sevenwonders.bots.random import RandomBot
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.see.sight import Sight
from sevenwonders.server.service import situation, writer
from sevenwonders.server.service.service import Service
from sevenwonders.server.store import tables
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.tables import WholeTable
from sevenwonders.server.thinking import questions
from tests.server.people import a_guest, against_bots, decision_of, options

pytestmark = pytest.mark.anyio

PATIENCE: Final = 60
CONNECTIONS: Final = 15
"""As many as the store opens at most."""


class Thinker:
    """A bot that does not decide before it may."""

    def __init__(self, stream: Stream) -> None:
        self._bot = RandomBot(stream)

    thinking = threading.Event()
    may_decide = threading.Event()
    was_let: Final[list[bool]] = []

    def choose(self, sight: Sight) -> Choice:
        """Wait, then choose anything."""
        self.thinking.set()
        self.was_let.append(self.may_decide.wait(PATIENCE))
        return self._bot.choose(sight)


def a_thinker(_name: str, stream: Stream) -> Thinker:
    return Thinker(stream)


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> type[Thinker]:
    Thinker.thinking.clear()
    Thinker.may_decide.clear()
    Thinker.was_let.clear()
    monkeypatch.setattr(questions, "make_bot", a_thinker)
    return Thinker


async def test_others_are_served_while_a_bot_thinks(
    service: Service, thinkers: type[Thinker]
) -> None:
    thinkers.may_decide.set()
    ada, table = await against_bots(service)
    thinkers.may_decide.clear()
    thinkers.thinking.clear()
    text = options(table)[0].choice
    choosing = asyncio.create_task(service.choose(ada, table.id, decision_of(table).id, 0, text))
    await asyncio.to_thread(thinkers.thinking.wait, PATIENCE)
    ben = await a_guest(service, "Ben")
    assert (await service.lobby(ben)).open == ()
    assert (await service.table_for(ben, table.id)).version == table.version
    assert not choosing.done()
    thinkers.may_decide.set()
    assert (await choosing).version == table.version + 1
    assert all(thinkers.was_let)


async def test_what_changed_while_a_bot_thought_is_not_overwritten(
    service: Service, thinkers: type[Thinker], database: Database
) -> None:
    thinkers.may_decide.set()
    ada, table = await against_bots(service)
    thinkers.may_decide.clear()
    thinkers.thinking.clear()
    first, *_, last = options(table)
    decision = decision_of(table).id
    slow = asyncio.create_task(service.choose(ada, table.id, decision, 0, first.choice))
    await asyncio.to_thread(thinkers.thinking.wait, PATIENCE)
    quick = asyncio.create_task(Service(database).choose(ada, table.id, decision, 0, last.choice))
    thinkers.may_decide.set()
    answers = await asyncio.gather(slow, quick, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["StaleDecision", "Table"]
    assert (await service.table_for(ada, table.id)).version == table.version + 1


async def test_games_that_wait_for_their_replay_keep_no_connection_from_others(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, table = await against_bots(Service(database))
    may_replay = threading.Event()
    all_read, read = asyncio.Event(), count(1)

    loop = asyncio.get_running_loop()

    def counted(connection: Connection, table_id: str) -> WholeTable | None:
        whole = tables.whole_table(connection, table_id)
        if next(read) == CONNECTIONS:
            loop.call_soon_threadsafe(all_read.set)
        return whole

    def held(whole: WholeTable) -> situation.Situation:
        may_replay.wait(PATIENCE)
        return situation.rebuilt(whole)

    monkeypatch.setattr(writer, "rebuilt", held)
    monkeypatch.setattr(writer, "tables", SimpleNamespace(whole_table=counted))
    services = [Service(database) for _ in range(CONNECTIONS)]
    looks = [asyncio.create_task(one.table_for(ada, table.id)) for one in services]
    try:
        async with asyncio.timeout(PATIENCE / 2):
            await all_read.wait()
            assert (await services[0].guest(ada)).id == ada
        assert not any(look.done() for look in looks)
    finally:
        may_replay.set()
    assert await asyncio.gather(*looks) == [table] * len(looks)

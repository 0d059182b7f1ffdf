"""Many do the same at the same moment."""

import asyncio
import random

import pytest

from sevenwonders.server.errors import StaleDecision
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire.table import Table
from tests.server.people import EVEN, among_people, decide, decision_of, options, own
from tests.support.scale import scaled

pytestmark = pytest.mark.anyio

MANY = scaled(60, 1000)


async def test_many_last_choices_at_once_bring_one_reveal(database: Database, seed: str) -> None:
    pick = random.Random(seed)
    services = Service(database), Service(database)
    (ada, ben), table = await among_people(services[0], 2, bots=1, boards=EVEN)
    await decide(services[0], ada, await own(services[0], ada, table), pick)
    before = await own(services[0], ben, table)
    decision, texts = decision_of(before).id, [one.choice for one in options(before)]
    asked = [pick.choice(texts) for _ in range(MANY)]
    answers = await asyncio.gather(
        *(pick.choice(services).choose(ben, table, decision, 1, text) for text in asked),
        return_exceptions=True,
    )
    taken = {text for text, answer in zip(asked, answers, strict=True) if isinstance(answer, Table)}
    assert len(taken) == 1
    assert {type(one) for one in answers} <= {Table, StaleDecision}
    for service in services:
        after = await own(service, ben, table)
        assert after.version == before.version + 1
        assert after.view is not None
        assert after.view.turn == 2

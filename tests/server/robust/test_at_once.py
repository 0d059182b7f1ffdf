"""Many do the same at the same moment."""

import asyncio
import random
from pathlib import Path

import httpx
import msgspec
import pytest

from sevenwonders.server.errors import StaleDecision
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire.table import Table
from tests.server.browsers import address
from tests.server.live import PATIENCE, an_async_client, serving
from tests.server.people import EVEN, among_people, decide, decision_of, options, own
from tests.server.robust.kinds import Kind
from tests.server.robust.playing import OFF
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


@pytest.mark.parametrize("kind", [("sqlite", 1), ("postgresql", 2)], indirect=True)
async def test_many_last_choices_at_once_at_a_real_server_bring_one_reveal(
    kind: Kind, tmp_path: Path, seed: str
) -> None:
    pick = random.Random(seed)
    wanted = {"players": 3, "boards": EVEN, "bots": [None, None, "random"]}
    with serving(tmp_path, *kind.words, environment=OFF) as live:
        async with an_async_client(live.url) as ada, many_lines(live.url) as ben:
            for one, name in ((ada, "Ada"), (ben, "Ben")):
                (await one.post("/api/guest", json={"name": name})).raise_for_status()
            at = f"/api/tables/{read(await ada.post('/api/tables', json=wanted)).id}"
            read(await ben.post(f"{at}/join", json={}))
            first = read(await ada.post(f"{at}/start"))
            read(await ada.post(address(first), json={"choice": options(first)[0].choice}))
            before = read(await ben.get(at))
            texts = [one.choice for one in options(before)]
            asked = [pick.choice(texts) for _ in range(MANY)]
            answers = await asyncio.gather(
                *(ben.post(address(before), json={"choice": text}) for text in asked)
            )
            assert {one.status_code for one in answers} <= {200, 409}
            taken = {
                text
                for text, answer in zip(asked, answers, strict=True)
                if answer.status_code == httpx.codes.OK
            }
            assert len(taken) == 1
            after = read(await ben.get(at))
            assert after.version == before.version + 1
            assert after.view is not None
            assert after.view.turn == 2


def many_lines(url: str) -> httpx.AsyncClient:
    """A browser that sends everything at once."""
    return httpx.AsyncClient(
        base_url=url, timeout=PATIENCE, limits=httpx.Limits(max_connections=None)
    )


def read(answer: httpx.Response) -> Table:
    """The table that was answered."""
    return msgspec.json.decode(answer.raise_for_status().content, type=Table)

"""Whose turn it is, at all tables of somebody; and the program of the example."""

import asyncio
import sys
from pathlib import Path

import pytest

from sevenwonders.server.app import create_app
from sevenwonders.server.limits.rates import parsed_limits
from sevenwonders.server.settings import Settings
from sevenwonders.server.turns.turns import Turns
from sevenwonders.server.wire.account import NewBot
from sevenwonders.server.wire.table import Table
from sevenwonders.server.wire.turns import Awaited, Turn
from tests.server.browsers import Browser, Meet, a_discard, among, meeting, play_out, read, refused
from tests.server.live import PATIENCE, an_async_client, serving

pytestmark = pytest.mark.anyio
MANY = 55
EXAMPLE = Path(__file__).parents[3] / "examples" / "web_bot.py"


async def turns(one: Browser, wait: int = 0) -> list[Turn]:
    return read(await one.get(f"/api/turns?wait={wait}"), list[Turn])


async def test_a_turn_is_told_until_it_is_taken(meet: Meet) -> None:
    people, table_id = await among(meet, 3)
    (turn,) = await turns(people[1])
    assert (turn.table, turn.seat, turn.deadline) == (table_id, 1, None)
    table = await people[1].table(table_id)
    await people[1].choose(table, a_discard(table))
    assert await turns(people[1]) == []
    assert len(await turns(people[0])) == 1


async def test_the_most_urgent_turn_comes_first(meet: Meet) -> None:
    people, calm = await among(meet, 2)
    table = await people[0].lay(players=2, terms={"clock": {"turn": 60}})
    read(await people[1].post(f"/api/tables/{table.id}/join", {}), Table)
    read(await people[0].post(f"/api/tables/{table.id}/start"), Table)
    assert [turn.table for turn in await turns(people[0])] == [table.id, calm]


async def test_all_turns_are_told_however_many_tables_changed_since(tmp_path: Path) -> None:
    settings = Settings(
        data=tmp_path,
        database=f"sqlite:///{tmp_path / 'tables.db'}",
        limits=parsed_limits("off"),
    )
    async with meeting(create_app(settings)) as meet:
        ada = await meet("Ada")
        urgent = await ada.lay(
            players=3, bots=[None, "random", "random"], start=True, terms={"clock": {"turn": 3600}}
        )
        for _ in range(MANY):
            await ada.lay(players=3, bots=[None, "random", "random"], start=True)
        for _ in range(MANY):
            await ada.lay(players=3)
        told = await turns(ada)
        assert (told[0].table, len(told)) == (urgent.id, MANY + 1)
        assert len(read(await ada.get("/api/turns/awaited"), list[Awaited])) == MANY + 1


async def test_nobody_is_told_the_turns_of_others(meet: Meet) -> None:
    await among(meet, 2)
    assert await turns(await meet("Eve")) == []
    refused(await (await meet("")).get("/api/turns"), 401, "no-guest")


async def test_a_table_tells_its_players_for_whom_it_waits(meet: Meet) -> None:
    people, table_id = await among(meet, 3)
    await people[0].lay(players=3)
    table = await people[1].table(table_id)
    await people[1].choose(table, a_discard(table))
    awaited = read(await people[1].get("/api/turns/awaited"), list[Awaited])
    assert awaited == [Awaited(table=table_id, seats=(0, 2), seat=1)]
    assert read(await (await meet("Eve")).get("/api/turns/awaited"), list[Awaited]) == []
    refused(await (await meet("")).get("/api/turns/awaited"), 401, "no-guest")


async def test_who_waits_for_a_turn_hears_of_it(meet: Meet) -> None:
    people, table_id = await among(meet, 3)

    async def discard(one: Browser) -> None:
        table = await one.table(table_id)
        assert (await one.choose(table, a_discard(table))).status_code == 200

    await discard(people[0])
    await discard(people[1])
    waiting = asyncio.create_task(turns(people[0], 20))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    await discard(people[2])
    assert len(await waiting) == 1


async def test_who_waits_for_a_turn_is_woken_by_it_and_does_not_look(
    meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table_id = await among(meet, 3)
    for one in people[:2]:
        table = await one.table(table_id)
        await one.choose(table, a_discard(table))
    looks = 0
    look = Turns._owed

    async def counted(self: Turns, guest: str) -> list[Turn]:
        nonlocal looks
        found = await look(self, guest)
        looks += 1
        return found

    monkeypatch.setattr(Turns, "_owed", counted)
    waiting = asyncio.create_task(turns(people[0], 25))
    async with asyncio.timeout(PATIENCE):
        while looks == 0:  # noqa: ASYNC110 -- elsewhere
            await asyncio.sleep(0)
    table = await people[2].table(table_id)
    await people[2].choose(table, a_discard(table))
    assert len(await waiting) == 1
    assert looks == 2


async def test_one_may_not_wait_in_many_places_at_the_same_time(tmp_path: Path) -> None:
    settings = Settings(
        data=tmp_path,
        database=f"sqlite:///{tmp_path / 'tables.db'}",
        limits=parsed_limits("waits=2"),
    )
    async with meeting(create_app(settings)) as meet:
        (ada, *_), table = await among(meet, 3)
        now = await ada.table(table)
        await ada.choose(now, a_discard(now))
        waits = {
            asyncio.create_task(ada.get(at))
            for at in (
                "/api/turns?wait=25",
                f"/api/tables/{table}/talk?wait=25",
                "/api/turns?wait=24",
            )
        }
        done, waits = await asyncio.wait(
            waits, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
        )
        refused(done.pop().result(), 429, "too-many")
        assert (await ada.get("/api/turns")).status_code == 200
        for one in waits:
            one.cancel()
        await asyncio.gather(*waits, return_exceptions=True)


async def test_the_example_plays_a_game_on_a_server(tmp_path: Path) -> None:
    """The program of ``examples/web_bot.py``, as its reader would start it."""
    # The person of this game asks again and again.
    with serving(tmp_path, environment={"SEVENWONDERS_LIMITS": "requests=off"}) as live:
        async with an_async_client(live.url) as client:
            ada = Browser(client)
            await ada.post("/api/guest", {"name": "Ada"})
            await ada.post("/api/account", {"password": "seven wonders", "language": "en"})
            bot = read(await ada.post("/api/account/bots", {"name": "Talos"}), NewBot)
            table = await ada.lay(players=2)
            program = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), live.url, bot.token, table.id
            )
            async with asyncio.timeout(PATIENCE):
                start = f"/api/tables/{table.id}/start"
                while (await ada.post(start)).status_code != 200:  # noqa: ASYNC110 -- elsewhere
                    await asyncio.sleep(0.2)
            over = await play_out([ada], table.id)
            assert over.seats[1].name == "Talos"
            assert not any(seat.away for seat in over.seats)
            assert await program.wait() == 0

"""When a host may let a bot play for somebody, and how they take it back, on a real server."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack
from typing import Final

import pytest

from sevenwonders.server.wire.table import Guest, Table
from tests.server.browsers import NAMES, Browser, address, read, refused
from tests.server.live import PATIENCE, Live, an_async_client, serving
from tests.server.people import EVEN, decision_of, is_asked, options

pytestmark = pytest.mark.anyio

SECONDS: Final = 1
"""How long somebody who was warned is waited for."""
MINUTES: Final = {"clock": {"turn": 600, "reserve": 0, "bot": "greedy"}}
SHORT: Final = {"clock": {"turn": 5, "reserve": 0, "bot": "greedy"}}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    waits = {"SEVENWONDERS_STAND_IN_AFTER": str(SECONDS)}
    with serving(tmp_path_factory.mktemp("server"), environment=waits) as server:
        yield server


@pytest.fixture
async def people(live: Live) -> AsyncIterator[list[Browser]]:
    """Ada, Ben and Cleo."""
    async with AsyncExitStack() as stack:
        browsers: list[Browser] = []
        for name in NAMES[:3]:
            browser = Browser(await stack.enter_async_context(an_async_client(live.url)))
            read(await browser.post("/api/guest", {"name": name}), Guest)
            browsers.append(browser)
        yield browsers


async def begun(people: list[Browser], terms: Mapping[str, object] | None = None) -> str:
    """A game among them, in which a turn is one decision of each; Ada is the host."""
    ada, *others = people
    table = await ada.lay(players=3, boards=EVEN, terms=terms or {})
    for other in others:
        read(await other.post(f"/api/tables/{table.id}/join", {}), Table)
    read(await ada.post(f"/api/tables/{table.id}/start"), Table)
    return table.id


async def until_away(reader: Browser, table_id: str, seat: int) -> Table:
    """The table once a bot plays at a seat."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        table = await reader.table(table_id)
        if table.seats[seat].away:
            return table
        await asyncio.sleep(0.1)
    pytest.fail("no bot came")


async def test_the_host_replaces_nobody_at_once(people: list[Browser]) -> None:
    """Without a clock the person is warned; asking again before the time is up does not help."""
    ada, ben, _ = people
    table = await begun(people)
    at = f"/api/tables/{table}/seats/1/stand-in"
    assert not read(await ada.post(at), Table).seats[1].away
    problem = refused(await ada.post(at), 409, "too-soon")
    assert problem.params["seat"] == 1
    mine = await ben.table(table)
    assert mine.seats[1].warned is not None
    assert is_asked(mine)


async def test_who_was_replaced_takes_back_what_the_bot_chose_before_the_reveal(
    people: list[Browser],
) -> None:
    ada, ben, cleo = people
    table = await begun(people)
    at = f"/api/tables/{table}"
    read(await ada.post(f"{at}/seats/1/stand-in"), Table)
    await asyncio.sleep(SECONDS + 0.1)
    assert read(await ada.post(f"{at}/seats/1/stand-in"), Table).seats[1].away
    gone = await ben.table(table)
    assert not is_asked(gone)
    assert gone.view is not None
    assert 1 not in gone.view.waiting
    (bots,) = gone.sealed
    back = read(await ben.post(f"{at}/join", {}), Table)
    assert (back.seats[1].away, back.sealed) == (False, ())
    assert decision_of(back).id == bots.decision
    other = next(one.choice for one in reversed(options(back)) if one.choice != bots.choice)
    assert read(await ben.choose(back, other), Table).sealed[0].choice == other
    for one in (ada, cleo):
        now = await one.table(table)
        shown = read(await one.choose(now, options(now)[-1].choice), Table)
    assert shown.view is not None
    assert shown.view.turn == 2
    stale = await ben.post(address(back, 1), {"choice": bots.choice})
    assert refused(stale, 409, "stale-decision").params["choice"] == other


async def test_at_a_table_with_a_clock_the_host_replaces_nobody(people: list[Browser]) -> None:
    ada, ben, _ = people
    table = await begun(people, MINUTES)
    for _ in range(2):
        refused(await ada.post(f"/api/tables/{table}/seats/1/stand-in"), 409, "clock-decides")
    mine = await ben.table(table)
    assert (mine.seats[1].warned, mine.seats[1].away) == (None, False)
    assert is_asked(mine)


async def test_who_ran_out_of_time_takes_back_what_the_bot_chose_before_the_reveal(
    people: list[Browser],
) -> None:
    """All three run out of time and the game waits; bots decide once Cleo is back."""
    ada, _, cleo = people
    table = await begun(people, SHORT)
    for seat in range(3):
        await until_away(ada, table, seat)
    read(await cleo.post(f"/api/tables/{table}/join", {}), Table)
    (bots,) = (await ada.table(table)).sealed
    back = read(await ada.post(f"/api/tables/{table}/join", {}), Table)
    assert (back.seats[0].away, back.sealed) == (False, ())
    assert decision_of(back).id == bots.decision

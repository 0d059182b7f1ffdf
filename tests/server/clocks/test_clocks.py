"""Clocks: who runs out of time is played for by a bot, and can come back."""

import asyncio
import time
from collections.abc import Callable

import pytest

from sevenwonders.engine.events.base import TurnBegan
from sevenwonders.server import background
from sevenwonders.server.clocks.clocks import Clocks
from sevenwonders.server.clocks.errors import NoClock
from sevenwonders.server.errors import NotSeated
from sevenwonders.server.service.service import Service
from sevenwonders.server.service.situation import Situation
from sevenwonders.server.store.database import Database, open_database
from sevenwonders.server.store.rows import TableData
from sevenwonders.server.wire.events import OutOfTime
from sevenwonders.server.wire.requests import NewTable
from sevenwonders.server.wire.table import Table, Time
from sevenwonders.server.wire.terms import ClockTerms, Terms
from tests.server.people import EVEN, a_guest, decision_of, is_asked, options
from tests.server.postgres import Postgres, connect

pytestmark = pytest.mark.anyio

MINUTE = 60_000
CLOCK = Terms(clock=ClockTerms(turn=60, reserve=120, bot="easy"))


class Hours:
    """The time, as the test has it."""

    def __init__(self, database: Database) -> None:
        self.now = 1_000_000
        self.service = Service(database, now=lambda: self.now)
        self.clocks = Clocks(database, self.service, now=lambda: self.now)
        self.guests: list[str] = []
        self.table = ""

    def on(self, database: Database) -> "Hours":
        """The same game, as another process has it."""
        other = Hours(database)
        other.now, other.guests, other.table = self.now, self.guests, self.table
        return other

    async def begin(self, terms: Terms = CLOCK, people: int = 3) -> None:
        """A game among people."""
        names = ("Ada", "Ben", "Cleo")[:people]
        self.guests = [await a_guest(self.service, name) for name in names]
        wanted = NewTable(players=people, boards=EVEN, terms=terms)
        self.table = (await self.service.create(self.guests[0], wanted)).id
        for guest in self.guests[1:]:
            await self.service.join(guest, self.table)
        await self.service.start(self.guests[0], self.table)

    async def passes(self, minutes: float) -> None:
        """Time passes, and the clocks are looked at."""
        self.now += round(minutes * MINUTE)
        await self.clocks.look()

    async def sees(self, seat: int = 0) -> Table:
        """The table as somebody sees it."""
        return await self.service.table_for(self.guests[seat], self.table)

    async def left(self, seat: int) -> float | None:
        """The minutes that a seat has."""
        one = (await self.time()).seats[seat]
        assert one is not None
        return None if one.deadline is None else (one.deadline - self.now) / MINUTE

    async def time(self) -> Time:
        """The clock of the table."""
        found = (await self.sees()).time
        assert found is not None
        return found

    async def chooses(self, seat: int) -> None:
        """Somebody discards."""
        table = await self.sees(seat)
        text = next(one.choice for one in options(table) if one.choice.startswith("D:"))
        guest = self.guests[seat]
        await self.service.choose(guest, self.table, decision_of(table).id, seat, text)


@pytest.fixture
def hours(database: Database) -> Hours:
    return Hours(database)


@pytest.fixture
def address(postgres: Postgres) -> str:
    """The address of an empty PostgreSQL."""
    return postgres.emptied()


async def test_a_turn_gives_its_time_and_the_reserve(hours: Hours) -> None:
    await hours.begin()
    assert [await hours.left(seat) for seat in range(3)] == [3, 3, 3]
    await hours.passes(0.5)
    await hours.chooses(0)
    assert [await hours.left(seat) for seat in range(3)] == [None, 2.5, 2.5]


async def test_what_a_turn_takes_too_long_comes_off_the_reserve(hours: Hours) -> None:
    await hours.begin()
    await hours.chooses(0)
    await hours.passes(1.5)
    await hours.chooses(1)
    await hours.chooses(2)
    assert [await hours.left(seat) for seat in range(3)] == [3, 2.5, 2.5]


async def test_a_choice_taken_back_does_not_give_its_time_back(hours: Hours) -> None:
    await hours.begin()
    table = await hours.sees(0)
    await hours.chooses(0)
    await hours.passes(2)
    await hours.service.withdraw(hours.guests[0], hours.table, decision_of(table).id, 0)
    assert await hours.left(0) == 1


async def test_a_bot_of_the_chosen_level_plays_for_whose_time_is_up(hours: Hours) -> None:
    await hours.begin()
    await hours.chooses(0)
    await hours.passes(2.9)
    assert not any(one.away for one in (await hours.sees()).seats)
    await hours.chooses(1)
    await hours.passes(0.2)
    seat = (await hours.sees()).seats[2]
    assert (seat.away, seat.bot) == (True, "easy")
    assert is_asked(await hours.sees(0))


async def test_the_log_says_to_all_who_ran_out_of_time(hours: Hours, database: Database) -> None:
    await hours.begin()
    await hours.chooses(0)
    await hours.chooses(1)
    await hours.passes(3)
    watcher = await a_guest(hours.service, "Eve")
    read_anew = Service(database)
    for reader in (*hours.guests, watcher):
        shown = [
            (await service.table_for(reader, hours.table)).events
            for service in (hours.service, read_anew)
        ]
        assert shown[0] == shown[1]
        told = [one.event for one in shown[0]]
        assert told.count(OutOfTime(seat=2)) == 1
        assert told.index(OutOfTime(seat=2)) > told.index(TurnBegan(age=1, turn=1))


async def test_who_leaves_in_time_did_not_run_out_of_it(hours: Hours) -> None:
    await hours.begin()
    await hours.service.leave(hours.guests[1], hours.table)
    assert not any(isinstance(one.event, OutOfTime) for one in (await hours.sees()).events)


async def test_other_processes_tell_the_same_with_the_same_numbers(address: str) -> None:
    database, other = await open_database(address), await open_database(address)
    hours = Hours(database)
    await hours.begin()
    there = hours.on(other)
    before = await there.sees()
    await hours.passes(4)
    here = await hours.sees()
    async with asyncio.timeout(60):
        while (there_now := await there.sees()).version < here.version:
            await asyncio.to_thread(time.sleep, 0.05)
    assert before.version < there_now.version
    assert (there_now.events, there_now.seq) == (here.events, here.seq)
    await database.close()
    await other.close()


async def test_who_comes_back_has_a_turn_but_no_reserve(hours: Hours) -> None:
    await hours.begin()
    await hours.chooses(0)
    await hours.chooses(1)
    await hours.passes(3)
    assert (await hours.sees(2)).seats[2].away
    await hours.service.join(hours.guests[2], hours.table)
    table = await hours.sees(2)
    assert not table.seats[2].away
    assert is_asked(table)
    assert await hours.left(2) == 1


async def test_with_everybody_out_of_time_the_game_waits(hours: Hours) -> None:
    await hours.begin()
    before = (await hours.sees()).view
    await hours.passes(10)
    table = await hours.sees()
    assert all(one.away for one in table.seats)
    assert before is not None
    assert table.view is not None
    assert table.view.turn == before.turn
    await hours.service.join(hours.guests[1], hours.table)
    assert await hours.left(1) == 1


async def test_the_clock_stands_still_once_all_wish_for_it(hours: Hours) -> None:
    await hours.begin()
    await hours.passes(1)
    for seat in range(3):
        assert not (await hours.time()).paused
        await hours.clocks.pause(hours.guests[seat], hours.table, paused=True)
    assert (await hours.time()).paused
    await hours.passes(600)
    assert await hours.left(1) is None
    assert not (await hours.sees()).seats[1].away
    await hours.clocks.pause(hours.guests[2], hours.table, paused=False)
    assert [await hours.left(seat) for seat in range(3)] == [2, 2, 2]


async def test_a_turn_that_begins_in_a_pause_is_whole_after_it(hours: Hours) -> None:
    await hours.begin()
    for guest in hours.guests:
        await hours.clocks.pause(guest, hours.table, paused=True)
    await hours.passes(5)
    for seat in range(3):
        await hours.chooses(seat)
    await hours.passes(5)
    await hours.clocks.pause(hours.guests[0], hours.table, paused=False)
    assert [await hours.left(seat) for seat in range(3)] == [3, 3, 3]


async def test_only_who_plays_may_wish_for_a_pause(hours: Hours) -> None:
    await hours.begin()
    stranger = await a_guest(hours.service, "Eve")
    with pytest.raises(NotSeated):
        await hours.clocks.pause(stranger, hours.table, paused=True)


async def test_without_a_clock_there_is_no_pause(hours: Hours) -> None:
    await hours.begin(Terms())
    assert (await hours.sees()).time is None
    with pytest.raises(NoClock):
        await hours.clocks.pause(hours.guests[0], hours.table, paused=True)


async def test_what_the_server_was_away_nobody_loses(hours: Hours) -> None:
    await hours.begin()
    await hours.clocks.beat()
    await hours.passes(1)
    hours.now += 60 * MINUTE
    await hours.clocks.beat()
    await hours.clocks.look()
    assert not any(one.away for one in (await hours.sees()).seats)
    assert [await hours.left(seat) for seat in range(3)] == [3, 3, 3]


async def test_a_beat_in_time_changes_no_clock(hours: Hours) -> None:
    await hours.begin()
    await hours.clocks.beat()
    hours.now += 20_000
    await hours.clocks.beat()
    hours.now += 20_000
    assert await hours.left(0) == pytest.approx(3 - 40 / 60)


async def test_days_a_turn(hours: Hours) -> None:
    day = 24 * 3600
    await hours.begin(Terms(clock=ClockTerms(turn=2 * day)))
    assert await hours.left(0) == 2 * day / 60


async def test_the_end_of_a_game_stops_its_clock(hours: Hours) -> None:
    await hours.begin(people=2)
    while (await hours.sees()).status != "over":
        for seat in range(2):
            while is_asked(await hours.sees(seat)):
                table = await hours.sees(seat)
                choice = options(table)[-1].choice
                number = decision_of(table).id
                await hours.service.choose(hours.guests[seat], hours.table, number, seat, choice)
    assert (await hours.sees()).time is None
    await hours.passes(100)
    assert not any(one.away for one in (await hours.sees()).seats)


async def test_a_restart_however_short_takes_nobodys_time(url: str) -> None:
    database = await open_database(url)
    hours = Hours(database)
    await hours.begin()
    await hours.clocks.beat()
    await database.close()
    hours.now += 25_000
    database = await open_database(url)
    again = hours.on(database)
    await again.clocks.beat()
    assert await again.left(0) == 3
    await database.close()


async def test_while_another_process_runs_the_clocks_go_on(address: str) -> None:
    database, other = await open_database(address), await open_database(address)
    hours = Hours(database)
    await hours.begin()
    assert await hours.clocks.beat()
    hours.now += 25_000
    begun = hours.on(other)
    assert await begun.clocks.beat()
    assert await begun.left(0) == pytest.approx(3 - 25 / 60)
    await database.close()
    await other.close()


async def test_other_processes_learn_what_nobody_loses(address: str) -> None:
    database, other = await open_database(address), await open_database(address)
    hours = Hours(database)
    await hours.begin()
    await hours.clocks.beat()
    there = hours.on(other)
    assert await there.left(0) == 3
    hours.now = there.now = hours.now + 60 * MINUTE
    await hours.clocks.beat()
    async with asyncio.timeout(60):
        while await there.left(0) != 3:
            await asyncio.to_thread(time.sleep, 0.05)
    assert await hours.left(0) == 3
    await database.close()
    await other.close()


async def test_processes_that_begin_together_both_watch_the_clocks(address: str) -> None:
    database = await open_database(address)
    hours = Hours(database)
    driver = await connect(address)
    async with driver.transaction():
        await driver.execute("INSERT INTO alive (id, at) VALUES (1, $1)", hours.now)
        beat = asyncio.create_task(hours.clocks.beat())
        watcher = await connect(address)
        while not await watcher.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            assert not beat.done()
    assert await beat
    for connection in (driver, watcher):
        await connection.close()
    await database.close()


async def test_a_clock_that_fails_stops_no_other(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    hours = Hours(database)
    await hours.begin()
    bad = hours.table
    await hours.begin()
    change = hours.service.reshape

    async def reshape(
        table_id: str, reshaped: Callable[[Situation], TableData], *, by: str | None = None
    ) -> None:
        if table_id == bad:
            raise RuntimeError("a bad table")
        await change(table_id, reshaped, by=by)

    hours.service.reshape = reshape  # type: ignore[method-assign]
    await hours.passes(10)
    assert all(one.away for one in (await hours.sees()).seats)
    assert "a bad table" in caplog.text


async def test_the_clocks_go_on_after_an_error(
    hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "AGAIN_SECONDS", 0.0)
    failed = asyncio.Event()
    beat = hours.clocks.beat

    async def fail_once() -> bool:
        if not failed.is_set():
            failed.set()
            raise RuntimeError("once")
        return await beat()

    hours.clocks.beat = fail_once  # type: ignore[method-assign]
    await hours.begin()
    hours.now += 10 * MINUTE
    watching = asyncio.create_task(hours.clocks.run())
    async with asyncio.timeout(60):
        while not (await hours.sees()).seats[0].away:
            await asyncio.to_thread(time.sleep, 0.05)
    assert failed.is_set()
    await background.ended([watching])


async def test_what_failed_beside_requests_does_not_stop_the_end(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fails() -> None:
        raise RuntimeError("failed before")

    task = asyncio.create_task(fails())
    await asyncio.wait([task])
    await background.ended([task])
    assert "failed before" in caplog.text

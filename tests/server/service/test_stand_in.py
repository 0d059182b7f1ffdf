"""A bot that stands in for who holds the others up."""

import random

import pytest

from sevenwonders.server.errors import (
    ClockDecides,
    NothingOwed,
    NotHost,
    NotPlaying,
    NotSeated,
    SeatLeft,
    TooSoon,
)
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire.requests import NewTable
from sevenwonders.server.wire.terms import ClockTerms, Terms
from tests.server.people import (
    EVEN,
    a_guest,
    against_bots,
    among_people,
    decide,
    is_asked,
    own,
)

pytestmark = pytest.mark.anyio


MINUTE = 60_000


class Clock:
    """The time, as the tests have it."""

    def __init__(self) -> None:
        self.now = MINUTE

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        return self.now


@pytest.fixture
def service(database: Database) -> Service:
    """Nobody is waited for, but where a test says so."""
    return Service(database, patience=0)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def patient(database: Database, clock: Clock) -> Service:
    """A person who is warned has a minute left."""
    return Service(database, now=clock, patience=60)


async def test_who_is_waited_for_is_warned_and_has_the_stated_time(
    patient: Service, clock: Clock
) -> None:
    (ada, ben), table = await among_people(patient, 2, bots=1)
    await decide(patient, ada, await own(patient, ada, table), random.Random(1))
    warned = await patient.stand_in(ada, table, 1)
    assert not warned.seats[1].away
    assert warned.seats[1].warned == clock.now + MINUTE
    assert (await own(patient, ben, table)).seats[1].warned == clock.now + MINUTE
    clock.now += MINUTE - 1
    with pytest.raises(TooSoon) as refused:
        await patient.stand_in(ada, table, 1)
    assert refused.value.seconds == 1
    clock.now += 1
    assert (await patient.stand_in(ada, table, 1)).seats[1].away


async def test_who_chooses_in_time_keeps_the_seat(patient: Service, clock: Clock) -> None:
    (ada, ben), table = await among_people(patient, 2, bots=1)
    pick = random.Random(1)
    await decide(patient, ada, await own(patient, ada, table), pick)
    await patient.stand_in(ada, table, 1)
    await decide(patient, ben, await own(patient, ben, table), pick)
    clock.now += 2 * MINUTE
    assert [seat.warned for seat in (await own(patient, ada, table)).seats] == [None] * 3
    await decide(patient, ada, await own(patient, ada, table), pick)
    assert (await patient.stand_in(ada, table, 1)).seats[1].warned == clock.now + MINUTE


async def test_where_a_clock_runs_nobody_is_warned_or_replaced(service: Service) -> None:
    """The bot comes once the time is up; until then the host can do nothing."""
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    clock = Terms(clock=ClockTerms(turn=60))
    table = await service.create(ada, NewTable(players=3, bots=(None, None, "random"), terms=clock))
    await service.join(ben, table.id)
    before = await service.start(ada, table.id)
    for _ in range(2):
        with pytest.raises(ClockDecides) as refused:
            await service.stand_in(ada, table.id, 1)
        assert refused.value.params == {"seat": 1}
    assert (await own(service, ada, table.id)).seats == before.seats


async def test_who_comes_back_takes_back_what_the_bot_sealed(service: Service) -> None:
    (ada, ben, cleo), table = await among_people(service, 3, boards=EVEN)
    now = await service.stand_in(ada, table, 1)
    assert not is_asked(await own(service, ben, table))
    back = await service.join(ben, table)
    assert is_asked(back)
    assert (back.sealed, back.seats[1].away) == ((), False)
    assert back.view is not None
    assert now.view is not None
    assert back.view.turn == now.view.turn == 1
    pick = random.Random(1)
    for guest in (ada, ben, cleo):
        now = await decide(service, guest, await own(service, guest, table), pick)
    assert now.view is not None
    assert now.view.turn == 2


async def test_what_one_sealed_oneself_before_leaving_stays_sealed(service: Service) -> None:
    (_, ben, _), table = await among_people(service, 3, boards=EVEN)
    sealed = (await decide(service, ben, await own(service, ben, table), random.Random(1))).sealed
    await service.leave(ben, table)
    assert (await service.join(ben, table)).sealed == sealed != ()


async def test_the_host_lets_a_bot_stand_in_for_who_is_waited_for(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    await decide(service, ada, await own(service, ada, table), random.Random(1))
    now = await service.stand_in(ada, table, 1)
    assert (now.seats[1].name, now.seats[1].away) == ("Ben", True)
    assert now.view is not None
    assert now.view.turn == 2
    assert await service.stand_in(ada, table, 1) == now
    back = await service.join(ben, table)
    assert (back.seats[1].away, back.seats[1].bot) == (False, None)


async def test_only_a_person_who_owes_a_choice_is_replaced(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    await decide(service, ben, await own(service, ben, table), random.Random(1))
    for seat in (1, 2):
        with pytest.raises(NothingOwed):
            await service.stand_in(ada, table, seat)


async def test_only_the_host_replaces_others(service: Service) -> None:
    (_, ben, cleo), table = await among_people(service, 3)
    with pytest.raises(NotHost):
        await service.stand_in(ben, table, 2)
    with pytest.raises(NotSeated):
        await service.stand_in(await a_guest(service, "Zoe"), table, 2)
    assert not (await own(service, cleo, table)).seats[2].away


async def test_where_the_host_is_absent_anybody_who_plays_replaces(service: Service) -> None:
    (ada, ben, cleo), table = await among_people(service, 3)
    assert (await service.stand_in(ben, table, 0)).seats[0].away
    with pytest.raises(SeatLeft):
        await service.stand_in(ada, table, 1)
    assert (await service.stand_in(ben, table, 2)).seats[2].away
    assert is_asked(await own(service, ben, table))
    assert not is_asked(await own(service, cleo, table))


async def test_nobody_is_replaced_before_the_game(service: Service) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=3))
    await service.join(ben, table.id)
    with pytest.raises(NotPlaying):
        await service.stand_in(ada, table.id, 1)


async def test_everybody_sees_who_the_host_is(service: Service) -> None:
    ada, table = await against_bots(service)
    for reader in (ada, None):
        seen = await service.table_for(reader, table.id)
        assert [seat.host for seat in seen.seats] == [True, False, False]

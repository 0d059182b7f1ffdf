"""Standing up before and in the middle of a game."""

import random

import pytest

from sevenwonders.record import parse_record
from sevenwonders.server.deals import verify_record
from sevenwonders.server.errors import NoTable, SeatLeft
from sevenwonders.server.service.invitations import Invitations
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire.requests import NewTable
from sevenwonders.server.wire.table import Table
from tests.server.people import (
    EVEN,
    a_guest,
    against_bots,
    among_people,
    decide,
    decision_of,
    is_asked,
    own,
    play_out,
)

pytestmark = pytest.mark.anyio


async def gone(service: Service, guest: str, table_id: str) -> Table:
    """A table as somebody sees it who has just left it."""
    left = await service.leave(guest, table_id)
    assert left is not None
    return left


async def test_an_open_seat_is_emptied_and_the_next_guest_is_host(service: Service) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=3))
    await service.join(ben, table.id)
    left = await service.leave(ada, table.id)
    assert left is not None
    assert (left.seat, left.host) == (None, False)
    assert (await own(service, ben, table.id)).host
    await service.leave(ben, table.id)
    assert (await service.lobby(ada)).open == ()
    assert (await service.join(ada, table.id)).host


async def test_a_bot_plays_on_in_the_name_of_who_left(service: Service, seed: str) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    decision = decision_of(await own(service, ada, table)).id
    left = await gone(service, ada, table)
    assert (left.seats[0].kind, left.seats[0].name, left.seats[0].away) == ("guest", "Ada", True)
    with pytest.raises(SeatLeft):
        await service.choose(ada, table, decision, 0, "D:altar")
    over = await play_out(service, [ben], table, seed)
    assert over.status == "over"
    assert parse_record(await service.record(table)).seats[0] == "Ada"


async def test_a_sealed_choice_stands_when_its_seat_is_left(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    now = await own(service, ada, table)
    sealed = (await decide(service, ada, now, random.Random(1))).sealed
    await service.leave(ada, table)
    assert (await own(service, ada, table)).sealed == sealed
    await decide(service, ben, await own(service, ben, table), random.Random(1))
    await service.join(ada, table)
    again = await service.choose(ada, table, decision_of(now).id, 0, sealed[0].choice)
    assert again.status == "playing"


async def test_who_left_comes_back(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1, boards=EVEN)
    await service.leave(ada, table)
    await decide(service, ben, await own(service, ben, table), random.Random(1))
    back = await service.join(ada, table)
    assert (back.seats[0].away, back.seats[0].bot) == (False, None)
    await decide(service, ben, await own(service, ben, table), random.Random(1))
    # The bot had sealed a choice for this turn; the next one is the guest's again.
    assert is_asked(await own(service, ada, table))


async def test_a_game_that_everybody_left_waits(service: Service, seed: str) -> None:
    ada, table = await against_bots(service)
    left = await gone(service, ada, table.id)
    assert left.status == "playing"
    assert left.view is not None
    assert (left.view.age, left.view.turn) == (1, 1)
    assert await service.leave(ada, table.id) == left
    back = await service.join(ada, table.id)
    assert decision_of(back) == decision_of(table)
    over = await play_out(service, [ada], table.id, seed)
    assert verify_record(await service.record(table.id), promised=over.commitment).kept


async def test_a_game_that_friends_left_goes_on_with_whoever_comes_back(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    await service.leave(ada, table)
    left = await gone(service, ben, table)
    assert left.view is not None
    assert left.view.waiting == (1,)
    # The stand-in of who is still away decides again, and who comes back decides themselves.
    back = await service.join(ada, table)
    assert back.view is not None
    assert (back.view.turn, back.view.waiting) == (1, (0,))
    back = await decide(service, ada, back, random.Random(1))
    assert back.view is not None
    assert (back.view.turn, back.view.waiting) == (2, (0,))


async def test_onlookers_do_not_set_a_game_going(service: Service) -> None:
    ada, table = await against_bots(service)
    left = await gone(service, ada, table.id)
    for onlooker in (None, await a_guest(service, "Zoe")):
        assert (await service.table_for(onlooker, table.id)).version == left.version


async def test_a_game_that_everybody_left_waits_over_a_restart(database: Database) -> None:
    ada, table = await against_bots(Service(database))
    left = await Service(database).leave(ada, table.id)
    again = Service(database)
    assert await own(again, ada, table.id) == left
    assert decision_of(await again.join(ada, table.id)) == decision_of(table)


async def test_who_leaves_a_private_table_before_the_game_does_not_see_it_any_more(
    service: Service,
) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=3, access="private"))
    await Invitations(service).accept(ben, table.id, table.invitation or "")
    await service.join(ben, table.id)
    assert await service.leave(ada, table.id) is None
    with pytest.raises(NoTable):
        await own(service, ada, table.id)
    left = await service.leave(ben, table.id)
    assert left is not None
    assert left.seat is None


async def test_who_is_forgotten_leaves_private_tables_too(service: Service) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    private = await service.create(ada, NewTable(players=3, access="private"))
    await Invitations(service).accept(ben, private.id, private.invitation or "")
    public = await service.create(ada, NewTable(players=3))
    await service.forget(ada)
    for table in (private, public):
        seen = await own(service, ben, table.id)
        assert [seat.kind for seat in seen.seats] == ["empty"] * 3
    assert (await service.lobby(ada)).mine == ()

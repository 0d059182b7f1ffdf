"""Laying a table, sitting down, bots in seats."""

import pytest

from sevenwonders.bots.errors import UnknownBot
from sevenwonders.content.loader import extra_names, load_catalog
from sevenwonders.content.names import LANGUAGES, names
from sevenwonders.engine.errors import ImpossiblePlayers, UnknownBoard
from sevenwonders.server.errors import (
    NoGuest,
    NoSeat,
    NoTable,
    NotHost,
    NotOpen,
    SeatsEmpty,
    SeatTaken,
    TableFull,
)
from sevenwonders.server.names import BOT_NAMES
from sevenwonders.server.service.service import Service
from sevenwonders.server.wire.requests import NewTable
from tests.server.people import a_guest

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_bot_bears_the_name_of_a_leader(language: str) -> None:
    everything = load_catalog("2e", extra_names())
    leaders = {names(language).leader(one.id) for one in everything.leaders}
    assert len(leaders) > 40
    assert not leaders & set(BOT_NAMES)


async def test_a_guest_joins_and_the_host_starts(service: Service) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=3, boards=("giza-a",)))
    assert (table.status, table.host, table.seat) == ("open", True, 0)
    joined = await service.join(ben, table.id, 2)
    assert (joined.host, joined.seat) == (False, 2)
    assert [one.kind for one in joined.seats] == ["guest", "empty", "guest"]
    assert [one.you for one in joined.seats] == [False, False, True]
    with pytest.raises(SeatsEmpty):
        await service.start(ada, table.id)
    await service.set_bot(ada, table.id, 1, "greedy")
    with pytest.raises(NotHost):
        await service.start(ben, table.id)
    begun = await service.start(ada, table.id)
    assert begun.status == "playing"
    assert begun.commitment == table.commitment
    assert begun.view is not None
    assert begun.view.cities[0].side == "giza-a"


async def test_a_full_table_or_a_taken_seat_is_refused(service: Service) -> None:
    ada, ben, cleo = [await a_guest(service, name) for name in ("Ada", "Ben", "Cleo")]
    table = await service.create(ada, NewTable(players=3, bots=(None, None, "random")))
    with pytest.raises(SeatTaken):
        await service.join(ben, table.id, 2)
    with pytest.raises(NoSeat):
        await service.join(ben, table.id, 3)
    await service.join(ben, table.id)
    assert (await service.join(ben, table.id)).seat == 1
    for seat in (None, 1):
        with pytest.raises(TableFull):
            await service.join(cleo, table.id, seat)
    await service.start(ada, table.id)
    with pytest.raises(NotOpen):
        await service.join(cleo, table.id)


async def test_a_guest_changes_seats_while_the_table_is_open(service: Service) -> None:
    ada = await a_guest(service)
    table = await service.create(ada, NewTable(players=3))
    moved = await service.join(ada, table.id, 2)
    assert [one.kind for one in moved.seats] == ["empty", "empty", "guest"]
    assert (moved.seat, moved.host) == (2, True)


async def test_the_host_places_and_takes_away_bots(service: Service) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=3))
    placed = await service.set_bot(ada, table.id, 1, "greedy")
    assert (placed.seats[1].kind, placed.seats[1].bot) == ("bot", "greedy")
    emptied = await service.set_bot(ada, table.id, 1, None)
    assert emptied.seats == table.seats
    with pytest.raises(UnknownBot):
        await service.set_bot(ada, table.id, 1, "deep-blue")
    with pytest.raises(SeatTaken):
        await service.set_bot(ada, table.id, 0, "greedy")
    with pytest.raises(NotHost):
        await service.set_bot(ben, table.id, 1, "greedy")


async def test_the_host_frees_the_seat_of_who_does_not_come(service: Service) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=3))
    await service.join(ben, table.id, 1)
    with pytest.raises(SeatTaken):
        await service.set_bot(ada, table.id, 1, "greedy")
    with pytest.raises(SeatTaken):
        await service.set_bot(ada, table.id, 0, None)
    freed = await service.set_bot(ada, table.id, 1, None)
    assert freed.seats == table.seats
    assert (await service.join(ben, table.id)).seat == 1


@pytest.mark.parametrize(
    ("wanted", "refusal"),
    [
        (NewTable(players=8), ImpossiblePlayers),
        (NewTable(players=2, edition="2e"), ImpossiblePlayers),
        (NewTable(players=3, boards=("atlantis",)), UnknownBoard),
        (NewTable(players=3, bots=(None, "deep-blue")), UnknownBot),
        (NewTable(players=3, bots=("greedy",)), SeatTaken),
        (NewTable(players=3, bots=(None, *["greedy"] * 3)), NoSeat),
        (NewTable(players=3, bots=(None, "greedy"), start=True), SeatsEmpty),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    service: Service, wanted: NewTable, refusal: type[Exception]
) -> None:
    ada = await a_guest(service)
    with pytest.raises(refusal):
        await service.create(ada, wanted)
    assert (await service.lobby(ada)).mine == ()


async def test_without_a_name_nobody_sits_down(service: Service) -> None:
    for guest in (None, "stranger"):
        with pytest.raises(NoGuest):
            await service.create(guest, NewTable(players=3))
    with pytest.raises(NoTable):
        await service.join(await a_guest(service), "nowhere")

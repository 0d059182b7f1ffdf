"""The list of tables, and guests' names."""

import pytest

from sevenwonders.server.errors import BadName, Refused
from sevenwonders.server.service.service import Service
from sevenwonders.server.wire.requests import NewTable
from tests.server.people import a_guest, against_bots, play_out

pytestmark = pytest.mark.anyio


async def test_a_guest_is_called_as_they_like(service: Service) -> None:
    ada = await service.name_guest(None, "  Ada   Lovelace ")
    assert ada.name == "Ada Lovelace"
    assert await service.name_guest(ada.id, "Zoë") == await service.guest(ada.id)
    forgotten = await service.name_guest("gone", "Ben")
    assert forgotten.id != "gone"
    for name in ("", "  ", "a|b", "a;b", "x" * 25, "a\0b", "\ud800"):
        with pytest.raises(BadName):
            await service.name_guest(ada.id, name)


async def test_the_lobby_lists_a_guests_tables_and_those_with_a_free_seat(service: Service) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=3, bots=(None, "random")))
    _, playing = await against_bots(service)
    lobby = await service.lobby(ben)
    assert lobby.mine == ()
    assert [row.id for row in lobby.open] == [table.id]
    assert (await service.lobby(None)).open[0].seats == lobby.open[0].seats
    joined = await service.join(ben, table.id)
    lobby = await service.lobby(ben)
    assert [(row.id, row.seat, row.version) for row in lobby.mine] == [
        (table.id, 2, joined.version)
    ]
    assert lobby.open == ()
    assert playing.id not in {row.id for row in lobby.mine}


async def test_games_under_way_are_listed_first_and_all_of_them(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sevenwonders.server.service.service._LISTED", 2)
    ada, first = await against_bots(service)
    bots = (None, "random", "random")
    running = [first.id]
    for _ in range(2):
        table = await service.create(ada, NewTable(players=3, bots=bots, start=True))
        running.insert(0, table.id)
    laid = [(await service.create(ada, NewTable(players=3))).id for _ in range(3)]
    over = (await service.create(ada, NewTable(players=3, bots=bots, start=True))).id
    await play_out(service, [ada], over, "lobby")
    mine = (await service.lobby(ada)).mine
    assert [row.id for row in mine] == [*running, laid[2], laid[1], over]


def test_every_refusal_has_a_code_of_its_own() -> None:
    kinds = Refused.__subclasses__()
    assert len({kind.code for kind in kinds}) == len(kinds) > 15

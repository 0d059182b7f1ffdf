"""The game for newcomers: the same deal each time, and nobody but bots beside."""

import msgspec
import pytest

from sevenwonders.server.service.service import Service
from sevenwonders.server.wire.requests import NewTable
from tests.server.people import play_out

pytestmark = pytest.mark.anyio

FIRST = NewTable(players=7, edition="2e", boxes=("cities",), bots=(None,), first=True)


async def test_its_deal_and_its_opponents_are_always_the_same(service: Service) -> None:
    hands: list[tuple[str, ...]] = []
    for name in ("Ada", "Ben"):
        guest = await service.name_guest(None, name)
        table = await service.create(guest.id, FIRST)
        assert (table.first, table.status, table.players, table.boxes) == (True, "playing", 3, ())
        assert [seat.bot for seat in table.seats] == [None, "easy", "easy"]
        assert table.view is not None
        hands.append(tuple(table.view.hand))
    assert hands[0] == hands[1]


async def test_its_first_hand_has_a_card_of_each_kind_of_price(service: Service) -> None:
    guest = await service.name_guest(None, "Ada")
    table = await service.create(guest.id, FIRST)
    assert table.view is not None
    assert table.view.decision is not None
    cards = table.view.decision.cards
    builds = [one for card in cards for one in card.options if one.action == "build"]
    assert {bool(one.bank) for one in builds} == {True, False}
    assert any(one.left or one.right for one in builds)
    assert any(no.reason == "missing-resources" for card in cards for no in card.refused)


async def test_it_is_an_ordinary_game_that_is_followed_by_one_with_another_deal(
    service: Service,
) -> None:
    guest = await service.name_guest(None, "Ada")
    table = await service.create(guest.id, FIRST)
    over = await play_out(service, [guest.id], table.id, "first")
    assert (over.first, over.status) == (True, "over")
    assert not (await service.rematch(guest.id, over.id)).first


async def test_other_tables_are_not_first_games(service: Service) -> None:
    guest = await service.name_guest(None, "Ada")
    asked = msgspec.structs.replace(FIRST, first=False, edition="1e", boxes=(), players=3)
    assert not (await service.create(guest.id, asked)).first

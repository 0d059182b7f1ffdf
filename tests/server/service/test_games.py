"""Whole games through the service, from the deal to the record."""

import pytest

from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.redact import redact
from sevenwonders.record import parse_record, replay
from sevenwonders.server.deals import verify_record
from sevenwonders.server.errors import NotOver
from sevenwonders.server.names import BOT_NAMES
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from tests.server.people import against_bots, among_people, play_out

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("players", "edition"), [(2, "1e"), (3, "1e"), (7, "2e")])
async def test_a_game_against_bots_is_played_to_its_record(
    service: Service, seed: str, players: int, edition: str
) -> None:
    ada, table = await against_bots(service, players, edition, "greedy")
    over = await play_out(service, [ada], table.id, seed)
    assert over.status == "over"
    text = await service.record(table.id)
    assert verify_record(text, promised=table.commitment).kept
    assert over.secret is not None
    assert over.secret in text
    record = parse_record(text)
    assert record.seats[0] == "Ada"
    state = replay(record, log=[])
    told = [redact(event, 0) for event in drain(state)]
    assert [one.event for one in over.events] == told
    assert [one.seq for one in over.events] == sorted({one.seq for one in over.events})
    assert over.view is not None
    assert list(over.view.winners) == state.winners()


async def test_people_and_bots_play_a_game(service: Service, seed: str) -> None:
    guests, table = await among_people(service, 3, bots=1)
    over = await play_out(service, guests, table, seed)
    record = parse_record(await service.record(table))
    assert record.seats == ("Ada", "Ben", "Cleo", BOT_NAMES[3])
    assert over.status == "over"


async def test_a_game_that_is_not_over_has_no_record_and_keeps_its_secret(service: Service) -> None:
    _, table = await against_bots(service)
    assert table.secret is None
    with pytest.raises(NotOver):
        await service.record(table.id)


async def test_the_same_secret_gives_the_same_boards_and_cards(database: Database) -> None:
    service = Service(database, secret=lambda: bytes(range(32)))
    _, one = await against_bots(service)
    _, two = await against_bots(service)
    assert one.commitment == two.commitment
    assert one.view is not None
    assert two.view is not None
    assert one.view.hand == two.view.hand
    assert [c.side for c in one.view.cities] == [c.side for c in two.view.cities]

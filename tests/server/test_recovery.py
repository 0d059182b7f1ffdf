"""A server that stops, however it stops, goes on where it was."""

import random

import pytest

from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.redact import redact
from sevenwonders.engine.game.options import Options
from sevenwonders.record import parse_record, replay
from sevenwonders.server.deals import verify_record
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database, open_database
from tests.server.killing import check_kept, killed_player
from tests.server.moments import lay, moment_of
from tests.server.people import (
    against_bots,
    among_people,
    decide,
    decision_of,
    options,
    play_out,
)

pytestmark = pytest.mark.anyio


async def test_a_restart_in_the_middle_of_a_turn_changes_nothing(url: str, seed: str) -> None:
    database = await open_database(url)
    before = Service(database)
    (ada, ben, cleo), table = await among_people(before, 3, bots=1)
    pick = random.Random(seed)
    for guest in (ada, ben, cleo, ada, ben):
        await decide(before, guest, await before.table_for(guest, table), pick)
    seen = [await before.table_for(guest, table) for guest in (ada, ben, cleo, None)]
    await database.close()

    again = await open_database(url)
    after = Service(again)
    assert [await after.table_for(guest, table) for guest in (ada, ben, cleo, None)] == seen
    assert [len(one.sealed) for one in seen] == [1, 1, 0, 0]
    changed = await after.withdraw(ada, table, seen[0].sealed[0].decision, 0)
    assert changed.sealed == ()
    over = await play_out(after, [ada, ben, cleo], table, seed)
    assert over.status == "over"
    assert verify_record(await after.record(table), promised=over.commitment).kept
    await again.close()


async def test_a_game_is_the_same_whether_it_was_remembered_or_replayed(
    database: Database, seed: str
) -> None:
    one = Service(database)
    ada, table = await against_bots(one, players=2)
    pick = random.Random(seed)
    while table.status != "over":
        table = await decide(one, ada, table, pick)
        assert await Service(database).table_for(ada, table.id) == table


async def test_a_retry_after_the_restart_is_accepted(database: Database) -> None:
    ada, table = await against_bots(Service(database))
    decision = decision_of(table).id
    text = options(table)[0].choice
    once = await Service(database).choose(ada, table.id, decision, 0, text)
    assert await Service(database).choose(ada, table.id, decision, 0, text) == once


async def test_no_acknowledged_choice_is_lost_when_the_server_is_killed(
    url: str, seed: str
) -> None:
    pick = random.Random(seed)
    database = await open_database(url)
    # With fewer people the game could be over before the second process has said its lines.
    guests, table = await among_people(Service(database), 5)
    told: list[str] = []
    for _ in range(2):
        told += await killed_player(url, guests, pick.randint(5, 15), pick.random() / 20)
        await check_kept(database, table, told)
    assert len(told) >= 10
    service = Service(database)
    over = await play_out(service, guests, table, seed)
    record = await service.record(table)
    assert verify_record(record, promised=over.commitment).kept
    told_again = [
        redact(event, over.seat or 0) for event in drain(replay(parse_record(record), log=[]))
    ]
    assert [one.event for one in over.events] == told_again
    await database.close()


@pytest.mark.parametrize(
    ("kind", "table_of"),
    [
        ("recruit", Options(players=3, boxes=("leaders",))),
        ("pay-loss", Options(players=3, boxes=("cities",))),
    ],
)
async def test_a_server_killed_in_the_middle_of_a_box_goes_on_there(
    url: str, seed: str, kind: str, table_of: Options
) -> None:
    database = await open_database(url)
    guests, table = await lay(database, moment_of(kind, table_of, 2))
    told: list[str] = []
    for _ in range(2):
        told += await killed_player(url, guests, 1, 0)
        await check_kept(database, table, told)
    service = Service(database)
    over = await play_out(service, guests, table, seed)
    assert verify_record(await service.record(table), promised=over.commitment).kept
    await check_kept(database, table, told)
    await database.close()

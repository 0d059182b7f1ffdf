"""Whoever has the database can take out a game that is not over."""

import random
from pathlib import Path

import pytest

from sevenwonders.record import check_record, parse_record, replay
from sevenwonders.server.deals import verify_record
from sevenwonders.server.errors import NotPlaying
from sevenwonders.server.service.service import Service
from sevenwonders.server.wire import NewTable
from tests.server.people import EVEN, a_guest, among_people, decide, own
from tools.export_table import exported, main

pytestmark = pytest.mark.anyio


async def test_a_game_under_way_is_exported_up_to_its_last_reveal(
    service: Service, url: str, seed: str
) -> None:
    guests, table_id = await among_people(service, 2, bots=1, boards=EVEN)
    pick = random.Random(seed)
    for guest in (*guests, *guests, guests[0]):
        await decide(service, guest, await own(service, guest, table_id), pick)
    text = await exported(url, table_id)
    assert check_record(text, file="exported").status == "sound"
    record = parse_record(text)
    assert record.seats[:2] == ("Ada", "Ben")
    assert not record.finished
    state = replay(record)
    assert (state.age, state.turn) == (1, 3)
    table = await own(service, guests[1], table_id)
    assert verify_record(text, promised=table.commitment).kept


async def test_a_table_that_has_not_begun_has_nothing_to_export(service: Service, url: str) -> None:
    ada = await a_guest(service)
    table = await service.create(ada, NewTable(players=3, edition="1e", bots=(None,) * 3))
    with pytest.raises(NotPlaying):
        await exported(url, table.id)


def test_a_table_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--data", str(tmp_path), "nowhere"]) == 1
    assert capsys.readouterr().err == "export: there is no table 'nowhere'\n"

"""Whoever has the database can take out a game that is not over."""

import asyncio
import random
from pathlib import Path

import pytest

from sevenwonders.record import check_record, parse_record, replay
from sevenwonders.server.deals import verify_record
from sevenwonders.server.errors import BadSetting, NotPlaying
from sevenwonders.server.service.service import Service
from sevenwonders.server.settings import settings
from sevenwonders.server.store.database import find_database, open_database
from sevenwonders.server.store.migrate import upgrade
from sevenwonders.server.wire.requests import NewTable
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


async def made(url: str) -> None:
    """A database with nothing in it."""
    await (await open_database(url)).close()


def test_where_there_is_no_database_none_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--data", str(tmp_path / "elsewhere"), "any"]) == 1
    file = tmp_path / "elsewhere" / "sevenwonders.db"
    said = f"export: sqlite:///{file}: No such file or directory\n"
    assert capsys.readouterr().err == said
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_cannot_be_read_is_named_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sevenwonders.db"
    file.write_text("not a database " * 100)
    assert main(["--data", str(tmp_path), "any"]) == 1
    assert capsys.readouterr().err == f"export: sqlite:///{file}: file is not a database\n"


async def test_a_database_of_another_version_is_left_to_its_server(
    url: str, tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tables.db").touch()
    database = find_database(url)
    await database.write(upgrade, "0001")
    with pytest.raises(BadSetting, match="not of this version"):
        await exported(url, "any")
    assert not await database.is_current()
    await database.close()


async def test_a_table_that_has_not_begun_has_nothing_to_export(service: Service, url: str) -> None:
    ada = await a_guest(service)
    table = await service.create(ada, NewTable(players=3, edition="1e", bots=(None,) * 3))
    with pytest.raises(NotPlaying):
        await exported(url, table.id)


def test_a_table_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(made(settings({}, data=tmp_path).database))
    assert main(["--data", str(tmp_path), "nowhere"]) == 1
    assert capsys.readouterr().err == "export: there is no table 'nowhere'\n"

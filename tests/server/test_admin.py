"""What the host of a server does from outside of it, by the commands."""

import asyncio
import random
import re
import sqlite3
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, insert

from sevenwonders.cli import main
from sevenwonders.engine.game.options import Options
from sevenwonders.record import parse_record
from sevenwonders.server.accounts.schema import account, account_session
from sevenwonders.server.accounts.store import sessions_of
from sevenwonders.server.admin.look import reports
from sevenwonders.server.admin.purge import DAY, Purged, purged
from sevenwonders.server.errors import NoTable
from sevenwonders.server.retention import Retention
from sevenwonders.server.service.service import Service
from sevenwonders.server.settings import database_url, settings
from sevenwonders.server.store.database import Database, find_database, open_database
from sevenwonders.server.store.schema import game_table
from sevenwonders.server.store.tables import find_table
from sevenwonders.server.talk.schema import report
from sevenwonders.server.talk.store import MessageData, add_message, silence
from sevenwonders.server.wire.requests import NewTable
from sevenwonders.server.wire.table import Table
from tests.server.browsers import address as place_of
from tests.server.live import PATIENCE, a_client, serving
from tests.server.people import (
    a_guest,
    against_bots,
    among_people,
    decide,
    is_asked,
    options,
    own,
    play_out,
)
from tests.server.postgres import Postgres
from tests.server.robust.playing import OFF

pytestmark = pytest.mark.anyio

MANY = 9000
SOME = 900
NEVER = Retention(None, None, None, None, None)
PASSWORD = "seven wonders"  # noqa: S105 -- of nobody


async def test_nothing_is_deleted_of_games_under_way(database: Database) -> None:
    service = Service(database, now=lambda: 0)
    ada, table = await against_bots(service)
    keep = Retention(finished=1, open=1, guests=1)
    gone = await purged(database, keep, 1000 * DAY, dry=False)
    assert gone == Purged()
    assert (await service.table_for(ada, table.id)).version == table.version


async def test_what_is_older_than_it_is_kept_is_deleted_and_nothing_else(
    database: Database, seed: str
) -> None:
    now = [0]
    service = Service(database, now=lambda: now[0])
    ada, over = await against_bots(service)
    await play_out(service, [ada], over.id, seed)
    again = await service.rematch(ada, over.id)
    await a_guest(service, "Eve")
    ben = await a_guest(service, "Ben")
    await service.create(ben, NewTable(players=3))
    now[0] = 10 * DAY
    cleo = await a_guest(service, "Cleo")
    laid = await service.create(cleo, NewTable(players=3))
    keep = Retention(finished=5, open=5, guests=5)
    would = await purged(database, keep, 11 * DAY, dry=True)
    assert would == Purged(finished=1, open=1, guests=2)
    assert await purged(database, keep, 11 * DAY, dry=False) == would
    assert await purged(database, keep, 11 * DAY, dry=True) == Purged()
    assert await database.read(find_table, over.id) is None
    for guest, table in ((ada, again.id), (cleo, laid.id)):
        assert (await Service(database).table_for(guest, table)).seat == 0


async def test_by_default_no_finished_game_is_deleted(database: Database, seed: str) -> None:
    service = Service(database, now=lambda: 0)
    ada, table = await against_bots(service)
    await play_out(service, [ada], table.id, seed)
    assert await purged(database, Retention(), 10_000 * DAY, dry=True) == Purged()
    assert await purged(database, NEVER, 10_000 * DAY, dry=True) == Purged()


async def test_who_said_something_at_a_table_that_stays_is_kept(database: Database) -> None:
    service = Service(database, now=lambda: 0)
    ada, table = await against_bots(service)
    ben, eve = await a_guest(service, "Ben"), await a_guest(service, "Eve")
    said = MessageData(0, 1, kind="text", team=False, text="hello", at=0, guest=ben)
    await database.write(add_message, table.id, said)
    await database.write(silence, eve, ada, table.id, silent=True, everywhere=True)
    keep = Retention(finished=1, open=1, guests=1)
    assert await purged(database, keep, 1000 * DAY, dry=False) == Purged(guests=1)
    assert (await service.guest(ben)).name == "Ben"


async def test_sign_ins_that_are_not_used_and_old_reports_are_deleted(database: Database) -> None:
    service = Service(database, now=lambda: 0)
    ada, ben = await a_guest(service, "Ada"), await a_guest(service, "Ben")
    await database.write(kept, ada, {"old": 0, "new": 10 * DAY})
    for at in (0, 10 * DAY):
        await database.write(reported, ben, ada, at)
    keep = Retention(sessions=5, reports=5)
    would = Purged(sessions=1, reports=1)
    assert await purged(database, NEVER, 11 * DAY, dry=True) == Purged()
    assert await purged(database, keep, 11 * DAY, dry=True) == would
    assert [one.id for one in await database.read(sessions_of, ada)] == ["new", "old"]
    assert await purged(database, keep, 11 * DAY, dry=False) == would
    assert [one.id for one in await database.read(sessions_of, ada)] == ["new"]
    assert [one.at for one in await database.read(reports, 9)] == [10 * DAY]
    assert await purged(database, keep, 11 * DAY, dry=True) == Purged()


@pytest.fixture
def address(postgres: Postgres) -> str:
    """The address of an empty database of PostgreSQL."""
    return postgres.emptied()


async def test_another_process_does_not_show_what_was_deleted(address: str, seed: str) -> None:
    """A server has the finished game in memory, and hears that it is no more."""
    database, other = await open_database(address), await open_database(address)
    service = Service(database, now=lambda: 0)
    ada, table = await against_bots(service)
    await play_out(service, [ada], table.id, seed)
    gone = await purged(other, Retention(finished=1), 10 * DAY, dry=False)
    assert gone.finished == 1
    async with asyncio.timeout(PATIENCE):
        while await there(service, table.id):
            await asyncio.to_thread(time.sleep, 0.05)
    await database.close()
    await other.close()


async def there(service: Service, table: str) -> bool:
    """Whether a table is found."""
    try:
        await service.table_for(None, table)
    except NoTable:
        return False
    return True


def kept(connection: Connection, guest: str, sessions: Mapping[str, int]) -> None:
    """An account with sessions, by when they were last used."""
    connection.execute(
        insert(account).values(guest_id=guest, login=guest, password="", language="en", created=0)
    )
    for session, seen in sessions.items():
        connection.execute(
            insert(account_session).values(
                id=session, guest_id=guest, agent="", created=0, seen=seen
            )
        )


def reported(connection: Connection, author: str, reporter: str, at: int) -> None:
    """A message of a table that is no more, as it was reported."""
    values = {"said_by": author, "reporter": reporter, "text": "you fool", "why": "rude", "at": at}
    connection.execute(insert(report).values(table_id="gone", message_id=1, **values))


async def test_more_tables_than_a_statement_takes_values_are_deleted(
    database: Database,
) -> None:
    """The games of one guest, who goes with them; a statement of PostgreSQL has 32,767 values."""
    guest = await a_guest(Service(database, now=lambda: 0))
    await database.write(many_tables, guest, MANY)
    keep = Retention(finished=1, guests=1)
    would = Purged(finished=MANY, guests=1)
    assert await purged(database, keep, 10 * DAY, dry=True) == would
    assert await purged(database, keep, 10 * DAY, dry=False, pause=0) == would


def many_tables(connection: Connection, host: str, many: int) -> None:
    """Finished games of one guest."""
    values: dict[str, object] = {
        "version": 1,
        "seq": 1,
        "status": "over",
        "options": Options(players=3),
        "host": host,
        "secret": b"",
        "commitment": "",
        "created": 0,
        "updated": 0,
    }
    rows = [{**values, "id": f"t{number}"} for number in range(many)]
    connection.execute(insert(game_table), rows)


def test_a_server_writes_while_very_much_is_deleted(ada: httpx.Client, folder: Path) -> None:
    file = folder / "sevenwonders.db"
    asyncio.run(filled(database_url(f"sqlite:///{file}"), SOME))
    command = ["admin", "purge", "--finished", "1", "--data", str(folder)]
    seen: set[int] = set()
    with ThreadPoolExecutor(1) as beside, closing(sqlite3.connect(file)) as look:
        deleting = beside.submit(main, command)
        while not deleting.done():
            assert ada.post("/api/guest", json={"name": "Ada"}).status_code == 200
            [left] = look.execute("SELECT count(*) FROM game_table").fetchone()
            seen.add(left)
        assert deleting.result() == 0
    assert any(0 < left < SOME for left in seen)
    with closing(sqlite3.connect(file)) as look:
        assert look.execute("SELECT count(*) FROM game_table").fetchone() == (0,)


async def filled(url: str, many: int) -> None:
    """Put finished games into the store of a server that runs."""
    database = find_database(url)
    guest = await a_guest(Service(database, now=lambda: 0))
    await database.write(many_tables, guest, many)
    await database.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a server keeps its things."""
    return tmp_path / "data"


@pytest.fixture
def ada(folder: Path) -> Iterator[httpx.Client]:
    """Somebody on a server that runs, with a game and an account."""
    with serving(folder, environment=OFF) as live, a_client(live.url) as client:
        assert client.post("/api/guest", json={"name": "Ada"}).status_code == 200
        assert client.post("/api/account", json={"password": PASSWORD}).status_code == 200
        yield client


def laid(ada: httpx.Client) -> dict[str, object]:
    wanted = {"players": 3, "bots": [None, "random", "random"], "start": True}
    table: dict[str, object] = ada.post("/api/tables", json=wanted).json()
    return table


def played_out(ada: httpx.Client, table: str) -> None:
    """A game against bots, to its end."""
    now = msgspec.json.decode(ada.get(f"/api/tables/{table}").content, type=Table)
    while is_asked(now):
        said = ada.post(place_of(now), json={"choice": options(now)[-1].choice})
        now = msgspec.json.decode(said.raise_for_status().content, type=Table)
    assert now.status == "over"


def test_old_things_are_deleted_while_the_server_runs(
    ada: httpx.Client, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over, playing = (str(laid(ada)["id"]) for _ in range(2))
    played_out(ada, over)
    empty = str(ada.post("/api/tables", json={"players": 3}).json()["id"])
    command = ["admin", "purge", "--finished", "0", "--unstarted", "0", "--guests", "0"]
    command += ["--data", str(folder)]
    old = "1 finished games, 1 tables without a game, 1 guests, 0 expired links, 0 sign-ins"
    with a_client(str(ada.base_url)) as eve:
        eve.post("/api/guest", json={"name": "Eve"})

        def answers() -> list[int]:
            looked = [ada.get(f"/api/tables/{table}") for table in (over, empty, playing)]
            return [answer.status_code for answer in (*looked, eve.get("/api/guest"))]

        assert main([*command, "--dry-run"]) == 0
        assert capsys.readouterr().out == f"Would delete {old} and 0 reports.\n"
        assert answers() == [200, 200, 200, 200]
        assert main(command) == 0
        assert capsys.readouterr().out == f"Deleted {old} and 0 reports.\n"
        until = time.monotonic() + PATIENCE
        while answers() != [404, 404, 200, 401]:
            # A server looks every second whether another process has changed the file.
            assert time.monotonic() < until
            time.sleep(0.2)
    played_out(ada, playing)


def test_the_host_reads_what_was_reported(
    ada: httpx.Client, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = laid(ada)["id"]
    said = ada.post(f"/api/tables/{table}/talk", json={"text": "you  fool"}).json()
    number = said["messages"][0]["id"]
    report = ada.post(f"/api/tables/{table}/talk/{number}/report", json={"why": "rude\nwords"})
    assert report.status_code == 200
    command = ["admin", "reports", "--data", str(folder)]
    assert main(command) == 0
    [line] = capsys.readouterr().out.splitlines()
    assert line.split("\t")[2:] == [table, "Ada", "Ada", "you fool", "rude words"]
    assert main([*command, "--close", "99"]) == 2
    assert main([*command, "--close", line.split("\t")[0]]) == 0
    capsys.readouterr()
    assert main(command) == 0
    assert capsys.readouterr().out == ""


def test_a_copy_made_while_the_server_runs_is_put_back(
    ada: httpx.Client, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = laid(ada)
    copy = tmp_path / "copy"
    assert main(["admin", "backup", str(copy), "--data", str(folder)]) == 0
    assert main(["admin", "backup", str(copy), "--data", str(folder)]) == 2
    assert {file.name for file in copy.iterdir()} == {"sevenwonders.db", "secret.key"}
    assert all(file.stat().st_mode & 0o077 == 0 for file in copy.iterdir())
    later = laid(ada)
    new = tmp_path / "new"
    new.mkdir()
    assert main(["admin", "restore", str(copy), "--data", str(new)]) == 0
    assert main(["admin", "restore", str(copy), "--data", str(new)]) == 2
    assert "--replace" in capsys.readouterr().err
    with serving(new) as live, a_client(live.url, cookies=ada.cookies) as again:
        assert again.get(f"/api/tables/{table['id']}").json()["seat"] == 0
        assert again.get(f"/api/tables/{later['id']}").status_code == 404
    assert main(["admin", "restore", str(copy), "--data", str(new), "--replace"]) == 0


def test_a_broken_copy_is_not_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    (copy / "sevenwonders.db").write_bytes(b"no database" * 1000)
    assert main(["admin", "restore", str(copy), "--data", str(tmp_path / "new")]) == 2
    assert "not a database" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_an_upgrade_is_tried_on_a_copy(
    ada: httpx.Client, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ada.get("/api/guest").status_code == 200
    assert main(["admin", "check-upgrade", "--data", str(folder)]) == 0
    assert "is up to date" in capsys.readouterr().out
    old = tmp_path / "old"
    old.mkdir()
    with closing(sqlite3.connect(old / "sevenwonders.db")) as empty:
        empty.execute("CREATE TABLE other (x)")
    assert main(["admin", "check-upgrade", "--data", str(old)]) == 0
    assert "brings the database up to date" in capsys.readouterr().out
    with closing(sqlite3.connect(old / "sevenwonders.db")) as empty:
        assert [name for (name,) in empty.execute("SELECT name FROM sqlite_master")] == ["other"]


def test_people_and_tables_are_listed(
    ada: httpx.Client, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = laid(ada)
    assert main(["admin", "users", "--accounts", "--data", str(folder)]) == 0
    assert re.fullmatch(r"Ada\taccount\t1\t\d{4}-\d\d-\d\d\n", capsys.readouterr().out)
    assert main(["admin", "tables", "--status", "playing", "--data", str(folder)]) == 0
    assert capsys.readouterr().out.startswith(f"{table['id']}\tplaying\t")
    assert main(["admin", "tables", "--status", "open", "--data", str(folder)]) == 0
    assert capsys.readouterr().out == ""


def test_who_is_banned_is_kept_out_until_that_is_lifted(ada: httpx.Client, folder: Path) -> None:
    signing = {"name": "Ada", "password": PASSWORD}
    assert main(["admin", "ban", "Ada", "--data", str(folder)]) == 0
    with a_client(str(ada.base_url)) as elsewhere:
        answer = elsewhere.post("/api/account/sign-in", json=signing)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert main(["admin", "ban", "Ada", "--lift", "--data", str(folder)]) == 0
        assert elsewhere.post("/api/account/sign-in", json=signing).status_code == 200
    assert main(["admin", "ban", "Nobody", "--data", str(folder)]) == 2


async def test_a_bot_takes_over_for_a_person_who_may_come_back(
    database: Database, url: str
) -> None:
    service = Service(database)
    (ada, ben), table = await among_people(service, 2, bots=1)
    await decide(service, ada, await own(service, ada, table), random.Random(1))
    await database.close()

    async def taken(seat: str) -> int:
        return await asyncio.to_thread(main, ["admin", "take-over", table, seat, "--database", url])

    assert [await taken(seat) for seat in ("2", "3", "9")] == [0, 2, 2]
    again = await open_database(url)
    now = await own(Service(again), ada, table)
    assert now.seats[1].away
    assert now.view is not None
    assert now.view.turn == 2
    assert not (await Service(again).join(ben, table)).seats[1].away
    await again.close()


async def test_who_comes_back_after_a_take_over_takes_back_what_the_bot_sealed(
    database: Database, url: str
) -> None:
    (_, ben), table = await among_people(Service(database), 2, bots=1)
    await database.close()
    taking = ["admin", "take-over", table, "2", "--database", url]
    assert await asyncio.to_thread(main, taking) == 0
    again = await open_database(url)
    service = Service(again)
    assert not is_asked(await own(service, ben, table))
    back = await service.join(ben, table)
    assert back.sealed == ()
    assert is_asked(back)
    await again.close()


async def test_a_game_that_is_stuck_is_played_to_its_end(database: Database, url: str) -> None:
    (ada, _), table = await among_people(Service(database), 2, bots=1)
    await database.close()
    ending = ["admin", "end", table, "--database", url]
    assert await asyncio.to_thread(main, ending) == 0
    assert await asyncio.to_thread(main, ending) == 2
    again = await open_database(url)
    assert (await own(Service(again), ada, table)).status == "over"
    assert parse_record(await Service(again).record(table)).scores
    await again.close()


def test_settings_say_how_long_things_are_kept(tmp_path: Path) -> None:
    environment = {"SEVENWONDERS_KEEP_FINISHED": "365", "SEVENWONDERS_KEEP_GUESTS": "7"}
    assert settings(environment, data=tmp_path).keep == Retention(365, 30, 7, 400, 365)
    environment = {"SEVENWONDERS_KEEP_SESSIONS": "90", "SEVENWONDERS_KEEP_REPORTS": "forever"}
    assert settings(environment, data=tmp_path).keep == Retention(None, 30, 30, 90, None)

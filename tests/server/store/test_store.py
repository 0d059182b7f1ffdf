"""The database has the tables we think it has, and keeps what it is given."""

import asyncio
import stat
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Executable, text
from sqlalchemy.exc import IntegrityError

from sevenwonders.engine.events.base import Discarded, Event
from sevenwonders.engine.game.options import Options
from sevenwonders.server.errors import BadSetting
from sevenwonders.server.settings import Settings, database_url, settings
from sevenwonders.server.store import guests, tables
from sevenwonders.server.store.database import Database, find_database, open_database
from sevenwonders.server.store.rows import EventData, SeatData, TableData
from sevenwonders.server.store.schema import metadata, seat
from sevenwonders.server.wire.table import Guest

pytestmark = pytest.mark.anyio

ADA = Guest("ada", "Ada")
PATIENCE: Final = 60
T = TypeVar("T")


def a_table(name: str = "t", version: int = 1) -> TableData:
    return TableData(
        id=name,
        version=version,
        seq=1,
        status="open",
        options=Options(players=3, boards=("giza-a", "random")),
        hints=True,
        host=ADA.id,
        secret=bytes(32),
        commitment="0" * 64,
        rematch=None,
        created=1,
        updated=1,
        seats=(
            SeatData(seat=0, kind="guest", guest=ADA.id, name="Ada"),
            SeatData(seat=1, kind="bot", bot="greedy", name="Hypatia"),
            SeatData(seat=2),
        ),
    )


async def kept(database: Database, table: TableData) -> None:
    await database.write(guests.add_guest, ADA, 1)
    await database.write(tables.add_table, table)


def differences(connection: Connection) -> object:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return compare_metadata(context, metadata)


async def test_the_migrations_make_the_schema(database: Database) -> None:
    assert await database.write(differences) == []


async def test_a_second_start_finds_the_database_as_it_was(url: str, database: Database) -> None:
    await kept(database, a_table())
    again = await open_database(url)
    assert await again.read(tables.find_table, "t") == a_table()
    await again.close()


async def test_a_table_is_read_as_it_was_written(database: Database) -> None:
    await kept(database, a_table())
    assert await database.read(tables.find_table, "t") == a_table()
    assert await database.read(tables.find_table, "u") is None
    assert await database.read(tables.find_table, "t\0") is None


async def test_a_table_is_written_over_the_version_that_was_read_alone(
    database: Database,
) -> None:
    await kept(database, a_table())
    assert await database.write(tables.replace_table, a_table(), a_table(version=2))
    assert not await database.write(tables.replace_table, a_table(), a_table(version=2))


async def executed(database: Database, statement: Executable) -> None:
    await database.write(Connection.execute, statement)


async def test_a_guest_has_one_seat_at_a_table(database: Database) -> None:
    await kept(database, a_table())
    second = seat.update().where(seat.c.seat == 2).values(kind="guest", guest_id=ADA.id)
    with pytest.raises(IntegrityError):
        await executed(database, second)


async def test_a_seat_belongs_to_a_table(database: Database) -> None:
    nowhere = seat.insert().values(table_id="no", seat=0, kind="empty", name="")
    with pytest.raises(IntegrityError):
        await executed(database, nowhere)


def broken_off(connection: Connection) -> None:
    tables.replace_table(connection, a_table(), a_table(version=2))
    raise ZeroDivisionError


async def test_what_fails_leaves_nothing(database: Database) -> None:
    await kept(database, a_table())
    with pytest.raises(ZeroDivisionError):
        await database.write(broken_off)
    assert await database.read(tables.find_table, "t") == a_table()


async def test_events_are_kept_whole_and_numbered_by_table(database: Database) -> None:
    await kept(database, a_table())
    discarded: list[Event] = [Discarded(city=at, card="altar", by=at) for at in range(3)]
    await database.write(tables.add_table, a_table("u"))
    numbered = [EventData(seq, one) for seq, one in enumerate(discarded, 1)]
    await database.write(tables.add_events, "t", numbered)
    await database.write(tables.add_events, "u", numbered[:1])
    assert await database.read(tables.events_of, "t") == numbered
    assert await database.read(tables.events_of, "u") == numbered[:1]


async def looked(url: str, look: Callable[[Connection], T]) -> T:
    """What a look from another process finds."""
    database = find_database(url)
    found = await database.read(look)
    await database.close()
    return found


async def test_a_reader_sees_one_moment(url: str, database: Database) -> None:
    await kept(database, a_table())
    looking, written = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def twice(connection: Connection) -> tuple[TableData | None, TableData | None]:
        before = tables.find_table(connection, "t")
        loop.call_soon_threadsafe(looking.set)
        written.wait(PATIENCE)
        return before, tables.find_table(connection, "t")

    reader = asyncio.create_task(asyncio.to_thread(asyncio.run, looked(url, twice)))
    await looking.wait()
    await database.write(tables.replace_table, a_table(), a_table(version=2))
    written.set()
    assert await reader == (a_table(), a_table())


async def test_sqlite_loses_nothing_when_the_power_goes(tmp_path: Path) -> None:
    database = await open_database(database_url(f"sqlite:///{tmp_path}/t.db"))

    def pragmas_of(connection: Connection) -> dict[str, object]:
        return {
            name: connection.execute(text(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }

    pragmas = await database.read(pragmas_of)
    await database.close()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_what_the_server_makes_is_for_the_owner_alone(tmp_path: Path) -> None:
    here = settings({}, data=tmp_path / "made" / "data")
    here.key()
    database = await open_database(here.database)
    made = {path.name: mode(path) for path in here.data.iterdir()}
    await database.close()
    assert mode(here.data) == 0o700
    assert {"secret.key", "sevenwonders.db"} <= set(made)
    assert set(made.values()) == {0o600}


async def test_a_folder_and_a_database_that_are_there_are_left_as_they_are(tmp_path: Path) -> None:
    here = settings({}, data=tmp_path / "shared")
    here.data.mkdir(mode=0o750)
    await (await open_database(here.database)).close()
    (here.data / "sevenwonders.db").chmod(0o640)
    await (await open_database(here.database)).close()
    assert mode(here.data) == 0o750
    assert mode(here.data / "sevenwonders.db") == 0o640


@pytest.mark.parametrize("name", ["wh?at", "100%", "a%20b", "a b#c", "ü"])
def test_the_database_lies_in_its_folder_whatever_that_is_called(tmp_path: Path, name: str) -> None:
    asyncio.run(_opened_once(settings({}, data=tmp_path / name).database))
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert (tmp_path / name / "sevenwonders.db").is_file()


async def _opened_once(url: str) -> None:
    await (await open_database(url)).close()


def test_the_key_is_made_once_and_is_for_the_owner_alone(tmp_path: Path) -> None:
    here = settings({}, data=tmp_path / "new")
    key = here.key()
    assert len(key) == 64
    assert here.key() == key
    assert mode(here.key_file) == 0o600
    here.key_file.write_text("")
    with pytest.raises(BadSetting, match="no key"):
        here.key()


def test_settings_come_from_the_environment_and_the_arguments(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "SEVENWONDERS_PORT": "80"}
    data = tmp_path / "sevenwonders"
    file = f"sqlite:///{data}/sevenwonders.db"
    assert settings(environment) == Settings(data=data, database=file, port=80)
    assert settings(environment, port=81, host="::1").port == 81
    assert settings({"SEVENWONDERS_DATA": "/x"}).data == Path("/x")
    with pytest.raises(BadSetting, match="not a port"):
        settings({"SEVENWONDERS_PORT": "http"})
    with pytest.raises(BadSetting, match="not a port"):
        settings({"SEVENWONDERS_PORT": "65536"})


@pytest.mark.parametrize(
    ("given", "ours"),
    [
        ("postgresql://me:pw@db/x", "postgresql+asyncpg://me:pw@db/x"),
        ("postgres://db/x?sslmode=require", "postgresql+asyncpg://db/x?ssl=require"),
        ("postgresql+asyncpg://db/x", "postgresql+asyncpg://db/x"),
        ("sqlite:///x.db", "sqlite:///x.db"),
    ],
)
def test_databases_are_named_as_usual(given: str, ours: str) -> None:
    assert database_url(given) == ours
    assert settings({"DATABASE_URL": given}).database == ours


@pytest.mark.parametrize("given", ["mysql://db/x", "nonsense", "postgresql://db:port/x"])
def test_other_databases_are_refused(given: str) -> None:
    with pytest.raises(BadSetting):
        database_url(given)

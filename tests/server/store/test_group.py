"""Changes that arrive while the disk is busy share a transaction, and fail one by one."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import IntegrityError, OperationalError

from sevenwonders.server.errors import Ending, Unavailable
from sevenwonders.server.settings import database_url
from sevenwonders.server.store.database import Database, find_database, open_database
from sevenwonders.server.store.guests import add_guest, find_guest
from sevenwonders.server.store.notices import Notice
from sevenwonders.server.wire.table import Guest

pytestmark = pytest.mark.anyio

SYNC_SECONDS: Final = 0.01
MANY: Final = 100
PATIENCE: Final = 60


class Disk:
    """Takes its time for each commit, and counts them."""

    def __init__(self) -> None:
        self.synced = 0
        self.full = False
        self.asked = threading.Event()
        """Somebody waits for it."""
        self.may_sync = threading.Event()
        self.may_sync.set()

    def sync(self, _connection: Connection) -> None:
        """Before a commit."""
        if self.full:
            full = OSError(28, "No space left on device")
            raise OperationalError("COMMIT", None, full)
        self.asked.set()
        self.may_sync.wait(PATIENCE)
        time.sleep(SYNC_SECONDS)
        self.synced += 1


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(database_url(f"sqlite:///{tmp_path / 'tables.db'}"))
    yield opened
    await opened.close()


@pytest.fixture
def disk(database: Database) -> Iterator[Disk]:
    """The disk of a store that is open."""
    assert isinstance(database, Database)
    disk = Disk()

    def only_writes(connection: Connection) -> None:
        if threading.current_thread().name == "store-writer":
            disk.sync(connection)

    event.listen(Engine, "commit", only_writes)
    yield disk
    event.remove(Engine, "commit", only_writes)


def a_guest(number: int) -> Guest:
    return Guest(f"g{number}", f"Guest {number}")


async def held_up(database: Database, disk: Disk) -> "asyncio.Task[None]":
    """A change that the disk has begun with and does not end: what comes later gathers."""
    disk.may_sync.clear()
    blocking = asyncio.create_task(database.write(add_guest, a_guest(0), 1))
    await asyncio.to_thread(disk.asked.wait, PATIENCE)
    return blocking


async def all_asked() -> None:
    """Let every task that was made put its change into the queue, which it does at once."""
    await asyncio.sleep(0)


async def test_changes_that_arrive_together_are_synced_together(
    database: Database, disk: Disk
) -> None:
    disk.may_sync.clear()
    added = [
        asyncio.create_task(database.write(add_guest, a_guest(number), 1)) for number in range(MANY)
    ]
    await asyncio.to_thread(disk.asked.wait, PATIENCE)
    assert not any(task.done() for task in added)
    disk.may_sync.set()
    await asyncio.gather(*added)
    assert disk.synced <= 2
    for number in range(MANY):
        assert await database.read(find_guest, f"g{number}") == a_guest(number)


async def test_nobody_is_told_before_it_is_on_the_disk(database: Database, disk: Disk) -> None:
    disk.may_sync.clear()
    adding = asyncio.create_task(database.write(add_guest, a_guest(1), 1))
    await asyncio.to_thread(disk.asked.wait, PATIENCE)
    assert not adding.done()
    assert await database.read(find_guest, "g1") is None
    disk.may_sync.set()
    await adding
    assert await database.read(find_guest, "g1") == a_guest(1)


async def test_a_change_that_fails_undoes_itself_and_no_other(
    database: Database, disk: Disk
) -> None:
    def broken(connection: Connection) -> None:
        add_guest(connection, a_guest(50), 1)
        raise ZeroDivisionError

    blocking = await held_up(database, disk)
    changes = [
        database.write(add_guest, a_guest(1), 1),
        database.write(broken),
        database.write(add_guest, a_guest(1), 1),
        database.write(add_guest, a_guest(2), 1),
    ]
    together = asyncio.gather(*changes, return_exceptions=True)
    await all_asked()
    disk.may_sync.set()
    await blocking
    outcomes = await together
    assert [type(one) for one in outcomes] == [
        type(None),
        ZeroDivisionError,
        IntegrityError,
        type(None),
    ]
    assert disk.synced == 2
    found = [await database.read(find_guest, f"g{number}") for number in (1, 2, 50)]
    assert found == [a_guest(1), a_guest(2), None]


async def test_a_disk_that_is_full_acknowledges_nothing(database: Database, disk: Disk) -> None:
    disk.full = True
    outcomes = await asyncio.gather(
        *(database.write(add_guest, a_guest(number), 1) for number in range(3)),
        return_exceptions=True,
    )
    assert [type(one) for one in outcomes] == [Unavailable] * 3
    disk.full = False
    assert await database.read(find_guest, "g0") is None
    await database.write(add_guest, a_guest(0), 1)
    assert await database.read(find_guest, "g0") == a_guest(0)


async def test_when_sqlite_itself_undoes_a_transaction_nothing_of_it_is_acknowledged(
    database: Database, disk: Disk
) -> None:
    def undone(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        raise OperationalError("INSERT", None, OSError("disk is full"))

    blocking = await held_up(database, disk)
    together = asyncio.gather(
        database.write(add_guest, a_guest(1), 1),
        database.write(undone),
        database.write(add_guest, a_guest(2), 1),
        return_exceptions=True,
    )
    await all_asked()
    disk.may_sync.set()
    await blocking
    assert [type(one) for one in await together] == [Unavailable] * 3
    assert await database.read(find_guest, "g1") is None
    await database.write(add_guest, a_guest(1), 1)


async def test_who_goes_before_their_turn_changes_nothing(database: Database, disk: Disk) -> None:
    blocking = await held_up(database, disk)
    gone = asyncio.create_task(database.write(add_guest, a_guest(1), 1))
    await all_asked()
    gone.cancel()
    await asyncio.wait([gone])
    disk.may_sync.set()
    await blocking
    await database.write(add_guest, a_guest(2), 1)
    assert await database.read(find_guest, "g1") is None


async def test_a_store_that_is_closed_takes_what_was_asked_and_no_more(tmp_path: Path) -> None:
    url = database_url(f"sqlite:///{tmp_path / 'other.db'}")
    database = await open_database(url)
    adding = [asyncio.create_task(database.write(add_guest, a_guest(n), 1)) for n in range(3)]
    await all_asked()
    await database.close()
    await asyncio.gather(*adding)
    with pytest.raises(Ending):
        await database.write(add_guest, a_guest(9), 1)
    again = await open_database(url)
    count = partial(Connection.execute, statement=text("SELECT count(*) FROM guest"))
    assert (await again.write(lambda connection: count(connection).scalar_one())) == 3
    await again.close()


async def test_what_another_process_changes_in_the_file_makes_all_forget(
    tmp_path: Path, database: Database
) -> None:
    heard: list[Notice | None] = []
    lost = asyncio.Event()

    def hear(notice: Notice | None) -> None:
        heard.append(notice)
        lost.set()

    database.notices.hear(hear)
    await database.write(add_guest, a_guest(1), 1)
    other = find_database(database_url(f"sqlite:///{tmp_path / 'tables.db'}"))
    await database.write(add_guest, a_guest(2), 1)
    assert heard == []
    await other.write(add_guest, a_guest(3), 1)
    async with asyncio.timeout(PATIENCE):
        await lost.wait()
    assert heard == [None]
    await other.close()

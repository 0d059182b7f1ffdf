"""A database that an earlier version left is taken over with all that is in it."""

from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from sevenwonders.engine.game.options import Options
from sevenwonders.server.deals import commitment
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import find_database, open_database
from sevenwonders.server.store.migrate import upgrade
from sevenwonders.server.store.tables import find_table
from tests.server.people import play_out

pytestmark = pytest.mark.anyio

SECRET = bytes(range(32))
GUEST = sa.table("guest", sa.column("id"), sa.column("name"), sa.column("created"))
SEAT = sa.table(
    "seat", *map(sa.column, ("table_id", "seat", "kind", "guest_id", "bot", "name", "away"))
)
GAME_TABLE = sa.table(
    "game_table",
    *map(sa.column, ("id", "version", "seq", "lobby_seq", "status")),
    sa.column("options", sa.JSON),
    *map(sa.column, ("host", "secret", "commitment", "created", "updated")),
)
FIRST_OPTIONS = {"players": 3, "edition": "1e", "boards": ["giza-a"]}
"""As the first version wrote them."""


def first_version(connection: sa.Connection) -> None:
    """A database of the first version, with a game that has just been dealt."""
    upgrade(connection, "0001")
    row = {"id": "old", "version": 1, "seq": 0, "lobby_seq": 0, "status": "playing", "host": "ada"}
    secret = {"secret": SECRET, "commitment": commitment(SECRET), "created": 0, "updated": 0}
    connection.execute(GUEST.insert().values(id="ada", name="Ada", created=0))
    connection.execute(GAME_TABLE.insert().values(**row, **secret, options=FIRST_OPTIONS))
    seat = {"table_id": "old", "bot": None, "guest_id": None, "away": False}
    bot = seat | {"kind": "bot", "bot": "random"}
    seats = [
        seat | {"seat": 0, "kind": "guest", "guest_id": "ada", "name": "Ada"},
        bot | {"seat": 1, "name": "Hypatia"},
        bot | {"seat": 2, "name": "Solon"},
    ]
    connection.execute(SEAT.insert(), seats)


async def test_a_table_of_the_first_version_is_played_on(
    url: str, tmp_path: Path, seed: str
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tables.db").touch()
    before = find_database(url)
    await before.write(first_version)
    await before.close()

    database = await open_database(url)
    table = await database.read(find_table, "old")
    assert table is not None
    assert table.options == msgspec.convert({**FIRST_OPTIONS, "rules": 1}, Options)
    assert (table.options.boxes, table.options.teams, table.hints) == ((), False, False)
    service = Service(database)
    over = await play_out(service, ["ada"], "old", seed)
    assert over.status == "over"
    await database.close()

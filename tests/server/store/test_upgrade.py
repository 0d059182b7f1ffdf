"""A database that an earlier version left is taken over with all that is in it."""

from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from sevenwonders.engine.events.base import Asked, Built, Discarded, Gained
from sevenwonders.engine.events.leaders import DraftPackReceived, LeaderDiscarded
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.server.deals import commitment, deal_stream, verify_record
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import find_database, open_database
from sevenwonders.server.store.migrate import upgrade
from sevenwonders.server.store.rows import ChoiceData
from sevenwonders.server.store.schema import event as stored_event
from sevenwonders.server.store.tables import choices_of, events_of, find_table
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
CHOICE = sa.table("choice", *map(sa.column, ("table_id", "decision", "seat", "text")))
EVENT = sa.table("event", *map(sa.column, ("seq", "table_id")), sa.column("payload", sa.JSON))
OLD_EVENTS: list[dict[str, object]] = [
    {"event": "built", "city": 0, "card": "altar", "way": "chain", "by": 0, "chain": "baths"},
    {"event": "sold", "city": 1, "card": "altar", "by": 1},
    {"event": "gained", "city": 1, "coins": 3, "source": "sale"},
    {"event": "gained", "city": 1, "coins": 3, "source": "card", "card": "tavern"},
    {"event": "leader-sold", "city": 2, "leader": "plato"},
    {"event": "pack-received", "seat": 0, "leaders": ["plato"]},
    {"event": "asked", "seat": 0, "city": 0, "kind": "name-leader", "cards": []},
]
NEW_EVENTS = [
    Built(city=0, card="altar", paid_by="chain", by=0, chain="baths"),
    Discarded(city=1, card="altar", by=1),
    Gained(city=1, coins=3, source="discard"),
    Gained(city=1, coins=3, source="card", card="tavern"),
    LeaderDiscarded(city=2, leader="plato"),
    DraftPackReceived(seat=0, leaders=("plato",)),
    Asked(seat=0, city=0, kind="copy-leader", cards=()),
]
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


def with_events(connection: sa.Connection) -> None:
    """The same with events as the ninth version wrote them."""
    first_version(connection)
    upgrade(connection, "0009")
    rows = [{"seq": at, "table_id": "old", "payload": told} for at, told in enumerate(OLD_EVENTS)]
    connection.execute(EVENT.insert(), rows)


async def test_events_keep_what_they_say_under_their_new_names(url: str, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tables.db").touch()
    before = find_database(url)
    await before.write(with_events)
    await before.close()

    database = await open_database(url)
    stored = sa.select(stored_event.c.payload).order_by(stored_event.c.seq)
    events = await database.read(lambda connection: connection.execute(stored).scalars().all())
    assert events == NEW_EVENTS
    await database.close()


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


def some_choices(turns: int) -> list[ChoiceData]:
    """What was chosen in the first turns of that game, and what the bots have sealed since."""
    state = new_game(msgspec.convert(FIRST_OPTIONS, Options), deal_stream(SECRET))
    made: list[ChoiceData] = []
    while state.turn <= turns or len(state.pending()) > 1:
        ask = next(ask for ask in state.pending() if state.turn <= turns or ask.seat > 0)
        choice = next(iter(state.legal(ask.seat)))
        state.submit(ask.seat, choice)
        made.append(ChoiceData(int(ask.decision), int(ask.seat), str(choice)))
    return made


@pytest.mark.parametrize("version", ["0001", "0005", "0009"])
async def test_a_game_under_way_keeps_what_was_chosen(
    url: str, tmp_path: Path, version: str, seed: str
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tables.db").touch()
    chosen = some_choices(2)
    rows = [
        {"table_id": "old", "decision": one.decision, "seat": one.seat, "text": one.text}
        for one in chosen
    ]

    def under_way(connection: sa.Connection) -> None:
        first_version(connection)
        upgrade(connection, version)
        connection.execute(CHOICE.insert(), rows)

    before = find_database(url)
    await before.write(under_way)
    await before.close()

    database = await open_database(url)
    stored = await database.read(choices_of, "old")
    assert stored == sorted(chosen, key=lambda one: one.decision)
    service = Service(database)
    seen = await service.table_for("ada", "old")
    assert seen.view is not None
    assert (seen.view.turn, seen.view.waiting) == (3, (0,))
    over = await play_out(service, ["ada"], "old", seed)
    assert verify_record(await service.record("old"), promised=over.commitment).kept
    kept = await database.read(choices_of, "old")
    assert all(one in kept for one in stored)
    await database.close()


CLOCK = sa.table("clock", sa.column("id"), sa.column("seq"))


def numbered_by_a_clock(connection: sa.Connection) -> None:
    """Two tables whose events were numbered in one row, as they came."""
    first_version(connection)
    upgrade(connection, "0005")
    row = connection.execute(sa.text("SELECT * FROM game_table")).mappings().one()
    columns = {key: value for key, value in row.items() if key not in ("id", "options")}
    names = ", ".join(["id", "options", *columns])
    connection.execute(
        sa.text(
            f"INSERT INTO game_table ({names}) SELECT 'new', options, {', '.join(columns)} "  # noqa: S608 -- names of columns
            "FROM game_table"
        )
    )
    for seq, table in enumerate(("old", "new", "new", "old"), 1):
        sold = {"event": "discarded", "city": seq, "card": "altar", "by": 0}
        connection.execute(EVENT.insert().values(seq=seq, table_id=table, payload=sold))
    for seq, table in ((5, "new"), (6, "old")):
        here = GAME_TABLE.c.id == table
        connection.execute(GAME_TABLE.update().where(here).values(seq=seq, lobby_seq=seq))
    connection.execute(CLOCK.update().values(seq=6))


async def test_numbers_of_a_common_clock_are_kept_and_go_on_by_table(
    url: str, tmp_path: Path, seed: str
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tables.db").touch()
    before = find_database(url)
    await before.write(numbered_by_a_clock)
    await before.close()

    database = await open_database(url)
    assert [one.seq for one in await database.read(events_of, "old")] == [1, 4]
    assert [one.seq for one in await database.read(events_of, "new")] == [2, 3]
    over = await play_out(Service(database), ["ada"], "old", seed)
    numbers = [one.seq for one in await database.read(events_of, "old")]
    assert numbers[:3] == [1, 4, 7]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] < over.seq
    await database.close()

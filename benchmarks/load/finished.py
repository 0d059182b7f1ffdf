"""A store with many games that are over: one is played, and copied."""

import time
from statistics import median
from typing import Final

import msgspec
from sqlalchemy import Connection, Table, text

from benchmarks.load.line import Line
from benchmarks.load.person import choices_in
from benchmarks.load.serving import Server, Store, serving
from sevenwonders.server.history.schema import result, result_seat
from sevenwonders.server.store.database import find_database
from sevenwonders.server.store.schema import choice, event, game_table, guest, seat

BATCH: Final = 1000
"""Games that are copied in one transaction."""
STRANGERS: Final = 1000
"""People whose games the copies are; one game in a hundred stays with who played it."""
TIMES: Final = 20
LISTS: Final = ("/api/tables", "/api/games", "/api/games/statistics", "/api/turns/awaited")
_OWN: Final = "CASE WHEN {0} IS NULL OR i % 100 = 0 THEN {0} ELSE 'stranger' || (i % 1000) END"
_NEW: Final = {
    "asked_by": "NULL",
    "created": "created - i",
    "ended": "ended - i",
    "guest_id": _OWN.format("guest_id"),
    "host": _OWN.format("host"),
    "updated": "updated - i",
}
"""What a copy has in place of the original's; ``i`` is its number."""


class _Seen(msgspec.Struct):
    """What is read of a table."""

    id: str
    status: str
    view: msgspec.Raw = msgspec.Raw(b"null")


class _View(msgspec.Struct):
    decision: "_Decision | None"


class _Decision(msgspec.Struct):
    id: int


async def fill(store: Store, games: int) -> bytes:
    """Put finished games into a store; gives the cookie of who played some of them."""
    with serving(store) as server:
        cookie, table = await _played(server)
    began = time.monotonic()
    database = find_database(store.url)
    try:
        await database.write(_add_strangers)
        for first in range(0, games, BATCH):
            await database.write(_copy, table, first, min(first + BATCH, games))
    finally:
        await database.close()
    print(f"{games} finished games, copied in {time.monotonic() - began:.0f} s")
    return cookie


async def report_lists(server: Server, cookie: bytes) -> None:
    """Print how long the lists take for who played some of the games."""
    line = Line(*server.at)
    line.cookie = cookie
    await line.open()
    for path in LISTS:
        took: list[float] = []
        for _ in range(TIMES):
            began = time.perf_counter()
            answer = await line.ask("GET", path)
            if answer.status != 200:
                raise ConnectionError(path, answer.status)
            took.append(time.perf_counter() - began)
        print(f"  {path:23} {median(took) * 1000:8.1f} ms")
    line.close()


async def _played(server: Server) -> tuple[bytes, str]:
    """A game against bots that is over: the cookie of who played it, and its table."""
    line = Line(*server.at)
    await line.open()
    await line.ask("POST", "/api/guest", {"name": "Ada"})
    wanted = {"players": 4, "bots": [None, "random", "random", "random"], "start": True}
    answer = await line.ask("POST", "/api/tables", wanted)
    while True:
        seen = msgspec.json.decode(answer.body, type=_Seen)
        if seen.status == "over":
            line.close()
            return line.cookie, seen.id
        asked = msgspec.json.decode(seen.view, type=_View).decision
        if asked is None:
            msg = "a game against bots waits for the person or is over"
            raise AssertionError(msg)
        where = f"/api/tables/{seen.id}/decisions/{asked.id}/seats/0"
        choice_made = {"choice": choices_in(answer.body)[-1].decode()}
        answer = await line.ask("POST", where, choice_made)


def _add_strangers(connection: Connection) -> None:
    numbers = _numbers()
    people = "SELECT 'stranger' || i, 'Stranger', 0 FROM numbers WHERE true"
    statement = f"{numbers} INSERT INTO {guest.name} (id, name, created) {people}"
    statement += " ON CONFLICT DO NOTHING"
    connection.execute(text(statement), {"first": 0, "end": STRANGERS})


def _copy(connection: Connection, model: str, first: int, end: int) -> None:
    for table, key in (
        (game_table, "id"),
        (seat, "table_id"),
        (choice, "table_id"),
        (event, "table_id"),
        (result, "table_id"),
        (result_seat, "table_id"),
    ):
        connection.execute(
            text(_copying(table, key, connection)), {"model": model, "first": first, "end": end}
        )


def _copying(table: Table, key: str, connection: Connection) -> str:
    quote = connection.dialect.identifier_preparer.quote
    new = {**_NEW, key: "'copy' || i"}
    names = [column.name for column in table.columns]
    values = ", ".join(new.get(name, quote(name)) for name in names)
    into = f"{quote(table.name)} ({', '.join(map(quote, names))})"
    source = f"{quote(table.name)}, numbers WHERE {key} = :model"
    return f"{_numbers()} INSERT INTO {into} SELECT {values} FROM {source}"  # noqa: S608 -- ours


def _numbers() -> str:
    return (
        "WITH RECURSIVE numbers(i) AS "
        "(SELECT CAST(:first AS INTEGER) UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < :end)"
    )

"""Games that are over: found again page by page, and counted."""

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert
from sqlalchemy.dialects import sqlite

from sevenwonders.server.history import store
from sevenwonders.server.history.history import History
from sevenwonders.server.history.rows import Result, SeatResult
from sevenwonders.server.history.schema import result
from sevenwonders.server.history.store import Cursor, Wanted
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.schema import game_table
from sevenwonders.server.wire.history import GamePage, Statistics
from tests.server.browsers import Meet, among, play_out, read, refused
from tests.server.people import against_bots
from tests.server.people import play_out as play_on

pytestmark = pytest.mark.anyio

ALL = Wanted()


async def test_a_game_that_is_over_is_in_the_list_of_who_played_it(meet: Meet) -> None:
    people, table_id = await among(meet, 3)
    assert read(await people[0].get("/api/games"), GamePage).games == ()
    over = await play_out(people, table_id)
    assert over.view is not None
    for seat, person in enumerate(people):
        (game,) = read(await person.get("/api/games"), GamePage).games
        assert (game.table, game.family, game.seat) == (table_id, "base", seat)
        assert [one.name for one in game.seats] == ["Ada", "Ben", "Cleo"]
        assert [one.points for one in game.seats] == [city.sheet.total for city in over.view.cities]
        assert [one.seat for one in game.seats if one.place == 1] == list(over.view.winners)


async def test_nobody_else_sees_the_list(meet: Meet) -> None:
    people, table_id = await among(meet, 2)
    await play_out(people, table_id)
    stranger, passer_by = await meet("Eve"), await meet("")
    assert read(await stranger.get("/api/games"), GamePage).games == ()
    assert read(await stranger.get("/api/games/statistics"), Statistics).all.games == 0
    refused(await passer_by.get("/api/games"), 401, "no-guest")
    refused(await passer_by.get("/api/games/statistics"), 401, "no-guest")


async def test_statistics_count_the_rows_of_the_score_sheet(meet: Meet) -> None:
    people, table_id = await among(meet, 2)
    over = await play_out(people, table_id)
    told = read(await people[1].get("/api/games/statistics"), Statistics)
    assert over.view is not None
    sheet = over.view.cities[1].sheet
    assert {row.row: row.points for row in told.rows} == {row.row: row.points for row in sheet.rows}
    assert (told.all.games, told.all.points) == (1, sheet.total)
    assert [count.name for count in told.families] == ["two"]
    (ada,) = told.opponents
    assert (ada.name, ada.games) == ("Ada", 1)
    assert ada.ahead + ada.behind <= 1


def a_result(number: int, guest: str, **changed: object) -> Result:
    seats = tuple(
        SeatResult(
            seat=seat,
            guest=guest if seat == 0 else None,
            name=("Ada", "Hypatia", "Solon")[seat],
            bot=None if seat == 0 else "greedy",
            away=False,
            board=("giza", "rhodes", "ephesus")[(seat + number) % 3],
            side="giza-a",
            place=1 + (seat + number) % 3,
            points=40 + number,
            coins=3,
            rows={"blue": number},
        )
        for seat in range(3)
    )
    new = Result(
        table=f"t{number:02}",
        ended=1000 + number // 2,
        family="base",
        edition="1e",
        boxes=(),
        players=3,
        teams=False,
        hints=False,
        seats=seats,
    )
    return replace(new, **changed)


def with_tables(connection: Connection, new: list[Result]) -> None:
    """Results, each with a table like the one there is."""
    row = connection.execute(game_table.select()).mappings().one()
    for one in new:
        connection.execute(insert(game_table).values({**row, "id": one.table, "asked_by": None}))
        store.add_result(connection, one)


async def with_results(
    database: Database, service: Service, results: int = 12, **changed: object
) -> str:
    """A person with so many games, two at the same moment each."""
    ada, _ = await against_bots(service)
    new = [a_result(number, ada, **changed) for number in range(results)]
    await database.write(with_tables, new)
    return ada


async def test_pages_follow_one_another_without_a_gap(database: Database, service: Service) -> None:
    ada = await with_results(database, service)
    seen: list[str] = []
    after: Cursor | None = None
    while page := await database.read(store.games_of, ada, ALL, after, 5):
        seen += [game.table for game in page]
        after = Cursor(page[-1].ended, page[-1].table)
    assert seen == [f"t{number:02}" for number in reversed(range(12))]


async def test_filters_leave_the_games_they_name(database: Database, service: Service) -> None:
    ada = await with_results(database, service, boxes=("cities", "leaders"))

    async def found(wanted: Wanted) -> int:
        return len(await database.read(store.games_of, ada, wanted, None, 50))

    assert await found(Wanted(board="giza")) == 4
    assert await found(Wanted(won=True)) == 4
    assert await found(Wanted(won=False, board="giza")) == 0
    assert await found(Wanted(box="leaders")) == 12
    assert await found(Wanted(box="leader")) == 0
    assert await found(Wanted(players=4)) == 0
    assert await found(Wanted(family="teams")) == 0
    assert await found(Wanted(opponent="Solon")) == 12
    assert await found(Wanted(opponent="Ada")) == 0


async def test_opponents_are_counted_by_who_was_ahead(database: Database, service: Service) -> None:
    ada = await with_results(database, service)
    told = await History(database, service).statistics(ada)
    (bots,) = told.opponents
    assert (bots.bot, bots.games) == ("greedy", 24)
    assert (bots.ahead, bots.behind) == (12, 12)
    assert [count.games for count in told.boards] == [4, 4, 4]


async def test_results_of_earlier_games_are_kept_later(
    database: Database, service: Service, seed: str
) -> None:
    ada, table = await against_bots(service)
    await play_on(service, [ada], table.id, seed)
    (before,) = await database.read(store.games_of, ada, ALL, None, 5)
    await database.write(lambda connection: connection.execute(delete(result)))
    assert await database.read(store.games_of, ada, ALL, None, 5) == []
    await History(database, service).catch_up()
    assert await database.read(store.games_of, ada, ALL, None, 5) == [before]


async def test_whose_data_is_deleted_is_in_no_result(meet: Meet) -> None:
    people, table_id = await among(meet, 2)
    await play_out(people, table_id)
    await people[0].post("/api/account/delete", {})
    (game,) = read(await people[1].get("/api/games"), GamePage).games
    assert [one.name for one in game.seats] == ["Player 1", "Ben"]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("after", [None, Cursor(1000, "t01")])
async def test_a_page_is_found_by_the_index(database: Database, after: Cursor | None) -> None:
    page = store.page_of("ada", ALL, after, 20)
    text = page.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    rows = await database.read(
        lambda connection: list(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}").mappings())
    )
    (plan,) = [str(row["detail"]) for row in rows]
    assert "COVERING INDEX ix_result_seat_guest_id_ended_table_id" in plan

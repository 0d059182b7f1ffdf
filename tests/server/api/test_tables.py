"""Tables over HTTP: laying, joining by link, beginning, leaving, looking on."""

import pytest

from sevenwonders.server.wire.table import Lobby, Table
from tests.server.browsers import Meet, a_discard, address, among, read, refused

pytestmark = pytest.mark.anyio


async def test_whoever_lays_a_table_hosts_it_and_sits_first(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await ada.lay(players=4, edition="2e", boards=["giza", "random"])
    assert (table.status, table.host, table.seat) == ("open", True, 0)
    assert table.boards == ("giza", "random")
    assert [seat.kind for seat in table.seats] == ["guest", "empty", "empty", "empty"]
    assert table.view is None
    assert table.secret is None


async def test_a_quick_start_deals_at_once(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await ada.lay(players=3, bots=[None, "greedy", "random"], start=True)
    assert table.status == "playing"
    assert table.view is not None
    assert len(table.view.hand) == 7
    assert table.view.waiting == (0,)


async def test_a_table_needs_a_guest(meet: Meet) -> None:
    refused(await (await meet("")).post("/api/tables", {"players": 3}), 401, "no-guest")


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"players": 9}, 422, "impossible-players"),
        ({"players": 2, "edition": "2e"}, 422, "impossible-players"),
        ({"players": 3, "edition": "9e"}, 422, "unknown-edition"),
        ({"players": 3, "boards": ["atlantis"]}, 422, "unknown-board"),
        ({"players": 3, "boards": ["giza-a", "giza-b"]}, 422, "board-twice"),
        ({"players": 3, "bots": [None, "alice"]}, 422, "unknown-bot"),
        ({"players": 3, "bots": ["greedy"]}, 409, "seat-taken"),
        ({"players": 3, "bots": [None] * 4}, 404, "no-seat"),
        ({"players": 3, "start": True}, 409, "seats-empty"),
        ({"players": "many"}, 400, "invalid-request"),
        ({"players": "3"}, 400, "invalid-request"),
        ({"players": 3, "start": "true"}, 400, "invalid-request"),
        ({"players": 3, "colour": "red"}, 400, "invalid-request"),
        ({}, 400, "invalid-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    meet: Meet, wanted: dict[str, object], status: int, code: str
) -> None:
    ada = await meet("Ada")
    refused(await ada.post("/api/tables", wanted), status, code)
    assert read(await ada.get("/api/tables"), Lobby).mine == ()


async def test_a_friend_joins_by_link(meet: Meet) -> None:
    ada, ben = await meet("Ada"), await meet("Ben")
    link = (await ada.lay(players=3)).id
    seen = await ben.table(link)
    assert (seen.seat, seen.host) == (None, False)
    joined = read(await ben.post(f"/api/tables/{link}/join", {}), Table)
    assert joined.seat == 1
    assert [seat.name for seat in joined.seats] == ["Ada", "Ben", ""]
    again = read(await ben.post(f"/api/tables/{link}/join", {}), Table)
    assert again == joined


async def test_a_seat_may_be_chosen_and_changed_before_the_game(meet: Meet) -> None:
    ada, ben = await meet("Ada"), await meet("Ben")
    join = f"/api/tables/{(await ada.lay(players=4)).id}/join"
    assert read(await ben.post(join, {"seat": 3}), Table).seat == 3
    assert read(await ben.post(join, {"seat": 2}), Table).seat == 2
    refused(await ben.post(join, {"seat": 0}), 409, "seat-taken")
    refused(await ben.post(join, {"seat": 4}), 404, "no-seat")
    refused(await ben.post(join, {"seat": -1}), 400, "invalid-request")


async def test_a_full_table_takes_nobody_more(meet: Meet) -> None:
    ada, ben = await meet("Ada"), await meet("Ben")
    table = await ada.lay(players=3, bots=[None, "greedy", "greedy"])
    refused(await ben.post(f"/api/tables/{table.id}/join", {}), 409, "table-full")
    refused(await ben.post(f"/api/tables/{table.id}/join", {"seat": 1}), 409, "table-full")


async def test_a_game_that_has_begun_takes_nobody_more(meet: Meet) -> None:
    _, table = await among(meet, 3)
    late = await meet("Late")
    refused(await late.post(f"/api/tables/{table}/join", {}), 409, "not-open")


async def test_the_host_places_bots_and_nobody_else(meet: Meet) -> None:
    ada, ben = await meet("Ada"), await meet("Ben")
    table = await ada.lay(players=3)
    await ben.post(f"/api/tables/{table.id}/join", {})
    seat = f"/api/tables/{table.id}/seats/2"
    placed = read(await ada.post(seat, {"bot": "greedy"}), Table)
    assert (placed.seats[2].kind, placed.seats[2].bot) == ("bot", "greedy")
    refused(await ben.post(seat, {"bot": None}), 403, "not-host")
    refused(await ada.post(seat, {"bot": "alice"}), 422, "unknown-bot")
    refused(await ada.post(seat, {}), 400, "invalid-request")
    refused(await ada.post(f"/api/tables/{table.id}/seats/1", {"bot": "greedy"}), 409, "seat-taken")
    assert read(await ada.post(seat, {"bot": None}), Table).seats[2].kind == "empty"


async def test_the_host_begins_once_every_seat_is_taken(meet: Meet) -> None:
    ada, ben = await meet("Ada"), await meet("Ben")
    table = (await ada.lay(players=3, bots=[None, None, "greedy"])).id
    refused(await ada.post(f"/api/tables/{table}/start"), 409, "seats-empty")
    await ben.post(f"/api/tables/{table}/join", {})
    refused(await ben.post(f"/api/tables/{table}/start"), 403, "not-host")
    begun = read(await ada.post(f"/api/tables/{table}/start"), Table)
    assert begun.status == "playing"
    assert read(await ada.post(f"/api/tables/{table}/start"), Table) == begun


async def test_leaving_before_the_game_empties_the_seat(meet: Meet) -> None:
    ada, ben = await meet("Ada"), await meet("Ben")
    table = (await ada.lay(players=3)).id
    await ben.post(f"/api/tables/{table}/join", {})
    left = read(await ben.post(f"/api/tables/{table}/leave"), Table)
    assert (left.seat, left.seats[1].kind) == (None, "empty")
    assert read(await ben.post(f"/api/tables/{table}/leave"), Table) == left


async def test_who_leaves_a_game_is_played_on_for_and_may_come_back(meet: Meet) -> None:
    (ada, ben, cleo), table = await among(meet, 3)
    await ada.choose(await ada.table(table), a_discard(await ada.table(table)))
    await ben.choose(await ben.table(table), a_discard(await ben.table(table)))
    before = address(await cleo.table(table))
    left = read(await cleo.post(f"/api/tables/{table}/leave"), Table)
    assert left.seats[2].away
    assert left.view is not None
    assert left.view.turn == 2
    refused(await cleo.post(before, {"choice": "D:altar"}), 409, "seat-left")
    back = read(await cleo.post(f"/api/tables/{table}/join", {}), Table)
    assert not back.seats[2].away


async def test_everybody_may_look_on_and_sees_no_hand(meet: Meet) -> None:
    (ada, *_), table = await among(meet, 3)
    for onlooker in (await meet(""), await meet("Zoe")):
        seen = await onlooker.table(table)
        assert seen.seat is None
        assert seen.view is not None
        assert seen.view.seat == -1
        assert seen.view.hand == ()
        assert not any(seat.you for seat in seen.seats)
    assert (await ada.table(table)).seats[0].you


async def test_only_what_happened_after_a_number_is_told_again(meet: Meet) -> None:
    (ada, *_), table = await among(meet, 3)
    all_of_it = await ada.table(table)
    middle = all_of_it.events[2].seq
    later = read(await ada.get(f"/api/tables/{table}?after={middle}"), Table)
    assert later.events == all_of_it.events[3:]
    none = read(await ada.get(f"/api/tables/{table}?after={all_of_it.seq}"), Table)
    assert none.events == ()
    refused(await ada.get(f"/api/tables/{table}?after=-1"), 400, "invalid-request")
    refused(await ada.get(f"/api/tables/{table}?after={2**80}"), 400, "invalid-request")


@pytest.mark.parametrize("name", ["nowhere", "NOWHERE", "a%00b", "x" * 40, "é"])
async def test_a_table_that_does_not_exist_is_not_found(meet: Meet, name: str) -> None:
    ada = await meet("Ada")
    refused(await ada.get(f"/api/tables/{name}"), 404, "no-table")
    refused(await ada.post(f"/api/tables/{name}/join", {}), 404, "no-table")
    refused(await ada.post(f"/api/tables/{name}/leave"), 404, "no-table")
    refused(await ada.get(f"/api/tables/{name}/record"), 404, "no-table")


async def test_the_lobby_lists_ones_own_tables_and_those_with_a_seat(meet: Meet) -> None:
    ada, ben, nobody = await meet("Ada"), await meet("Ben"), await meet("")
    first = (await ada.lay(players=3)).id
    second = (await ada.lay(players=3, bots=[None, "greedy", "greedy"], start=True)).id
    mine = read(await ada.get("/api/tables"), Lobby)
    assert [row.id for row in mine.mine] == [second, first]
    assert mine.open == ()
    for other in (ben, nobody):
        lobby = read(await other.get("/api/tables"), Lobby)
        assert lobby.mine == ()
        assert [row.id for row in lobby.open] == [first]

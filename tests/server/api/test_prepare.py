"""Before the start the host may change the game, the order of the seats, and who sits there."""

from typing import Final

import pytest

from sevenwonders.server.names import BOT_NAMES
from sevenwonders.server.wire.table import Lobby, Table
from tests.server.browsers import Browser, Meet, play_out, read, refused

pytestmark = pytest.mark.anyio

GAME: Final = {"players": 3, "edition": "2e", "boxes": ["leaders"], "hints": True}


@pytest.fixture
async def ada(meet: Meet) -> Browser:
    return await meet("Ada")


@pytest.fixture
async def ben(meet: Meet) -> Browser:
    return await meet("Ben")


def names(table: Table) -> list[str]:
    return [one.name for one in table.seats]


async def options(host: Browser, table: Table, **wanted: object) -> Table:
    return read(await host.post(f"/api/tables/{table.id}/options", wanted), Table)


async def test_the_host_changes_the_game_before_the_start(ada: Browser, ben: Browser) -> None:
    table = await ada.lay(players=4)
    await ben.post(f"/api/tables/{table.id}/join", {"seat": 2})
    changed = await options(ada, table, **GAME, terms={"clock": {"turn": 60}})
    assert (changed.players, changed.edition, changed.boxes) == (3, "2e", ("leaders",))
    assert changed.hints
    assert changed.terms.clock is not None
    assert changed.terms.clock.turn == 60
    seen = await ben.table(table.id)
    assert (names(seen), seen.seat) == (["Ada", "", "Ben"], 2)
    row = next(row for row in read(await ben.get("/api/tables"), Lobby).mine)
    assert (row.players, row.edition) == (3, "2e")


async def test_the_game_begins_as_it_was_changed(ada: Browser) -> None:
    table = await ada.lay(players=2)
    await options(ada, table, players=4, boxes=["cities"], teams=True, boards=["giza-b"])
    for seat in (1, 2, 3):
        await ada.post(f"/api/tables/{table.id}/seats/{seat}", {"bot": "random"})
    begun = read(await ada.post(f"/api/tables/{table.id}/start"), Table)
    assert begun.view is not None
    assert [city.side for city in begun.view.cities][:1] == ["giza-b"]
    assert [one.team for one in begun.seats] == [0, 0, 1, 1]


async def test_free_seats_go_before_bots_and_people_stay(ada: Browser, ben: Browser) -> None:
    table = await ada.lay(players=5, bots=[None, None, "random", "greedy"])
    await ben.post(f"/api/tables/{table.id}/join", {"seat": 4})
    fewer = await options(ada, table, players=4)
    assert [(one.kind, one.bot) for one in fewer.seats] == [
        ("guest", None),
        ("bot", "random"),
        ("bot", "greedy"),
        ("guest", None),
    ]
    assert names(fewer) == ["Ada", BOT_NAMES[1], BOT_NAMES[2], "Ben"]
    assert names(await options(ada, table, players=2)) == ["Ada", "Ben"]


async def test_people_are_not_sent_away_by_a_smaller_game(
    ada: Browser, ben: Browser, meet: Meet
) -> None:
    table = await ada.lay(players=3)
    for one in (ben, await meet("Cleo")):
        await one.post(f"/api/tables/{table.id}/join", {})
    problem = refused(
        await ada.post(f"/api/tables/{table.id}/options", {"players": 2}), 409, "too-few-seats"
    )
    assert problem.params == {"people": 3, "seats": 2}
    assert (await ada.table(table.id)).players == 3


async def test_a_game_that_cannot_be_is_refused_with_the_nearest_one(ada: Browser) -> None:
    table = await ada.lay(players=3)
    wanted = {"players": 3, "teams": True}
    problem = refused(
        await ada.post(f"/api/tables/{table.id}/options", wanted), 422, "impossible-teams"
    )
    assert problem.params["nearest"]
    rated = {"players": 3, "hints": True, "terms": {"rated": True}}
    refused(await ada.post(f"/api/tables/{table.id}/options", rated), 409, "not-rateable")


async def test_only_the_host_changes_anything_and_only_before_the_start(
    ada: Browser, ben: Browser
) -> None:
    table = await ada.lay(players=2)
    await ben.post(f"/api/tables/{table.id}/join", {})
    deeds: dict[str, object] = {
        "options": {"players": 2},
        "order": {"order": [1, 0]},
        "readmit": {"name": "Ben"},
    }
    for deed, body in deeds.items():
        refused(await ben.post(f"/api/tables/{table.id}/{deed}", body), 403, "not-host")
    await ada.post(f"/api/tables/{table.id}/start")
    for deed, body in deeds.items():
        refused(await ada.post(f"/api/tables/{table.id}/{deed}", body), 409, "not-open")


async def test_the_host_changes_the_order_of_the_seats(ada: Browser, ben: Browser) -> None:
    table = await ada.lay(players=4, boards=["giza-a"], bots=[None, "random"])
    await ben.post(f"/api/tables/{table.id}/join", {"seat": 3})
    moved = read(await ada.post(f"/api/tables/{table.id}/order", {"order": [3, 2, 0, 1]}), Table)
    assert names(moved) == ["Ben", "", "Ada", BOT_NAMES[3]]
    assert (moved.seat, moved.host, moved.boards) == (2, True, ("giza-a",))
    assert (await ben.table(table.id)).seat == 0
    # A bot that comes later is not called as one that has moved.
    placed = read(await ada.post(f"/api/tables/{table.id}/seats/1", {"bot": "greedy"}), Table)
    assert len(set(names(placed))) == 4


@pytest.mark.parametrize("order", [[0, 0, 1], [0, 1], [1, 2, 3], [0, 1, 2, 3]])
async def test_an_order_names_each_seat_once(ada: Browser, order: list[int]) -> None:
    table = await ada.lay(players=3)
    refused(await ada.post(f"/api/tables/{table.id}/order", {"order": order}), 422, "bad-order")


async def test_who_was_removed_comes_back_only_if_the_host_lets_them(
    ada: Browser, ben: Browser
) -> None:
    table = await ada.lay(players=3)
    await ben.post(f"/api/tables/{table.id}/join", {})
    removed = read(
        await ada.post(f"/api/tables/{table.id}/seats/1", {"bot": None, "remove": True}), Table
    )
    assert (names(removed), removed.removed) == (["Ada", "", ""], ("Ben",))
    refused(await ben.post(f"/api/tables/{table.id}/join", {}), 403, "removed")
    assert (await ben.table(table.id)).removed == ()
    read(await ada.post(f"/api/tables/{table.id}/readmit", {"name": "Ben"}), Table)
    joined = read(await ben.post(f"/api/tables/{table.id}/join", {}), Table)
    assert joined.seat == 1


async def test_who_left_a_table_may_come_back(ada: Browser, ben: Browser) -> None:
    table = await ada.lay(players=3)
    await ben.post(f"/api/tables/{table.id}/join", {})
    await ben.post(f"/api/tables/{table.id}/leave")
    assert read(await ben.post(f"/api/tables/{table.id}/join", {}), Table).seat == 1


async def test_the_invitation_does_not_let_in_who_was_removed(ada: Browser, ben: Browser) -> None:
    table = await ada.lay(players=3, access="private")
    accept = f"/api/tables/{table.id}/accept"
    invitation = {"invitation": table.invitation}
    read(await ben.post(accept, invitation), Table)
    await ben.post(f"/api/tables/{table.id}/join", {})
    await ada.post(f"/api/tables/{table.id}/seats/1", {"bot": None, "remove": True})
    refused(await ben.post(accept, invitation), 404, "no-table")
    await ada.post(f"/api/tables/{table.id}/readmit", {"name": "Ben"})
    read(await ben.post(accept, invitation), Table)


async def test_a_game_without_spectators_is_seen_only_by_who_plays(
    ada: Browser, ben: Browser, meet: Meet
) -> None:
    table = await ada.lay(players=2, terms={"spectators": "none"})
    eve = await meet("Eve")
    # Before the start everybody who may sit down sees the table.
    assert (await eve.table(table.id)).status == "open"
    await ben.post(f"/api/tables/{table.id}/join", {})
    await ada.post(f"/api/tables/{table.id}/start")
    refused(await eve.get(f"/api/tables/{table.id}"), 403, "no-spectators")
    await play_out([ada, ben], table.id)
    assert (await ben.table(table.id)).secret is not None
    refused(await eve.get(f"/api/tables/{table.id}"), 403, "no-spectators")
    refused(await eve.get(f"/api/tables/{table.id}/record"), 403, "no-spectators")
    assert (await ben.get(f"/api/tables/{table.id}/record")).status_code == 200


async def test_spectators_of_what_is_public_do_not_see_the_hands_after_the_end_either(
    ada: Browser, ben: Browser, meet: Meet
) -> None:
    table = await ada.lay(players=2, terms={"spectators": "public"})
    eve = await meet("Eve")
    await ben.post(f"/api/tables/{table.id}/join", {})
    await ada.post(f"/api/tables/{table.id}/start")
    assert (await eve.table(table.id)).view is not None
    await play_out([ada, ben], table.id)
    seen = await eve.table(table.id)
    assert (seen.status, seen.secret) == ("over", None)
    refused(await eve.get(f"/api/tables/{table.id}/record"), 403, "no-spectators")


async def test_spectators_of_everything_see_the_hands_after_the_end(
    ada: Browser, ben: Browser, meet: Meet
) -> None:
    table = await ada.lay(players=2)
    eve = await meet("Eve")
    await ben.post(f"/api/tables/{table.id}/join", {})
    await ada.post(f"/api/tables/{table.id}/start")
    refused(await eve.get(f"/api/tables/{table.id}/record"), 409, "not-over")
    await play_out([ada, ben], table.id)
    assert (await eve.table(table.id)).secret is not None
    assert (await eve.get(f"/api/tables/{table.id}/record")).status_code == 200

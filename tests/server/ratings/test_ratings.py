"""Ratings: who is rated, by what, and who may see it."""

import pytest

from sevenwonders.server.ratings.skill import Skill, rated
from sevenwonders.server.wire.account import Account, Export
from sevenwonders.server.wire.ratings import Leader, MyRatings, Profile
from sevenwonders.server.wire.table import Table
from tests.server.browsers import Browser, Meet, play_out, read, refused

pytestmark = pytest.mark.anyio

RATED = {"rated": True}
SECRET = {"password": "seven wonders"}
PASSWORD = {**SECRET, "language": "en"}


async def with_account(meet: Meet, name: str) -> Browser:
    browser = await meet(name)
    read(await browser.post("/api/account", PASSWORD), Account)
    return browser


async def at_a_table(people: list[Browser], **wanted: object) -> Table:
    """A rated table, full and not begun."""
    table = await people[0].lay(players=len(people), terms=RATED, **wanted)
    for one in people[1:]:
        read(await one.post(f"/api/tables/{table.id}/join", {}), Table)
    return await people[0].table(table.id)


async def mine(one: Browser) -> MyRatings:
    return read(await one.get("/api/ratings"), MyRatings)


async def play(people: list[Browser]) -> Table:
    """A rated game, from the deal to the end."""
    table = await at_a_table(people)
    read(await people[0].post(f"/api/tables/{table.id}/start"), Table)
    return await play_out(people, table.id)


async def test_a_rated_game_moves_the_ratings_of_all_who_played(meet: Meet) -> None:
    people = [await with_account(meet, name) for name in ("Ada", "Ben", "Cleo")]
    over = await play(people)
    assert over.view is not None
    told = [(await mine(one)).ratings[0] for one in people]
    assert {(one.family, one.games) for one in told} == {("base", 1)}
    assert all(one.provisional for one in told)
    best = max(told, key=lambda one: one.points)
    assert [seat for seat, one in enumerate(told) if one.won] == list(over.view.winners)
    assert best.won == 1
    (change,) = (await mine(people[0])).changes
    assert change.points - change.by == 1500
    now = told[0]
    assert (change.points, change.reach) == (now.points, now.reach)


async def test_the_export_has_results_and_what_they_did_to_the_ratings(meet: Meet) -> None:
    people = [await with_account(meet, name) for name in ("Ada", "Ben")]
    over = await play(people)
    export = read(await people[0].get("/api/account/export"), Export)
    (result,) = export.results
    assert over.view is not None
    sheet = over.view.cities[0].sheet
    assert sheet is not None
    assert (result.table, result.seat, result.name) == (over.id, 0, "Ada")
    assert (result.points, sum(result.rows.values())) == (sheet.total, sheet.total)
    assert export.rating_changes == (await mine(people[0])).changes != ()
    assert not export.public
    read(await people[0].post("/api/ratings/public", {"public": True}), MyRatings)
    assert read(await people[0].get("/api/account/export"), Export).public


async def test_a_table_that_is_not_rated_moves_nothing(meet: Meet) -> None:
    people = [await with_account(meet, name) for name in ("Ada", "Ben")]
    table = await people[0].lay(players=2)
    read(await people[1].post(f"/api/tables/{table.id}/join", {}), Table)
    read(await people[0].post(f"/api/tables/{table.id}/start"), Table)
    await play_out(people, table.id)
    assert (await mine(people[0])).ratings == ()


async def test_a_rated_game_does_not_begin_with_a_guest(meet: Meet) -> None:
    people = [await with_account(meet, "Ada"), await meet("Ben")]
    table = await at_a_table(people)
    problem = refused(await people[0].post(f"/api/tables/{table.id}/start"), 409, "not-rateable")
    assert problem.params == {"why": "guests", "names": "Ben"}


async def test_a_rated_game_does_not_begin_with_a_bot(meet: Meet) -> None:
    ada = await with_account(meet, "Ada")
    wanted = {"players": 2, "terms": RATED, "bots": [None, "greedy"]}
    problem = refused(await ada.post("/api/tables", {**wanted, "start": True}), 409, "not-rateable")
    assert problem.params["why"] == "bots"


async def test_a_rated_table_allows_no_hints(meet: Meet) -> None:
    ada = await with_account(meet, "Ada")
    wanted = {"players": 2, "terms": RATED, "hints": True}
    problem = refused(await ada.post("/api/tables", wanted), 409, "not-rateable")
    assert problem.params["why"] == "hints"


async def test_a_rematch_without_somebody_is_not_rated(meet: Meet) -> None:
    people = [await with_account(meet, name) for name in ("Ada", "Ben")]
    table = await at_a_table(people)
    read(await people[0].post(f"/api/tables/{table.id}/start"), Table)
    read(await people[1].post(f"/api/tables/{table.id}/leave"), Table)
    await play_out(people[:1], table.id)
    assert (await mine(people[1])).ratings[0].games == 1
    again = read(await people[0].post(f"/api/tables/{table.id}/rematch"), Table)
    assert not again.terms.rated


async def test_nobody_sees_a_profile_before_it_is_made_public(meet: Meet) -> None:
    people = [await with_account(meet, name) for name in ("Ada", "Ben")]
    await play(people)
    stranger = await meet("")
    refused(await stranger.get("/api/people/Ada"), 404, "no-profile")
    refused(await stranger.get("/api/people/Nobody"), 404, "no-profile")
    read(await people[0].post("/api/ratings/public", {"public": True}), MyRatings)
    told = read(await stranger.get("/api/people/ada"), Profile)
    assert (told.name, told.ratings[0].games) == ("Ada", 1)
    assert "Ben" not in (await stranger.get("/api/people/ada")).text
    read(await people[0].post("/api/ratings/public", {"public": False}), MyRatings)
    refused(await stranger.get("/api/people/Ada"), 404, "no-profile")


async def test_the_best_are_those_who_let_it_be_seen(
    meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sevenwonders.server.ratings.skill.SETTLED", 8.3)
    people = [await with_account(meet, name) for name in ("Ada", "Ben")]
    await play(people)
    stranger = await meet("")
    assert read(await stranger.get("/api/ratings/two"), list[Leader]) == []
    for one in people:
        read(await one.post("/api/ratings/public", {"public": True}), MyRatings)
    told = read(await stranger.get("/api/ratings/two"), list[Leader])
    assert [one.place for one in told] == [1, 2]
    assert told[0].rating.points > told[1].rating.points
    assert read(await stranger.get("/api/ratings/base"), list[Leader]) == []


async def test_ratings_go_with_the_account(meet: Meet) -> None:
    people = [await with_account(meet, name) for name in ("Ada", "Ben")]
    await play(people)
    assert read(await people[0].get("/api/account/export"), Export).ratings[0].games == 1
    read(await people[0].post("/api/ratings/public", {"public": True}), MyRatings)
    assert (await people[0].post("/api/account/delete", SECRET)).status_code == 200
    refused(await people[1].get("/api/people/Ada"), 404, "no-profile")
    assert (await mine(people[1])).ratings[0].games == 1


def test_who_comes_first_gains_and_who_comes_last_loses() -> None:
    first, second, third = (side[0] for side in rated([[Skill()]] * 3, [1, 2, 3]))
    assert first.mu > second.mu > third.mu
    assert first.sigma < Skill().sigma


def test_a_shared_place_moves_both_alike() -> None:
    first, second = (side[0] for side in rated([[Skill()], [Skill()]], [1, 1]))
    assert first == second


def test_partners_move_together() -> None:
    best, other = rated([[Skill(), Skill()], [Skill(), Skill()]], [1, 2])
    assert best[0].mu == best[1].mu > other[0].mu == other[1].mu

"""Tables with expansions: what they say of themselves, what is refused, and whole games."""

from pathlib import Path

import msgspec
import pytest

from sevenwonders.content.loader import extra_names
from sevenwonders.record.reader import parse_record
from sevenwonders.server.deals import verify_record
from sevenwonders.server.wire.table import Lobby, PossibleTable, Table
from tests.server.browsers import Meet, among, an_app, meeting, play_out, read, refused

pytestmark = pytest.mark.anyio


async def test_a_table_says_what_it_is_played_with(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await ada.lay(
        players=4, boxes=["leaders", "cities", "cities"], teams=True, experts=True, hints=True
    )
    assert table.boxes == ("cities", "leaders")
    assert (table.teams, table.experts, table.hints) == (True, True, True)
    assert [seat.team for seat in table.seats] == [0, 0, 1, 1]
    row = read(await ada.get("/api/tables"), Lobby).mine[0]
    assert (row.boxes, row.teams, row.experts, row.hints) == (table.boxes, True, True, True)


async def test_a_table_has_no_boxes_unless_they_are_asked_for(meet: Meet) -> None:
    table = await (await meet("Ada")).lay(players=3)
    assert (table.boxes, table.teams, table.experts, table.hints) == ((), False, False, False)
    assert {seat.team for seat in table.seats} == {None}


async def test_a_rematch_has_the_same_boxes(meet: Meet) -> None:
    ada = await meet("Ada")
    wanted = {"boxes": ["cities", "leaders"], "teams": True, "experts": True, "hints": True}
    table = await ada.lay(players=4, bots=[None, *["random"] * 3], start=True, **wanted)
    await play_out([ada], table.id)
    again = read(await ada.post(f"/api/tables/{table.id}/rematch"), Table)
    for name in ("players", "edition", "boxes", "boards", "teams", "experts", "hints"):
        assert getattr(again, name) == getattr(table, name)


@pytest.mark.parametrize(
    ("wanted", "code", "nearest"),
    [
        ({"players": 3, "boards": ["petra"]}, "board-needs-box", {"boxes": ("cities",)}),
        ({"players": 5, "teams": True}, "impossible-teams", {"teams": False}),
        ({"players": 4, "teams": True}, "impossible-teams", {"boxes": ("cities",)}),
        ({"players": 3, "experts": True}, "no-leaders", {"boxes": ("leaders",)}),
        ({"players": 3, "boxes": ["leadres"]}, "no-such-box", {"boxes": ("leaders",)}),
        ({"players": 2, "boxes": ["cities"]}, "impossible-players", {"boxes": ()}),
        ({"players": 9}, "impossible-players", {"players": 7}),
        ({"players": 3, "edition": "2e", "boards": ["giza-a"]}, "unknown-board", {}),
        ({"players": 3, "boards": ["giza-a", "giza-b"]}, "board-twice", {}),
        (
            {
                "players": 3,
                "boxes": ["promos", "wonder-pack"],
                "boards": ["manneken-pis", "manneken-pis-promo"],
            },
            "boards-exclude",
            {"boards": ("manneken-pis", "random")},
        ),
    ],
)
async def test_an_impossible_table_is_refused_with_the_nearest_that_can_be(
    meet: Meet, wanted: dict[str, object], code: str, nearest: dict[str, object]
) -> None:
    ada = await meet("Ada")
    problem = refused(await ada.post("/api/tables", wanted), 422, code)
    possible = msgspec.convert(problem.params["nearest"], PossibleTable)
    for name, value in nearest.items():
        assert getattr(possible, name) == value
    read(await ada.post("/api/tables", problem.params["nearest"]), Table, 201)


async def test_people_play_a_game_with_every_box(url: str, tmp_path: Path) -> None:
    async with meeting(an_app(tmp_path, url)) as meet:
        people, table = await among(meet, 3, boxes=extra_names(), experts=True)
        over = await play_out(people, table)
        text = (await people[0].get(f"/api/tables/{table}/record")).text
        assert verify_record(text, promised=over.commitment).kept
        record = parse_record(text)
        assert (record.boxes, record.experts) == (extra_names(), True)


async def test_two_teams_play_a_game_with_every_box(url: str, tmp_path: Path) -> None:
    async with meeting(an_app(tmp_path, url)) as meet:
        people, table = await among(meet, 4, edition="2e", boxes=extra_names(), teams=True)
        over = await play_out(people, table)
        assert over.view is not None
        assert {*over.view.winners} in ({0, 1}, {2, 3}, {0, 1, 2, 3})
        text = (await people[3].get(f"/api/tables/{table}/record")).text
        assert verify_record(text, promised=over.commitment).kept
        assert parse_record(text).teams

"""The boxes over HTTP: what is offered, what is refused, and whole games with all of it."""

from pathlib import Path

import msgspec
import pytest

from sevenwonders.content.loader import extra_names
from sevenwonders.record.reader import parse_record
from sevenwonders.server.deals import verify_record
from sevenwonders.server.wire.content import BoxRow, Content
from sevenwonders.server.wire.table import Lobby, PossibleTable, Table
from tests.server.browsers import Meet, among, an_app, meeting, play_out, read, refused
from tests.support.expansions import EXPANSIONS

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


async def test_the_content_of_boxes_comes_with_the_edition(meet: Meet) -> None:
    nobody = await meet("")
    plain = read(await nobody.get("/api/content/2e"), Content)
    assert (plain.leaders, plain.edifices, plain.boxes) == ((), (), ())
    assert (plain.players, plain.teams, plain.experts) == ((3, 4, 5, 6, 7), (), False)
    answer = await nobody.get("/api/content/2e?boxes=leaders,cities,edifice")
    content = read(answer, Content)
    assert content.boxes == ("cities", "edifice", "leaders")
    assert len(content.leaders) == EXPANSIONS["leaders"].leader_count()
    assert {leader.group for leader in content.leaders} == {"standard", "expert", "cities"}
    assert len([card for card in content.cards if card.color == "black"]) == (
        EXPANSIONS["cities"].cards
    )
    assert {card.box for card in content.cards} == {"", "cities"}
    assert len(content.edifices) == EXPANSIONS["edifice"].edifices
    assert content.edifices[0].pawns == {"3": 2, "4": 3, "5": 3, "6": 4, "7": 5}
    assert {board.id for board in content.boards if board.box == "edifice"} == {"ur", "carthage"}
    assert (content.teams, content.experts) == ((4, 6), True)
    for called in content.names.values():
        assert set(called.leaders) == {leader.id for leader in content.leaders}
        assert set(called.edifices) == {edifice.id for edifice in content.edifices}
    assert not content.untranslated["en"]
    twice = await nobody.get("/api/content/2e?boxes=edifice,cities,leaders,leaders")
    assert twice.headers["ETag"] == answer.headers["ETag"]


async def test_what_is_shown_in_english_for_want_of_a_name_is_listed(meet: Meet) -> None:
    content = read(await (await meet("")).get("/api/content/1e?boxes=leaders"), Content)
    english = content.names["en"].leaders
    unnamed = {
        language: {key.removeprefix("leaders.") for key in keys if key.startswith("leaders.")}
        for language, keys in content.untranslated.items()
    }
    # The German names leave these two out.
    assert {"aganice", "eurypyle"} <= unnamed["de"]
    for language, lacking in unnamed.items():
        assert all(content.names[language].leaders[name] == english[name] for name in lacking)


async def test_boards_of_two_boxes_with_one_name_are_told_apart(meet: Meet) -> None:
    nobody = await meet("")
    old = read(await nobody.get("/api/content/1e?boxes=leaders,classic-extras"), Content)
    new = read(await nobody.get("/api/content/1e?boxes=leaders"), Content)
    homes = [{b.id: (b.box, b.sides[0].id) for b in one.boards}["roma"] for one in (old, new)]
    assert homes == [("classic-extras", "a"), ("leaders", "day")]


async def test_an_unknown_box_is_refused_with_those_there_are(meet: Meet) -> None:
    nobody = await meet("")
    problem = refused(await nobody.get("/api/content/1e?boxes=armada"), 422, "no-such-box")
    assert problem.params["name"] == "armada"
    assert problem.params["known"] == extra_names()


async def test_every_box_says_with_how_many_it_is_played(meet: Meet) -> None:
    answer = await (await meet("")).get("/api/boxes")
    boxes = {box.id: box for box in msgspec.json.decode(answer.content, type=tuple[BoxRow, ...])}
    assert tuple(boxes) == extra_names()
    assert boxes["cities"].players == (3, 4, 5, 6, 7)
    assert boxes["catan"].players == (2, 3, 4, 5, 6, 7)
    assert [box.id for box in boxes.values() if box.teams] == ["cities"]
    assert [box.id for box in boxes.values() if box.experts] == ["leaders"]
    sides = {side.slug: side.needs for board in boxes["catan"].boards for side in board.sides}
    assert sides == {"catan-a": (), "catan-b": ("leaders",)}
    assert (boxes["leaders"].leaders, boxes["edifice"].edifices) == (55, 15)


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

"""What can be put on a table, and the server itself."""

import msgspec
import pytest

from sevenwonders import __version__
from sevenwonders.bots.registry import BOTS
from sevenwonders.content.loader import extra_names
from sevenwonders.server.api.server import Server
from sevenwonders.server.api.static import Client
from sevenwonders.server.wire.content import BotRow, BoxRow, Content
from tests.server.browsers import Meet, read, refused
from tests.support.expansions import EXPANSIONS

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("edition", ["1e", "2e"])
async def test_an_edition_comes_whole_and_is_sent_once(meet: Meet, edition: str) -> None:
    nobody = await meet("")
    answer = await nobody.get(f"/api/content/{edition}")
    content = read(answer, Content)
    assert content.edition == edition
    assert {card.age for card in content.cards} == {1, 2, 3}
    assert set(content.names) == {"en", "fr", "nl", "de"}
    assert "max-age" in answer.headers["Cache-Control"]
    again = await nobody.get(f"/api/content/{edition}", **{"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_editions_have_tags_of_their_own(meet: Meet) -> None:
    nobody = await meet("")
    tags = {(await nobody.get(f"/api/content/{one}")).headers["ETag"] for one in ("1e", "2e")}
    assert len(tags) == 2


async def test_the_bots_are_listed(meet: Meet) -> None:
    bots = msgspec.json.decode((await (await meet("")).get("/api/bots")).content, type=list[BotRow])
    assert [bot.name for bot in bots] == list(BOTS)


async def test_the_server_says_what_it_is(meet: Meet) -> None:
    about = read(await (await meet("")).get("/api/server"), Server)
    assert about == Server(__version__, None, client=Client().script)
    assert about.client is None or about.client.startswith("/assets/")


async def test_the_schema_is_served(meet: Meet) -> None:
    answer = await (await meet("")).get("/api/schema")
    assert answer.json()["openapi"].startswith("3.1")
    assert "/api/tables/{table}" in answer.json()["paths"]


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

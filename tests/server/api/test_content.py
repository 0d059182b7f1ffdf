"""What can be put on a table, and the server itself."""

import msgspec
import pytest

from sevenwonders import __version__
from sevenwonders.bots.registry import BOTS
from sevenwonders.server.api.server import Server
from sevenwonders.server.wire.content import BotRow, Content
from tests.server.browsers import Meet, read

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
    assert about == Server(__version__, None)


async def test_the_schema_is_served(meet: Meet) -> None:
    answer = await (await meet("")).get("/api/schema")
    assert answer.json()["openapi"].startswith("3.1")
    assert "/api/tables/{table}" in answer.json()["paths"]

"""The whole way on either database: from a name to a rematch."""

from pathlib import Path

import pytest

from sevenwonders.record.seal import check_record
from sevenwonders.server.wire.table import Lobby, Table
from tests.server.browsers import among, an_app, meeting, play_out, read, refused

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_game_to_its_end(url: str, tmp_path: Path) -> None:
    async with meeting(an_app(tmp_path, url)) as meet:
        people, table = await among(meet, 2)
        over = await play_out(people, table)
        assert over.view is not None
        assert over.view.winners
        record = await people[0].get(f"/api/tables/{table}/record")
        assert check_record(record.content).status == "sound"
        again = read(await people[1].post(f"/api/tables/{table}/rematch"), Table)
        lobby = read(await people[0].get("/api/tables"), Lobby)
        assert {row.id for row in lobby.mine} == {table, again.id}


async def test_a_game_goes_on_after_a_restart(url: str, tmp_path: Path) -> None:
    async with meeting(an_app(tmp_path, url)) as meet:
        ada = await meet("Ada")
        laid = await ada.lay(players=3, bots=[None, "greedy", "random"], start=True)
        cookies = ada.client.cookies
    async with meeting(an_app(tmp_path, url)) as meet:
        back = await meet("")
        back.client.cookies = cookies
        assert await back.table(laid.id) == laid
        assert (await play_out([back], laid.id)).status == "over"


@pytest.mark.parametrize("text", ["\0", "\ufffe", "💎" * 8, "'; DROP TABLE guest; --"])
async def test_odd_text_is_refused_or_kept_and_breaks_nothing(
    url: str, tmp_path: Path, text: str
) -> None:
    async with meeting(an_app(tmp_path, url)) as meet:
        ada = await meet("Ada")
        assert (await ada.post("/api/guest", {"name": text})).status_code in (200, 422)
        refused(
            await ada.post("/api/tables", {"players": 3, "boards": [text]}), 422, "unknown-board"
        )
        refused(
            await ada.post("/api/tables", {"players": 3, "bots": [None, text]}), 422, "unknown-bot"
        )
        refused(
            await ada.post("/api/tables", {"players": 3, "edition": text}), 422, "unknown-edition"
        )
        table = await ada.lay(players=3, bots=[None, "greedy", "greedy"], start=True)
        refused(await ada.choose(table, text), 422, "unreadable-choice")

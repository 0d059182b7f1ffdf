"""What is kept of a person can be taken away, and be deleted."""

import pytest

from sevenwonders.server.wire.account import Done, Export
from sevenwonders.server.wire.table import Guest, Table
from tests.server.accounts.test_account import KEEP, kept, signing
from tests.server.browsers import Browser, Meet, a_discard, among, play_out, read, refused

pytestmark = pytest.mark.anyio


async def test_the_export_has_ones_own_tables_and_choices(meet: Meet) -> None:
    (ada, ben, cleo), table_id = await among(meet, 3)
    for one in (ben, cleo):
        table = await one.table(table_id)
        assert (await one.choose(table, a_discard(table))).status_code == 200
    table = await ada.table(table_id)
    mine = a_discard(table)
    assert (await ada.choose(table, mine)).status_code == 200
    answer = await ada.get("/api/account/export")
    assert "attachment" in answer.headers["Content-Disposition"]
    told = read(answer, Export)
    assert [(one.id, one.seat, one.choices) for one in told.tables] == [(table_id, 0, (mine,))]
    assert told.tables[0].names == ("Ada", "Ben", "Cleo")


async def test_whose_data_is_deleted_is_nobody_and_has_no_name_at_any_table(meet: Meet) -> None:
    people, over = await among(meet, 2)
    assert (await play_out(people, over)).status == "over"
    running = await again(people)
    read(await people[0].post("/api/account/delete", {}), Done)
    refused(await people[0].get("/api/account/export"), 401, "no-guest")
    for table_id in (over, running):
        table = await people[1].table(table_id)
        assert [seat.name for seat in table.seats] == ["Player 1", "Ben"]
    record = await people[1].get(f"/api/tables/{over}/record")
    assert "Ada" not in record.text
    assert (await people[1].table(running)).seats[0].away


async def test_whose_data_is_deleted_is_at_no_private_table(meet: Meet) -> None:
    ada, ben = await meet("Ada"), await meet("Ben")
    table = await ada.lay(players=3, access="private")
    body = {"invitation": table.invitation}
    read(await ben.post(f"/api/tables/{table.id}/accept", body), Table)
    read(await ada.post("/api/account/delete", {}), Done)
    refused(await ada.get("/api/account/export"), 401, "no-guest")
    assert (await ben.table(table.id)).seats[0].kind == "empty"


async def again(people: list[Browser]) -> str:
    """The same two people at another table."""
    table = await people[0].lay(players=2)
    await people[1].post(f"/api/tables/{table.id}/join", {})
    await people[0].post(f"/api/tables/{table.id}/start")
    return table.id


async def test_an_account_is_deleted_by_who_knows_its_password(meet: Meet) -> None:
    ada = await kept(meet)
    refused(await ada.post("/api/account/delete", {}), 403, "wrong-password")
    read(await ada.post("/api/account/delete", KEEP), Done)
    other = await meet("")
    refused(await other.post("/api/account/sign-in", signing()), 403, "wrong-password")
    read(await other.post("/api/guest", {"name": "Ada"}), Guest)

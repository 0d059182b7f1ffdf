"""Bots: a program plays by a token, as a guest of its own."""

import pytest

from sevenwonders.server.wire.account import Bot, Done, NewBot
from sevenwonders.server.wire.table import Guest, Table
from tests.server.accounts.test_account import kept
from tests.server.browsers import Browser, Meet, read, refused

pytestmark = pytest.mark.anyio


async def a_bot(meet: Meet, owner: Browser) -> tuple[Browser, NewBot]:
    """A program with its token."""
    new = read(await owner.post("/api/account/bots", {"name": "Marvin"}), NewBot)
    program = await meet("")
    program.client.headers["Authorization"] = f"Bearer {new.token}"
    return program, new


async def test_a_program_with_a_token_sits_down_as_itself(meet: Meet) -> None:
    ada = await kept(meet)
    table = await ada.lay(players=3)
    marvin, new = await a_bot(meet, ada)
    assert read(await marvin.get("/api/guest"), Guest) == Guest(new.bot.guest, "Marvin")
    read(await marvin.post(f"/api/tables/{table.id}/join", {}), Table)
    assert [seat.name for seat in (await ada.table(table.id)).seats][:2] == ["Ada", "Marvin"]
    assert not marvin.client.cookies


async def test_a_token_that_was_revoked_is_nobodys(meet: Meet) -> None:
    ada = await kept(meet)
    marvin, new = await a_bot(meet, ada)
    read(await marvin.get("/api/guest"), Guest)
    read(await ada.delete(f"/api/account/bots/{new.bot.guest}"), Done)
    refused(await marvin.get("/api/guest"), 401, "bad-token")
    refused(await ada.delete(f"/api/account/bots/{new.bot.guest}"), 404, "no-bot")


async def test_the_list_of_bots_tells_when_each_was_used_but_no_token(meet: Meet) -> None:
    ada = await kept(meet)
    marvin, new = await a_bot(meet, ada)
    assert read(await ada.get("/api/account/bots"), list[Bot]) == [new.bot]
    read(await marvin.get("/api/guest"), Guest)
    answer = await ada.get("/api/account/bots")
    assert new.token not in answer.text
    assert read(answer, list[Bot])[0].used is not None


async def test_a_bot_belongs_to_an_account_and_has_none(meet: Meet) -> None:
    refused(await (await meet("Ben")).post("/api/account/bots", {"name": "M"}), 409, "no-account")
    marvin, _ = await a_bot(meet, await kept(meet))
    refused(await marvin.post("/api/account", {"password": "seven wonders"}), 401, "no-guest")

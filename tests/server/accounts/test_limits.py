"""Programs are limited as their account is: it can make many of them."""

from pathlib import Path

import pytest

from sevenwonders.server.accounts import bots
from sevenwonders.server.app import create_app
from sevenwonders.server.limits.rates import parsed_limits
from sevenwonders.server.settings import Settings
from sevenwonders.server.wire.account import NewBot
from tests.server.browsers import Browser, Meet, meeting, read, refused

pytestmark = pytest.mark.anyio

PASSWORD = "a long walk by the Nile"  # noqa: S105 -- of nobody


async def an_account(meet: Meet, name: str) -> Browser:
    """A browser that is signed in."""
    browser = await meet(name)
    await browser.post("/api/account", {"password": PASSWORD, "language": "en"})
    return browser


async def a_program(meet: Meet, owner: Browser, name: str) -> Browser:
    """A program of an account, with its token."""
    made = read(await owner.post("/api/account/bots", {"name": name}), NewBot)
    program = await meet("")
    program.client.headers["Authorization"] = f"Bearer {made.token}"
    return program


async def test_the_programs_of_an_account_share_their_limits(tmp_path: Path) -> None:
    settings = Settings(
        data=tmp_path,
        database=f"sqlite:///{tmp_path / 'tables.db'}",
        limits=parsed_limits("tables=3/1d"),
    )
    async with meeting(create_app(settings)) as meet:
        ada, ben = await an_account(meet, "Ada"), await an_account(meet, "Ben")
        first, second = [await a_program(meet, ada, name) for name in ("One", "Two")]
        other = await a_program(meet, ben, "Three")
        for program in (first, second, first):
            await program.lay(players=3)
        refused(await first.post("/api/tables", {"players": 3}), 429, "too-many")
        refused(await second.post("/api/tables", {"players": 3}), 429, "too-many")
        await ada.lay(players=3)
        await other.lay(players=3)


async def test_an_account_has_only_so_many_programs(
    meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "MOST", 2)
    ada = await an_account(meet, "Ada")
    for name in ("One", "Two"):
        await a_program(meet, ada, name)
    refused(await ada.post("/api/account/bots", {"name": "Three"}), 409, "too-many-tokens")

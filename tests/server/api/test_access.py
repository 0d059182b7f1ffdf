"""Who may look at a table and sit down; strangers learn nothing of a private one."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest

from sevenwonders.server.wire.account import Account
from sevenwonders.server.wire.table import Guest, Lobby, Table
from tests.server.browsers import Browser, Meet, play_out, read, refused
from tests.server.live import PATIENCE, Heard, Live, an_async_client, listening, serving

pytestmark = pytest.mark.anyio

PASSWORD: Final = "a long walk by the Nile"  # noqa: S105 -- of nobody
SIGNS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


@pytest.fixture
async def ada(meet: Meet) -> Browser:
    return await meet("Ada")


@pytest.fixture
async def eve(meet: Meet) -> Browser:
    """A stranger, with a name."""
    return await meet("Eve")


@pytest.fixture
async def passer_by(meet: Meet) -> Browser:
    return await meet("")


def other_than(text: str) -> str:
    """The same but for the last sign."""
    return text[:-1] + next(sign for sign in SIGNS if sign != text[-1])


async def invited(ada: Browser, guest: Browser, table: Table) -> Table:
    """A guest who came by the invitation."""
    invitation = (await ada.table(table.id)).invitation
    body = {"invitation": invitation}
    return read(await guest.post(f"/api/tables/{table.id}/accept", body), Table)


async def listed(browser: Browser) -> set[str]:
    """The tables with a free seat that somebody is told of."""
    return {row.id for row in read(await browser.get("/api/tables"), Lobby).open}


@pytest.mark.parametrize("access", ["link", "private"])
async def test_only_public_tables_are_told_to_strangers(
    ada: Browser, eve: Browser, passer_by: Browser, access: str
) -> None:
    public = await ada.lay(players=3)
    await ada.lay(players=3, access=access)
    for stranger in (eve, passer_by):
        assert await listed(stranger) == {public.id}


async def test_whoever_has_the_link_looks_at_a_table_and_sits_down(
    ada: Browser, eve: Browser, passer_by: Browser
) -> None:
    table = await ada.lay(players=3, access="link")
    assert (await passer_by.table(table.id)).seats[0].name == "Ada"
    assert read(await eve.post(f"/api/tables/{table.id}/join", {}), Table).seat == 1


def answers(table: Table) -> dict[str, tuple[str, object]]:
    """Everything that can be asked of a table."""
    at = f"/api/tables/{table.id}"
    return {
        "look": (at, None),
        "record": (f"{at}/record", None),
        "join": (f"{at}/join", {}),
        "come back": (f"{at}/join", {"seat": 0}),
        "accept": (f"{at}/accept", {"invitation": other_than(table.invitation or "")}),
        "start": (f"{at}/start", {}),
        "leave": (f"{at}/leave", {}),
        "rematch": (f"{at}/rematch", {}),
        "bot": (f"{at}/seats/1", {"bot": "random"}),
        "stand in": (f"{at}/seats/0/stand-in", {}),
        "decide": (f"{at}/decisions/0/seats/0", {"choice": "D:altar"}),
        "hint": (f"{at}/decisions/0/seats/0/hint", {}),
        "open": (f"{at}/access", {"access": "public"}),
        "invite": (f"{at}/invited", {"name": "Ada"}),
        "uninvite": (f"{at}/uninvited", {"name": "Ada"}),
        "renew": (f"{at}/invitation", {}),
    }


def elsewhere(table: Table) -> dict[str, tuple[str, object]]:
    """The same, of a table that is not there."""
    return {
        name: (path.replace(table.id, "nowhere"), body)
        for name, (path, body) in answers(table).items()
    }


async def asked(browser: Browser, way: tuple[str, object]) -> httpx.Response:
    path, body = way
    return await (browser.get(path) if body is None else browser.post(path, body))


async def keep(browser: Browser) -> None:
    """Make an account, so that the name can be put on a list."""
    read(await browser.post("/api/account", {"password": PASSWORD}), Account)


@pytest.mark.parametrize("stage", ["open", "playing", "over"])
async def test_a_private_table_is_to_strangers_as_if_there_were_none(
    ada: Browser, eve: Browser, passer_by: Browser, stage: str
) -> None:
    await keep(ada)
    bots = [None, "random", "random"] if stage != "open" else []
    table = await ada.lay(players=3, access="private", bots=bots, start=stage != "open")
    if stage == "over":
        table = await play_out([ada], table.id)
    none = elsewhere(table)
    for name, way in answers(table).items():
        for stranger in (eve, passer_by):
            here, nowhere = await asked(stranger, way), await asked(stranger, none[name])
            assert here.status_code == nowhere.status_code, name
            assert here.text.replace(table.id, "nowhere") == nowhere.text, name
        refused(await asked(eve, way), 404, "no-table")


async def test_who_has_the_invitation_comes_to_a_private_table(
    ada: Browser, eve: Browser, meet: Meet
) -> None:
    ben = await meet("Ben")
    table = await ada.lay(players=3, access="private")
    seen = await invited(ada, ben, table)
    assert (seen.seat, seen.invitation, seen.invited) == (None, None, ())
    assert (await ada.table(table.id)).invited == ("Ben",)
    assert await listed(ben) == {table.id}
    assert await listed(eve) == set()
    assert read(await ben.post(f"/api/tables/{table.id}/join", {}), Table).seat == 1
    assert (await ada.table(table.id)).invited == ()


async def test_who_is_invited_watches_and_takes_the_record(ada: Browser, meet: Meet) -> None:
    ben = await meet("Ben")
    table = await ada.lay(players=3, access="private", bots=[None, "random", "random"], start=True)
    assert (await invited(ada, ben, table)).view is not None
    await play_out([ada], table.id)
    assert (await ben.get(f"/api/tables/{table.id}/record")).status_code == 200


async def test_the_host_takes_a_name_off_the_list_and_makes_the_invitation_worthless(
    ada: Browser, meet: Meet
) -> None:
    ben, cleo = await meet("Ben"), await meet("Cleo")
    table = await ada.lay(players=3, access="private")
    await invited(ada, ben, table)
    at = f"/api/tables/{table.id}"
    refused(await ben.post(f"{at}/uninvited", {"name": "Ben"}), 403, "not-host")
    refused(await ben.post(f"{at}/invitation"), 403, "not-host")
    read(await ada.post(f"{at}/uninvited", {"name": "Ben"}), Table)
    refused(await ben.get(at), 404, "no-table")
    new = read(await ada.post(f"{at}/invitation"), Table).invitation
    assert new != table.invitation
    old = {"invitation": table.invitation}
    for guest in (ben, cleo):
        refused(await guest.post(f"{at}/accept", old), 404, "no-table")
    await invited(ada, cleo, table)


async def test_who_is_sent_away_does_not_look_on(ada: Browser, meet: Meet) -> None:
    ben = await meet("Ben")
    table = await ada.lay(players=3, access="private")
    await invited(ada, ben, table)
    at = f"/api/tables/{table.id}"
    read(await ben.post(f"{at}/join", {}), Table)
    read(await ada.post(f"{at}/seats/1", {"bot": None}), Table)
    refused(await ben.get(at), 404, "no-table")


async def test_who_leaves_a_private_table_is_told_nothing_of_it_any_more(
    ada: Browser,
) -> None:
    table = await ada.lay(players=3, access="private")
    answer = await ada.post(f"/api/tables/{table.id}/leave")
    assert (answer.status_code, answer.json()) == (200, None)
    refused(await ada.get(f"/api/tables/{table.id}"), 404, "no-table")


async def test_the_host_puts_an_account_on_the_list_by_its_name(
    ada: Browser, eve: Browser, meet: Meet
) -> None:
    ben = await meet("Ben")
    await keep(ben)
    table = await ada.lay(players=3, access="private")
    at = f"/api/tables/{table.id}/invited"
    refused(await ada.post(at, {"name": "Eve"}), 404, "no-such-account")
    refused(await eve.post(at, {"name": "Ben"}), 404, "no-table")
    assert read(await ada.post(at, {"name": "BEN"}), Table).invited == ("Ben",)
    assert (await ben.table(table.id)).id == table.id


async def test_the_host_says_who_may_come_until_the_game_begins(ada: Browser, eve: Browser) -> None:
    table = await ada.lay(players=3, bots=[None, None, "random"])
    at = f"/api/tables/{table.id}"
    refused(await eve.post(f"{at}/access", {"access": "private"}), 403, "not-host")
    closed = read(await ada.post(f"{at}/access", {"access": "private"}), Table)
    assert (closed.access, closed.version) == ("private", table.version + 1)
    assert closed.invitation
    refused(await eve.get(at), 404, "no-table")
    opened = read(await ada.post(f"{at}/access", {"access": "link"}), Table)
    assert (opened.access, opened.invitation) == ("link", None)
    refused(await ada.post(f"{at}/invitation"), 409, "not-private")
    read(await eve.post(f"{at}/join", {}), Table)
    read(await ada.post(f"{at}/start"), Table)
    refused(await ada.post(f"{at}/access", {"access": "public"}), 409, "not-open")


async def test_a_rematch_is_for_the_people_of_the_game(
    ada: Browser, eve: Browser, meet: Meet
) -> None:
    ben = await meet("Ben")
    table = await ada.lay(players=3, access="private", bots=[None, "random", "random"], start=True)
    await invited(ada, ben, table)
    await play_out([ada], table.id)
    again = read(await ada.post(f"/api/tables/{table.id}/rematch"), Table)
    assert again.access == "private"
    assert again.invitation not in (None, table.invitation)
    assert (await ben.table(again.id)).seat is None
    refused(await eve.get(f"/api/tables/{again.id}"), 404, "no-table")


async def test_who_deletes_their_data_is_on_no_list_any_more(ada: Browser, meet: Meet) -> None:
    ben = await meet("Ben")
    table = await ada.lay(players=3, access="private")
    await invited(ada, ben, table)
    assert (await ben.post("/api/account/delete", {"password": ""})).status_code == 200
    assert (await ada.table(table.id)).invited == ()


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(tmp_path) as server:
        yield server


async def test_a_stranger_with_an_id_reads_no_record_and_sits_down_nowhere(live: Live) -> None:
    """A private table of each kind, on a real server: who knows its id finds no table."""
    async with (
        an_async_client(live.url) as hers,
        an_async_client(live.url) as strangers,
        an_async_client(live.url) as nobody,
    ):
        ada, eve, passer_by = Browser(hers), Browser(strangers), Browser(nobody)
        for browser, name in ((ada, "Ada"), (eve, "Eve")):
            read(await browser.post("/api/guest", {"name": name}), Guest)
        await keep(ada)
        bots = [None, "random", "random"]
        over = await ada.lay(players=3, access="private", bots=bots, start=True)
        await play_out([ada], over.id)
        playing = await ada.lay(players=3, access="private", bots=bots, start=True)
        laid = await ada.lay(players=3, access="private")
        assert (await ada.get(f"/api/tables/{over.id}/record")).status_code == 200
        for table in (over, playing, laid):
            for way in answers(table).values():
                refused(await asked(eve, way), 404, "no-table")
            for name in ("look", "record"):
                refused(await asked(passer_by, answers(table)[name]), 404, "no-table")
        assert (await ada.table(laid.id)).seats == laid.seats


async def test_a_stream_tells_strangers_nothing_of_a_private_table(live: Live) -> None:
    """By name, with a number or not: on a real server, as an attacker would listen."""
    async with (
        an_async_client(live.url) as hers,
        an_async_client(live.url) as strangers,
    ):
        ada, eve = Browser(hers), Browser(strangers)
        for browser, name in ((ada, "Ada"), (eve, "Eve")):
            read(await browser.post("/api/guest", {"name": name}), Guest)
        secret = await ada.lay(players=3, access="private")
        public = await ada.lay(players=3)
        for cookies in (None, strangers.cookies):
            for known in ("", "-0"):
                named = (f"{secret.id}{known}", f"{public.id}{known}")
                async with listening(live.url, cookies=cookies, tables=named) as stream:
                    assert await told(stream, public) == {public.id}
                    for table in (secret, public):
                        bot = {"bot": "random"}
                        read(await ada.post(f"/api/tables/{table.id}/seats/1", bot), Table)
                        read(
                            await ada.post(f"/api/tables/{table.id}/seats/1", {"bot": None}), Table
                        )
                    assert await told(stream, public) == {public.id}
        async with listening(live.url, cookies=hers.cookies) as own:
            assert (await anext(own)).event == ""
            for table in (secret, public):
                read(await ada.post(f"/api/tables/{table.id}/seats/1", {"bot": "random"}), Table)
            assert await told(own, public) == {secret.id, public.id}


async def told(stream: AsyncIterator[Heard], last: Table) -> set[str]:
    """The tables that a stream names until it comes to one."""
    named: set[str] = set()
    while last.id not in named:
        message = await asyncio.wait_for(anext(stream), PATIENCE)
        if message.event == "table":
            named.add(json.loads(message.data)["table"])
        if message.event == "seen":
            named.add(json.loads(message.data)["seen"]["id"])
    return named

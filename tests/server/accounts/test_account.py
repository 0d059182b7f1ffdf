"""Keeping one's games: an account is made from a guest, and come back to by name and password."""

import asyncio
from pathlib import Path

import httpx
import pytest

from sevenwonders.server.accounts.errors import NoAccount, TooManyTries
from sevenwonders.server.accounts.host import reset_code
from sevenwonders.server.accounts.passwords import WAITING, Passwords
from sevenwonders.server.wire.account import Account, DeviceLink, Done, NewBot, Session
from sevenwonders.server.wire.table import Guest, Lobby
from tests.server.browsers import Browser, Meet, an_app, meeting, read, refused

pytestmark = pytest.mark.anyio

PASSWORD = "seven wonders"  # noqa: S105 -- of nobody
OTHER = "eight wonders"
WRONG = "seven blunders"
KEEP = {"password": PASSWORD}


async def kept(meet: Meet, name: str = "Ada") -> Browser:
    """Somebody with an account."""
    browser = await meet(name)
    read(await browser.post("/api/account", KEEP), Account)
    return browser


async def me(browser: Browser) -> Guest:
    return read(await browser.get("/api/guest"), Guest)


def signing(name: str = "Ada", password: str = PASSWORD) -> dict[str, str]:
    return {"name": name, "password": password}


async def test_a_guest_who_takes_a_password_keeps_name_tables_and_games(meet: Meet) -> None:
    ada = await meet("Ada")
    before = await me(ada)
    table = await ada.lay(players=3)
    account = read(await ada.post("/api/account", KEEP), Account)
    assert (account.guest, account.name, account.kept) == (before.id, "Ada", True)
    assert await me(ada) == before
    elsewhere = await meet("")
    read(await elsewhere.post("/api/account/sign-in", signing(" ADA ")), Account)
    assert await me(elsewhere) == before
    lobby = read(await elsewhere.get("/api/tables"), Lobby)
    assert [row.id for row in lobby.mine] == [table.id]


async def test_without_an_account_everything_goes_as_before(meet: Meet) -> None:
    ada = await meet("Ada")
    account = read(await ada.get("/api/account"), Account)
    assert (account.kept, account.mail, account.created) == (False, None, None)
    refused(await ada.get("/api/account/sessions"), 409, "no-account")
    refused(await (await meet("")).get("/api/account"), 401, "no-guest")


async def test_a_wrong_password_and_an_unknown_name_are_refused_alike(meet: Meet) -> None:
    await kept(meet)
    other = await meet("")
    wrong = await other.post("/api/account/sign-in", signing(password=WRONG))
    unknown = await other.post("/api/account/sign-in", signing("Nobody"))
    assert refused(wrong, 403, "wrong-password") == refused(unknown, 403, "wrong-password")


async def test_who_was_signed_out_elsewhere_signs_in_again_at_once(meet: Meet) -> None:
    await kept(meet)
    here, there = await meet(""), await meet("")
    for one in (here, there):
        read(await one.post("/api/account/sign-in", signing()), Account)
    change = {"old": PASSWORD, "new": OTHER}
    read(await there.post("/api/account/password", change), Done)
    read(await here.post("/api/account/sign-in", signing(password=OTHER)), Account)


async def test_after_some_wrong_passwords_one_has_to_wait(meet: Meet) -> None:
    await kept(meet)
    other = await meet("")
    for _ in range(5):
        wrong = await other.post("/api/account/sign-in", signing(password=WRONG))
        refused(wrong, 403, "wrong-password")
    answer = await other.post("/api/account/sign-in", signing())
    refused(answer, 429, "too-many-tries")
    assert int(answer.headers["Retry-After"]) >= 1


@pytest.mark.parametrize(
    ("password", "why"), [("short", "short"), ("x" * 201, "long"), ("aaaaaaaaaa", "easy")]
)
async def test_a_password_that_is_easily_found_is_refused(
    meet: Meet, password: str, why: str
) -> None:
    ada = await meet("Ada")
    problem = refused(await ada.post("/api/account", {"password": password}), 422, "bad-password")
    assert problem.params == {"why": why, "least": 8}


async def test_the_name_of_an_account_is_nobody_elses(meet: Meet) -> None:
    await kept(meet)
    for name in ("Ada", "ada", "\uff21da"):
        refused(await (await meet("")).post("/api/guest", {"name": name}), 409, "name-taken")
    ben = await meet("Ben")
    refused(await ben.post("/api/guest", {"name": "ADA"}), 409, "name-taken")
    assert (await me(ben)).name == "Ben"


async def test_of_two_guests_of_a_name_one_makes_the_account(meet: Meet) -> None:
    one, two = await meet("Ada"), await meet("Ada")
    read(await one.post("/api/account", KEEP), Account)
    refused(await two.post("/api/account", KEEP), 409, "name-taken")
    refused(await one.post("/api/account", KEEP), 409, "account-exists")


async def test_who_takes_another_name_signs_in_by_that(meet: Meet) -> None:
    ada = await kept(meet)
    read(await ada.post("/api/guest", {"name": "Ada Lovelace"}), Guest)
    other = await meet("")
    refused(await other.post("/api/account/sign-in", signing()), 403, "wrong-password")
    read(await other.post("/api/account/sign-in", signing("ada lovelace")), Account)
    assert (await me(await meet("Ada"))).name == "Ada"


async def test_signing_out_gives_the_browser_back_the_guest_it_was(meet: Meet) -> None:
    await kept(meet)
    ben = await meet("Ben")
    before = await me(ben)
    table = await ben.lay(players=3)
    read(await ben.post("/api/account/sign-in", signing()), Account)
    assert (await me(ben)).name == "Ada"
    read(await ben.post("/api/account/sign-out"), Done)
    assert await me(ben) == before
    lobby = read(await ben.get("/api/tables"), Lobby)
    assert [row.id for row in lobby.mine] == [table.id]


async def test_who_signs_out_and_was_nobody_is_nobody(meet: Meet) -> None:
    ada = await kept(meet)
    read(await ada.post("/api/account/sign-out"), Done)
    refused(await ada.get("/api/guest"), 401, "no-guest")


async def test_a_cookie_from_before_the_account_is_good_no_more(meet: Meet) -> None:
    ada, thief = await meet("Ada"), await meet("")
    thief.client.cookies = httpx.Cookies(ada.client.cookies)
    read(await ada.post("/api/account", KEEP), Account)
    refused(await thief.get("/api/guest"), 401, "no-guest")


async def test_a_session_that_was_ended_is_nobody(meet: Meet) -> None:
    ada = await kept(meet)
    phone = await meet("")
    read(await phone.post("/api/account/sign-in", signing()), Account)
    sessions = read(await ada.get("/api/account/sessions"), list[Session])
    assert [one.current for one in sessions].count(True) == 1
    other = next(one for one in sessions if not one.current)
    read(await ada.delete(f"/api/account/sessions/{other.id}"), Done)
    refused(await ada.delete(f"/api/account/sessions/{other.id}"), 404, "no-session")
    refused(await phone.get("/api/tables"), 401, "no-guest")
    read(await phone.post("/api/guest", {"name": "Ben"}), Guest)
    assert (await me(ada)).name == "Ada"


async def test_another_password_signs_out_everywhere_else(meet: Meet) -> None:
    ada = await kept(meet)
    phone = await meet("")
    read(await phone.post("/api/account/sign-in", signing()), Account)
    change = {"old": PASSWORD, "new": OTHER}
    refused(
        await ada.post("/api/account/password", change | {"old": "wrong"}), 403, "wrong-password"
    )
    read(await ada.post("/api/account/password", change), Done)
    assert (await me(ada)).name == "Ada"
    refused(await phone.get("/api/guest"), 401, "no-guest")
    refused(await phone.post("/api/account/sign-in", signing()), 403, "wrong-password")
    read(await phone.post("/api/account/sign-in", signing(password=OTHER)), Account)


AT = {"at": "http://table.test"}


@pytest.mark.parametrize("account", [False, True])
async def test_another_device_goes_on_by_a_link_once(meet: Meet, account: bool) -> None:  # noqa: FBT001
    ada = await (kept(meet) if account else meet("Ada"))
    link = read(await ada.post("/api/account/devices", AT), DeviceLink)
    base, code = link.link.rsplit("/", 1)
    assert base == "http://table.test/continue"
    assert {len(row) for row in link.qr} == {len(link.qr)}
    phone, late = await meet(""), await meet("")
    read(await phone.post("/api/account/devices/use", {"code": code}), Account)
    assert await me(phone) == await me(ada)
    again = await late.post("/api/account/devices/use", {"code": code})
    refused(again, 404, "spent-code")


async def test_a_new_link_for_a_device_spends_the_one_before(meet: Meet) -> None:
    ada, phone = await meet("Ada"), await meet("")
    first, second = [
        read(await ada.post("/api/account/devices", AT), DeviceLink).link.rsplit("/", 1)[1]
        for _ in range(2)
    ]
    refused(await phone.post("/api/account/devices/use", {"code": first}), 404, "spent-code")
    read(await phone.post("/api/account/devices/use", {"code": second}), Account)


async def test_at_most_some_people_wait_for_a_hash() -> None:
    passwords = Passwords()
    asked = [asyncio.create_task(passwords.fits(None, "x")) for _ in range(WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(TooManyTries):
        await passwords.hash(PASSWORD)
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    passwords.close()


async def test_neither_password_nor_token_nor_code_is_in_the_database(
    meet: Meet, tmp_path: Path
) -> None:
    ada = await kept(meet)
    token = (await ada.post("/api/account/bots", {"name": "Marvin"})).json()["token"]
    link = read(await ada.post("/api/account/devices", AT), DeviceLink)
    files = list(tmp_path.glob("tables.db*"))  # noqa: ASYNC240 -- a small folder
    kept_bytes = b"".join(file.read_bytes() for file in files)
    assert b"Marvin" in kept_bytes
    for secret in (PASSWORD, token, link.link.rsplit("/", 1)[1]):
        assert secret.encode() not in kept_bytes


async def test_on_each_store_an_account_is_made_used_and_deleted(url: str, tmp_path: Path) -> None:
    async with meeting(an_app(tmp_path, url)) as meet:
        ada = await kept(meet)
        new = read(await ada.post("/api/account/bots", {"name": "Marvin"}), NewBot)
        marvin = await meet("")
        marvin.client.headers["Authorization"] = f"Bearer {new.token}"
        assert (await me(marvin)).name == "Marvin"
        link = read(await ada.post("/api/account/devices", AT), DeviceLink).link
        phone = await meet("")
        code = {"code": link.rsplit("/", 1)[1]}
        read(await phone.post("/api/account/devices/use", code), Account)
        assert len(read(await ada.get("/api/account/sessions"), list[Session])) == 2
        for path in ("sessions/%00", "sessions/nobody", "bots/%00"):
            assert (await ada.delete(f"/api/account/{path}")).status_code == 404
        nul = signing("A\0da", "x\0" * 8)
        refused(await phone.post("/api/account/sign-in", nul), 403, "wrong-password")
        read(await phone.post("/api/account/sign-out"), Done)
        read(await ada.post("/api/account/delete", KEEP), Done)
        refused(await marvin.get("/api/guest"), 401, "bad-token")


async def test_the_host_gives_a_link_for_a_new_password(url: str, tmp_path: Path) -> None:
    async with meeting(an_app(tmp_path, url)) as meet:
        ada = await kept(meet)
        with pytest.raises(NoAccount):
            await reset_code(url, "Nobody")
        new = {"code": await reset_code(url, "ada"), "password": OTHER}
        phone = await meet("")
        read(await phone.post("/api/account/reset", new), Account)
        assert (await me(phone)).name == "Ada"
        refused(await ada.get("/api/guest"), 401, "no-guest")
        refused(await phone.post("/api/account/reset", new), 404, "spent-code")

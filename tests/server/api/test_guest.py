"""Guests: a name, and a cookie that only this server can have made."""

from pathlib import Path

import pytest
from itsdangerous import TimestampSigner

from sevenwonders.server.identity import AGE, COOKIE, Identity
from sevenwonders.server.settings import Settings
from sevenwonders.server.wire.table import Guest, Lobby
from tests.server.browsers import Meet, an_app, meeting, read, refused

pytestmark = pytest.mark.anyio


async def test_who_has_no_cookie_is_no_guest(meet: Meet) -> None:
    nobody = await meet("")
    refused(await nobody.get("/api/guest"), 401, "no-guest")


async def test_a_name_makes_a_guest_whom_the_server_knows_again(meet: Meet) -> None:
    ada = await meet("Ada")
    guest = read(await ada.get("/api/guest"), Guest)
    assert guest.name == "Ada"
    assert read(await ada.get("/api/guest"), Guest) == guest


async def test_the_cookie_is_kept_from_scripts_and_other_sites(meet: Meet) -> None:
    nobody = await meet("")
    cookie = (await nobody.post("/api/guest", {"name": "Ada"})).headers["Set-Cookie"]
    assert cookie.startswith(f"{COOKIE}_")
    parts = {part.strip().lower() for part in cookie.split(";")}
    assert {"httponly", "samesite=lax", "path=/", f"max-age={AGE}"} <= parts


async def test_a_guest_may_take_another_name(meet: Meet) -> None:
    ada = await meet("Ada")
    before = read(await ada.get("/api/guest"), Guest)
    after = read(await ada.post("/api/guest", {"name": "  Ada   Lovelace "}), Guest)
    assert after == Guest(before.id, "Ada Lovelace")


@pytest.mark.parametrize(("name", "why"), [("", "empty"), ("x" * 99, "long"), ("a|b", "sign")])
async def test_a_name_that_a_record_cannot_hold_is_refused(meet: Meet, name: str, why: str) -> None:
    nobody = await meet("")
    problem = refused(await nobody.post("/api/guest", {"name": name}), 422, "bad-name")
    assert problem.params == {"why": why}


class Old(TimestampSigner):
    """A signer of long ago."""

    def get_timestamp(self) -> int:
        """A second longer ago than a cookie is good for."""
        return super().get_timestamp() - AGE - 1


def own_name(folder: Path) -> str:
    """What the server of a folder calls its cookie."""
    settings = Settings(data=folder, database=f"sqlite:///{folder / 'tables.db'}")
    return Identity(settings.key(), settings.store).name


async def bad_cookies(folder: Path, guest: str) -> list[str]:
    key = (folder / "secret.key").read_bytes().strip()
    return [
        "nonsense",
        Identity(b"another key of thirty-two bytes!").cookie(guest),
        Old(key, salt="sevenwonders.guest").sign(guest).decode(),
        Identity(key).cookie(guest)[:-1] + "~",
    ]


@pytest.mark.parametrize("which", range(4))
async def test_a_forged_or_expired_cookie_is_refused_and_a_new_name_helps(
    meet: Meet, tmp_path: Path, which: int
) -> None:
    ada = await meet("Ada")
    guest = read(await ada.get("/api/guest"), Guest)
    cookie = (await bad_cookies(tmp_path, guest.id))[which]
    other = await meet("")
    other.client.cookies.set(own_name(tmp_path), cookie, domain="table.test")
    answer = await other.get("/api/tables")
    refused(answer, 401, "no-guest")
    assert "Max-Age=0" in answer.headers["Set-Cookie"]
    other.client.cookies.set(own_name(tmp_path), cookie, domain="table.test")
    assert read(await other.post("/api/guest", {"name": "Ben"}), Guest).id != guest.id


async def test_a_refused_cookie_is_taken_away_so_that_looking_on_is_possible(
    meet: Meet, tmp_path: Path
) -> None:
    other = await meet("")
    name = own_name(tmp_path)
    other.client.cookies.set(name, "nonsense", domain="table.test")
    refused(await other.get("/api/tables"), 401, "no-guest")
    assert name not in other.client.cookies
    read(await other.get("/api/tables"), Lobby)


@pytest.mark.parametrize("second", ["another/tables.db", "another.db"])
async def test_a_browser_is_a_guest_of_two_servers_of_one_host(
    meet: Meet, tmp_path: Path, second: str
) -> None:
    """Whether the other has a data folder of its own, or only a database."""
    database = tmp_path / second
    folder = tmp_path if database.parent == tmp_path else database.parent
    async with meeting(an_app(folder, f"sqlite:///{database}")) as meet_there:
        here, there = await meet("Ada"), await meet_there("")
        ada = read(await here.get("/api/guest"), Guest)
        there.client.cookies = here.client.cookies
        read(await there.get("/api/tables"), Lobby)
        read(await there.post("/api/guest", {"name": "Ben"}), Guest)
        here.client.cookies = there.client.cookies
        assert read(await here.get("/api/guest"), Guest) == ada
        assert read(await there.get("/api/guest"), Guest).name == "Ben"


@pytest.mark.parametrize("name", [COOKIE, f"{COOKIE}_0123abcd"])
async def test_a_cookie_of_ours_by_an_earlier_name_is_good_and_gets_the_present_one(
    meet: Meet, tmp_path: Path, name: str
) -> None:
    here = await meet("Ada")
    ada = read(await here.get("/api/guest"), Guest)
    key = (tmp_path / "secret.key").read_bytes().strip()
    back = await meet("")
    back.client.cookies.set(name, Identity(key).cookie(ada.id), domain="table.test")
    assert read(await back.get("/api/guest"), Guest) == ada
    assert back.client.cookies[own_name(tmp_path)]


async def test_a_cookie_that_another_server_left_is_nobodys_here_and_stays(meet: Meet) -> None:
    passer = await meet("")
    passer.client.cookies.set(COOKIE, "another's", domain="table.test")
    read(await passer.get("/api/tables"), Lobby)
    assert passer.client.cookies[COOKIE] == "another's"

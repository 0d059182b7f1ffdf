"""Guests: a name, and a cookie that only this server can have made."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from itsdangerous import TimestampSigner

from sevenwonders.server.identity import AGE, COOKIE, Identity
from sevenwonders.server.wire import Guest, Lobby
from tests.server.browsers import Meet, an_app, meeting, read, refused

pytestmark = pytest.mark.anyio


@pytest.fixture
async def meet(tmp_path: Path) -> AsyncIterator[Meet]:
    async with meeting(an_app(tmp_path)) as meet:
        yield meet


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
    assert cookie.startswith(f"{COOKIE}=")
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
    other.client.cookies.set(COOKIE, cookie, domain="table.test")
    answer = await other.get("/api/tables")
    refused(answer, 401, "no-guest")
    assert "Max-Age=0" in answer.headers["Set-Cookie"]
    other.client.cookies.set(COOKIE, cookie, domain="table.test")
    assert read(await other.post("/api/guest", {"name": "Ben"}), Guest).id != guest.id


async def test_a_refused_cookie_is_taken_away_so_that_looking_on_is_possible(meet: Meet) -> None:
    other = await meet("")
    await other.get("/api/tables", Cookie=f"{COOKIE}=nonsense")
    assert COOKIE not in other.client.cookies
    read(await other.get("/api/tables"), Lobby)

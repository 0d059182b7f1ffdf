"""Help by mail with a lost password, on a server that can send mail."""

import asyncio
import email
import re
import time
from collections.abc import AsyncIterator
from email.message import Message
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope
from aiosmtpd.smtp import Session as SmtpSession
from litestar import Litestar

from sevenwonders.server.accounts.codes import MOST_FORGOTTEN
from sevenwonders.server.accounts.host import reset_code
from sevenwonders.server.app import create_app
from sevenwonders.server.errors import BadSetting
from sevenwonders.server.mail.post import AT_ONCE, MailSettings, mail_settings
from sevenwonders.server.presence.telling import Presences
from sevenwonders.server.settings import Settings
from sevenwonders.server.turns.letters import TRIES, TurnLetters
from sevenwonders.server.wire.account import Account, Done
from sevenwonders.server.wire.table import Table
from tests.browser.serving import free_port
from tests.server.accounts.test_account import OTHER, PASSWORD, kept, signing
from tests.server.browsers import Browser, Meet, a_discard, meeting, read, refused

PATIENCE = 60
pytestmark = pytest.mark.anyio


class Box:
    """Takes every mail, in a thread of its own, unless it is to refuse some."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.mails: asyncio.Queue[Message] = asyncio.Queue()
        self.refusals = 0
        """How many mails it still refuses."""
        self.asked = 0
        """How many it was sent, refused or not."""
        self.seconds = 0.0
        """How long it takes for each."""
        self.at_once = 0
        self.most_at_once = 0

    async def handle_DATA(self, _server: SMTP, _session: SmtpSession, envelope: Envelope) -> str:  # noqa: N802
        """Keep one."""
        assert isinstance(envelope.content, bytes)
        self.asked += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(self.seconds)
        self.at_once -= 1
        if self.refusals > 0:
            self.refusals -= 1
            return "451 later"
        self.loop.call_soon_threadsafe(
            self.mails.put_nowait, email.message_from_bytes(envelope.content)
        )
        return "250 OK"

    async def next(self) -> Message:
        """The next mail, as soon as it is there."""
        return await asyncio.wait_for(self.mails.get(), PATIENCE)


def code_in(letter: Message) -> str:
    """The code of the link in a mail."""
    text = letter.get_payload(decode=True)
    assert isinstance(text, bytes)
    found = re.search(r"http://club\.test/\w+/([\w-]+)", text.decode())
    assert found is not None
    return found[1]


@pytest.fixture
async def box() -> Box:
    return Box()


class Club(NamedTuple):
    """A server that sends mail."""

    meet: Meet
    app: Litestar
    folder: Path


@pytest.fixture
async def house(tmp_path: Path, box: Box) -> AsyncIterator[Club]:
    """A server that sends mail."""
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
    controller.start()
    mail = mail_settings(f"smtp://127.0.0.1:{port}", "club@club.test", "http://club.test/")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    app = create_app(Settings(data=tmp_path, database=database, mail=mail))
    async with meeting(app) as meet:
        yield Club(meet, app, tmp_path)
    controller.stop()


@pytest.fixture
def club(house: Club) -> Meet:
    """A way to get people on a server that sends mail."""
    return house.meet


async def with_mail(meet: Meet, box: Box) -> Browser:
    """Somebody whose address is confirmed."""
    ada = await kept(meet)
    body = {"mail": "ada@home.test", "password": PASSWORD}
    read(await ada.post("/api/account/mail", body), Done)
    letter = await box.next()
    assert (letter["To"], letter["From"]) == ("ada@home.test", "club@club.test")
    assert read(await ada.get("/api/account"), Account).mail is None
    read(await ada.post("/api/account/mail/confirm", {"code": code_in(letter)}), Done)
    assert read(await ada.get("/api/account"), Account).mail == "ada@home.test"
    return ada


async def test_who_asks_again_and_again_has_few_links_sent_and_voids_none(
    house: Club, box: Box
) -> None:
    await with_mail(house.meet, box)
    url = f"sqlite:///{house.folder / 'tables.db'}"
    host = await reset_code(url, "Ada")
    eve = await house.meet("")
    for _ in range(2 * MOST_FORGOTTEN):
        read(await eve.post("/api/account/forgotten", {"name": "ada"}), Done)
    sent = [code_in(await box.next()) for _ in range(MOST_FORGOTTEN)]
    assert len({host, *sent}) == MOST_FORGOTTEN + 1
    new = {"code": sent[0], "password": OTHER}
    read(await eve.post("/api/account/reset", new), Account)
    for code in (host, *sent):
        spent = await eve.post("/api/account/reset", {"code": code, "password": PASSWORD})
        refused(spent, 404, "spent-code")
    assert box.mails.empty()


async def test_the_link_of_the_host_works_though_somebody_asked_for_others(
    house: Club, box: Box
) -> None:
    await with_mail(house.meet, box)
    host = await reset_code(f"sqlite:///{house.folder / 'tables.db'}", "Ada")
    eve = await house.meet("")
    read(await eve.post("/api/account/forgotten", {"name": "ada"}), Done)
    read(await eve.post("/api/account/reset", {"code": host, "password": OTHER}), Account)


@pytest.mark.parametrize("name", ["ada", "ada@home.test"])
async def test_a_link_for_a_new_password_comes_by_mail(club: Meet, box: Box, name: str) -> None:
    ada = await with_mail(club, box)
    other = await club("")
    read(await other.post("/api/account/forgotten", {"name": name}), Done)
    new = {"code": code_in(await box.next()), "password": OTHER}
    read(await other.post("/api/account/reset", new), Account)
    refused(await ada.get("/api/guest"), 401, "no-guest")
    refused(await other.post("/api/account/reset", new), 404, "spent-code")
    third = await club("")
    read(await third.post("/api/account/sign-in", signing(password=OTHER)), Account)


async def test_who_has_no_account_or_no_address_is_answered_the_same(club: Meet, box: Box) -> None:
    await kept(club)
    for name in ("Ada", "Nobody"):
        read(await (await club("")).post("/api/account/forgotten", {"name": name}), Done)
    await asyncio.sleep(0.05)
    assert box.mails.empty()


async def test_what_is_no_address_is_refused(club: Meet) -> None:
    ada = await kept(club)
    for mail in ("ada", "a@b", "a@b.c\nBcc: x@y.z", "<a@b.test>"):
        answer = await ada.post("/api/account/mail", {"mail": mail, "password": PASSWORD})
        refused(answer, 422, "bad-mail")


async def test_a_server_without_mail_says_so(meet: Meet) -> None:
    ada = await kept(meet)
    refused(await ada.post("/api/account/forgotten", {"name": "Ada"}), 409, "no-mail")
    assert (await ada.get("/api/server")).json()["mail"] is False


async def by_days(ada: Browser) -> str:
    """A game of somebody with a day for each turn."""
    terms = {"clock": {"turn": 24 * 3600}}
    table = await ada.lay(players=3, bots=[None, "random", "random"], terms=terms, start=True)
    return table.id


def letters(house: Club, minutes: int) -> TurnLetters:
    """What writes to people, some minutes later."""
    found = cast("TurnLetters", house.app.state.turn_letters)
    monkeyed = time.time_ns() // 1_000_000 + minutes * 60_000
    found._now = lambda: monkeyed
    return found


def words(letter: Message) -> str:
    text = letter.get_payload(decode=True)
    assert isinstance(text, bytes)
    return text.decode()


async def test_whose_turn_it_is_in_a_game_by_days_is_told_once(house: Club, box: Box) -> None:
    ada = await with_mail(house.meet, box)
    table = await by_days(ada)
    await letters(house, 1).write()
    assert box.mails.empty()
    await letters(house, 11).write()
    await letters(house, 30).write()
    letter = await box.next()
    assert letter["To"] == "ada@home.test"
    assert f"http://club.test/table/{table}" in words(letter)
    assert "23 hours" in words(letter)
    seen = await ada.table(table)
    read(await ada.choose(seen, a_discard(seen)), Table)
    await letters(house, 60).write()
    again = await box.next()
    assert words(again) != ""
    assert box.mails.empty()


async def test_each_mail_about_a_turn_has_a_link_that_stops_them(house: Club, box: Box) -> None:
    ada = await with_mail(house.meet, box)
    assert read(await ada.get("/api/account"), Account).turn_mail
    await by_days(ada)
    await letters(house, 11).write()
    letter = await box.next()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = letter["List-Unsubscribe"].strip("<>").removeprefix("http://club.test")
    assert f"http://club.test/letters/{link.rpartition('/')[2]}" in words(letter)
    # A mail program posts a form, and is nobody the server knows.
    stranger = await house.meet("")
    wrong = link[:-1] + ("0" if link[-1] != "0" else "1")
    refused(await stranger.post(wrong), 404, "spent-code")
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    body = "List-Unsubscribe=One-Click"
    read(await stranger.client.post(link, content=body, headers=form), Done)
    assert not read(await ada.get("/api/account"), Account).turn_mail
    await by_days(ada)
    await letters(house, 22).write()
    read(await ada.post("/api/account/letters", {"turns": True}), Done)
    assert box.mails.empty()
    await letters(house, 33).write()
    assert "Ada" in words(await box.next())


async def test_nobody_is_written_to_about_games_of_seconds(house: Club, box: Box) -> None:
    ada = await with_mail(house.meet, box)
    terms = {"clock": {"turn": 3600, "reserve": 3600}}
    await ada.lay(players=3, bots=[None, "random", "random"], terms=terms, start=True)
    await letters(house, 30).write()
    assert box.mails.empty()


async def test_who_is_connected_is_not_written_to(house: Club, box: Box) -> None:
    ada = await with_mail(house.meet, box)
    await by_days(ada)
    guest = read(await ada.get("/api/account"), Account).guest
    with cast("Presences", house.app.state.presences).people.connected(guest):
        await letters(house, 30).write()
    assert box.mails.empty()


async def test_a_mail_that_is_refused_is_sent_later(house: Club, box: Box) -> None:
    ada = await with_mail(house.meet, box)
    table = await by_days(ada)
    box.refusals = 2
    for minutes in (11, 12, 13):
        await letters(house, minutes).write()
    assert (box.refusals, box.mails.empty()) == (0, True)
    await letters(house, 18).write()
    assert f"/table/{table}" in words(await box.next())
    await letters(house, 60).write()
    assert box.mails.empty()


async def test_a_mail_that_is_always_refused_is_given_up(house: Club, box: Box) -> None:
    ada = await with_mail(house.meet, box)
    await by_days(ada)
    box.refusals, box.asked = 1000, 0
    for hour in range(20):
        await letters(house, 11 + 60 * hour).write()
    assert box.asked == TRIES


async def test_while_one_mail_is_refused_others_are_sent(house: Club, box: Box) -> None:
    ada = await with_mail(house.meet, box)
    for _ in range(AT_ONCE + 1):
        await by_days(ada)
    box.refusals = AT_ONCE
    await letters(house, 11).write()
    assert box.mails.empty()
    await letters(house, 12).write()
    await box.next()
    assert box.mails.empty()
    await letters(house, 14).write()
    assert box.mails.qsize() == AT_ONCE


async def test_few_mails_are_sent_at_the_same_time(house: Club, box: Box) -> None:
    ada = await with_mail(house.meet, box)
    for _ in range(2 * AT_ONCE):
        await by_days(ada)
    box.seconds, box.most_at_once = 0.2, 0
    await letters(house, 11).write()
    assert 1 < box.most_at_once <= AT_ONCE
    for _ in range(2 * AT_ONCE):
        await box.next()


async def test_a_mail_that_the_end_of_the_server_stops_is_sent_by_the_next(
    house: Club, box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sevenwonders.server.turns.letters.LAST_SECONDS", 0.05)
    ada = await with_mail(house.meet, box)
    table = await by_days(ada)
    begun, never = asyncio.Event(), asyncio.Event()

    async def send(*_: object, **__: object) -> None:
        begun.set()
        await never.wait()

    with monkeypatch.context() as stuck:
        stuck.setattr("aiosmtplib.send", send)
        writing = asyncio.create_task(letters(house, 11).write())
        await begun.wait()
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
    found = letters(house, 12)
    found._failed.clear()
    await found.write()
    assert f"/table/{table}" in words(await box.next())


async def test_a_mail_that_is_sent_while_the_server_ends_is_not_sent_again(
    house: Club, box: Box
) -> None:
    ada = await with_mail(house.meet, box)
    await by_days(ada)
    box.seconds, box.asked = 0.2, 0
    writing = asyncio.create_task(letters(house, 11).write())
    async with asyncio.timeout(PATIENCE):
        while not box.asked:  # noqa: ASYNC110 -- in another thread
            await asyncio.sleep(0.01)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await box.next()
    await letters(house, 60).write()
    assert box.mails.empty()


def test_the_settings_of_mail_are_read_from_an_address() -> None:
    assert mail_settings("", "", "") is None
    found = mail_settings(
        "smtps://ada:eight%20wonders@mail.test", "club@club.test", "https://club.test/"
    )
    assert found == MailSettings(
        host="mail.test",
        port=465,
        secure=True,
        user="ada",
        password=OTHER,
        sender="club@club.test",
        url="https://club.test",
    )
    for smtp, sender, url in (
        ("mail.test", "club@club.test", "https://club.test"),
        ("smtp://mail.test:x", "club@club.test", "https://club.test"),
        ("smtp://mail.test", "", "https://club.test"),
        ("smtp://mail.test", "club@club.test", ""),
    ):
        with pytest.raises(BadSetting):
            mail_settings(smtp, sender, url)

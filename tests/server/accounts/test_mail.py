"""Help by mail with a lost password, on a server that can send mail."""

import asyncio
import email
import re
from collections.abc import AsyncIterator
from email.message import Message
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope
from aiosmtpd.smtp import Session as SmtpSession

from sevenwonders.server.app import create_app
from sevenwonders.server.errors import BadSetting
from sevenwonders.server.mail.post import MailSettings, mail_settings
from sevenwonders.server.settings import Settings
from sevenwonders.server.wire.account import Account, Done
from tests.browser.serving import free_port
from tests.server.accounts.test_account import OTHER, PASSWORD, kept, signing
from tests.server.browsers import Browser, Meet, meeting, read, refused

PATIENCE = 60
pytestmark = pytest.mark.anyio


class Box:
    """Takes every mail, in a thread of its own."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.mails: asyncio.Queue[Message] = asyncio.Queue()

    async def handle_DATA(self, _server: SMTP, _session: SmtpSession, envelope: Envelope) -> str:  # noqa: N802
        """Keep one."""
        assert isinstance(envelope.content, bytes)
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


@pytest.fixture
async def club(tmp_path: Path, box: Box) -> AsyncIterator[Meet]:
    """A server that sends mail."""
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
    controller.start()
    mail = mail_settings(f"smtp://127.0.0.1:{port}", "club@club.test", "http://club.test/")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    app = create_app(Settings(data=tmp_path, database=database, mail=mail))
    async with meeting(app) as meet:
        yield meet
    controller.stop()


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

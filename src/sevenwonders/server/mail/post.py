"""Sending mail by SMTP, as far as the host has set it up."""

import asyncio
import logging
import re
from email.message import EmailMessage
from email.policy import SMTP
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
import msgspec

from sevenwonders.server.errors import BadSetting

SETTING: Final = "SEVENWONDERS_SMTP"
_SECURE: Final = "smtps"
_PORTS: Final = {"smtp": 587, _SECURE: 465}
_SECONDS: Final = 20
AT_ONCE: Final = 4
"""Connections to the mail server at the same time: many allow few."""
LAST_SECONDS: Final = 1.0
"""How long what is being sent may take when the server ends."""
_ADDRESS: Final = re.compile(r"[^@\s,;:<>()\"\\]+@[^@\s,;:<>()\"\\.]+(\.[^@\s,;:<>()\"\\.]+)+")
_WHOLE: Final = SMTP.clone(max_line_length=998)
"""Lines as long as mail may have them: an address that is folded is none any more."""
_log: Final = logging.getLogger(__name__)


class MailSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The mail server, the sender, and the address of this server in links."""

    host: str
    port: int
    secure: bool
    """Whether to speak TLS from the first byte; else it begins when the server offers it."""
    user: str | None
    password: str | None
    sender: str
    url: str
    """Where people find the server, without a slash at the end."""


class Post:
    """Sends mail, a few at a time; failures are logged."""

    def __init__(self, settings: MailSettings) -> None:
        self._settings = settings
        self._few = asyncio.Semaphore(AT_ONCE)
        self._under_way: set[asyncio.Task[bool]] = set()
        self.url = settings.url

    async def close(self) -> None:
        """Give what is under way a moment to be sent, and let go of the rest."""
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=LAST_SECONDS)
            for task in late:
                task.cancel()
            if late:
                _log.error("the server ended before %s mails were sent", len(late))

    def send_later(self, to: str, subject: str, text: str, *, unsubscribe: str = "") -> None:
        """Send a text without anybody waiting for it, or learning by the time whether it went."""
        task = asyncio.create_task(self.send(to, subject, text, unsubscribe=unsubscribe))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def send(self, to: str, subject: str, text: str, *, unsubscribe: str = "") -> bool:
        """Send a text; whether the mail server took it."""
        letter = EmailMessage(_WHOLE)
        letter["From"] = self._settings.sender
        letter["To"] = to
        letter["Subject"] = subject
        if unsubscribe:
            # By one click, as RFC 8058 has it: the mail program posts to the address.
            letter["List-Unsubscribe"] = f"<{unsubscribe}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        try:
            async with self._few:
                await aiosmtplib.send(
                    # Written out here: the library would fold the lines.
                    letter.as_bytes(),
                    sender=self._settings.sender,
                    recipients=[to],
                    hostname=self._settings.host,
                    port=self._settings.port,
                    username=self._settings.user,
                    password=self._settings.password,
                    use_tls=self._settings.secure,
                    timeout=_SECONDS,
                )
        except (aiosmtplib.SMTPException, OSError) as error:
            _log.error("mail was not sent: %s: %s", type(error).__name__, error)
            return False
        return True


def mail_settings(smtp: str, sender: str, url: str) -> MailSettings | None:
    """The mail settings of the environment; None if there are none."""
    if not smtp:
        return None
    try:
        parts = urlsplit(smtp)
        port = parts.port
    except ValueError as error:
        raise BadSetting(SETTING, str(error)) from error
    if parts.scheme not in _PORTS or not parts.hostname:
        raise BadSetting(SETTING, "is no address like smtp://user:password@mail.example:587")
    if not is_address(sender):
        raise BadSetting("SEVENWONDERS_MAIL_FROM", "must be the sender's address")
    if not url.startswith(("http://", "https://")):
        raise BadSetting("SEVENWONDERS_URL", "must be the server's address for users")
    return MailSettings(
        host=parts.hostname,
        port=port or _PORTS[parts.scheme],
        secure=parts.scheme == _SECURE,
        user=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else None,
        sender=sender,
        url=url.rstrip("/"),
    )


def is_address(text: str) -> bool:
    """Whether mail could be sent there."""
    return text.isascii() and text.isprintable() and _ADDRESS.fullmatch(text) is not None

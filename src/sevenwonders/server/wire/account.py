"""Accounts, sessions, devices and bots, as they are sent and received."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from sevenwonders.server.history.rows import Family
from sevenwonders.server.wire.ratings import Change, Rating
from sevenwonders.server.wire.requests import Request
from sevenwonders.server.wire.table import Status

Language = Literal["en", "fr", "nl", "de"]
Secret = Annotated[str, msgspec.Meta(max_length=256)]
Code = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """Your account."""

    guest: str
    name: str
    """For an account also the name to sign in by."""
    kept: bool
    """Whether there is an account; a guest without one is known by the cookie alone."""
    mail: str | None
    """Where a lost password is helped with."""
    turn_mail: bool
    """Whether turns in games with days per turn are announced by email."""
    created: int | None
    """Milliseconds since 1970."""


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is signed in."""

    id: str
    agent: str
    """What the browser calls itself."""
    created: int
    seen: int
    """When it was last used, to the hour."""
    current: bool
    """Whether it is the one that asks."""


class DeviceLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link that makes another device this guest's, once."""

    link: str
    qr: tuple[str, ...]
    """The link as a QR code: rows of ``1`` for dark and ``0`` for light, without a margin."""
    expires: int


class Bot(msgspec.Struct, frozen=True, kw_only=True):
    """A program that plays as a guest of its own."""

    guest: str
    name: str
    created: int
    used: int | None
    """When its token was last used, to half a minute."""


class NewBot(msgspec.Struct, frozen=True, kw_only=True):
    """A bot with its token, which is sent only once."""

    bot: Bot
    token: str


class Done(msgspec.Struct, frozen=True):
    """Success, without further data."""

    done: bool = True


class TurnMail(Request, frozen=True):
    """To be written to about turns in games by days, or not."""

    turns: bool


class KeepGames(Request, frozen=True):
    """To make an account of a guest."""

    password: Secret
    language: Language = "en"
    """For mail."""


class SignIn(Request, frozen=True):
    """To come back by name and password."""

    name: Secret
    password: Secret


class NewPassword(Request, frozen=True):
    """To take another password."""

    old: Secret
    new: Secret


class Password(Request, frozen=True):
    """To confirm your identity; guests without an account have no password."""

    password: Secret = ""


class MailAddress(Request, frozen=True):
    """To be helped by mail with a lost password; without an address no more."""

    mail: Annotated[str, msgspec.Meta(max_length=254)] | None
    password: Secret


class Forgotten(Request, frozen=True):
    """To have a link for a new password sent."""

    name: Secret
    """The name of the account, or its mail address."""


class Reset(Request, frozen=True):
    """To take a new password by a link."""

    code: Code
    password: Secret


class UseCode(Request, frozen=True):
    """To use a link."""

    code: Code


class MakeLink(Request, frozen=True):
    """To continue on another device."""

    at: Annotated[str, msgspec.Meta(pattern='^https?://[!"$-.0->@-~]{1,200}$')]
    """Where the other device finds the server."""


class BotName(Request, frozen=True):
    """To let a program play."""

    name: str


class ExportedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table where one sat, and what one chose there."""

    id: str
    status: Status
    edition: str
    boxes: tuple[str, ...]
    names: tuple[str, ...]
    seat: int
    choices: tuple[str, ...]
    created: int
    updated: int


class ExportedResult(msgspec.Struct, frozen=True, kw_only=True):
    """What one came to in a game that is over."""

    table: str
    ended: int
    family: Family
    players: int
    seat: int
    name: str
    """What one was called there."""
    bot: str | None
    """The bot that played on at the end."""
    board: str
    side: str
    place: int
    points: int
    coins: int
    rows: Mapping[str, int]
    """The rows of the score sheet."""


class ExportedMessage(msgspec.Struct, frozen=True):
    """Something that one wrote at a table."""

    table: str
    text: str
    at: int


class ExportedReport(msgspec.Struct, frozen=True):
    """A message of somebody else that one reported."""

    table: str
    text: str
    why: str
    at: int


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """All that is kept of a person."""

    account: Account
    sessions: tuple[Session, ...]
    bots: tuple[Bot, ...]
    tables: tuple[ExportedTable, ...]
    results: tuple[ExportedResult, ...]
    ratings: tuple[Rating, ...]
    rating_changes: tuple[Change, ...]
    public: bool
    """Whether others may see one's ratings."""
    messages: tuple[ExportedMessage, ...]
    silenced: tuple[str, ...]
    """A person you have muted, at a table or everywhere."""
    reports: tuple[ExportedReport, ...]

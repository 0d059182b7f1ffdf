"""Rows of the tables of accounts."""

from typing import NamedTuple


class AccountData(NamedTuple):
    """An account, with the name of its guest."""

    guest: str
    name: str
    password: str
    mail: str | None
    language: str
    created: int
    turn_mail: bool = False
    """Whether they wish to be written to about their turns in games by days."""


class SessionData(NamedTuple):
    """A browser that is signed in."""

    id: str
    guest: str
    agent: str
    created: int
    seen: int
    before: str | None


class BotData(NamedTuple):
    """A program that plays."""

    guest: str
    name: str
    created: int
    used: int | None


class ProgramData(NamedTuple):
    """A program that asks by its token."""

    guest: str
    owner: str
    used: int | None


class CodeData(NamedTuple):
    """What a one-time code is for."""

    guest: str
    detail: str

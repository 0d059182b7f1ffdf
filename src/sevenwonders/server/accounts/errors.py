"""Refusals about accounts.

::

    Refused
    ├── NameTaken, AccountExists, NoAccount         (having one)
    ├── NoSuchAccount                               (naming another's)
    ├── Banned                                      (kept out by the host)
    ├── BadPassword, WrongPassword, TooManyTries    (signing in)
    ├── BadToken, SpentCode, NoSession, NoBot       (what is not there any more)
    └── BadMail, NoMail                             (mail)
"""

from sevenwonders.server.errors import Refused


class NameTaken(Refused):
    """An account has that name."""

    code = "name-taken"

    def __init__(self, name: str) -> None:
        super().__init__(f"{name!r} is the name of an account", name=name)


class AccountExists(Refused):
    """The guest has an account already."""

    code = "account-exists"

    def __init__(self) -> None:
        super().__init__("you have an account already")


class NoAccount(Refused):
    """That needs an account."""

    code = "no-account"

    def __init__(self) -> None:
        super().__init__("that needs an account: choose a password first")


class NoSuchAccount(Refused):
    """Nobody has an account by that name."""

    code = "no-such-account"

    def __init__(self, name: str) -> None:
        super().__init__(f"nobody has an account by the name {name!r}", name=name)


class BadPassword(Refused):
    """A password that is too easily found."""

    code = "bad-password"

    def __init__(self, why: str, least: int) -> None:
        super().__init__(f"this password cannot be used ({why})", why=why, least=least)


class Banned(Refused):
    """The host of the server keeps this account out."""

    code = "banned"

    def __init__(self) -> None:
        super().__init__("the host of this server has banned this account")


class WrongPassword(Refused):
    """Name and password do not belong together."""

    code = "wrong-password"

    def __init__(self) -> None:
        super().__init__("no account has this name and password")


class TooManyTries(Refused):
    """Too many wrong passwords, or too many people who sign in at the same time."""

    code = "too-many-tries"

    def __init__(self, seconds: int) -> None:
        super().__init__(f"too many tries; wait {seconds} seconds", seconds=seconds)
        self.seconds = seconds


class BadToken(Refused):
    """The token is unknown, or was revoked."""

    code = "bad-token"

    def __init__(self) -> None:
        super().__init__("no bot has this token")


class SpentCode(Refused):
    """A link that was used, has expired or never was."""

    code = "spent-code"

    def __init__(self) -> None:
        super().__init__("this link was used already, or is too old")


class NoSession(Refused):
    """There is no such session."""

    code = "no-session"

    def __init__(self) -> None:
        super().__init__("nobody is signed in there")


class NoBot(Refused):
    """The account has no such bot."""

    code = "no-bot"

    def __init__(self) -> None:
        super().__init__("you have no such bot")


class TooManyTokens(Refused):
    """The account has as many bots as one may have."""

    code = "too-many-tokens"

    def __init__(self, most: int) -> None:
        super().__init__(f"an account has at most {most} bots", most=most)


class BadMail(Refused):
    """No mail can be sent to that."""

    code = "bad-mail"

    def __init__(self, mail: str) -> None:
        super().__init__(f"{mail!r} is not an email address", mail=mail)


class NoMail(Refused):
    """This server sends no mail."""

    code = "no-mail"

    def __init__(self) -> None:
        super().__init__("this server sends no mail")

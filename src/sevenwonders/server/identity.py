"""The identity of a browser: a guest's id in a cookie signed by this server."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Final

from itsdangerous import BadSignature, TimestampSigner

COOKIE: Final = "sw_guest"
"""The prefix of all our cookies' names; each server adds a suffix of its own."""
AGE: Final = 400 * 24 * 3600
"""How long a cookie is good for, in seconds: the longest that browsers keep one."""
_ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters and digits that are not taken for one another when read aloud."""
_ID_LENGTH: Final = 16
_TABLE_LENGTH: Final = 10
_MARK_LENGTH: Final = 8
_LETTER_LENGTH: Final = 32
_KEPT: Final = 10_000
_NUMBERS: Final = 1024
"""Of messages, for each millisecond."""


class Identity:
    """Signs guests' ids, and reads them back.

    A browser sends what one server of a host gave it to every other one there, on whatever port:
    each key and store has a cookie by another name.
    """

    def __init__(self, key: bytes, store: str = "") -> None:
        self._key = key
        self._signer = TimestampSigner(key, salt="sevenwonders.guest")
        self._good: dict[str, tuple[str, int]] = {}
        """Of cookies that were read, the guest and when it was signed: each request brings one."""
        mark = hmac.new(key, f"sevenwonders.cookie/{store}".encode(), hashlib.sha256)
        self.name = f"{COOKIE}_{mark.hexdigest()[:_MARK_LENGTH]}"
        """What the cookie is called."""

    def cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        return self._signer.sign(guest).decode()

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is missing, too old or not ours."""
        if not cookie:
            return None
        guest, signed = self._good.get(cookie) or self._read(cookie)
        return guest if self._signer.get_timestamp() - signed <= AGE else None

    def _read(self, cookie: str) -> tuple[str | None, int]:
        try:
            said, at = self._signer.unsign(cookie, max_age=AGE, return_timestamp=True)
        except BadSignature:
            return None, 0
        if len(self._good) >= _KEPT:
            self._good.clear()
        good = self._good[cookie] = said.decode(), int(at.timestamp())
        return good

    def letter_code(self, guest: str) -> str:
        """What a link in a mail to a guest has, to be written to no more."""
        return f"{guest}-{self._letter_mark(guest)}"

    def guest_of_letter(self, code: str) -> str | None:
        """The recipient of an email; None if the code is not ours."""
        guest, _, mark = code.partition("-")
        right = hmac.compare_digest(mark.encode(), self._letter_mark(guest).encode())
        return guest if right else None

    def asker(self, cookies: Mapping[str, str]) -> str | None:
        """The guest of a browser's cookies.

        One that this key signed counts by any of our names: it may be older than the marks, or
        than the store's address.
        """
        names = [self.name, *sorted(name for name in cookies if name.startswith(COOKIE))]
        known = (self.guest(cookies.get(name)) for name in names)
        return next((guest for guest in known if guest is not None), None)

    def _letter_mark(self, guest: str) -> str:
        """A signature that is not valid for cookies."""
        signed = hmac.new(self._key, f"sevenwonders.letter/{guest}".encode(), hashlib.sha256)
        return signed.hexdigest()[:_LETTER_LENGTH]


def new_guest() -> str:
    """An id no other guest has."""
    return _token(_ID_LENGTH)


def new_table() -> str:
    """An id for a table, short enough to read aloud and too long to guess."""
    return _token(_TABLE_LENGTH)


def new_invitation() -> str:
    """What lets its readers into a private table."""
    return _token(_ID_LENGTH)


def message_number(at: int, last: int) -> int:
    """A number for what is said at a moment, above the last one of its table.

    Numbers that were counted would tell everybody how much partners say to each other.
    """
    return max(at * _NUMBERS, last + 1) + secrets.randbelow(_NUMBERS)


def _token(length: int) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))

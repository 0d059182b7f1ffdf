"""How often a password may be tried: after some wrong ones each further try takes longer.

Wrong passwords count for a name together with where they come from, so that nobody keeps the owner
of a name out; from everywhere together a name has many more. Who is signed in already counts alone.
"""

from collections import OrderedDict
from typing import Final

from sevenwonders.server.accounts.errors import TooManyTries

FREE: Final = 5
"""Wrong passwords for a name from one place before one has to wait."""
FREE_IN_ALL: Final = 100
"""The same from everywhere."""
LONGEST_WAIT: Final = 300
_KEPT: Final = 10_000
_SECOND: Final = 1000


class Tries:
    """The wrong passwords of each name, in memory."""

    def __init__(self) -> None:
        self._there = Waits(FREE)
        self._everywhere = Waits(FREE_IN_ALL)

    def check(self, login: str, address: str | None, now: int) -> None:
        """Refuse a name that has to wait."""
        self._there.check(_from(login, address), now)
        self._everywhere.check(login, now)

    def wrong(self, login: str, address: str | None, now: int) -> None:
        """Count a wrong password."""
        self._there.wrong(_from(login, address), now)
        self._everywhere.wrong(login, now)

    def right(self, login: str, address: str | None) -> None:
        """Forget what was wrong before."""
        self._there.right(_from(login, address))
        self._everywhere.right(login)


class Waits:
    """How many passwords were wrong, and until when the next one has to wait."""

    def __init__(self, free: int = FREE) -> None:
        self._free = free
        self._wrong: OrderedDict[str, tuple[int, int]] = OrderedDict()

    def check(self, key: str, now: int) -> None:
        """Refuse who has to wait."""
        _, until = self._wrong.get(key, (0, 0))
        if now < until:
            raise TooManyTries(-(-(until - now) // _SECOND))

    def wrong(self, key: str, now: int) -> None:
        """Count a wrong password."""
        count = self._wrong.pop(key, (0, 0))[0] + 1
        wait = min(2 ** (count - self._free), LONGEST_WAIT) if count >= self._free else 0
        self._wrong[key] = (count, now + wait * _SECOND)
        if len(self._wrong) > _KEPT:
            self._wrong.popitem(last=False)

    def right(self, key: str) -> None:
        """Forget what was wrong before."""
        self._wrong.pop(key, None)


def _from(login: str, address: str | None) -> str:
    return f"{address or ''} {login}"

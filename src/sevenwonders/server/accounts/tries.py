"""How often a name may be tried: after some wrong passwords each further one takes longer."""

from collections import OrderedDict
from typing import Final

from sevenwonders.server.accounts.errors import TooManyTries

FREE: Final = 5
"""Wrong passwords before one has to wait."""
LONGEST_WAIT: Final = 300
_KEPT: Final = 10_000
_SECOND: Final = 1000


class Tries:
    """The wrong passwords of each name, in memory."""

    def __init__(self) -> None:
        self._wrong: OrderedDict[str, tuple[int, int]] = OrderedDict()

    def check(self, login: str, now: int) -> None:
        """Refuse a name that has to wait."""
        _, until = self._wrong.get(login, (0, 0))
        if now < until:
            raise TooManyTries(-(-(until - now) // _SECOND))

    def wrong(self, login: str, now: int) -> None:
        """Count a wrong password."""
        count = self._wrong.pop(login, (0, 0))[0] + 1
        wait = min(2 ** (count - FREE), LONGEST_WAIT) if count >= FREE else 0
        self._wrong[login] = (count, now + wait * _SECOND)
        if len(self._wrong) > _KEPT:
            self._wrong.popitem(last=False)

    def right(self, login: str) -> None:
        """Forget what was wrong before."""
        self._wrong.pop(login, None)

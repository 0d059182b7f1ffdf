"""Whether the guest that a cookie names may still come in by it.

A guest without an account is who the cookie says. Once there is an account, the cookie has to name
a session that was not ended. What the store says of a guest is remembered for a while: this process
sees its own changes at once, others within that time.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from sevenwonders.server.accounts import store
from sevenwonders.server.accounts.bans import is_banned
from sevenwonders.server.accounts.codes import hashed
from sevenwonders.server.store.database import Database

LOOK_MILLISECONDS: Final = 30_000
_SEEN_MILLISECONDS: Final = 3_600_000
"""How exactly it is known when a session or a token was last used."""
_KEPT: Final = 10_000
_SIGN: Final = ":"
T = TypeVar("T")


class Claim(NamedTuple):
    """What a cookie says: a guest, and the session of their account if they have one."""

    guest: str
    session: str | None = None

    @staticmethod
    def read(text: str) -> "Claim":
        """What was written by ``text``."""
        guest, _, session = text.partition(_SIGN)
        return Claim(guest, session or None)

    @property
    def text(self) -> str:
        """As the cookie has it."""
        return self.guest if self.session is None else f"{self.guest}{_SIGN}{self.session}"


class _Known(NamedTuple):
    """What the store said of a guest, and when."""

    at: int
    sessions: frozenset[str] | None
    """None for a guest without an account."""

    def admits(self, claim: Claim) -> bool:
        """Whether a cookie that says this is good."""
        return self.sessions is None or claim.session in self.sessions


class Sessions:
    """Which cookies and tokens are valid."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._bots: OrderedDict[str, tuple[int, str]] = OrderedDict()

    async def admits(self, claim: Claim) -> bool:
        """Whether a cookie that says this is good."""
        known = self._known.get(claim.guest)
        if known is not None and self._fresh(known.at) and known.admits(claim):
            return True
        return (await self._look(claim)).admits(claim)

    async def bot(self, token: str) -> str | None:
        """The guest as which a program plays that has a token."""
        key = hashed(token)
        at, guest = self._bots.get(key, (0, ""))
        if guest and self._fresh(at):
            return guest
        found = await self._database.read(store.bot_by_token, key)
        if found is None or await self._database.read(is_banned, found):
            self._bots.pop(key, None)
            return None
        await self._database.write(store.use_bot, found, self._now())
        _remember(self._bots, key, (self._now(), found))
        return found

    def changed(self, guest: str) -> None:
        """The sessions of a guest are not what they were."""
        self._known.pop(guest, None)

    def revoked(self) -> None:
        """Forget a token."""
        self._bots.clear()

    async def _look(self, claim: Claim) -> _Known:
        now = self._now()
        found = await self._database.read(store.account_of, claim.guest)
        sessions = await self._database.read(store.sessions_of, claim.guest) if found else []
        known = _Known(now, frozenset(one.id for one in sessions) if found else None)
        banned = await self._database.read(is_banned, claim.guest)
        if banned:
            known = _Known(now, frozenset())
        _remember(self._known, claim.guest, known)
        used = next((one for one in sessions if one.id == claim.session), None)
        if used is not None and now - used.seen > _SEEN_MILLISECONDS:
            await self._database.write(store.see_session, used.id, now)
        return known

    def _fresh(self, at: int) -> bool:
        return self._now() - at < LOOK_MILLISECONDS


def _remember(kept: OrderedDict[str, T], key: str, value: T) -> None:
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > _KEPT:
        kept.popitem(last=False)

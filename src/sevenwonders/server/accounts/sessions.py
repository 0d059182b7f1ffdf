"""Whether the guest that a cookie names may still come in by it.

A guest without an account is who the cookie says. Once there is an account, the cookie has to name
a session that was not ended. What the store says of a guest is remembered for a while: a change
counts at once in this process and in those that word of it reaches, else within that time.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection

from sevenwonders.server.accounts import store
from sevenwonders.server.accounts.bans import is_banned
from sevenwonders.server.accounts.codes import hashed
from sevenwonders.server.accounts.rows import ProgramData, SessionData
from sevenwonders.server.errors import Unavailable
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.guests import find_guest
from sevenwonders.server.store.notices import Notice
from sevenwonders.server.store.postgres import notify

TOPIC: Final = "sessions"
ANYBODY: Final = "-"
"""Said to other processes where it is not known whose sessions changed."""
LOOK_MILLISECONDS: Final = 30_000
_SEEN_MILLISECONDS: Final = 3_600_000
"""How exactly it is known when a session or a token was last used."""
_KEPT: Final = 10_000
_SIGN: Final = ":"
_log: Final = logging.getLogger(__name__)
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


class Proof(NamedTuple):
    """By what somebody came in."""

    claim: Claim | None = None
    token: str | None = None


Doubt = Callable[[str | None], None]
"""Hears that a guest may not be let in any more; with none, that anybody may not."""


class _Known(NamedTuple):
    """What the store said of a guest, and when."""

    at: int
    sessions: frozenset[str] | None
    """None for a guest without an account."""
    there: bool = True
    """Whether the guest has a name, and so was not deleted."""

    def admits(self, claim: Claim) -> bool:
        """Whether a cookie that says this is good."""
        return self.sessions is None or claim.session in self.sessions


class Sessions:
    """Which cookies and tokens are valid."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._bots: OrderedDict[str, tuple[int, ProgramData]] = OrderedDict()
        self._doubts: list[Doubt] = []
        database.notices.on(TOPIC, self._heard)
        database.notices.hear(self._lost)

    async def admits(self, claim: Claim) -> bool:
        """Whether a cookie that says this is good."""
        known = self._known.get(claim.guest)
        if known is not None and self._fresh(known.at) and known.admits(claim):
            return True
        return (await self._look(claim)).admits(claim)

    async def program(self, token: str) -> ProgramData | None:
        """The program that has a token."""
        at, known = self._bots.get(hashed(token), (0, None))
        return known if known is not None and self._fresh(at) else await self._look_for(token)

    async def holds(self, proof: Proof) -> bool:
        """Whether the store still lets somebody in by what they came with."""
        if proof.token is not None:
            return await self._look_for(proof.token) is not None
        if proof.claim is None:
            return True
        known = await self._look(proof.claim)
        return known.there and known.admits(proof.claim)

    def watch(self, doubt: Doubt) -> None:
        """Let somebody hear whose sessions or tokens have ended."""
        self._doubts.append(doubt)

    async def changed(self, guest: str) -> None:
        """The sessions of a guest, or the token of a program, are not what they were."""
        self._forget(guest)
        if not self._database.shared:
            return
        try:
            await self._database.write(tell_of_sessions, self._database, guest)
        except Unavailable as error:
            _log.warning("other processes were not told of a session: %s", error)

    def _heard(self, _process: str, guest: str) -> None:
        self._forget(None if guest == ANYBODY else guest)

    def _lost(self, notice: Notice | None) -> None:
        """Anything may have changed, perhaps by a command of the host."""
        if notice is None:
            self._forget(None)

    def _forget(self, guest: str | None) -> None:
        if guest is None:
            self._known.clear()
        else:
            self._known.pop(guest, None)
        self._bots.clear()
        for doubt in self._doubts:
            doubt(guest)

    async def _look_for(self, token: str) -> ProgramData | None:
        key = hashed(token)
        found = await self._database.read(_program, key)
        if found is None:
            self._bots.pop(key, None)
            return None
        if self._now() - (found.used or 0) > _SEEN_MILLISECONDS:
            await self._database.write(store.use_bot, found.guest, self._now())
        _remember(self._bots, key, (self._now(), found))
        return found

    async def _look(self, claim: Claim) -> _Known:
        now = self._now()
        there, sessions = await self._database.read(_standing, claim.guest)
        kept = None if sessions is None else frozenset(one.id for one in sessions)
        known = _Known(now, kept, there=there)
        _remember(self._known, claim.guest, known)
        used = next((one for one in sessions or () if one.id == claim.session), None)
        if used is not None and now - used.seen > _SEEN_MILLISECONDS:
            await self._database.write(store.see_session, used.id, now)
        return known

    def _fresh(self, at: int) -> bool:
        return self._now() - at < LOOK_MILLISECONDS


def tell_of_sessions(connection: Connection, database: Database, guest: str) -> None:
    """Tell other processes that sessions of somebody have ended."""
    notify(connection, partial(database.notices.word, TOPIC, guest))


def _standing(connection: Connection, guest: str) -> tuple[bool, list[SessionData] | None]:
    """Whether a guest is there, and the sessions that let them in; none without an account."""
    there = find_guest(connection, guest) is not None
    if is_banned(connection, guest):
        return there, []
    kept = store.account_of(connection, guest) is not None
    return there, store.sessions_of(connection, guest) if kept else None


def _program(connection: Connection, token: str) -> ProgramData | None:
    found = store.bot_by_token(connection, token)
    return None if found is None or is_banned(connection, found.guest) else found


def _remember(kept: OrderedDict[str, T], key: str, value: T) -> None:
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > _KEPT:
        kept.popitem(last=False)

"""Mail to those whose turn it is in games by days, once a turn, if they wish for it."""

import asyncio
import logging
import time
from collections.abc import Callable, Generator
from typing import Final, NamedTuple, final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sevenwonders.messages import messages
from sevenwonders.server.accounts import store as accounts
from sevenwonders.server.accounts.rows import AccountData
from sevenwonders.server.background import repeat
from sevenwonders.server.errors import Unavailable
from sevenwonders.server.identity import Identity
from sevenwonders.server.mail.post import AT_ONCE, LAST_SECONDS, Post
from sevenwonders.server.presence.people import People
from sevenwonders.server.service.service import Service
from sevenwonders.server.service.situation import Situation
from sevenwonders.server.store.database import Database
from sevenwonders.server.turns import mailed

DAY: Final = 24 * 3600
MINUTE: Final = 60 * 1000
HOUR: Final = 60 * MINUTE
TRIES: Final = 6
"""How often a mail is tried: for an hour."""
LOOK_SECONDS: Final = 60.0
DELAY: Final = 10 * MINUTE
"""How long somebody may take before they are written to, in milliseconds."""
_log: Final = logging.getLogger(__name__)


_Turn = tuple[str, str, int]


class _Owed(NamedTuple):
    """A decision that somebody owes for a while."""

    guest: str
    table: str
    stage: int
    deadline: int
    others: tuple[str, ...]

    @property
    def turn(self) -> _Turn:
        """Whose turn it is, and which."""
        return self.guest, self.table, self.stage


class _Failed(NamedTuple):
    """A mail that was not sent."""

    tries: int
    again: int
    """When it is tried again, in milliseconds since 1970."""


def _now() -> int:
    return time.time_ns() // 1_000_000


@final
class TurnLetters:
    """Looks from time to time who is to be written to."""

    def __init__(
        self,
        database: Database,
        service: Service,
        post: Post,
        identity: Identity,
        people: People,
        *,
        now: Callable[[], int] = _now,
    ) -> None:
        self._database = database
        self._service = service
        self._post = post
        self._identity = identity
        self._people = people
        self._now = now
        self._failed: dict[_Turn, _Failed] = {}
        """Of which turns a mail was not sent, for as long as they last."""

    async def run(self) -> None:
        """Look, until cancelled."""
        await repeat(self.write, LOOK_SECONDS, _log, "turn emails could not be sent")

    async def write(self) -> None:
        """Write to all who owe a decision for a while, are not there and wish to be told."""
        found: list[_Owed] = []
        for table in await self._database.read(mailed.tables_by_days, DAY):
            try:
                found += self._owed(await self._service.situation(table))
            except Unavailable:
                raise
            except Exception:  # noqa: BLE001 -- the other tables go on
                _log.exception("nobody at a table was written to")
        turns = {one.turn for one in found}
        self._failed = {turn: one for turn, one in self._failed.items() if turn in turns}
        owed = [one for one in found if self._is_due(one)]
        for first in range(0, len(owed), AT_ONCE):
            some = owed[first : first + AT_ONCE]
            told = await asyncio.gather(*map(self._write_to, some), return_exceptions=True)
            for error in told:
                if isinstance(error, Unavailable):
                    raise error
                if isinstance(error, Exception):
                    _log.error("a mail about a turn could not be written", exc_info=error)
            if False in told and True not in told:
                # The mail server takes nothing now: the rest is for the next time.
                return

    def _is_due(self, owed: _Owed) -> bool:
        failed = self._failed.get(owed.turn)
        if failed is not None and self._now() < failed.again:
            return False
        return self._people.presence(owed.guest) != "here"

    def _owed(self, now: Situation) -> Generator[_Owed]:
        table, clock = now.table, now.table.clock
        if now.game is None or table.status != "playing" or clock.paused is not None:
            return
        for ask in now.game.state.pending():
            seat, time_of = table.seats[ask.seat], clock.seats.get(int(ask.seat))
            if seat.guest is None or seat.away or time_of is None or time_of.deadline is None:
                continue
            if self._now() - time_of.began >= DELAY:
                others = tuple(one.name for one in table.seats if one.seat != seat.seat)
                yield _Owed(seat.guest, table.id, clock.stage, time_of.deadline, others)

    async def _write_to(self, owed: _Owed) -> bool | None:
        """Whether somebody was written to; none where they are not to be."""
        found = await self._database.read(accounts.account_of, owed.guest)
        if found is None or found.mail is None or not found.turn_mail:
            return None
        if not await self._claimed(owed):
            return None
        sending = asyncio.create_task(self._send(owed, found, found.mail))
        sent = False
        try:
            sent = await asyncio.shield(sending)
        except asyncio.CancelledError:
            # The server ends: what was taken by the mail server is not sent twice.
            done, _ = await asyncio.wait({sending}, timeout=LAST_SECONDS)
            sent = any(one.exception() is None and one.result() for one in done)
            sending.cancel()
            raise
        finally:
            if not sent and self._tries_again(owed):
                await self._database.write(mailed.unclaim, owed.guest, owed.table, owed.stage)
        return sent

    def _tries_again(self, owed: _Owed) -> bool:
        """Wait twice as long as the last time; after some tries never again."""
        failed = self._failed.get(owed.turn)
        tries = 1 if failed is None else failed.tries + 1
        self._failed[owed.turn] = _Failed(tries, self._now() + MINUTE * 2**tries)
        if tries == TRIES:
            _log.error("a mail about a turn was not sent in %s tries, and is given up", tries)
        return tries < TRIES

    async def _claimed(self, owed: _Owed) -> bool:
        """Whether this process is the one to write of a turn, and nobody has."""

        def claim(connection: Connection) -> bool:
            return mailed.claim(connection, owed.guest, owed.table, owed.stage)

        try:
            return await self._database.write(claim)
        except IntegrityError:
            return False

    async def _send(self, owed: _Owed, to: AccountData, mail: str) -> bool:
        say = messages(to.language).say
        stop = f"{self._post.url}/letters/{self._identity.letter_code(owed.guest)}"
        hours = max(0, owed.deadline - self._now()) // HOUR
        text = "\n\n".join(
            (
                say("mail-turn", name=to.name, others=", ".join(owed.others)),
                say("mail-turn-left", n=hours),
                f"{self._post.url}/table/{owed.table}",
                say("mail-turn-stop", link=stop),
            )
        )
        one_click = f"{self._post.url}/api/letters/{self._identity.letter_code(owed.guest)}"
        subject = say("mail-turn-subject")
        return await self._post.send(mail, subject, text, unsubscribe=one_click)

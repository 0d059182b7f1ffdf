"""Mail to those whose turn it is in games by days, once a turn, if they wish for it."""

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
from sevenwonders.server.mail.post import Post
from sevenwonders.server.presence.people import People
from sevenwonders.server.service.service import Service
from sevenwonders.server.service.situation import Situation
from sevenwonders.server.store.database import Database
from sevenwonders.server.turns import mailed

DAY: Final = 24 * 3600
HOUR: Final = 3600 * 1000
LOOK_SECONDS: Final = 60.0
DELAY: Final = 10 * 60 * 1000
"""How long somebody may take before they are written to, in milliseconds."""
_log: Final = logging.getLogger(__name__)


class _Owed(NamedTuple):
    """A decision that somebody owes for a while."""

    guest: str
    table: str
    stage: int
    deadline: int
    others: tuple[str, ...]


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

    async def run(self) -> None:
        """Look, until cancelled."""
        await repeat(self.write, LOOK_SECONDS, _log, "turn emails could not be sent")

    async def write(self) -> None:
        """Write to all who owe a decision for a while, are not there and wish to be told."""
        for table in await self._database.read(mailed.tables_by_days, DAY):
            try:
                for owed in self._owed(await self._service.situation(table)):
                    if self._people.presence(owed.guest) != "here":
                        await self._write_to(owed)
            except Unavailable:
                raise
            except Exception:  # noqa: BLE001 -- the other tables go on
                _log.exception("nobody at a table was written to")

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

    async def _write_to(self, owed: _Owed) -> None:
        found = await self._database.read(accounts.account_of, owed.guest)
        if found is None or found.mail is None or not found.turn_mail:
            return
        if await self._claimed(owed):
            self._send(owed, found, found.mail)

    async def _claimed(self, owed: _Owed) -> bool:
        """Whether this process is the one to write of a turn, and nobody has."""

        def claim(connection: Connection) -> bool:
            return mailed.claim(connection, owed.guest, owed.table, owed.stage)

        try:
            return await self._database.write(claim)
        except IntegrityError:
            return False

    def _send(self, owed: _Owed, to: AccountData, mail: str) -> None:
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
        self._post.send_later(mail, say("mail-turn-subject"), text, unsubscribe=one_click)

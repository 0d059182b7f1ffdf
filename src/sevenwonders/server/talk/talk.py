"""Table chat: who sits at a table reads what is said there; partners can talk alone."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, get_args
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from sevenwonders.engine.events.redact import partner
from sevenwonders.record.notation import is_visible
from sevenwonders.server.errors import NoSeat, NotSeated
from sevenwonders.server.service.access import check_may_see
from sevenwonders.server.service.seating import check_seated
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.postgres import notify
from sevenwonders.server.store.rows import SeatData, TableData
from sevenwonders.server.talk import store
from sevenwonders.server.talk.errors import BadMessage, NoMessage
from sevenwonders.server.talk.store import MessageData, Reader
from sevenwonders.server.wire.talk import Message, Phrase, Say, Talk

LONGEST: Final = 300
_SHOWN: Final = 200
_TOPIC: Final = "talk"
_ONCE: Final = frozenset({"changed"})
"""Notices that are not repeated as long as nothing else is said."""
_LOOK_SECONDS: Final = 1.0
"""How often to look for what other processes were told, while somebody waits."""


class Talks:
    """The messages of one store."""

    def __init__(self, database: Database, service: Service, now: Callable[[], int]) -> None:
        self._database = database
        self._service = service
        self._now = now
        self._said: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        self._closed = False
        database.notices.on(_TOPIC, self._heard)

    def close(self) -> None:
        """Let nobody wait any more."""
        self._closed = True
        for said in list(self._said.values()):
            said.set()

    async def read(self, guest_id: str | None, table_id: str, after: int, wait: int) -> Talk:
        """What was said at a table after a message; waits a while if there is nothing yet."""
        until = asyncio.get_running_loop().time() + wait
        while True:
            # Who waits may have been removed meanwhile, or have another partner.
            guest, table, mine = await self._seated(guest_id, table_id)
            reader = _reader(table, guest, mine)
            said = self._said.setdefault(table_id, asyncio.Event())
            found = await self._database.read(store.messages_for, reader, after, _SHOWN)
            left = until - asyncio.get_running_loop().time()
            if found or left <= 0 or self._closed:
                return await self._told(reader, table, mine, found)
            try:
                # Where word comes of what other processes are told, nobody need look for it.
                look = left if self._database.notices.complete else _LOOK_SECONDS
                async with asyncio.timeout(min(left, look)):
                    await said.wait()
            except TimeoutError:
                continue

    async def say(self, guest_id: str | None, table_id: str, said: Say) -> Talk:
        """Say something; with ``team`` to the partner alone."""
        guest, table, mine = await self._seated(guest_id, table_id)
        if said.team and not table.options.teams:
            raise BadMessage("nobody has a partner here")
        if said.team and table.status == "open":
            # Until the game begins others may come to sit in the partner's seat.
            raise BadMessage("partners are known once the game has begun")
        kind, text = _checked(said)
        new = MessageData(0, mine.seat, kind, said.team, text, self._now(), guest)
        await self._keep(table_id, new)
        return await self.read(guest, table_id, said.after, 0)

    async def notice(self, table_id: str, guest: str, seat: int, notice: str) -> None:
        """Tell everybody at a table what happened to a seat."""
        if notice in _ONCE:
            last = await self._database.read(store.last_message, table_id)
            if last == (guest, notice):
                return
        new = MessageData(0, seat, "notice", team=False, text=notice, at=self._now(), guest=guest)
        await self._keep(table_id, new)

    async def silence(
        self, guest_id: str | None, table_id: str, seat: int, *, silent: bool, everywhere: bool
    ) -> Talk:
        """Read somebody no more, or again."""
        guest, table, mine = await self._seated(guest_id, table_id)
        other = _other(table, mine, seat)
        await self._database.write(
            store.silence, guest, other, table_id, silent=silent, everywhere=everywhere
        )
        return await self.read(guest, table_id, 0, 0)

    async def report(self, guest_id: str | None, table_id: str, number: int, why: str) -> None:
        """Show a message to whoever keeps the server."""
        guest, table, mine = await self._seated(guest_id, table_id)
        reader = _reader(table, guest, mine)
        if not await self._database.write(store.report_message, reader, number, why, self._now()):
            raise NoMessage

    async def _seated(self, guest_id: str | None, table_id: str) -> tuple[str, TableData, SeatData]:
        guest = await self._service.guest(guest_id)
        table = (await self._service.situation(table_id)).table
        # To strangers a private table is not there: they may not hear that they do not sit at it.
        check_may_see(table, guest.id)
        return guest.id, table, check_seated(table, guest.id)

    async def _keep(self, table_id: str, new: MessageData) -> None:
        def kept(connection: Connection) -> None:
            store.add_message(connection, table_id, new)
            notify(connection, partial(self._database.notices.word, _TOPIC, table_id))

        await self._database.write(kept)
        self._wake(table_id)

    def _heard(self, _process: str, table_id: str) -> None:
        self._wake(table_id)

    def _wake(self, table_id: str) -> None:
        said = self._said.pop(table_id, None)
        if said is not None:
            said.set()

    async def _told(
        self, reader: Reader, table: TableData, mine: SeatData, found: list[MessageData]
    ) -> Talk:
        others = {one.guest: one.seat for one in table.seats if one.guest is not None}
        names = {one.guest: one.name for one in table.seats}
        unheard = await self._database.read(store.silenced_by, reader, list(others))
        return Talk(
            messages=tuple(
                Message(
                    id=one.id,
                    # People may have changed seats since, or left.
                    seat=others.get(one.guest),
                    name=names.get(one.guest) or one.name,
                    kind=one.kind,
                    text=one.text,
                    team=one.team,
                    at=one.at,
                )
                for one in found
            ),
            silenced=tuple(sorted(others[guest] for guest in unheard)),
            partner=partner(mine.seat) if table.options.teams else None,
        )


def _reader(table: TableData, guest: str, mine: SeatData) -> Reader:
    team = (mine.seat, partner(mine.seat)) if table.options.teams else (mine.seat,)
    return Reader(guest, table.id, team)


def _other(table: TableData, mine: SeatData, seat: int) -> str:
    if not 0 <= seat < len(table.seats):
        raise NoSeat(seat, len(table.seats))
    other = table.seats[seat].guest
    if other is None or seat == mine.seat:
        raise NotSeated
    return other


def _checked(said: Say) -> tuple[str, str]:
    """Kind and text of what is said."""
    if said.phrase is not None:
        if said.phrase not in get_args(Phrase):
            raise BadMessage("no such phrase")
        return "phrase", said.phrase
    text = " ".join(said.text.split())
    if not text:
        raise BadMessage("it is empty")
    if len(text) > LONGEST:
        raise BadMessage(f"it is longer than {LONGEST} characters")
    if not is_visible(text):
        raise BadMessage("it has invisible characters")
    return "text", text

"""Everything a person can do: guests, tables, choices.

A request is worked out on what was read, without side effects, and written in one transaction
that fails if the table has changed meanwhile; only then is anyone told. Where bots decide with it,
a thread works it out, and others are served meanwhile; bots that search do so afterwards.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sevenwonders.bots.why import Why
from sevenwonders.server import deals, identity
from sevenwonders.server.errors import Busy, NoGuest, NoTable, NotOver, NotPlaying
from sevenwonders.server.names import checked_name
from sevenwonders.server.ratings.check import check_seats
from sevenwonders.server.service import access, seating
from sevenwonders.server.service.announce import Announcer, Silence
from sevenwonders.server.service.commit import Plan, Planner, played_on, stepped
from sevenwonders.server.service.game import Step
from sevenwonders.server.service.hints import Hints
from sevenwonders.server.service.hosts import NO_LIMIT, Hosts, MostBots
from sevenwonders.server.service.keep import record_at
from sevenwonders.server.service.new_tables import NewTables, begun
from sevenwonders.server.service.searching import SearchingBots
from sevenwonders.server.service.show import show_choice, show_news, show_row, show_table
from sevenwonders.server.service.situation import Situation
from sevenwonders.server.service.writer import Writer
from sevenwonders.server.settings import PATIENCE
from sevenwonders.server.store import guests, tables
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.rows import TableData
from sevenwonders.server.thinking.bot_threads import BotThreads
from sevenwonders.server.thinking.thinkers import Thinkers
from sevenwonders.server.wire.requests import NewTable
from sevenwonders.server.wire.table import Guest, Lobby, Sealed, Seen, Table, Waiting

_LISTED: Final = 50
"""Tables of a kind in a list; all games of a guest that are under way are in it."""
_NAMELESS: Final = "Player"
"""The name of people who deleted their data, in games of others, with the seat's number."""


def _now() -> int:
    return time.time_ns() // 1_000_000


def _left(now: Situation, guest_id: str) -> TableData:
    """The table without a guest; in the middle of a game a bot has their seat."""
    mine = seating.seat_of(now.table, guest_id)
    owed = 0 if now.game is None or mine is None else now.game.next_of(mine.seat)
    return seating.leave(now.table, guest_id, owed)


class Service:
    """The tables of one store. Guests are given by their ids, as the cookie has them."""

    def __init__(
        self,
        database: Database,
        announcer: Announcer | None = None,
        *,
        secret: Callable[[], bytes] = deals.new_secret,
        now: Callable[[], int] = _now,
        hints: Hints | None = None,
        thinkers: Thinkers | None = None,
        searching_bots: MostBots = NO_LIMIT,
        patience: int = PATIENCE,
    ) -> None:
        self._database = database
        self._bot_threads = BotThreads()
        self._writer = Writer(database, announcer or Silence(), now, thinkers, self._bot_threads)
        self._hosts = Hosts(database, searching_bots)
        self._new_tables = NewTables(
            database, self._writer, self._hosts, secret, now, search=thinkers is None
        )
        self._now = now
        self._hints = hints or Hints(thinkers=thinkers, bot_threads=self._bot_threads)
        # Where nobody thinks for them, bots that search decide with the others.
        self._searching = SearchingBots(database, self._writer, thinkers) if thinkers else None
        self._search = thinkers is None
        self._patience = patience

    async def let_bots_search(self) -> None:
        """Let bots take decisions that an earlier process left, until cancelled."""
        if self._searching is not None:
            await self._searching.run()

    async def close(self) -> None:
        """Let no bot think any more, and what is being written come to its end."""
        if self._searching is not None:
            await self._searching.close()
        await self._writer.close()

    async def guest(self, guest_id: str | None) -> Guest:
        """The guest with an id; refuses an unknown id."""
        if guest_id is None:
            raise NoGuest
        found = await self._database.read(guests.find_guest, guest_id)
        if found is None:
            raise NoGuest
        return found

    async def name_guest(self, guest_id: str | None, name: str) -> Guest:
        """Create or rename a guest; seats that are already taken keep the old name."""
        called = checked_name(name)
        if guest_id is not None:
            known = await self._database.write(guests.rename_guest, guest_id, called)
            if known:
                return Guest(guest_id, called)
        new = Guest(identity.new_guest(), called)
        await self._database.write(guests.add_guest, new, self._now())
        return new

    async def lobby(self, guest_id: str | None) -> Lobby:
        """A guest's tables, and those with a free seat."""
        mine, others = await self._database.read(tables.listed_tables, guest_id, _LISTED)
        return Lobby(
            tuple(show_row(table, guest_id) for table in mine),
            tuple(show_row(table, guest_id) for table in others),
        )

    async def table_for(self, guest_id: str | None, table_id: str, after: int = 0) -> Table:
        """A table as a guest sees it, with what happened after a number."""
        now = await self._writer.situation(table_id)
        access.check_may_see(now.table, guest_id)
        return show_table(now, guest_id, after)

    async def news_of(
        self, guest_id: str | None, table_id: str, seq: int
    ) -> tuple[int, Seen | Waiting] | None:
        """What is new at a table for a guest who knows it up to a number; None if nothing is."""
        now = await self._writer.situation(table_id)
        access.check_may_see(now.table, guest_id)
        if now.table.seq <= seq:
            return None
        return now.table.seq, show_news(now, guest_id, seq)

    async def version_of(self, guest_id: str | None, table_id: str) -> int:
        """The version of a table, for guests who may see it."""
        table = (await self._writer.situation(table_id)).table
        access.check_may_see(table, guest_id)
        return table.version

    async def situation(self, table_id: str) -> Situation:
        """A table with its game, for other parts of the server."""
        return await self._writer.situation(table_id)

    async def reshape(
        self, table_id: str, reshaped: Callable[[Situation], TableData], *, by: str | None = None
    ) -> None:
        """Change who sits at a table, or its clock, for other parts of the server."""

        def plan(now: Situation) -> Plan | None:
            if by is not None:
                access.check_may_see(now.table, by)
            return self._reseated(now, reshaped(now))

        await self._writer.change(table_id, plan, by)

    async def record(self, table_id: str, guest_id: str | None = None) -> str:
        """The record of a finished game, with its secret, for guests who may see the table."""
        table, game, *_ = await self._writer.situation(table_id)
        access.check_may_see_all(table, guest_id)
        if game is None or table.status != "over":
            raise NotOver
        return record_at(table, game.state).text()

    async def create(
        self, guest_id: str | None, wanted: NewTable, *, address: str | None = None
    ) -> Table:
        """Create a table; the asker is its host and sits in the first seat.

        Asked again with the same key, the guest gets the same table.
        """
        guest = await self.guest(guest_id)
        return await self.table_for(guest.id, await self._new_tables.create(guest, wanted, address))

    async def join(
        self,
        guest_id: str | None,
        table_id: str,
        seat: int | None = None,
        *,
        address: str | None = None,
    ) -> Table:
        """Sit down, change seats while the table is open, or come back to a seat one left."""
        guest = await self.guest(guest_id)
        table = (await self._writer.situation(table_id)).table
        waking = seating.wakes(table, guest.id)

        def seated(old: TableData) -> TableData:
            if seating.wakes(old, guest.id) and not waking:
                # The last of the others left just now, and their bots do not count any more.
                raise Busy(table_id)
            return seating.join(old, guest, seat)

        # The bots of a game that nobody plays do not count: from now on they do again.
        async with self._hosts.beginning(table if waking else None, address):
            return await self._reseat(guest.id, table_id, seated)

    async def set_bot(
        self,
        guest_id: str | None,
        table_id: str,
        seat: int,
        bot: str | None,
        *,
        remove: bool = False,
    ) -> Table:
        """Give a seat to a bot, or with none empty it; for the host, before the game.

        Who is removed from it cannot sit down again.
        """
        guest = await self.guest(guest_id)
        return await self._reseat(
            guest.id,
            table_id,
            lambda old: seating.place_bot(old, guest.id, seat, bot, remove=remove),
        )

    async def start(
        self, guest_id: str | None, table_id: str, *, address: str | None = None
    ) -> Table:
        """Deal. Once the game has begun, a second start by the host changes nothing."""
        guest = await self.guest(guest_id)

        def plan(now: Situation) -> Plan | None:
            seating.check_host(now.table, guest.id)
            return begun(now.table, search=self._search) if now.table.status == "open" else None

        now = await self._writer.situation(table_id)
        access.check_may_see(now.table, guest.id)
        if now.table.status == "open":
            await self._database.read(check_seats, now.table)
        beginning = now.table if now.table.status == "open" else None
        async with self._hosts.beginning(beginning, address):
            return await self._change(guest.id, table_id, plan)

    async def leave(self, guest_id: str | None, table_id: str) -> Table | None:
        """Stand up; a bot plays on in the guest's name while others are there, else all wait.

        None where a private table is not there any more for who has left it.
        """
        guest = await self.guest(guest_id)

        def plan(now: Situation) -> Plan | None:
            return self._reseated(now, _left(now, guest.id))

        await self._changed(guest.id, table_id, plan)
        with suppress(NoTable):
            return await self.table_for(guest.id, table_id)
        return None

    async def forget(self, guest_id: str) -> None:
        """Remove a guest from all tables, and their name from every seat they ever had."""
        mine = await self._database.read(tables.tables_of, guest_id)
        elsewhere = await self._database.read(tables.tables_inviting, guest_id)

        def plan(now: Situation) -> Plan | None:
            left = access.forgotten(_left(now, guest_id), guest_id)
            mine = seating.seat_of(left, guest_id)
            if mine is not None:
                left = seating.renamed(left, guest_id, f"{_NAMELESS} {mine.seat + 1}")
            return self._reseated(now, left)

        for table_id in dict.fromkeys((*(table.id for table in mine), *elsewhere)):
            await self._writer.change(table_id, plan, guest_id)

    async def stand_in(self, guest_id: str | None, table_id: str, seat: int) -> Table:
        """Let a bot decide for a person who is late; they can come back by joining.

        The first time they are warned; from the stated time on a bot takes their place.
        """
        guest = await self.guest(guest_id)

        def plan(now: Situation) -> Plan | None:
            asks = () if now.game is None else now.game.state.pending()
            owing = {int(ask.seat): int(ask.decision) for ask in asks}
            when = seating.Waiting(self._now(), self._patience)
            table = seating.stand_in(now.table, guest.id, seat, owing, when)
            return self._reseated(now, table)

        return await self._change(guest.id, table_id, plan)

    async def choose(
        self,
        guest_id: str | None,
        table_id: str,
        decision: int,
        seat: int,
        text: str,
        *,
        after: int = 0,
    ) -> Table:
        """Decide. The same again changes nothing; until the reveal, another choice replaces it."""
        await self._choose(guest_id, table_id, decision, seat, text)
        return await self.table_for(guest_id, table_id, after)

    async def choose_briefly(
        self,
        guest_id: str | None,
        table_id: str,
        decision: int,
        seat: int,
        text: str,
        *,
        after: int,
    ) -> Table | Sealed:
        """The same, in brief if nothing else is new for a guest who knows all up to a number."""
        await self._choose(guest_id, table_id, decision, seat, text)
        return show_choice(await self._writer.situation(table_id), guest_id, after)

    async def _choose(
        self, guest_id: str | None, table_id: str, decision: int, seat: int, text: str
    ) -> None:
        def choose(step: Step) -> None:
            step.choose(seat, decision, text)

        await self._step(guest_id, table_id, seat, choose)

    async def withdraw(
        self, guest_id: str | None, table_id: str, decision: int, seat: int, *, after: int = 0
    ) -> Table:
        """Take a choice back until the reveal; what is not sealed needs nothing."""

        def withdraw(step: Step) -> None:
            step.withdraw(seat, decision)

        await self._step(guest_id, table_id, seat, withdraw)
        return await self.table_for(guest_id, table_id, after)

    async def hint(self, guest_id: str | None, table_id: str, decision: int, seat: int) -> Why:
        """What a bot thinks of a guest's open decision, where the table allows hints."""
        guest = await self.guest(guest_id)
        now = await self._writer.situation(table_id)
        access.check_may_see(now.table, guest.id)
        return await self._hints.give(guest.id, now, decision, seat)

    async def rematch(
        self, guest_id: str | None, table_id: str, *, address: str | None = None
    ) -> Table:
        """Play again with the same people and a new deal; all who ask get the same table."""
        guest = await self.guest(guest_id)
        return await self.table_for(
            guest.id, await self._new_tables.rematch(guest, table_id, address)
        )

    async def _reseat(
        self, guest_id: str, table_id: str, seated: Callable[[TableData], TableData]
    ) -> Table:
        def plan(now: Situation) -> Plan | None:
            return self._reseated(now, seated(now.table))

        return await self._change(guest_id, table_id, plan)

    async def _step(
        self,
        guest_id: str | None,
        table_id: str,
        seat: int,
        do: Callable[[Step], None],
    ) -> None:
        guest = await self._player(guest_id, table_id)

        def plan(now: Situation) -> Plan | None:
            seating.check_seat(now.table, guest, seat)
            if now.game is None:
                raise NotPlaying
            step = Step.of(now.game)
            do(step)
            return stepped(now, step, search=self._search)

        await self._changed(guest, table_id, plan)

    async def _player(self, guest_id: str | None, table_id: str) -> str:
        """Players of a table are guests: only others are looked up in the store."""
        if guest_id is None:
            raise NoGuest
        now = await self._writer.situation(table_id)
        if seating.seat_of(now.table, guest_id) is None:
            await self.guest(guest_id)
        return guest_id

    async def _change(self, guest_id: str, table_id: str, plan: Planner) -> Table:
        await self._changed(guest_id, table_id, plan)
        return await self.table_for(guest_id, table_id)

    async def _changed(self, guest_id: str, table_id: str, plan: Planner) -> None:
        def allowed(now: Situation) -> Plan | None:
            access.check_may_see(now.table, guest_id)
            return plan(now)

        await self._writer.change(table_id, allowed, guest_id)

    def _reseated(self, now: Situation, table: TableData) -> Plan | None:
        """After a change of seats the game continues, if bots have to decide now."""
        if table == now.table:
            return None
        if now.game is None:
            return Plan(table)
        step = Step.of(now.game)
        for before, after in zip(now.table.seats, table.seats, strict=True):
            if before.away and not after.away:
                step.take_back(before.seat, before.played_from)
        return played_on(table, step, search=self._search)

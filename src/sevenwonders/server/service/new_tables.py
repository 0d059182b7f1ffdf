"""New tables: laid as they are wanted, or for the people of a game that is over."""

from collections.abc import Callable

from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from sevenwonders.engine.vocabulary import RULES
from sevenwonders.server.errors import Busy, NotOver
from sevenwonders.server.first_game import SECRET, as_first_game
from sevenwonders.server.ratings.check import check_seats, check_terms
from sevenwonders.server.service import seating, terms
from sevenwonders.server.service.access import check_may_see, with_same_people
from sevenwonders.server.service.commit import Conflict, Plan, played_on
from sevenwonders.server.service.game import Step
from sevenwonders.server.service.hosts import Hosts
from sevenwonders.server.service.laying import checked_options, new_table
from sevenwonders.server.service.writer import TRIES, Writer
from sevenwonders.server.store import tables
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.rows import TableData
from sevenwonders.server.wire.requests import NewTable
from sevenwonders.server.wire.table import Guest


class NewTables:
    """Makes tables in one store, and begins their games where that is asked for."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        hosts: Hosts,
        secret: Callable[[], bytes],
        now: Callable[[], int],
        *,
        search: bool,
    ) -> None:
        """``search`` says whether bots that search choose with the others, or later."""
        self._database = database
        self._writer = writer
        self._hosts = hosts
        self._secret = secret
        self._now = now
        self._search = search

    async def create(self, guest: Guest, wanted: NewTable, address: str | None) -> str:
        """The id of a table as it is wanted; with the same key, of the same table."""
        if wanted.first:
            wanted = as_first_game(wanted)
        if wanted.key is None:
            return await self._lay(guest, wanted, address)
        asked_by = f"{guest.id}/{wanted.key}"
        async with self._writer.lock(asked_by):
            laid = await self._laid(asked_by)
            if laid is None:
                try:
                    return await self._lay(guest, wanted, address, asked_by)
                except IntegrityError:
                    # Another process may have laid it meanwhile.
                    laid = await self._laid(asked_by)
                    if laid is None:
                        raise
            return laid

    async def rematch(self, guest: Guest, table_id: str, address: str | None) -> str:
        """The id of the table where the people of this one play again, which is made once."""
        async with self._writer.lock(table_id):
            for _ in range(TRIES):
                now = await self._writer.situation(table_id)
                old = now.table
                check_may_see(old, guest.id)
                seating.check_seated(old, guest.id)
                if old.status != "over":
                    raise NotOver
                if old.rematch is not None:
                    return old.rematch
                table = self._again(old, guest)
                async with self._hosts.beginning(table, address):
                    plan = await self._writer.work(table, begun, table, search=self._search)
                    pointer = Plan(replace(old, rematch=plan.table.id), now.game)
                    try:
                        new, _ = await self._writer.write((None, plan), (now, pointer))
                    except Conflict:
                        continue
                return new.id
        raise Busy(table_id)

    async def _laid(self, asked_by: str) -> str | None:
        return await self._database.read(tables.table_asked_by, asked_by)

    async def _lay(
        self, guest: Guest, wanted: NewTable, address: str | None, asked_by: str | None = None
    ) -> str:
        options = checked_options(wanted)
        seats = seating.lay_seats(guest, options.players, wanted.bots)
        table = new_table(
            options,
            guest.id,
            seats,
            hints=wanted.hints,
            access=wanted.access,
            secret=SECRET if wanted.first else self._secret(),
            now=self._now(),
            asked_by=asked_by,
        )
        table = replace(table, terms=terms.checked(wanted.terms))
        check_terms(table)
        if wanted.start:
            await self._database.read(check_seats, table)
        async with self._hosts.beginning(table if wanted.start else None, address):
            plan = Plan(table)
            if wanted.start:
                plan = await self._writer.work(table, begun, table, search=self._search)
            (made,) = await self._writer.write((None, plan))
        return made.id

    def _again(self, old: TableData, guest: Guest) -> TableData:
        """A table for the people and bots of another, by the rules of today."""
        seats = seating.rematch_seats(old, guest.id)
        table = new_table(
            replace(old.options, rules=RULES),
            guest.id,
            seats,
            hints=old.hints,
            access=old.access,
            secret=self._secret(),
            now=self._now(),
        )
        table = replace(table, terms=terms.again(old.terms, seats))
        return with_same_people(table, old)


def begun(table: TableData, *, search: bool) -> Plan:
    """Deal, and let the bots choose first; refuses empty seats."""
    seating.check_full(table)
    return played_on(table, Step.first(table.options, table.secret), search=search)

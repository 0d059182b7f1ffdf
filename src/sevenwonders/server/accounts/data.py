"""What is kept of a person: all of it to take away, or to have deleted."""

from collections.abc import Mapping

from sqlalchemy import Connection, select

from sevenwonders.server.accounts import store
from sevenwonders.server.accounts.accounts import Accounts
from sevenwonders.server.accounts.bots import Bots
from sevenwonders.server.accounts.sessions import Claim, Sessions
from sevenwonders.server.history.store import forget_results, results_of
from sevenwonders.server.ratings.store import changes_of, is_public, ratings_of
from sevenwonders.server.ratings.told import changed, told
from sevenwonders.server.service.seating import seat_of
from sevenwonders.server.service.service import Service
from sevenwonders.server.store import guests, tables
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.schema import choice
from sevenwonders.server.talk.store import forget_talk, reported_by, said_by, silenced_names
from sevenwonders.server.wire.account import Export, ExportedMessage, ExportedReport, ExportedTable

_ALL = 1_000_000


class Data:
    """Exports and deletes."""

    def __init__(
        self,
        database: Database,
        accounts: Accounts,
        sessions: Sessions,
        bots: Bots,
        service: Service,
    ) -> None:
        self._database = database
        self._accounts = accounts
        self._sessions = sessions
        self._bots = bots
        self._service = service

    async def export(self, claim: Claim | None) -> Export:
        """Everything that is kept of a guest."""
        about = await self._accounts.about(claim)
        mine = await self._database.read(tables.tables_of, about.guest)
        seats = {
            table.id: seat.seat
            for table in mine
            if (seat := seat_of(table, about.guest)) is not None
        }
        made = await self._database.read(_choices_of, seats)
        said = await self._database.read(said_by, about.guest)
        silenced = await self._database.read(silenced_names, about.guest)
        reported = await self._database.read(reported_by, about.guest)
        results = await self._database.read(results_of, about.guest)
        rated = await self._database.read(ratings_of, about.guest)
        changes = await self._database.read(changes_of, about.guest, _ALL)
        public = await self._database.read(is_public, about.guest)
        return Export(
            account=about,
            results=tuple(results),
            ratings=tuple(map(told, rated)),
            rating_changes=tuple(map(changed, changes)),
            public=public,
            messages=tuple(ExportedMessage(*one) for one in said),
            silenced=tuple(silenced),
            reports=tuple(ExportedReport(*one) for one in reported),
            sessions=tuple(await self._accounts.sessions(claim)) if about.kept else (),
            bots=tuple(await self._bots.mine(claim)) if about.kept else (),
            tables=tuple(
                ExportedTable(
                    id=table.id,
                    status=table.status,
                    edition=table.options.edition,
                    boxes=table.options.boxes,
                    names=tuple(seat.name for seat in table.seats),
                    seat=seats[table.id],
                    choices=tuple(made.get(table.id, ())),
                    created=table.created,
                    updated=table.updated,
                )
                for table in mine
            ),
        )

    async def delete(self, claim: Claim | None, password: str) -> None:
        """Forget a guest and their account; games of others go on, without the name."""
        guest = await self._accounts.guest(claim)
        if await self._accounts.find(guest.id) is not None:
            await self._accounts.proved(claim, password)
        bots = await self._database.read(store.bots_of, guest.id)
        for one in (*(bot.guest for bot in bots), guest.id):
            await self._service.forget(one)
            await self._database.write(_forgotten, one)
            await self._sessions.changed(one)


def _choices_of(connection: Connection, seats: Mapping[str, int]) -> dict[str, list[str]]:
    """What a person chose at tables where they have these seats."""
    rows = connection.execute(
        select(choice.c.table_id, choice.c.seat, choice.c.text)
        .where(choice.c.table_id.in_(seats))
        .order_by(choice.c.table_id, choice.c.decision)
    )
    made: dict[str, list[str]] = {}
    for table_id, seat, text in rows:
        if seat == seats[table_id]:
            made.setdefault(table_id, []).append(text)
    return made


def _forgotten(connection: Connection, guest: str) -> None:
    store.delete_account(connection, guest)
    guests.forget_guest(connection, guest)
    forget_results(connection, guest)
    forget_talk(connection, guest)

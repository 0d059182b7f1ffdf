"""What is kept of a person: all of it to take away, or to have deleted."""

from sqlalchemy import select

from sevenwonders.server.accounts import store
from sevenwonders.server.accounts.accounts import Accounts
from sevenwonders.server.accounts.bots import Bots
from sevenwonders.server.accounts.sessions import Claim, Sessions
from sevenwonders.server.service.seating import seat_of
from sevenwonders.server.service.service import Service
from sevenwonders.server.store import guests, tables
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.schema import choice
from sevenwonders.server.wire.account import Export, ExportedTable

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
        async with self._database.reading() as connection:
            mine = await tables.tables_of(connection, about.guest, _ALL)
            seats = {
                table.id: seat.seat
                for table in mine
                if (seat := seat_of(table, about.guest)) is not None
            }
            rows = await connection.execute(
                select(choice.c.table_id, choice.c.seat, choice.c.text)
                .where(choice.c.table_id.in_(seats))
                .order_by(choice.c.table_id, choice.c.decision)
            )
            made: dict[str, list[str]] = {}
            for table_id, seat, text in rows:
                if seat == seats[table_id]:
                    made.setdefault(table_id, []).append(text)
        return Export(
            account=about,
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
        async with self._database.reading() as connection:
            bots = await store.bots_of(connection, guest.id)
        for one in (*(bot.guest for bot in bots), guest.id):
            await self._service.forget(one)
            async with self._database.writing() as connection:
                await store.delete_account(connection, one)
                await guests.forget_guest(connection, one)
            self._sessions.changed(one)
        self._sessions.revoked()

"""Who can come to a table: by the list of a private one, by its invitation, or by its access."""

from collections.abc import Callable
from typing import final

from sevenwonders.server.service import access
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.rows import TableData
from sevenwonders.server.wire.table import Access, Guest, Table


@final
class Invitations:
    """Who can come to the tables of one store."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def accept(self, guest_id: str | None, table_id: str, invitation: str) -> Table:
        """Come to a private table by its invitation."""
        guest = await self._service.guest(guest_id)
        await self._service.reshape(
            table_id, lambda now: access.accepted(now.table, guest, invitation)
        )
        return await self._service.table_for(guest.id, table_id)

    async def open_to(self, guest_id: str | None, table_id: str, wanted: Access) -> Table:
        """Let others come to a table than before; for the host, before the game."""
        return await self._change(
            guest_id, table_id, lambda old, host: access.opened_to(old, host, wanted)
        )

    async def invite(self, guest_id: str | None, table_id: str, invited: Guest) -> Table:
        """Put somebody on the list of a private table; for the host."""
        return await self._change(
            guest_id, table_id, lambda old, host: access.with_guest(old, host, invited)
        )

    async def uninvite(self, guest_id: str | None, table_id: str, name: str) -> Table:
        """Take a name off the list of a private table; for the host."""
        return await self._change(
            guest_id, table_id, lambda old, host: access.without_guest(old, host, name)
        )

    async def renew_invitation(self, guest_id: str | None, table_id: str) -> Table:
        """Another invitation to a private table, in place of the old one; for the host."""
        return await self._change(guest_id, table_id, access.with_new_invitation)

    async def _change(
        self,
        guest_id: str | None,
        table_id: str,
        changed: Callable[[TableData, str], TableData],
    ) -> Table:
        guest = await self._service.guest(guest_id)
        await self._service.reshape(table_id, lambda now: changed(now.table, guest.id), by=guest.id)
        return await self._service.table_for(guest.id, table_id)

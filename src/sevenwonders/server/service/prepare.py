"""Changes by the host before the start: the game and the seating."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, final

from msgspec.structs import replace

from sevenwonders.server.ratings.check import check_terms
from sevenwonders.server.service import seating, terms
from sevenwonders.server.service.laying import checked_options
from sevenwonders.server.service.service import Service
from sevenwonders.server.service.situation import Situation
from sevenwonders.server.store.rows import TableData
from sevenwonders.server.wire.requests import WantedOptions
from sevenwonders.server.wire.table import Table

CHANGED: Final = "changed"
"""The chat notice for players when the game has changed."""
Notice = Callable[[str, str, int, str], Awaitable[None]]


@final
class Preparations:
    """Tables of one store that are not begun yet."""

    def __init__(self, service: Service, notice: Notice) -> None:
        self._service = service
        self._tell = notice

    async def play(self, guest_id: str | None, table_id: str, wanted: WantedOptions) -> Table:
        """Play another game; people keep their seats, as far as there are as many."""
        guest = await self._service.guest(guest_id)

        def reshaped(now: Situation) -> TableData:
            seating.check_host(now.table, guest.id)
            seating.check_open(now.table)
            options = checked_options(wanted)
            table = replace(
                seating.resized(now.table, options.players),
                options=options,
                hints=wanted.hints,
                terms=terms.checked(wanted.terms),
            )
            check_terms(table)
            return table

        before = await self._service.situation(table_id)
        table = await self._reshape(guest.id, table_id, reshaped)
        if table.seat is not None and table.version != before.table.version:
            await self._tell(table_id, guest.id, table.seat, CHANGED)
        return table

    async def order(self, guest_id: str | None, table_id: str, order: Sequence[int]) -> Table:
        """Change the seating."""
        guest = await self._service.guest(guest_id)
        return await self._reshape(
            guest.id, table_id, lambda now: seating.reordered(now.table, guest.id, order)
        )

    async def readmit(self, guest_id: str | None, table_id: str, name: str) -> Table:
        """Readmit a person whom the host removed."""
        guest = await self._service.guest(guest_id)
        return await self._reshape(
            guest.id, table_id, lambda now: seating.readmitted(now.table, guest.id, name)
        )

    async def _reshape(
        self, guest_id: str, table_id: str, reshaped: Callable[[Situation], TableData]
    ) -> Table:
        await self._service.reshape(table_id, reshaped, by=guest_id)
        return await self._service.table_for(guest_id, table_id)

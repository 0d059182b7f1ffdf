"""Games among people, for tests of what servers survive."""

from sevenwonders.server.service.service import Service
from sevenwonders.server.wire.requests import NewTable


async def laid(service: Service, guests: list[str]) -> str:
    """A game that these people have just begun."""
    table = await service.create(guests[0], NewTable(players=len(guests)))
    for guest in guests[1:]:
        await service.join(guest, table.id)
    await service.start(guests[0], table.id)
    return table.id

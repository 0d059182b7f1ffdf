"""Plays through the service until it is killed, and says what was acknowledged.

Run as ``python -m tests.server.player DATABASE GUEST...``: every guest decides at all
their tables. For each choice that the service has accepted there is a line
``table decision seat text``.
"""

import asyncio
import random
import sys

from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import open_database
from tests.server.people import decision_of, is_asked, options


async def main(url: str, guests: list[str]) -> None:
    """Play for ever, all guests at once."""
    service = Service(await open_database(url))
    while True:
        await asyncio.gather(*(play(service, guest) for guest in guests))


async def play(service: Service, guest: str) -> None:
    """Decide whatever a guest is asked for."""
    for row in (await service.lobby(guest)).mine:
        table = await service.table_for(guest, row.id)
        if table.seat is not None and is_asked(table):
            decision = decision_of(table).id
            text = random.choice(options(table)).choice
            await service.choose(guest, table.id, decision, table.seat, text)
            print(table.id, decision, table.seat, text, flush=True)  # noqa: T201 -- its work


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))

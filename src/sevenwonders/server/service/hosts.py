"""How many bots that search one host may have at unfinished games."""

from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sevenwonders.bots.registry import BOTS
from sevenwonders.server.errors import TooManyBots
from sevenwonders.server.store import tables
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.rows import TableData


def searching() -> tuple[str, ...]:
    """The bots that search, with those that the host of the server has added."""
    return tuple(name for name, bot in BOTS.items() if bot.searches)


class Hosts:
    """Lets games with searching bots begin while their host has not too many."""

    def __init__(self, database: Database, most: int | None) -> None:
        self._database = database
        self._most = most
        self._beginning: Counter[str] = Counter()
        """Bots of games that are not in the store yet, by host."""

    @asynccontextmanager
    async def beginning(self, table: TableData | None) -> AsyncGenerator[None]:
        """Begin the game of a table, if there is one and its host may."""
        names = searching()
        bots = 0 if table is None else sum(one.bot in names for one in table.seats)
        if table is None or table.host is None or self._most is None or not bots:
            yield
            return
        self._beginning[table.host] += bots
        try:
            # A game that is stored meanwhile counts twice for a moment rather than not at all.
            beginning = self._beginning[table.host]
            there = await self._database.read(tables.bots_hosted_by, table.host, names)
            if there + beginning > self._most:
                raise TooManyBots(self._most)
            yield
        finally:
            self._beginning[table.host] -= bots

"""How many bots that search one host, or one address, may have at unfinished games.

A seat counts too whose person one of them replaces when their time is up.
"""

from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from sevenwonders.bots.registry import BOTS
from sevenwonders.server.accounts.store import programs_beside
from sevenwonders.server.errors import TooManyBots
from sevenwonders.server.store import bot_seats
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.rows import TableData

_KEPT: Final = 10_000
"""The number of addresses whose games are remembered; the oldest are forgotten first."""


def searching() -> tuple[str, ...]:
    """The bots that search, with those that the host of the server has added."""
    return tuple(name for name, bot in BOTS.items() if bot.searches)


class MostBots(NamedTuple):
    """The largest number of search bots; None for no limit."""

    host: int | None = None
    address: int | None = None


NO_LIMIT: Final = MostBots()


class Hosts:
    """Lets games with searching bots begin, or go on, while not too many are under way.

    The games of an address are those that it set going in this process.
    """

    def __init__(self, database: Database, most: MostBots) -> None:
        self._database = database
        self._most = most
        self._beginning: Counter[str] = Counter()
        """Bots of games that are not in the store yet, by host and by address."""
        self._begun: OrderedDict[str, set[str]] = OrderedDict()
        """Games by the address that began them."""

    @asynccontextmanager
    async def beginning(self, table: TableData | None, address: str | None) -> AsyncGenerator[None]:
        """Set the game of a table going, if there is one and its host and address may."""
        names = searching()
        bots = 0 if table is None else bot_seats.bots_of(table, names)
        if table is None or table.host is None or not bots:
            yield
            return
        # The programs of an account count as one host.
        beside = await self._database.read(programs_beside, table.host)
        hosts = sorted({table.host, *beside})
        counted = [hosts[0]] if address is None else [hosts[0], f"@{address}"]
        self._beginning.update(dict.fromkeys(counted, bots))
        try:
            # A game that is stored meanwhile counts twice for a moment rather than not at all.
            beginning = self._beginning[hosts[0]]
            there = await self._database.read(bot_seats.bots_hosted_by, hosts, names)
            most = self._most.host
            if most is not None and there + beginning > most:
                raise TooManyBots(most)
            if address is not None:
                await self._check_address(address, names)
            yield
            if address is not None:
                self._remember(address, table.id)
        finally:
            self._beginning.subtract(dict.fromkeys(counted, bots))
            self._beginning += Counter()

    async def _check_address(self, address: str, names: tuple[str, ...]) -> None:
        most = self._most.address
        if most is None:
            return
        begun = self._begun.get(address, set())
        there = await self._database.read(bot_seats.bots_at, tuple(begun), names)
        begun.intersection_update(there)
        if sum(there.values()) + self._beginning[f"@{address}"] > most:
            raise TooManyBots(most)

    def _remember(self, address: str, table_id: str) -> None:
        self._begun.setdefault(address, set()).add(table_id)
        self._begun.move_to_end(address)
        if len(self._begun) > _KEPT:
            self._begun.popitem(last=False)

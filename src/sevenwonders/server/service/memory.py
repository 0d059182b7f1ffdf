"""Games kept in memory: a cache, rebuilt by replay whenever it lacks one."""

import asyncio
from collections import OrderedDict
from typing import Final

from sqlalchemy import Connection

from sevenwonders.server.service.game import Game, replayed
from sevenwonders.server.store.rows import ChoiceData, TableData
from sevenwonders.server.store.tables import choices_of

KEPT: Final = 512

Found = Game | list[ChoiceData] | None
"""A game that was kept, or else the choices that lead to it."""


class Memory:
    """The games last used, each as of one version of its table."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._games: OrderedDict[str, tuple[int, Game]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._games)

    def found(self, connection: Connection, table: TableData) -> Found:
        """What there is of a table's game at the version that was read; none before its start."""
        if table.status == "open":
            return None
        version, game = self._games.get(table.id, (0, None))
        if game is None or version != table.version:
            return choices_of(connection, table.id)
        return game

    async def game(self, table: TableData, found: Found) -> Game | None:
        """The game of what was found.

        A replay waits for a thread: who asks should have given the connection back by then, for
        others wait for one.
        """
        if found is None:
            return None
        if isinstance(found, Game):
            game = found
        else:
            game = await asyncio.to_thread(replayed, table.options, table.secret, found)
        self.keep(table, game)
        return game

    def keep(self, table: TableData, game: Game) -> None:
        """Remember a game, and forget the one that was not used for longest."""
        newer = self._games.get(table.id)
        if newer is not None and newer[0] > table.version:
            return
        self._games[table.id] = (table.version, game)
        self._games.move_to_end(table.id)
        if len(self._games) > self._kept:
            self._games.popitem(last=False)

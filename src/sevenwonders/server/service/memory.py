"""Games kept in memory: a cache, rebuilt by replay whenever it lacks one."""

import asyncio
from collections import OrderedDict
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from sevenwonders.server.service.game import Game, replayed
from sevenwonders.server.store.rows import TableData
from sevenwonders.server.store.tables import choices_of

KEPT: Final = 512


class Memory:
    """The games last used, each as of one version of its table."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._games: OrderedDict[str, tuple[int, Game]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._games)

    async def game(self, connection: AsyncConnection, table: TableData) -> Game | None:
        """The game of a table at the version that was read; none before its start."""
        if table.status == "open":
            return None
        version, game = self._games.get(table.id, (0, None))
        if game is None or version != table.version:
            choices = await choices_of(connection, table.id)
            game = await asyncio.to_thread(replayed, table.options, table.secret, choices)
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

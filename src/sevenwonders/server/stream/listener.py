"""What is to be told to one browser."""

import asyncio
from typing import NamedTuple

from sevenwonders.server.service.announce import News
from sevenwonders.server.stream.changes import Reader
from sevenwonders.server.wire.presence import TablePresence


class Owed(NamedTuple):
    """That a table changed since the browser was told of it."""

    version: int
    seq: int
    answered: bool
    """Whether the browser's own guest made the only change, and has the answer to that."""


class Listener:
    """One browser: however slow it is, of each table only the latest change waits for it."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.known = {table: seq for table, seq in reader.tables.items() if seq is not None}
        """Of the tables whose changes are sent, up to which number the browser knows them."""
        self.shown: dict[str, int] = {}
        """The tables that its guest was found to see, with the latest version told; 0 for none.

        A number that the browser gives says nothing of that.
        """
        self.ended = False
        self.doubted = False
        """Whether to ask if its guest may still listen."""
        self._owed: dict[str, Owed] = {}
        self._lobby = False
        self._presence: dict[str, TablePresence] = {}
        self._present: dict[str, TablePresence] = {}
        """Who is there, as it was told last."""
        self._stirred = asyncio.Event()

    def hear(self, news: News) -> None:
        """A table changed."""
        answered = news.by is not None and news.by == self.reader.guest
        if news.table in self._owed:
            answered = False
        self.owe(news.table, Owed(news.version, news.seq, answered))

    def owe(self, table: str, owed: Owed) -> None:
        """Tell of a table."""
        self._owed[table] = owed
        self._stirred.set()

    def hear_lobby(self) -> None:
        """The lists of tables changed."""
        self._lobby = True
        self._stirred.set()

    def hear_presence(self, seen: TablePresence) -> None:
        """Who is there at a table."""
        if self._present.get(seen.table) != seen:
            self._present[seen.table] = self._presence[seen.table] = seen
            self._stirred.set()

    def take_presence(self) -> list[TablePresence]:
        """Of which tables to tell who is there."""
        taken, self._presence = self._presence, {}
        return list(taken.values())

    def doubt(self) -> None:
        """Ask, before anything more is told."""
        self.doubted = True
        self._stirred.set()

    def end(self) -> None:
        """Let the stream end."""
        self.ended = True
        self._stirred.set()

    async def take(self, patience: float) -> tuple[bool, dict[str, Owed]] | None:
        """Whether to tell of the lobby, and of which tables; none if nothing came for a while."""
        try:
            async with asyncio.timeout(patience):
                await self._stirred.wait()
        except TimeoutError:
            return None
        self._stirred.clear()
        taken = self._lobby, self._owed
        self._lobby, self._owed = False, {}
        return taken

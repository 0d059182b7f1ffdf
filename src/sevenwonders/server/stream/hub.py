"""All open streams. Each is told of its tables, and of the lobby at most once a second."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Final

from sevenwonders.server.errors import NoSpectators, NoTable, Unavailable
from sevenwonders.server.service.announce import News
from sevenwonders.server.stream.changes import Reader, Source
from sevenwonders.server.stream.listener import Listener, Owed
from sevenwonders.server.stream.messages import (
    HELLO,
    LOBBY,
    PING,
    news_message,
    presence_message,
    table_message,
)
from sevenwonders.server.wire.table import Waiting

PING_SECONDS: Final = 15.0
RECOVERY_SECONDS: Final = 1.0
LOBBY_SECONDS: Final = 1.0
_log: Final = logging.getLogger(__name__)
Watch = Callable[[Listener], AbstractContextManager[object]]
Holds = Callable[[], Awaitable[bool]]
"""Whether the session or token still is good by which a stream was opened."""


async def _always() -> bool:
    """Nothing was needed to open it."""
    return True


class Hub:
    """Tells browsers of changes once they are stored; what they see is asked of a source.

    A browser that is slow, or that lost its line, is told of every table as it is by then.
    """

    def __init__(self, *, ping: float = PING_SECONDS, lobby: float = LOBBY_SECONDS) -> None:
        self._ping = ping
        self._lobby_seconds = lobby
        self._listeners: set[Listener] = set()
        self._by_table: defaultdict[str, set[Listener]] = defaultdict(set)
        self._by_guest: defaultdict[str, set[Listener]] = defaultdict(set)
        self._lobby_owed: set[Listener] = set()
        """Whose lists are not as they were when they were last told."""
        self._lobby_due: asyncio.TimerHandle | None = None
        self._lobby_told = 0.0
        self._closed = False
        self.watch: Watch = nullcontext
        """What is to hold for as long as a browser listens."""
        self.reseated: Callable[[str], None] = _nobody
        """Hears of tables where others may sit than before."""

    @property
    def streams(self) -> int:
        """How many are open."""
        return len(self._listeners)

    def showing(self, table: str) -> list[Listener]:
        """The browsers that show a table."""
        return list(self._by_table.get(table, ()))

    def changed(self, news: News) -> None:
        """A table is not as it was."""
        told = set(self._by_table.get(news.table, ()))
        for guest in news.guests:
            told |= self._by_guest.get(guest, set())
        for listener in told:
            listener.hear(news)
        if news.reseated:
            self.reseated(news.table)
        if news.lobby:
            self._lobby_changed(self._listeners)
        for guest in news.gone:
            self._lobby_changed(self._by_guest.get(guest, ()))

    def lost(self) -> None:
        """Anything may have changed."""
        for listener in self._listeners:
            _owe_all(listener)
        self._lobby_changed(self._listeners)

    def doubt(self, guest: str | None) -> None:
        """Ask whether a guest may still listen; with none, whether everybody may."""
        doubted = self._listeners if guest is None else self._by_guest.get(guest, ())
        for listener in doubted:
            listener.doubt()

    def close(self) -> None:
        """End every stream, and those that come from now on."""
        self._closed = True
        if self._lobby_due is not None:
            self._lobby_due.cancel()
        for listener in self._listeners:
            listener.end()

    async def listen(
        self, reader: Reader, source: Source, holds: Holds = _always
    ) -> AsyncGenerator[bytes, None]:
        """The bytes of one stream, for as long as holds what it was opened by."""
        listener = Listener(reader)
        self._add(listener)
        _owe_all(listener)
        if self._closed:
            listener.end()
        try:
            with self.watch(listener):
                yield HELLO
                asked = _seconds()
                while not listener.ended:
                    taken = await listener.take(self._ping)
                    if listener.doubted or _seconds() - asked >= self._ping:
                        if not await _still(listener, holds):
                            return
                        asked = _seconds()
                    if taken is None:
                        yield PING
                        continue
                    lobby, owed = taken
                    told = [LOBBY] if lobby else []
                    for table, one in owed.items():
                        told += await self._told(listener, table, one, source)
                    told += map(presence_message, listener.take_presence())
                    if told:
                        yield b"".join(told)
        finally:
            self._remove(listener)

    async def _told(
        self, listener: Listener, table: str, owed: Owed, source: Source
    ) -> list[bytes]:
        """What a browser is to be sent of a table."""
        try:
            return await _message(listener, table, owed, source)
        except NoSpectators:
            # One who looked on until the game began is told once, to ask and be refused.
            known = listener.known.pop(table, None)
            return [] if known is None else [table_message(table, owed.version)]
        except NoTable:
            # So is one who could see a private table; of others nobody knows that it is there.
            listener.known.pop(table, None)
            shown = listener.shown.pop(table, None)
            return [] if shown is None else [table_message(table, max(owed.version, shown + 1))]
        except Exception:  # noqa: BLE001 -- whatever it was, browsers must not miss a change
            _log.exception("a change could not be read; trying again")
            await asyncio.sleep(RECOVERY_SECONDS)
            listener.owe(table, owed._replace(answered=False))
            return []

    def _lobby_changed(self, listeners: Iterable[Listener]) -> None:
        self._lobby_owed |= set(listeners)
        if self._lobby_due is not None or not self._lobby_owed:
            return
        loop = asyncio.get_running_loop()
        due = max(loop.time(), self._lobby_told + self._lobby_seconds)
        self._lobby_due = loop.call_at(due, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_due = None
        self._lobby_told = asyncio.get_running_loop().time()
        for listener in self._lobby_owed:
            listener.hear_lobby()
        self._lobby_owed.clear()

    def _add(self, listener: Listener) -> None:
        self._listeners.add(listener)
        for table in listener.reader.tables:
            self._by_table[table].add(listener)
        if listener.reader.guest is not None:
            self._by_guest[listener.reader.guest].add(listener)

    def _remove(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self._lobby_owed.discard(listener)
        for table in listener.reader.tables:
            _discard(self._by_table, table, listener)
        if listener.reader.guest is not None:
            _discard(self._by_guest, listener.reader.guest, listener)


async def _still(listener: Listener, holds: Holds) -> bool:
    """Whether somebody may go on to listen; where that cannot be asked, who is not doubted may."""
    doubted, listener.doubted = listener.doubted, False
    try:
        return await holds()
    except Unavailable:
        return not doubted


def _seconds() -> float:
    return asyncio.get_running_loop().time()


def _nobody(_table: str) -> None:
    """Nobody hears."""


def _owe_all(listener: Listener) -> None:
    """Of every table that is named a browser hears first how new it is, or what it missed."""
    for table in listener.reader.tables:
        listener.owe(table, Owed(0, 0, answered=False))


async def _message(listener: Listener, table: str, owed: Owed, source: Source) -> list[bytes]:
    known = listener.known.get(table)
    if known is None:
        version = await source.version_of(listener.reader.guest, table)
        listener.shown[table] = version
        return [table_message(table, version)]
    if owed.answered:
        listener.known[table] = max(known, owed.seq)
        return [table_message(table, owed.version)]
    news = await source.news_of(listener.reader.guest, table, known)
    if news is None:
        listener.shown.setdefault(table, 0)
        return []
    listener.known[table], seen = news
    listener.shown[table] = seen.version if isinstance(seen, Waiting) else seen.seen.version
    return [news_message(seen)]


def _discard(index: defaultdict[str, set[Listener]], key: str, listener: Listener) -> None:
    with suppress(KeyError):
        index[key].discard(listener)
        if not index[key]:
            del index[key]

"""All open streams, told of every change in the order of commits.

A browser that does not keep up is dropped, and comes back.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable
from contextlib import suppress
from typing import Final, TypeVar

from sevenwonders.server.stream.changes import Reader, Source
from sevenwonders.server.stream.listener import Listener
from sevenwonders.server.stream.messages import PING, Message, hello, messages, news_messages

PING_SECONDS: Final = 15.0
RECOVERY_SECONDS: Final = 1.0
LOOK_SECONDS: Final = 1.0
"""How often to look for what other processes changed in the store, while somebody listens."""
DEPTH: Final = 256
"""Messages that may wait for a browser before it is dropped."""
_log: Final = logging.getLogger(__name__)
T = TypeVar("T")


class Hub:
    """All open streams. The service calls ``changed``; what to tell is read from the store.

    The store numbers changes in the order of their commits, which is not always the order in
    which the service gets to announce them: a browser must not see a number before a lower one.
    Other processes on the same store announce nothing here: their changes are looked for.
    """

    def __init__(
        self, *, ping: float = PING_SECONDS, depth: int = DEPTH, look: float = LOOK_SECONDS
    ) -> None:
        self._ping = ping
        self._depth = depth
        self._look = look
        self._listeners: set[Listener] = set()
        self._stirred = asyncio.Event()
        self._closed = False
        self._seen = 0

    @property
    def streams(self) -> int:
        """How many are open."""
        return len(self._listeners)

    async def changed(self) -> None:
        """A change is committed: it is read from the store, in the order of commits."""
        self._stirred.set()

    def close(self) -> None:
        """End every stream, those that come from now on, and the telling."""
        self._closed = True
        self._stirred.set()
        for listener in self._listeners:
            listener.end()

    async def begin(self, source: Source) -> None:
        """Take the store as it is for what everyone knows."""
        self._seen = await source.latest_seq()

    async def tell(self, source: Source) -> None:
        """Tell every browser of every change, until closed."""
        failing = False
        while True:
            await self._news()
            if self._closed:
                return
            try:
                changes = await source.changes_since(self._seen)
            except Exception:  # noqa: BLE001 -- whatever it was, browsers must not miss a change
                if not failing:
                    _log.exception("changes could not be read; trying again")
                failing = True
                self._stirred.set()
                await asyncio.sleep(RECOVERY_SECONDS)
                continue
            failing = False
            if changes:
                self._seen = max(self._seen, changes[-1].seq)
            for listener in self._listeners:
                for message in messages(changes, listener.reader):
                    listener.put(message)

    async def listen(
        self, reader: Reader, last: int | None, source: Source
    ) -> AsyncGenerator[bytes, None]:
        """The bytes of one stream, for a browser that has seen all changes up to ``last``."""
        await self._catch_up(source)
        listener = Listener(reader, self._depth)
        self._listeners.add(listener)
        self._stirred.set()
        if self._closed:
            listener.end()
        try:
            seen = self._seen
            # An id from another store tells nothing of this one.
            if last is not None and (
                last <= seen or last <= await _to_the_end(source.latest_seq())
            ):
                seen = last
            yield hello(seen)
            if last is not None or reader.tables:
                news = await _to_the_end(source.news_since(seen, reader))
                for body in news_messages(news, seen):
                    yield body
                seen = max([seen, *(change.seq for change in news.changes)])
            async for message in self._messages(listener):
                if message is None:
                    yield PING
                elif message.seq > seen:
                    yield message.body
        finally:
            self._listeners.discard(listener)

    async def _news(self) -> None:
        """Wait for an announcement; while somebody listens, no longer than until the next look."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._look if self._listeners else None):
                await self._stirred.wait()
        self._stirred.clear()

    async def _catch_up(self, source: Source) -> None:
        """Pass over what other processes changed while nobody listened."""
        if self._listeners:
            return
        latest = await _to_the_end(source.latest_seq())
        # A reader that came meanwhile gets everything since.
        if not self._listeners:
            self._seen = max(self._seen, latest)

    async def _messages(self, listener: Listener) -> AsyncGenerator[Message | None, None]:
        """Messages as they come, and None whenever nothing came for a while."""
        while True:
            try:
                async with asyncio.timeout(self._ping):
                    message = await listener.queue.get()
            except TimeoutError:
                yield None
                continue
            if message is None:
                return
            yield message


async def _to_the_end(looking: Awaitable[T]) -> T:
    """Look something up, and let that finish though the browser may go meanwhile.

    A query that is broken off costs its connection, and fills the log.
    """
    return await asyncio.shield(looking)

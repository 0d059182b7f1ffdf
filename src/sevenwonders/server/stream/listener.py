"""What waits to be sent to one browser."""

import asyncio

from sevenwonders.server.stream.changes import Reader
from sevenwonders.server.stream.messages import Message


class Listener:
    """The messages that one browser has not been sent yet."""

    def __init__(self, reader: Reader, depth: int) -> None:
        self.reader = reader
        self.queue: asyncio.Queue[Message | None] = asyncio.Queue()
        self._depth = depth
        self._ended = False

    def put(self, message: Message) -> None:
        """Queue a message; when too many wait the stream ends instead."""
        if self.queue.qsize() >= self._depth:
            self.end()
        elif not self._ended:
            self.queue.put_nowait(message)

    def end(self) -> None:
        """Let the stream end once it has sent what waits."""
        if not self._ended:
            self._ended = True
            self.queue.put_nowait(None)

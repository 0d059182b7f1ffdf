"""Connections that do not keep up are ended: half a request, or an answer that nobody takes.

Either would otherwise hold a socket and its buffers for as long as the other side likes.
"""

import asyncio
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

LARGEST_HEAD: Final = 32 * 1024
"""Bytes before the body of a request."""
_TIMEOUT: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)


class WatchedProtocol(HttpToolsProtocol):
    """A connection with a time limit for requests to arrive and answers to be read."""

    seconds: ClassVar[float]
    _arriving: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None
    _head: int | None = 0
    """Bytes of the request so far; None once its headers are complete."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the time limit of the first request."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A piece of a request; the first one starts the time it has."""
        if self._head is not None:
            if self._head > LARGEST_HEAD:
                self._refuse(_TOO_LARGE)
                return
            self._head += len(data)
        self._expect()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """What follows is the body, which the application limits."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is here; the next one may take its time."""
        self._head = 0
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None
        super().on_message_complete()

    def pause_writing(self) -> None:
        """The other side stopped reading: start the time limit."""
        super().pause_writing()
        if self._taking is None:
            self._taking = self.loop.call_later(self.seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def _expect(self) -> None:
        if self._arriving is None:
            self._arriving = self.loop.call_later(self.seconds, self._refuse, _TIMEOUT)

    def _refuse(self, answer: bytes) -> None:
        """End the connection, with an explanation only if no answer has begun."""
        self._stop()
        if self._answering():
            self.transport.abort()
        else:
            self.transport.write(answer)
            self.transport.close()

    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _stop(self) -> None:
        for timer in (self._arriving, self._taking):
            if timer is not None:
                timer.cancel()
        self._taking = None


def watched(seconds: float) -> type[asyncio.Protocol]:
    """The protocol with this limit, in seconds, for requests to arrive and answers to be read."""
    return type("Watched", (WatchedProtocol,), {"seconds": seconds})

"""The messages of a stream."""

from typing import Final

import msgspec

from sevenwonders.server.wire.presence import TablePresence
from sevenwonders.server.wire.table import Seen, Waiting

RETRY_MILLISECONDS: Final = 1000
HELLO: Final = f"retry: {RETRY_MILLISECONDS}\n\n".encode()
"""The opening: it wakes no handler."""
PING: Final = b": ping\n\n"
LOBBY: Final = b"event: lobby\ndata: {}\n\n"
_ENCODE: Final = msgspec.json.Encoder()


class TableNews(msgspec.Struct, frozen=True):
    """The data of a ``table`` message."""

    table: str
    version: int


def table_message(table: str, version: int) -> bytes:
    """How new a table is."""
    return _message("table", TableNews(table, version))


def news_message(news: Seen | Waiting) -> bytes:
    """What changed at a table, as the reader sees it."""
    return _message("waiting" if isinstance(news, Waiting) else "seen", news)


def presence_message(seen: TablePresence) -> bytes:
    """Who is there at a table."""
    return _message("presence", seen)


def _message(event: str, data: object) -> bytes:
    return b"event: %b\ndata: %b\n\n" % (event.encode(), _ENCODE.encode(data))

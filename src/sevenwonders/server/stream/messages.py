"""The messages of a stream.

A message has the number of its change as id. A browser that comes back with the last id it saw
gets everything since.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from sevenwonders.server.stream.changes import Change, News, Reader

RETRY_MILLISECONDS: Final = 1000
PING: Final = b": ping\n\n"
LOBBY: Final = b"event: lobby\ndata: {}\n\n"


class TableNews(msgspec.Struct, frozen=True):
    """The data of a ``table`` message."""

    table: str
    version: int


class Message(NamedTuple):
    """What is sent, with the number of its change."""

    seq: int
    body: bytes


def hello(seen: int) -> bytes:
    """The opening: it sets the id to come back with, and wakes no handler."""
    return f"retry: {RETRY_MILLISECONDS}\nid: {seen}\n\n".encode()


def messages(changes: Sequence[Change], reader: Reader) -> list[Message]:
    """One message if the lists of tables changed, then one for each of the reader's that did.

    The first has no id: a client that loses the connection after it gets it again.
    """
    told = [Message(one.seq, table_message(one)) for one in changes if reader.hears_of(one)]
    if any(one.lobby for one in changes):
        told.insert(0, Message(changes[-1].seq, LOBBY))
    return told


def news_messages(news: News, seen: int) -> list[bytes]:
    """The same for a reader who comes back, having seen everything up to a number."""
    return [*([LOBBY] if news.lobby else ()), *(table_message(one, seen) for one in news.changes)]


def table_message(change: Change, seen: int = 0) -> bytes:
    """How new a table is, with the number to come back with if the reader has not seen it yet."""
    number = f"id: {change.seq}\n" if change.seq > seen else ""
    data = msgspec.json.encode(TableNews(change.table, change.version)).decode()
    return f"event: table\n{number}data: {data}\n\n".encode()

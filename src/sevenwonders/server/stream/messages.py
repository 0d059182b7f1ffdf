"""The messages of a stream.

A message has the number of its change as id. A browser that comes back with the last id it saw
gets everything since.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from sevenwonders.server.stream.changes import Change

RETRY_MILLISECONDS: Final = 1000
PING: Final = b": ping\n\n"
LOBBY: Final = b"event: lobby\ndata: {}\n\n"


class TableNews(msgspec.Struct, frozen=True):
    """The data of a ``table`` message."""

    table: str
    version: int


class Message(NamedTuple):
    """What is sent, with the number of the change it tells of."""

    seq: int
    body: bytes


def hello(seen: int) -> bytes:
    """The opening: it sets the id to come back with, and wakes no handler."""
    return f"retry: {RETRY_MILLISECONDS}\nid: {seen}\n\n".encode()


def messages(changes: Sequence[Change]) -> list[Message]:
    """One message if the lists of tables changed, then one for each table that did.

    The first has no id of its own: whoever loses the connection after it hears it again.
    """
    told = [Message(one.seq, _table_message(one)) for one in changes]
    if any(one.lobby for one in changes):
        told.insert(0, Message(changes[-1].seq, LOBBY))
    return told


def _table_message(change: Change) -> bytes:
    data = msgspec.json.encode(TableNews(change.table, change.version)).decode()
    return f"event: table\nid: {change.seq}\ndata: {data}\n\n".encode()

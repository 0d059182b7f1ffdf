"""Whom a stream tells, and where it learns what to tell."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from sevenwonders.server.wire.table import Seen, Waiting


class Reader(NamedTuple):
    """Whom a stream tells: of the tables where a guest sits, and of those that are named.

    Nobody else learns that a table is there.
    """

    guest: str | None = None
    tables: Mapping[str, int | None] = {}
    """The tables that are named: with the number up to which the reader knows one it is sent what
    changed, without it only how new the table is."""


class Source(Protocol):
    """Where it is read what a reader sees."""

    async def news_of(
        self, guest_id: str | None, table_id: str, seq: int
    ) -> tuple[int, Seen | Waiting] | None:
        """What a guest who knows all up to a number is to be sent of a table, if anything."""
        ...

    async def version_of(self, guest_id: str | None, table_id: str) -> int:
        """How new a table is."""
        ...

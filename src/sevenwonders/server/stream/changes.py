"""What changed in the store, and whom it concerns."""

from typing import NamedTuple, Protocol


class Change(NamedTuple):
    """That a table is not as it was."""

    table: str
    version: int
    seq: int
    lobby: bool
    """Whether lists of tables show it otherwise too: its seats or its status changed."""
    guests: frozenset[str] = frozenset()
    """The guests who sit there or are invited."""
    private: bool = False
    """Whether it is hidden from others, even if they name it."""


class Reader(NamedTuple):
    """Whom a stream tells: of the tables where a guest sits, and of those that are named.

    Nobody else learns that a table is there.
    """

    guest: str | None = None
    tables: frozenset[str] = frozenset()

    def hears_of(self, change: Change) -> bool:
        """Whether a change is sent with the id of its table."""
        named = change.table in self.tables and not change.private
        return named or self.guest in change.guests


class News(NamedTuple):
    """What a reader gets at once after reconnecting."""

    lobby: bool
    """Whether lists of tables are not as they were."""
    changes: list[Change]
    """The reader's tables that changed, and those that are named as they are; oldest first."""


class Source(Protocol):
    """Where changes are read."""

    async def changes_since(self, seq: int) -> list[Change]:
        """The tables that changed after a number, oldest first."""
        ...

    async def news_since(self, seq: int, reader: Reader) -> News:
        """What to send a reader who has everything up to a number."""
        ...

    async def latest_seq(self) -> int:
        """The number of the latest change."""
        ...

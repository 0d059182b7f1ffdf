"""What changed in the store, and where that is read."""

from typing import Protocol

import msgspec


class Change(msgspec.Struct, frozen=True):
    """That a table is not as it was."""

    table: str
    version: int
    seq: int
    lobby: bool
    """Whether lists of tables show it otherwise too: its seats or its status changed."""


class Source(Protocol):
    """Where changes are read."""

    async def changes_since(self, seq: int) -> list[Change]:
        """The tables that changed after a number, oldest first."""
        ...

    async def latest_seq(self) -> int:
        """The number of the latest change."""
        ...

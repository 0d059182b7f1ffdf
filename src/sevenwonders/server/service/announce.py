"""Whom the service tells that something changed."""

from typing import Protocol


class Announcer(Protocol):
    """Hears of changes once they are committed. It must not fail: the change stands anyway."""

    async def changed(self, table_id: str, version: int, seq: int, *, lobby: bool) -> None:
        """A table is not as it was; ``lobby`` if lists of tables show it otherwise too."""
        ...


class Silence:
    """Tells nobody."""

    async def changed(self, table_id: str, version: int, seq: int, *, lobby: bool) -> None:
        """Nothing to do."""

"""Whom the service tells that something changed."""

from typing import Protocol


class Announcer(Protocol):
    """Hears of changes once they are committed. It must not fail: the change stands anyway."""

    async def changed(self) -> None:
        """Some table is not as it was; the store says which, and how."""
        ...


class Silence:
    """Tells nobody."""

    async def changed(self) -> None:
        """Nothing to do."""

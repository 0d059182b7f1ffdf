"""Whom the service tells that something changed."""

from typing import Protocol


class Announcer(Protocol):
    """Is called after changes are committed. It must not fail: the change is kept anyway."""

    async def changed(self) -> None:
        """Some table is not as it was; the store says which, and how."""
        ...


class Silence:
    """Tells nobody."""

    async def changed(self) -> None:
        """Nothing to do."""

"""Whom the service tells that something changed."""

from typing import NamedTuple, Protocol


class News(NamedTuple):
    """That a table is not as it was."""

    table: str
    version: int
    seq: int
    """The number of the change; 0 if it is not known."""
    guests: frozenset[str]
    """Who sits there."""
    lobby: bool
    """Whether lists of tables show it otherwise too: its seats or its status changed."""
    by: str | None = None
    """The guest who changed it, and has the answer to that."""


class Announcer(Protocol):
    """Is called after changes are committed. It must not fail: the change is kept anyway."""

    def changed(self, news: News) -> None:
        """A table is not as it was."""
        ...

    def lost(self) -> None:
        """Anything may have changed."""
        ...


class Silence:
    """Tells nobody."""

    def changed(self, news: News) -> None:
        """Nothing to do."""

    def lost(self) -> None:
        """Nothing to do."""

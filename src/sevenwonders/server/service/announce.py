"""The interface by which the service announces changes."""

from typing import NamedTuple, Protocol


class News(NamedTuple):
    """That a table is not as it was."""

    table: str
    version: int
    seq: int
    """The number of the change; 0 if it is not known."""
    guests: frozenset[str]
    """The guests at the table."""
    lobby: bool
    """Whether the list of tables changes that strangers see."""
    by: str | None = None
    """The guest who changed it, and gets the answer."""
    reseated: bool = False
    """Whether others may sit there or see it than before, or the game began or ended."""
    gone: frozenset[str] = frozenset()
    """The guests who were at the table until now: it is on their lists no more."""


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

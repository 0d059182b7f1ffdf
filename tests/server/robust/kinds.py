"""The kinds of servers that are tried."""

from typing import Final, NamedTuple


class Kind(NamedTuple):
    """What is served: a store, by so many processes."""

    url: str
    workers: int

    @property
    def words(self) -> tuple[str, ...]:
        """The command for it."""
        many = str(self.workers)
        return ("serve", "--port", "0", "--database", self.url, "--workers", many)


KINDS: Final = [("sqlite", 1), ("postgresql", 1), ("postgresql", 2)]

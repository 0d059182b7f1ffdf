"""Refusals of the bots."""

from collections.abc import Iterable

from sevenwonders.errors import WondersError


class UnknownBot(WondersError):
    """No bot of that name."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.name = name
        self.known = tuple(known)
        super().__init__(f"no bot {name!r}; there are: {', '.join(self.known)}")

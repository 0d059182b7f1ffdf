"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from sevenwonders.bots.remote.fault import Fault
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.events.base import Event
from sevenwonders.engine.see.sight import Sight


class Bot(Protocol):
    """Decides for one seat. Whatever chance it needs comes from the stream it was made with."""

    def choose(self, sight: Sight) -> Choice:
        """One of the legal choices of the decision this seat has open."""
        ...


class IndexBot(Bot, Protocol):
    """A bot that can also name a choice by its index: nothing need be written out or read."""

    def choose_index(self, sight: Sight) -> int:
        """The index of the same choice among the legal ones."""
        ...


@runtime_checkable
class RemotePlayer(Protocol):
    """A bot in another process: it receives events, and is closed when the game is over."""

    faults: list[Fault]

    def hear(self, events: Sequence[Event]) -> None:
        """What happened, redacted for its seat."""
        ...

    def close(self) -> None:
        """The game is over, or goes on without it."""
        ...

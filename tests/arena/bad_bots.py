"""Bots that do what bots must not, registered for the length of a test."""

import os
import signal
from collections.abc import Callable

import pytest

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.kind import BotKind
from sevenwonders.bots.registry import BOTS
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.see.sight import Sight

FREE_LUNCH = Choice.parse("B:palace")


class Raiser:
    """Gives up at every decision after the first Age."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, sight: Sight) -> Choice:
        """The first legal choice, while it lasts."""
        if sight.age() > 1:
            raise ValueError("no idea")
        return sight.legal()[0]


class Cheat:
    """Builds what it does not hold."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, sight: Sight) -> Choice:
        """A palace in the first turn."""
        return sight.legal()[0] if sight.age() > 1 else FREE_LUNCH


class Unmade:
    """Cannot even be made."""

    def __init__(self, stream: Stream) -> None:
        raise OSError(f"no weights {stream!r}")

    def choose(self, sight: Sight) -> Choice:
        """Never asked: there is no such bot to ask."""
        return sight.legal()[0]


class Suicide:
    """Takes its process down."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, sight: Sight) -> Choice:
        """Nothing: there is nobody left."""
        os.kill(os.getpid(), signal.SIGKILL)
        return sight.legal()[0]


def register(monkeypatch: pytest.MonkeyPatch, name: str, make: Callable[[Stream], Bot]) -> None:
    """A bot of this name, until the test is over."""
    monkeypatch.setitem(BOTS, name, BotKind(name, "Does what it must not.", make))

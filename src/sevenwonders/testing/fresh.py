"""The first game in a process of its own, which shares nothing with this one.

Another hash seed gives its sets of texts another order, and a bot that ends its process ends only
that one.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from operator import attrgetter
from typing import Final

import msgspec

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.registry import make_bot
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.testing.errors import NotLegal, Reproduction

Factory = Callable[[Stream], Bot]

HASH_SEEDS: Final = ("1", "2")
"""One of them is another than this process has."""


class Named(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that another process can make too."""

    spec: str = ""
    module: str = ""
    function: str = ""
    """Where there is no spec."""
    path: tuple[str, ...] = ()
    """Where modules are found."""

    def factory(self) -> Factory:
        """How it is made."""
        if self.spec:
            return lambda stream: make_bot(self.spec, stream)
        sys.path[:] = self.path
        found: Factory = attrgetter(self.function)(import_module(self.module))
        return found


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What such a process is to do."""

    bot: Named
    seconds: float
    start: Reproduction


class FreshGame(msgspec.Struct, frozen=True, kw_only=True):
    """What the process sends: first that the bot was created, then its choices."""

    choices: tuple[str, ...] = ()


def named(bot: str | Factory) -> Named | None:
    """How another process can create the bot; None if it exists only in this process."""
    if isinstance(bot, str):
        return Named(spec=bot)
    module, function = getattr(bot, "__module__", ""), getattr(bot, "__qualname__", "")
    if not module or not function or module == "__main__" or "<" in function:
        return None
    try:
        found: object = attrgetter(function)(sys.modules[module])
    except (KeyError, AttributeError):
        return None
    # What has that name may be another, and play otherwise: a method without its object.
    return (
        None if found is not bot else Named(module=module, function=function, path=tuple(sys.path))
    )


def choices_elsewhere(bot: Named, start: Reproduction, seconds: float, name: str) -> list[str]:
    """The bot's choices in a fresh process, as far as it gets; None if it cannot be made."""
    ours = os.environ.get("PYTHONHASHSEED", "")
    ran = subprocess.run(
        [sys.executable, "-P", "-m", "sevenwonders.testing.fresh_game"],
        input=msgspec.json.encode(Order(bot=bot, seconds=seconds, start=start)),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONHASHSEED": next(seed for seed in HASH_SEEDS if seed != ours)},
        check=False,
    )
    told = [msgspec.json.decode(line, type=FreshGame) for line in ran.stdout.splitlines()]
    if len(told) == 1:
        why = f"it ended the process that it played in (exit code {ran.returncode})"
        raise NotLegal(name, why, start)
    return list(told[-1].choices) if told else []

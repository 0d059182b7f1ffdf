"""Every bot by name."""

from collections.abc import Callable
from typing import Final

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.errors import UnknownBot
from sevenwonders.bots.greedy import GreedyBot
from sevenwonders.bots.random import RandomBot
from sevenwonders.engine.dealer import Stream

BOTS: Final[dict[str, Callable[[Stream], Bot]]] = {
    "greedy": GreedyBot,
    "random": RandomBot,
}


def known_bot(name: str) -> str:
    """The name itself, if there is such a bot."""
    if name not in BOTS:
        raise UnknownBot(name, BOTS)
    return name


def make_bot(name: str, stream: Stream) -> Bot:
    """A new bot with its own randomness."""
    return BOTS[known_bot(name)](stream)

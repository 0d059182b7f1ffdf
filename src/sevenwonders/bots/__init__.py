"""Players made of code. Each gets a ``Sight`` of its own seat, and nothing else."""

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.errors import BadLimit, BadParameter, UnknownBot
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.registry import BOTS, known_bot, make_bot
from sevenwonders.bots.spec import split_specs

__all__ = [
    "BOTS",
    "BadLimit",
    "BadParameter",
    "Bot",
    "Limit",
    "UnknownBot",
    "known_bot",
    "make_bot",
    "split_specs",
]

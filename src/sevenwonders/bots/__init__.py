"""Players made of code. Each gets a ``Sight`` of its own seat, and nothing else."""

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.errors import UnknownBot
from sevenwonders.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "UnknownBot", "make_bot"]

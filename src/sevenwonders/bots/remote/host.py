"""How a host of games treats bots in processes of their own."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeGuard

from sevenwonders.bots.bot import Bot, RemotePlayer
from sevenwonders.bots.remote.fault import Fault
from sevenwonders.engine.events.base import Event
from sevenwonders.engine.events.redact import redact


def have_guests(bots: Iterable[Bot]) -> bool:
    """Whether any of these bots wants to receive events."""
    return any(map(is_guest, bots))


def tell(bots: Mapping[int, Bot], events: Sequence[Event], *, teams: bool) -> None:
    """Send each guest the events as its seat may know them."""
    for seat, bot in bots.items():
        if is_guest(bot):
            bot.hear([redact(event, seat, teams=teams) for event in events])


def dismiss(bots: Iterable[Bot]) -> list[Fault]:
    """Let all guests go after a game; returns what they did wrong in it."""
    faults: list[Fault] = []
    for bot in bots:
        if is_guest(bot):
            bot.close()
            faults += bot.faults
    return faults


def is_guest(bot: Bot | None) -> TypeGuard[RemotePlayer]:
    """Whether a bot lives elsewhere."""
    # Python takes as long to test for a protocol as a random bot for a third of a game.
    return hasattr(bot, "hear") and isinstance(bot, RemotePlayer)

"""What a host of games owes to the bots that live in processes of their own."""

from collections.abc import Iterable, Mapping, Sequence

from sevenwonders.bots.bot import Bot, Guest
from sevenwonders.bots.remote.fault import Fault
from sevenwonders.engine.events.base import Event
from sevenwonders.engine.events.redact import redact


def have_guests(bots: Iterable[Bot]) -> bool:
    """Whether any of these bots wants to hear what happens."""
    return any(_guest(bot) is not None for bot in bots)


def tell(bots: Mapping[int, Bot], events: Sequence[Event], *, teams: bool) -> None:
    """Let each guest hear what happened, as its seat may know it."""
    for seat, bot in bots.items():
        guest = _guest(bot)
        if guest is not None:
            guest.hear([redact(event, seat, teams=teams) for event in events])


def dismiss(bots: Iterable[Bot]) -> list[Fault]:
    """Let all guests go after a game; returns what they did wrong in it."""
    faults: list[Fault] = []
    for bot in bots:
        guest = _guest(bot)
        if guest is not None:
            guest.close()
            faults += guest.faults
    return faults


def _guest(bot: Bot) -> Guest | None:
    # Python takes as long to test for a protocol as a random bot for a third of a game.
    return bot if hasattr(bot, "hear") and isinstance(bot, Guest) else None

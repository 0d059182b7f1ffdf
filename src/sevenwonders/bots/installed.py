"""Bots of other installed packages, found by their entry points.

A package registers one in the group ``sevenwonders.bots`` as ``NAME = "its.module:make_bot"``: a
function that makes a bot from a stream, or a ``BotKind`` if the bot has parameters. Nothing of the
package is imported before its bot is asked for.
"""

from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, cast

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.errors import BotNotLoaded
from sevenwonders.bots.kind import BotKind

GROUP: Final = "sevenwonders.bots"


def installed_names() -> tuple[str, ...]:
    """The bots that installed packages register."""
    return tuple(dict.fromkeys(entry.name for entry in _entry_points()))


@lru_cache
def installed_bot(name: str) -> BotKind:
    """Load a bot that an installed package registers."""
    found = [entry for entry in _entry_points() if entry.name == name]
    by = ", ".join(entry.dist.name if entry.dist else entry.value for entry in found)
    if len(found) != 1:
        raise BotNotLoaded(name, by, "several packages register that name")
    try:
        made: object = found[0].load()
    except Exception as error:
        raise BotNotLoaded(name, by, f"{type(error).__name__}: {error}") from error
    if isinstance(made, BotKind):
        return made
    if not callable(made):
        raise BotNotLoaded(name, by, f"{found[0].value} is neither a function nor a BotKind")
    return BotKind(name, f"A bot of the package {by}.", cast("Callable[..., Bot]", made))


@lru_cache
def _entry_points() -> tuple[EntryPoint, ...]:
    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)))

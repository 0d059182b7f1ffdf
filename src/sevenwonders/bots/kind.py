"""What the registry knows of a bot that is made by name."""

from collections.abc import Callable

import msgspec

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.spec import Parameter


class BotKind(msgspec.Struct, frozen=True):
    """A bot that is made by name."""

    name: str
    about: str
    """What it looks at, in a sentence."""
    make: Callable[..., Bot]
    """Called with the stream and, by name, those parameters that are given."""
    parameters: tuple[Parameter, ...] = ()
    searches: bool = False
    """Whether it thinks so long that a server runs it in another process."""
    clocked: bool = False
    """Whether it thinks by the clock unless it is given ``iterations``, and so may not repeat."""
    net: bool = False
    """Whether it asks the champion's net, which does not know what other packages bring."""
    spec: str = ""
    """What other processes make it from, where they do not know it by its name."""

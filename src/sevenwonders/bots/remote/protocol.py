"""What a host and a bot in another process say to each other: one JSON object a line.

The host speaks on the bot's standard input, the bot answers on its standard output: ``hello`` to
``hello`` and ``choice`` to ``choose``. Nothing else is answered. docs/bots.md tells it in full.
"""

from typing import Final

import msgspec

from sevenwonders.bots.limit import Limit
from sevenwonders.engine.events.base import Event
from sevenwonders.engine.see.view import View

PROTOCOL: Final = 2
"""The version of these messages; a change that old bots would not understand raises it."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """One line."""


class Hello(Message, frozen=True, tag="hello", omit_defaults=True):
    """The first line of each side."""

    protocol: int
    """The version spoken; where the two differ, the bot is not used."""
    name: str
    """Identifies the bot."""
    again: bool = False
    """Of a bot: whether it can play another game in the same process after ``end``."""


class OptionsTold(Message, frozen=True, tag="options"):
    """The table, and the seat the bot plays for."""

    edition: str
    boxes: tuple[str, ...]
    players: int
    teams: bool
    seat: int


class Start(Message, frozen=True, tag="start"):
    """A game begins, or continues with a restarted bot; forget earlier games."""

    seed: str
    """Seed for the bot's random numbers; using it makes games repeatable."""


class EventsTold(Message, frozen=True, tag="events"):
    """What happened since the last such message, as the seat may know it."""

    events: tuple[Event, ...]


class ViewTold(Message, frozen=True, tag="view"):
    """The game as the seat sees it now."""

    view: View


class Choose(Message, frozen=True, tag="choose"):
    """The seat must decide on the view before this line; a ``choice`` is the answer."""

    decision: int
    """The ``id`` of the view's decision."""
    limit: Limit
    """How long the bot may think; it is ended a little later."""


class ChoiceMade(Message, frozen=True, tag="choice"):
    """The bot's answer to ``choose``."""

    choice: str
    """The ``choice`` of one of the decision's options."""


class End(Message, frozen=True, tag="end"):
    """The game is over. The bot's input closes after it.

    A bot that said ``again`` may get the ``options`` and ``start`` of another game instead.
    """

    winners: tuple[int, ...]
    """Seats."""
    points: tuple[int, ...]
    """Of each seat."""


ToBot = Hello | OptionsTold | Start | EventsTold | ViewTold | Choose | End
"""What a host says."""
FromBot = Hello | ChoiceMade
"""What a bot says."""

_ENCODER: Final = msgspec.json.Encoder()
_TO_BOT: Final[msgspec.json.Decoder[ToBot]] = msgspec.json.Decoder(ToBot)
_FROM_BOT: Final[msgspec.json.Decoder[FromBot]] = msgspec.json.Decoder(FromBot)


def line_of(message: ToBot | FromBot) -> bytes:
    """Encode a message."""
    return _ENCODER.encode(message) + b"\n"


def read_as_bot(line: bytes) -> ToBot:
    """Decode a line from the host; ``msgspec.DecodeError`` if it is not a message."""
    return _TO_BOT.decode(line)


def read_as_host(line: bytes) -> FromBot:
    """Decode a line from the bot; ``msgspec.DecodeError`` if it is not a message.

    One that is nested too deep is a ``RecursionError``.
    """
    return _FROM_BOT.decode(line)

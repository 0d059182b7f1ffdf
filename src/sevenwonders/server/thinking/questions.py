"""Questions that a worker process answers for the server: a bot's choice, or why one is good.

It gets the View of the seat that decides and no more, and answers with plain data.
"""

import logging
import os
from contextlib import suppress
from typing import Final

import msgspec
from msgspec.structs import replace

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.registry import STAND_INS, make_bot
from sevenwonders.bots.remote.bot import ProcessBot
from sevenwonders.bots.remote.kept import keep_programs
from sevenwonders.bots.remote.view import view_through
from sevenwonders.bots.why import Why, explained
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import View
from sevenwonders.knowledge.sample import sample

_log: Final = logging.getLogger(__name__)
_LEAST: Final = Limit(iterations=12)
"""For some 20 milliseconds."""
POLITE: Final = 5
"""By how much a process that thinks lowers its priority below the one that answers requests."""


class Choosing(msgspec.Struct, frozen=True, tag="choosing"):
    """What a bot chooses."""

    view: View
    key: str
    """Of its randomness."""
    bot: str


class Explaining(msgspec.Struct, frozen=True, tag="explaining"):
    """What the promising choices come to."""

    view: View
    key: str
    limit: Limit
    entered: int | None
    """The index of a choice that is looked at in any case."""


Question = Choosing | Explaining
_ENCODE: Final = msgspec.msgpack.Encoder()
_QUESTION: Final = msgspec.msgpack.Decoder(Question)
_CHOICE: Final = msgspec.msgpack.Decoder(str)
_WHY: Final = msgspec.msgpack.Decoder(Why)


def choosing(sight: Sight, key: str, bot: str) -> Choosing:
    """The question what a bot chooses in a place."""
    return Choosing(view_through(sight), key, bot)


def explaining(sight: Sight, key: str, limit: Limit, entered: int | None) -> Explaining:
    """The question why, in a place."""
    return Explaining(view_through(sight), key, limit, entered)


def encoded(question: Question) -> bytes:
    """A question on its way to a process."""
    return _ENCODE.encode(question)


def choice_in(answer: bytes) -> str:
    """The choice that an answer holds."""
    return _CHOICE.decode(answer)


def why_in(answer: bytes) -> Why:
    """The reasons that an answer holds."""
    return _WHY.decode(answer)


def answered(question: bytes) -> bytes:
    """Think: in a world that fits the View, of which only what the seat knows can matter."""
    asked = _QUESTION.decode(question)
    sight = Sight(sample(asked.view, FastStream("any world")), asked.view.seat)
    if isinstance(asked, Choosing):
        return _ENCODE.encode(str(chosen(sight, asked.bot, asked.key)))
    return _ENCODE.encode(explained(sight, asked.key, asked.limit, asked.entered))


def answered_at_once(question: bytes) -> bytes:
    """An answer without search, which would hold up this whole process."""
    asked = _QUESTION.decode(question)
    if isinstance(asked, Choosing):
        return answered(encoded(replace(asked, bot=STAND_INS[0])))
    return answered(encoded(replace(asked, limit=_LEAST)))


def chosen(sight: Sight, spec: str, key: str) -> Choice:
    """What a bot chooses; if it is a program, it may wait for the next decision."""
    bot = make_bot(spec, FastStream(key))
    try:
        return bot.choose(sight)
    finally:
        if isinstance(bot, ProcessBot):
            for fault in bot.faults:
                _log.warning("%s: %s (%s); %s decided", spec, fault.reason, fault.why, fault.by)
            bot.rest()


def prepare() -> None:
    """For a process that thinks: requests are served first, and programs need not start again."""
    keep_programs()
    with suppress(AttributeError, OSError):
        os.nice(POLITE)

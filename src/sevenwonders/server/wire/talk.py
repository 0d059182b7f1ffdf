"""Messages at a table, as they are sent."""

from typing import Annotated, Literal

import msgspec

from sevenwonders.server.wire.requests import Request, Whole

Phrase = Literal[
    "hello", "good-luck", "one-moment", "nice", "oops", "thanks", "well-played", "again", "bye"
]
Kind = Literal["text", "phrase", "notice"]


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said, or that happened to a seat."""

    id: int
    """Later messages have greater ones; how much greater says nothing."""
    seat: int | None
    """The person's seat now; None if they have left the table."""
    name: str
    kind: str
    """``text``, a ``phrase`` that everybody reads in their language, or a ``notice``."""
    text: str
    """The words, or the id of the phrase or the notice."""
    team: bool
    """Whether only the partner reads it."""
    at: int


class Talk(msgspec.Struct, frozen=True, kw_only=True):
    """What the reader may and wants to read at a table."""

    messages: tuple[Message, ...]
    silenced: tuple[int, ...]
    """The seats that the reader has muted."""
    partner: int | None
    """The seat of the reader's partner, where there are teams."""


class Say(Request, frozen=True):
    """To say something: words or a phrase."""

    text: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    phrase: Phrase | None = None
    team: bool = False
    """To the partner alone."""
    after: Whole = 0
    """The last message that the sender has."""


class Silence(Request, frozen=True):
    """To read somebody no more, or again."""

    silent: bool
    everywhere: bool = False
    """At every table, or at this one."""


class Report(Request, frozen=True):
    """To report a message to the server's administrator."""

    why: Annotated[str, msgspec.Meta(max_length=300)] = ""

"""On what terms a table is played, beside the game itself."""

from typing import Annotated, Literal

import msgspec

_MONTH = 30 * 24 * 3600
_HOUR = 3600
Spectators = Literal["none", "public", "all"]
"""What spectators see: nothing, public information, or also every hand after the end."""


class ClockTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long people have to choose; in seconds."""

    turn: Annotated[int, msgspec.Meta(ge=5, le=_MONTH)]
    """For each turn."""
    reserve: Annotated[int, msgspec.Meta(ge=0, le=_HOUR)] = 0
    """Once in the game, for turns that take longer."""
    bot: str = "medium"
    """The bot that plays for seats that run out of time."""


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a table; the same for all players."""

    rated: bool = False
    """Whether the game counts for ratings: among people with accounts, without hints."""
    clock: ClockTerms | None = None
    """None: everybody takes the time they need."""
    spectators: Spectators = "all"
    """What spectators see once the game has begun."""

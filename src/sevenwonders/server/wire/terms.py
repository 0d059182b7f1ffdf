"""On what terms a table is played, beside the game itself."""

from typing import Annotated, Literal

import msgspec

_MONTH = 30 * 24 * 3600
_HOUR = 3600
Spectators = Literal["none", "public", "all"]
"""What those who do not play see: nothing, what is public, or also every hand after the end."""


class ClockTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long people have to choose; in seconds."""

    turn: Annotated[int, msgspec.Meta(ge=5, le=_MONTH)]
    """For each turn."""
    reserve: Annotated[int, msgspec.Meta(ge=0, le=_HOUR)] = 0
    """Once in the game, for turns that take longer."""
    bot: str = "medium"
    """The bot that plays for whose time is up."""


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was agreed on for a table; the same for all who sit there."""

    rated: bool = False
    """Whether the game counts for ratings: among people with accounts, without hints."""
    clock: ClockTerms | None = None
    """None: everybody takes the time they need."""
    spectators: Spectators = "all"
    """What those see who do not play, once the game has begun."""

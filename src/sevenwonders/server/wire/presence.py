"""Presence, as it is sent."""

from typing import Literal

import msgspec

Presence = Literal["here", "away", "gone"]
"""Connected; without a connection for a moment; for minutes."""


class TablePresence(msgspec.Struct, frozen=True):
    """The data of a ``presence`` message."""

    table: str
    seats: tuple[Presence | None, ...]
    """By seat; None for free seats and bots."""

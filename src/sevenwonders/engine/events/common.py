"""The common form of all events."""

import re
from collections.abc import Callable
from typing import TypeVar

import msgspec

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.table import LogEntry

Card = str | None
"""A card's slug; None for one that lies face down."""
_E = TypeVar("_E")
Decoder = Callable[[Components, LogEntry, list[LogEntry]], _E]
"""Makes an event of a log entry and those that continue it."""


def _slug(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class BaseEvent(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag=_slug,
    tag_field="event",
):
    """The common form of all events: tagged by ``event``, as ``stage-built``."""


class Cause(msgspec.Struct, frozen=True, kw_only=True):
    """What makes a city lose something: one of card, stage and edifice is set."""

    city: int | None
    """The city it belongs to; None for an edifice that failed."""
    card: str | None = None
    """The structure or leader."""
    stage: int | None = None
    """The stage of the wonder, counted from 1."""
    edifice: str | None = None
    """The edifice that failed, or whose reward it is."""


class Caused(BaseEvent, frozen=True, kw_only=True):
    """An event that is somebody's doing."""

    causes: tuple[Cause, ...] = ()
    """Who and what brought it about."""

"""The common form of all events."""

import re

import msgspec

Card = str | None
"""A card's slug; None for one that lies face down."""


def _slug(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Happening(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag=_slug,
    tag_field="event",
):
    """The common form of all events: tagged by ``event``, as ``stage-built``."""

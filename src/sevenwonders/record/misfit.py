"""Turns msgspec's errors about a position file into refusals that name the field."""

import re
from typing import Final

import msgspec

from sevenwonders.content.nearest import nearest_hint
from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.position.model import CityPosition, Position

_PLACED: Final = re.compile(r"(?P<why>.*?)(?: - at `\$(?P<path>[^`]*)`)?", re.DOTALL)
_MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_PATH: Final = re.compile(
    r"(?:\.city\[(?P<city>\d+)\])?(?:\.(?P<field>\w+))?(?:\[(?P<entry>\d+)\])?.*", re.DOTALL
)


def misfit(error: msgspec.ValidationError) -> InvalidPosition:
    """The refusal of a position for what msgspec finds wrong with its form."""
    placed = _PLACED.fullmatch(str(error))
    why = placed["why"] if placed else str(error)
    path = _PATH.fullmatch((placed and placed["path"]) or "")
    city, field, entry = path.group("city", "field", "entry") if path else (None, None, None)
    if missing := _MISSING.fullmatch(why):
        field, why = missing[1], "is required"
    elif unknown := _UNKNOWN.fullmatch(why):
        field = unknown[1]
        kind = Position if city is None else CityPosition
        why = f"no such field{nearest_hint(field, kind.__struct_fields__)}"
    elif entry is not None:
        why = f"entry {int(entry) + 1}: {why}"
    places = [f"city {city}" if city is not None else "", field or ""]
    return InvalidPosition(", ".join(place for place in places if place) or "file", why)

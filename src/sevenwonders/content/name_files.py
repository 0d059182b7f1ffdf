"""Reads files of names: what cards, leaders and boards are called in one language."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

import msgspec

from sevenwonders.content.errors import ContentError

Section = Literal[
    "cards", "leaders", "edifices", "boards", "wonders", "colors", "resources", "symbols"
]
Table = Mapping[str, Mapping[str, str]]

SECTIONS: Final[tuple[Section, ...]] = get_args(Section)


def parse_names(content: str, *, file: str) -> Table:
    """Read one file of names; `file` is the name errors give it."""
    # Deferred: a game without a table to show never needs names.
    import tomllib  # noqa: PLC0415

    try:
        found = msgspec.convert(tomllib.loads(content), dict[Section, dict[str, str]])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(file=file, item="names", problem=str(error)) from None
    return {section: found.get(section, {}) for section in SECTIONS}

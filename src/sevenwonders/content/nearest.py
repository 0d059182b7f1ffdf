"""Suggests known names that are similar to an unknown one."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

SUGGESTED: Final = 3
"""Names that a message suggests at most."""
_LIKENESS: Final = 0.7
"""From 0 to 1: how similar a name must be to be suggested."""
_LONGEST: Final = 40
"""Signs of the longest name that is compared: comparing takes the square of its length."""


def nearest(name: str, known: Iterable[str], most: int = SUGGESTED) -> list[str]:
    """Return the known names that are most similar to a name, best first."""
    names = list(dict.fromkeys(known))
    written = "-".join(name[:_LONGEST].casefold().replace("_", " ").split())
    found = get_close_matches(written, names, most, _LIKENESS)
    return found or [one for one in names if written and written in one.split("-")][:most]


def nearest_sides(name: str, known: Iterable[str], most: int = SUGGESTED) -> list[str]:
    """Return the board sides most similar to a name, or both sides of the most similar board."""
    sides = list(known)
    boards = nearest(name, [side.rpartition("-")[0] for side in sides], most)
    of_boards = [side for board in boards for side in sides if side.rpartition("-")[0] == board]
    return nearest(name, sides, most) or of_boards[:most]


def nearest_hint(name: str, known: Iterable[str]) -> str:
    """Return what to add to the refusal of a name: the most similar names, or nothing."""
    return hint_of(nearest(name, known))


def hint_of(found: Iterable[str]) -> str:
    """Return the question whether one of these names was meant, or nothing if there are none."""
    found = list(found)
    return f"; did you mean {' or '.join(found)}?" if found else ""

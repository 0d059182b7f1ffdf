"""Names of people: which can be had, and which look alike at a table.

Two names look alike when they are the same after NFKC, without regard to case, spaces and letters
that are drawn alike in other alphabets.
"""

# ruff: noqa: RUF001 -- letters that look alike are what it is about

import unicodedata
from typing import Final

from sevenwonders.bots.registry import BOTS
from sevenwonders.record.errors import UnreadableLine
from sevenwonders.record.notation import is_visible
from sevenwonders.record.reader import checked_seats
from sevenwonders.server.errors import BadName
from sevenwonders.server.wire.table import LONGEST_NAME

BOT_NAMES: Final = ("Myron", "Thais", "Nikias", "Ismene", "Philon", "Delia", "Kallias")
"""What bots are called, by seat: at a table no two share a name."""
_JAPANESE: Final = frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"})
_TOGETHER: Final = (_JAPANESE, frozenset({"LATIN", "CJK", "HANGUL"}))
"""Scripts that are usually written together, and not taken for one another."""
_COMMON: Final = frozenset({"MODIFIER", "IDEOGRAPHIC"})
"""How the names of letters begin that go with any script."""
_ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕһԁԛԝӏαβεικμνορτυχıl10",
    "abekmhopctyxijshdqwiabeikmvoptuxiiio",
)
"""Cyrillic and Greek letters, and digits, by the Latin letters that look like them."""


def checked_name(name: str) -> str:
    """A guest's name that a record can contain, people can read, and no bot has."""
    spaced = " ".join(unicodedata.normalize("NFC", name).split())
    if not spaced:
        raise BadName(name, "empty")
    if len(spaced) > LONGEST_NAME:
        raise BadName(name, "long")
    if not is_visible(spaced):
        raise BadName(name, "unseen")
    if _is_mixed(spaced):
        raise BadName(name, "mixed")
    if likeness(spaced) in _OF_BOTS:
        raise BadName(name, "bot")
    try:
        return checked_seats([spaced])[0]
    except UnreadableLine as error:
        raise BadName(name, "sign") from error


def likeness(name: str) -> str:
    """What is the same for names that look alike."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    signs = "".join(sign for sign in folded if unicodedata.category(sign)[0] not in "CZ")
    return signs.translate(_ALIKE)


def _is_mixed(name: str) -> bool:
    """Whether letters of several scripts make up a name, which could be taken for another one."""
    letters = (sign for sign in unicodedata.normalize("NFKC", name) if sign.isalpha())
    scripts = {unicodedata.name(letter, "?").partition(" ")[0] for letter in letters} - _COMMON
    return len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER)


_OF_BOTS: Final = frozenset(likeness(name) for name in (*BOT_NAMES, *BOTS))

"""The small words of the format: marks, header keys, turn labels, versions."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

MAGIC: Final = "7w"
FORMAT: Final = 1
"""The version of the notation."""

COMMENT: Final = ";"
THEN: Final = "|"
"""Between seat names, and between the stages of one turn."""
NONE: Final = "-"

YES: Final = "yes"
"""The value of a header that is written only when it applies."""

DEALS: Final = ("deal-1", "deal-2", "deal-3")
LEADERS: Final = "leaders"
DRAWS: Final = "draws"
EDIFICES: Final = "edifices"
REQUIRED: Final = ("rules", "version", "edition", "boxes", "seats", "boards")
VARIANTS: Final = ("teams", "experts")
DEALT: Final = (*DEALS, LEADERS, DRAWS, EDIFICES)
"""Headers of a deal that is written card by card, without a seed."""
HEADERS: Final = (*REQUIRED, *VARIANTS, "asked", "seed", "commitment", *DEALT)
"""In the order in which they are written."""
SCORE: Final = "score"
DIGEST: Final = "digest"

AGE_NAMES: Final = ("I", "II", "III")
DRAFT: Final = "0"
"""Where a turn has its Age: before the first one, leaders are drafted."""
LABEL: Final = re.compile(r"I{1,3}\.[0-9]|0\.[1-9]")
UNPRINTABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
JOINERS: Final = "\u200c\u200d"
"""Between signs of some scripts and of emoji they change how these look."""
BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and symbols that show nothing."""


def label(age: int, turn: int) -> str:
    """A turn as a record writes it: ``II.4``, ``II.0`` to recruit, ``0.1`` in the draft."""
    return f"{AGE_NAMES[age - 1] if age else DRAFT}.{turn}"


def turn_of(written: str) -> tuple[int, int]:
    """Age and turn of a label; the inverse of ``label``."""
    age, _, turn = written.partition(".")
    return 0 if age == DRAFT else AGE_NAMES.index(age) + 1, int(turn)


def is_plain(text: str) -> bool:
    """Whether a text survives being written to a line and read back."""
    spaced = text == " ".join(text.split())
    return bool(text) and spaced and COMMENT not in text and not UNPRINTABLE.search(text)


def is_visible(text: str) -> bool:
    """Whether a text shows something, and nothing in it hides or turns the rest around."""
    kinds = [unicodedata.category(sign) for sign in text]
    hidden = any(
        sign in BLANKS or (kind == "Cf" and not _joins(text, at))
        for at, (sign, kind) in enumerate(zip(text, kinds, strict=True))
    )
    return not hidden and any(kind[0] in "LNPS" for kind in kinds)


def _joins(text: str, index: int) -> bool:
    """Whether a sign is a joiner between two that it can join: letters, marks and symbols."""
    around = (text[index - 1 : index], text[index + 1 : index + 2])
    return text[index] in JOINERS and all(
        sign and not sign.isascii() and unicodedata.category(sign)[0] in "LMS" for sign in around
    )


@lru_cache
def our_version() -> str:
    """The version of this program."""
    # Deferred: slow to import, and only a new record needs it.
    from importlib import metadata  # noqa: PLC0415

    try:
        return metadata.version("sevenwonders")
    except metadata.PackageNotFoundError:
        return "0"

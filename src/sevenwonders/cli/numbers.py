"""Whole numbers on the command line: ``2.5`` is refused, where cyclopts would round it."""

import re
from collections.abc import Sequence
from typing import Final, cast

from cyclopts import Token, convert

_WHOLE: Final = re.compile(r"[+-]?[0-9]+")


def strict(kind: object, tokens: Sequence[Token]) -> object:
    """Convert as cyclopts does, but take nothing except a whole number for one."""
    if kind is int:
        for token in tokens:
            if not _WHOLE.fullmatch(token.value):
                raise ValueError(f"{token.value!r} is not a whole number.")
    return cast("object", convert(kind, tokens))

"""How a bot is named in text: ``NAME``, or ``NAME:key=value,key=value``.

``code:FILE`` and ``process:COMMAND`` name programs, which may have ``key=value,`` before them.
``python:MODULE:CLASS`` names a class.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, final

import msgspec

from sevenwonders.bots.errors import BadParameter

Number = int | float

PROGRAMS: Final = ("code", "process")
"""The kinds of bot that are a program of the caller's; what follows the colon is its own."""
PYTHON: Final = "python"
"""The kind of bot that is a class of the caller's; what follows the colon is module and class."""
_SETTING: Final = re.compile(r"\s*(?P<key>[a-z_]+)\s*=(?P<value>[^=:/]*)")


class Parameter(msgspec.Struct, frozen=True):
    """A number that a bot can be made with."""

    name: str
    low: Number
    high: Number
    about: str
    whole: bool = False

    def __str__(self) -> str:
        kind = "whole number" if self.whole else "number"
        return f"{self.name} ({kind} from {self.low} to {self.high})"

    def read(self, text: str) -> Number | None:
        """The value a text gives it, none if it gives none within the range."""
        try:
            value = int(text) if self.whole else float(text)
        except ValueError:
            return None
        # Not a number is in no range.
        return value if self.low <= value <= self.high else None


@final
class Spec(msgspec.Struct, frozen=True):
    """A bot's name, its settings and, for a program, what to run."""

    name: str
    settings: tuple[tuple[str, str], ...] = ()
    """Keys and values; what is not of that form has no key."""
    program: str = ""


@lru_cache
def read_spec(text: str) -> Spec:
    """Take a spec apart; what it names need not exist."""
    name, _, rest = text.strip().partition(":")
    pieces = rest.split(",") if rest else []
    if name == PYTHON:
        return Spec(name, program=rest.strip())
    if name not in PROGRAMS:
        return Spec(name, tuple(map(_setting, pieces)))
    settings: list[tuple[str, str]] = []
    while pieces and is_setting(pieces[0]):
        settings.append(_setting(pieces.pop(0)))
    return Spec(name, tuple(settings), ",".join(pieces).strip())


def settings_of(spec: Spec, parameters: Iterable[Parameter]) -> Mapping[str, Number]:
    """The values that a spec gives to some of a bot's parameters."""
    known = {one.name: one for one in parameters}
    values: dict[str, Number] = {}
    for key, text in spec.settings:
        if not key:
            why = f"{text!r} is not of the form key=value"
            raise BadParameter(spec.name, why, map(str, known.values()))
        if key not in known:
            raise BadParameter(spec.name, f"no parameter {key!r}", map(str, known.values()))
        if key in values:
            raise BadParameter(spec.name, f"{key} is given twice", map(str, known.values()))
        value = known[key].read(text)
        if value is None:
            raise BadParameter(spec.name, f"{key}={text} is not possible", map(str, known.values()))
        values[key] = value
    return values


def is_setting(piece: str) -> bool:
    """Whether a piece between commas reads as ``key=value``."""
    return _SETTING.fullmatch(piece) is not None


def split_specs(text: str) -> tuple[str, ...]:
    """The specs of a list such as ``seer:iterations=400,seconds=1,random``.

    A piece that is only a setting belongs to the bot before it, and so does the program after
    the settings of a ``code`` or ``process``; a program with a comma in it cannot be listed.
    """
    specs: list[str] = []
    for piece in filter(None, (piece.strip() for piece in text.split(","))):
        if specs and (is_setting(piece) or _lacks_program(specs[-1])):
            specs[-1] = f"{specs[-1]},{piece}"
        else:
            specs.append(piece)
    return tuple(specs)


def _lacks_program(text: str) -> bool:
    spec = read_spec(text)
    return spec.name in PROGRAMS and bool(spec.settings) and not spec.program


def _setting(piece: str) -> tuple[str, str]:
    key, equals, value = piece.partition("=")
    return (key.strip(), value.strip()) if equals and key.strip() else ("", piece.strip())

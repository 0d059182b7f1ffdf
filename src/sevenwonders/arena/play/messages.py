"""Why something went wrong, as one short line that is safe to show."""

import re
from typing import Final

from sevenwonders.bots.remote.fault import Fault

_LONGEST: Final = 200
"""Characters of a message that are kept."""
_ADDRESS: Final = re.compile("0x[0-9a-f]{6,}")
"""Addresses in memory: they say nothing and differ from run to run."""
_ESCAPE: Final = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]")
"""Control sequences of terminals."""


def one_line(why: str | BaseException) -> str:
    """A message in one line, without what is not text."""
    said = f"{type(why).__name__}: {why}" if isinstance(why, BaseException) else why
    return _ADDRESS.sub("0x", _printable(said))[:_LONGEST]


def fault_line(fault: Fault) -> str:
    """What a program did wrong, and the last line of its error output."""
    said = [line for line in map(_printable, fault.stderr.splitlines()) if line]
    return one_line("; ".join((fault.why, *said[-1:])))


def _printable(text: str) -> str:
    words = " ".join(_ESCAPE.sub("", text).split())
    return "".join(letter for letter in words if letter.isprintable())

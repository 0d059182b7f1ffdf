"""Entries of a position with more than a name: ``b:altar@1`` under a stage, ``plato@2``."""

import re
from typing import Final, NamedTuple

from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.position.model import UNBUILT, UNKNOWN
from sevenwonders.engine.vocabulary import NOBODY

VARIANTS: Final = "abcdefghijklmnop"
"""Letters of the variants a stage can be built in."""
_LAID: Final = re.compile(r"(?:([a-p]):)?([^:@]*)(?:@(-|[0-9]{1,2}))?")
_LEADER: Final = re.compile(r"([^@]*)(?:@([0-9]{1,3}))?")


class Laid(NamedTuple):
    """What an entry of ``stages`` says."""

    card: str
    variant: int
    by: int | None
    """The seat that laid the card, ``NOBODY`` if nobody remembers; None where it is not said."""


def laid_entry(entry: str, where: str) -> Laid:
    """Read an entry of ``stages``."""
    form = _LAID.fullmatch(entry)
    if form is None:
        why = f"{entry!r} is not a card as altar, with who laid it altar@1, in a variant b:altar"
        raise InvalidPosition(where, why)
    letter, card, by = form.groups()
    if card == UNBUILT and entry != UNBUILT:
        raise InvalidPosition(where, f"{entry!r}: a stage that is not built is {UNBUILT!r} alone")
    if card == UNKNOWN and by is not None:
        raise InvalidPosition(where, f"{entry!r}: nobody remembers a card that is {UNKNOWN!r}")
    seat = None if by is None else NOBODY if by == "-" else int(by)
    return Laid(card, VARIANTS.index(letter) if letter else 0, seat)


def leader_entry(entry: str, where: str) -> tuple[str, int | None]:
    """Read a leader with a figure behind it, None where there is none."""
    form = _LEADER.fullmatch(entry)
    if form is None:
        raise InvalidPosition(where, f"{entry!r} is not a leader with a number, as plato@2")
    return form[1], int(form[2]) if form[2] else None

"""What the others answer in one world, remembered from one choice of the seat to the next."""

from typing import Final, final

from mypy_extensions import i64

from sevenwonders.bots.sage.sage import Sage
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import PLAY

_KEEP: Final[i64] = 36028797018963967
"""55 bits: what is left of a mark, so that the next step cannot overflow."""
_STEP: Final[i64] = 131
_SEPARATOR: Final[i64] = 1000


@final
class Replies:
    """A seat that sees the same hand, city and neighbours as before answers as before.

    Two choices of one seat reach another at the far side of the table only after some turns. Until
    then its answer need not be thought about again, and is no reason why they should differ.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[int, int]] = {}

    def forget(self) -> None:
        """Begin a new world."""
        self._known = {}

    def best(self, sage: Sage, sight: Sight) -> i64:
        """The index of the sage's choice."""
        if sight.asked() != PLAY:
            return sage.best(sight)
        codes = sight.codes()
        if len(codes) == 1:
            return 0
        mark = _around(sight)
        known = self._known.get(mark)
        if known is not None and known[0] < len(codes) and codes[known[0]] == known[1]:
            return known[0]
        at: i64 = sage.best(sight)
        self._known[mark] = (at, codes[at])
        return at


def _around(sight: Sight) -> i64:
    """A number for what a seat has before it and beside it, the same for the same."""
    seat = sight.seat()
    mark = _mixed(seat, sight.turn())
    for card in sight.hand():
        mark = _mixed(mark, card)
    for city in (sight.left(seat), seat, sight.right(seat)):
        mark = _mixed(_mixed(mark, _SEPARATOR + sight.coins(city)), sight.stages(city))
        for card in sight.built(city):
            mark = _mixed(mark, card)
    return mark


def _mixed(mark: i64, more: i64) -> i64:
    return (mark * _STEP + more) & _KEEP

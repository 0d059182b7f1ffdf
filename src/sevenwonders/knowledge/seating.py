"""Which cards can lie where when every slot holds a card and every card lies somewhere.

A place that has room for a card may still be barred to it: of two cards in two slots, one seen
in the first, the other must lie in the second.
"""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

Move = Callable[[int, int, int], bool]
"""Whether a card of a lot may go from one shelf to another."""


class Lot(NamedTuple):
    """Cards that are alike: how many, and the shelves that have room for them."""

    size: int
    rooms: AbstractSet[int]


class Seating:
    """One way to lay all cards on shelves, and from it which others there are.

    A card may go to a shelf if a card that lies there can move on, shelf by shelf, until the
    room that the first one left is taken again: a way round among the shelves.
    """

    def __init__(self, sizes: Sequence[int], lots: Sequence[Lot]) -> None:
        self._lots = lots
        self._free = list(sizes)
        self._held: list[dict[int, int]] = [{} for _ in sizes]
        """Of each shelf, how many cards of which lots lie there."""
        fits = sum(sizes) == sum(lot.size for lot in lots)
        self.fits = fits and all(
            self._seat(at) for at, lot in enumerate(lots) for _ in range(lot.size)
        )
        """Whether the cards can be laid at all."""
        self._reach: dict[int, set[int]] = {}

    def may_hold(self, shelf: int, lot: int) -> bool:
        """Whether some way to lay all cards has a card of this lot on this shelf."""
        if not self.fits or shelf not in self._lots[lot].rooms:
            return False
        if shelf not in self._reach:
            self._reach[shelf] = set(self._ways_on([shelf], _any_move))
        return any(lot in self._held[other] for other in self._reach[shelf])

    def fewest(self, lots: Collection[int], shelves: AbstractSet[int]) -> int:
        """How many cards of some lots lie on some shelves at the least."""
        while self._move_out(lots, shelves):
            pass
        return sum(self._held[shelf].get(lot, 0) for shelf in shelves for lot in lots)

    def _seat(self, lot: int) -> bool:
        """Lay a card of a lot, moving others on where that makes room."""
        ways = self._ways_on(self._lots[lot].rooms, _any_move)
        for shelf in ways:
            if self._free[shelf]:
                self._free[shelf] -= 1
                self._shift(lot, self._steps(ways, shelf))
                return True
        return False

    def _move_out(self, lots: Collection[int], shelves: AbstractSet[int]) -> bool:
        """Move one more card of some lots away from some shelves, if there is a way."""

        def stays_out(lot: int, here: int, there: int) -> bool:
            return lot not in lots or here in shelves or there not in shelves

        for shelf in shelves:
            for lot in lots:
                if lot not in self._held[shelf]:
                    continue
                ways = self._ways_on(self._lots[lot].rooms - shelves, stays_out)
                if shelf in ways:
                    self._take(lot, shelf)
                    self._shift(lot, self._steps(ways, shelf))
                    return True
        return False

    def _ways_on(self, begun: Iterable[int], may: Move) -> dict[int, tuple[int, int]]:
        """Shelves to which room can be passed on, each with the shelf before it and the lot."""
        ways: dict[int, tuple[int, int]] = dict.fromkeys(begun, (-1, -1))
        open_ends = deque(ways)
        while open_ends:
            here = open_ends.popleft()
            for lot in self._held[here]:
                for there in self._lots[lot].rooms:
                    if there not in ways and may(lot, here, there):
                        ways[there] = (here, lot)
                        open_ends.append(there)
        return ways

    def _steps(self, ways: dict[int, tuple[int, int]], last: int) -> list[tuple[int, int]]:
        """From the first shelf to the last, each with the lot of which a card moves on."""
        steps = [(last, -1)]
        while ways[steps[-1][0]][0] >= 0:
            steps.append(ways[steps[-1][0]])
        return steps[::-1]

    def _shift(self, lot: int, steps: list[tuple[int, int]]) -> None:
        """Lay a card down on the first of some shelves, and move one on from each to the next."""
        for shelf, next_lot in steps:
            self._held[shelf][lot] = self._held[shelf].get(lot, 0) + 1
            if next_lot >= 0:
                self._take(next_lot, shelf)
            lot = next_lot

    def _take(self, lot: int, shelf: int) -> None:
        held = self._held[shelf]
        held[lot] -= 1
        if held[lot] == 0:
            del held[lot]


def _any_move(_lot: int, _here: int, _there: int) -> bool:
    return True


__all__ = ["Lot", "Seating"]

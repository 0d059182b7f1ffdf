"""Which cards can be where, if every slot has one card and every card is in a slot.

This is a bipartite matching of batches of equal cards with groups of equal slots. Room alone does
not decide: of two cards in two slots, one seen in the first, the other must lie in the second.
"""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

Move = Callable[[int, int, int], bool]
"""Whether a card of a batch may move from one group to another."""


class Batch(NamedTuple):
    """Cards that are alike: how many, and the groups that have room for them."""

    size: int
    groups: AbstractSet[int]


class Matching:
    """One assignment of all cards to groups, from which the other assignments are found.

    A card may move to a group if a card there can move on, group by group, until one takes the
    room that the first card left: an alternating cycle.
    """

    def __init__(self, sizes: Sequence[int], batches: Sequence[Batch]) -> None:
        self._batches = batches
        self._free = list(sizes)
        self._held: list[dict[int, int]] = [{} for _ in sizes]
        """Of each group, how many cards of which batches lie there."""
        fits = sum(sizes) == sum(batch.size for batch in batches)
        self.fits = fits and all(
            self._place(at) for at, batch in enumerate(batches) for _ in range(batch.size)
        )
        """Whether the cards can be laid at all."""
        self._reach: dict[int, set[int]] = {}

    def may_hold(self, group: int, batch: int) -> bool:
        """Whether some way to lay all cards has a card of this batch in this group."""
        if not self.fits or group not in self._batches[batch].groups:
            return False
        if group not in self._reach:
            self._reach[group] = set(self._ways_on([group], _any_move))
        return any(batch in self._held[other] for other in self._reach[group])

    def fewest(self, batches: Collection[int], groups: AbstractSet[int]) -> int:
        """How many cards of some batches lie in some groups at the least."""
        while self._move_out(batches, groups):
            pass
        return sum(self._held[group].get(batch, 0) for group in groups for batch in batches)

    def _place(self, batch: int) -> bool:
        """Lay a card of a batch, moving others on where that makes room."""
        ways = self._ways_on(self._batches[batch].groups, _any_move)
        for group in ways:
            if self._free[group]:
                self._free[group] -= 1
                self._shift(batch, self._steps(ways, group))
                return True
        return False

    def _move_out(self, batches: Collection[int], groups: AbstractSet[int]) -> bool:
        """Move one more card of some batches away from some groups, if there is a way."""

        def stays_out(batch: int, here: int, there: int) -> bool:
            return batch not in batches or here in groups or there not in groups

        for group in groups:
            for batch in batches:
                if batch not in self._held[group]:
                    continue
                ways = self._ways_on(self._batches[batch].groups - groups, stays_out)
                if group in ways:
                    self._take(batch, group)
                    self._shift(batch, self._steps(ways, group))
                    return True
        return False

    def _ways_on(self, begun: Iterable[int], may: Move) -> dict[int, tuple[int, int]]:
        """Groups to which room can be passed on, each with the group before it and the batch."""
        ways: dict[int, tuple[int, int]] = dict.fromkeys(begun, (-1, -1))
        open_ends = deque(ways)
        while open_ends:
            here = open_ends.popleft()
            for batch in self._held[here]:
                for there in self._batches[batch].groups:
                    if there not in ways and may(batch, here, there):
                        ways[there] = (here, batch)
                        open_ends.append(there)
        return ways

    def _steps(self, ways: dict[int, tuple[int, int]], last: int) -> list[tuple[int, int]]:
        """From the first group to the last, each with the batch of which a card moves on."""
        steps = [(last, -1)]
        while ways[steps[-1][0]][0] >= 0:
            steps.append(ways[steps[-1][0]])
        return steps[::-1]

    def _shift(self, batch: int, steps: list[tuple[int, int]]) -> None:
        """Lay a card down on the first of some groups, and move one on from each to the next."""
        for group, next_batch in steps:
            self._held[group][batch] = self._held[group].get(batch, 0) + 1
            if next_batch >= 0:
                self._take(next_batch, group)
            batch = next_batch

    def _take(self, batch: int, group: int) -> None:
        held = self._held[group]
        held[batch] -= 1
        if held[batch] == 0:
            del held[batch]


def _any_move(_batch: int, _here: int, _there: int) -> bool:
    return True


__all__ = ["Batch", "Matching"]

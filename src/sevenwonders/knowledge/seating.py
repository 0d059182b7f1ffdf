"""Which kinds can lie in which slots when every slot holds a card and every card lies somewhere.

A kind that a slot has room for may still be impossible there: of two cards in two slots, one
seen in the first, the other must lie in the second.
"""

from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet


class Seating:
    """One way to lay the cards, and from it which others there are.

    A card may go to a slot if the card that lies there can move on, slot by slot, until the
    place that the first one left is filled again: a way round among the kinds.
    """

    def __init__(self, rooms: Sequence[AbstractSet[int]], cards: Counter[int]) -> None:
        self._rooms = rooms
        """The kinds that each slot has room for."""
        self._cards = cards
        self._slots: dict[int, list[int]] = {kind: [] for kind in cards}
        """Where the cards of each kind lie."""
        self._kinds: dict[int, int] = {}
        """What lies in each slot."""
        self.fits = all(self._seat(slot, set()) for slot in range(len(rooms)))
        """Whether the cards can be laid at all."""
        self._reach = {kind: self._reached(kind) for kind in cards} if self.fits else {}

    def may_hold(self, slot: int, kind: int) -> bool:
        """Whether some way to lay all cards has this kind in this slot."""
        if not self.fits or kind not in self._rooms[slot] or self._cards[kind] == 0:
            return False
        return self._kinds[slot] in self._reach[kind]

    def _seat(self, slot: int, tried: set[int]) -> bool:
        """Lay a card into a slot, moving others on where that makes room."""
        for kind in self._rooms[slot]:
            if kind in tried or self._cards[kind] == 0:
                continue
            tried.add(kind)
            here = self._slots[kind]
            if len(here) < self._cards[kind]:
                self._lay(slot, kind)
                return True
            for other in here:
                if self._seat(other, tried):
                    here.remove(other)
                    self._lay(slot, kind)
                    return True
        return False

    def _lay(self, slot: int, kind: int) -> None:
        self._slots[kind].append(slot)
        self._kinds[slot] = kind

    def _reached(self, kind: int) -> set[int]:
        """The kinds whose place becomes free when a card of this kind is taken up."""
        reached = {kind}
        open_ends = [kind]
        while open_ends:
            for slot in self._slots[open_ends.pop()]:
                further = {one for one in self._rooms[slot] if self._cards[one]} - reached
                reached |= further
                open_ends += further
        return reached


__all__ = ["Seating"]

"""A hidden place and what may lie there: while it is gathered, and as plain data."""

from collections import Counter, defaultdict
from collections.abc import Iterable

import msgspec

from sevenwonders.engine.components.model import Components


class PlaceKnowledge(msgspec.Struct, frozen=True):
    """One hidden place and what may lie there."""

    place: str
    """``hand``, ``stage``, ``discard``, ``pile`` (the free city's), ``deck`` (of coming Ages),
    ``pack`` (of a draft), ``leaders`` (in hand) or ``undealt`` (leaders in the box among it)."""
    city: int
    """Whose place it is, -1 for the table's."""
    stage: int
    """Of a card under a stage: which one, from 1; else 0."""
    count: int
    """Cards that lie there."""
    certain: tuple[str, ...]
    """Cards that surely lie there, one entry each."""
    possible: tuple[str, ...]
    """Cards that may lie there, the certain ones among them, each kind once."""


class Knowledge(msgspec.Struct, frozen=True):
    """What a seat knows about every hidden place."""

    seat: int
    places: tuple[PlaceKnowledge, ...]


class Place:
    """What is gathered about a place."""

    def __init__(self) -> None:
        self.count = 0
        self.certain: Counter[int] = Counter()
        self.possible: set[int] = set()

    def known(self, cards: Iterable[int]) -> None:
        """Cards that surely lie there."""
        for card in cards:
            self.count += 1
            self.certain[int(card)] += 1
            self.possible.add(int(card))

    def answer(self, components: Components, what: str, city: int, stage: int) -> PlaceKnowledge:
        """The plain form."""
        certain, possible = self.certain, self.possible
        # Where all is certain, nothing else can lie; what alone can lie there is certain.
        if certain.total() == self.count:
            possible = set(certain)
        elif len(possible) == 1:
            certain = Counter(dict.fromkeys(possible, self.count))
        return PlaceKnowledge(
            what,
            city,
            stage,
            self.count,
            tuple(components.cards[card].slug for card in sorted(certain.elements())),
            tuple(components.cards[card].slug for card in sorted(possible)),
        )


Places = defaultdict[int, Place]
"""What is gathered about every place, by its number."""

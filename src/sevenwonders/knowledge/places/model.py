"""A hidden place and what may be there."""

from collections import Counter, defaultdict
from collections.abc import Iterable

import msgspec

from sevenwonders.engine.components.model import Components


class PlaceKnowledge(msgspec.Struct, frozen=True):
    """One hidden place and the cards that may be there."""

    place: str
    """``hand``, ``stage``, ``discard``, ``pile`` (the free city's), ``deck`` (of coming Ages),
    ``draft-pack``, ``leaders`` (in hand) or ``undealt`` (leaders in the box among it)."""
    city: int
    """The city it belongs to, -1 for the table."""
    stage: int
    """For a card under a stage, the number of the stage from 1; else 0."""
    count: int
    """How many cards are there."""
    certain: tuple[str, ...]
    """Cards that are certainly there, one entry for each copy."""
    possible: tuple[str, ...]
    """Kinds that may be there, including the certain ones."""

    def __repr__(self) -> str:
        whose = "the table" if self.city < 0 else f"city {self.city}"
        found = f"{len(self.certain)} certain, {len(self.possible)} possible"
        return f"<{self.place} of {whose}: {self.count} cards, {found}>"


class Knowledge(msgspec.Struct, frozen=True):
    """What a seat knows about every hidden place."""

    seat: int
    places: tuple[PlaceKnowledge, ...]

    def __repr__(self) -> str:
        return f"<what seat {self.seat} knows of {len(self.places)} hidden places>"


class Place:
    """What has been found out about a place so far."""

    def __init__(self) -> None:
        self.count = 0
        self.certain: Counter[int] = Counter()
        self.possible: set[int] = set()

    def known(self, cards: Iterable[int]) -> None:
        """Add cards that are certainly there."""
        for card in cards:
            self.count += 1
            self.certain[int(card)] += 1
            self.possible.add(int(card))

    def answer(self, components: Components, what: str, city: int, stage: int) -> PlaceKnowledge:
        """The answer as plain data."""
        certain, possible = self.certain, self.possible
        # A place whose cards are all known has no others; a single possible card is known.
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
"""What has been found out about each place, by ``location.place``."""

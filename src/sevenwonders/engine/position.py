"""A position: the table as a turn begins, as plain data a person can write by hand."""

from collections.abc import Iterator

import msgspec

UNKNOWN = "?"
"""Under a stage: some card that nobody remembers."""
UNBUILT = "-"
"""In the place of a stage that is not built, where a later one is."""


class CityPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One city and the hand of its player."""

    board: str
    """A board side, as ``giza-a``."""
    coins: int = 3
    built: tuple[str, ...] = ()
    """Cards that stand in the city, oldest first."""
    stages: tuple[str, ...] = ()
    """The card under each built stage: ``altar`` if the owner laid it, ``altar@1`` if seat 1 did,
    ``altar@-`` if nobody remembers, ``?`` for any card, ``-`` for a stage that is not built."""
    victories: tuple[int, int, int] = (0, 0, 0)
    """Victory tokens held, by Age."""
    defeats: int = 0
    free_build_used: bool = False
    """Whether the free build of this Age (Olympia A) is spent."""
    hand: tuple[str, ...] = ()


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table as a turn begins, the free city's holder having drawn.

    A hand or pile that lists fewer cards than the turn has is completed from the rest of the
    Age's deck, and the decks of coming Ages are dealt, by the seed.
    """

    players: int
    city: tuple[CityPosition, ...]
    edition: str = "1e"
    boxes: tuple[str, ...] = ()
    age: int = 1
    turn: int = 1
    seed: str = "0"
    discard: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    """The free city's draw pile, next card first."""
    deck_2: tuple[str, ...] = ()
    deck_3: tuple[str, ...] = ()
    """The decks of coming Ages in the order they are dealt."""

    def places(self) -> Iterator[tuple[str, str]]:
        """Every named card on the table with the place where it lies."""
        for at, city in enumerate(self.city):
            for card in city.built:
                yield card, f"city {at}, built"
            for laid in city.stages:
                if laid not in (UNKNOWN, UNBUILT):
                    yield laid.partition("@")[0], f"city {at}, stages"
            for card in city.hand:
                yield card, f"city {at}, hand"
        for card in self.discard:
            yield card, "discard"
        for card in self.pile:
            yield card, "pile"

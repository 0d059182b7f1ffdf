"""Hidden cards as slots, and facts about sets of slots.

A slot is one hidden card: one that a seat took from a hand and laid face down, one that is still
in a hand, or one that was never dealt.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Cell:
    """Slots that together hold these kinds and a number of unknown cards of a pool."""

    def __init__(self, slots: vec[i64], known: vec[i64], unknown: i64, pool: i64) -> None:
        self.slots = slots
        self.known = known
        self.unknown: i64 = unknown
        self.pool: i64 = pool


@final
class Zone:
    """Slots of any cells that lay together when cards among them were seen; zones never overlap."""

    def __init__(self, slots: vec[i64], *, full: bool) -> None:
        self.slots = slots
        self.full = full
        """Whether all cards in them were seen."""


@final
class Sighting:
    """Kinds that were seen among the slots of some zones."""

    def __init__(self, zones: vec[i64], cards: vec[i64], *, full: bool) -> None:
        self.zones = zones
        self.cards = cards
        self.full = full
        """Whether these are all the cards in those slots, or only some."""

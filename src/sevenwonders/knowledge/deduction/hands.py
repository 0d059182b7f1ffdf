"""Hands, draft packs and the discard pile, as far as a seat knows their cards.

What a hand holds is known in part: some kinds, and a number of cards of which only the pool is
known. When the seat sees the hand again, what was taken in between is what is no longer there.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.game.cards import without
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.knowledge.cards import holds, joined, less
from sevenwonders.knowledge.deduction.slots import Cell


@final
class Hand:
    """A hand, a draft pack or the free city's pile."""

    def __init__(self, pool: i64, size: i64, where: i64) -> None:
        self.pool: i64 = pool
        self.where: i64 = where
        """Where it is, as ``location.place`` encodes it."""
        self.known = vec[i64]()
        self.unknown: i64 = size
        """Kinds, and a number of unknown cards, that it held when the seat last saw it, less those
        taken face up since."""
        self.hidden = vec[i64]()
        """Slots taken from it since."""
        self.shown = vec[i64]()
        """Kinds in it that a player who sees it has shown the seat; they are not in ``known``."""
        self.gone = vec[i64]()
        """Kinds that have left it and are known."""
        self.slots = vec[i64]()
        """Every slot that was taken from it, or is still in it."""

    def size(self) -> i64:
        """Cards that are still in it, but for those that were shown."""
        return len(self.known) + self.unknown - len(self.hidden)

    def take_unseen(self, slot: i64) -> None:
        """A card is taken that the seat does not see."""
        self.hidden = append(self.hidden, slot)
        self.slots = append(self.slots, slot)

    def take_seen(self, card: i64) -> bool:
        """A card that the seat sees or knows is taken; returns whether it was unknown before."""
        self.gone = append(self.gone, card)
        if holds(self.known, card):
            self.known = without(self.known, card)
            return False
        self.unknown -= 1
        return True

    def show(self, card: i64) -> bool:
        """A card turns out to be in it now; returns whether it was unknown before."""
        self.shown = append(self.shown, card)
        if holds(self.known, card):
            self.known = without(self.known, card)
            return False
        self.unknown -= 1
        return True

    def look(self, cards: vec[i64]) -> vec[i64]:
        """The seat sees all cards in it; returns the kinds that were unknown before.

        What was taken since is then known but for its order: see ``settled``.
        """
        new = less(cards, self.known)
        self.known = joined(self.known, new)
        self.unknown -= len(new)
        return new

    def settled(self, cards: vec[i64]) -> Cell:
        """The slots taken before a look, as a cell; the hand is now known to hold ``cards``."""
        cell = Cell(self.hidden, less(self.known, cards), self.unknown, self.pool)
        self.known = cards[:]
        self.unknown = 0
        self.hidden = vec[i64]()
        return cell


@final
class DiscardPile:
    """The discard pile: kinds known to be in it, and slots."""

    def __init__(self) -> None:
        self.known = vec[i64]()
        self.slots = vec[i64]()
        """Slots that were added since the seat last looked through it."""
        self.taken = vec[i64]()
        """Kinds that others took from it since and that were not known to be there."""
        self.slots_before = vec[i64]()
        """For each of them, how many slots there were at that time."""

    def lay(self, card: i64) -> None:
        """A card that the seat knows is discarded."""
        self.known = append(self.known, card)

    def lay_slot(self, slot: i64) -> None:
        """A card that the seat does not know is discarded."""
        self.slots = append(self.slots, slot)

    def take(self, card: i64) -> None:
        """A card is taken from the pile."""
        if holds(self.known, card):
            self.known = without(self.known, card)
            return
        self.taken = append(self.taken, card)
        self.slots_before = append(self.slots_before, len(self.slots))

    def look(self, cards: vec[i64]) -> vec[i64]:
        """The seat looks through the pile; returns what the slots since its last look held."""
        held = joined(less(cards, self.known), self.taken)
        self.known = cards[:]
        return held


@final
class PileDraw:
    """A card that the holder drew from the free city's pile, as far as known (rule 10.5)."""

    def __init__(self, age: i64, hand: Hand, card: i64) -> None:
        self.age: i64 = age
        self.hand = hand
        self.card: i64 = card
        """The card, if the seat drew it itself, else -1."""
        self.before = hand.known[:]
        self.first = hand.unknown > 0
        """What the hand held before; whether nobody knows."""
        self.gone_from: i64 = len(hand.gone)
        self.slots_from: i64 = len(hand.slots)
        self.gone_to: i64 = NOTHING
        self.slots_to: i64 = NOTHING
        self.after = vec[i64]()
        """What had left the hand by the time the seat saw it again, and what it then held."""

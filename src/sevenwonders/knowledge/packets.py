"""Cards that lie together, as far as a seat knows them.

A hidden card is a *slot*: the card that some seat took from some hand and laid face down, one
that is still in a hand, one that was never dealt. What a packet of cards holds is known in
part: some kinds, and a number of cards of which only the pool is known. Looking at it again
settles what was taken in between, by taking away what is still there.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.game.cards import without


def holds(cards: vec[i64], card: i64) -> bool:
    """Whether a kind is among some cards."""
    return any(one == card for one in cards)


def less(cards: vec[i64], others: vec[i64]) -> vec[i64]:
    """What is left of some cards when others are taken away, as far as they are there."""
    for card in others:
        cards = without(cards, card)
    return cards


def joined(cards: vec[i64], others: vec[i64]) -> vec[i64]:
    """Both together, in a vector of their own."""
    both = cards[:]
    for card in others:
        both = append(both, card)
    return both


@final
class Cell:
    """Slots that hold these kinds and so many cards of a pool, in any order."""

    def __init__(self, slots: vec[i64], known: vec[i64], unknown: i64, pool: i64) -> None:
        self.slots = slots
        self.known = known
        self.unknown: i64 = unknown
        self.pool: i64 = pool


@final
class Zone:
    """Slots of any cells that were seen together; no slot is in two."""

    def __init__(self, slots: vec[i64], *, full: bool) -> None:
        self.slots = slots
        self.full = full
        """Whether all that they hold was seen."""


@final
class Need:
    """Kinds that were seen among the slots of some zones."""

    def __init__(self, zones: vec[i64], cards: vec[i64], *, full: bool) -> None:
        self.zones = zones
        self.cards = cards
        self.full = full
        """Whether these kinds are all that the slots hold, or only some of it."""


@final
class Packet:
    """A hand or a draft pack on its way round the table."""

    def __init__(self, pool: i64, size: i64, where: i64) -> None:
        self.pool: i64 = pool
        self.where: i64 = where
        """The place in which it lies, as ``ledger.place`` says it."""
        self.known = vec[i64]()
        self.unknown: i64 = size
        """What it has held since the seat last saw it; what was taken face up has been left out."""
        self.hidden = vec[i64]()
        """Slots taken from it since."""
        self.gone = vec[i64]()
        """Kinds that have left it and are known."""
        self.slots = vec[i64]()
        """Every slot that was taken from it, or is still in it."""

    def size(self) -> i64:
        """Cards that are still in it."""
        return len(self.known) + self.unknown - len(self.hidden)

    def hide(self, slot: i64) -> None:
        """A card is taken from it that the seat does not see."""
        self.hidden = append(self.hidden, slot)
        self.slots = append(self.slots, slot)

    def show(self, card: i64) -> bool:
        """A card is taken from it that the seat knows; whether it was unknown before."""
        self.gone = append(self.gone, card)
        if holds(self.known, card):
            self.known = without(self.known, card)
            return False
        self.unknown -= 1
        return True

    def look(self, cards: vec[i64]) -> vec[i64]:
        """The seat sees all that is in it; gives the kinds that were unknown before.

        What was taken since is then known but for its order: see ``settled``.
        """
        new = less(cards, self.known)
        self.known = joined(self.known, new)
        self.unknown -= len(new)
        return new

    def settled(self, cards: vec[i64]) -> Cell:
        """The slots taken before a look, and what they hold; the packet begins anew."""
        cell = Cell(self.hidden, less(self.known, cards), self.unknown, self.pool)
        self.known = cards[:]
        self.unknown = 0
        self.hidden = vec[i64]()
        return cell


@final
class Pile:
    """The discard pile: kinds that are known to lie in it, and slots."""

    def __init__(self) -> None:
        self.known = vec[i64]()
        self.slots = vec[i64]()
        """Slots that came since the seat last looked through it."""
        self.dug = vec[i64]()
        """Kinds that others have built from it since and that were not among those known."""
        self.dug_before = vec[i64]()
        """For each of them, how many of the slots were there then."""

    def lay(self, card: i64) -> None:
        """A card that the seat knows joins the pile."""
        self.known = append(self.known, card)

    def lay_slot(self, slot: i64) -> None:
        """A card that the seat does not know joins the pile."""
        self.slots = append(self.slots, slot)

    def dig(self, card: i64) -> None:
        """A card is built from the pile."""
        if holds(self.known, card):
            self.known = without(self.known, card)
            return
        self.dug = append(self.dug, card)
        self.dug_before = append(self.dug_before, len(self.slots))

    def look(self, cards: vec[i64]) -> vec[i64]:
        """The seat looks through the pile; gives what the slots since its last look held."""
        held = joined(less(cards, self.known), self.dug)
        self.known = cards[:]
        return held

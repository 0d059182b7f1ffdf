"""The hidden cards of one pool: the shelves on which they lie, and what was seen among them.

A shelf is made of slots that are alike: of one cell, in one zone, in one place. What was dealt
to nobody lies on shelves too, so that all cards of the pool lie somewhere.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from sevenwonders.knowledge.circle import Circle
from sevenwonders.knowledge.fill import Group, groups_of, needs_of
from sevenwonders.knowledge.ledger import IN_DISCARD, LEADERS, NOT_DEALT, Ledger, place
from sevenwonders.knowledge.seating import Lot

POOL: Final = -1
"""In the place of a cell: the pool, whose cards lie in the slots of which nothing is known."""
NOWHERE: Final = -1
"""In the place of a place or a zone: none."""
BLANK: Final = -1
"""In the place of a kind: no card. A position may lack some of those that are still to be dealt."""
BOX: Final = int(place(NOT_DEALT, LEADERS))
"""The place of leaders that nobody holds."""


class Shelf(NamedTuple):
    """Slots that are alike."""

    cell: int
    zone: int
    where: int
    mixed: bool = False
    """Whether cards of the pool lie there among those of the cell."""
    full: bool = False
    """Whether all that lies there was seen."""
    undealt: frozenset[int] = frozenset()
    """Of a shelf for what was dealt to nobody: the kinds that it may hold."""


class Cards(NamedTuple):
    """Cards of one kind and one cell."""

    kind: int
    cell: int
    zones: frozenset[int] = frozenset()
    """The zones in which they were seen, if they were."""
    taken: bool = False
    """Whether they were taken from there since, in sight of all."""


class Shelves:
    """All shelves of a pool, and every way to say which of its cards were seen in zones."""

    def __init__(self, ledger: Ledger, pool: int) -> None:
        self._ledger = ledger
        self.sizes: Counter[Shelf] = Counter()
        """The shelves, and how many slots each has."""
        self._held: Counter[tuple[int, int]] = Counter()
        """How many cards of which kind and cell there are."""
        self._zones = {int(slot): at for at, zone in enumerate(ledger.zones) for slot in zone.slots}
        self._boxed = {int(slot) for circle in _went_back(ledger) for slot in circle.slots}
        tokens = 0
        for at, cell in enumerate(ledger.cells):
            if cell.pool == pool:
                tokens += int(cell.unknown)
                self._add_cell(at)
        for group, some in enumerate(groups_of(ledger, pool, tokens)):
            self._add_group(some, int(place(NOT_DEALT, pool, group)))
        self._held[BLANK, POOL] = max(self.sizes.total() - self._held.total(), 0)
        self._seen = self._seen_in_zones(pool)

    def ways(self) -> Iterator[Counter[Cards]]:
        """Every way to say from which cells the cards came that were seen in zones."""
        for seen in self._told(list(self._seen), Counter()):
            rest = self._held.copy()
            for one, count in seen.items():
                rest[one.kind, one.cell] -= count
            yield Counter({Cards(*one): count for one, count in rest.items() if count}) + seen

    def lots(self, way: Counter[Cards], order: Sequence[Shelf]) -> list[Lot]:
        """The cards with the shelves that have room for them."""
        return [
            Lot(count, {at for at, shelf in enumerate(order) if _takes(shelf, cards)})
            for cards, count in way.items()
        ]

    def _add_cell(self, at: int) -> None:
        ledger = self._ledger
        cell = ledger.cells[at]
        source = at if len(cell.known) else POOL
        self._held.update((int(card), at) for card in cell.known)
        for slot in map(int, cell.slots):
            zone = self._zones.get(slot, NOWHERE)
            full = zone != NOWHERE and ledger.zones[zone].full
            where = int(ledger.slot_place[slot])
            if slot in self._boxed:
                where = BOX
            # The seat knows what the pile held when it looked through it.
            if full and where == place(IN_DISCARD, 0):
                where = NOWHERE
            mixed = source != POOL and cell.unknown > 0
            self.sizes[Shelf(source, zone, where, mixed=mixed, full=full)] += 1

    def _add_group(self, group: Group, where: int) -> None:
        cards = [int(card) for card in group.cards]
        self._held.update((card, POOL) for card in cards)
        if group.spare > 0 and cards:
            shelf = Shelf(POOL, NOWHERE, where, undealt=frozenset(cards))
            self.sizes[shelf] += min(int(group.spare), len(cards))

    def _seen_in_zones(self, pool: int) -> Counter[Cards]:
        """The cards that were seen in zones, from whatever cell: the narrowest zones of each."""
        seen: Counter[Cards] = Counter()
        for need in needs_of(self._ledger, pool):
            zones = frozenset(map(int, need.zones))
            for kind, count in Counter(map(int, need.cards)).items():
                told = sum(seen[one] for one in seen if one.kind == kind and one.zones <= zones)
                if count > told:
                    one = Cards(kind, POOL, zones, taken=not need.full)
                    seen[one] += count - told
        return +seen

    def _told(self, kinds: list[Cards], told: Counter[Cards]) -> Iterator[Counter[Cards]]:
        if not kinds:
            yield told
            return
        first, *rest = kinds
        cells = [cell for kind, cell in self._held if kind == first.kind]
        cells = [cell for cell in cells if self._room(first._replace(cell=cell))]
        for chosen in combinations_with_replacement(cells, self._seen[first]):
            more = told + Counter(first._replace(cell=cell) for cell in chosen)
            if all(self._may_come(more, first, cell) for cell in set(chosen)):
                yield from self._told(rest, more)

    def _may_come(self, told: Counter[Cards], cards: Cards, cell: int) -> bool:
        """Whether a cell has as many cards, and as many slots for them, as it is said to."""
        kind, zones = cards.kind, cards.zones
        mine = {one: count for one, count in told.items() if one.cell == cell}
        alike = sum(count for one, count in mine.items() if one.kind == kind)
        inside = sum(count for one, count in mine.items() if one.zones <= zones)
        return alike <= self._held[kind, cell] and inside <= self._room(Cards(kind, cell, zones))

    def _room(self, cards: Cards) -> int:
        return sum(size for shelf, size in self.sizes.items() if _takes(shelf, cards))


def _went_back(ledger: Ledger) -> list[Circle]:
    """The hands of leaders of which all that was hidden is in the box."""
    if ledger.late_box_draws:
        return []
    return [circle for circle in ledger.back if len(circle.picks) == 0]


def _takes(shelf: Shelf, cards: Cards) -> bool:
    """Whether a shelf has room for some cards."""
    if shelf.undealt:
        return cards.cell == POOL and not cards.zones and cards.kind in shelf.undealt
    if cards.cell != shelf.cell and (cards.cell != POOL or not shelf.mixed):
        return False
    return shelf.zone in cards.zones if cards.zones else not shelf.full

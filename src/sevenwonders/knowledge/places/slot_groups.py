"""The hidden cards of one pool: the groups of equal slots they lie in, and what was seen there.

The slots of a group are in the same cell, the same zone and the same place. Cards that were not
dealt have groups too, so that every card of the pool lies somewhere.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from sevenwonders.knowledge.deduction.facts import CardFacts
from sevenwonders.knowledge.deduction.leader_hand import LeaderHand
from sevenwonders.knowledge.deduction.location import IN_DISCARD, NOT_DEALT, place
from sevenwonders.knowledge.deduction.per_pool import DealtGroup, groups_of, sightings_of
from sevenwonders.knowledge.deduction.pools import LEADERS
from sevenwonders.knowledge.places.matching import Batch

POOL: Final = -1
"""Used as a cell: the pool, whose cards are in the unknown slots."""
NOWHERE: Final = -1
"""Used as a place or a zone: no place or zone."""
BLANK: Final = -1
"""Used as a kind: no card. A position may lack some of the cards that are still to be dealt."""
BOX: Final = int(place(NOT_DEALT, LEADERS))
"""The place of leaders that nobody holds."""


class SlotGroup(NamedTuple):
    """Slots that cannot be distinguished."""

    cell: int
    zone: int
    where: int
    mixed: bool = False
    """Whether cards of the pool lie there among those of the cell."""
    full: bool = False
    """Whether every card there was seen."""
    undealt: frozenset[int] = frozenset()
    """For a group of cards that were not dealt: the kinds it may hold."""


class Cards(NamedTuple):
    """Cards of one kind and one cell."""

    kind: int
    cell: int
    zones: frozenset[int] = frozenset()
    """The zones in which they were seen, if they were."""
    taken: bool = False
    """Whether they were taken from there since, in sight of all."""


class SlotGroups:
    """All slot groups of a pool, and every possible origin of the cards seen in zones."""

    def __init__(self, facts: CardFacts, pool: int) -> None:
        self._facts = facts
        self.sizes: Counter[SlotGroup] = Counter()
        """The groups, and how many slots each has."""
        self._held: Counter[tuple[int, int]] = Counter()
        """How many cards of which kind and cell there are."""
        self._zones = {int(slot): at for at, zone in enumerate(facts.zones) for slot in zone.slots}
        self._boxed = {int(slot) for hand in _went_back(facts) for slot in hand.slots}
        tokens = 0
        for at, cell in enumerate(facts.cells):
            if cell.pool == pool:
                tokens += int(cell.unknown)
                self._add_cell(at)
        for number, dealt in enumerate(groups_of(facts, pool, tokens)):
            self._add_undealt(dealt, int(place(NOT_DEALT, pool, number)))
        self._held[BLANK, POOL] = max(self.sizes.total() - self._held.total(), 0)
        self._seen = self._seen_in_zones(pool)

    def ways(self) -> Iterator[Counter[Cards]]:
        """Every possible origin, by cell, of the cards that were seen in zones."""
        for seen in self._told(list(self._seen), Counter()):
            rest = self._held.copy()
            for one, count in seen.items():
                rest[one.kind, one.cell] -= count
            yield Counter({Cards(*one): count for one, count in rest.items() if count}) + seen

    def batches(self, way: Counter[Cards], order: Sequence[SlotGroup]) -> list[Batch]:
        """The cards, with the groups that have room for them."""
        return [
            Batch(count, {at for at, group in enumerate(order) if _takes(group, cards)})
            for cards, count in way.items()
        ]

    def _add_cell(self, number: int) -> None:
        facts = self._facts
        cell = facts.cells[number]
        source = number if len(cell.known) else POOL
        self._held.update((int(card), number) for card in cell.known)
        for slot in map(int, cell.slots):
            zone = self._zones.get(slot, NOWHERE)
            full = zone != NOWHERE and facts.zones[zone].full
            where = int(facts.slot_place[slot])
            if slot in self._boxed:
                where = BOX
            # The seat knows what the pile held when it looked through it.
            if full and where == place(IN_DISCARD, 0):
                where = NOWHERE
            mixed = source != POOL and cell.unknown > 0
            self.sizes[SlotGroup(source, zone, where, mixed=mixed, full=full)] += 1

    def _add_undealt(self, dealt: DealtGroup, where: int) -> None:
        cards = [int(card) for card in dealt.cards]
        self._held.update((card, POOL) for card in cards)
        if dealt.spare > 0 and cards:
            group = SlotGroup(POOL, NOWHERE, where, undealt=frozenset(cards))
            self.sizes[group] += min(int(dealt.spare), len(cards))

    def _seen_in_zones(self, pool: int) -> Counter[Cards]:
        """The cards that were seen in zones, from whatever cell: the narrowest zones of each."""
        seen: Counter[Cards] = Counter()
        for sighting in sightings_of(self._facts, pool):
            zones = frozenset(map(int, sighting.zones))
            for kind, count in Counter(map(int, sighting.cards)).items():
                told = sum(seen[one] for one in seen if one.kind == kind and one.zones <= zones)
                if count > told:
                    one = Cards(kind, POOL, zones, taken=not sighting.full)
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
        """Whether a cell has its stated number of cards and of slots for them."""
        kind, zones = cards.kind, cards.zones
        mine = {one: count for one, count in told.items() if one.cell == cell}
        alike = sum(count for one, count in mine.items() if one.kind == kind)
        inside = sum(count for one, count in mine.items() if one.zones <= zones)
        return alike <= self._held[kind, cell] and inside <= self._room(Cards(kind, cell, zones))

    def _room(self, cards: Cards) -> int:
        return sum(size for group, size in self.sizes.items() if _takes(group, cards))


def _went_back(facts: CardFacts) -> list[LeaderHand]:
    """The hands of leaders of which all that was hidden is in the box."""
    if facts.late_box_draws:
        return []
    return [hand for hand in facts.returned if len(hand.face_down) == 0]


def _takes(group: SlotGroup, cards: Cards) -> bool:
    """Whether a group has room for some cards."""
    if group.undealt:
        return cards.cell == POOL and not cards.zones and cards.kind in group.undealt
    if cards.cell != group.cell and (cards.cell != POOL or not group.mixed):
        return False
    return group.zone in cards.zones if cards.zones else not group.full

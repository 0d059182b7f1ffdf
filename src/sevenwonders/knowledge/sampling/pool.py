"""Draws cards for the slots of one pool: every assignment that fits is equally likely."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.game.dealer import Stream, shuffled
from sevenwonders.knowledge.cards import holds, joined, less
from sevenwonders.knowledge.deduction.facts import CardFacts
from sevenwonders.knowledge.deduction.per_pool import groups_of, kinds_of, sightings_of, zones_of
from sevenwonders.knowledge.deduction.slots import Cell, Sighting, Zone
from sevenwonders.knowledge.sampling.contingency import fraction
from sevenwonders.knowledge.sampling.splits import Split, count_of, splits_of


@final
class PoolSampler:
    """Draws the hidden cards of one pool."""

    def __init__(self, facts: CardFacts, pool: i64) -> None:
        self.pool: i64 = pool
        self.known: list[Cell] = []
        """Cells with known kinds that no zone overlaps."""
        self.mixed: list[Cell] = []
        """Cells that hold known kinds and cards of the pool, likewise."""
        self.slots = vec[i64]()
        """Slots that take cards of the pool."""
        sightings = sightings_of(facts, pool)
        zones = zones_of(facts, pool) if sightings else []
        touched: list[Cell] = []
        split: list[Cell] = []
        tokens: i64 = 0
        for cell in facts.cells:
            if cell.pool != pool:
                continue
            tokens += cell.unknown
            in_zone = _touches(cell, zones)
            if len(cell.known) == 0:
                self.slots = joined(self.slots, cell.slots)
            elif cell.unknown == 0:
                (touched if in_zone else self.known).append(cell)
            else:
                (split if in_zone else self.mixed).append(cell)
        self.groups = groups_of(facts, pool, tokens)
        self.splits: list[Split] = []
        self.fits = True
        """Whether there is any assignment at all."""
        if sightings:
            self._add_splits(facts, zones, sightings, touched, split)

    def _add_splits(
        self,
        facts: CardFacts,
        zones: list[Zone],
        sightings: list[Sighting],
        touched: list[Cell],
        split_cells: list[Cell],
    ) -> None:
        loose: i64 = 0
        for cell in self.mixed:
            loose += cell.unknown
        base = [Cell(self.slots, facts.pools[self.pool], 0, self.pool), *touched]
        for cells in splits_of(base, split_cells):
            split = Split(cells, zones, sightings, loose)
            if split.counts.weight > 0.0:
                self.splits.append(split)
        self.fits = len(self.splits) > 0
        seen = kinds_of(sightings)
        for group in self.groups:
            kept = vec[i64]()
            for card in group.cards:
                if not holds(seen, card):
                    kept = append(kept, card)
            group.cards = kept

    def lay(self, cards: vec[i64], spare: vec[i64], stream: Stream) -> vec[i64]:
        """Give every slot of the pool a card; returns the cards that were not dealt."""
        dealt = vec[i64]()
        for group in self.groups:
            order = shuffled(group.cards, stream)
            count: i64 = len(order)
            for at in range(count):
                if at < count - group.spare:
                    dealt = append(dealt, order[at])
                else:
                    spare = append(spare, order[at])
        for cell in self.known:
            lay_out(cards, cell.slots, shuffled(cell.known, stream))
        loose = vec[i64]()
        for cell in self.mixed:
            order = shuffled(cell.slots, stream)
            lay_out(cards, order[cell.unknown :], shuffled(cell.known, stream))
            loose = joined(loose, order[: cell.unknown])
        slots = self.slots
        if self.splits:
            slots = self._lay_across(cards, loose, stream)
        elif len(loose):
            slots = joined(slots, loose)
        lay_out(cards, slots, shuffled(dealt, stream))
        return spare

    def _lay_across(self, cards: vec[i64], loose: vec[i64], stream: Stream) -> vec[i64]:
        """Assign what was seen across cells; returns the slots for the rest of the pool."""
        split = self._pick_split(stream)
        held = split.counts.draw(stream)
        rest: list[vec[i64]] = [vec[i64]() for _ in split.cells]
        for at in range(len(held)):
            one = split.classes[at]
            order = split.slots[at]
            if one.zone < 0 and one.cell == 0:
                order = joined(order, loose)
            order = shuffled(order, stream)
            here: i64 = len(held[at])
            lay_out(cards, order, held[at])
            rest[one.cell] = joined(rest[one.cell], order[here:])
        for at in range(1, len(split.cells)):
            left = less(split.cells[at].known, _all_held(split, held, at))
            lay_out(cards, rest[at], shuffled(left, stream))
        return rest[0]

    def _pick_split(self, stream: Stream) -> Split:
        if len(self.splits) == 1:
            return self.splits[0]
        total = 0.0
        for split in self.splits:
            total += split.counts.weight
        left = total * fraction(stream)
        last = self.splits[0]
        for split in self.splits:
            last = split
            left -= split.counts.weight
            if left < 0.0:
                break
        return last


def ways_to_divide(cell: Cell, cards: vec[i64]) -> i64:
    """In how many ways the slots of a mixed cell can be divided into known kinds and pool cards.

    There are several when a card of the pool is a copy of a known one. The same world then results
    from several assignments, and must be accepted more rarely to stay as likely as any other.
    """
    held = vec[i64]()
    for slot in cell.slots:
        held = append(held, cards[slot])
    ways: i64 = 1
    told = vec[i64]()
    for card in held:
        if not holds(told, card):
            told = append(told, card)
            copies = count_of(held, card)
            known = count_of(cell.known, card)
            for chosen in range(known):
                ways = ways * (copies - chosen) // (chosen + 1)
    return ways


def lay_out(cards: vec[i64], slots: vec[i64], order: vec[i64]) -> None:
    """Put the cards into the slots in this order, as far as they go."""
    for at in range(min(len(slots), len(order))):
        cards[slots[at]] = order[at]


def _touches(cell: Cell, zones: list[Zone]) -> bool:
    return any(holds(zone.slots, slot) for zone in zones for slot in cell.slots)


def _all_held(split: Split, held: list[vec[i64]], cell: i64) -> vec[i64]:
    cards = vec[i64]()
    for at in range(len(held)):
        if split.classes[at].cell == cell:
            cards = joined(cards, held[at])
    return cards

"""The possible divisions of mixed cells into slots of known kinds and slots of the pool."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.knowledge.cards import joined, less
from sevenwonders.knowledge.deduction.per_pool import kinds_of
from sevenwonders.knowledge.deduction.slots import Cell, Sighting, Zone
from sevenwonders.knowledge.sampling.contingency import ContingencyTables, SeenKind, SlotClass

_MOST_SPLITS: Final = 4096


@final
class Split:
    """One division of the mixed cells, with the count of all assignments under it."""

    def __init__(
        self, cells: list[Cell], zones: list[Zone], sightings: list[Sighting], loose: i64
    ) -> None:
        self.cells = cells
        """The slots that take cards of the pool, then the cells of known kinds."""
        zone_of = _zone_of(cells, zones)
        self.classes: list[SlotClass] = []
        self.slots: list[vec[i64]] = []
        """The slots of each class."""
        for at in range(len(cells)):
            for zone in range(-1, len(zones)):
                self._add_class(at, zone, zone_of, zones, loose)
        kinds = [_seen_kind(card, cells, sightings) for card in kinds_of(sightings)]
        self.counts = ContingencyTables(self.classes, kinds, sightings)

    def _add_class(
        self, cell: i64, zone: i64, zone_of: dict[int, int], zones: list[Zone], loose: i64
    ) -> None:
        slots = vec[i64]()
        for slot in self.cells[cell].slots:
            if zone_of[int(slot)] == zone:
                slots = append(slots, slot)
        size: i64 = len(slots)
        if zone < 0 and cell == 0:
            size += loose
        full = zone >= 0 and zones[zone].full
        if zone < 0 or size:
            self.classes.append(SlotClass(cell, zone, size, full=full))
            self.slots.append(slots)


def _zone_of(cells: list[Cell], zones: list[Zone]) -> dict[int, int]:
    zone_of: dict[int, int] = {}
    for cell in cells:
        for slot in cell.slots:
            zone_of[int(slot)] = NOTHING
    for at in range(len(zones)):
        for slot in zones[at].slots:
            zone_of[int(slot)] = at
    return zone_of


def _seen_kind(card: i64, cells: list[Cell], sightings: list[Sighting]) -> SeenKind:
    copies = vec[i64]()
    for cell in cells:
        copies = append(copies, count_of(cell.known, card))
    shown = vec[i64]()
    for sighting in sightings:
        shown = append(shown, count_of(sighting.cards, card))
    return SeenKind(card, copies, shown)


def count_of(cards: vec[i64], card: i64) -> i64:
    """How many copies of a card are among some cards."""
    count: i64 = 0
    for one in cards:
        if one == card:
            count += 1
    return count


def splits_of(base: list[Cell], split: list[Cell]) -> list[list[Cell]]:
    """Every choice of the slots of mixed cells that hold cards of the pool."""
    ways = [base]
    for cell in split:
        longer: list[list[Cell]] = []
        for cells in ways:
            for chosen in _subsets(cell.slots, cell.unknown):
                pool = cells[0]
                taken = Cell(joined(pool.slots, chosen), pool.known, 0, pool.pool)
                rest = Cell(less(cell.slots, chosen), cell.known, 0, cell.pool)
                longer.append([taken, *cells[1:], rest])
        ways = longer[:_MOST_SPLITS]
    return ways


def _subsets(slots: vec[i64], count: i64) -> list[vec[i64]]:
    if count == 0:
        return [vec[i64]()]
    if len(slots) < count:
        return []
    rest = slots[1:]
    with_first = [append(chosen[:], slots[0]) for chosen in _subsets(rest, count - 1)]
    return with_first + _subsets(rest, count)

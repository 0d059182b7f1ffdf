"""Counts the ways in which kinds seen across cells can have come from them.

The discard pile that a seat looks through mixes cards of many hands, and a recruited leader was
kept in one of several rounds of the draft. Cells say which cards lie in the slots of one hand,
zones what was seen among slots of several cells. The slots that a cell and a zone have in common
are a class. A table says how many copies of each kind lie in each class; its weight is the number
of assignments of physical cards it stands for.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.game.dealer import Stream
from sevenwonders.knowledge.cards import holds
from sevenwonders.knowledge.deduction.slots import Sighting

_FINE: Final = 1 << 30


@final
class SlotClass:
    """Slots that a cell and a zone have in common, or that a cell has in no zone."""

    def __init__(self, cell: i64, zone: i64, size: i64, *, full: bool) -> None:
        self.cell: i64 = cell
        self.zone: i64 = zone
        """-1 for no zone."""
        self.size: i64 = size
        self.full = full
        """Whether only kinds that were seen lie here."""


@final
class SeenKind:
    """A kind seen in zones: its copies in each cell, and how many each sighting asks for."""

    def __init__(self, card: i64, copies: vec[i64], shown: vec[i64]) -> None:
        self.card: i64 = card
        self.copies = copies
        self.shown = shown


@final
class ContingencyRow:
    """A row of a table: how many copies of one kind lie in each class."""

    def __init__(self, counts: vec[i64], weight: float) -> None:
        self.counts = counts
        self.weight: float = weight


@final
class ContingencyTables:
    """All tables for the kinds seen, built row by row, each with its weight."""

    def __init__(
        self, classes: list[SlotClass], kinds: list[SeenKind], sightings: list[Sighting]
    ) -> None:
        self.classes = classes
        self.kinds = kinds
        self._sightings = sightings
        self._rows = [self._rows_of(kind) for kind in kinds]
        self._counted: dict[tuple[int, ...], float] = {}
        self._start = [int(one.size) for one in classes]
        self.weight: float = self._count(0, self._start)
        """How many assignments there are, up to a factor that all such tables share."""

    def draw(self, stream: Stream) -> list[vec[i64]]:
        """For each class the kinds that lie in it, in the order of the kinds."""
        held = [vec[i64]() for _ in self.classes]
        room = self._start[:]
        for at in range(len(self.kinds)):
            row = self._pick(at, room, stream)
            for place in range(len(self.classes)):
                room[place] -= int(row.counts[place])
                for _ in range(row.counts[place]):
                    held[place] = append(held[place], self.kinds[at].card)
        return held

    def _pick(self, kind: i64, room: list[int], stream: Stream) -> ContingencyRow:
        rows = self._rows[kind]
        if len(rows) == 1:
            return rows[0]
        left = self._count(kind, room) * fraction(stream)
        last = rows[0]
        for row in rows:
            rest = _less(room, row)
            if rest is None:
                continue
            weight = row.weight * self._count(kind + 1, rest)
            if weight > 0.0:
                last = row
                left -= weight
                if left < 0.0:
                    break
        return last

    def _count(self, kind: i64, room: list[int]) -> float:
        """The weight of all ways to lay the kinds from one on, with so much room in the classes."""
        if kind == len(self.kinds):
            return self._finished(room)
        key = (int(kind), *room)
        if key in self._counted:
            return self._counted[key]
        weight = 0.0
        for row in self._rows[kind]:
            rest = _less(room, row)
            if rest is not None:
                weight += row.weight * self._count(kind + 1, rest)
        self._counted[key] = weight
        return weight

    def _finished(self, room: list[int]) -> float:
        """The orders in which the cards can lie in their classes, all others where room is left."""
        weight = 1.0
        for at in range(len(room)):
            one = self.classes[at]
            if one.full:
                if room[at]:
                    return 0.0
                weight *= factorial(one.size)
            else:
                weight *= factorial(one.size) / factorial(room[at])
        return weight

    def _rows_of(self, kind: SeenKind) -> list[ContingencyRow]:
        """Every way to place the copies of a kind that fits each sighting."""
        counts = vec[i64]()
        for _ in self.classes:
            counts = append(counts, 0)
        rows: list[ContingencyRow] = []
        self._fill_in(kind, 0, 0, counts, rows)
        return rows

    def _fill_in(
        self, kind: SeenKind, cell: i64, at: i64, counts: vec[i64], rows: list[ContingencyRow]
    ) -> None:
        if cell == len(kind.copies):
            if self._shows(kind, counts):
                rows.append(ContingencyRow(counts[:], self._orders(kind, counts)))
            return
        left = kind.copies[cell]
        for place in range(at):
            if self.classes[place].cell == cell:
                left -= counts[place]
        if at == len(self.classes):
            if left == 0:
                self._fill_in(kind, cell + 1, 0, counts, rows)
            return
        if self.classes[at].cell != cell:
            self._fill_in(kind, cell, at + 1, counts, rows)
            return
        for count in range(min(left, self.classes[at].size) + 1):
            counts[at] = count
            self._fill_in(kind, cell, at + 1, counts, rows)
        counts[at] = 0

    def _shows(self, kind: SeenKind, counts: vec[i64]) -> bool:
        for sighting in range(len(kind.shown)):
            zones = self._sightings[sighting].zones
            shown: i64 = 0
            for at in range(len(counts)):
                if counts[at] and holds(zones, self.classes[at].zone):
                    shown += counts[at]
            wanted = kind.shown[sighting]
            if shown < wanted or (self._sightings[sighting].full and shown > wanted):
                return False
        return True

    def _orders(self, kind: SeenKind, counts: vec[i64]) -> float:
        """Which copies lie where."""
        weight = 1.0
        for copies in kind.copies:
            weight *= factorial(copies)
        for count in counts:
            weight /= factorial(count)
        return weight


def _less(room: list[int], row: ContingencyRow) -> list[int] | None:
    rest = room[:]
    for at in range(len(rest)):
        rest[at] -= int(row.counts[at])
        if rest[at] < 0:
            return None
    return rest


def factorial(number: i64) -> float:
    """The number of orders of this many cards."""
    product = 1.0
    for factor in range(2, number + 1):
        product *= float(factor)
    return product


def fraction(stream: Stream) -> float:
    """A number between 0 and 1."""
    return (float(stream.below(_FINE)) + 0.5) / float(_FINE)

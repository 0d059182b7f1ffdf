"""Laying cards into the slots of one pool: every assignment that fits is equally likely."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.game.dealer import Stream, shuffled
from sevenwonders.engine.vocabulary import BLACK, NOTHING, PURPLE
from sevenwonders.knowledge.crossing import Class, Crossing, Seen, fraction
from sevenwonders.knowledge.ledger import LEADERS, Ledger, pool_of
from sevenwonders.knowledge.packets import Cell, Need, Zone, holds, joined, less

_MOST_SPLITS: Final = 4096


@final
class Group:
    """Cards of a pool of which some are spare: guilds, black cards or leaders not dealt."""

    def __init__(self, cards: vec[i64], spare: i64) -> None:
        self.cards = cards
        self.spare: i64 = spare


@final
class Table:
    """One way to say which slots of mixed cells hold cards of the pool; the rest is counted."""

    def __init__(self, cells: list[Cell], zones: list[Zone], needs: list[Need], loose: i64) -> None:
        self.cells = cells
        """The slots that take cards of the pool, then the cells of known kinds."""
        zone_of = _zone_of(cells, zones)
        self.classes: list[Class] = []
        self.slots: list[vec[i64]] = []
        """The slots of each class."""
        for at in range(len(cells)):
            for zone in range(-1, len(zones)):
                self._add_class(at, zone, zone_of, zones, loose)
        kinds = [_seen_kind(card, cells, needs) for card in kinds_of(needs)]
        self.crossing = Crossing(self.classes, kinds, needs)

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
            self.classes.append(Class(cell, zone, size, full=full))
            self.slots.append(slots)


@final
class Fill:
    """All that is hidden of one pool."""

    def __init__(self, ledger: Ledger, pool: i64) -> None:
        self.pool: i64 = pool
        self.known: list[Cell] = []
        """Cells whose kinds are known and that no zone touches."""
        self.mixed: list[Cell] = []
        """Cells that hold known kinds and cards of the pool, likewise."""
        self.slots = vec[i64]()
        """Slots that take cards of the pool."""
        needs = needs_of(ledger, pool)
        zones = zones_of(ledger, pool) if needs else []
        touched: list[Cell] = []
        split: list[Cell] = []
        tokens: i64 = 0
        for cell in ledger.cells:
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
        self.groups = groups_of(ledger, pool, tokens)
        self.tables: list[Table] = []
        self.fits = True
        """Whether there is any assignment at all."""
        if needs:
            self._cross(ledger, zones, needs, touched, split)

    def _cross(
        self,
        ledger: Ledger,
        zones: list[Zone],
        needs: list[Need],
        touched: list[Cell],
        split: list[Cell],
    ) -> None:
        loose: i64 = 0
        for cell in self.mixed:
            loose += cell.unknown
        base = [Cell(self.slots, ledger.pools[self.pool], 0, self.pool), *touched]
        for cells in _splits(base, split):
            table = Table(cells, zones, needs, loose)
            if table.crossing.weight > 0.0:
                self.tables.append(table)
        self.fits = len(self.tables) > 0
        seen = kinds_of(needs)
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
        if self.tables:
            slots = self._lay_across(cards, loose, stream)
        elif len(loose):
            slots = joined(slots, loose)
        lay_out(cards, slots, shuffled(dealt, stream))
        return spare

    def _lay_across(self, cards: vec[i64], loose: vec[i64], stream: Stream) -> vec[i64]:
        """Lay what was seen across cells; gives the slots that take the rest of the pool."""
        table = self._table(stream)
        held = table.crossing.draw(stream)
        rest: list[vec[i64]] = [vec[i64]() for _ in table.cells]
        for at in range(len(held)):
            one = table.classes[at]
            order = table.slots[at]
            if one.zone < 0 and one.cell == 0:
                order = joined(order, loose)
            order = shuffled(order, stream)
            here: i64 = len(held[at])
            lay_out(cards, order, held[at])
            rest[one.cell] = joined(rest[one.cell], order[here:])
        for at in range(1, len(table.cells)):
            left = less(table.cells[at].known, _all_held(table, held, at))
            lay_out(cards, rest[at], shuffled(left, stream))
        return rest[0]

    def _table(self, stream: Stream) -> Table:
        if len(self.tables) == 1:
            return self.tables[0]
        total = 0.0
        for table in self.tables:
            total += table.crossing.weight
        left = total * fraction(stream)
        last = self.tables[0]
        for table in self.tables:
            last = table
            left -= table.crossing.weight
            if left < 0.0:
                break
        return last


def ways_to_tell(cell: Cell, cards: vec[i64]) -> i64:
    """In how many ways the slots of a mixed cell could be told into known kinds and pool cards.

    More than one when a card of the pool is a copy of a known one: the same world then comes of
    several assignments, and must be drawn as rarely as any other.
    """
    held = vec[i64]()
    for slot in cell.slots:
        held = append(held, cards[slot])
    ways: i64 = 1
    told = vec[i64]()
    for card in held:
        if not holds(told, card):
            told = append(told, card)
            copies = _count(held, card)
            known = _count(cell.known, card)
            for chosen in range(known):
                ways = ways * (copies - chosen) // (chosen + 1)
    return ways


def lay_out(cards: vec[i64], slots: vec[i64], order: vec[i64]) -> None:
    """Each slot takes the card that has its place in the order, as far as they go."""
    for at in range(min(len(slots), len(order))):
        cards[slots[at]] = order[at]


def zones_of(ledger: Ledger, pool: i64) -> list[Zone]:
    """The zones with those of their slots that take cards of one pool."""
    mine = vec[i64]()
    for cell in ledger.cells:
        if cell.pool == pool:
            mine = joined(mine, cell.slots)
    zones: list[Zone] = []
    for zone in ledger.zones:
        slots = vec[i64]()
        for slot in zone.slots:
            if holds(mine, slot):
                slots = append(slots, slot)
        zones.append(Zone(slots, full=zone.full))
    return zones


def needs_of(ledger: Ledger, pool: i64) -> list[Need]:
    """What was seen of one pool across cells."""
    needs: list[Need] = []
    for need in ledger.needs:
        seen = vec[i64]()
        for card in need.cards:
            if pool_of(ledger.components, card) == pool:
                seen = append(seen, card)
        if need.full or len(seen):
            needs.append(Need(need.zones, seen, full=need.full))
    return needs


def groups_of(ledger: Ledger, pool: i64, tokens: i64) -> list[Group]:
    """The cards of a pool, by what may be left over."""
    cards = ledger.pools[pool]
    if pool == LEADERS:
        return [Group(cards[:], len(cards) - tokens)]
    deck = ledger.components.decks[int(ledger.players)]
    plain = vec[i64]()
    guilds = vec[i64]()
    black = vec[i64]()
    for card in cards:
        color = ledger.components.cards[card].color
        if color == PURPLE:
            guilds = append(guilds, card)
        elif color == BLACK:
            black = append(black, card)
        else:
            plain = append(plain, card)
    groups = [Group(plain, 0)]
    if len(guilds):
        groups.append(Group(guilds, len(deck.guilds) - deck.guild_count))
    if len(black):
        groups.append(Group(black, len(deck.black[pool]) - ledger.players))
    return groups


def _touches(cell: Cell, zones: list[Zone]) -> bool:
    return any(holds(zone.slots, slot) for zone in zones for slot in cell.slots)


def _zone_of(cells: list[Cell], zones: list[Zone]) -> dict[int, int]:
    zone_of: dict[int, int] = {}
    for cell in cells:
        for slot in cell.slots:
            zone_of[int(slot)] = NOTHING
    for at in range(len(zones)):
        for slot in zones[at].slots:
            zone_of[int(slot)] = at
    return zone_of


def kinds_of(needs: list[Need]) -> vec[i64]:
    """The kinds that were seen across cells, each once."""
    kinds = vec[i64]()
    for need in needs:
        for card in need.cards:
            if not holds(kinds, card):
                kinds = append(kinds, card)
    return kinds


def _seen_kind(card: i64, cells: list[Cell], needs: list[Need]) -> Seen:
    copies = vec[i64]()
    for cell in cells:
        copies = append(copies, _count(cell.known, card))
    shown = vec[i64]()
    for need in needs:
        shown = append(shown, _count(need.cards, card))
    return Seen(card, copies, shown)


def _count(cards: vec[i64], card: i64) -> i64:
    count: i64 = 0
    for one in cards:
        if one == card:
            count += 1
    return count


def _splits(base: list[Cell], split: list[Cell]) -> list[list[Cell]]:
    """Every way to say which slots of mixed cells take cards of the pool."""
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


def _all_held(table: Table, held: list[vec[i64]], cell: i64) -> vec[i64]:
    cards = vec[i64]()
    for at in range(len(held)):
        if table.classes[at].cell == cell:
            cards = joined(cards, held[at])
    return cards

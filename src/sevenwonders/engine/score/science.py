"""The best reading of a city's science symbols at the end."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.components.figures import COPIED_SYMBOLS, SET_BONUS
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.vocabulary import (
    GREEN,
    MOST_SCIENCE,
    NOTHING,
    SWAP_SCIENCE,
    SYMBOL_BITS,
    SYMBOL_MASK,
)

SET_POINTS: Final = 7


@final
class Reading:
    """Symbols as they are best read: points, sets, and the choices made for them (rule 9.11)."""

    def __init__(self) -> None:
        self.points: i64 = -1
        self.sets: i64 = 0
        self.total: i64 = -1
        """Points with what a set is worth beyond the seven."""
        self.wilds = vec[i64]([0, 0, 0])
        """Free symbols read as each of the three."""
        self.copies = vec[i64]([0, 0, 0])
        """Symbols copied from neighbours."""
        self.swapped_from: i64 = NOTHING
        self.swapped_to: i64 = NOTHING
        self.most: i64 = NOTHING
        """The kind of which there is one more for having most of it."""


def science_points(compasses: i64, gears: i64, tablets: i64) -> i64:
    """Squares of identical symbols, and seven for each set of three."""
    squares = compasses * compasses + gears * gears + tablets * tablets
    return squares + SET_POINTS * sets_of(compasses, gears, tablets)


def sets_of(compasses: i64, gears: i64, tablets: i64) -> i64:
    """Sets of three different symbols."""
    sets = min(compasses, gears)
    return min(sets, tablets)


def neighbours_symbols(table: Table, city: i64) -> vec[i64]:
    """Symbols on the green cards next door, by kind (rule 13.23)."""
    counts = vec[i64]([0, 0, 0])
    for other in (table.left(city), table.right(city)):
        for card in table.cities[other].built:
            piece = table.components.cards[card]
            if piece.color == GREEN:
                for kind in range(3):
                    counts[kind] += (piece.science >> (kind * SYMBOL_BITS)) & SYMBOL_MASK
    return counts


def best_reading(table: Table, city: i64, extra_wilds: i64) -> Reading:
    """Choose free, copied, swapped and added symbols for the best total (rules 9.11, 12.34)."""
    own = table.cities[city]
    best = Reading()
    printed = vec[i64]([0, 0, 0])
    for kind in range(3):
        printed[kind] = (own.science >> (kind * SYMBOL_BITS)) & SYMBOL_MASK
    copies = own.figures[COPIED_SYMBOLS]
    if copies == 0 and own.powers & (SWAP_SCIENCE | MOST_SCIENCE) == 0:
        _read_wilds(table, city, printed, own.wilds + extra_wilds, best)
        return best
    there = neighbours_symbols(table, city)
    copies = min(copies, there[0] + there[1] + there[2])
    for one in range(min(copies, there[0]) + 1):
        for two in range(min(copies - one, there[1]) + 1):
            three = copies - one - two
            if three > there[2]:
                continue
            symbols = vec[i64]([printed[0] + one, printed[1] + two, printed[2] + three])
            before = best.total
            _swap(table, city, printed, symbols, own.wilds + extra_wilds, best)
            if best.total > before:
                best.copies[0] = one
                best.copies[1] = two
                best.copies[2] = three
    return best


def _swap(
    table: Table, city: i64, own: vec[i64], symbols: vec[i64], wilds: i64, best: Reading
) -> None:
    """Read one own symbol as another where the city may, or none."""
    before = best.total
    _read_wilds(table, city, symbols, wilds, best)
    if best.total > before:
        best.swapped_from = NOTHING
        best.swapped_to = NOTHING
    if table.cities[city].powers & SWAP_SCIENCE == 0:
        return
    for gone in range(3):
        for come in range(3):
            if gone == come or own[gone] == 0:
                continue
            swapped = symbols[:]
            swapped[gone] -= 1
            swapped[come] += 1
            before = best.total
            _read_wilds(table, city, swapped, wilds, best)
            if best.total > before:
                best.swapped_from = gone
                best.swapped_to = come


def _read_wilds(table: Table, city: i64, symbols: vec[i64], wilds: i64, best: Reading) -> None:
    most_power = table.cities[city].powers & MOST_SCIENCE
    bonus = table.cities[city].figures[SET_BONUS]
    for one in range(wilds + 1):
        for two in range(wilds + 1 - one):
            compasses = symbols[0] + one
            gears = symbols[1] + two
            tablets = symbols[2] + wilds - one - two
            if most_power == 0:
                _consider(compasses, gears, tablets, one, two, wilds, bonus, NOTHING, best)
                continue
            most = max(compasses, gears)
            most = max(most, tablets)
            if most == 0:
                _consider(compasses, gears, tablets, one, two, wilds, bonus, NOTHING, best)
                continue
            if compasses == most:
                _consider(compasses + 1, gears, tablets, one, two, wilds, bonus, 0, best)
            if gears == most:
                _consider(compasses, gears + 1, tablets, one, two, wilds, bonus, 1, best)
            if tablets == most:
                _consider(compasses, gears, tablets + 1, one, two, wilds, bonus, 2, best)


def _consider(  # noqa: PLR0913, PLR0917 -- the leaf of four nested choices
    compasses: i64,
    gears: i64,
    tablets: i64,
    one: i64,
    two: i64,
    wilds: i64,
    bonus: i64,
    most: i64,
    best: Reading,
) -> None:
    points = science_points(compasses, gears, tablets)
    sets = sets_of(compasses, gears, tablets)
    if points + bonus * sets <= best.total:
        return
    best.points = points
    best.sets = sets
    best.total = points + bonus * sets
    best.wilds[0] = one
    best.wilds[1] = two
    best.wilds[2] = wilds - one - two
    best.most = most

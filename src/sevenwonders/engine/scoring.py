"""The score of a city, row by row, with the free choices of the end made for the best total."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.count import points_of
from sevenwonders.engine.table import Table
from sevenwonders.engine.words import (
    AGES,
    COINS_PER_POINT,
    CONFLICTS,
    COPY_GUILD,
    GUILDS,
    NOTHING,
    PURPLE,
    ROWS,
    SCIENCE,
    SYMBOL_BITS,
    TREASURY,
    VICTORY_VALUES,
    WONDER,
)

SET_POINTS: Final = 7


@final
class Score:
    """Points by row, and what was chosen to reach them (S2)."""

    def __init__(self, rows: vec[i64], copied: i64, wilds: vec[i64]) -> None:
        self.rows = rows
        self.copied: i64 = copied
        """The guild copied from a neighbour, -1 for none."""
        self.wilds = wilds
        """How many free symbols were read as each of the three."""

    def total(self) -> i64:
        """All rows together."""
        total: i64 = 0
        for points in self.rows:
            total += points
        return total


def science_points(compasses: i64, gears: i64, tablets: i64) -> i64:
    """Squares of identical symbols, and seven for each set of three."""
    sets = min(compasses, gears)
    sets = min(sets, tablets)
    return compasses * compasses + gears * gears + tablets * tablets + SET_POINTS * sets


def best_wilds(science: i64, wilds: i64) -> vec[i64]:
    """The best reading of free symbols: points, then how many of each kind."""
    mask: i64 = (1 << SYMBOL_BITS) - 1
    compasses = science & mask
    gears = (science >> SYMBOL_BITS) & mask
    tablets = (science >> (2 * SYMBOL_BITS)) & mask
    most: i64 = -1
    as_compass: i64 = 0
    as_gear: i64 = 0
    for one in range(wilds + 1):
        for two in range(wilds + 1 - one):
            points = science_points(compasses + one, gears + two, tablets + wilds - one - two)
            if points > most:
                most = points
                as_compass = one
                as_gear = two
    best = append(vec[i64](), most)
    best = append(best, as_compass)
    best = append(best, as_gear)
    return append(best, wilds - as_compass - as_gear)


def score(table: Table, at: i64) -> Score:
    """What a city is worth if the game ended as the table stands."""
    city = table.cities[at]
    rows = vec[i64]([0 for _ in range(len(ROWS))])
    rows[CONFLICTS] = conflict_points(table, at)
    rows[TREASURY] = city.coins // COINS_PER_POINT
    stages = table.kit.sides[city.side].stages
    for stage in stages:
        if city.stages & (1 << stage.index):
            rows[WONDER] += points_of(table, at, stage)
    for card in city.built:
        thing = table.kit.cards[card]
        rows[thing.row] += points_of(table, at, thing)
    best = best_wilds(city.science, city.wilds)
    copied: i64 = NOTHING
    extra: i64 = 0
    if city.powers & COPY_GUILD:
        most = best[0]
        for guild in copyable(table, at):
            thing = table.kit.cards[guild]
            points = points_of(table, at, thing)
            symbols = best_wilds(city.science, city.wilds + thing.wilds)
            if points + symbols[0] > most or copied == NOTHING:
                most = points + symbols[0]
                best = symbols
                copied = guild
                extra = points
    rows[SCIENCE] += best[0]
    rows[GUILDS] += extra
    return Score(rows, copied, best[1:])


def copyable(table: Table, at: i64) -> vec[i64]:
    """Guilds that stand in the neighbouring cities (S3)."""
    guilds = vec[i64]()
    for other in (table.left(at), table.right(at)):
        for card in table.cities[other].built:
            if table.kit.cards[card].color == PURPLE:
                guilds = append(guilds, card)
    return guilds


def conflict_points(table: Table, at: i64) -> i64:
    """Victory tokens less Defeat tokens."""
    city = table.cities[at]
    points: i64 = -city.defeats
    for age in range(AGES):
        points += VICTORY_VALUES[age] * city.victory_count(age + 1)
    return points


def winners(table: Table) -> list[int]:
    """The seats that win: most points, then most coins, then shared (S4)."""
    best: list[int] = []
    most_points: i64 = 0
    most_coins: i64 = 0
    for seat in range(table.players):
        points = score(table, seat).total()
        coins = table.cities[seat].coins
        ahead = points > most_points or (points == most_points and coins > most_coins)
        if not best or ahead:
            best = [int(seat)]
            most_points = points
            most_coins = coins
        elif points == most_points and coins == most_coins:
            best.append(int(seat))
    return best

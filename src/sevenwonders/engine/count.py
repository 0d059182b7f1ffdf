"""Counting cards, stages and tokens in a city and its neighbours."""

from mypy_extensions import i64

from sevenwonders.engine.city import City
from sevenwonders.engine.kit import Thing
from sevenwonders.engine.table import Table
from sevenwonders.engine.words import (
    COLOR_BITS,
    COLORS,
    COUNT_DEFEATS,
    COUNT_STAGES,
    LEFT,
    OWN,
    RIGHT,
)


def counted(city: City, what: i64) -> i64:
    """How many of the things a tally names are in one city."""
    count: i64 = 0
    for color in range(len(COLORS)):
        if what & (1 << color):
            count += (city.colors >> (color * COLOR_BITS)) & 63
    if what & COUNT_STAGES:
        count += city.stage_count()
    if what & COUNT_DEFEATS:
        count += city.defeats
    return count


def around(table: Table, at: i64, what: i64, where: i64) -> i64:
    """The same over the city itself and its neighbours, as far as the tally looks."""
    count: i64 = 0
    if where & OWN:
        count += counted(table.cities[at], what)
    if where & LEFT:
        count += counted(table.cities[table.left(at)], what)
    if where & RIGHT:
        count += counted(table.cities[table.right(at)], what)
    return count


def coins_of(table: Table, at: i64, thing: Thing) -> i64:
    """Coins a thing brings at once, what was placed this turn included (T3)."""
    coins = thing.coins
    for tally in thing.tallies:
        if tally.coins:
            coins += tally.coins * around(table, at, tally.what, tally.where)
    return coins


def points_of(table: Table, at: i64, thing: Thing) -> i64:
    """Points a thing is worth to a city as the table stands."""
    points = thing.points
    for tally in thing.tallies:
        if tally.points:
            points += tally.points * around(table, at, tally.what, tally.where)
    if thing.complete_points:
        city = table.cities[at]
        if city.stage_count() == len(table.kit.sides[city.side].stages):
            points += thing.complete_points
    return points

"""The score sheet of a city, item by item: where every point comes from."""

from collections.abc import Iterator

import msgspec

from sevenwonders.engine.count import around, points_of
from sevenwonders.engine.kit import Thing
from sevenwonders.engine.scoring import SET_POINTS, Score, score
from sevenwonders.engine.table import Table
from sevenwonders.engine.words import (
    AGES,
    COINS_PER_POINT,
    CONFLICTS,
    GUILDS,
    NOTHING,
    ROWS,
    SCIENCE,
    SYMBOL_BITS,
    SYMBOLS,
    TREASURY,
    VICTORY_VALUES,
)

COINS = "coins"
DEFEATS = "defeats"
SETS = "sets"
VICTORIES = tuple(f"victories-{age}" for age in range(1, AGES + 1))


class Item(msgspec.Struct, frozen=True):
    """One line of a row."""

    source: str
    """A card or stage, or ``coins``, ``victories-2``, ``defeats``, ``compass``, ``sets``."""
    points: int
    count: int | None = None
    """How many were counted, where something was."""
    copied: bool = False
    """Whether it is a neighbour's guild (S3)."""


class Row(msgspec.Struct, frozen=True):
    """One row of the sheet and the lines that make it up."""

    row: str
    points: int
    items: tuple[Item, ...]


class Science(msgspec.Struct, frozen=True):
    """How the symbols were read for the best total (S2), in the order of ``words.SYMBOLS``."""

    symbols: tuple[int, ...]
    """Symbols printed in the city."""
    wilds: tuple[int, ...]
    """Free symbols read as each kind."""
    sets: int
    """Groups of three different symbols."""


class Sheet(msgspec.Struct, frozen=True):
    """What a city is worth if the game ended now."""

    total: int
    rows: tuple[Row, ...]
    science: Science
    copied: str | None
    """The guild copied from a neighbour."""


def sheet(table: Table, city: int) -> Sheet:
    """Explain the score of a city as the table stands: public knowledge at any time."""
    reached = score(table, city)
    science = _science(table, city, reached)
    lines: list[list[Item]] = [[] for _ in ROWS]
    lines[CONFLICTS] += _conflicts(table, city)
    coins = int(table.cities[city].coins)
    lines[TREASURY].append(Item(COINS, coins // COINS_PER_POINT, coins))
    for thing in _standing(table, city):
        if _scores(thing):
            lines[thing.row].append(_item(table, city, thing))
    lines[SCIENCE] += _symbols(science)
    copied = None
    if reached.copied != NOTHING:
        guild = table.kit.cards[reached.copied]
        copied = guild.slug
        lines[GUILDS].append(_item(table, city, guild, copied=True))
    rows = tuple(
        Row(name, int(points), tuple(items))
        for name, points, items in zip(ROWS, reached.rows, lines, strict=True)
    )
    return Sheet(int(reached.total()), rows, science, copied)


def _standing(table: Table, at: int) -> Iterator[Thing]:
    city = table.cities[at]
    for stage in table.kit.sides[city.side].stages:
        if city.stages >> stage.index & 1:
            yield stage
    for card in city.built:
        yield table.kit.cards[card]


def _scores(thing: Thing) -> bool:
    return bool(thing.points or thing.complete_points or any(it.points for it in thing.tallies))


def _item(table: Table, at: int, thing: Thing, *, copied: bool = False) -> Item:
    tallies = [tally for tally in thing.tallies if tally.points]
    count = sum(around(table, at, tally.what, tally.where) for tally in tallies)
    return Item(
        thing.slug, int(points_of(table, at, thing)), int(count) if tallies else None, copied
    )


def _conflicts(table: Table, at: int) -> Iterator[Item]:
    city = table.cities[at]
    for age, (name, value) in enumerate(zip(VICTORIES, VICTORY_VALUES, strict=True), 1):
        count = int(city.victory_count(age))
        if count:
            yield Item(name, value * count, count)
    if city.defeats:
        yield Item(DEFEATS, -int(city.defeats), int(city.defeats))


def _science(table: Table, at: int, reached: Score) -> Science:
    packed = int(table.cities[at].science)
    mask = (1 << SYMBOL_BITS) - 1
    symbols = tuple(packed >> (SYMBOL_BITS * kind) & mask for kind in range(len(SYMBOLS)))
    wilds = tuple(int(count) for count in reached.wilds)
    return Science(symbols, wilds, min(map(sum, zip(symbols, wilds, strict=True))))


def _symbols(science: Science) -> Iterator[Item]:
    for name, printed, free in zip(SYMBOLS, science.symbols, science.wilds, strict=True):
        count = printed + free
        if count:
            yield Item(name, count * count, count)
    if science.sets:
        yield Item(SETS, SET_POINTS * science.sets, science.sets)

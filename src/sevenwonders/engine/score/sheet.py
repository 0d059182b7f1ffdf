"""The score sheet of a city, item by item: where every point comes from."""

from collections.abc import Iterator

import msgspec

from sevenwonders.engine.boxes.leaders import buried_leader, buried_points
from sevenwonders.engine.components.figures import SET_BONUS
from sevenwonders.engine.components.model import Components, Piece
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.score.count import points_of, times
from sevenwonders.engine.score.science import SET_POINTS
from sevenwonders.engine.score.scoring import Score, score
from sevenwonders.engine.vocabulary import (
    AGES,
    BASE_ROWS,
    CITIES,
    COINS_PER_POINT,
    CONFLICTS,
    EDIFICE,
    GUILDS,
    LEADERS,
    NOTHING,
    ROWS,
    SCIENCE,
    SYMBOL_BITS,
    SYMBOL_MASK,
    SYMBOLS,
    TREASURY,
    VICTORY_VALUES,
    WHITE,
    WONDER,
    RowName,
)

COINS = "coins"
DEBTS = "debts"
DEFEATS = "defeats"
SETS = "sets"
BURIED = "buried"
NAMED = "named"
AGAIN = "again"
HOW = (BURIED, NAMED, AGAIN)
"""A leader under a stage, the leader a guild has become, and a guild scored a second time."""
VICTORIES = tuple(f"victories-{age}" for age in range(1, AGES + 1))


class Item(msgspec.Struct, frozen=True):
    """One line of a row."""

    source: str
    """A card, leader, edifice or stage, or ``coins``, ``debts``, ``victories-2``, ``defeats``,
    ``compass``, ``sets``."""
    points: int
    count: int | None = None
    """How many were counted, where something was."""
    copied: bool = False
    """Whether it is a neighbour's guild (rule 9.10)."""
    how: str = ""
    """One of ``HOW`` for what does not score as a piece that stands in the city."""


class Row(msgspec.Struct, frozen=True):
    """One row of the sheet and the lines that make it up."""

    row: RowName
    points: int
    items: tuple[Item, ...]


class Science(msgspec.Struct, frozen=True):
    """The symbols as read for the best total (rule 9.11), in the order of ``words.SYMBOLS``."""

    symbols: tuple[int, ...]
    """Symbols printed in the city."""
    wilds: tuple[int, ...]
    """Free symbols read as each kind."""
    copied: tuple[int, ...]
    """Symbols copied from neighbours' green cards (rule 13.23)."""
    swapped: tuple[str, ...] | None
    """The symbol that was read as another, and that other (rule 12.34)."""
    most: str | None
    """The symbol of which one more was counted for having most of it (rule 12.34)."""
    counts: tuple[int, ...]
    """Symbols of each kind in the end."""
    sets: int
    """Groups of three different symbols."""


class Sheet(msgspec.Struct, frozen=True):
    """What a city is worth if the game ended now."""

    total: int
    rows: tuple[Row, ...]
    science: Science
    copied: str | None
    """The guild copied from a neighbour."""
    again: str | None
    """The own guild that was scored a second time (rule 15.15)."""


def sheet(table: Table, city: int) -> Sheet:
    """Explain the score of a city as the table stands; rows of boxes not at it are left out."""
    reached = score(table, city)
    science = _science(table, city, reached)
    lines: list[list[Item]] = [[] for _ in ROWS]
    lines[CONFLICTS] += _conflicts(table, city)
    lines[TREASURY] += _treasury(table, city)
    for piece in _standing(table, city):
        if _scores(piece):
            lines[piece.row].append(_item(table, city, piece))
    lines[SCIENCE] += _symbols(science)
    lines[WONDER] += _buried(table, city)
    lines[LEADERS] += _set_bonus(table, city, science)
    lines[EDIFICE] += _edifices(table, city)
    named = table.cities[city].leaders.copied
    if named != NOTHING:
        lines[GUILDS].append(_item(table, city, table.components.cards[named], how=NAMED))
    copied = again = None
    if reached.copied != NOTHING:
        guild = table.components.cards[reached.copied]
        copied = guild.slug
        lines[GUILDS].append(_item(table, city, guild, copied=True))
    if reached.again != NOTHING:
        guild = table.components.cards[reached.again]
        again = guild.slug
        lines[EDIFICE].append(_item(table, city, guild, how=AGAIN))
    if reached.again_too != NOTHING:
        guild = table.components.cards[reached.again_too]
        lines[EDIFICE].append(_item(table, city, guild, how=AGAIN))
    rows = tuple(
        Row(ROWS[row], int(reached.rows[row]), tuple(lines[row]))
        for row in rows_of(table.components)
    )
    return Sheet(int(reached.total()), rows, science, copied, again)


def rows_of(components: Components) -> Iterator[int]:
    """The rows of a table's score sheet, by its boxes."""
    yield from range(BASE_ROWS)
    if len(components.leaders):
        yield LEADERS
    if components.cities:
        yield CITIES
    if components.edifices:
        yield EDIFICE


def _standing(table: Table, city: int) -> Iterator[Piece]:
    own = table.cities[city]
    for stage in range(len(table.variants[city])):
        if own.stages >> stage & 1:
            yield table.stage_piece(city, stage)
    for card in own.built:
        yield table.components.cards[card]
    for leader in own.leaders.in_play:
        yield table.components.cards[leader]


def _treasury(table: Table, city: int) -> Iterator[Item]:
    own = table.cities[city]
    yield Item(COINS, int(own.coins) // COINS_PER_POINT, int(own.coins))
    if own.tokens.debts:
        yield Item(DEBTS, -int(own.tokens.debts), int(own.tokens.debts))


def _buried(table: Table, city: int) -> Iterator[Item]:
    for entry in table.cities[city].leaders.buried:
        leader = table.components.cards[buried_leader(entry)]
        yield Item(leader.slug, int(buried_points(entry)), how=BURIED)


def _set_bonus(table: Table, city: int, science: Science) -> Iterator[Item]:
    """Points for sets beyond the seven, for each piece that brings them (rule 12.35)."""
    named = table.cities[city].leaders.copied
    pieces = [
        *_standing(table, city),
        *([table.components.cards[named]] if named != NOTHING else []),
    ]
    for piece in pieces:
        if len(piece.figures) and piece.figures[SET_BONUS]:
            how = NAMED if piece.index == named and piece.color == WHITE else ""
            points = int(piece.figures[SET_BONUS]) * science.sets
            yield Item(piece.slug, points, science.sets, how=how)


def _edifices(table: Table, city: int) -> Iterator[Item]:
    own = table.cities[city]
    for age in range(1, AGES + 1):
        rewards = int(own.edifices.reward_count(age))
        if rewards:
            edifice = table.components.edifices[table.deal.edifices[age - 1]]
            if _scores(edifice.reward):
                points = int(points_of(table, city, edifice.reward))
                yield Item(edifice.slug, rewards * points, rewards)
    if own.edifices.debts:
        yield Item(DEBTS, -int(own.edifices.debts), int(own.edifices.debts))


def _scores(piece: Piece) -> bool:
    return bool(piece.points or piece.complete_points or any(it.points for it in piece.tallies))


def _item(table: Table, city: int, piece: Piece, *, copied: bool = False, how: str = "") -> Item:
    tallies = [tally for tally in piece.tallies if tally.points]
    count = sum(times(table, city, piece, tally) for tally in tallies)
    points = int(points_of(table, city, piece))
    return Item(piece.slug, points, int(count) if tallies else None, copied, how)


def _conflicts(table: Table, city: int) -> Iterator[Item]:
    own = table.cities[city]
    for age, (name, value) in enumerate(zip(VICTORIES, VICTORY_VALUES, strict=True), 1):
        count = int(own.victory_count(age))
        if count:
            yield Item(name, value * count, count)
    if own.defeats:
        yield Item(DEFEATS, -int(own.defeats), int(own.defeats))


def _science(table: Table, city: int, reached: Score) -> Science:
    packed = int(table.cities[city].science)
    kinds = range(len(SYMBOLS))
    symbols = tuple(packed >> (SYMBOL_BITS * kind) & SYMBOL_MASK for kind in kinds)
    reading = reached.reading
    wilds = tuple(int(count) for count in reading.wilds)
    copies = tuple(int(count) for count in reading.copies)
    counts = tuple(
        symbols[kind]
        + wilds[kind]
        + copies[kind]
        + (reading.swapped_to == kind)
        - (reading.swapped_from == kind)
        + (reading.most == kind)
        for kind in kinds
    )
    swapped = reading.swapped_from != NOTHING
    return Science(
        symbols,
        wilds,
        copies,
        (SYMBOLS[reading.swapped_from], SYMBOLS[reading.swapped_to]) if swapped else None,
        SYMBOLS[reading.most] if reading.most != NOTHING else None,
        counts,
        min(counts),
    )


def _symbols(science: Science) -> Iterator[Item]:
    for name, count in zip(SYMBOLS, science.counts, strict=True):
        if count:
            yield Item(name, count * count, count)
    if science.sets:
        yield Item(SETS, SET_POINTS * science.sets, science.sets)

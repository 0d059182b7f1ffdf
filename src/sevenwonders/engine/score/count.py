"""Counting cards, stages, tokens and coins in a city and its neighbours."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.engine.components.model import Piece, Tally
from sevenwonders.engine.game.city import City, hidden_card
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.vocabulary import (
    AGES,
    COINS_PER_POINT,
    COLOR_BITS,
    COLOR_MASK,
    COLORS,
    COLORS_PRESENT,
    COUNT_COINS,
    COUNT_COINS_BY_THREE,
    COUNT_DEFEATS,
    COUNT_STAGES,
    COUNT_STONE_SYMBOLS,
    COUNT_VICTORIES_1,
    EACH,
    IF_MORE,
    IF_NONE,
    IF_ONLY_LEADER,
    LEFT,
    MARKER_COLOR,
    NOTHING,
    OWN,
    PAIRS,
    RIGHT,
    SETS,
    VICTORY_VALUES,
    WHITE,
)

_BEYOND_COLORS: Final = COUNT_STAGES - 1
_COLORS: Final = WHITE + 1


def counted(table: Table, city: i64, what: i64) -> i64:
    """How many of the pieces a tally names are in one city."""
    own = table.cities[city]
    count: i64 = 0
    for color in range(_COLORS):
        if what & (1 << color):
            count += (own.colors >> (color * COLOR_BITS)) & COLOR_MASK
    if what > _BEYOND_COLORS:
        count += _other_things(table, own, what)
    return count


def _other_things(table: Table, city: City, what: i64) -> i64:
    count: i64 = 0
    if what & COUNT_STAGES:
        count += city.stage_count()
    if what & COUNT_DEFEATS:
        count += city.defeats
    for age in range(AGES):
        if what & (COUNT_VICTORIES_1 << age):
            count += city.victory_count(age + 1)
    if what & COUNT_COINS:
        count += city.coins
    if what & COUNT_COINS_BY_THREE:
        count += city.coins // COINS_PER_POINT
    if what & COUNT_STONE_SYMBOLS:
        for card in city.built:
            count += table.components.cards[card].stones
    return count


def around(table: Table, city: i64, what: i64, where: i64) -> i64:
    """The same over the city itself and its neighbours, as far as the tally looks."""
    count: i64 = 0
    if where & OWN:
        count += counted(table, city, what)
    if where & LEFT:
        count += counted(table, table.left(city), what)
    if where & RIGHT:
        count += counted(table, table.right(city), what)
    return count


def coins_of(table: Table, city: i64, piece: Piece) -> i64:
    """Coins a piece brings at once, what was placed this turn included (rule 7.8)."""
    coins = piece.coins
    for tally in piece.tallies:
        if tally.coins:
            coins += tally.coins * around(table, city, tally.what, tally.where)
    return coins


def points_of(table: Table, city: i64, piece: Piece) -> i64:
    """Points a piece is worth to a city as the table stands."""
    points = piece.points
    for tally in piece.tallies:
        if tally.points:
            points += tally.points * times(table, city, piece, tally)
    if piece.complete_points:
        own = table.cities[city]
        if own.stage_count() == len(table.variants[city]):
            points += piece.complete_points
    return points


def times(table: Table, city: i64, piece: Piece, tally: Tally) -> i64:
    """How often the points of a tally are scored."""
    if tally.mode == EACH:
        return around(table, city, tally.what, tally.where)
    if tally.mode == SETS:
        return _sets(table.cities[city], tally.what)
    if tally.mode == IF_MORE:
        own = counted(table, city, tally.what)
        beaten = own > counted(table, table.left(city), tally.what)
        return 1 if beaten and own > counted(table, table.right(city), tally.what) else 0
    if tally.mode == IF_NONE:
        return 1 if counted(table, city, tally.what) == 0 else 0
    if tally.mode == PAIRS:
        return _pairs(table.cities[city])
    if tally.mode == COLORS_PRESENT:
        return _colors_present(table.cities[city])
    if tally.mode == MARKER_COLOR:
        return _like_marker(table, city, piece)
    if tally.mode == IF_ONLY_LEADER:
        return 1 if _other_leaders(table.cities[city], piece) == 0 else 0
    raise NotImplementedError(f"score/count.py has no way to count tally mode {tally.mode}")


def _sets(city: City, colors: i64) -> i64:
    """Full sets of one card of each colour."""
    sets: i64 = 63
    for color in range(len(COLORS)):
        if colors & (1 << color):
            sets = min(sets, city.color_count(color))
    return sets


def _pairs(city: City) -> i64:
    """For each two Victory tokens of one value that value (rule 12.30)."""
    points: i64 = 0
    for age in range(AGES):
        points += city.victory_count(age + 1) // 2 * VICTORY_VALUES[age]
    return points


def _colors_present(city: City) -> i64:
    """Colours of Age cards in the city; leaders are none (rule 15.16)."""
    colors: i64 = 0
    for color in range(WHITE):
        if city.color_count(color):
            colors += 1
    return colors


def _like_marker(table: Table, city: i64, stage: Piece) -> i64:
    """Neighbouring cards of the colour of the card under a stage (rule 16.14)."""
    entry = table.cities[city].markers[stage.index]
    if entry == NOTHING:
        return 0
    color = table.components.cards[hidden_card(entry)].color
    left = table.cities[table.left(city)].color_count(color)
    return left + table.cities[table.right(city)].color_count(color)


def _other_leaders(city: City, piece: Piece) -> i64:
    """Face-up leaders beside the one that asks (rule 12.31)."""
    leaders: i64 = len(city.leaders.in_play)
    return leaders - 1 if any(one == piece.index for one in city.leaders.in_play) else leaders

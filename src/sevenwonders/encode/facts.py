"""The public state of a table as sparse columns, computed once for all seats."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.encode.blocks import Blocks
from sevenwonders.encode.columns import BASE_COLORS, TURNS, kinds, rows
from sevenwonders.encode.layout import Places
from sevenwonders.encode.row import MOST, Scratch
from sevenwonders.engine.score.scoring import score
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.sight_table import DIRECTIONS, EDIFICE_STATES
from sevenwonders.engine.vocabulary import (
    AGES,
    CHEAP_MADE_LEFT,
    CHEAP_MADE_RIGHT,
    CHEAP_RAW_LEFT,
    CHEAP_RAW_RIGHT,
    COLORS,
    NOTHING,
    RESOURCES,
    SYMBOLS,
    UNIT_MASK,
)

# Looking up a tuple of another module takes longer than the work with its length here.
_DIRECTIONS: Final = len(DIRECTIONS)
_EDIFICE_STATES: Final = len(EDIFICE_STATES)
_SYMBOLS: Final = len(SYMBOLS)
_COLORS: Final = len(COLORS)
_RESOURCES: Final = len(RESOURCES)


@final
class Facts:
    """Columns that are not zero, with their figures: the table first, then city by city.

    One of them serves many games: each reads its table into it before its seats look.
    """

    def __init__(self, places: Places, scratch: Scratch) -> None:
        self.places = places
        self.at: vec[i64] = scratch.at
        self.much: vec[u8] = scratch.much
        self.row = scratch.row
        self._rows: i64 = rows(boxes=places.blocks.boxes)
        self._kinds: i64 = kinds(boxes=places.blocks.boxes)
        self.count: i64 = 0
        self.ends: vec[i64] = vec[i64]([0 for _ in range(9)])
        """Where the columns of the table end, and those of each city."""
        self.blind = False
        """Whether a card that only its owner knows counts for points now (rule 16.14).

        Then each seat has points of its own, which are not here.
        """

    def read(self, sight: Sight) -> None:
        """Compute all columns for the current state of a table."""
        self.count = 0
        self._read_table(sight)
        self.ends[0] = self.count
        table = sight.seen_table()
        self.blind = sight.hides_points()
        for city in range(sight.cities()):
            self._read_city(sight, city)
            if not self.blind:
                self._read_points(score(table, city).rows)
            self.ends[city + 1] = self.count

    def _put(self, column: i64, much: i64) -> None:
        if much > 0:
            self.at[self.count] = column
            self.much[self.count] = u8(min(much, MOST))
            self.count += 1

    def _read_table(self, sight: Sight) -> None:
        blocks = self.places.blocks
        age = sight.age()
        at = blocks.table
        self._put(at + age - 1, 1)
        at += AGES
        self._put(at + min(sight.turn(), TURNS - 1), 1)
        at += TURNS
        self._put(at + sight.direction(), 1)
        at += _DIRECTIONS
        self._put(at, 1 if sight.over() else 0)
        self._put(at + 1, 0 if sight.partner(0) < 0 else 1)
        self._put(at + 2, sight.discard_count())
        self._put(at + 3, sight.pile_count())
        # The next is for the free city, and then the kind of decision: each seat has its own.
        at += 5 + self._kinds
        if blocks.boxes:
            self._put(at, 1 if sight.components().experts else 0)
            self._put(at + 1, sight.box_count())
            at += 2
        if blocks.edifices:
            self._read_edifices(sight, at)
        if blocks.universal:
            self._put(blocks.about + sight.players() - 2, 1)
            for place in self.places.about:
                self._put(place, 1)

    def _read_edifices(self, sight: Sight, column: i64) -> None:
        size = _EDIFICE_STATES + 1 + len(self.places.blocks.edifices)
        for age in range(1, AGES + 1):
            edifice = sight.edifice(age)
            if edifice != NOTHING:
                self._put(column + sight.edifice_state(age), 1)
                self._put(column + _EDIFICE_STATES, sight.pawns_left(age))
                self._put(column + _EDIFICE_STATES + 1 + self.places.edifice[edifice], 1)
            column += size

    def _read_city(self, sight: Sight, city: i64) -> None:
        """The columns of a city, within its block."""
        places = self.places
        blocks = places.blocks
        for card in sight.built(city):
            self._put(blocks.at_built + places.card[card], 1)
        self._put(blocks.at_side + places.side[sight.side(city)], 1)
        stages = sight.stages(city)
        stage: i64 = 0
        while stages >> stage:
            if stages & (1 << stage):
                self._put(blocks.at_stage + stage, 1 + sight.variant(city, stage))
            stage += 1
        if blocks.leaders:
            for leader in sight.leaders(city):
                self._put(blocks.at_in_play + places.leader[leader], 1)
            if sight.copied(city) != NOTHING:
                self._put(blocks.at_copied + places.leader[sight.copied(city)], 1)
            for leader in sight.buried(city):
                self._put(blocks.at_buried + places.leader[leader], 1)
        self._read_figures(sight, city, blocks, blocks.at_figures)

    def _read_points(self, points: vec[i64]) -> None:
        """The rows of the current score sheet, and their sum."""
        blocks = self.places.blocks
        total: i64 = 0
        for row in range(self._rows):
            total += points[row]
            self._put(blocks.at_points + row, points[row])
        self._put(blocks.at_points + self._rows, total)

    def _read_figures(self, sight: Sight, city: i64, blocks: Blocks, column: i64) -> None:
        self._put(column, sight.coins(city))
        self._put(column + 1, sight.shields(city))
        for symbol in range(_SYMBOLS):
            self._put(column + 2 + symbol, sight.symbol_count(city, symbol))
        column += 2 + _SYMBOLS
        self._put(column, sight.wilds(city))
        for age in range(1, AGES + 1):
            self._put(column + age, sight.victory_count(city, age))
        column += AGES + 1
        self._put(column, sight.defeats(city))
        column += 1
        colors: i64 = _COLORS if blocks.boxes else BASE_COLORS
        for color in range(colors):
            self._put(column + color, sight.color_count(city, color))
        column += colors
        self._put(column, sight.hand_size(city))
        self._put(column + 1, 1 if sight.free_build(city) else 0)
        column = self._read_production(sight, city, column + 2)
        if blocks.boxes:
            column = self._read_expansions(sight, city, column)
        if blocks.leaders:
            if city < sight.players():
                self._put(column, sight.leader_count(city))
            self._put(column + 1, 1 if sight.free_black(city) else 0)

    def _read_production(self, sight: Sight, city: i64, column: i64) -> i64:
        column = self._put_goods(sight.goods(city), column)
        column = self._put_goods(sight.sold(city), column)
        options = sight.options(city)
        column = self._put_options(options, column)
        column = self._put_options(sight.sold_options(city), column)
        self._put(column, len(options))
        cheap = sight.cheap(city)
        if cheap:
            self._put(column + 1, 1 if cheap & CHEAP_RAW_LEFT else 0)
            self._put(column + 2, 1 if cheap & CHEAP_RAW_RIGHT else 0)
            self._put(column + 3, 1 if cheap & CHEAP_MADE_LEFT else 0)
            self._put(column + 4, 1 if cheap & CHEAP_MADE_RIGHT else 0)
        return column + 5

    def _put_goods(self, goods: i64, column: i64) -> i64:
        place = column
        while goods:
            self._put(place, goods & UNIT_MASK)
            goods >>= 4
            place += 1
        return column + _RESOURCES

    def _put_options(self, options: vec[i64], column: i64) -> i64:
        """Either/or sources: how many can give each resource."""
        if len(options):
            for kind in range(_RESOURCES):
                count: i64 = 0
                for option in options:
                    if option >> (4 * kind) & 1:
                        count += 1
                self._put(column + kind, count)
        return column + _RESOURCES

    def _read_expansions(self, sight: Sight, city: i64, column: i64) -> i64:
        self._put(column, sight.debts(city))
        self._put(column + 1, sight.edifice_debts(city))
        self._put(column + 2, sight.diplomacy(city))
        self._put(column + 3, sight.owed(city))
        self._put(column + 4, 1 if sight.has_joined(city) else 0)
        column += 4
        for age in range(1, AGES + 1):
            self._put(column + age, sight.pawn_count(city, age))
            self._put(column + AGES + age, sight.reward_count(city, age))
        return column + 1 + 2 * AGES

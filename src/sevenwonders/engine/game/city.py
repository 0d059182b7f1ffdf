"""One city: its board, treasury and everything built in it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sevenwonders.engine.boxes.cities import CityTokens
from sevenwonders.engine.boxes.edifice import CityEdifices
from sevenwonders.engine.boxes.leaders import CityLeaders, no_leaders
from sevenwonders.engine.choice.bits import CARD_BITS, CARD_MASK, count_at, count_bits
from sevenwonders.engine.components.figures import COLUMNS, NO_FIGURES, OCCASIONS, added
from sevenwonders.engine.components.model import Components, Piece, Side
from sevenwonders.engine.vocabulary import (
    COLOR_BITS,
    COLOR_MASK,
    NOTHING,
    STARTING_COINS,
    UNIT_BITS,
    UNIT_MASK,
    VICTORY_BITS,
    VICTORY_MASK,
)

_MOST: Final = 7


@final
class City:
    """The state of one city. Production, shields and the like are sums over what stands in it."""

    def __init__(  # noqa: PLR0913 -- a full constructor is what makes clone() cheap
        self,
        *,
        side: i64,
        good: i64,
        coins: i64,
        stages: i64,
        goods: i64,
        sold: i64,
        options: vec[i64],
        sold_options: vec[i64],
        shields: i64,
        science: i64,
        wilds: i64,
        cheap: i64,
        powers: i64,
        colors: i64,
        defeats: i64,
        victories: i64,
        free_age: i64,
        has: vec[u8],
        built: vec[i64],
        markers: vec[i64],
        stage_variants: i64,
        figures: vec[i64],
        leaders: CityLeaders,
        tokens: CityTokens,
        edifices: CityEdifices,
    ) -> None:
        self.side: i64 = side
        self.good: i64 = good
        """The resource printed on the board as one packed unit, 0 for none."""
        self.coins: i64 = coins
        self.stages: i64 = stages
        """Built stages, one bit each."""
        self.goods: i64 = goods
        """Own units of a fixed kind, packed (see ``market``)."""
        self.sold: i64 = sold
        """Of these, what neighbours may buy."""
        self.options = options
        self.sold_options = sold_options
        """Either/or production. These two are replaced, never changed: clones share them."""
        self.shields: i64 = shields
        self.science: i64 = science
        self.wilds: i64 = wilds
        self.cheap: i64 = cheap
        self.powers: i64 = powers
        self.colors: i64 = colors
        self.defeats: i64 = defeats
        self.victories: i64 = victories
        self.free_age: i64 = free_age
        """The last Age in which the free build of Olympia A was used, 0 for none."""
        self.has = has
        """Per structure, whether it stands here."""
        self.built = built
        """Cards in the order they were built."""
        self.markers = markers
        """The face-down card under each stage and who put it there (``hidden``), -1 for none."""
        self.stage_variants: i64 = stage_variants
        """As which variant each stage was built, a count a stage."""
        self.figures = figures
        """Lasting figures of expansions (``figures``). Replaced, never changed."""
        self.leaders = leaders
        self.tokens = tokens
        self.edifices = edifices

    def clone(self) -> "City":
        """A copy that shares nothing that changes."""
        return City(
            side=self.side,
            good=self.good,
            coins=self.coins,
            stages=self.stages,
            goods=self.goods,
            sold=self.sold,
            options=self.options,
            sold_options=self.sold_options,
            shields=self.shields,
            science=self.science,
            wilds=self.wilds,
            cheap=self.cheap,
            powers=self.powers,
            colors=self.colors,
            defeats=self.defeats,
            victories=self.victories,
            free_age=self.free_age,
            has=self.has[:],
            built=self.built[:],
            markers=self.markers[:],
            stage_variants=self.stage_variants,
            figures=self.figures,
            leaders=self.leaders.clone(),
            tokens=self.tokens,
            edifices=self.edifices,
        )

    def stage_count(self) -> i64:
        """How many stages are built."""
        count: i64 = 0
        left = self.stages
        while left:
            left &= left - 1
            count += 1
        return count

    def color_count(self, color: i64) -> i64:
        """How many cards of a colour stand here."""
        return (self.colors >> (color * COLOR_BITS)) & COLOR_MASK

    def variant(self, stage: i64) -> i64:
        """As which variant a stage was built."""
        return count_at(self.stage_variants, stage)

    def add_victory(self, age: i64) -> None:
        """Take the Victory token of an Age."""
        self.victories += 1 << ((age - 1) * VICTORY_BITS)

    def drop_victory(self, age: i64) -> None:
        """Give back a Victory token of an Age."""
        self.victories -= 1 << ((age - 1) * VICTORY_BITS)

    def victory_count(self, age: i64) -> i64:
        """Victory tokens of an Age held."""
        return (self.victories >> ((age - 1) * VICTORY_BITS)) & VICTORY_MASK


def new_city(components: Components, side: Side) -> City:
    """A city as the game begins."""
    return City(
        side=side.index,
        good=side.good,
        coins=STARTING_COINS,
        stages=0,
        goods=side.good,
        sold=side.good,
        options=vec[i64](),
        sold_options=vec[i64](),
        shields=0,
        science=0,
        wilds=0,
        cheap=0,
        powers=0,
        colors=0,
        defeats=0,
        victories=0,
        free_age=0,
        has=components.no_structures[:],
        built=vec[i64](),
        markers=vec[i64]([NOTHING for _ in range(len(side.stages))]),
        stage_variants=0,
        figures=NO_FIGURES,
        leaders=no_leaders(),
        tokens=CityTokens(0, 0),
        edifices=CityEdifices(0, 0, 0, 0),
    )


def hidden(card: i64, seat: i64) -> i64:
    """A face-down card with the seat that put it there, -1 when nobody has seen it."""
    return card | (seat + 1) << CARD_BITS


def hidden_card(entry: i64) -> i64:
    """The card that lies face down."""
    return entry & CARD_MASK


def hidden_by(entry: i64) -> i64:
    """Who put it there, -1 for nobody."""
    return (entry >> CARD_BITS) - 1


def place_card(city: City, card: Piece) -> None:
    """Put a card in the city face up; its lasting effects begin."""
    city.built = append(city.built, card.index)
    city.has[card.structure] = 1
    # A literal shifted past 31 bits would wrap in compiled code: the unit is a column.
    city.colors += card.color_unit
    add_effects(city, card)


def place_stage(city: City, stage: Piece, card: i64, seat: i64) -> None:
    """Mark a stage as built with a card that a seat laid face down; its effects begin."""
    city.stages |= 1 << stage.index
    city.markers[stage.index] = hidden(card, seat)
    city.stage_variants += count_bits(stage.variant, stage.index)
    add_effects(city, stage)


def place_leader(city: City, leader: Piece, age: i64) -> None:
    """Put a leader face up beside the board; on its occasions it pays from the next turn on."""
    leaders = city.leaders
    leaders.in_play = append(leaders.in_play, leader.index)
    leaders.recruited_in = append(leaders.recruited_in, age)
    leaders.new += 1
    city.colors += leader.color_unit
    add_standing(city, leader)


def copy_leader(city: City, leader: Piece) -> None:
    """Let the Courtesans Guild copy a leader, which pays as if recruited now (rule 12.43)."""
    city.leaders.copied = leader.index
    city.leaders.copied_now = 1
    add_standing(city, leader)


def settle_in(city: City, cards: list[Piece]) -> None:
    """After a turn: its new leaders pay for later builds from now on (rule 12.14)."""
    leaders = city.leaders
    for place in range(leaders.old(), len(leaders.in_play)):
        _add_occasions(city, cards[leaders.in_play[place]])
    if leaders.copied_now:
        _add_occasions(city, cards[leaders.copied])
    leaders.new = 0
    leaders.copied_now = 0


def add_effects(city: City, piece: Piece) -> None:
    """Begin the lasting effects of something that stands in the city."""
    add_standing(city, piece)
    _add_occasions(city, piece)


def add_standing(city: City, piece: Piece) -> None:
    """Begin the lasting effects of a piece, except for coins on later builds."""
    if piece.goods:
        city.goods = _sum_goods(city.goods, piece.goods)
        city.sold = _sum_goods(city.sold, piece.sold)
    if len(piece.options):
        city.options = _joined(city.options, piece.options)
        city.sold_options = _joined(city.sold_options, piece.sold_options)
    city.shields += piece.shields
    city.science += piece.science
    city.wilds += piece.wilds
    city.cheap |= piece.cheap
    city.powers |= piece.powers
    if len(piece.figures):
        city.figures = added(city.figures, piece.figures, OCCASIONS, COLUMNS)


def _add_occasions(city: City, piece: Piece) -> None:
    """The coins that builds, stages, tokens and the bank's payments bring or cost from now on."""
    if len(piece.figures):
        city.figures = added(city.figures, piece.figures, 0, OCCASIONS)


def _joined(some: vec[i64], more: vec[i64]) -> vec[i64]:
    both = some[:]
    for one in more:
        both = append(both, one)
    return both


def _sum_goods(one: i64, other: i64) -> i64:
    """Field by field, at most 7: no cost asks for more, and the market keeps one bit free."""
    total: i64 = 0
    shift: i64 = 0
    while shift < 28:
        units = ((one >> shift) & UNIT_MASK) + ((other >> shift) & UNIT_MASK)
        total |= min(units, _MOST) << shift
        shift += UNIT_BITS
    return total

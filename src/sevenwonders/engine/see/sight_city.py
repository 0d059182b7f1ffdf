"""What lies open of each city: all but the cards under its stages."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.boxes.leaders import buried_leader
from sevenwonders.engine.components.model import BY_STAGE, Piece
from sevenwonders.engine.decisions.pay_loss import owed
from sevenwonders.engine.placing.leaders import leader_price
from sevenwonders.engine.placing.stages import next_stage
from sevenwonders.engine.score.count import counted, points_of
from sevenwonders.engine.see.preview import opened
from sevenwonders.engine.see.sight_table import TableSight
from sevenwonders.engine.turn.conflict import shields_of
from sevenwonders.engine.vocabulary import (
    FREE_BLACK_ONCE,
    FREE_ONCE_AN_AGE,
    NOTHING,
    SYMBOL_BITS,
    SYMBOL_MASK,
)


class CitySight(TableSight):
    """The cities as a spectator sees them."""

    def hand_size(self, city: i64) -> i64:
        """Cards in a hand; a sealed card is still among them."""
        return len(self._state.hands[city])

    def side(self, city: i64) -> i64:
        """The board side of a city."""
        return self._state.cities[city].side

    def coins(self, city: i64) -> i64:
        """Coins in a city's treasury."""
        return self._state.cities[city].coins

    def stages(self, city: i64) -> i64:
        """Built stages, one bit each."""
        return self._state.cities[city].stages

    def stage_count(self, city: i64) -> i64:
        """How many stages are built."""
        return self._state.cities[city].stage_count()

    def next_stage(self, city: i64) -> i64:
        """The stage to build next, from 0; -1 when the wonder is complete."""
        return next_stage(self._state, city)

    def variant_count(self, city: i64, stage: i64) -> i64:
        """As how many variants a stage can be built."""
        return len(self._state.variants[city][stage])

    def stage_piece(self, city: i64, stage: i64, variant: i64) -> Piece:
        """A stage as one of its variants."""
        return self._state.variants[city][stage][variant]

    def variant(self, city: i64, stage: i64) -> i64:
        """As which variant a stage was built, -1 if it is not."""
        one = self._state.cities[city]
        return one.variant(stage) if one.stages & (1 << stage) else NOTHING

    def built(self, city: i64) -> vec[i64]:
        """The cards in a city, oldest first."""
        return self._state.cities[city].built[:]

    def has(self, city: i64, structure: i64) -> bool:
        """Whether a structure stands in a city."""
        return self._state.cities[city].has[structure] != 0

    def color_count(self, city: i64, color: i64) -> i64:
        """Cards of a colour in a city."""
        return self._state.cities[city].color_count(color)

    def counted(self, city: i64, what: i64) -> i64:
        """How many of the pieces a tally names are in a city: all of them lie open."""
        return counted(self._state, city, what)

    def shields(self, city: i64) -> i64:
        """The strength of a city in a conflict."""
        return shields_of(self._state, city)

    def symbol_count(self, city: i64, symbol: i64) -> i64:
        """Science symbols of one kind in a city."""
        science = self._state.cities[city].science
        return (science >> (symbol * SYMBOL_BITS)) & SYMBOL_MASK

    def wilds(self, city: i64) -> i64:
        """Science symbols of a city that are chosen at the end."""
        return self._state.cities[city].wilds

    def victory_count(self, city: i64, age: i64) -> i64:
        """Victory tokens of an Age in a city."""
        return self._state.cities[city].victory_count(age)

    def defeats(self, city: i64) -> i64:
        """Defeat tokens in a city."""
        return self._state.cities[city].defeats

    def goods(self, city: i64) -> i64:
        """A city's units of a fixed kind, packed (see ``market``)."""
        return self._state.cities[city].goods

    def sold(self, city: i64) -> i64:
        """Of these, what the neighbours may buy."""
        return self._state.cities[city].sold

    def options(self, city: i64) -> vec[i64]:
        """A city's either/or sources, a set of unit bits each."""
        return self._state.cities[city].options[:]

    def sold_options(self, city: i64) -> vec[i64]:
        """Of these, what the neighbours may buy from."""
        return self._state.cities[city].sold_options[:]

    def cheap(self, city: i64) -> i64:
        """A city's discounts, one bit each (see ``words``)."""
        return self._state.cities[city].cheap

    def powers(self, city: i64) -> i64:
        """A city's powers, one bit each (see ``words``)."""
        return self._state.cities[city].powers

    def free_build(self, city: i64) -> bool:
        """Whether a city may still build one card of this Age for free (rule 6.15)."""
        one = self._state.cities[city]
        return one.powers & FREE_ONCE_AN_AGE != 0 and one.free_age != self._state.age

    def points(self, city: i64, card: i64) -> i64:
        """Points a card is worth to a city as the table stands, science aside."""
        return points_of(self._state, city, self._state.components.cards[card])

    def free_black(self, city: i64) -> bool:
        """Whether a city may still build one black card of this Age for free (rule 12.37)."""
        one = self._state.cities[city]
        return one.powers & FREE_BLACK_ONCE != 0 and one.leaders.black_age != self._state.age

    def leaders(self, city: i64) -> vec[i64]:
        """Leaders face up in a city, oldest first."""
        return self._state.cities[city].leaders.in_play[:]

    def leader_count(self, seat: i64) -> i64:
        """Leaders in a seat's hand."""
        return len(self._state.leaders.hands[seat])

    def recruit_price(self, city: i64, leader: i64) -> i64:
        """Coins that a leader costs a city now, -1 for the one that is paid for as a stage."""
        cost = self._state.components.cards[leader].leader_cost
        return NOTHING if cost == BY_STAGE else leader_price(self._state, city, cost)

    def copied(self, city: i64) -> i64:
        """The leader that a city's Courtesans Guild copies, -1 for none (rule 12.43)."""
        return self._state.cities[city].leaders.copied

    def buried(self, city: i64) -> vec[i64]:
        """Leaders buried under a city's stages; they were face up before (rule 12.50)."""
        leaders = vec[i64]()
        for entry in self._state.cities[city].leaders.buried:
            leaders = append(leaders, buried_leader(entry))
        return leaders

    def debts(self, city: i64) -> i64:
        """Points a city loses for its debts."""
        return self._state.cities[city].tokens.debts

    def edifice_debts(self, city: i64) -> i64:
        """Points a city loses for failed edifices."""
        return self._state.cities[city].edifices.debts

    def diplomacy(self, city: i64) -> i64:
        """Diplomacy tokens of a city."""
        return self._state.cities[city].tokens.diplomacy

    def owed(self, city: i64) -> i64:
        """Coins that a city loses at the end of this turn, as far as is known (rule 13.10)."""
        return owed(self._state, city)

    def pawn_count(self, city: i64, age: i64) -> i64:
        """Pawns of an Age that a city holds."""
        return self._state.cities[city].edifices.pawn_count(age)

    def reward_count(self, city: i64, age: i64) -> i64:
        """Rewards of an Age's edifice that a city has received."""
        return self._state.cities[city].edifices.reward_count(age)

    def has_joined(self, city: i64) -> bool:
        """Whether a city has joined this Age's edifice, which it may once (rule 15.3)."""
        return self._state.cities[city].edifices.has_joined(self._state.age)

    def opens(self, city: i64, card: i64) -> vec[i64]:
        """The cards that a card would make free for a city by a chain."""
        return opened(self._state, city, self._state.components.cards[card])

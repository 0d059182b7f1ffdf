"""A seat's window on a state: what it may know, as integers, without a copy.

Bots, evaluators and encoders read the game through it alone, so that they run on the real game
and on sampled worlds alike. Cards, sides and stages are indexes into the kit; vectors handed out
are the caller's own.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice import (
    NO_CARD,
    action_of,
    bank_of,
    card_of,
    left_of,
    right_of,
)
from sevenwonders.engine.city import hidden_by, hidden_card
from sevenwonders.engine.conflict import shields_of
from sevenwonders.engine.count import points_of
from sevenwonders.engine.errors import NotAsked
from sevenwonders.engine.kit import BY_STAGE, Kit, Thing
from sevenwonders.engine.legal import hand_for, in_order, next_stage
from sevenwonders.engine.legal_boxes import leader_price, owed
from sevenwonders.engine.preview import Preview, opened, preview, with_cities
from sevenwonders.engine.scoring import Score, score, winners
from sevenwonders.engine.state import Legal, State
from sevenwonders.engine.table import Table
from sevenwonders.engine.words import (
    BUILD,
    DRAFT,
    FREE_BLACK_ONCE,
    FREE_ONCE_AN_AGE,
    MARKER_COLOR,
    NOBODY,
    NOTHING,
    PENALTY,
    PICK_DISCARD,
    RECRUIT,
    RECRUIT_MORE,
    SYMBOL_BITS,
)

SPECTATOR: Final = -1
"""The seat of whoever only watches."""
TO_LEFT: Final = 0
TO_RIGHT: Final = 1
EXCHANGE: Final = 2
DIRECTIONS: Final = ("left", "right", "exchange")
COMING: Final = 0
OPEN: Final = 1
COMPLETE: Final = 2
FAILED: Final = 3
_CITY: Final = 255
EDIFICE_STATES: Final = ("coming", "open", "complete", "failed")


@final
class Sight:
    """What one seat, or a spectator, sees of a game. It follows the game as it goes on."""

    def __init__(self, state: State, seat: i64) -> None:
        self._state = state
        self._seat: i64 = seat
        self._stage: i64 = NOTHING
        self._before: Score | None = None

    def kit(self) -> Kit:
        """The components of the table."""
        return self._state.kit

    def seat(self) -> i64:
        """Whose window this is; -1 for a spectator."""
        return self._seat

    def players(self) -> i64:
        """Seats that decide."""
        return self._state.players

    def cities(self) -> i64:
        """Cities at the table: with two players one more, the free city, comes last."""
        return len(self._state.cities)

    def age(self) -> i64:
        """The Age, from 1."""
        return self._state.age

    def turn(self) -> i64:
        """The turn of the Age, from 1."""
        return self._state.turn

    def turns(self) -> i64:
        """Turns in an Age."""
        return self._state.kit.turns

    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    def left(self, city: i64) -> i64:
        """The left neighbour of a city."""
        return self._state.left(city)

    def right(self, city: i64) -> i64:
        """The right neighbour of a city."""
        return self._state.right(city)

    def direction(self) -> i64:
        """Which way hands pass at the end of the turn, or leaders in the draft (B6)."""
        if self.phase() == DRAFT:
            return TO_RIGHT
        if self._state.players < len(self._state.cities):
            return EXCHANGE
        return TO_RIGHT if self._state.age == 2 else TO_LEFT

    def holder(self) -> i64:
        """The seat that decides for the free city this turn, -1 when there is none."""
        if self._state.players < len(self._state.cities):
            return self._state.holder()
        return NOBODY

    def discard_count(self) -> i64:
        """Cards in the discard pile."""
        return len(self._state.discard)

    def pile_count(self) -> i64:
        """Cards in the free city's draw pile."""
        return len(self._state.pile)

    def hand_size(self, city: i64) -> i64:
        """Cards in a hand; a sealed card is still among them."""
        return len(self._state.hands[city])

    def phase(self) -> i64:
        """The kind of the stage that is open, -1 after the game."""
        kinds = self._state.ask_kind
        return kinds[0] if len(kinds) else NOTHING

    def is_asked(self, seat: i64) -> bool:
        """Whether a seat has a part in the open stage."""
        return seat in self._state.ask_seat

    def has_chosen(self, seat: i64) -> bool:
        """Whether a seat asked in the open stage has sealed all its choices."""
        asked = False
        for ask in range(len(self._state.ask_seat)):
            if self._state.ask_seat[ask] == seat:
                asked = True
                if self._state.ask_code[ask] == NOTHING:
                    return False
        return asked

    def still_to_dig(self) -> vec[i64]:
        """The cities that will build from the discard pile after the open stage, in order."""
        cities = vec[i64]()
        for entry in self._state.digs:
            cities = append(cities, entry & _CITY)
        return cities

    def asked(self) -> i64:
        """The kind of the seat's open decision, -1 when it has none."""
        ask = self._ask()
        return NOTHING if ask == NOTHING else self._state.ask_kind[ask]

    def asked_city(self) -> i64:
        """The city of the seat's open decision, -1 when it has none."""
        ask = self._ask()
        return NOTHING if ask == NOTHING else self._state.ask_city[ask]

    def decision(self) -> i64:
        """The id of the seat's open decision, -1 when it has none."""
        ask = self._state.asked(self._seat)
        return NOTHING if ask is None else ask.decision

    def hand(self) -> vec[i64]:
        """The Age cards the seat chooses from or waits with; a spectator sees none."""
        ask = self._ask()
        if ask != NOTHING and self._state.ask_kind[ask] < PICK_DISCARD:
            return hand_for(self._state, ask)[:]
        if 0 <= self._seat < self._state.players:
            return self._state.hands[self._seat][:]
        return vec[i64]()

    def offered(self) -> vec[i64]:
        """The cards or leaders of the seat's open decision, each once; tokens and coins aside."""
        kind = self.asked()
        if kind == NOTHING:
            return vec[i64]()
        if kind < PICK_DISCARD:
            return _each_once(self.hand())
        if kind == PICK_DISCARD:
            return _each_once(self.discard())
        if kind == DRAFT:
            return self.pack()
        if kind in (RECRUIT, RECRUIT_MORE):
            return self.leaders_in_hand()
        cards = vec[i64]()
        for code in self.codes():
            if card_of(code) != NO_CARD:
                cards = append(cards, card_of(code))
        return _each_once(cards)

    def leaders_in_hand(self) -> vec[i64]:
        """The seat's own leaders that are not in play; a spectator has none."""
        return self._leaders_of(self._seat)

    def pack(self) -> vec[i64]:
        """The leaders the seat drafts from; a spectator sees none."""
        if 0 <= self._seat < self._state.players:
            return self._state.hall.packs[self._seat][:]
        return vec[i64]()

    def legal(self) -> Legal:
        """The legal choices of the seat's open decision."""
        return self._state.legal(self._seat)

    def codes(self) -> vec[i64]:
        """The same as packed integers (see ``choice``); empty when the seat is not asked."""
        ask = self._ask()
        if ask == NOTHING:
            return vec[i64]()
        # Asking for the list also stores it, for ``submit`` to find.
        self._state.legal(self._seat)
        return self._state.ask_legal[ask][:]

    def sealed(self) -> vec[i64]:
        """The seat's own packed choices that wait for the reveal."""
        return self._sealed_by(self._seat)

    def discard(self) -> vec[i64]:
        """The discard pile, sorted, for a seat about to build from it; else empty (T15)."""
        if self.asked() == PICK_DISCARD:
            return in_order(self._state.discard)
        return vec[i64]()

    def price(self, card: i64) -> i64:
        """The fewest coins for which the seat can build a card of its decision, -1 for no way."""
        for code in self.codes():
            if action_of(code) == BUILD and card_of(code) == card:
                return left_of(code) + right_of(code) + bank_of(code)
        return NOTHING

    def preview(self, code: i64) -> Preview:
        """What a choice of the open decision would change by itself."""
        state = self._state
        ask = self._ask()
        if ask == NOTHING:
            raise NotAsked(int(self._seat), [ask.seat for ask in state.pending()])
        city = state.ask_city[ask]
        before = self._before
        if before is None or self._stage != state.stage * 16 + ask:
            before = state.score(city)
            self._before = before
            self._stage = state.stage * 16 + ask
        return preview(state, city, state.ask_kind[ask], code, before)

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

    def marker(self, city: i64, stage: i64) -> i64:
        """The card under a stage, if this seat laid it or it lies face up; else -1 (T15, P8)."""
        entry = self._state.cities[city].markers[stage]
        if entry == NOTHING:
            return NOTHING
        if self._laid(entry) or self._face_up(city, stage, hidden_card(entry)):
            return hidden_card(entry)
        return NOTHING

    def ways(self, city: i64, stage: i64) -> i64:
        """In how many ways a stage can be built."""
        return len(self._state.plans[city][stage])

    def stage_thing(self, city: i64, stage: i64, way: i64) -> Thing:
        """What a stage is in one of its ways."""
        return self._state.plans[city][stage][way]

    def way(self, city: i64, stage: i64) -> i64:
        """The way in which a stage was built, -1 if it is not."""
        one = self._state.cities[city]
        return one.court.way(stage) if one.stages & (1 << stage) else NOTHING

    def built(self, city: i64) -> vec[i64]:
        """The cards in a city, oldest first."""
        return self._state.cities[city].built[:]

    def has(self, city: i64, structure: i64) -> bool:
        """Whether a structure stands in a city."""
        return self._state.cities[city].has[structure] != 0

    def color_count(self, city: i64, color: i64) -> i64:
        """Cards of a colour in a city."""
        return self._state.cities[city].color_count(color)

    def shields(self, city: i64) -> i64:
        """The strength of a city in a conflict."""
        return shields_of(self._state, city)

    def symbol_count(self, city: i64, symbol: i64) -> i64:
        """Science symbols of one kind in a city."""
        science = self._state.cities[city].science
        return (science >> (symbol * SYMBOL_BITS)) & ((1 << SYMBOL_BITS) - 1)

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
        """Whether a city may still build one card of this Age for free (T14)."""
        one = self._state.cities[city]
        return one.powers & FREE_ONCE_AN_AGE != 0 and one.free_age != self._state.age

    def points(self, city: i64, card: i64) -> i64:
        """Points a card is worth to a city as the table stands, science aside."""
        return points_of(self._state, city, self._state.kit.cards[card])

    def free_black(self, city: i64) -> bool:
        """Whether a city may still build one black card of this Age for free (L18)."""
        one = self._state.cities[city]
        return one.powers & FREE_BLACK_ONCE != 0 and one.court.black_age != self._state.age

    def leaders(self, city: i64) -> vec[i64]:
        """Leaders face up in a city, oldest first."""
        return self._state.cities[city].court.leaders[:]

    def leader_count(self, seat: i64) -> i64:
        """Leaders in a seat's hand."""
        return len(self._state.hall.leaders[seat])

    def hire_price(self, city: i64, leader: i64) -> i64:
        """Coins that a leader costs a city now, -1 for the one that is paid for as a stage."""
        cost = self._state.kit.cards[leader].leader_cost
        return NOTHING if cost == BY_STAGE else leader_price(self._state, city, cost)

    def named(self, city: i64) -> i64:
        """The leader that a city's Courtesans Guild has become, -1 for none (L8)."""
        return self._state.cities[city].court.named

    def buried(self, city: i64) -> vec[i64]:
        """Leaders buried under a city's stages; they were face up before (P2)."""
        leaders = vec[i64]()
        for entry in self._state.cities[city].court.buried:
            leaders = append(leaders, entry & NO_CARD)
        return leaders

    def has_frozen(self, city: i64) -> bool:
        """Whether a city has stopped the passing of hands, which it may once (L7)."""
        return self._state.cities[city].court.frozen != 0

    def box_count(self) -> i64:
        """Leaders that may still be drawn."""
        return len(self._state.hall.box)

    def debts(self, city: i64) -> i64:
        """Points a city owes for losses and raids."""
        return self._state.cities[city].court.debts

    def edifice_debts(self, city: i64) -> i64:
        """Points a city owes for failed edifices."""
        return self._state.cities[city].court.edifice_debts

    def diplomacy(self, city: i64) -> i64:
        """Diplomacy tokens of a city."""
        return self._state.cities[city].court.diplomacy

    def owed(self, city: i64) -> i64:
        """Coins that a city loses at the end of this turn, as far as is known (X1)."""
        return owed(self._state, city)

    def edifice(self, age: i64) -> i64:
        """The edifice of an Age, -1 without the box; all three lie open."""
        if 1 <= age <= len(self._state.deal.edifices):
            return self._state.deal.edifices[age - 1]
        return NOTHING

    def edifice_state(self, age: i64) -> i64:
        """How the edifice of an Age stands: an index of ``EDIFICE_STATES``, -1 without it."""
        if self.edifice(age) == NOTHING:
            return NOTHING
        if self._state.hall.built & (1 << age):
            return COMPLETE
        if age > self._state.age:
            return COMING
        past = age < self._state.age or self._state.over or self.phase() == PENALTY
        return FAILED if past else OPEN

    def pawns_left(self, age: i64) -> i64:
        """Pawns on the edifice of an Age."""
        return self._state.hall.pawns[age - 1]

    def pawn_count(self, city: i64, age: i64) -> i64:
        """Pawns of an Age that a city holds."""
        return self._state.cities[city].court.pawn_count(age)

    def reward_count(self, city: i64, age: i64) -> i64:
        """Rewards of an Age's edifice that a city has received."""
        return self._state.cities[city].court.reward_count(age)

    def has_joined(self, city: i64) -> bool:
        """Whether a city has joined this Age's edifice, which it may once (E1)."""
        return self._state.cities[city].court.joined & (1 << self._state.age) != 0

    def partner(self, seat: i64) -> i64:
        """The seat it plays with, -1 without teams (G1)."""
        if self._state.hall.teams == 0 or not 0 <= seat < self._state.players:
            return NOBODY
        return seat ^ 1

    def partner_hand(self) -> vec[i64]:
        """The partner's Age cards (G3)."""
        partner = self.partner(self._seat)
        return vec[i64]() if partner == NOBODY else self._state.hands[partner][:]

    def partner_leaders(self) -> vec[i64]:
        """The partner's leaders that are not in play (G3)."""
        return self._leaders_of(self.partner(self._seat))

    def partner_sealed(self) -> vec[i64]:
        """The partner's packed choices that wait for the reveal (G3)."""
        partner = self.partner(self._seat)
        return vec[i64]() if partner == NOBODY else self._sealed_by(partner)

    def opens(self, city: i64, card: i64) -> vec[i64]:
        """The cards that a card would make free for a city by a chain."""
        return opened(self._state, city, self._state.kit.cards[card])

    def score(self, city: i64) -> Score:
        """What a city is worth if the game ended now, as far as this seat can tell (P8)."""
        return score(self.seen_table(), city)

    def winners(self) -> list[int]:
        """The seats that would win if the game ended now, as far as this seat can tell."""
        return winners(self.seen_table())

    def seen_table(self) -> Table:
        """The table for scoring: face-down cards that count are left out until the end (P8)."""
        state = self._state
        if state.over or len(state.kit.boxes) == 0:
            return state
        cities = state.cities[:]
        blind = False
        for at in range(len(cities)):
            for stage in range(len(state.plans[at])):
                entry = cities[at].markers[stage]
                if entry == NOTHING or self._laid(entry) or not self._counts_marker(at, stage):
                    continue
                cities[at] = cities[at].clone()
                cities[at].markers[stage] = NOTHING
                blind = True
        return with_cities(state, cities) if blind else state

    def _counts_marker(self, city: i64, stage: i64) -> bool:
        """Whether a built stage scores by the card under it."""
        for tally in self._state.stage_thing(city, stage).tallies:
            if tally.mode == MARKER_COLOR:
                return True
        return False

    def _face_up(self, city: i64, stage: i64, card: i64) -> bool:
        """Whether everybody sees a card under a stage: what the stage came with, or the end."""
        if any(leader == card for leader in self._state.cities[city].court.leaders):
            return True
        deeds = self._state.kit.cards[card].deeds
        if deeds is not None and deeds.names and card in self._state.cities[city].built:
            return True
        return self._state.over and self._counts_marker(city, stage)

    def _laid(self, entry: i64) -> bool:
        """Whether this seat laid a card under a stage."""
        # A spectator's number is also that of the card nobody remembers.
        return self._seat >= 0 and hidden_by(entry) == self._seat

    def _leaders_of(self, seat: i64) -> vec[i64]:
        if 0 <= seat < self._state.players:
            return self._state.hall.leaders[seat][:]
        return vec[i64]()

    def _sealed_by(self, seat: i64) -> vec[i64]:
        codes = vec[i64]()
        for ask in range(len(self._state.ask_seat)):
            if self._state.ask_seat[ask] == seat and self._state.ask_code[ask] != NOTHING:
                codes = append(codes, self._state.ask_code[ask])
        return codes

    def _ask(self) -> i64:
        for ask in range(len(self._state.ask_seat)):
            if self._state.ask_seat[ask] == self._seat and self._state.ask_code[ask] == NOTHING:
                return ask
        return NOTHING


def _each_once(cards: vec[i64]) -> vec[i64]:
    each = vec[i64]()
    for card in cards:
        if not any(other == card for other in each):
            each = append(each, card)
    return each

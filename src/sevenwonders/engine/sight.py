"""A seat's window on a state: what it may know, as integers, without a copy.

Bots, evaluators and encoders read the game through it alone, so that they run on the real game
and on sampled worlds alike. Cards, sides and stages are indexes into the kit; vectors handed out
are the caller's own.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice import action_of, bank_of, card_of, left_of, right_of
from sevenwonders.engine.city import hidden_by, hidden_card
from sevenwonders.engine.count import points_of
from sevenwonders.engine.errors import NotAsked
from sevenwonders.engine.kit import Kit
from sevenwonders.engine.legal import hand_for, has_limited_right, in_order, next_stage
from sevenwonders.engine.preview import Preview, opened, preview
from sevenwonders.engine.scoring import Score
from sevenwonders.engine.state import Legal, State
from sevenwonders.engine.words import BUILD, NOBODY, NOTHING, PICK_DISCARD, SYMBOL_BITS

SPECTATOR: Final = -1
"""The seat of whoever only watches."""
TO_LEFT: Final = 0
TO_RIGHT: Final = 1
EXCHANGE: Final = 2
DIRECTIONS: Final = ("left", "right", "exchange")


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
        """Which way hands pass at the end of the turn (B6)."""
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
        return self._state.digs[:]

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
        """The cards the seat chooses from or waits with; a spectator sees none."""
        ask = self._ask()
        if ask != NOTHING and self._state.ask_kind[ask] != PICK_DISCARD:
            return hand_for(self._state, ask)[:]
        if 0 <= self._seat < self._state.players:
            return self._state.hands[self._seat][:]
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
        codes = vec[i64]()
        for ask in range(len(self._state.ask_seat)):
            if self._state.ask_seat[ask] == self._seat and self._state.ask_code[ask] != NOTHING:
                codes = append(codes, self._state.ask_code[ask])
        return codes

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
        return preview(state, city, code, before)

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
        return next_stage(self._state, self._state.cities[city])

    def marker(self, city: i64, stage: i64) -> i64:
        """The card this seat laid under a stage, -1 for any that it did not see (T15)."""
        entry = self._state.cities[city].markers[stage]
        # A spectator's number is also that of the card nobody remembers.
        if entry == NOTHING or self._seat < 0 or hidden_by(entry) != self._seat:
            return NOTHING
        return hidden_card(entry)

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
        """Shields of a city."""
        return self._state.cities[city].shields

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
        return has_limited_right(self._state, self._state.cities[city])

    def points(self, city: i64, card: i64) -> i64:
        """Points a card is worth to a city as the table stands, science aside."""
        return points_of(self._state, city, self._state.kit.cards[card])

    def opens(self, city: i64, card: i64) -> vec[i64]:
        """The cards that a card would make free for a city by a chain."""
        return opened(self._state, city, self._state.kit.cards[card])

    def score(self, city: i64) -> Score:
        """What a city is worth if the game ended now."""
        return self._state.score(city)

    def winners(self) -> list[int]:
        """The seats that would win if the game ended now."""
        return self._state.winners()

    def _ask(self) -> i64:
        for ask in range(len(self._state.ask_seat)):
            if self._state.ask_seat[ask] == self._seat and self._state.ask_code[ask] == NOTHING:
                return ask
        return NOTHING

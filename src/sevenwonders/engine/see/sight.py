"""A seat's window on a state: what it may know, as integers, without a copy.

Bots, evaluators and encoders read the game through it alone, so that they run on the real game
and on sampled worlds alike. Cards, sides and stages are indexes into the components; vectors
handed out are the caller's own.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.bits import decision_number
from sevenwonders.engine.choice.choice import (
    action_of,
    bank_of,
    card_of,
    left_of,
    right_of,
)
from sevenwonders.engine.decisions.kinds import causes_of, hand_of, offered, plays_a_card
from sevenwonders.engine.errors import NotAsked
from sevenwonders.engine.game.cards import in_order
from sevenwonders.engine.game.city import hidden_by, hidden_card
from sevenwonders.engine.game.state import Legal, State
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.score.scoring import Score, score, winners
from sevenwonders.engine.see.preview import Preview, preview, with_cities
from sevenwonders.engine.see.sight_city import CitySight
from sevenwonders.engine.vocabulary import (
    BUILD,
    COPY_LEADER,
    DISCARD_PILE,
    MARKER_COLOR,
    NOBODY,
    NOTHING,
)

SPECTATOR: Final = -1
"""The seat of a spectator."""


@final
class Sight(CitySight):
    """What one seat, or a spectator, sees of a game. It follows the game as it goes on."""

    def __init__(self, state: State, seat: i64) -> None:
        super().__init__(state)
        self._seat: i64 = seat
        self._stage: i64 = NOTHING
        self._before: Score | None = None

    def __repr__(self) -> str:
        who = "a spectator" if self._seat == SPECTATOR else f"seat {self._seat}"
        return f"<what {who} sees: Age {self.age()}, turn {self.turn()}>"

    def seat(self) -> i64:
        """Whose window this is; -1 for a spectator."""
        return self._seat

    def asked(self) -> i64:
        """The kind of the seat's open decision, -1 when it has none."""
        ask = self._ask()
        return NOTHING if ask == NOTHING else self._state.ask_kind[ask]

    def asked_city(self) -> i64:
        """The city of the seat's open decision, -1 when it has none."""
        ask = self._ask()
        return NOTHING if ask == NOTHING else self._state.ask_city[ask]

    def causes(self) -> vec[i64]:
        """What makes the city of the open decision lose or give back (``causes``)."""
        ask = self._ask()
        if ask == NOTHING:
            return vec[i64]()
        return causes_of(self._state, self._state.ask_kind[ask], self._state.ask_city[ask])

    def decision(self) -> i64:
        """The id of the seat's open decision, -1 when it has none."""
        ask = self._state.asked(self._seat)
        return NOTHING if ask is None else ask.decision

    def hand(self) -> vec[i64]:
        """The Age cards the seat chooses from or waits with; a spectator sees none."""
        ask = self._ask()
        if ask != NOTHING and plays_a_card(self._state.ask_kind[ask]):
            return hand_of(self._state, ask)[:]
        if 0 <= self._seat < self._state.players:
            return self._state.hands[self._seat][:]
        return vec[i64]()

    def offered(self) -> vec[i64]:
        """The cards or leaders of the seat's open decision, each once; tokens and coins aside."""
        ask = self._ask()
        return vec[i64]() if ask == NOTHING else offered(self._state, ask)

    def leaders_in_hand(self) -> vec[i64]:
        """The seat's own leaders that are not in play; a spectator has none."""
        return self._leaders_of(self._seat)

    def draft_pack(self) -> vec[i64]:
        """The leaders the seat drafts from; a spectator sees none."""
        if 0 <= self._seat < self._state.players:
            return self._state.leaders.draft_packs[self._seat][:]
        return vec[i64]()

    def legal(self) -> Legal:
        """The legal choices of the seat's open decision."""
        return self._state.legal(self._seat)

    def legal_count(self) -> i64:
        """How many of them there are."""
        return self._state.legal_count(self._seat)

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
        """The discard pile, sorted, for a seat about to build from it; else empty (rule 11.4)."""
        if self.asked() == DISCARD_PILE:
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
        decision = decision_number(state.stage, ask)
        if before is None or self._stage != decision:
            before = state.score(city)
            self._before = before
            self._stage = decision
        return preview(state, city, state.ask_kind[ask], code, before)

    def marker(self, city: i64, stage: i64) -> i64:
        """The card under a stage if known to this seat, else -1 (rules 11.3, 16.14)."""
        entry = self._state.cities[city].markers[stage]
        if entry == NOTHING:
            return NOTHING
        if self._laid(entry) or self._face_up(city, stage, hidden_card(entry)):
            return hidden_card(entry)
        return NOTHING

    def laid_at(self, city: i64) -> bool:
        """Whether this seat laid a card under a stage of a city."""
        return any(self._laid(entry) for entry in self._state.cities[city].markers)

    def scores_laid(self, city: i64) -> bool:
        """Whether such a card counts, so that the seat knows the score better (rule 16.14)."""
        if self._state.over:
            return False
        markers = self._state.cities[city].markers
        for stage in range(len(markers)):
            if self._laid(markers[stage]) and self._counts_marker(city, stage):
                return True
        return False

    def partner_hand(self) -> vec[i64]:
        """The partner's Age cards (rule 14.10)."""
        partner = self.partner(self._seat)
        return vec[i64]() if partner == NOBODY else self._state.hands[partner][:]

    def partner_leaders(self) -> vec[i64]:
        """The partner's leaders that are not in play (rule 14.10)."""
        return self._leaders_of(self.partner(self._seat))

    def partner_sealed(self) -> vec[i64]:
        """The partner's packed choices that wait for the reveal (rule 14.10)."""
        partner = self.partner(self._seat)
        return vec[i64]() if partner == NOBODY else self._sealed_by(partner)

    def score(self, city: i64) -> Score:
        """What a city is worth if the game ended now, as far as this seat can tell (rule 16.14)."""
        return score(self.seen_table(), city)

    def winners(self) -> list[int]:
        """The seats that would win if the game ended now, as far as this seat can tell."""
        return winners(self.seen_table())

    def seen_table(self) -> Table:
        """The table for scoring, without face-down cards that count at the end (rule 16.14)."""
        state = self._state
        if state.over or len(state.components.boxes) == 0:
            return state
        cities = state.cities[:]
        blind = False
        for city in range(len(cities)):
            for stage in range(len(state.variants[city])):
                entry = cities[city].markers[stage]
                if entry == NOTHING or self._laid(entry) or not self._counts_marker(city, stage):
                    continue
                cities[city] = cities[city].clone()
                cities[city].markers[stage] = NOTHING
                blind = True
        return with_cities(state, cities) if blind else state

    def hides_points(self) -> bool:
        """Whether a face-down card that counts at the end is hidden from this seat."""
        return self.seen_table() is not self._state

    def _counts_marker(self, city: i64, stage: i64) -> bool:
        """Whether a built stage scores by the card under it."""
        for tally in self._state.stage_piece(city, stage).tallies:
            if tally.mode == MARKER_COLOR:
                return True
        return False

    def _face_up(self, city: i64, stage: i64, card: i64) -> bool:
        """Whether everybody sees a card under a stage: what the stage came with, or the end."""
        if any(leader == card for leader in self._state.cities[city].leaders.in_play):
            return True
        once = self._state.components.cards[card].immediate
        if (
            once is not None
            and once.asks_for(COPY_LEADER)
            and card in self._state.cities[city].built
        ):
            return True
        return self._state.over and self._counts_marker(city, stage)

    def _laid(self, entry: i64) -> bool:
        """Whether this seat laid a card under a stage."""
        # A spectator's number is also that of the card nobody remembers.
        return self._seat >= 0 and hidden_by(entry) == self._seat

    def _leaders_of(self, seat: i64) -> vec[i64]:
        if 0 <= seat < self._state.players:
            return self._state.leaders.hands[seat][:]
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

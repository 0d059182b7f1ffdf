"""What each seat of a game has seen of hands that went on and of cards laid face down.

A hand that a seat has held is known to it less the cards that left it since: those built are seen,
of the others only how many there were. The memory follows the game stage by stage.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.bits import CARD_BITS
from sevenwonders.engine.choice.choice import NO_CARD, action_of, card_of, freezes
from sevenwonders.engine.game.cards import without
from sevenwonders.engine.game.state import State
from sevenwonders.engine.vocabulary import (
    DISCARD,
    DISCARD_PILE,
    DRAFT,
    FREE_CITY,
    NOTHING,
    PENALTY,
    PLAY,
    PLAY_LAST,
    STAGE,
    YIELD,
)

_NEVER: Final = -1


@final
class HandMemory:
    """What the seats of one game remember. ``note`` comes before a stage closes, ``settle`` after.

    Index ``seat * players + hand`` stands for what a seat knows of a hand; hands are numbered by
    the seat that was dealt them.
    """

    def __init__(self, state: State) -> None:
        players = state.players
        self.players: i64 = players
        self.teams = state.teams != 0
        self.age: i64 = state.age
        self.turn: i64 = state.turn
        self._frozen = False
        self.hand_of = vec[i64](list(range(players)))
        """The hand that each seat holds."""
        self.left: list[vec[i64]] = [vec[i64]() for _ in range(players * players)]
        """What was in a hand when a seat let it go."""
        self.since: vec[i64] = vec[i64]([_NEVER for _ in range(players * players)])
        """How many cards had been built from the hand by then; -1 if the seat never held it."""
        self.taken_before: vec[i64] = vec[i64]([0 for _ in range(players * players)])
        """How many had been taken face down by then."""
        self.built: list[vec[i64]] = [vec[i64]() for _ in range(players)]
        """The cards that were built from each hand, in order."""
        self.taken: vec[i64] = vec[i64]([0 for _ in range(players)])
        """How many were taken from it face down."""
        self.discarded: list[vec[i64]] = [vec[i64]() for _ in range(players)]
        """The cards that each seat knows to lie in the discard pile."""
        self.left_over: vec[i64] = vec[i64]([NOTHING for _ in range(players)])
        """The last card of each hand until it is played or discarded."""
        self.passed: list[vec[i64]] = [vec[i64]() for _ in range(players)]
        """Leaders that each seat passed on in the draft, packed with the number of the pass."""
        self._drafts: i64 = 0

    def clone(self, world: State) -> "HandMemory":
        """An independent copy, for a copy of the game that goes on in another way."""
        copy = HandMemory(world)
        copy.age = self.age
        copy.turn = self.turn
        copy._frozen = self._frozen
        copy.hand_of = self.hand_of[:]
        # What a seat left in a hand is replaced as a whole, never added to.
        copy.left = self.left[:]
        copy.since = self.since[:]
        copy.taken_before = self.taken_before[:]
        copy.built = [cards[:] for cards in self.built]
        copy.taken = self.taken[:]
        copy.discarded = [cards[:] for cards in self.discarded]
        copy.left_over = self.left_over[:]
        copy.passed = [leaders[:] for leaders in self.passed]
        copy._drafts = self._drafts
        return copy

    def note(self, state: State, codes: vec[i64], first: i64) -> None:
        """The open stage of a game closes with these packed choices."""
        self.age = state.age
        self.turn = state.turn
        asks: i64 = len(state.ask_seat)
        for ask in range(asks):
            kind = state.ask_kind[ask]
            code = codes[first + ask]
            if freezes(code):
                self._frozen = True
            if kind <= PLAY_LAST:
                self._note_play(state, kind, ask, code)
            elif kind == DISCARD_PILE:
                self._note_taken(state, ask, card_of(code))
            elif kind == DRAFT:
                self._note_draft(state, state.ask_seat[ask], card_of(code))
            elif kind == PENALTY and action_of(code) == YIELD:
                for seat in range(self.players):
                    self.discarded[seat] = append(self.discarded[seat], card_of(code))
        if asks and state.ask_kind[0] == PLAY:
            self._let_go(state, codes, first)
        elif asks and state.ask_kind[0] == DRAFT:
            self._drafts += 1

    def settle(self, state: State) -> None:
        """The stage is closed: hands may have gone on, leftovers have been discarded."""
        if state.age != self.age or (state.over and self.turn > 0):
            self._lay_leftovers(state)
            self._new_age()
        else:
            if state.turn != self.turn and self.turn > 0:
                if not self._frozen:
                    self._pass_hands()
                self._frozen = False
            if self.turn == state.components.turns:
                self._lay_leftovers(state)

    def index(self, seat: i64, city: i64) -> i64:
        """The position of what a seat knows about the hand that a city holds now."""
        return seat * self.players + self.hand_of[city]

    def has_seen(self, seat: i64, city: i64) -> bool:
        """Whether a seat has held the hand that a city holds now."""
        return self.since[seat * self.players + self.hand_of[city]] >= 0

    def taken_since(self, seat: i64, city: i64) -> i64:
        """Cards that were taken from that hand face down since."""
        hand = self.hand_of[city]
        return self.taken[hand] - self.taken_before[seat * self.players + hand]

    def _note_play(self, state: State, kind: i64, ask: i64, code: i64) -> None:
        """A card leaves a hand, or is the last one of it."""
        seat = state.ask_seat[ask]
        city = state.ask_city[ask]
        card = card_of(code)
        down = action_of(code) in (STAGE, DISCARD)
        if kind == PLAY_LAST:
            if city < self.players:
                self.left_over[city] = NOTHING
        else:
            hand = self.hand_of[seat if kind == FREE_CITY else city]
            if down:
                self.taken[hand] += 1
            else:
                self.built[hand] = append(self.built[hand], card)
        if action_of(code) == DISCARD:
            self.discarded[seat] = append(self.discarded[seat], card)
            if self.teams:
                self.discarded[seat ^ 1] = append(self.discarded[seat ^ 1], card)

    def _let_go(self, state: State, codes: vec[i64], first: i64) -> None:
        """Remember for each seat what was in the hand that it passes on."""
        for seat in range(self.players):
            rest = state.hands[seat]
            for ask in range(len(state.ask_seat)):
                if state.ask_seat[ask] == seat:
                    rest = without(rest, card_of(codes[first + ask]))
            self._know(seat, self.hand_of[seat], rest)
            if self.teams:
                self._know(seat ^ 1, self.hand_of[seat], rest)
            if state.turn == state.components.turns and len(rest) == 1:
                self.left_over[seat] = rest[0]

    def _know(self, seat: i64, hand: i64, rest: vec[i64]) -> None:
        at = seat * self.players + hand
        self.left[at] = rest
        self.since[at] = len(self.built[hand])
        self.taken_before[at] = self.taken[hand]

    def _note_taken(self, state: State, ask: i64, card: i64) -> None:
        """A seat that builds from the discard pile has seen it; the others see the card taken."""
        looks = state.ask_seat[ask]
        self.discarded[looks] = state.discard[:]
        if card == NO_CARD:
            return
        for seat in range(self.players):
            for held in self.discarded[seat]:
                if held == card:
                    self.discarded[seat] = without(self.discarded[seat], card)
                    break

    def _note_draft(self, state: State, seat: i64, kept: i64) -> None:
        for leader in state.leaders.draft_packs[seat]:
            if leader != kept:
                entry = leader | (self._drafts + 1) << CARD_BITS
                self.passed[seat] = append(self.passed[seat], entry)

    def _lay_leftovers(self, state: State) -> None:
        """The last cards have been discarded, unless they are still held to be played."""
        for seat in range(self.players):
            card = self.left_over[seat]
            if card == NOTHING:
                continue
            if state.age == self.age and len(state.hands[seat]):
                continue
            self.left_over[seat] = NOTHING
            self.discarded[seat] = append(self.discarded[seat], card)
            if self.teams:
                self.discarded[seat ^ 1] = append(self.discarded[seat ^ 1], card)

    def _new_age(self) -> None:
        self._frozen = False
        for seat in range(self.players):
            self.hand_of[seat] = seat
            self.built[seat] = vec[i64]()
            self.taken[seat] = 0
        for at in range(len(self.since)):
            self.since[at] = _NEVER

    def _pass_hands(self) -> None:
        """Hands pass as the rules say (rules 2.4, 10.11)."""
        held = self.hand_of[:]
        count = self.players
        for seat in range(count):
            giver = seat + 1 if self.age == 2 else seat - 1 + count
            self.hand_of[seat] = held[giver % count]

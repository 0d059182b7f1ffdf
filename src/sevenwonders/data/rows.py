"""The decisions of finished games as columns of numbers, in the order in which they were taken."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from sevenwonders.encode.actions import Actions
from sevenwonders.encode.facts import Facts
from sevenwonders.encode.layout import Places
from sevenwonders.encode.memory import HandMemory
from sevenwonders.encode.observer import Observer
from sevenwonders.encode.row import Scratch
from sevenwonders.engine.choice.choice import (
    NO_CARD,
    action_of,
    bank_of,
    card_of,
    left_of,
    right_of,
)
from sevenwonders.engine.decisions.kinds import legal_codes
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.recall import beginning
from sevenwonders.engine.vocabulary import NOTHING

COLUMNS: Final = (
    "game",
    "decision",
    "age",
    "turn",
    "kind",
    "seat",
    "city",
    "side",
    "action",
    "variant",
    "verb",
    "card",
    "left",
    "right",
    "bank",
    "choices",
    "points",
    "won",
)
"""The columns of figures, each one number a decision."""
_MANY: Final = 18


@final
class Rows:
    """Columns that grow game by game until they are taken out; games share their components."""

    def __init__(self, places: Places, actions: Actions, *, observed: bool) -> None:
        self.places = places
        self.actions = actions
        self._facts = Facts(places, Scratch(places.layout.size))
        self._observed = observed
        self.count: i64 = 0
        self.clear()

    def clear(self) -> None:
        """Begin again without rows."""
        self.count = 0
        self.columns: list[vec[i32]] = [vec[i32]() for _ in range(_MANY)]
        self.legal: vec[i32] = vec[i32]()
        """The legal actions of all rows, one after the other."""
        self.variants: vec[u8] = vec[u8]()
        """For each of them how many variants it had."""
        self.ends: vec[i32] = append(vec[i32](), 0)
        """Where the legal actions of each row end, after a first 0."""
        self.observations: vec[u8] = vec[u8]()
        """What the seat of each row knew, if that is kept."""

    def add(self, state: State, game: i64) -> None:
        """Play a finished game again and add a row for each of its decisions."""
        world = beginning(state)
        memory = HandMemory(world)
        observer = Observer(self.places, world, memory, self._facts)
        points = vec[i32]([i32(state.score(seat).total()) for seat in range(state.players)])
        won = vec[i32]([0 for _ in range(state.players)])
        for seat in state.winners():
            won[i64(seat)] = 1
        at: i64 = 0
        decision: i64 = 0
        while at < len(state.history):
            asks: i64 = len(world.ask_code)
            if self._observed:
                observer.read()
            for ask in range(asks):
                seat = world.ask_seat[ask]
                code = state.history[at + ask]
                figures = [i64(game), decision, world.age, world.turn, world.ask_kind[ask], seat]
                self._put(figures, 0)
                self._add_choice(world, ask, code)
                self._put([i64(points[seat]), i64(won[seat])], _MANY - 2)
                if self._observed:
                    self._observe(observer, seat)
                world.ask_code[ask] = code
                self.count += 1
                decision += 1
            memory.note(world, state.history, at)
            world.close_with(state.history, at)
            memory.settle(world)
            at += asks

    def _add_choice(self, world: State, ask: i64, code: i64) -> None:
        codes = legal_codes(world, ask)
        place: i64 = 0
        while codes[place] != code:
            place += 1
        action, variant = self.actions.chosen(codes, place)
        city = world.ask_city[ask]
        card = card_of(code)
        self._put(
            [
                city,
                world.cities[city].side,
                action,
                variant,
                action_of(code),
                NOTHING if card == NO_CARD else card,
                left_of(code),
                right_of(code),
                bank_of(code),
                len(codes),
            ],
            6,
        )
        first: i64 = len(self.legal)
        for other in codes:
            self._count(self.actions.action(other), first)
        self.ends = append(self.ends, i32(len(self.legal)))

    def _count(self, action: i64, first: i64) -> None:
        """One more variant of a legal action."""
        for at in range(first, len(self.legal)):
            if self.legal[at] == i32(action):
                self.variants[at] += 1
                return
        self.legal = append(self.legal, i32(action))
        self.variants = append(self.variants, 1)

    def _put(self, figures: list[i64], first: i64) -> None:
        for at in range(len(figures)):
            self.columns[first + at] = append(self.columns[first + at], i32(figures[at]))

    def _observe(self, observer: Observer, seat: i64) -> None:
        start: i64 = len(self.observations)
        for _ in range(self.places.layout.size):
            self.observations = append(self.observations, 0)
        observer.write(seat, observer.sights[seat].codes(), self.observations, start)

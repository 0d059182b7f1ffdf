"""The public face of a game in progress: what is pending, what is legal, submit."""

from collections.abc import Iterator
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice.bits import decision_number
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.choice.codes import choice_from, code_from
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.decisions.errors import illegal
from sevenwonders.engine.decisions.kinds import legal_codes
from sevenwonders.engine.errors import AlreadyChosen, GameIsOver, NotAsked, NothingToWithdraw
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.score.scoring import Score, score, winners
from sevenwonders.engine.turn.stage import resolve
from sevenwonders.engine.vocabulary import KINDS, NOTHING


@final
class Ask:
    """One open decision: who decides, of what kind, for which city."""

    def __init__(self, seat: i64, kind: i64, city: i64, decision: i64) -> None:
        self._seat: i64 = seat
        self._kind: i64 = kind
        self._city: i64 = city
        self._decision: i64 = decision

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self._seat

    @property
    def kind(self) -> str:
        """What is to be decided; one of ``vocabulary.KINDS``."""
        return KINDS[self._kind]

    @property
    def city(self) -> int:
        """The city the decision is for: the seat's own, or the free city."""
        return self._city

    @property
    def decision(self) -> int:
        """A number no other decision of this game has."""
        return self._decision

    def __repr__(self) -> str:
        return f"<seat {self.seat} decides {self.kind} for city {self.city} (#{self.decision})>"


@final
class Legal:
    """The legal choices of one decision: count, index, iterate, ``in``."""

    def __init__(self, components: Components, codes: vec[i64]) -> None:
        self._components = components
        self._codes = codes

    def __len__(self) -> int:
        return len(self._codes)

    def __repr__(self) -> str:
        return f"<{len(self)} legal choices, from {self[0]}>"

    def __getitem__(self, index: i64) -> Choice:
        return choice_from(self._components, self._codes[index])

    def __iter__(self) -> Iterator[Choice]:
        for code in self._codes:
            yield choice_from(self._components, code)

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, Choice):
            return False
        code = code_from(self._components, choice)
        return any(other == code for other in self._codes)


@final
class State(Table):
    """A game in progress. It changes only when the last choice of a stage is submitted."""

    origin: "State | None" = None
    """Of a game that began with a position: the table then. Never changed."""
    shown: object = None
    """A cache of what Views of all seats share while a stage is open; a clone begins without it."""

    def pending(self) -> list[Ask]:
        """The decisions open now, at most one a seat, hidden from each other."""
        asks: list[Ask] = []
        for seat in range(self.players):
            ask = self._open_ask(seat)
            if ask != NOTHING:
                asks.append(self._ask(ask))
        return asks

    def open_seats(self) -> list[int]:
        """The seats of the decisions of ``pending``: for those who play many games."""
        return [int(seat) for seat in range(self.players) if self._open_ask(seat) != NOTHING]

    def asked(self, seat: i64) -> Ask | None:
        """The decision a seat has open, if any."""
        ask = self._open_ask(seat)
        return None if ask == NOTHING else self._ask(ask)

    def legal(self, seat: i64) -> Legal:
        """The legal choices of the seat's open decision, in a fixed order; never empty."""
        ask = self._open_ask(seat)
        if ask == NOTHING:
            self._refuse_seat(seat)
        return Legal(self.components, self._codes(ask))

    def legal_count(self, seat: i64) -> i64:
        """How many legal choices there are: for those who play many games."""
        ask = self._open_ask(seat)
        if ask == NOTHING:
            self._refuse_seat(seat)
        return len(self._codes(ask))

    def submit(self, seat: i64, choice: Choice) -> None:
        """Seal a seat's choice; when the stage is complete, resolve it."""
        ask = self._open_ask(seat)
        if ask == NOTHING:
            self._refuse_seat(seat)
        code = code_from(self.components, choice)
        known = False
        for other in self._codes(ask):
            if other == code:
                known = True
                break
        if not known:
            raise illegal(self, ask, choice, code)
        self._seal(ask, code)

    def submit_at(self, seat: i64, index: i64) -> None:
        """Submit the choice at this index of ``legal(seat)``: for those who play many games."""
        ask = self._open_ask(seat)
        if ask == NOTHING:
            self._refuse_seat(seat)
        self._seal(ask, self._codes(ask)[index])

    def close_with(self, codes: vec[i64], first: i64) -> None:
        """Close the open stage with choices from a list, unchecked: for those who replay."""
        for ask in range(len(self.ask_code)):
            self.ask_code[ask] = codes[first + ask]
        self._forget_stage()
        resolve(self)

    def withdraw(self, seat: i64) -> None:
        """Take back the seat's latest sealed choice of the open stage."""
        last: i64 = NOTHING
        for ask in range(len(self.ask_seat)):
            if self.ask_seat[ask] == seat and self.ask_code[ask] != NOTHING:
                last = ask
        if last == NOTHING:
            raise NothingToWithdraw(int(seat))
        self.ask_code[last] = NOTHING
        self._forget_stage()

    def sealed(self, seat: i64) -> list[Choice]:
        """The seat's own choices of the open stage that wait for the reveal."""
        return [
            choice_from(self.components, self.ask_code[ask])
            for ask in range(len(self.ask_seat))
            if self.ask_seat[ask] == seat and self.ask_code[ask] != NOTHING
        ]

    def choices(self) -> list[Choice]:
        """Every choice of the closed stages, in order."""
        return [choice_from(self.components, code) for code in self.history]

    def score(self, city: i64) -> Score:
        """What a city is worth if the game ended now."""
        return score(self, city)

    def winners(self) -> list[int]:
        """The seats that would win if the game ended now."""
        return winners(self)

    def clone(self) -> "State":
        """An independent copy; it begins without a log."""
        copy = State(
            components=self.components,
            deal=self.deal,
            players=self.players,
            cities=[city.clone() for city in self.cities],
            hands=self.hands[:],
            pile=self.pile,
            discard=self.discard[:],
            taking=self.taking[:],
            age=self.age,
            turn=self.turn,
            stage=self.stage,
            over=self.over,
            ask_kind=self.ask_kind,
            ask_city=self.ask_city,
            ask_seat=self.ask_seat,
            ask_code=self.ask_code[:],
            history=self.history[:],
            variants=self.variants,
            teams=self.teams,
            course=self.course.clone(),
            leaders=self.leaders.clone(),
            losses=self.losses,
            edifices=self.edifices,
        )
        copy.origin = self.origin
        return copy

    def __repr__(self) -> str:
        if self.over:
            now = "over"
        else:
            seats = ", ".join(str(ask.seat) for ask in self.pending())
            now = f"Age {self.age}, turn {self.turn}, open for seats {seats}"
        return f"<game of {self.players} by {self.components.edition}: {now}>"

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        copy = self.clone()
        copy.log = None if self.log is None else self.log[:]
        return copy

    def _ask(self, ask: i64) -> Ask:
        decision = decision_number(self.stage, ask)
        return Ask(self.ask_seat[ask], self.ask_kind[ask], self.ask_city[ask], decision)

    def _open_ask(self, seat: i64) -> i64:
        for ask in range(len(self.ask_seat)):
            if self.ask_seat[ask] == seat and self.ask_code[ask] == NOTHING:
                return ask
        return NOTHING

    def _refuse_seat(self, seat: i64) -> None:
        if self.over:
            raise GameIsOver
        for ask in range(len(self.ask_seat)):
            if self.ask_seat[ask] == seat:
                raise AlreadyChosen(int(seat))
        raise NotAsked(int(seat), [ask.seat for ask in self.pending()])

    def _codes(self, ask: i64) -> vec[i64]:
        """Legal codes, computed once for each decision: nothing changes until the reveal."""
        while len(self.ask_legal) < ask:
            self.ask_legal.append(vec[i64]())
        if len(self.ask_legal) == ask:
            codes = legal_codes(self, ask)
            self.ask_legal.append(codes)
            return codes
        codes = self.ask_legal[ask]
        if len(codes) == 0:
            codes = legal_codes(self, ask)
            self.ask_legal[ask] = codes
        return codes

    def _forget_stage(self) -> None:
        self.ask_legal = []
        self.shown = None

    def _seal(self, ask: i64, code: i64) -> None:
        self.ask_code[ask] = code
        for other in self.ask_code:
            if other == NOTHING:
                return
        self._forget_stage()
        resolve(self)

"""A table's game in memory: the state with its choices, and one step of it at a time."""

from collections.abc import Iterable, Mapping
from typing import final

from sevenwonders.engine.choice.bits import decision_place
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.events.base import Event
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.server.deals import deal_stream
from sevenwonders.server.errors import EarlierFirst, NoDecision, StaleDecision
from sevenwonders.server.service.bot_turns import decided, turns_of
from sevenwonders.server.store.rows import ChoiceData


@final
class Game:
    """A state with the text of every choice in it. Nobody changes it: a ``Step`` does a copy."""

    def __init__(self, state: State, choices: Mapping[int, ChoiceData]) -> None:
        self.state = state
        self.choices = choices
        """Sealed and revealed, by decision."""

    def sealed(self, seat: int) -> list[ChoiceData]:
        """A seat's choices that wait for the reveal."""
        if self.state.over:
            return []
        return [
            one
            for decision, one in self.choices.items()
            if one.seat == seat and decision_place(decision)[0] == self.state.stage
        ]

    def next_of(self, seat: int) -> int:
        """The open decision of a seat, or else the first that it can have later."""
        ask = self.state.asked(seat)
        if ask is not None:
            return int(ask.decision)
        mine = [decision for decision, one in self.choices.items() if one.seat == seat]
        return max(mine, default=-1) + 1


def replayed(options: Options, secret: bytes, choices: Iterable[ChoiceData]) -> Game:
    """The game that these choices lead to."""
    state = new_game(options, deal_stream(secret))
    kept: dict[int, ChoiceData] = {}
    for one in choices:
        state.submit(one.seat, Choice.parse(one.text))
        kept[one.decision] = one
    return Game(state, kept)


@final
class Step:
    """A change in progress: it works on a copy, which is kept or dropped as a whole."""

    def __init__(self, state: State, choices: Mapping[int, ChoiceData]) -> None:
        self._state = state
        self._choices = dict(choices)
        self.added: dict[int, ChoiceData] = {}
        self.dropped: set[int] = set()

    @staticmethod
    def first(options: Options, secret: bytes) -> "Step":
        """The deal."""
        return Step(new_game(options, deal_stream(secret), log=[]), {})

    @staticmethod
    def of(game: Game) -> "Step":
        """The next change of a game."""
        state = game.state.clone()
        state.log = []
        return Step(state, game.choices)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def idle(self) -> bool:
        """Whether nothing came of it."""
        return not self.added and not self.dropped

    def choose(self, seat: int, decision: int, text: str) -> None:
        """Seal a choice, in place of the seat's earlier one if there is one.

        What the seat decided after it falls too, for it may have depended on it.
        """
        choice = Choice.parse(text)
        before = self._choices.get(decision)
        if before is not None and before.seat == seat and before.text == str(choice):
            return
        self.withdraw(seat, decision)
        ask = self._state.asked(seat)
        if ask is None or ask.decision != decision:
            raise EarlierFirst(decision, decision if ask is None else ask.decision)
        self._submit(seat, decision, choice)

    def withdraw(self, seat: int, decision: int) -> None:
        """Take back a sealed choice and what the seat decided after it, if it was sealed."""
        self._check_open(seat, decision)
        _, ask = decision_place(decision)
        while self._state.ask_code[ask] != NOTHING:
            last = max(one.decision for one in self._sealed(seat))
            self._state.withdraw(seat)
            del self._choices[last]
            if self.added.pop(last, None) is None:
                self.dropped.add(last)

    def take_back(self, seat: int, first: int | None) -> None:
        """Take back what a bot sealed for a person from a decision on; it is theirs to decide."""
        sealed = [one.decision for one in self._sealed(seat)]
        theirs = [decision for decision in sealed if first is not None and decision >= first]
        if theirs:
            self.withdraw(seat, min(theirs))

    def repeat(self, dropped: Iterable[int], added: Iterable[ChoiceData]) -> set[int]:
        """Apply changes of another process: withdraw choices, then make some; returns seats."""
        seats = {self._choices[decision].seat for decision in dropped}
        for decision in sorted(dropped, reverse=True):
            self._state.withdraw(self._choices.pop(decision).seat)
        for one in added:
            self._submit(one.seat, one.decision, Choice.parse(one.text))
            seats.add(one.seat)
        return seats

    def let_bots_choose(self, table: str, secret: bytes, bots: Mapping[int, str]) -> None:
        """Let bots decide until somebody else has to, or the game is over."""
        while bots and (turns := turns_of(self._state, table, secret, bots)):
            for turn, choice in decided(self._state, turns):
                self._submit(turn.ask.seat, turn.ask.decision, choice)

    def finish(self) -> tuple[Game, list[Event]]:
        """The game after it, and what happened."""
        events = drain(self._state)
        self._state.log = None
        return Game(self._state, self._choices), events

    def _submit(self, seat: int, decision: int, choice: Choice) -> None:
        self._state.submit(seat, choice)
        sealed = ChoiceData(decision, seat, str(choice))
        self._choices[decision] = sealed
        self.added[decision] = sealed

    def _check_open(self, seat: int, decision: int) -> None:
        stage, ask = decision_place(decision)
        before = self._choices.get(decision)
        if before is not None and before.seat == seat:
            if self._state.over or stage < self._state.stage:
                raise StaleDecision(decision, before.text)
            return
        seats = self._state.ask_seat
        if stage != self._state.stage or ask >= len(seats) or seats[ask] != seat:
            raise NoDecision(decision, seat)

    def _sealed(self, seat: int) -> list[ChoiceData]:
        return Game(self._state, self._choices).sealed(seat)

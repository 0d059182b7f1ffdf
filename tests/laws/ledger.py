"""Someone who keeps the books of a table with boxes: every coin and token by what is told of it."""

from collections import Counter
from typing import NamedTuple

from sevenwonders.engine.events import log
from sevenwonders.engine.game.state import State
from sevenwonders.engine.game.table import LogEntry
from sevenwonders.engine.vocabulary import AGES, VICTORY_VALUES
from tests.laws import laws
from tests.support.games import Played

TURN_KINDS = {"draft", "recruit", "play"}
"""The decisions with which a turn begins."""


class Account(NamedTuple):
    """What a city holds that comes and goes."""

    coins: int
    debts: int
    edifice_debts: int
    diplomacy: int
    defeats: int
    victories: tuple[int, ...]
    pawns: tuple[int, ...]


def account(state: State, at: int) -> Account:
    """The account of a city as the table has it."""
    city = state.cities[at]
    ages = range(1, AGES + 1)
    return Account(
        int(city.coins),
        int(city.tokens.debts),
        int(city.edifices.debts),
        int(city.tokens.diplomacy),
        int(city.defeats),
        tuple(int(city.victory_count(age)) for age in ages),
        tuple(int(city.edifices.pawn_count(age)) for age in ages),
    )


class Ledger:
    """Follows what a table tells of itself, and compares it with the table after every stage."""

    def __init__(self, state: State) -> None:
        self._accounts = [account(state, at) for at in range(len(state.cities))]
        self._decisions: Counter[str] = Counter()
        self._discarded: list[int] = []
        self._age = int(state.age)
        state.log = []

    def see(self, played: list[Played], state: State) -> None:
        """Judge the stage that was just played."""
        self._decisions.update(step.kind for step in played)
        told = state.log or []
        for entry in told:
            self._book(entry)
        state.log = []
        found = [account(state, at) for at in range(len(state.cities))]
        laws.agree("accounts of the cities", found, self._accounts)
        if any(city.coins < 0 for city in state.cities):
            raise laws.Broken("a treasury is below zero")
        laws.cards_conserved(state)
        laws.leaders_conserved(state, self._discarded)
        if state.over or {ask.kind for ask in state.pending()} <= TURN_KINDS:
            laws.nothing_is_owed(state)
        if state.over or state.age != self._age:
            self._end_of_age(state)
        self._age = int(state.age)

    def end(self, state: State) -> None:
        """Judge the whole game: it has as many decisions as the rules say."""
        seats = int(state.players)
        laws.agree("plays", self._decisions["play"], AGES * int(state.components.turns) * seats)
        drafted = 3 * seats if len(state.components.leaders) else 0
        laws.agree("drafted leaders", self._decisions["draft"], drafted)
        if self._decisions["recruit"] > drafted:
            raise laws.Broken(f"{self._decisions['recruit']} recruitments for {seats} seats")
        laws.agree("choices kept", len(state.history), self._decisions.total())
        laws.agree("cards in hand", sum(len(hand) for hand in state.hands), 0)
        laws.agree("open decisions", state.pending(), [])
        laws.scores_add_up(state)
        laws.choices_read_back(state)

    def _end_of_age(self, state: State) -> None:
        laws.sums_match(state)
        laws.rebuilding_changes_nothing(state)
        laws.no_structure_twice(state)

    def _book(self, entry: LogEntry) -> None:
        """Enter one log entry."""
        kind, at, one, two, _three = entry
        match kind:
            case log.PAID:
                self._add(at, coins=-two)
                if one >= 0:
                    self._add(one, coins=two)
            case log.GAINED:
                self._add(at, coins=one)
            case log.LOST:
                self._add(at, coins=-one, debts=two)
            case log.INDEBTED:
                self._add(at, debts=one)
            case log.PENALIZED:
                self._add(at, edifice_debts=one)
            case log.DIPLOMATIC:
                self._add(at, diplomacy=one)
            case log.FOUGHT:
                self._token(at, two, 1)
            case log.BLAMED:
                self._token(at, -1, 1)
            case log.TOKEN:
                self._token(at, one, 1)
            case log.GAVE_BACK:
                self._token(at, one, -two)
            case log.PAWN:
                self._accounts[at] = self._accounts[at]._replace(
                    pawns=_more(self._accounts[at].pawns, one - 1, 1)
                )
            case log.DISCARDED_LEADER:
                self._discarded.append(one)
            case _:
                pass

    def _add(self, at: int, **amounts: int) -> None:
        account = self._accounts[at]._asdict()
        more = {name: account[name] + amount for name, amount in amounts.items()}
        self._accounts[at] = self._accounts[at]._replace(**more)

    def _token(self, at: int, value: int, count: int) -> None:
        if value < 0:
            self._add(at, defeats=count)
            return
        victories = _more(self._accounts[at].victories, VICTORY_VALUES.index(value), count)
        self._accounts[at] = self._accounts[at]._replace(victories=victories)


def _more(counts: tuple[int, ...], place: int, count: int) -> tuple[int, ...]:
    return tuple(have + (count if at == place else 0) for at, have in enumerate(counts))

"""Someone who watches a game from the first stage on and knows what must come next."""

from collections import Counter

from sevenwonders.content import effects as fx
from sevenwonders.engine.game.state import State
from sevenwonders.engine.vocabulary import AGES, KINDS
from tests.laws import laws, paper
from tests.support.games import Played


class Witness:
    """Checks after every stage the laws that compare it with the stage before."""

    def __init__(self, state: State, *, thorough: bool = False) -> None:
        self._thorough = thorough
        """Add up the cities after every stage instead of every Age."""
        self._decisions: Counter[str] = Counter()
        self._owed = 0
        """Builds from the discard pile not yet asked for, and whose they are."""
        self._digger = 0
        self._remember(state)

    def see(self, played: list[Played], state: State) -> None:
        """Judge the stage that was just played."""
        age_over = state.over or state.age != self._age
        laws.cards_conserved(state)
        laws.coins_conserved(self._coins, played, state)
        if age_over or self._thorough:
            laws.sums_match(state)
            laws.no_structure_twice(state)
        if age_over:
            laws.conflicts_fought(self._tokens, self._age, state)
        else:
            laws.agree("tokens within an Age", laws.tokens_of(state), self._tokens)
        self._follow(played, state)
        self._remember(state)

    def end(self, state: State) -> None:
        """Judge the whole game: every seat decided exactly as often as the rules say."""
        turns = AGES * int(state.components.turns)
        laws.agree("plays", self._decisions["play"], turns * state.players)
        free = turns * (len(state.cities) - int(state.players))
        laws.agree("plays of the free city", self._decisions["free-city"], free)
        laws.agree("choices kept", len(state.history), self._decisions.total())
        laws.agree("cards in hand", sum(len(hand) for hand in state.hands), 0)
        laws.agree("open decisions", state.pending(), [])
        laws.scores_add_up(state)
        laws.choices_read_back(state)

    def _remember(self, state: State) -> None:
        self._coins = [int(city.coins) for city in state.cities]
        self._tokens = laws.tokens_of(state)
        self._age = int(state.age)
        self._turn = int(state.turn)

    def _follow(self, played: list[Played], state: State) -> None:
        """The next stage asks whom the rules name: last cards, discard pile, next turn, nobody."""
        self._decisions.update(step.kind for step in played)
        self._owed += sum(self._grants(step, state) for step in played)
        due = self._due(played[0].kind, state)
        now = sorted(zip((KINDS[kind] for kind in state.ask_kind), state.ask_city, strict=True))
        laws.agree(f"decisions after Age {self._age}, turn {self._turn}", now, sorted(due))

    def _due(self, closed: str, state: State) -> list[tuple[str, int]]:
        last_turn = self._turn == state.components.turns
        if closed == "play" and last_turn:
            last = [
                at for at in range(len(state.cities)) if paper.has_effect(state, at, fx.LastCard)
            ]
            if last:
                return [("last-card", at) for at in last]
        if self._owed and len(state.discard):
            self._owed -= 1
            return [("discard-pile", self._digger)]
        self._owed = 0
        if last_turn and self._age == AGES:
            return []
        plays = [("play", seat) for seat in range(state.players)]
        return plays + [("free-city", at) for at in range(state.players, len(state.cities))]

    def _grants(self, step: Played, state: State) -> int:
        """Builds from the discard pile that a choice brought (one board alone has them)."""
        if step.choice.action != "stage":
            return 0
        side = state.cities[step.city].side
        effects = paper.printed(state.components).sides[side].stages[step.choice.stage - 1].effects
        count = sum(isinstance(effect, fx.BuildFromDiscard) for effect in effects)
        if count:
            self._digger = step.city
        return count

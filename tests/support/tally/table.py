"""The whole table, reconstructed from its events as one audience receives them."""

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from sevenwonders.engine.events.base import (
    BANK,
    AgeEnded,
    Asked,
    Built,
    Compared,
    Dealt,
    Declined,
    Discarded,
    Drew,
    Event,
    ExpansionEvent,
    Fought,
    Gained,
    GameEnded,
    LeftOver,
    Paid,
    Passed,
    Piled,
    Received,
    StageBuilt,
    TurnBegan,
)
from sevenwonders.engine.events.common import Card
from sevenwonders.engine.events.edifices import (
    EdificeBuilt,
    EdificeFailed,
    EdificeJoined,
    EdificesLaid,
    GaveUp,
    PawnTaken,
    Penalized,
    Rewarded,
)
from sevenwonders.engine.events.leaders import (
    DraftPackReceived,
    HandsFrozen,
    LeaderBuried,
    LeaderCopied,
    LeaderDiscarded,
    LeaderDrawn,
    LeaderKept,
    LeaderReturned,
    RecruitDeclined,
    Recruited,
)
from sevenwonders.engine.events.tokens import (
    DefeatPassed,
    DiplomacyTaken,
    DiplomacyUsed,
    Indebted,
    Lost,
    TokensReturned,
    TokenTaken,
)
from sevenwonders.engine.game.options import cities_of
from sevenwonders.engine.position.model import UNBUILT, UNKNOWN, Position, laid_card
from sevenwonders.engine.vocabulary import NOBODY, STARTING_COINS, VICTORY_VALUES
from tests.support.tally.cards import remove_card
from tests.support.tally.debts import DebtTally, debts_at
from tests.support.tally.edifices import EdificeTally, edifices_at
from tests.support.tally.leaders import LeaderTally, leaders_at

DEFEAT: Final = -1
RECRUITMENT: Final = 0
"""The turn of an Age in which leaders are recruited."""


class Tally:
    """Coins, cards and tokens of every city, kept by following the events."""

    def __init__(self, players: int, coins: Sequence[int] = ()) -> None:
        """A table of so many players; ``coins`` are those of each city, if not the usual 3."""
        cities = cities_of(players)
        self.players = players
        self.age = 0
        self.turn = 0
        self.over = False
        self.coins = list(coins) or [STARTING_COINS] * cities
        self.built: list[list[str]] = [[] for _ in range(cities)]
        """Cards in the order they were built."""
        self.stages: list[dict[int, Card]] = [{} for _ in range(cities)]
        """The card under each built stage, the stages counted from 1."""
        self.tokens: list[list[int]] = [[] for _ in range(cities)]
        """Victory and Defeat tokens by value, in the order they were taken."""
        self.hands: list[list[Card]] = [[] for _ in range(cities)]
        self.pile: list[Card] = []
        """The free city's draw pile, next card first."""
        self.discard: list[Card] = []
        self.leaders = LeaderTally(cities)
        self.debts = DebtTally(cities)
        self.edifices = EdificeTally(cities)

    def follow(self, events: Iterable[Event]) -> None:
        """Bring the table up to date."""
        for event in events:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        match event:
            case Dealt() | Received():
                self.hands[event.seat] = list(event.cards)
            case Piled():
                self.pile = list(event.cards)
            case TurnBegan():
                self.age, self.turn = event.age, event.turn
            case Drew():
                self.pile.pop(0)
                self.hands[event.seat].append(event.card)
            case Paid() | Gained():
                self._move_coins(event)
            case Built():
                self._build(event)
            case StageBuilt():
                self._play(event.city, event.by, event.card)
                self.stages[event.city][event.stage] = event.card
            case Discarded():
                self._play(event.city, event.by, event.card)
                self.discard.append(event.card)
            case LeftOver():
                remove_card(self.pile if event.by == NOBODY else self.hands[event.by], event.card)
                self.discard.append(event.card)
            case Asked():
                self._ask(event)
            case Passed():
                self._pass(event)
            case Fought():
                self.tokens[event.city].append(event.value)
            case GameEnded():
                self.over = True
            case AgeEnded() | Declined() | Compared():
                pass
            case _:
                self._follow_expansion(event)

    def _follow_expansion(self, event: ExpansionEvent) -> None:
        match event:
            case Lost():
                self.coins[event.city] -= event.coins
            case TokenTaken():
                self.tokens[event.city].append(event.value)
            case TokensReturned():
                for _ in range(event.count):
                    self.tokens[event.city].remove(event.value)
            case DefeatPassed():
                self.tokens[event.city].append(DEFEAT)
            case GaveUp():
                self.built[event.city].remove(event.card)
                self.discard.append(event.card)
            case Recruited(stage=int(stage)):
                self.stages[event.city][stage] = event.leader
            case LeaderCopied(stage=int(stage)):
                self.stages[event.city][stage] = event.guild
            case (
                DraftPackReceived()
                | LeaderKept()
                | LeaderDrawn()
                | LeaderReturned()
                | LeaderDiscarded()
                | LeaderBuried()
                | Recruited()
                | RecruitDeclined()
                | LeaderCopied()
                | DiplomacyTaken()
                | DiplomacyUsed()
                | Indebted()
                | Penalized()
                | EdificesLaid()
                | EdificeJoined()
                | EdificeBuilt()
                | EdificeFailed()
                | PawnTaken()
                | Rewarded()
                | HandsFrozen()
            ):
                pass
            case _:
                assert_never(event)
        self.leaders.follow(event)
        self.debts.follow(event)
        self.edifices.follow(event)

    def _move_coins(self, event: Paid | Gained) -> None:
        if isinstance(event, Gained):
            self.coins[event.city] += event.coins
            return
        self.coins[event.city] -= event.coins
        if event.to != BANK:
            self.coins[event.to] += event.coins

    def _build(self, event: Built) -> None:
        if event.paid_by == "discard-pile":
            remove_card(self.discard, event.card)
        else:
            self._play(event.city, event.by, event.card)
        self.built[event.city].append(event.card)

    def _play(self, city: int, by: int, card: Card) -> None:
        """Take a card from the hand it is played from.

        In the recruitment phase that is the hand of leaders. The free city plays from its
        holder's hand, but for the last card of its pile (rule 10.12).
        """
        if self.turn == RECRUITMENT:
            remove_card(self.leaders.hands[city], card)
        else:
            remove_card(self.hands[city] or self.hands[by], card)

    def _ask(self, event: Asked) -> None:
        if event.kind == "discard-pile":
            if None not in event.cards:
                self.discard = list(event.cards)
        elif event.kind == "last-card" and event.city >= self.players:
            self.hands[event.city], self.pile = list(event.cards), []

    def _pass(self, event: Passed) -> None:
        """The hands by where they go; ``Received`` then turns up those that may be seen."""
        seats = range(self.players)
        step = -1 if event.direction == "left" else 1
        hands = [self.hands[(seat + step) % self.players] for seat in seats]
        self.hands[: self.players] = hands


def tally_at(position: Position) -> Tally:
    """The table of a position whose hands and pile are complete, as ``position_of`` gives it."""
    tally = Tally(position.players)
    tally.age, tally.turn = position.age, position.turn
    tally.pile, tally.discard = list(position.pile), list(position.discard)
    for at, city in enumerate(position.city):
        tally.coins[at] = city.coins
        tally.built[at] = list(city.built)
        tally.stages[at] = {
            number: None if laid_card(laid) == UNKNOWN else laid_card(laid)
            for number, laid in enumerate(city.stages, start=1)
            if laid != UNBUILT
        }
        for value, count in zip(VICTORY_VALUES, city.victories, strict=True):
            tally.tokens[at] += [value] * count
        tally.tokens[at] += [DEFEAT] * city.defeats
        tally.hands[at] = list(city.hand)
    tally.leaders = leaders_at(position)
    tally.debts = debts_at(position)
    tally.edifices = edifices_at(position)
    return tally

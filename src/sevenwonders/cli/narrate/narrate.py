"""Events as sentences a person reads.

``sentence`` tells one event; ``story`` tells a stage, prices with what was built for them.
The words are those of ``narrate_words``.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from sevenwonders.cli.narrate.boxes import tell_box
from sevenwonders.cli.narrate.voice import Voice
from sevenwonders.content.names import Names
from sevenwonders.engine.events import boxes
from sevenwonders.engine.events.base import (
    BANK,
    AgeEnded,
    Asked,
    Built,
    Dealt,
    Declined,
    Drew,
    Event,
    Fought,
    Gained,
    GameEnded,
    LeftOver,
    Paid,
    Passed,
    Piled,
    Received,
    Sold,
    StageBuilt,
    TurnBegan,
)
from sevenwonders.engine.events.common import Caused
from sevenwonders.engine.vocabulary import NOBODY, SALE

_QUIET: Final = (Dealt, Piled, Received, boxes.PackReceived, boxes.LeaderKept)
"""Seen on the table, and no news to tell."""
_BOUGHT: Final = (Built, StageBuilt, boxes.Recruited, boxes.LeaderCopied)
"""Told with its price."""
_FOR_ANOTHER: Final = ("last-card", "discard-pile")
"""Decisions that a seat may take for the free city."""


def sentence(event: Event, names: Names, people: Sequence[str]) -> str:
    """One event in words; ``people`` names each city's player, the free city last."""
    teller = _Teller(names, people)
    return teller.end(teller.tell(event))


def story(events: Iterable[Event], names: Names, people: Sequence[str]) -> list[str]:
    """The news of a stage, one sentence each, what was paid told with what was built."""
    teller = _Teller(names, people)
    prices: dict[int, list[Paid]] = {}
    told: list[str] = []
    for event in events:
        if isinstance(event, Paid):
            prices.setdefault(event.city, []).append(event)
        elif isinstance(event, _BOUGHT):
            told.append(teller.end(teller.priced(event, prices.pop(event.city, ()))))
        elif not isinstance(event, _QUIET) and not _is_sale(event):
            told.append(teller.end(teller.tell(event)))
    return told


def _is_sale(event: Event) -> bool:
    """A sale's coins are told with the card sold."""
    return isinstance(event, Gained) and event.source == "sale"


class _Teller(Voice):
    """A voice that tells every event."""

    def priced(self, event: Event, prices: Sequence[Paid]) -> str:
        told = self.tell(event)
        paid = self.list([self._price(one) for one in prices])
        return self.say("paying", sentence=told, prices=paid) if paid else told

    def tell(self, event: Event) -> str:
        told = self._plainly(event)
        if not isinstance(event, Caused) or not event.causes:
            return told
        causes = self.list([self.cause(one, event.city) for one in event.causes])
        return self.say("caused", sentence=told, causes=causes)

    def _plainly(self, event: Event) -> str:
        match event:
            case Dealt() | Received() | Piled() | Drew() | LeftOver() | Passed():
                return self._cards_move(event)
            case Built() | StageBuilt():
                return self._built(event)
            case Paid() | Gained() | Sold():
                return self._coins_move(event)
            case Asked() | Declined():
                return self._decision(event)
            case TurnBegan() | Fought() | AgeEnded() | GameEnded():
                return self._course(event)
            case _:
                return tell_box(self, event)

    def _cards_move(self, event: Dealt | Received | Piled | Drew | LeftOver | Passed) -> str:
        match event:
            case Dealt():
                return self.hand("dealt", event.seat, event.cards)
            case Received():
                return self.hand("received", event.seat, event.cards)
            case Piled():
                return self.say("piled", count=len(event.cards))
            case Drew():
                return self.faced("drew", event.card, who=self.people[event.seat])
            case LeftOver():
                key = "left-pile" if event.by == NOBODY else "left-over"
                return self.faced(key, event.card, who=self.people[event.city])
            case Passed():
                return self.say(f"passed-{event.direction}")

    def _built(self, event: Built | StageBuilt) -> str:
        who = self.people[event.city]
        if isinstance(event, StageBuilt):
            return self.faced("stage", event.card, who=who, stage=event.stage)
        chain = self.named(event.chain) if event.chain else ""
        card = self.named(event.card)
        return self.say(f"built-{event.way}", who=who, card=card, chain=chain)

    def _coins_move(self, event: Paid | Gained | Sold) -> str:
        who = self.people[event.city]
        match event:
            case Paid():
                return self.say("paid", who=who, price=self._price(event))
            case Sold():
                return self.faced("sold", event.card, who=who, coins=self.coins(SALE))
            case Gained():
                return self._gained(event)

    def _gained(self, event: Gained) -> str:
        return self.say(
            f"gained-{event.source}",
            who=self.people[event.city],
            coins=self.coins(event.coins),
            card=self.named(event.card) if event.card else "",
            stage=event.stage or "",
            edifice=self.names.edifice(event.edifice) if event.edifice else "",
        )

    def _decision(self, event: Asked | Declined) -> str:
        if isinstance(event, Declined):
            return self.say("declined", who=self.people[event.city])
        who, city = self.people[event.seat], self.people[event.city]
        own = "-own" if event.seat == event.city and event.kind in _FOR_ANOTHER else ""
        return self.say(f"asked-{event.kind}{own}", who=who, city=city)

    def _course(self, event: TurnBegan | Fought | AgeEnded | GameEnded) -> str:
        match event:
            case TurnBegan(turn=0):
                return self.say("recruitment", age=self.age(event.age))
            case TurnBegan():
                return self.say("turn", age=self.age(event.age), turn=event.turn)
            case AgeEnded():
                return self.say("age-ended", age=self.age(event.age))
            case Fought():
                key = "victory" if event.value > 0 else "defeat"
                who, other = self.people[event.city], self.people[event.against]
                return self.say(key, who=who, other=other, value=event.value)
            case GameEnded():
                return self._won(event)

    def _won(self, event: GameEnded) -> str:
        team = 2 if event.teams else 1
        points = self.points(sum(event.totals[seat] for seat in event.winners[:team]))
        who = self.list([self.people[seat] for seat in event.winners])
        if len(event.winners) > team:
            return self.say("shared", who=who, points=points)
        return self.say("won-team" if event.teams else "won", who=who, points=points)

    def _price(self, paid: Paid) -> str:
        payee = self.say("bank") if paid.to == BANK else self.people[paid.to]
        return self.say("price", coins=self.coins(paid.coins), payee=payee)

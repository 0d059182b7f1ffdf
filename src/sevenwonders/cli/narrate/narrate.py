"""Events as sentences a person reads, the same as in the log of the browser."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from sevenwonders.cli.narrate.edifices import tell_edifice
from sevenwonders.cli.narrate.leaders import tell_leader
from sevenwonders.cli.narrate.tokens import tell_token
from sevenwonders.cli.narrate.voice import AGES, Voice
from sevenwonders.content.names import Names
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
from sevenwonders.engine.events.common import Caused
from sevenwonders.engine.events.leaders import (
    DraftPackReceived,
    LeaderCopied,
    LeaderEvent,
    LeaderKept,
    Recruited,
)
from sevenwonders.engine.events.tokens import DefeatPassed, TokenEvent
from sevenwonders.engine.vocabulary import DISCARD_COINS, NOBODY

_QUIET: Final = (Dealt, Piled, Received, Compared, DraftPackReceived, LeaderKept)
"""Events that are not told: the drawn table shows them."""
_BOUGHT: Final = (Built, StageBuilt, Recruited, LeaderCopied)
"""Told with its price."""


def story(events: Iterable[Event], names: Names, people: Sequence[str]) -> list[str]:
    """The news of a stage, one sentence each; payments are in the sentence of the card.

    ``people`` names each city's player, the free city last.
    """
    return list(_Teller(names, people).story(list(events)))


class _Teller(Voice):
    """A voice that mentions every event."""

    def story(self, events: Sequence[Event]) -> Iterator[str]:
        paid: dict[int, list[Paid]] = {}
        for at, event in enumerate(events):
            if isinstance(event, Paid):
                paid.setdefault(event.city, []).append(event)
            elif isinstance(event, _BOUGHT):
                yield self._end(self._priced(self._tell(event), paid.pop(event.city, ())))
            elif isinstance(event, Fought):
                if event.value > 0:
                    yield self._end(self._fought(event, events[at + 1 :]))
            elif not isinstance(event, _QUIET) and not _is_told_with_the_card(event):
                yield self._end(self._tell(event))
        for city, prices in paid.items():
            told = self.list([self._price(one) for one in prices])
            yield self._end(self.say("paid", who=self.people[city], paid=told))

    def _end(self, told: str) -> str:
        """A whole sentence."""
        return self.say("end", sentence=told[:1].upper() + told[1:])

    def _priced(self, told: str, prices: Sequence[Paid]) -> str:
        paid = self.list([self._price(one) for one in prices])
        return self.say("paying", sentence=told, paid=paid) if paid else told

    def _price(self, paid: Paid) -> str:
        if paid.to == BANK:
            return self.say("paid-bank", n=paid.coins)
        return self.say("paid-to", n=paid.coins, name=self.people[paid.to])

    def _tell(self, event: Event) -> str:
        told = self._plainly(event)
        if not isinstance(event, Caused) or not event.causes:
            return told
        return self.say("caused", sentence=told, causes=self.causes(event.causes, event.city))

    def _plainly(self, event: Event) -> str:
        match event:
            case Drew() | LeftOver() | Passed():
                return self._cards_move(event)
            case Built() | StageBuilt():
                return self._built(event)
            case Discarded():
                return self.faced(
                    "discarded", event.card, who=self.people[event.city], n=DISCARD_COINS
                )
            case Gained():
                return self._gained(event)
            case Asked() | Declined():
                return self._decision(event)
            case TurnBegan() | AgeEnded() | GameEnded():
                return self._course(event)
            case Dealt() | Piled() | Received() | Paid() | Compared() | Fought():
                return ""
            case _:
                return self._of_an_expansion(event)

    def _of_an_expansion(self, event: ExpansionEvent) -> str:
        if isinstance(event, LeaderEvent):
            return tell_leader(self, event)
        if isinstance(event, TokenEvent):
            return tell_token(self, event)
        return tell_edifice(self, event)

    def _cards_move(self, event: Drew | LeftOver | Passed) -> str:
        match event:
            case Drew():
                return self.faced("drew", event.card, who=self.people[event.seat])
            case LeftOver(by=by) if by == NOBODY:
                return self.say("left-over-pile")
            case LeftOver():
                return self.faced("left-over", event.card, who=self.people[event.city])
            case Passed():
                return self.say(f"passed-{event.direction}")

    def _built(self, event: Built | StageBuilt) -> str:
        who = self.people[event.city]
        if isinstance(event, StageBuilt):
            return self.faced("stage-built", event.card, who=who, n=event.stage)
        card = self.named(event.card)
        if event.chain:
            return self.say("built-chain", who=who, card=card, chain=self.named(event.chain))
        return self.say(f"built-{event.paid_by}", who=who, card=card)

    def _gained(self, event: Gained) -> str:
        who, n = self.people[event.city], event.coins
        if event.card:
            return self.say("gained-card", who=who, n=n, source=self.named(event.card))
        if event.edifice:
            source = self.names.edifice(event.edifice)
            return self.say("gained-edifice", who=who, n=n, source=source)
        if event.stage is not None:
            return self.say("gained-stage", who=who, n=n, source=event.stage)
        return self.say("gained-bonus", who=who, n=n)

    def _decision(self, event: Asked | Declined) -> str:
        if isinstance(event, Declined):
            return self.say("declined", who=self.people[event.city])
        told = self.say(f"asked-{event.kind}", who=self.people[event.seat])
        if event.seat == event.city:
            return told
        return self.say("asked-for", sentence=told, city=self.people[event.city])

    def _fought(self, event: Fought, ahead: Sequence[Event]) -> str:
        """A victory, with the defeat that goes with it unless its token went elsewhere."""
        who, whom = self.people[event.city], self.people[event.against]
        token = next((one for one in ahead if isinstance(one, Fought | DefeatPassed)), None)
        both = isinstance(token, Fought) and token.value < 0 and token.city == event.against
        return self.say("fought-both" if both else "fought", who=who, whom=whom, n=event.value)

    def _course(self, event: TurnBegan | AgeEnded | GameEnded) -> str:
        match event:
            case TurnBegan(turn=0):
                return self.say("recruitment", age=AGES[event.age])
            case TurnBegan():
                return self.say("turn", age=AGES[event.age], turn=event.turn)
            case AgeEnded():
                return self.say("age-ended", age=AGES[event.age])
            case GameEnded():
                return self._won(event)

    def _won(self, event: GameEnded) -> str:
        team = 2 if event.teams else 1
        points = sum(event.totals[seat] for seat in event.winners[:team])
        names = self.list([self.people[seat] for seat in event.winners])
        how = "one" if team == 1 else "team"
        how = "shared" if len(event.winners) > team else how
        return self.say(f"game-ended-{how}", names=names, n=points)


def _is_told_with_the_card(event: Event) -> bool:
    """The coins for a discarded card are in the card's sentence."""
    return isinstance(event, Gained) and event.source == "discard"

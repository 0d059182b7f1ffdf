"""Events as sentences a person reads.

``sentence`` tells one event; ``story`` tells a stage, prices with what was built for them.
The words are those of ``narrate_words``.
"""

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from sevenwonders.content.names import Names
from sevenwonders.engine.events import (
    BANK,
    AgeEnded,
    Asked,
    Built,
    Card,
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
from sevenwonders.engine.narrate_words import WORDS
from sevenwonders.engine.words import NOBODY, SALE

_QUIET: Final = (Dealt, Piled, Received)
"""Seen on the table, and no news to tell."""


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
        elif isinstance(event, (Built, StageBuilt)):
            told.append(teller.end(teller.tell(event, prices.pop(event.city, ()))))
        elif not isinstance(event, _QUIET) and not _is_sale(event):
            told.append(teller.end(teller.tell(event)))
    return told


def _is_sale(event: Event) -> bool:
    """A sale's coins are told with the card sold."""
    return isinstance(event, Gained) and event.source == "sale"


class _Teller:
    """The words of one language and the names of one table."""

    def __init__(self, names: Names, people: Sequence[str]) -> None:
        self._names = names
        self._people = people
        self._words = WORDS[names.language]

    def end(self, told: str) -> str:
        return self._say("end", sentence=told[:1].upper() + told[1:])

    def tell(self, event: Event, prices: Sequence[Paid] = ()) -> str:
        match event:
            case Dealt() | Received() | Piled() | Drew() | LeftOver() | Passed():
                return self._cards_move(event)
            case Built() | StageBuilt():
                told = self._built(event)
                paid = self._list([self._price(one) for one in prices])
                return self._say("paying", sentence=told, prices=paid) if paid else told
            case Paid() | Gained() | Sold():
                return self._coins_move(event)
            case Asked() | Declined():
                return self._decision(event)
            case TurnBegan() | Fought() | AgeEnded() | GameEnded():
                return self._course(event)
            case _:
                assert_never(event)

    def _cards_move(self, event: Dealt | Received | Piled | Drew | LeftOver | Passed) -> str:
        match event:
            case Dealt():
                return self._hand("dealt", event)
            case Received():
                return self._hand("received", event)
            case Piled():
                return self._say("piled", count=len(event.cards))
            case Drew():
                return self._faced("drew", event.card, who=self._people[event.seat])
            case LeftOver():
                key = "left-pile" if event.by == NOBODY else "left-over"
                return self._faced(key, event.card, who=self._people[event.city])
            case Passed():
                return self._say(f"passed-{event.direction}")

    def _built(self, event: Built | StageBuilt) -> str:
        who = self._people[event.city]
        if isinstance(event, StageBuilt):
            return self._faced("stage", event.card, who=who, stage=event.stage)
        chain = self._names.card(event.chain) if event.chain else ""
        card = self._names.card(event.card)
        return self._say(f"built-{event.way}", who=who, card=card, chain=chain)

    def _coins_move(self, event: Paid | Gained | Sold) -> str:
        who = self._people[event.city]
        match event:
            case Paid():
                return self._say("paid", who=who, price=self._price(event))
            case Sold():
                return self._faced("sold", event.card, who=who, coins=self._coins(SALE))
            case Gained():
                card = self._names.card(event.card) if event.card else ""
                coins = self._coins(event.coins)
                key = f"gained-{event.source}"
                return self._say(key, who=who, coins=coins, card=card, stage=event.stage or "")

    def _decision(self, event: Asked | Declined) -> str:
        if isinstance(event, Declined):
            return self._say("declined", who=self._people[event.city])
        own = "-own" if event.seat == event.city else ""
        who, city = self._people[event.seat], self._people[event.city]
        return self._say(f"asked-{event.kind}{own}", who=who, city=city)

    def _course(self, event: TurnBegan | Fought | AgeEnded | GameEnded) -> str:
        match event:
            case TurnBegan():
                return self._say("turn", age=self._age(event.age), turn=event.turn)
            case AgeEnded():
                return self._say("age-ended", age=self._age(event.age))
            case Fought():
                key = "victory" if event.value > 0 else "defeat"
                who, other = self._people[event.city], self._people[event.against]
                return self._say(key, who=who, other=other, value=event.value)
            case GameEnded():
                return self._won(event)

    def _won(self, event: GameEnded) -> str:
        total = event.totals[event.winners[0]]
        points = self._say("point" if total == 1 else "points", points=total)
        who = self._list([self._people[seat] for seat in event.winners])
        return self._say("won" if len(event.winners) == 1 else "shared", who=who, points=points)

    def _hand(self, key: str, event: Dealt | Received) -> str:
        who = self._people[event.seat]
        known = [self._names.card(card) for card in event.cards if card is not None]
        if len(known) < len(event.cards):
            return self._say(f"{key}-hidden", who=who, count=len(event.cards))
        return self._say(key, who=who, cards=self._list(known))

    def _faced(self, key: str, card: Card, **words: str | int) -> str:
        """A sentence that names the card, or its twin that does not."""
        if card is None:
            return self._say(f"{key}-hidden", **words)
        return self._say(key, card=self._names.card(card), **words)

    def _price(self, paid: Paid) -> str:
        payee = self._say("bank") if paid.to == BANK else self._people[paid.to]
        return self._say("price", coins=self._coins(paid.coins), payee=payee)

    def _coins(self, coins: int) -> str:
        return self._say("coin" if coins == 1 else "coins", coins=coins)

    def _age(self, age: int) -> str:
        return self._say(f"age-{age}")

    def _list(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self._say("and", some=", ".join(items[:-1]), last=items[-1])

    def _say(self, key: str, **words: str | int) -> str:
        return self._words[key].format(**words)

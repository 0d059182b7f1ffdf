"""The phrases that sentences are made of, in one language and for one table."""

from collections.abc import Sequence

from sevenwonders.cli.narrate.words import WORDS
from sevenwonders.content.errors import UnknownName
from sevenwonders.content.names import Names
from sevenwonders.engine.events.common import Card, Cause


class Voice:
    """The words of one language and the names of one table."""

    def __init__(self, names: Names, people: Sequence[str]) -> None:
        self.names = names
        self.people = people
        self._words = WORDS[names.language]

    def end(self, told: str) -> str:
        """A whole sentence."""
        return self.say("end", sentence=told[:1].upper() + told[1:])

    def say(self, key: str, **words: str | int) -> str:
        """A phrase of the language with what happened filled in."""
        return self._words[key].format(**words)

    def named(self, card: str) -> str:
        """The name of a card or a leader."""
        try:
            return self.names.card(card)
        except UnknownName:
            return self.names.leader(card)

    def faced(self, key: str, card: Card, **words: str | int) -> str:
        """A sentence that names the card, or its twin that does not."""
        if card is None:
            return self.say(f"{key}-hidden", **words)
        return self.say(key, card=self.named(card), **words)

    def hand(self, key: str, seat: int, cards: Sequence[Card]) -> str:
        """A sentence that names the cards of a hand, or its twin that counts them."""
        who = self.people[seat]
        known = [self.named(card) for card in cards if card is not None]
        if len(known) < len(cards):
            return self.say(f"{key}-hidden", who=who, count=len(cards))
        return self.say(key, who=who, cards=self.list(known))

    def coins(self, coins: int) -> str:
        """A number of coins."""
        return self.say("coin" if coins == 1 else "coins", coins=coins)

    def points(self, points: int) -> str:
        """A number of points."""
        return self.say("point" if points == 1 else "points", points=points)

    def debts(self, debts: int) -> str:
        """A number of debts."""
        return self.say("debt" if debts == 1 else "debts", debts=debts)

    def cause(self, cause: Cause, city: int) -> str:
        """What befell a city by whom, the name of its owner only where that is another."""
        of = "" if cause.city is None or cause.city == city else self.people[cause.city]
        if cause.stage is not None:
            key = "cause-stage-of" if of else "cause-stage"
            return self.say(key, stage=cause.stage, who=of)
        if cause.edifice is not None:
            source = self.names.edifice(cause.edifice)
        else:
            source = self.named(cause.card or "")
        return self.say("cause-of", source=source, who=of) if of else source

    def age(self, age: int) -> str:
        """The number of an Age."""
        return self.say(f"age-{age}")

    def list(self, items: Sequence[str]) -> str:
        """Several things in a row."""
        if len(items) < 2:
            return "".join(items)
        return self.say("and", some=", ".join(items[:-1]), last=items[-1])

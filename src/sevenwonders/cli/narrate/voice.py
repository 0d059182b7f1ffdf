"""The names of one table, and the phrases that sentences about it are made of."""

from collections.abc import Sequence

from sevenwonders.content.errors import MissingName
from sevenwonders.content.names import Names
from sevenwonders.engine.events.common import Card, Cause
from sevenwonders.messages import Argument, messages

AGES = ("", "I", "II", "III")


class Voice:
    """The messages of one language and the names of one table."""

    def __init__(self, names: Names, people: Sequence[str]) -> None:
        self.names = names
        self.people = people
        self._messages = messages(names.language)

    def say(self, message: str, **arguments: Argument) -> str:
        """A message about an event: ``built-paid`` is ``event-built-paid``."""
        return self._messages.say(f"event-{message}", **arguments)

    def named(self, card: str) -> str:
        """The name of a card or a leader."""
        try:
            return self.names.card(card)
        except MissingName:
            return self.names.leader(card)

    def faced(self, message: str, card: Card, name: str = "card", **arguments: Argument) -> str:
        """A sentence that names the card where it can be seen."""
        if card is None:
            return self.say(message, **arguments)
        return self.say(f"{message}-seen", **{name: self.named(card)}, **arguments)

    def causes(self, causes: Sequence[Cause], city: int) -> str:
        """The causes of something, with the owner's name where it is another city."""
        return self.list([self._cause(one, city) for one in causes])

    def _cause(self, cause: Cause, city: int) -> str:
        of = "" if cause.city is None or cause.city == city else self.people[cause.city]
        if cause.stage is not None:
            if of:
                return self.say("cause-stage-of", n=cause.stage, who=of)
            return self.say("cause-stage", n=cause.stage)
        if cause.edifice is not None:
            source = self.names.edifice(cause.edifice)
        else:
            source = self.named(cause.card or "")
        return self.say("cause-of", source=source, who=of) if of else source

    def list(self, items: Sequence[str]) -> str:
        """Several things in a row."""
        return self._messages.all_of(items)

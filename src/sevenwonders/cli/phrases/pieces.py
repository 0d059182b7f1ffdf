"""What the pieces of a game are called, whatever their kind."""

from typing import Final

from sevenwonders.content.errors import MissingName
from sevenwonders.content.names import Names
from sevenwonders.messages import messages

ROMAN: Final = ("", "I", "II", "III")


def thing_name(slug: str, names: Names) -> str:
    """The name of a card, leader or edifice."""
    for named in (names.card, names.leader, names.edifice):
        try:
            return named(slug)
        except MissingName:
            continue
    raise MissingName(slug)


def card_of(color: str, names: Names) -> str:
    """A card of a colour, to be counted or lost."""
    return messages(names.language).say(f"effect-count-{color}-cards")

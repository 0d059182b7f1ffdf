"""From the integers the core notes down about who did something to whom to causes."""

from collections.abc import Iterable

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.events import log as note
from sevenwonders.engine.events.common import Cause
from sevenwonders.engine.game.table import LogEntry
from sevenwonders.engine.vocabulary import NOBODY


def causes_from(components: Components, notes: Iterable[LogEntry]) -> tuple[Cause, ...]:
    """The causes among the notes of an event, each once."""
    told = (cause_from(components, one[2], one[3]) for one in notes if one[0] == note.CAUSED)
    return tuple(dict.fromkeys(told))


def cause_from(components: Components, source: int, city: int) -> Cause:
    """A source as notes number it, and the city it belongs to."""
    owner = None if city == NOBODY else city
    if source >= note.EDIFICE_SOURCE:
        return Cause(city=owner, edifice=components.edifices[source - note.EDIFICE_SOURCE].slug)
    if source >= note.STAGE_SOURCE:
        return Cause(city=owner, stage=source - note.STAGE_SOURCE + 1)
    return Cause(city=owner, card=components.cards[source].slug)

"""From log entries to causes: who did something to which city."""

from collections.abc import Iterable

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.events import log
from sevenwonders.engine.events.common import Cause
from sevenwonders.engine.game.table import LogEntry
from sevenwonders.engine.vocabulary import NOBODY


def causes_from(components: Components, entries: Iterable[LogEntry]) -> tuple[Cause, ...]:
    """The causes among the log entries of an event, each once."""
    told = (cause_from(components, one[2], one[3]) for one in entries if one[0] == log.CAUSED)
    return tuple(dict.fromkeys(told))


def cause_from(components: Components, source: int, city: int) -> Cause:
    """A source as the log numbers it, and the city it belongs to."""
    owner = None if city == NOBODY else city
    if source >= log.EDIFICE_SOURCE:
        return Cause(city=owner, edifice=components.edifices[source - log.EDIFICE_SOURCE].slug)
    if source >= log.STAGE_SOURCE:
        return Cause(city=owner, stage=source - log.STAGE_SOURCE + 1)
    return Cause(city=owner, card=components.cards[source].slug)

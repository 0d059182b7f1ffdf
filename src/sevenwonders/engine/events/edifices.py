"""Events of edifices: pawns, rewards and penalties."""

from typing import Final

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.events import log
from sevenwonders.engine.events.causes import causes_from
from sevenwonders.engine.events.common import BaseEvent, Caused, Decoder
from sevenwonders.engine.game.table import LogEntry


class EdificesLaid(BaseEvent, frozen=True):
    """The edifices of the three Ages are laid out for all to see."""

    edifices: tuple[str, ...]


class PawnTaken(BaseEvent, frozen=True):
    """A city takes a participation pawn (rules 15.3, 15.19)."""

    city: int
    age: int


class EdificeJoined(BaseEvent, frozen=True):
    """A city joins the edifice with the stage it builds (rule 15.3)."""

    city: int
    edifice: str


class EdificeBuilt(BaseEvent, frozen=True):
    """The last pawn has left an edifice: it is complete (rule 15.7)."""

    age: int
    edifice: str


class EdificeFailed(BaseEvent, frozen=True):
    """An Age ends with pawns on its edifice (rule 15.9)."""

    age: int
    edifice: str


class Rewarded(BaseEvent, frozen=True):
    """A pawn brings its city the reward of an edifice (rules 15.7, 15.20)."""

    city: int
    age: int
    edifice: str


class Penalized(Caused, frozen=True):
    """A city that cannot meet the penalty of a failed edifice takes its debt (rule 15.11)."""

    city: int
    debt: int


class GaveUp(Caused, frozen=True):
    """A card lost to a failed edifice goes to the discard pile, seen by all (rule 15.10)."""

    city: int
    card: str


EdificeEvent = (
    EdificesLaid
    | PawnTaken
    | EdificeJoined
    | EdificeBuilt
    | EdificeFailed
    | Rewarded
    | Penalized
    | GaveUp
)


def _edifice(components: Components, index: int) -> str:
    return components.edifices[index].slug


def _card(components: Components, index: int) -> str:
    return components.cards[index].slug


def _edifices(components: Components, first: LogEntry, rest: list[LogEntry]) -> EdificeEvent:
    laid = tuple(_edifice(components, one[3]) for one in (first, *rest))
    return EdificesLaid(edifices=laid)


def _pawn(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> EdificeEvent:
    return PawnTaken(city=first[1], age=first[2])


def _joined(components: Components, first: LogEntry, _rest: list[LogEntry]) -> EdificeEvent:
    return EdificeJoined(city=first[1], edifice=_edifice(components, first[3]))


def _edifice_built(components: Components, first: LogEntry, _rest: list[LogEntry]) -> EdificeEvent:
    return EdificeBuilt(age=first[2], edifice=_edifice(components, first[3]))


def _edifice_failed(components: Components, first: LogEntry, _rest: list[LogEntry]) -> EdificeEvent:
    return EdificeFailed(age=first[2], edifice=_edifice(components, first[3]))


def _rewarded(components: Components, first: LogEntry, _rest: list[LogEntry]) -> EdificeEvent:
    return Rewarded(city=first[1], age=first[2], edifice=_edifice(components, first[3]))


def _penalized(components: Components, first: LogEntry, rest: list[LogEntry]) -> EdificeEvent:
    return Penalized(city=first[1], debt=first[2], causes=causes_from(components, rest))


def _gave_up(components: Components, first: LogEntry, rest: list[LogEntry]) -> EdificeEvent:
    causes = causes_from(components, rest)
    return GaveUp(city=first[1], card=_card(components, first[2]), causes=causes)


DECODERS: Final[dict[int, Decoder[EdificeEvent]]] = {
    log.EDIFICES: _edifices,
    log.PAWN: _pawn,
    log.JOINED: _joined,
    log.EDIFICE_BUILT: _edifice_built,
    log.EDIFICE_FAILED: _edifice_failed,
    log.REWARDED: _rewarded,
    log.PENALIZED: _penalized,
    log.GAVE_UP: _gave_up,
}
"""How each kind of log entry becomes an event."""

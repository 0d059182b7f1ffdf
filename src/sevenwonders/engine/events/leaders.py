"""Events of leaders: the draft, recruiting, copying and burying."""

from typing import Final

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.events import log
from sevenwonders.engine.events.common import BaseEvent, Card, Decoder
from sevenwonders.engine.game.table import LogEntry
from sevenwonders.engine.vocabulary import NOTHING


class DraftPackReceived(BaseEvent, frozen=True):
    """A pack of leaders to draft from comes to a seat; it is for that seat alone (rule 12.4)."""

    seat: int
    leaders: tuple[Card, ...]


class LeaderKept(BaseEvent, frozen=True):
    """A seat keeps a leader of its pack; it joins those in hand (rule 12.4)."""

    seat: int
    leader: Card


class LeaderDrawn(BaseEvent, frozen=True):
    """A leader from the box joins those in a seat's hand (rule 12.49)."""

    seat: int
    leader: Card


class LeaderReturned(BaseEvent, frozen=True):
    """An unplayed leader goes back to the box (rule 12.13)."""

    seat: int
    leader: Card


class LeaderDiscarded(BaseEvent, frozen=True):
    """A leader leaves the game; its coins come as ``Gained`` (rules 12.12, 11.3)."""

    city: int
    leader: Card


class Recruited(BaseEvent, frozen=True):
    """A leader comes into play, face up."""

    city: int
    leader: str
    stage: int | None = None
    """The stage that is built with it and covers it, counted from 1 (rule 12.42)."""


class RecruitDeclined(BaseEvent, frozen=True):
    """A city that may recruit one more leader does not (rule 12.48)."""

    city: int


class LeaderCopied(BaseEvent, frozen=True):
    """A guild copies a leader of a neighbour (rule 12.43)."""

    city: int
    leader: str
    guild: str
    stage: int | None = None
    """The stage that is built with it and covers the guild, counted from 1."""


class LeaderBuried(BaseEvent, frozen=True):
    """A leader in play goes under the board; its effect ends (rule 12.50)."""

    city: int
    leader: str
    points: int
    """What it is worth at the end."""


class HandsFrozen(BaseEvent, frozen=True):
    """A city stops the passing of hands after this turn (rule 12.41)."""

    city: int


OpenLeaderEvent = Recruited | RecruitDeclined | LeaderCopied | LeaderBuried | HandsFrozen
"""Events of leaders that everybody sees whole."""
LeaderEvent = (
    DraftPackReceived
    | LeaderKept
    | LeaderDrawn
    | LeaderReturned
    | LeaderDiscarded
    | OpenLeaderEvent
)


def _card(components: Components, index: int) -> str:
    return components.cards[index].slug


def _stage(index: int) -> int | None:
    return None if index == NOTHING else index + 1


def _draft_pack(components: Components, first: LogEntry, rest: list[LogEntry]) -> LeaderEvent:
    leaders = tuple(_card(components, one[2]) for one in (first, *rest))
    return DraftPackReceived(seat=first[1], leaders=leaders)


def _kept(components: Components, first: LogEntry, _rest: list[LogEntry]) -> LeaderEvent:
    return LeaderKept(seat=first[1], leader=_card(components, first[2]))


def _drawn(components: Components, first: LogEntry, _rest: list[LogEntry]) -> LeaderEvent:
    return LeaderDrawn(seat=first[1], leader=_card(components, first[2]))


def _returned(components: Components, first: LogEntry, _rest: list[LogEntry]) -> LeaderEvent:
    return LeaderReturned(seat=first[1], leader=_card(components, first[2]))


def _leader_discarded(
    components: Components, first: LogEntry, _rest: list[LogEntry]
) -> LeaderEvent:
    return LeaderDiscarded(city=first[1], leader=_card(components, first[2]))


def _recruited(components: Components, first: LogEntry, _rest: list[LogEntry]) -> LeaderEvent:
    _, city, leader, stage, _ = first
    return Recruited(city=city, leader=_card(components, leader), stage=_stage(stage))


def _not_recruited(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> LeaderEvent:
    return RecruitDeclined(city=first[1])


def _copied(components: Components, first: LogEntry, _rest: list[LogEntry]) -> LeaderEvent:
    _, city, leader, guild, stage = first
    return LeaderCopied(
        city=city,
        leader=_card(components, leader),
        guild=_card(components, guild),
        stage=_stage(stage),
    )


def _buried(components: Components, first: LogEntry, _rest: list[LogEntry]) -> LeaderEvent:
    return LeaderBuried(city=first[1], leader=_card(components, first[2]), points=first[3])


def _frozen(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> LeaderEvent:
    return HandsFrozen(city=first[1])


DECODERS: Final[dict[int, Decoder[LeaderEvent]]] = {
    log.DRAFT_PACK: _draft_pack,
    log.KEPT: _kept,
    log.DREW_LEADER: _drawn,
    log.RETURNED: _returned,
    log.DISCARDED_LEADER: _leader_discarded,
    log.RECRUITED: _recruited,
    log.NOT_RECRUITED: _not_recruited,
    log.COPIED: _copied,
    log.BURIED: _buried,
    log.FROZEN: _frozen,
}
"""How each kind of log entry becomes an event."""

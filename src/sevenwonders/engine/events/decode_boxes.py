"""From the log entries of the expansions to events."""

from collections.abc import Callable
from typing import Final

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.events import boxes, log
from sevenwonders.engine.events.base import Event
from sevenwonders.engine.events.decode_causes import causes_from
from sevenwonders.engine.game.table import LogEntry
from sevenwonders.engine.vocabulary import NOTHING


def _card(components: Components, index: int) -> str:
    return components.cards[index].slug


def _edifice(components: Components, index: int) -> str:
    return components.edifices[index].slug


def _stage(index: int) -> int | None:
    return None if index == NOTHING else index + 1


def _edifices(components: Components, first: LogEntry, rest: list[LogEntry]) -> Event:
    laid = tuple(_edifice(components, one[3]) for one in (first, *rest))
    return boxes.EdificesLaid(edifices=laid)


def _draft_pack(components: Components, first: LogEntry, rest: list[LogEntry]) -> Event:
    leaders = tuple(_card(components, one[2]) for one in (first, *rest))
    return boxes.PackReceived(seat=first[1], leaders=leaders)


def _kept(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.LeaderKept(seat=first[1], leader=_card(components, first[2]))


def _drawn(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.LeaderDrawn(seat=first[1], leader=_card(components, first[2]))


def _returned(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.LeaderReturned(seat=first[1], leader=_card(components, first[2]))


def _leader_discarded(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.LeaderSold(city=first[1], leader=_card(components, first[2]))


def _recruited(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    _, city, leader, stage, _ = first
    return boxes.Recruited(city=city, leader=_card(components, leader), stage=_stage(stage))


def _not_recruited(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.RecruitDeclined(city=first[1])


def _copied(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    _, city, leader, guild, stage = first
    return boxes.LeaderCopied(
        city=city,
        leader=_card(components, leader),
        guild=_card(components, guild),
        stage=_stage(stage),
    )


def _buried(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.LeaderBuried(city=first[1], leader=_card(components, first[2]), points=first[3])


def _frozen(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.HandsFrozen(city=first[1])


def _token(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.TokenTaken(city=first[1], value=first[2])


def _gave_back(components: Components, first: LogEntry, rest: list[LogEntry]) -> Event:
    causes = causes_from(components, rest)
    return boxes.TokensReturned(city=first[1], value=first[2], count=first[3], causes=causes)


def _blamed(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.DefeatPassed(city=first[1], loser=first[2])


def _diplomatic(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    if first[2] < 0:
        return boxes.DiplomacyUsed(city=first[1])
    return boxes.DiplomacyTaken(city=first[1], count=first[2])


def _indebted(components: Components, first: LogEntry, rest: list[LogEntry]) -> Event:
    return boxes.Indebted(city=first[1], debts=first[2], causes=causes_from(components, rest))


def _lost(components: Components, first: LogEntry, rest: list[LogEntry]) -> Event:
    causes = causes_from(components, rest)
    return boxes.Lost(city=first[1], coins=first[2], debts=first[3], causes=causes)


def _pawn(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.PawnTaken(city=first[1], age=first[2])


def _joined(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.EdificeJoined(city=first[1], edifice=_edifice(components, first[3]))


def _edifice_built(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.EdificeBuilt(age=first[2], edifice=_edifice(components, first[3]))


def _edifice_failed(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.EdificeFailed(age=first[2], edifice=_edifice(components, first[3]))


def _rewarded(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return boxes.Rewarded(city=first[1], age=first[2], edifice=_edifice(components, first[3]))


def _penalized(components: Components, first: LogEntry, rest: list[LogEntry]) -> Event:
    return boxes.Penalized(city=first[1], debt=first[2], causes=causes_from(components, rest))


def _gave_up(components: Components, first: LogEntry, rest: list[LogEntry]) -> Event:
    causes = causes_from(components, rest)
    return boxes.GaveUp(city=first[1], card=_card(components, first[2]), causes=causes)


CAUSED: Final = (log.GAVE_BACK, log.INDEBTED, log.LOST, log.PENALIZED, log.GAVE_UP)
"""Log entries that their causes follow."""


TELL_BOXES: Final[dict[int, Callable[[Components, LogEntry, list[LogEntry]], Event]]] = {
    log.EDIFICES: _edifices,
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
    log.TOKEN: _token,
    log.GAVE_BACK: _gave_back,
    log.BLAMED: _blamed,
    log.DIPLOMATIC: _diplomatic,
    log.INDEBTED: _indebted,
    log.LOST: _lost,
    log.PAWN: _pawn,
    log.JOINED: _joined,
    log.EDIFICE_BUILT: _edifice_built,
    log.EDIFICE_FAILED: _edifice_failed,
    log.REWARDED: _rewarded,
    log.PENALIZED: _penalized,
    log.GAVE_UP: _gave_up,
}
"""How each kind of log entry is told."""

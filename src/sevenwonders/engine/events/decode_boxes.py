"""From the integers the core notes down about the boxes to events."""

from collections.abc import Callable
from typing import Final

from sevenwonders.engine.components.model import Kit
from sevenwonders.engine.events import boxes
from sevenwonders.engine.events import log as note
from sevenwonders.engine.events.base import Event
from sevenwonders.engine.events.decode_causes import causes_from
from sevenwonders.engine.game.table import Note
from sevenwonders.engine.vocabulary import NOTHING


def _card(kit: Kit, index: int) -> str:
    return kit.cards[index].slug


def _edifice(kit: Kit, index: int) -> str:
    return kit.edifices[index].slug


def _stage(index: int) -> int | None:
    return None if index == NOTHING else index + 1


def _edifices(kit: Kit, first: Note, rest: list[Note]) -> Event:
    laid = tuple(_edifice(kit, one[3]) for one in (first, *rest))
    return boxes.EdificesLaid(edifices=laid)


def _pack(kit: Kit, first: Note, rest: list[Note]) -> Event:
    leaders = tuple(_card(kit, one[2]) for one in (first, *rest))
    return boxes.PackReceived(seat=first[1], leaders=leaders)


def _kept(kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.LeaderKept(seat=first[1], leader=_card(kit, first[2]))


def _drawn(kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.LeaderDrawn(seat=first[1], leader=_card(kit, first[2]))


def _returned(kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.LeaderReturned(seat=first[1], leader=_card(kit, first[2]))


def _sold(kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.LeaderSold(city=first[1], leader=_card(kit, first[2]))


def _hired(kit: Kit, first: Note, _rest: list[Note]) -> Event:
    _, city, leader, stage, _ = first
    return boxes.Recruited(city=city, leader=_card(kit, leader), stage=_stage(stage))


def _not_hired(_kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.RecruitDeclined(city=first[1])


def _copied(kit: Kit, first: Note, _rest: list[Note]) -> Event:
    _, city, leader, guild, stage = first
    return boxes.LeaderCopied(
        city=city, leader=_card(kit, leader), guild=_card(kit, guild), stage=_stage(stage)
    )


def _buried(kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.LeaderBuried(city=first[1], leader=_card(kit, first[2]), points=first[3])


def _frozen(_kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.HandsFrozen(city=first[1])


def _token(_kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.TokenTaken(city=first[1], value=first[2])


def _gave_back(kit: Kit, first: Note, rest: list[Note]) -> Event:
    causes = causes_from(kit, rest)
    return boxes.TokensReturned(city=first[1], value=first[2], count=first[3], causes=causes)


def _blamed(_kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.DefeatPassed(city=first[1], loser=first[2])


def _diplomatic(_kit: Kit, first: Note, _rest: list[Note]) -> Event:
    if first[2] < 0:
        return boxes.DiplomacyUsed(city=first[1])
    return boxes.DiplomacyTaken(city=first[1], count=first[2])


def _indebted(kit: Kit, first: Note, rest: list[Note]) -> Event:
    return boxes.Indebted(city=first[1], debts=first[2], causes=causes_from(kit, rest))


def _lost(kit: Kit, first: Note, rest: list[Note]) -> Event:
    causes = causes_from(kit, rest)
    return boxes.Lost(city=first[1], coins=first[2], debts=first[3], causes=causes)


def _pawn(_kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.PawnTaken(city=first[1], age=first[2])


def _joined(kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.EdificeJoined(city=first[1], edifice=_edifice(kit, first[3]))


def _edifice_built(kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.EdificeBuilt(age=first[2], edifice=_edifice(kit, first[3]))


def _edifice_failed(kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.EdificeFailed(age=first[2], edifice=_edifice(kit, first[3]))


def _rewarded(kit: Kit, first: Note, _rest: list[Note]) -> Event:
    return boxes.Rewarded(city=first[1], age=first[2], edifice=_edifice(kit, first[3]))


def _penalized(kit: Kit, first: Note, rest: list[Note]) -> Event:
    return boxes.Penalized(city=first[1], debt=first[2], causes=causes_from(kit, rest))


def _gave_up(kit: Kit, first: Note, rest: list[Note]) -> Event:
    causes = causes_from(kit, rest)
    return boxes.GaveUp(city=first[1], card=_card(kit, first[2]), causes=causes)


CAUSED: Final = (note.GAVE_BACK, note.INDEBTED, note.LOST, note.PENALIZED, note.GAVE_UP)
"""Notes that their causes follow."""


TELL_BOXES: Final[dict[int, Callable[[Kit, Note, list[Note]], Event]]] = {
    note.EDIFICES: _edifices,
    note.PACK: _pack,
    note.KEPT: _kept,
    note.DREW_LEADER: _drawn,
    note.RETURNED: _returned,
    note.SOLD_LEADER: _sold,
    note.HIRED: _hired,
    note.NOT_HIRED: _not_hired,
    note.COPIED: _copied,
    note.BURIED: _buried,
    note.FROZEN: _frozen,
    note.TOKEN: _token,
    note.GAVE_BACK: _gave_back,
    note.BLAMED: _blamed,
    note.DIPLOMATIC: _diplomatic,
    note.INDEBTED: _indebted,
    note.LOST: _lost,
    note.PAWN: _pawn,
    note.JOINED: _joined,
    note.EDIFICE_BUILT: _edifice_built,
    note.EDIFICE_FAILED: _edifice_failed,
    note.REWARDED: _rewarded,
    note.PENALIZED: _penalized,
    note.GAVE_UP: _gave_up,
}
"""How each kind of note is told."""

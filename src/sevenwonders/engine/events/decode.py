"""From the entries of the log to events."""

from collections.abc import Iterable
from typing import Final, cast

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.events import edifices, leaders, log, tokens
from sevenwonders.engine.events.base import (
    AgeEnded,
    Asked,
    Built,
    Compared,
    Dealt,
    Declined,
    Discarded,
    Drew,
    Event,
    Fought,
    Gained,
    GameEnded,
    Kind,
    LeftOver,
    Paid,
    Passed,
    Piled,
    Received,
    StageBuilt,
    TurnBegan,
)
from sevenwonders.engine.events.causes import cause_from, causes_from
from sevenwonders.engine.events.common import Decoder
from sevenwonders.engine.game.state import State
from sevenwonders.engine.game.table import LogEntry
from sevenwonders.engine.see.sight_table import DIRECTIONS
from sevenwonders.engine.vocabulary import KINDS, NOTHING


def listen(state: State) -> None:
    """Begin to collect the events of a game that had no log so far."""
    if state.log is None:
        state.log = []


def drain(state: State) -> list[Event]:
    """What happened since the last call, in order; nothing where nobody listens.

    A game begun with ``log=[]`` reports its first deal too.
    """
    if not state.log:
        return []
    heard = events_from(state.components, state.log)
    state.log.clear()
    return heard


def events_from(components: Components, entries: Iterable[LogEntry]) -> list[Event]:
    """Decode the log of whole stages."""
    reader = _Reader(components)
    for one in entries:
        reader.read(one)
    return reader.close()


class _Reader:
    """Turns log entries into events; some events have several entries that follow each other."""

    def __init__(self, components: Components) -> None:
        self._components = components
        self._events: list[Event] = []
        self._run: list[LogEntry] = []

    def read(self, one: LogEntry) -> None:
        """Take the next entry."""
        if self._run and not _continues(self._run[0], one):
            self._tell()
        self._run.append(one)

    def close(self) -> list[Event]:
        """Every event of the entries read."""
        if self._run:
            self._tell()
        return self._events

    def _tell(self) -> None:
        first, *rest = self._run
        self._run = []
        self._events.append(_DECODERS[first[0]](self._components, first, rest))


_CONTINUED_BY: Final = {
    log.DEALT: (log.DEALT,),
    log.PILED: (log.PILED,),
    log.RECEIVED: (log.RECEIVED,),
    log.DRAFT_PACK: (log.DRAFT_PACK,),
    log.EDIFICES: (log.EDIFICES,),
    log.BUILT: (log.CHAINED,),
    log.ASKED: (log.SHOWN, log.CAUSED),
    log.GAME_ENDED: (log.SCORED,),
    **dict.fromkeys(
        (log.GAVE_BACK, log.INDEBTED, log.LOST, log.PENALIZED, log.GAVE_UP), (log.CAUSED,)
    ),
}


def _continues(first: LogEntry, one: LogEntry) -> bool:
    """Whether an entry belongs to the event that another one opened."""
    if one[0] not in _CONTINUED_BY.get(first[0], ()):
        return False
    return first[0] != one[0] or first[1] == one[1]


def _slugs(components: Components, entries: list[LogEntry]) -> tuple[str, ...]:
    return tuple(components.cards[one[2]].slug for one in entries)


def _dealt(components: Components, first: LogEntry, rest: list[LogEntry]) -> Event:
    return Dealt(seat=first[1], cards=_slugs(components, [first, *rest]))


def _piled(components: Components, first: LogEntry, rest: list[LogEntry]) -> Event:
    return Piled(cards=_slugs(components, [first, *rest]))


def _received(components: Components, first: LogEntry, rest: list[LogEntry]) -> Event:
    return Received(seat=first[1], cards=_slugs(components, [first, *rest]))


def _turn_began(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return TurnBegan(age=first[2], turn=first[3])


def _drew(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return Drew(seat=first[1], card=components.cards[first[2]].slug)


def _paid(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return Paid(city=first[1], to=first[2], coins=first[3])


def _built(components: Components, first: LogEntry, rest: list[LogEntry]) -> Event:
    _, city, card, paid_by, by = first
    return Built(
        city=city,
        card=components.cards[card].slug,
        paid_by=log.PAID_BY[paid_by],
        by=by,
        chain=components.cards[rest[0][2]].slug if rest else None,
    )


def _staged(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    _, city, stage, card, by = first
    return StageBuilt(city=city, stage=stage + 1, card=components.cards[card].slug, by=by)


def _discarded(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return Discarded(city=first[1], card=components.cards[first[2]].slug, by=first[3])


def _gained(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    _, city, coins, source, _ = first
    if source == log.DISCARD_SOURCE:
        return Gained(city=city, coins=coins, source="discard")
    if source == NOTHING:
        return Gained(city=city, coins=coins, source="bonus")
    piece = cause_from(components, source, city)
    if piece.edifice is not None:
        return Gained(city=city, coins=coins, source="edifice", edifice=piece.edifice)
    if piece.stage is not None:
        return Gained(city=city, coins=coins, source="stage", stage=piece.stage)
    return Gained(city=city, coins=coins, source="card", card=piece.card)


def _left_over(components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return LeftOver(city=first[1], card=components.cards[first[2]].slug, by=first[3])


def _asked(components: Components, first: LogEntry, rest: list[LogEntry]) -> Event:
    _, city, kind, seat, _ = first
    return Asked(
        seat=seat,
        city=city,
        kind=cast("Kind", KINDS[kind]),
        cards=_slugs(components, [one for one in rest if one[0] == log.SHOWN]),
        causes=causes_from(components, rest),
    )


def _declined(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return Declined(city=first[1])


def _passed(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return Passed(direction=DIRECTIONS[first[2]])


def _compared(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    _, city, against, shields, against_shields = first
    return Compared(city=city, against=against, shields=shields, against_shields=against_shields)


def _fought(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return Fought(city=first[1], against=first[2], value=first[3])


def _age_ended(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> Event:
    return AgeEnded(age=first[2])


def _game_ended(_components: Components, first: LogEntry, rest: list[LogEntry]) -> Event:
    winners = tuple(city for _, city, _, won, _ in rest if won)
    totals = tuple(one[2] for one in rest)
    return GameEnded(winners=winners, totals=totals, teams=bool(first[2]))


_DECODERS: Final[dict[int, Decoder[Event]]] = {
    log.DEALT: _dealt,
    log.PILED: _piled,
    log.RECEIVED: _received,
    log.TURN_BEGAN: _turn_began,
    log.DRAWN: _drew,
    log.PAID: _paid,
    log.BUILT: _built,
    log.STAGED: _staged,
    log.DISCARDED: _discarded,
    log.GAINED: _gained,
    log.LEFT_OVER: _left_over,
    log.ASKED: _asked,
    log.DECLINED: _declined,
    log.PASSED: _passed,
    log.COMPARED: _compared,
    log.FOUGHT: _fought,
    log.AGE_ENDED: _age_ended,
    log.GAME_ENDED: _game_ended,
    **leaders.DECODERS,
    **tokens.DECODERS,
    **edifices.DECODERS,
}

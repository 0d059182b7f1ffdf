"""A table with its game as it is at one moment, and what has happened there."""

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from sevenwonders.engine.events.base import Event
from sevenwonders.engine.events.redact import partner
from sevenwonders.server.clocks.ticking import ran_out
from sevenwonders.server.service.game import Game, Step, replayed
from sevenwonders.server.store.notices import Notice
from sevenwonders.server.store.rows import ChoiceData, EventData, TableData
from sevenwonders.server.store.tables import WholeTable
from sevenwonders.server.wire.events import SeatedEvent


class Situation(NamedTuple):
    """A table as it is. Nobody changes it: the next one takes its place."""

    table: TableData
    game: Game | None
    events: tuple[EventData, ...] = ()
    """Everything that happened there."""
    told: int = 0
    """The number of the latest change that shows everybody more than who is still choosing."""
    sealed: Mapping[int, int] = {}
    """By seat, the number of the latest change since then of a choice that the seat sees."""

    def after(self, seq: int) -> tuple[EventData, ...]:
        """What happened after a number."""
        return self.events[bisect_right(self.events, seq, key=_number) :]

    def is_news(self, seat: int, seq: int) -> bool:
        """Whether a seat that knows all up to a number sees more now than who is still choosing."""
        return seq < max(self.told, self.sealed.get(seat, 0))


def rebuilt(whole: WholeTable) -> Situation:
    """What was stored, with its game played again."""
    table, choices, events = whole
    game = None
    if table.status != "open":
        game = replayed(table.options, table.secret, choices)
    return Situation(table, game, tuple(events), table.seq)


def advanced(
    before: Situation | None,
    table: TableData,
    game: Game | None,
    events: Iterable[Event],
    choices: Iterable[int],
) -> Situation:
    """The next situation, after a change of the choices of some seats."""
    happened = tuple(numbered(None if before is None else before.table, table, events))
    if before is None or happened or not _quiet(before, table, game):
        past = () if before is None else before.events
        return Situation(table, game, past + happened, table.seq)
    sealed = dict(before.sealed)
    for seat in choices:
        sealed[seat] = table.seq
        if table.options.teams:
            sealed[partner(seat)] = table.seq
    return Situation(table, game, before.events, before.told, sealed)


def repeated(before: Situation, notice: Notice, table: TableData) -> Situation:
    """What another process has made of a table, by the choices that came and went."""
    step = Step.of(before.game) if before.game is not None else None
    if step is None and table.status != "open":
        step = Step.first(table.options, table.secret)
    if step is None:
        return advanced(before, table, None, (), ())
    seats = step.repeat(notice.dropped, notice.added)
    game, events = step.finish()
    return advanced(before, table, game, events, seats)


def numbered(
    before: TableData | None, after: TableData, events: Iterable[Event]
) -> list[EventData]:
    """What a change brings, with numbers that go on after the last one.

    Whose time was up is told first; every process finds the same, by when the change was made.
    """
    last = 0 if before is None else before.seq
    late: list[SeatedEvent] = [] if before is None else [*ran_out(before, after)]
    return [EventData(seq, one) for seq, one in enumerate([*late, *events], last + 1)]


def _quiet(before: Situation, table: TableData, game: Game | None) -> bool:
    """Whether nothing has changed but choices that wait for the reveal."""
    old = before.table
    if replace(table, version=old.version, seq=old.seq, updated=old.updated) != old:
        return False
    played = before.game
    return played is not None and game is not None and played.state.stage == game.state.stage


def _number(one: EventData) -> int:
    return one.seq


def seats_of(choices: Iterable[ChoiceData]) -> set[int]:
    """The seats of these choices."""
    return {one.seat for one in choices}

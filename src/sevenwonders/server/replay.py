"""Records to look at again: each is played once and kept for the steps that are asked for."""

from functools import lru_cache
from typing import Final

import msgspec

from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.redact import redact
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import view
from sevenwonders.record.errors import InvalidRecord
from sevenwonders.record.game import Record
from sevenwonders.record.moment import begins, moment
from sevenwonders.record.notation import label
from sevenwonders.record.replay import stages
from sevenwonders.record.seal import check_record
from sevenwonders.server.course import Frame, course
from sevenwonders.server.errors import BadRecord, NoSeat, NoStep
from sevenwonders.server.wire.replay import Course, Replay, ReplayChoice, ReplayMoment, ReplayStep
from sevenwonders.server.wire.table import PossibleTable

KEPT: Final = 16


class Played:
    """A record that was read and played."""

    def __init__(self, record: Record, *, sound: bool) -> None:
        self._sound = sound
        self.record = record
        self._frames = [Frame(state.clone(), drain(state)) for state in stages(record, log=[])]
        self._choices = [stage for turn in record.turns for stage in turn.stages]

    @property
    def steps(self) -> int:
        """The number of the last step."""
        return len(self._frames) - 1

    def summary(self) -> Replay:
        """The replay as data."""
        record = self.record
        return Replay(
            status="sound" if self._sound else "edited",
            options=msgspec.convert(record.options, PossibleTable, from_attributes=True),
            seats=record.seats,
            boards=record.boards,
            over=bool(self._frames[-1].state.over),
            scores=record.scores,
            steps=self.steps,
            moments=tuple(
                ReplayMoment(step, *moment(state), label(*moment(state)))
                for step, (state, _) in enumerate(self._frames)
                if not state.over and begins(state)
            ),
        )

    def course(self) -> Course:
        """How it went, turn by turn."""
        return course(self._frames)

    def step(self, number: int, seat: int | None) -> ReplayStep:
        """One moment as a seat, or a spectator, saw it."""
        if number > self.steps:
            raise NoStep(number, self.steps)
        if seat is not None and seat >= self.record.players:
            raise NoSeat(seat, self.record.players)
        eyes = SPECTATOR if seat is None else seat
        state, events = self._frames[number]
        teams = self.record.teams
        return ReplayStep(
            step=number,
            # Looking works out legal choices, and others may look at the same time.
            view=view(state.clone(), eyes),
            events=tuple(redact(event, eyes, teams=teams) for event in events),
            chosen=self._chosen(number),
        )

    def _chosen(self, number: int) -> tuple[ReplayChoice, ...]:
        if number == self.steps:
            return ()
        state = self._frames[number].state
        asks = zip(state.ask_seat, state.ask_city, self._choices[number], strict=True)
        return tuple(ReplayChoice(int(seat), int(city), str(choice)) for seat, city, choice in asks)


@lru_cache(maxsize=KEPT)
def played(text: str) -> Played:
    """The game of a record; refuses an invalid record with the line and the reason."""
    checked = check_record(text)
    if checked.record is None:
        raise BadRecord(checked.error or InvalidRecord("it is not a record"))
    return Played(checked.record, sound=checked.status == "sound")

"""Playing a record again: the same states, every choice checked by the rules."""

from collections import deque
from collections.abc import Iterator

from sevenwonders.engine.errors import IllegalChoice
from sevenwonders.engine.game.setup import start
from sevenwonders.engine.game.state import State
from sevenwonders.engine.game.table import LogEntry
from sevenwonders.engine.vocabulary import KINDS
from sevenwonders.record.errors import (
    InvalidRecord,
    RefusedChoice,
    TurnNotReached,
    WrongScore,
    WrongTurn,
)
from sevenwonders.record.game import Record, Stage, Turn
from sevenwonders.record.moment import Moment, begins, moment
from sevenwonders.record.notation import SCORE, THEN, label
from sevenwonders.record.opening import deal_of, kit_of

Upto = Moment | int
"""The beginning of a turn ``(age, turn)``, or a number of stages played."""


def replay(
    record: Record, *, upto: Upto | None = None, log: list[LogEntry] | None = None, file: str = ""
) -> State:
    """The game after the whole record, or as far as asked; every choice on the way is checked.

    ``log`` collects what happens, ``file`` is named in errors.
    """
    try:
        return _replay(record, upto, log)
    except InvalidRecord as error:
        raise error.placed(file=file) from error.__cause__


def frames(record: Record, *, file: str = "") -> Iterator[State]:
    """A copy of the game as each turn begins, then where the record stops within a turn or ends."""
    shown: Moment | None = None
    latest: State | None = None
    try:
        for state in stages(record):
            latest = state
            now = moment(state)
            if now != shown:
                shown, latest = now, None
                yield state.clone()
    except InvalidRecord as error:
        raise error.placed(file=file) from error.__cause__
    if latest is not None:
        yield latest


def stages(record: Record, *, log: list[LogEntry] | None = None) -> Iterator[State]:
    """One state that moves on: as the game begins, then after each stage of the record."""
    components = kit_of(record)
    dealt = deal_of(record, components)
    state = start(components, record.players, dealt, log=log, teams=1 if record.teams else 0)
    yield state
    for turn in record.turns:
        _check_due(state, turn)
        for number, stage in enumerate(turn.stages):
            if number and (state.over or begins(state)):
                why = f"stage {number + 1} is too much: the turn is over before it"
                raise _wrong_turn(why, turn)
            _submit(record, state, turn, stage)
            yield state


def played(record: Record, *, log: list[LogEntry] | None = None) -> State:
    """The game after the whole record, whatever score the record says."""
    return deque(stages(record, log=log), maxlen=1)[0]


def check_score(record: Record, state: State) -> None:
    """Refuse a record whose score differs from its game, or is missing though the game is over."""
    points = scores_of(state)
    if points == record.scores:
        return
    given = " ".join(map(str, points)) or "no score yet: it is not over"
    said = " ".join(map(str, record.scores)) or "nothing"
    raise WrongScore(f"the record says {said}, the game gives {given}", key=SCORE)


def scores_of(state: State) -> tuple[int, ...]:
    """The points of each seat when the game is over; empty before."""
    if not state.over:
        return ()
    return tuple(int(state.score(seat).total()) for seat in range(state.players))


def _replay(record: Record, upto: Upto | None, log: list[LogEntry] | None) -> State:
    if upto is None:
        state = played(record, log=log)
        check_score(record, state)
        return state
    for done, state in enumerate(stages(record, log=log)):
        if upto in (done, moment(state)):
            return state
    what = f"Age {upto[0]}, turn {upto[1]}" if isinstance(upto, tuple) else f"{upto} stages"
    raise TurnNotReached(f"the record does not reach {what}")


def _check_due(state: State, turn: Turn) -> None:
    """Refuse a turn that is not the one to be played now."""
    due = label(*moment(state))
    if state.over:
        raise _wrong_turn(f"the game was over after {due}", turn)
    if not begins(state):
        kind = KINDS[state.ask_kind[0]]
        raise _wrong_turn(f"{due} lacks its {kind!r} decision, written there after '{THEN}'", turn)
    if (turn.age, turn.number) != moment(state):
        raise _wrong_turn(f"the turn to be played here is {due}", turn)


def _submit(record: Record, state: State, turn: Turn, stage: Stage) -> None:
    """Submit the choices of one stage, each for the seat whose decision it is."""
    seats = [int(seat) for seat in state.ask_seat]
    if len(stage) != len(seats):
        kind = KINDS[state.ask_kind[0]]
        why = f"{len(stage)} choices are written where {len(seats)} ({kind}) are due"
        raise _wrong_turn(why, turn)
    for seat, choice in zip(seats, stage, strict=True):
        try:
            state.submit(seat, choice)
        except IllegalChoice as error:
            why = f"seat {seat} ({record.seats[seat]}) may not: {error}"
            where = label(turn.age, turn.number)
            raise RefusedChoice(why, line=turn.line, key=where, token=str(choice)) from error


def _wrong_turn(why: str, turn: Turn) -> WrongTurn:
    return WrongTurn(why, line=turn.line, key=label(turn.age, turn.number))

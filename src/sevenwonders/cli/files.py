"""Records and positions from files, distinguished by their content."""

from collections.abc import Sequence
from errno import EFBIG
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Final, NamedTuple

from sevenwonders.cli.errors import BadUsage
from sevenwonders.content.names import FALLBACK, Names, names
from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import state_from
from sevenwonders.messages import messages
from sevenwonders.record.errors import InvalidRecord, TurnNotReached
from sevenwonders.record.game import Record
from sevenwonders.record.moment import moment
from sevenwonders.record.notation import LABEL, label, turn_of
from sevenwonders.record.position import parse_position
from sevenwonders.record.reader import parse_record
from sevenwonders.record.replay import replay, stages

POSITION: Final = ".toml"
LONGEST: Final = 16 * 1024 * 1024
"""Bytes that no record or position has; a device may have no end."""


class LoadedGame(NamedTuple):
    """A game as a file gives it, at the turn that was asked for."""

    state: State
    people: tuple[str, ...]
    """A name for each city."""


def is_position(path: Path) -> bool:
    """Whether a file is a position; all else is taken for a record."""
    return path.suffix == POSITION


def content_of(path: Path) -> bytes:
    """What is in a file that may be a record or a position."""
    with path.open("rb") as file:
        content = file.read(LONGEST + 1)
    if len(content) > LONGEST:
        raise OSError(EFBIG, "is longer than any record or position", str(path))
    return content


def load(path: Path, turn: str = "", called: Names | None = None) -> LoadedGame:
    """Read a record up to the beginning of a turn (``II.3``; empty for the end), or a position.

    Players without a name in the file get one in the language of ``called``.
    """
    called = called or names(FALLBACK)
    if is_position(path):
        return _position(content_of(path), str(path), turn, called)
    record = sealed_record(path)
    state = _played(record, turn, str(path))
    free_city = messages(called.language).say("table-free-city")
    return LoadedGame(state, people(record.seats, len(state.cities), free_city))


def _played(record: Record, turn: str, file: str) -> State:
    try:
        return replay(record, upto=parse_turn(turn) if turn else None, file=file)
    except TurnNotReached as error:
        why = f"no turn {turn}; there are {_turns(record)}"
        raise TurnNotReached(why).placed(file=file) from error


def _turns(record: Record) -> str:
    """The turns that a record reaches: ``I.1 to I.6, II.1 to II.4``."""
    reached = sorted({moment(state) for state in stages(record)})
    ages = (list(turns) for _, turns in groupby(reached, key=itemgetter(0)))
    return ", ".join(_span(label(*turns[0]), label(*turns[-1])) for turns in ages)


def _span(first: str, last: str) -> str:
    return first if first == last else f"{first} to {last}"


def sealed_record(path: Path) -> Record:
    """Read a record; where the seal alone is wrong, the refusal names the command for it."""
    content = content_of(path)
    parse_record(content, file=str(path), sealed=False)
    try:
        return parse_record(content, file=str(path))
    except InvalidRecord as error:
        error.why = f"{error.why}; sevenwonders check --reseal accepts it if the game is legal"
        raise


def _position(content: bytes, file: str, turn: str, called: Names) -> LoadedGame:
    try:
        state = state_from(parse_position(content.decode(), file=file))
    except UnicodeDecodeError as error:
        raise InvalidPosition("file", "is not text", file=file) from error
    if turn and parse_turn(turn) != moment(state):
        raise BadUsage(f"{file}: a position has one turn only, not {turn}")
    say = messages(called.language).say
    seats = [say("terminal-seat", seat=seat) for seat in range(int(state.players))]
    return LoadedGame(state, people(seats, len(state.cities), say("table-free-city")))


def people(seats: Sequence[str], cities: int, free_city: str) -> tuple[str, ...]:
    """A name for each city: its player's, and the free city's."""
    return (*seats, free_city)[:cities]


def parse_turn(text: str) -> tuple[int, int]:
    """``II.3`` as Age and turn, as records write it: ``II.0`` to recruit, ``0.1`` in the draft."""
    if not LABEL.fullmatch(text):
        raise BadUsage(f"{text!r} is not a turn; write it as II.3, or 0.1 for the leader draft")
    return turn_of(text)


def seat_in(state: State, seat: int) -> int:
    """The seat, if the table has it."""
    if not 0 <= seat < state.players:
        raise BadUsage(f"no seat {seat}; there are 0 to {state.players - 1}")
    return seat

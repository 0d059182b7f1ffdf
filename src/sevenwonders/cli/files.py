"""Records and positions from files, told apart by what is in them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from sevenwonders.cli.errors import BadUsage
from sevenwonders.cli.phrases import phrases
from sevenwonders.content.names import FALLBACK, Names, names
from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.position_state import state_from
from sevenwonders.engine.state import State
from sevenwonders.record.errors import InvalidRecord
from sevenwonders.record.game import Record
from sevenwonders.record.position import parse_position
from sevenwonders.record.reader import parse_record
from sevenwonders.record.replay import replay
from sevenwonders.record.words import AGE_NAMES

POSITION: Final = ".toml"


class Game(NamedTuple):
    """A game as a file gives it, at the turn that was asked for."""

    state: State
    people: tuple[str, ...]
    """A name for each city."""


def is_position(path: Path) -> bool:
    """Whether a file is a position; all else is taken for a record."""
    return path.suffix == POSITION


def load(path: Path, turn: str = "", called: Names | None = None) -> Game:
    """Read a record up to the beginning of a turn (``II.3``; empty for the end), or a position.

    Who has no name in the file is called something in the language of ``called``.
    """
    called = called or names(FALLBACK)
    if is_position(path):
        return _position(path.read_bytes(), str(path), turn, called)
    record = sealed_record(path)
    state = replay(record, upto=parse_turn(turn) if turn else None, file=str(path))
    free_city = phrases(called).table.free_city
    return Game(state, people(record.seats, len(state.cities), free_city))


def sealed_record(path: Path) -> Record:
    """Read a record; where the seal alone is wrong, the refusal names the command for it."""
    content = path.read_bytes()
    parse_record(content, file=str(path), sealed=False)
    try:
        return parse_record(content, file=str(path))
    except InvalidRecord as error:
        error.why = f"{error.why}; sevenwonders check --reseal accepts it if the game is legal"
        raise


def _position(content: bytes, file: str, turn: str, called: Names) -> Game:
    try:
        state = state_from(parse_position(content.decode()))
    except InvalidPosition as error:
        raise InvalidPosition(f"{file}, {error.where}", error.why) from error
    except UnicodeDecodeError as error:
        raise InvalidPosition(file, "is no text") from error
    if turn and parse_turn(turn) != (state.age, state.turn):
        raise BadUsage(f"{file}: a position has one turn only, not {turn}")
    say = phrases(called).table
    seats = [say.seat.format(seat=seat) for seat in range(int(state.players))]
    return Game(state, people(seats, len(state.cities), say.free_city))


def people(seats: Sequence[str], cities: int, free_city: str) -> tuple[str, ...]:
    """A name for each city: its player's, and the free city's."""
    return (*seats, free_city)[:cities]


def parse_turn(text: str) -> tuple[int, int]:
    """``II.3`` as Age and turn."""
    age, _, turn = text.partition(".")
    if age not in AGE_NAMES or not turn.isdecimal():
        raise BadUsage(f"{text!r} is no turn; write it as II.3")
    return AGE_NAMES.index(age) + 1, int(turn)


def seat_in(state: State, seat: int) -> int:
    """The seat, if the table has it."""
    if not 0 <= seat < state.players:
        raise BadUsage(f"no seat {seat}; there are 0 to {state.players - 1}")
    return seat

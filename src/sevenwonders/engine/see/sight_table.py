"""What lies open to everybody: the course of the game, edifices, who decides."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.state import State
from sevenwonders.engine.vocabulary import (
    DRAFT,
    NOBODY,
    NOTHING,
    PENALTY,
    Direction,
    EdificeState,
)

TO_LEFT: Final = 0
TO_RIGHT: Final = 1
EXCHANGE: Final = 2
DIRECTIONS: Final[tuple[Direction, ...]] = ("left", "right", "exchange")
COMING: Final = 0
OPEN: Final = 1
COMPLETE: Final = 2
FAILED: Final = 3
EDIFICE_STATES: Final[tuple[EdificeState, ...]] = ("coming", "open", "complete", "failed")


class TableSight:
    """The table as a spectator sees it."""

    def __init__(self, state: State) -> None:
        self._state = state

    def components(self) -> Components:
        """The components of the table."""
        return self._state.components

    def players(self) -> i64:
        """Seats that decide."""
        return self._state.players

    def cities(self) -> i64:
        """Cities at the table: with two players one more, the free city, comes last."""
        return len(self._state.cities)

    def age(self) -> i64:
        """The Age, from 1."""
        return self._state.age

    def turn(self) -> i64:
        """The turn of the Age, from 1."""
        return self._state.turn

    def turns(self) -> i64:
        """Turns in an Age."""
        return self._state.components.turns

    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    def left(self, city: i64) -> i64:
        """The left neighbour of a city."""
        return self._state.left(city)

    def right(self, city: i64) -> i64:
        """The right neighbour of a city."""
        return self._state.right(city)

    def direction(self) -> i64:
        """Which way hands pass after the turn, or leaders in the draft (rules 2.4, 12.4)."""
        if self.phase() == DRAFT:
            return TO_RIGHT
        if self._state.players < len(self._state.cities):
            return EXCHANGE
        return TO_RIGHT if self._state.age == 2 else TO_LEFT

    def holder(self) -> i64:
        """The seat that decides for the free city this turn, -1 when there is none."""
        if self._state.players < len(self._state.cities):
            return self._state.holder()
        return NOBODY

    def discard_count(self) -> i64:
        """Cards in the discard pile."""
        return len(self._state.discard)

    def pile_count(self) -> i64:
        """Cards in the free city's draw pile."""
        return len(self._state.pile)

    def phase(self) -> i64:
        """The kind of the stage that is open, -1 after the game."""
        kinds = self._state.ask_kind
        return kinds[0] if len(kinds) else NOTHING

    def is_asked(self, seat: i64) -> bool:
        """Whether a seat has a part in the open stage."""
        return seat in self._state.ask_seat

    def has_chosen(self, seat: i64) -> bool:
        """Whether a seat asked in the open stage has sealed all its choices."""
        asked = False
        for ask in range(len(self._state.ask_seat)):
            if self._state.ask_seat[ask] == seat:
                asked = True
                if self._state.ask_code[ask] == NOTHING:
                    return False
        return asked

    def box_count(self) -> i64:
        """Leaders that may still be drawn."""
        return len(self._state.leaders.box)

    def edifice(self, age: i64) -> i64:
        """The edifice of an Age, -1 without the box; all three lie open."""
        if 1 <= age <= len(self._state.deal.edifices):
            return self._state.deal.edifices[age - 1]
        return NOTHING

    def edifice_state(self, age: i64) -> i64:
        """How the edifice of an Age stands: an index of ``EDIFICE_STATES``, -1 without it."""
        if self.edifice(age) == NOTHING:
            return NOTHING
        if self._state.edifices.built & (1 << age):
            return COMPLETE
        if age > self._state.age:
            return COMING
        past = age < self._state.age or self._state.over or self.phase() == PENALTY
        return FAILED if past else OPEN

    def pawns_left(self, age: i64) -> i64:
        """Pawns on the edifice of an Age."""
        return self._state.edifices.pawns[age - 1]

    def partner(self, seat: i64) -> i64:
        """The seat it plays with, -1 without teams (rule 14.2)."""
        if self._state.teams == 0 or not 0 <= seat < self._state.players:
            return NOBODY
        return seat ^ 1

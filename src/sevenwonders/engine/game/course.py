"""Where a turn stands: its phase, its next step, and its open decisions."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

# What a turn is: each counts as one for effects that work once a turn.
PLAYING: Final = 0
RECRUITING: Final = 1
LAST: Final = 2
DRAFTING: Final = 3

_CITY_BITS: Final = 4
_CITY: Final = 15


@final
class Course:
    """The turn under way."""

    def __init__(
        self,
        phase: i64,
        step: i64,
        turns_played: i64,
        swept: i64,
        due: vec[i64],
        drops: vec[i64],
    ) -> None:
        self.phase: i64 = phase
        self.step: i64 = step
        """The step of the turn that comes next (``queue``)."""
        self.turns_played: i64 = turns_played
        """Counts turns, recruitment phases and last-card plays (rule 5.16)."""
        self.swept: i64 = swept
        """Whether this turn's leftovers have been dealt with."""
        self.due = due
        """Decisions that will be asked for later this turn: kind and city of each."""
        self.drops = drops
        """What makes others give back a token this turn, as ``causes``."""

    def put_off(self, kind: i64, city: i64) -> None:
        """Remember a decision that a city will be asked for later this turn."""
        self.due = append(self.due, kind << _CITY_BITS | city)

    def take_due(self, kind: i64) -> vec[i64]:
        """The cities to be asked for a decision of a kind now; they are put off no longer."""
        cities = vec[i64]()
        others = vec[i64]()
        for entry in self.due:
            if due_kind(entry) == kind:
                cities = append(cities, due_city(entry))
            else:
                others = append(others, entry)
        self.due = others
        return cities

    def clone(self) -> "Course":
        """A copy that shares nothing that changes."""
        return Course(
            self.phase,
            self.step,
            self.turns_played,
            self.swept,
            self.due[:],
            self.drops[:],
        )


def due_kind(entry: i64) -> i64:
    """The kind of a decision that was put off."""
    return entry >> _CITY_BITS


def due_city(entry: i64) -> i64:
    """The city of a decision that was put off."""
    return entry & _CITY


def new_course() -> Course:
    """Before the first turn."""
    none = vec[i64]()
    return Course(PLAYING, 0, 0, 0, none, none)

"""Where a turn stands: its phase, its next step, and the decisions that it still owes."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# What a turn is: each counts as one for effects that work once a turn.
PLAYING: Final = 0
RECRUITING: Final = 1
LAST: Final = 2
DRAFTING: Final = 3


@final
class Course:
    """The turn under way."""

    def __init__(
        self,
        phase: i64,
        step: i64,
        turns_played: i64,
        swept: i64,
        copies: vec[i64],
        burials: vec[i64],
        drops: vec[i64],
        recruits: vec[i64],
    ) -> None:
        self.phase: i64 = phase
        self.step: i64 = step
        """The step of the turn that comes next (``queue``)."""
        self.turns_played: i64 = turns_played
        """Counts turns, recruitment phases and last-card plays (rule 5.16)."""
        self.swept: i64 = swept
        """Whether this turn's leftovers have been dealt with."""
        self.copies = copies
        self.burials = burials
        self.recruits = recruits
        """Cities that have yet to copy, bury or recruit a leader this turn."""
        self.drops = drops
        """What makes others give back a token this turn, as ``causes``."""

    def clone(self) -> "Course":
        """A copy that shares nothing that changes."""
        return Course(
            self.phase,
            self.step,
            self.turns_played,
            self.swept,
            self.copies[:],
            self.burials[:],
            self.drops[:],
            self.recruits[:],
        )


def new_course() -> Course:
    """Before the first turn."""
    none = vec[i64]()
    return Course(PLAYING, 0, 0, 0, none, none, none, none)

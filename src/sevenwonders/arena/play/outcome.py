"""What one game of an arena came to, as one line of text keeps it."""

from collections.abc import Sequence
from math import log10
from typing import Final

import msgspec

from sevenwonders.arena.contest.contest import ContestGame
from sevenwonders.engine.vocabulary import ROWS

STEPS: Final = 24
"""Steps of the time scale for each power of ten: each is a tenth longer than the one before."""

RAISED: Final = "raised"
ILLEGAL: Final = "illegal"
UNMADE: Final = "unmade"
FAULTS: Final = {
    RAISED: "raised an error",
    ILLEGAL: "made an illegal choice",
    UNMADE: "could not be created",
    "not-started": "did not start",
    "late": "was too late and was killed",
    "died": "died",
    "nonsense": "answered nonsense",
    "flood": "wrote too much output",
    "given-up": "was not restarted",
}
"""What a bot can do wrong; all but the first three only in a process of its own."""


class Fault(msgspec.Struct, kw_only=True):
    """What a bot did wrong in one game, however often."""

    bot: str
    kind: str
    """One of ``FAULTS``."""
    count: int
    when: str
    """The turn of the first time, as ``II.3``."""
    why: str


class DecisionTimes(msgspec.Struct):
    """How long the decisions of a bot took."""

    decisions: int = 0
    micros: int = 0
    most: int = 0
    slow: int = 0
    """Decisions that took longer than the limit."""
    steps: dict[int, int] = msgspec.field(default_factory=dict[int, int])
    """How many took so long, on a scale of ``STEPS`` steps for each power of ten."""

    def count(self, micros: int, limit: float) -> None:
        """Add a decision."""
        self.decisions += 1
        self.micros += micros
        self.most = max(self.most, micros)
        self.slow += bool(limit) and micros > limit * 1e6
        step = int(STEPS * log10(max(micros, 1)))
        self.steps[step] = self.steps.get(step, 0) + 1

    def add(self, other: "DecisionTimes") -> None:
        """Add other decisions."""
        self.decisions += other.decisions
        self.micros += other.micros
        self.most = max(self.most, other.most)
        self.slow += other.slow
        for step, count in other.steps.items():
            self.steps[step] = self.steps.get(step, 0) + count

    def within(self, share: float) -> int:
        """Microseconds within which this share of the decisions was taken, to a tenth."""
        left = share * self.decisions
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return min(int(10 ** ((step + 1) / STEPS)) + 1, self.most)
        return self.most


class Outcome(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A finished game, or one that broke."""

    game: ContestGame
    seats: tuple[str, ...]
    """The bot of each seat."""
    boards: tuple[str, ...] = ()
    sheets: list[list[int]] = []
    """The rows of each seat's score sheet."""
    ranks: list[float] = []
    """The rank of each seat's side; players who tie share the mean of their ranks."""
    winners: list[int] = []
    """The seats that won."""
    faults: list[Fault] = []
    broken: str = ""
    """Why there is no result."""
    clocks: dict[str, DecisionTimes] = {}
    """By bot; the only part that differs when a game is played again."""

    def __repr__(self) -> str:
        how = "no result" if self.broken else told(self.winners)
        return f"<game of {len(self.seats)}: {how}>"

    def is_whole(self) -> bool:
        """Whether it has everything that a report needs of every seat."""
        seats = len(self.seats)
        return bool(self.broken) or (
            len(self.sheets) == len(self.ranks) == seats
            and all(len(sheet) == len(ROWS) for sheet in self.sheets)
            and set(self.winners) <= set(range(seats))
        )


def told(winners: Sequence[int]) -> str:
    """Who has won, in a few words."""
    seats = " and ".join(map(str, winners))
    return f"seat {seats} won" if len(winners) == 1 else f"seats {seats} won"

"""Integer sums over games between bots; the order of adding does not matter."""

from collections.abc import Sequence
from math import lcm
from operator import add
from typing import Final

import msgspec

from sevenwonders.engine.vocabulary import ROWS

WHOLE_WIN: Final = lcm(*range(1, 8))
"""A win in parts that seven winners or fewer can share."""


class BotTally(msgspec.Struct):
    """The sums of one bot name over all seats it had."""

    seats: int = 0
    """Seats taken, over all games."""
    wins: int = 0
    """In parts of WHOLE_WIN: a shared win is shared evenly."""
    points: int = 0
    squares: int = 0
    """Squares of a game's points, all seats of the name together."""
    rows: list[int] = msgspec.field(default_factory=lambda: [0] * len(ROWS))

    def add(self, other: "BotTally") -> None:
        """Add the sums of other games."""
        self.seats += other.seats
        self.wins += other.wins
        self.points += other.points
        self.squares += other.squares
        self.rows = [one + two for one, two in zip(self.rows, other.rows, strict=True)]


class SimulationTally(msgspec.Struct):
    """The sums of some games."""

    games: int = 0
    decisions: int = 0
    bots: dict[str, BotTally] = msgspec.field(default_factory=dict[str, BotTally])
    faults: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    """Decisions that others took for programs, by program and reason."""
    reasons: dict[str, str] = msgspec.field(default_factory=dict[str, str])
    """What happened the first time, for each of these."""

    def add(self, other: "SimulationTally") -> None:
        """Add the sums of other games."""
        self.games += other.games
        self.decisions += other.decisions
        for name, sums in other.bots.items():
            self.bots.setdefault(name, BotTally()).add(sums)
        for wrong, times in other.faults.items():
            self.blame(wrong, other.reasons[wrong], times)

    def blame(self, wrong: str, why: str, times: int = 1) -> None:
        """Count decisions that another bot took for a program, and keep the first reason."""
        self.faults[wrong] = self.faults.get(wrong, 0) + times
        self.reasons.setdefault(wrong, why)

    def add_game(
        self,
        seats: Sequence[str],
        sheets: Sequence[Sequence[int]],
        winners: Sequence[int],
        decisions: int,
    ) -> None:
        """Add one finished game: the bot of each seat, its rows of points, who won."""
        self.games += 1
        self.decisions += decisions
        share = WHOLE_WIN // len(winners)
        points: dict[str, int] = {}
        for seat, name in enumerate(seats):
            sums = self.bots.get(name)
            if sums is None:
                sums = self.bots[name] = BotTally()
            sums.seats += 1
            sums.rows = list(map(add, sums.rows, sheets[seat]))
            points[name] = points.get(name, 0) + sum(sheets[seat])
        for seat in winners:
            self.bots[seats[seat]].wins += share
        for name, reached in points.items():
            sums = self.bots[name]
            sums.points += reached
            sums.squares += reached * reached

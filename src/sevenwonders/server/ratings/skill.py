"""openskill's update after a game, and the rating that people see."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MIDDLE: Final = 25.0
SPREAD: Final = MIDDLE / 3
SETTLED: Final = 5.0
"""The uncertainty below which a rating is provisional no more: some ten to fifteen games."""
_POINTS: Final = 60
"""Rating points for one of openskill's: everybody begins at 1500."""
_NORMAL_95: Final = 1.96
_MODEL: Final = PlackettLuce(mu=MIDDLE, sigma=SPREAD)


class Skill(NamedTuple):
    """A rating with its uncertainty, as openskill has it."""

    mu: float = MIDDLE
    sigma: float = SPREAD

    @property
    def points(self) -> int:
        """The rating that people see."""
        return round(_POINTS * self.mu)

    @property
    def reach(self) -> int:
        """How far the truth may well be from it, in the same points (95 %)."""
        return round(_POINTS * _NORMAL_95 * self.sigma)

    @property
    def settled(self) -> bool:
        """Whether it is provisional no more."""
        return self.sigma < SETTLED


def rated(sides: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
    """The skills after a game in which each side came to a place; teams are sides of two."""
    before = [[_MODEL.rating(mu=one.mu, sigma=one.sigma) for one in side] for side in sides]
    after = _MODEL.rate(before, ranks=[float(place) for place in places])
    return [[Skill(one.mu, one.sigma) for one in side] for side in after]

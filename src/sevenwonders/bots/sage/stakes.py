"""Whose points count how much for a city."""

import math
from typing import Final, final

from mypy_extensions import i64

from sevenwonders.bots.sage.progress import Progress
from sevenwonders.bots.sage.standing import Standing
from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import NOBODY

_NEGLIGIBLE: Final = 0.05
"""Below this part of the race for the win the standing is not looked at."""


@final
class Stakes:
    """What a point of another city counts for this one: less than 0 unless it is a partner's.

    Early on all others are much the same; the later it is, the more those count who may win.
    """

    def __init__(self, standing: Standing) -> None:
        self.left: float = 0.0
        self.right: float = 0.0
        self.everybody: float = 0.0
        """A point for each other city."""
        self._standing = standing

    def read(
        self,
        sight: Sight,
        weights: Weights,
        progress: Progress,
        city: i64,
        *,
        around: bool,
        far: bool,
    ) -> None:
        """See who sits where; who does not look around has no stakes.

        Only who looks ``far``, beyond the neighbours, sees who is ahead.
        """
        if not around:
            self.left = 0.0
            self.right = 0.0
            self.everybody = 0.0
            return
        each = -weights.rival / float(max(sight.players() - 1, 1)) - weights.next_door
        self.left = each
        self.right = each
        self.everybody = -weights.rival - 2.0 * weights.next_door
        partner = sight.partner(city)
        free: i64 = sight.players() if sight.players() < sight.cities() else NOBODY
        left, right = sight.left(city), sight.right(city)
        if far and city != free:
            self._race(sight, weights, progress, city)
        if left == partner:
            self.left = 1.0
        elif left == free:
            self.left = 0.0  # the free city cannot win
        if right == partner:
            self.right = 1.0
        elif right == free:
            self.right = 0.0

    def _race(self, sight: Sight, weights: Weights, progress: Progress, city: i64) -> None:
        """Let those count more who are ahead, as far as the game has come."""
        late = math.pow(1.0 - progress.ahead, weights.race_late)
        if late < _NEGLIGIBLE:
            return
        standing = self._standing
        standing.read(sight, city, weights.race_near)
        most = late * weights.race
        left, right = sight.left(city), sight.right(city)
        self.left *= 1.0 - late
        self.right *= 1.0 - late
        if left < sight.players():
            self.left -= most * standing.shares[left]
        if right < sight.players():
            self.right -= most * standing.shares[right]
        self.everybody = (1.0 - late) * self.everybody - most * standing.whole

"""How far the game has come, and whose points count how much for a city."""

import math
from typing import Final, final

from mypy_extensions import i64

from sevenwonders.bots.sage.standing import Standing
from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import AGES, NOBODY

_NEGLIGIBLE: Final = 0.05
"""So little of the race for the win is not worth a look at the standing."""


@final
class Clock:
    """The turn, and how much is still to come after it."""

    def __init__(self) -> None:
        self.age: i64 = 1
        self.turn: i64 = 1
        self.turns: i64 = 6
        self.running: float = 0.0
        """How much of the Age is to come."""
        self.ahead: float = 0.0
        """How much of the game is to come, from 1 down to 0."""
        self.turns_left: float = 0.0

    def read(self, sight: Sight) -> None:
        """See how late it is."""
        self.age = sight.age()
        self.turn = sight.turn()
        self.turns = sight.turns()
        self.running = float(self.turns - self.turn) / float(self.turns)
        self.ahead = (float(AGES - self.age) + self.running) / float(AGES)
        self.turns_left = self.ahead * float(AGES * self.turns)


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
        self, sight: Sight, weights: Weights, clock: Clock, city: i64, *, around: bool, far: bool
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
            self._race(sight, weights, clock, city)
        if left == partner:
            self.left = 1.0
        elif left == free:
            self.left = 0.0  # the free city cannot win
        if right == partner:
            self.right = 1.0
        elif right == free:
            self.right = 0.0

    def _race(self, sight: Sight, weights: Weights, clock: Clock, city: i64) -> None:
        """Let those count more who are ahead, as far as the game has come."""
        late = math.pow(1.0 - clock.ahead, weights.race_late)
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

"""How far the game has come."""

from typing import final

from mypy_extensions import i64

from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import AGES


@final
class Progress:
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

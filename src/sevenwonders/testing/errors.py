"""What a bot was found to do wrong, and how to see it again."""

from typing import ClassVar

import msgspec

from sevenwonders.engine.game.options import Options
from sevenwonders.errors import WondersError


class Reproduction(msgspec.Struct, frozen=True, kw_only=True):
    """Where it happened: ``check_bot`` with this seed and table reproduces it."""

    seed: str
    options: Options
    game: int
    seat: int
    age: int
    turn: int
    decision: int

    def __str__(self) -> str:
        return (
            f"seed {self.seed!r}, {self.options}, game {self.game}, seat {self.seat}, "
            f"Age {self.age}, turn {self.turn}, decision {self.decision}"
        )


class BadCheck(WondersError):
    """A check that could show nothing of any bot."""


class BrokenBot(WondersError):
    """A bot does not have a property that every bot must have."""

    broken: ClassVar[str]
    """The property."""

    def __init__(self, bot: str, why: str, where: Reproduction) -> None:
        self.bot = bot
        self.why = why
        self.where = where
        super().__init__(f"{bot} is not {self.broken}: {why} ({where})")


class NotLegal(BrokenBot):
    """It raised, or chose what the seat does not have."""

    broken: ClassVar[str] = "legal"


class NotFair(BrokenBot):
    """What it cannot know changed its answer."""

    broken: ClassVar[str] = "fair"


class NotReproducible(BrokenBot):
    """The same stream and the same Views gave another answer."""

    broken: ClassVar[str] = "reproducible"


class PastLimit(BrokenBot):
    """It thought for longer than it may."""

    broken: ClassVar[str] = "within its limit"

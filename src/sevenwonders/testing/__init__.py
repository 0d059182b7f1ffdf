"""What users run on their own bots."""

from sevenwonders.testing.check_bot import check_bot
from sevenwonders.testing.errors import (
    BadCheck,
    BrokenBot,
    NotFair,
    NotLegal,
    NotReproducible,
    PastLimit,
    Reproduction,
)
from sevenwonders.testing.report import CheckReport

__all__ = [
    "BadCheck",
    "BrokenBot",
    "CheckReport",
    "NotFair",
    "NotLegal",
    "NotReproducible",
    "PastLimit",
    "Reproduction",
    "check_bot",
]

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
from sevenwonders.testing.report import Report

__all__ = [
    "BadCheck",
    "BrokenBot",
    "NotFair",
    "NotLegal",
    "NotReproducible",
    "PastLimit",
    "Report",
    "Reproduction",
    "check_bot",
]

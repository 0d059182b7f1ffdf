"""What a bot in another process did wrong, and what was done instead."""

from typing import Literal

import msgspec

Reason = Literal["not-started", "late", "died", "nonsense", "illegal", "flood", "given-up"]


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """One decision taken by a replacement."""

    bot: str
    """The program's spec."""
    seat: int
    decision: int
    age: int
    turn: int
    reason: Reason
    why: str
    """In words."""
    stderr: str
    """The end of the program's error output."""
    instead: str
    """The choice that was made for it."""
    by: str
    """The bot that made it."""

    def __str__(self) -> str:
        where = f"seat {self.seat}, Age {self.age}, turn {self.turn}, decision {self.decision}"
        return f"{self.bot} ({where}): {self.reason}: {self.why}; {self.by} chose {self.instead}"

"""What a check has shown of a bot."""

import msgspec


class Report(msgspec.Struct, kw_only=True):
    """How much a bot was asked, and what that proves."""

    bot: str
    seconds: float
    """How long it might think about a decision."""
    properties: tuple[str, ...]
    """What it was shown to be."""
    tables: int = 0
    games: int = 0
    decisions: int = 0
    twins: int = 0
    """Decisions that were also put to it with everything hidden changed."""
    slowest: float = 0.0
    """Seconds of its longest decision."""

    def __str__(self) -> str:
        shown = ", ".join(self.properties)
        return (
            f"{self.bot}: {shown} in {self.decisions} decisions of {self.games} games at "
            f"{self.tables} kinds of table ({self.twins} with everything hidden changed); "
            f"the longest took {self.slowest:.3f} s of {self.seconds:g} s"
        )

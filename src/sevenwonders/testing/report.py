"""What a check has shown of a bot."""

import msgspec


class CheckReport(msgspec.Struct, kw_only=True):
    """How much a bot was asked, and what that proves."""

    bot: str
    seconds: float
    """How long it might think about a decision."""
    properties: tuple[str, ...]
    """What it was shown to be."""
    unchecked: tuple[str, ...] = ()
    """What nothing was shown of, as it thinks by the clock."""
    tables: int = 0
    games: int = 0
    decisions: int = 0
    twins: int = 0
    """Decisions that were also put to it with everything hidden changed."""
    slowest: float = 0.0
    """Seconds of its longest decision."""

    def __repr__(self) -> str:
        return f"<check of a bot: {self.decisions} decisions of {self.games} games>"

    def __str__(self) -> str:
        shown = ", ".join(self.properties)
        games, kinds = _count(self.games, "game"), _count(self.tables, "kind")
        told = (
            f"{self.bot}: {shown} in {_count(self.decisions, 'decision')} of {games} at "
            f"{kinds} of table ({self.twins} with everything hidden changed); "
            f"the longest took {self.slowest:.3f} s of {self.seconds:g} s"
        )
        if not self.unchecked:
            return told
        return f"{told}; not checked, as it thinks by the clock: {', '.join(self.unchecked)}"


def _count(number: int, of: str) -> str:
    return f"{number} {of}{'s' * (number != 1)}"

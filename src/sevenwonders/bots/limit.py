"""How much a bot may think about one decision."""

import msgspec

from sevenwonders.bots.errors import BadLimit


class Limit(msgspec.Struct, frozen=True):
    """So many iterations, so many seconds, or both; a bot that does not search needs neither.

    Only a limit of iterations makes a searching bot repeat itself on every machine.
    """

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is not None and self.iterations < 1:
            raise BadLimit(f"{self.iterations} iterations: at least one is needed")
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise BadLimit(f"{self.seconds} seconds: must be positive and finite")

    def __str__(self) -> str:
        said: list[str] = []
        if self.iterations is not None:
            said.append(f"{self.iterations} iterations")
        if self.seconds is not None:
            said.append(f"{self.seconds:g} s")
        return " or ".join(said) or "no limit"

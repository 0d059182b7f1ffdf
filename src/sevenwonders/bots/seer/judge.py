"""What may say, in the sage's place, what a world promises that was not played to its end."""

from typing import Final, Protocol, final

from sevenwonders.bots.seer.game import WIN, lead_worth
from sevenwonders.engine.game.state import State

SAME: Final = 0.0
"""The lead of whoever is level with the best of the others."""


class Judge(Protocol):
    """Judges worlds in batches: what it is shown it remembers until it is asked about all of it."""

    def begin(self, world: State) -> None:
        """A new world, as it is before the decision that is thought about."""

    def show(self, state: State) -> None:
        """A world that went on from the one last begun, at its horizon."""

    def judged(self) -> "list[Promise]":
        """What each world shown since the last time promises."""
        ...


@final
class Promise:
    """What a judge expects of a world for the seat that thinks."""

    def __init__(self, win: float, lead: float = SAME) -> None:
        self.win = win
        """The share of the victory."""
        self.lead = lead
        """Points ahead of the best of the others."""

    def worth(self) -> float:
        """The same as the worth of a game, from 0 to 1."""
        return WIN * self.win + (1.0 - WIN) * lead_worth(self.lead)

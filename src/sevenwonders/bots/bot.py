"""What a bot is."""

from typing import Protocol

from sevenwonders.engine.choice import Choice
from sevenwonders.engine.sight import Sight


class Bot(Protocol):
    """Decides for one seat. Whatever chance it needs comes from the stream it was made with."""

    def choose(self, sight: Sight) -> Choice:
        """One of the legal choices of the decision this seat has open."""
        ...

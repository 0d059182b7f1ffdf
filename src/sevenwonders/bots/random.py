"""The bot that takes any legal choice, each as likely as the others."""

from typing import final

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.see.sight import Sight


@final
class RandomBot:
    """Uniform over the legal list, every price of every card counted as one."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, sight: Sight) -> Choice:
        """Any legal choice."""
        legal = sight.legal()
        return legal[self._stream.below(len(legal))]

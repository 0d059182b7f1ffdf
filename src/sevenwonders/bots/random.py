"""The bot that takes any legal choice, each as likely as the others."""

from typing import final

from mypy_extensions import i64

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.see.sight import Sight


@final
class RandomBot:
    """Uniform over the legal list, every price of every card counted as one."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def __repr__(self) -> str:
        return "<bot random>"

    def choose(self, sight: Sight) -> Choice:
        """Any legal choice."""
        return sight.legal()[self.choose_index(sight)]

    def choose_index(self, sight: Sight) -> i64:
        """The index of any legal choice."""
        return self._stream.below(sight.legal_count())

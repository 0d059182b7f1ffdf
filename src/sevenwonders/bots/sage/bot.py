"""The sage as a bot, and the levels for people that are made of it."""

import math
from typing import Final, final

from sevenwonders.bots.sage.valuation import ALL, NEIGHBOURS
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.see.sight import Sight

_FINE: Final = 1 << 30
_NEGLIGIBLE: Final = 40.0


@final
class SageBot:
    """Takes the choice of most value, or with a temperature one of those that come near it."""

    def __init__(self, stream: Stream, *, looks: int = ALL, temperature: float = 0.0) -> None:
        self._stream = stream
        self._sage = new_sage(looks)
        self._temperature = temperature

    def __repr__(self) -> str:
        warm = f", temperature {self._temperature:g}" if self._temperature else ""
        return f"<bot sage{warm}>"

    def choose(self, sight: Sight) -> Choice:
        """One of the legal choices; chance decides between equals."""
        values = self._sage.values(sight)
        return sight.legal()[self._warm(values) if self._temperature else self._best(values)]

    def _best(self, values: list[float]) -> int:
        most = max(values)
        best = [at for at, value in enumerate(values) if value == most]
        return best[self._stream.below(len(best))] if len(best) > 1 else best[0]

    def _warm(self, values: list[float]) -> int:
        """Any choice, each e times as likely as one that is worth a temperature less."""
        most = max(values)
        odds = [math.exp(-min((most - value) / self._temperature, _NEGLIGIBLE)) for value in values]
        drawn = self._stream.below(_FINE) / _FINE * sum(odds)
        for at, odd in enumerate(odds):
            drawn -= odd
            if drawn < 0.0:
                return at
        return len(odds) - 1


def easy_bot(stream: Stream) -> SageBot:
    """Considers only its own city, and often makes slightly worse choices."""
    return SageBot(stream, looks=0, temperature=0.5)


def medium_bot(stream: Stream) -> SageBot:
    """Considers its neighbours too, and makes mistakes now and then."""
    return SageBot(stream, looks=NEIGHBOURS, temperature=0.35)


def hard_bot(stream: Stream) -> SageBot:
    """Also looks at what it passes on, and now and then takes what is nearly best."""
    return SageBot(stream, temperature=0.35)

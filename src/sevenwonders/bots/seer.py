"""The seer: thinks a decision through in sampled worlds, as long as its limit allows."""

from typing import Final, final

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.sage_data import new_sage
from sevenwonders.bots.seer_cores import best_of
from sevenwonders.bots.seer_search import HORIZON, Search
from sevenwonders.bots.seer_think import think
from sevenwonders.engine.choice import Choice
from sevenwonders.engine.dealer import Stream
from sevenwonders.engine.sight import Sight
from sevenwonders.knowledge.worlds import Worlds

USUAL: Final = Limit(seconds=1.0)
EXPERT: Final = 500
"""Games that the level ``expert`` plays out for a decision."""
PATIENCE: Final = 1.5
"""Seconds after which it decides in any case, compiled or not."""


@final
class SeerBot:
    """Plays on from every promising choice in worlds that fit what its seat has seen."""

    def __init__(
        self,
        stream: Stream,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        cores: int = 1,
    ) -> None:
        self._stream = stream
        self._cores = cores
        given = iterations is not None or seconds is not None
        self._limit = Limit(iterations, seconds) if given else USUAL
        self._sage = new_sage()

    def choose(self, sight: Sight) -> Choice:
        """The choice that did best."""
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        if self._cores > 1:
            return legal[best_of(sight, self._stream, self._limit, self._cores)]
        search = Search(self._sage, sight, Worlds(sight), HORIZON)
        think(search, self._stream, self._limit)
        return legal[search.ranking()[0].at]


def expert_bot(stream: Stream, *, iterations: int | None = None) -> SeerBot:
    """The seer with a limit that people hardly notice; the clock ends it only where it is slow."""
    if iterations is not None:
        return SeerBot(stream, iterations=iterations)
    return SeerBot(stream, iterations=EXPERT, seconds=PATIENCE)

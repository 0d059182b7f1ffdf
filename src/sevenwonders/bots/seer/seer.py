"""The seer: thinks a decision through in sampled worlds, as long as its limit allows."""

from typing import Final, final

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.seer.cores import best_of, get_ready
from sevenwonders.bots.seer.mind import Mind, new_mind
from sevenwonders.bots.seer.think import think
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.see.sight import Sight

USUAL: Final = Limit(seconds=1.0)


@final
class SeerBot:
    """Plays on from every promising choice in worlds that fit what its seat has seen.

    With ``net`` it is the oracle: the champion's net judges the worlds.
    """

    def __init__(
        self,
        stream: Stream,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        cores: int = 1,
        net: bool = False,
    ) -> None:
        self._stream = stream
        self._cores = cores
        given = iterations is not None or seconds is not None
        self._limit = Limit(iterations, seconds) if given else USUAL
        self._net = net
        self._mind = new_mind(net=net)
        if cores > 1:
            get_ready(cores)

    def choose(self, sight: Sight) -> Choice:
        """The choice that did best."""
        legal = sight.legal()
        if self._cores > 1 and len(legal) > 1:
            return legal[best_of(sight, self._stream, self._limit, self._cores, net=self._net)]
        return legal[best_within(self._limit, self._mind, sight, self._stream)]


def best_within(limit: Limit, mind: Mind, sight: Sight, stream: Stream) -> int:
    """The index of the choice that does best, as far as a limit lets that be seen."""
    if len(sight.codes()) == 1:
        return 0
    search = mind.search(sight)
    think(search, stream, limit)
    return int(search.ranking()[0].at)

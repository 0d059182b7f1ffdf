"""The seer: thinks a decision through in sampled worlds, as long as its limit allows."""

from typing import Final, final

from sevenwonders._build import compiled
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.bots.seer.cores import best_of, get_ready
from sevenwonders.bots.seer.search import HORIZON, Search
from sevenwonders.bots.seer.think import think
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.see.sight import Sight
from sevenwonders.knowledge.sampling.worlds import Worlds

USUAL: Final = Limit(seconds=1.0)
EXPERT: Final = 500
"""Games that the level ``expert`` plays out for a decision at most."""
EXPERT_SEATS: Final = 2000
"""The same times the seats of the table: where more play, a game takes longer."""
PATIENCE: Final = 1.5
"""Seconds after which it decides in any case where nothing is compiled."""


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
        if cores > 1:
            get_ready(cores)

    def choose(self, sight: Sight) -> Choice:
        """The choice that did best."""
        legal = sight.legal()
        if self._cores > 1 and len(legal) > 1:
            return legal[best_of(sight, self._stream, self._limit, self._cores)]
        return legal[best_within(self._limit, self._sage, sight, self._stream)]


@final
class ExpertBot:
    """The seer with a limit that people hardly notice, the same on every machine."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._sage = new_sage()
        self._seconds = None if compiled() else PATIENCE

    def choose(self, sight: Sight) -> Choice:
        """The choice that did best."""
        games = min(EXPERT, EXPERT_SEATS // int(sight.players()))
        limit = Limit(games, self._seconds)
        return sight.legal()[best_within(limit, self._sage, sight, self._stream)]


def best_within(limit: Limit, sage: Sage, sight: Sight, stream: Stream) -> int:
    """The index of the choice that does best, as far as a limit lets that be seen."""
    if len(sight.codes()) == 1:
        return 0
    search = Search(sage, sight, Worlds(sight), HORIZON)
    think(search, stream, limit)
    return int(search.ranking()[0].at)


def expert_bot(stream: Stream, *, iterations: int | None = None) -> SeerBot | ExpertBot:
    """The level, or with ``iterations`` the seer that it is made of."""
    return ExpertBot(stream) if iterations is None else SeerBot(stream, iterations=iterations)

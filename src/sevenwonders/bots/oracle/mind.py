"""What the oracle thinks with: the sage and the champion's net together."""

from typing import Final, final

from sevenwonders.bots.champion.bot import Adviser
from sevenwonders.bots.oracle.judge import NetJudge
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.bots.seer.search import HORIZON, Search
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.knowledge.sampling.worlds import Worlds

POINTS: Final = 0.5
"""Points that a choice is held to be worth more which the net is e times as likely to take."""
FLOOR: Final = 6.0
"""How far behind its favourite the net's figure counts: beyond that it is sure of too much, and
choices that proved best were never tried."""
DOUBT: Final = 3.0
"""Standard errors behind the leader at which a choice is dropped. With the seer's two, most
searches are over before they have used half of a second."""


@final
class NetMind:
    """Searches with the net's opinion beside the sage's; the others are taken for sages."""

    def __init__(self) -> None:
        self.sage = new_sage()
        self._adviser = Adviser()

    def search(self, sight: Sight, entered: int = NOTHING) -> Search:
        """A search for an open decision; a choice at the index ``entered`` is tried in any case."""
        judge = NetJudge(self._adviser.net(sight), int(sight.seat()))
        prior = self.prior(sight)
        search = Search(self.sage, sight, Worlds(sight), HORIZON, entered, prior, judge)
        search.doubt = DOUBT
        return search

    def prior(self, sight: Sight, points: float = POINTS) -> list[float]:
        """What each legal choice is held to be worth before any world is played, in points."""
        preferences = self._adviser.preferences(sight).tolist()
        best = max(preferences)
        return [
            value + points * max(preference - best, -FLOOR)
            for value, preference in zip(self.sage.values(sight), preferences, strict=True)
        ]

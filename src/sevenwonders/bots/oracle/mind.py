"""What the oracle thinks with: the sage and the champion's net together."""

from typing import Final, final

from sevenwonders.bots.champion.bot import Adviser
from sevenwonders.bots.oracle.judge import NetJudge
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.bots.seer.search import HORIZON, Search
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.knowledge.sampling.worlds import Worlds

POINTS: Final = 0.25
"""Points that a choice is held to be worth less which the net is e times less likely to take: about
what lies between the sage's values of such choices."""
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
        """What each legal choice is held to be worth before any world is played, in points.

        It counts as far behind the best as whichever likes it more, the sage or the net, finds it:
        neither may keep out of the search what the other finds promising.
        """
        values = self.sage.values(sight)
        preferences = self._adviser.preferences(sight).tolist()
        most, favourite = max(values), max(preferences)
        return [
            max(value, most + points * (preference - favourite))
            for value, preference in zip(values, preferences, strict=True)
        ]

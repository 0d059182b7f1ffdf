"""What the oracle thinks with: the sage, and the champion's net as judge."""

from typing import Final, final

from sevenwonders.bots.champion.bot import Adviser
from sevenwonders.bots.oracle.judge import NetJudge
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.bots.seer.search import HORIZON, Search
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.knowledge.sampling.worlds import Worlds

DOUBT: Final = 3.0
"""Standard errors behind the leader at which a choice is dropped. With the seer's two, most
searches are over before they have used half of a second."""


@final
class NetMind:
    """The sage says which choices are promising, the net what a world promises."""

    def __init__(self) -> None:
        self.sage = new_sage()
        self._adviser = Adviser()

    def search(self, sight: Sight, entered: int = NOTHING) -> Search:
        """A search for an open decision; a choice at the index ``entered`` is tried in any case."""
        judge = NetJudge(self._adviser.net(sight), int(sight.seat()))
        search = Search(self.sage, sight, Worlds(sight), HORIZON, entered, None, judge)
        search.doubt = DOUBT
        return search

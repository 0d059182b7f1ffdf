"""What a search thinks with: the sage alone, or the sage and the champion's net as judge."""

from typing import Protocol, final

from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.bots.seer.search import HORIZON, Search
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.knowledge.sampling.worlds import Worlds


class Mind(Protocol):
    """Begins searches."""

    sage: Sage

    def search(self, sight: Sight, entered: int = NOTHING) -> Search:
        """A search for an open decision; a choice at the index ``entered`` is tried in any case."""
        ...


@final
class SageMind:
    """Takes the sage's word for what is promising."""

    def __init__(self) -> None:
        self.sage = new_sage()

    def search(self, sight: Sight, entered: int = NOTHING) -> Search:
        """A search for an open decision; a choice at the index ``entered`` is tried in any case."""
        return Search(self.sage, sight, Worlds(sight), HORIZON, entered)


def new_mind(*, net: bool) -> Mind:
    """The sage and the net, or the sage alone."""
    if not net:
        return SageMind()
    # NumPy and the network are loaded when they are first needed.
    from sevenwonders.bots.oracle.mind import NetMind  # noqa: PLC0415

    return NetMind()

"""How long a search goes on."""

from time import perf_counter

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.seer.search import Search
from sevenwonders.engine.game.dealer import Stream


def think(search: Search, stream: Stream, limit: Limit) -> None:
    """Play worlds until the limit is reached or one choice is left, one however late it is."""
    ends = perf_counter() + limit.seconds if limit.seconds is not None else None
    while not search.settled():
        left = len(search.racers)
        if limit.iterations is not None:
            left = min(left, limit.iterations - int(search.games))
        if left < 1:
            return
        search.round(stream, left)
        if ends is not None and perf_counter() >= ends:
            return

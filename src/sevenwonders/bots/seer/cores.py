"""The same search on several cores: each process thinks in worlds of its own, from the View."""

from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.remote.view import view_through
from sevenwonders.bots.sage.data import new_sage
from sevenwonders.bots.seer.crew import GONE, Crew
from sevenwonders.bots.seer.search import HORIZON, Search
from sevenwonders.bots.seer.think import think
from sevenwonders.engine.game.dealer import FastStream, Stream
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import View
from sevenwonders.knowledge.sample import sample
from sevenwonders.knowledge.worlds import Worlds

LEAST: Final = 1e-6
"""Seconds that are left to think when none are: enough for one round."""
TRIES: Final = 2
"""Crews that are asked for a decision before this process takes it alone."""

Work = tuple[bytes, str, int | None, float | None]
"""A View as bytes, the key of the randomness, the iterations, and when to stop."""


class Tried(msgspec.Struct, frozen=True):
    """What one process found out about a choice."""

    at: int
    """Its index among the legal choices."""
    games: int
    worth: float
    """The sum over its games."""
    racing: bool
    """Whether it was still in the race at the end."""


_CREWS: Final[dict[int, Crew[Work, list[Tried]]]] = {}
"""Those there are, by the number of their processes."""


def best_of(sight: Sight, stream: Stream, limit: Limit, cores: int) -> int:
    """The index of the choice that did best over all processes."""
    # All processes of a machine share this clock: what passes on the way to them counts.
    ends = None if limit.seconds is None else monotonic() + limit.seconds
    seen = msgspec.json.encode(view_through(sight))
    key = stream.word()
    works = [(seen, f"{key}/{core}", _share(limit, core, cores), ends) for core in range(cores)]
    return merged(_found(works))


def _found(works: Sequence[Work]) -> list[list[Tried]]:
    """What the processes found out; those that die take no decision with them."""
    for _ in range(TRIES):
        with suppress(*GONE):
            return asked(works)
    return [searched(work) for work in works]


def asked(works: Sequence[Work]) -> list[list[Tried]]:
    """What a crew found out; one that did not answer is not asked again."""
    crew = crew_of(len(works))
    try:
        return crew.ask(works)
    except BaseException:
        if _CREWS.get(len(works)) is crew:
            del _CREWS[len(works)]
        raise


def crew_of(cores: int) -> Crew[Work, list[Tried]]:
    """The processes, which all seers with as many cores share."""
    if cores not in _CREWS:
        _CREWS[cores] = Crew(searched, cores)
    return _CREWS[cores]


def get_ready(cores: int) -> None:
    """Start the processes: that takes long, and no decision is to wait for them."""
    # Where none can be started, the decisions are taken without.
    with suppress(*GONE):
        crew_of(cores)


def merged(found: Sequence[Sequence[Tried]]) -> int:
    """The choice that most processes kept in the race, and of those the one of most worth."""
    games: dict[int, int] = {}
    worth: dict[int, float] = {}
    kept: dict[int, int] = {}
    for one in (one for core in found for one in core):
        games[one.at] = games.get(one.at, 0) + one.games
        worth[one.at] = worth.get(one.at, 0.0) + one.worth
        kept[one.at] = kept.get(one.at, 0) + one.racing
    # Those named first are the sage's first.
    return max(games, key=lambda at: (kept[at], worth[at] / max(games[at], 1)))


def _share(limit: Limit, core: int, cores: int) -> int | None:
    if limit.iterations is None:
        return None
    return max(limit.iterations // cores + (core < limit.iterations % cores), 1)


def searched(work: Work) -> list[Tried]:
    """What one process finds out from a View until a moment; a round is played in any case."""
    seen, key, iterations, ends = work
    view = msgspec.json.decode(seen, type=View)
    stream = FastStream(key)
    sight = Sight(sample(view, stream), view.seat)
    search = Search(new_sage(), sight, Worlds(sight), HORIZON)
    left = None if ends is None else max(ends - monotonic(), LEAST)
    think(search, stream, Limit(iterations, left))
    racing = {int(racer.at) for racer in search.racers}
    return [
        Tried(int(one.at), int(one.rounds), float(one.worth), int(one.at) in racing)
        for one in search.ranking()
    ]

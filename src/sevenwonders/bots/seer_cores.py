"""The same search on several cores: each process thinks in worlds of its own, from the View."""

import atexit
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from time import monotonic
from typing import Final

import msgspec

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.process_view import view_through
from sevenwonders.bots.sage_data import new_sage
from sevenwonders.bots.seer_search import HORIZON, Search
from sevenwonders.bots.seer_think import think
from sevenwonders.engine.dealer import FastStream, Stream
from sevenwonders.engine.sight import Sight
from sevenwonders.engine.view import View
from sevenwonders.knowledge.sample import sample
from sevenwonders.knowledge.worlds import Worlds

LEAST: Final = 1e-6
"""Seconds that are left to think when none are: enough for one round."""


class Tried(msgspec.Struct, frozen=True):
    """What one process found out about a choice."""

    at: int
    """Its index among the legal choices."""
    games: int
    worth: float
    """The sum over its games."""
    racing: bool
    """Whether it was still in the race at the end."""


def best_of(sight: Sight, stream: Stream, limit: Limit, cores: int) -> int:
    """The index of the choice that did best over all processes."""
    # All processes of a machine share this clock: what passes on the way to them counts.
    ends = None if limit.seconds is None else monotonic() + limit.seconds
    seen = msgspec.json.encode(view_through(sight))
    key = stream.word()
    works = [(seen, f"{key}/{core}", _share(limit, core, cores), ends) for core in range(cores)]
    return merged(list(crew(cores).map(searched, works)))


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


@cache
def crew(cores: int) -> ProcessPoolExecutor:
    """The processes, which live as long as this one, all of them ready to think."""
    context = get_context("spawn")
    barrier = context.Barrier(cores)
    pool = ProcessPoolExecutor(
        cores, mp_context=context, initializer=_get_ready, initargs=(barrier,)
    )
    # A pool that is left to the end of the interpreter complains of missing modules.
    atexit.register(pool.shutdown)
    # A process starts when there is work for it.
    for started in [pool.submit(monotonic) for _ in range(cores)]:
        started.result()
    return pool


def _get_ready(barrier: Barrier) -> None:
    """Load what thinking needs, and wait for the others: else one could do the work of all."""
    new_sage()
    barrier.wait()


def searched(work: tuple[bytes, str, int | None, float | None]) -> list[Tried]:
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

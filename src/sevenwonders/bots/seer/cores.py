"""The same search on several cores: each process thinks in worlds of its own, from the View."""

import threading
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import lru_cache
from time import monotonic
from typing import Final

import msgspec

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.remote.view import view_through
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.bots.seer.mind import Mind, new_mind
from sevenwonders.bots.seer.think import think
from sevenwonders.engine.game.dealer import FastStream, Stream
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import View
from sevenwonders.knowledge.sample import sample
from sevenwonders.workers import WorkerLost, WorkerPool

LEAST: Final = 1e-6
"""Seconds that are left to think when none are: enough for one round."""


class Work(msgspec.Struct, frozen=True):
    """What one process is to search."""

    view: View
    key: str
    """Of the randomness."""
    iterations: int | None
    ends: float | None
    """When to stop, on the clock that all processes of a machine share."""
    net: bool = False
    """Whether the champion's net is asked too."""


class Tried(msgspec.Struct, frozen=True):
    """What one process found out about a choice."""

    at: int
    """Its index among the legal choices."""
    games: int
    worth: float
    """The sum over its games."""
    racing: bool
    """Whether it was still in the race at the end."""


_POOLS: Final[dict[int, WorkerPool]] = {}
"""Those there are, by the number of their processes."""
_LOCK: Final = threading.Lock()


def best_of(sight: Sight, stream: Stream, limit: Limit, cores: int, *, net: bool = False) -> int:
    """The index of the choice that did best over all processes."""
    ends = None if limit.seconds is None else monotonic() + limit.seconds
    seen = view_through(sight)
    key = stream.word()
    works = [
        Work(seen, f"{key}/{core}", _share(limit, core, cores), ends, net) for core in range(cores)
    ]
    return merged(searched_by_all(works))


def searched_by_all(works: Sequence[Work]) -> list[list[Tried]]:
    """What as many processes find out; those that die take no decision with them."""
    pool = pool_of(len(works))
    answers = [pool.submit(msgspec.json.encode(work)) for work in works]
    try:
        return [_answer(answer, work) for answer, work in zip(answers, works, strict=True)]
    finally:
        # A caller that leaves early does not need the other answers.
        for answer in answers:
            answer.cancel()


def _answer(answer: Future[bytes], work: Work) -> list[Tried]:
    try:
        return msgspec.json.decode(answer.result(), type=list[Tried])
    except WorkerLost:
        return searched(work)


def pool_of(cores: int) -> WorkerPool:
    """The processes, which all seers with as many cores share; they end with this one."""
    with _LOCK:
        if cores not in _POOLS:
            _POOLS[cores] = WorkerPool(do, cores, prepare=load, name="seer")
        return _POOLS[cores]


def get_ready(cores: int) -> None:
    """Start the processes: that takes long, and no decision is to wait for them."""
    # Where none can be started, the decisions are taken without.
    with suppress(WorkerLost):
        pool_of(cores).start()


@lru_cache(maxsize=2)
def _mind(*, net: bool) -> Mind:
    return new_mind(net=net)


def load() -> None:
    """Load what thinking needs before anybody waits for it."""
    new_sage()


def do(task: bytes) -> bytes:
    """What one of the processes does."""
    return msgspec.json.encode(searched(msgspec.json.decode(task, type=Work)))


def merged(found: Sequence[Sequence[Tried]]) -> int:
    """The choice that most processes kept in the race, and of those the one of most worth."""
    games: dict[int, int] = {}
    worth: dict[int, float] = {}
    kept: dict[int, int] = {}
    for one in (one for core in found for one in core):
        games[one.at] = games.get(one.at, 0) + one.games
        worth[one.at] = worth.get(one.at, 0.0) + one.worth
        kept[one.at] = kept.get(one.at, 0) + one.racing
    # Those named first were the most promising ones before any game.
    return max(games, key=lambda at: (kept[at], worth[at] / max(games[at], 1)))


def _share(limit: Limit, core: int, cores: int) -> int | None:
    if limit.iterations is None:
        return None
    return max(limit.iterations // cores + (core < limit.iterations % cores), 1)


def searched(work: Work) -> list[Tried]:
    """What one process finds out from a View until a moment; a round is played in any case."""
    stream = FastStream(work.key)
    sight = Sight(sample(work.view, stream), work.view.seat)
    search = _mind(net=work.net).search(sight)
    left = None if work.ends is None else max(work.ends - monotonic(), LEAST)
    think(search, stream, Limit(work.iterations, left))
    ranking = search.ranking()
    racing = {int(racer.at) for racer in search.racers}
    return [
        Tried(int(one.at), int(one.rounds), float(one.worth), int(one.at) in racing)
        for one in ranking
    ]

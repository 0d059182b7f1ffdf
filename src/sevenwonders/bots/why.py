"""Why a choice: what the promising ones are expected to come to, as data.

Half of the limit goes into a race of all promising choices. The few that came out of it best then
meet new worlds, the same for each: their figures are not biased by having been picked.
They meet at least one; a choice that was never played has no figures. The champion's net helps
where it is installed.
"""

import math
from time import perf_counter
from typing import Final

import msgspec

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.seer.mind import new_mind
from sevenwonders.bots.seer.node import Node
from sevenwonders.bots.seer.search import Racer, Search
from sevenwonders.bots.seer.think import think
from sevenwonders.engine.game.dealer import FastStream, Stream
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import KINDS, NOTHING, ROWS
from sevenwonders.extras import installed

FINALISTS: Final = 3
"""Choices that are compared closely."""
FORGOTTEN: Final = 16
"""Worlds after which the seats forget what they learned: with it, what is told of a choice would
hang on the first worlds it met, and the doubt would be greater than it looks."""
SHARED: Final = 5
"""Worlds that two choices must have met for the spread of their differences to say anything."""
UNKNOWN: Final = 1.0
"""The doubt until then: as much as a choice can be behind."""
_DIGITS: Final = 4


class Prospect(msgspec.Struct, frozen=True, kw_only=True):
    """What one choice is expected to lead to, over worlds that fit what the seat has seen."""

    choice: str
    games: int
    """Games that were played with it; those that fell clearly behind were played fewer."""
    win: float
    """The chance to win, a shared win counted as its share."""
    score: float
    """Expected final points."""
    rows: dict[str, float]
    """The same by row of the score sheet."""
    worth: float
    """What it is ranked by, from 0 to 1: what it promises, and came to."""
    behind: float
    """How much less it was worth than the best one in the same worlds."""
    doubt: float
    """The standard error of that, and 1 where they shared too few worlds for one."""
    value: float
    """What the sage holds it to be worth, in points of difference."""
    parts: dict[str, float]
    """Where that value comes from."""


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """A decision thought through: the promising choices, best first."""

    kind: str
    city: int
    games: int
    legal: int
    """How many legal choices there were."""
    prospects: tuple[Prospect, ...]


def explain(sight: Sight, stream: Stream, limit: Limit, *, entered: int | None = None) -> Why:
    """Think the open decision of a seat through; ``entered`` is looked at in any case."""
    began = perf_counter()
    mind = new_mind(net=installed("champion"))
    legal = sight.legal()
    search = mind.search(sight, NOTHING if entered is None else entered)
    many = min(FINALISTS, len(search.racers), limit.iterations or FINALISTS)
    race = _race(limit, many)
    if race is not None:
        think(search, stream, race)
    runs = [_Run(racer) for racer in search.ranking()]
    _compare(search, stream, limit, began, _finalists(runs, entered, many))
    runs = sorted((run for run in runs if run.told().rounds), key=_Run.place)
    sage = mind.sage
    return Why(
        kind=KINDS[sight.asked()],
        city=int(sight.asked_city()),
        games=int(search.games),
        legal=len(legal),
        prospects=tuple(_prospect(sage, sight, run, runs[0], str(legal[run.at])) for run in runs),
    )


def explained(sight: Sight, key: str, limit: Limit, entered: int | None) -> Why:
    """The same, with randomness that is given by its key."""
    return explain(sight, FastStream(key), limit, entered=entered)


class _Run:
    """A choice in the race, and again among the finalists."""

    def __init__(self, racer: Racer) -> None:
        self.at = int(racer.at)
        self.first = racer
        self.again = Racer(racer.at, racer.code, racer.value)

    def told(self) -> Racer:
        """The games that its figures come from."""
        return self.again if self.again.rounds else self.first

    def place(self) -> tuple[bool, float]:
        """Finalists first, by what they were worth; the others stay as the race left them."""
        rounds = int(self.again.rounds)
        return (False, -self.again.worth / rounds) if rounds else (True, 0.0)

    def behind(self, best: "_Run") -> tuple[float, float]:
        """How much less it was worth than the best in worlds that both met, and the doubt."""
        mine, others = (self.again, best.again) if self.again.rounds else (self.first, best.first)
        apart = [other - own for own, other in zip(mine.results, others.results, strict=False)]
        if self is best:
            return 0.0, 0.0
        mean = sum(apart) / max(len(apart), 1)
        if len(apart) < SHARED:
            return mean, UNKNOWN
        squares = sum((one - mean) ** 2 for one in apart)
        return mean, math.sqrt(squares / (len(apart) - 1) / len(apart))


def _race(limit: Limit, many: int) -> Limit | None:
    """What of a limit the race may take so that a round of the finalists is left, if anything."""
    iterations, seconds = limit.iterations, limit.seconds
    if iterations is not None:
        iterations = min(iterations // 2, iterations - many)
    if iterations == 0:
        return None
    return Limit(iterations, None if seconds is None else seconds / 2)


def _finalists(runs: list[_Run], entered: int | None, many: int) -> list[_Run]:
    """The first few of the race, and the choice that is looked at in any case."""
    among = [run for run in runs[many - 1 :] if run.at == entered]
    return runs[: many - len(among)] + among


def _compare(
    search: Search, stream: Stream, limit: Limit, began: float, finalists: list[_Run]
) -> None:
    """Play the finalists in the same new worlds, none of them dropped, whatever the clock says."""
    ends = math.inf if limit.seconds is None else began + limit.seconds
    most = math.inf if limit.iterations is None else limit.iterations
    games, rounds = int(search.games), 0
    while games + len(finalists) <= most and (not rounds or perf_counter() < ends):
        if rounds % FORGOTTEN == 0:
            search.catch_up()
            search.roots = [Node() for _ in search.roots]
        search.racers = [run.again for run in finalists]
        search.dropped = []
        search.round(stream, len(finalists))
        games, rounds = int(search.games), rounds + 1
    search.catch_up()


def _prospect(sage: Sage, sight: Sight, run: _Run, best: _Run, choice: str) -> Prospect:
    racer = run.told()
    rounds = int(racer.rounds)
    behind, doubt = run.behind(best)
    rows = {row: _rounded(sum_ / rounds) for row, sum_ in zip(ROWS, racer.rows, strict=True)}
    parts = sage.parts(sight, run.at)
    return Prospect(
        choice=choice,
        games=int(run.first.rounds) + int(run.again.rounds),
        win=_rounded(racer.wins / rounds),
        score=_rounded(racer.points / rounds),
        rows={row: points for row, points in rows.items() if points},
        worth=_rounded(racer.worth / rounds),
        behind=_rounded(behind),
        doubt=_rounded(doubt),
        value=_rounded(sage.values(sight)[run.at]),
        parts={part: _rounded(points) for part, points in parts.items() if _rounded(points)},
    )


def _rounded(figure: float) -> float:
    return round(figure, _DIGITS)

"""How a game went: the points of every city turn by turn, and what it did for them."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from sevenwonders.engine.events.base import Built, Discarded, Event, StageBuilt
from sevenwonders.engine.events.leaders import LeaderDiscarded, Recruited
from sevenwonders.engine.game.state import State
from sevenwonders.engine.score.sheet import Sheet, sheet
from sevenwonders.engine.vocabulary import CONFLICTS, ROWS
from sevenwonders.record.moment import begins, moment
from sevenwonders.server.wire.replay import Course, CourseDeed, CourseTurn

_CONFLICTS: Final = ROWS[CONFLICTS]


class Frame(NamedTuple):
    """The game after some stages, and what the last of them brought."""

    state: State
    events: list[Event]


def course(frames: Sequence[Frame]) -> Course:
    """The turns of a game; one that was broken off ends with its last whole turn."""
    starts = [
        step
        for step, (state, _) in enumerate(frames)
        if not state.over and begins(state) and moment(state)[0] > 0
    ]
    if frames[-1].state.over:
        starts.append(len(frames) - 1)
    return Course(tuple(_turn(frames, begin, end) for begin, end in pairwise(starts)))


def _turn(frames: Sequence[Frame], begin: int, end: int) -> CourseTurn:
    before, after = (_sheets(frames[step].state) for step in (begin, end))
    deeds = dict(reversed(list(_deeds(frames[begin + 1 : end + 1]))))
    age, turn = moment(frames[begin].state)
    return CourseTurn(
        step=begin,
        age=age,
        turn=turn,
        totals=tuple(one.total for one in after),
        gains=tuple(
            _peaceful(now) - _peaceful(old) for old, now in zip(before, after, strict=True)
        ),
        deeds=tuple(deeds.get(city) for city in range(len(after))),
    )


def _sheets(state: State) -> list[Sheet]:
    # Scoring works out what it needs, and others may look at the same game.
    own = state.clone()
    return [sheet(own, city) for city in range(len(own.cities))]


def _peaceful(city: Sheet) -> int:
    """The points of a city but for its tokens."""
    return city.total - sum(row.points for row in city.rows if row.row == _CONFLICTS)


def _deeds(frames: Sequence[Frame]) -> Iterator[tuple[int, CourseDeed]]:
    """What cities did with their cards, in order: the first is that of the turn."""
    for _, events in frames:
        for event in events:
            match event:
                case Built(city=city, card=card):
                    yield city, CourseDeed("built", card)
                case StageBuilt(city=city, stage=stage, card=str(card)):
                    yield city, CourseDeed("stage", card, stage)
                case (
                    Discarded(city=city, card=str(card))
                    | LeaderDiscarded(city=city, leader=str(card))
                ):
                    yield city, CourseDeed("discarded", card)
                case Recruited(city=city, leader=leader, stage=stage):
                    yield city, CourseDeed("recruited", leader, stage)
                case _:
                    pass

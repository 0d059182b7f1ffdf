"""A finished or broken-off game looked at again, from one seat's knowledge only."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import msgspec

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.why import Prospect, Why, explained
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.record.game import Record
from sevenwonders.record.moment import moment
from sevenwonders.record.replay import replay, stages

USUAL: Final = Limit(iterations=500)
COSTLY: Final = 5
"""Decisions that are singled out."""
NOTICEABLE: Final = 0.01
"""What a decision must have cost to be singled out, of a worth from 0 to 1."""
CERTAIN: Final = 2.0
"""Standard errors that it must have cost, so that luck of the worlds is not taken for a mistake."""


Explainer = Callable[[Sight, str, Limit, int | None], Why]


class Looked(msgspec.Struct, frozen=True, kw_only=True):
    """One decision looked at again."""

    age: int
    """0 for the draft of leaders."""
    turn: int
    """0 for the recruitment of an Age."""
    kind: str
    city: int
    stage: int
    """Stages of the record before it: where a viewer shows it."""
    legal: int
    """How many legal choices there were."""
    chosen: Prospect
    best: Prospect
    """What was chosen, where nothing was better."""
    cost: float
    """How much worse what was chosen did in the same worlds, of a worth from 0 to 1."""
    doubt: float
    """The standard error of the cost, and 1 where too few worlds were met for one."""
    prospects: tuple[Prospect, ...]
    """The promising choices, best first, and what was chosen."""

    def certain(self) -> bool:
        """Whether it cost something that is more than luck of the worlds."""
        return self.cost >= max(NOTICEABLE, CERTAIN * self.doubt)


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """How a game looked to one seat as it went, and what its decisions cost it."""

    seat: int
    name: str
    seats: tuple[str, ...]
    """The names of all seats."""
    limit: Limit
    seed: str
    decisions: tuple[Looked, ...]
    costliest: tuple[int, ...]
    """Indices of the decisions that cost most, the worst first."""
    score: int | None
    """The seat's points, if the game was played to its end."""
    won: float | None
    """The seat's share of the win, if the game was played to its end."""


class Asked(NamedTuple):
    """A decision as it stood in the game, and what was chosen."""

    stage: int
    state: State
    choice: Choice


def analyse(
    record: Record,
    seat: int,
    *,
    limit: Limit = USUAL,
    seed: str = "analysis",
    tell: Callable[[int], None] | None = None,
    explainer: Explainer = explained,
) -> Analysis:
    """Think every decision of a seat through again; ``tell`` hears how many are done.

    ``explainer`` thinks about one of them, given the key of its randomness and what was chosen.
    """
    end = replay(record)
    looked: list[Looked] = []
    for asked in decisions_of(record, seat):
        key = f"{seed}/{asked.stage}/{len(looked)}"
        looked.append(_look(asked, seat, key, limit, explainer))
        if tell is not None:
            tell(len(looked))
    return Analysis(
        seat=seat,
        name=record.seats[seat],
        seats=record.seats,
        limit=limit,
        seed=seed,
        decisions=tuple(looked),
        costliest=_costliest(looked),
        score=record.scores[seat] if end.over else None,
        won=_won(end, seat) if end.over else None,
    )


def decisions_of(record: Record, seat: int) -> Iterator[Asked]:
    """Each decision of a seat that left it a choice, as it was before anyone had chosen.

    A seat that decides for the free city too knows by then what it chose for its own.
    """
    chosen = [stage for turn in record.turns for stage in turn.stages]
    for number, state in enumerate(stages(record)):
        if number == len(chosen):
            return
        before = state.clone()
        asked = [int(ask) for ask in before.ask_seat]
        for other, choice in zip(asked, chosen[number], strict=True):
            if other != seat:
                continue
            if len(before.legal(seat)) > 1:
                yield Asked(number, before.clone(), choice)
            before.submit(seat, choice)


def _look(asked: Asked, seat: int, key: str, limit: Limit, explainer: Explainer) -> Looked:
    sight = Sight(asked.state, seat)
    legal = [str(choice) for choice in sight.legal()]
    chosen = str(asked.choice)
    why = explainer(sight, key, limit, legal.index(chosen))
    mine = next(prospect for prospect in why.prospects if prospect.choice == chosen)
    best = why.prospects[0] if mine.behind > 0 else mine
    age, turn = moment(asked.state)
    return Looked(
        age=age,
        turn=turn,
        kind=why.kind,
        city=why.city,
        stage=asked.stage,
        legal=why.legal,
        chosen=mine,
        best=best,
        cost=max(mine.behind, 0.0),
        doubt=mine.doubt,
        prospects=_shown(why, mine, best),
    )


def _shown(why: Why, mine: Prospect, best: Prospect) -> tuple[Prospect, ...]:
    others = [prospect for prospect in why.prospects if prospect is not best]
    top = (best, *others[:2])
    return top if mine in top else (*top, mine)


def _costliest(looked: list[Looked]) -> tuple[int, ...]:
    costly = [at for at, one in enumerate(looked) if one.certain()]
    return tuple(sorted(costly, key=lambda at: -looked[at].cost)[:COSTLY])


def _won(end: State, seat: int) -> float:
    """The seat's share of the win; a team wins as one."""
    winners = [int(winner) for winner in end.winners()]
    partner = int(Sight(end, seat).partner(seat))
    together = 2 if partner in winners else 1
    return together / len(winners) if seat in winners else 0.0

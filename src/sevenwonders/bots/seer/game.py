"""One sampled world played on: one seat by what it has learned, the others as sages.

It does not use ``bots.loop.play_out``: this loop is compiled together with the sage, needs no bot
object for each seat, and can end at a horizon.
"""

import math
from typing import Final, final

from mypy_extensions import i64

from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.seer.node import Node
from sevenwonders.bots.seer.replies import Replies
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import NOTHING, PLAY

FAR: Final = 1000
"""A horizon beyond the end of every game."""
DEPTH: Final = 3
"""Own choices in a row that a seat learns about; after them it plays as a sage."""
RIPE: Final = 64
"""Games after which a seat uses what it has learned; until then it plays as a sage and learns."""
WIN: Final = 0.5
"""What of a game's worth is the win itself; the rest is by how much."""
MARGIN: Final = 8.0
"""Points ahead that count as most of a win."""


@final
class Line:
    """The choices a seat has taken from its tree in one game."""

    def __init__(self, root: Node) -> None:
        self.nodes = [root]
        self.places: list[i64] = []
        self.here: Node | None = root

    def take(self, code: i64) -> None:
        """Go on from a choice; past a new one, or past DEPTH, the tree is left."""
        node = self.here
        if node is None:
            return
        at = node.place(code)
        self.places.append(at)
        if node.visits[at] == 0 or len(self.places) >= DEPTH:
            self.here = None
            return
        following = node.next(at)
        self.nodes.append(following)
        self.here = following

    def learn(self, worth: float) -> None:
        """What the game came to is learned by every node it went through."""
        for step in range(len(self.places)):
            self.nodes[step].learn(self.places[step], worth)


def choose(sage: Sage, sight: Sight, line: Line) -> i64:
    """The index of a seat's next choice in a world."""
    codes = sight.codes()
    if len(codes) == 1:
        return 0
    node = line.here
    if node is None:
        return sage.best(sight)
    ripe = node.played >= RIPE
    at: i64 = node.pick(sight, sage.values(sight)) if ripe else sage.best(sight)
    line.take(codes[at])
    return at


def play_on(
    state: State, sage: Sage, seat: i64, line: Line, replies: Replies, horizon: i64
) -> None:
    """Play a world to its end, or to the beginning of a turn that far ahead.

    The others play as sages, always the same in the same place: what differs between two choices
    of the seat comes from them alone.
    """
    sights = [Sight(state, one) for one in range(state.players)]
    ends = _turns(state) + horizon
    while not state.over:
        if _turns(state) >= ends and _all_play(sights):
            return
        for one in range(state.players):
            sight = sights[one]
            if sight.asked() == NOTHING:
                continue
            own = one == seat
            at = choose(sage, sight, line) if own else replies.best(sage, sight)
            state.submit_at(one, at)


def play_out(state: State, sage: Sage) -> None:
    """Play a world to its end as a sage plays it."""
    sights = [Sight(state, seat) for seat in range(state.players)]
    while not state.over:
        for seat in range(state.players):
            if sights[seat].asked() != NOTHING:
                state.submit_at(seat, sage.best(sights[seat]))


def _turns(state: State) -> i64:
    """The turns played."""
    return state.age * state.components.turns + state.turn


def _all_play(sights: list[Sight]) -> bool:
    """Whether a turn has just begun: every seat is to play a card."""
    return all(sight.asked() == PLAY for sight in sights)


def foreseen(state: State, sage: Sage, seat: i64) -> float:
    """What a world that was not played to its end is worth to a seat, from 0 to 1."""
    return lead_worth(sage.ahead(Sight(state, seat)))


def lead_worth(lead: float) -> float:
    """What it is worth to be so many points ahead of the best of the others, from 0 to 1."""
    return 1.0 / (1.0 + math.exp(-lead / MARGIN))


def worths(state: State) -> list[float]:
    """What a finished game was worth to each seat, from 0 to 1: the win, and by how much."""
    totals = [float(state.score(seat).total()) for seat in range(state.players)]
    sight = Sight(state, 0)
    won = state.winners()
    share = 1.0 / float(len(won))
    found: list[float] = []
    for seat in range(state.players):
        partner = sight.partner(seat)
        own = totals[seat]
        if partner != NOTHING:
            own += totals[partner]
        best = -1000.0
        for other in range(state.players):
            if other in (seat, partner):
                continue
            theirs = totals[other]
            if sight.partner(other) != NOTHING:
                theirs += totals[sight.partner(other)]
            best = max(best, theirs)
        worth = (1.0 - WIN) * lead_worth(own - best)
        if seat in won:
            worth += WIN * (share if partner == NOTHING else 2.0 * share)
        found.append(worth)
    return found

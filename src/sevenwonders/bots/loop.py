"""The loop in which every game is played: in the arena, in checks of bots, in the terminal."""

from collections.abc import Callable, Iterable, Sequence

from sevenwonders.engine.events.base import Event
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.game.state import Ask, State
from sevenwonders.engine.see.sight import Sight

Decide = Callable[[State, int], None]
"""Takes the open decision of a seat and submits it."""
Hear = Callable[[Sequence[Event]], None]
"""Told what happened since the last time; not yet redacted."""
Order = Callable[[Sequence[Ask]], Iterable[Ask]]
"""Which of the open decisions are taken now, and in which order."""
Choose = Callable[[Sight], int]
"""Gives the index of a choice among the legal ones."""
Failed = Callable[[State, int, Exception | SystemExit], None]
"""Takes over a decision that failed, with the reason."""


def by_index(choose: Choose, sight: Sight, failed: Failed) -> Decide:
    """Decide by index: no choice is written out, and none is read."""

    def decide(state: State, seat: int) -> None:
        try:
            state.submit_at(seat, choose(sight))
        except (Exception, SystemExit) as error:
            if state.asked(seat) is None:
                # It was submitted: the error is not the bot's.
                raise
            failed(state, seat, error)

    return decide


def play_out(
    state: State,
    decide: Sequence[Decide],
    *,
    hear: Hear | None = None,
    order: Order | None = None,
) -> int:
    """Let every seat decide until the game is over; returns how many decisions there were.

    Events are passed on before the next decisions and at the end.
    """
    decisions = 0
    while not state.over:
        if hear is not None:
            hear(drain(state))
        if order is None:
            seats = state.open_seats()
        else:
            seats = [ask.seat for ask in order(state.pending())]
        for seat in seats:
            decide[seat](state, seat)
        decisions += len(seats)
    if hear is not None:
        hear(drain(state))
    return decisions

"""The loop in which every game is played: in the arena, in checks of bots, in the terminal."""

from collections.abc import Callable, Iterable, Sequence

from sevenwonders.engine.events.base import Event
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.game.state import Ask, State

Decide = Callable[[State, int], None]
"""Takes the open decision of a seat and submits it."""
Hear = Callable[[Sequence[Event]], None]
"""Told what happened since the last time; not yet redacted."""
Order = Callable[[Sequence[Ask]], Iterable[Ask]]
"""Which of the open decisions are taken now, and in which order."""


def play_out(
    state: State,
    decide: Sequence[Decide],
    *,
    hear: Hear | None = None,
    order: Order | None = None,
) -> int:
    """Let every seat decide until the game is over; returns how many decisions there were.

    What happened is told before the next decisions and at the end.
    """
    decisions = 0
    while not state.over:
        if hear is not None:
            hear(drain(state))
        asks: Iterable[Ask] = state.pending()
        if order is not None:
            asks = order(state.pending())
        for ask in asks:
            decide[ask.seat](state, ask.seat)
            decisions += 1
    if hear is not None:
        hear(drain(state))
    return decisions

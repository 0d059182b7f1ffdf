"""Moments of random games at which seats look back."""

from collections.abc import Iterator
from typing import NamedTuple

from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import position_of, state_from
from tests.support.games import BOX_KINDS, KINDS, Kind, deal_game, picker, play_stage, sampled_kind
from tests.support.scale import scaled

EVERY_KIND = (*KINDS, *BOX_KINDS)


class Moment(NamedTuple):
    """A game, and the seat that looks at it."""

    state: State
    seat: int


def moments(kind: Kind, seed: str, count: int) -> Iterator[Moment]:
    """Moments of one random game, among them some where others have sealed a choice already."""
    state = deal_game(kind, seed)
    pick = picker(f"moments {seed}")
    few = 1 + 40 * kind.players // count
    while not state.over:
        for seat in range(kind.players):
            if pick(few) == 0:
                yield Moment(state, seat)
            if pick(4) == 0 and len(state.pending()) > 1 and state.asked(seat) is not None:
                state.submit_at(seat, pick(len(state.legal(seat))))
        play_stage(state, pick)
    yield Moment(state, pick(kind.players))


def moments_after_a_position(kind: Kind, seed: str, count: int) -> Iterator[Moment]:
    """The same for a game that begins with a position in the middle of another."""
    state = deal_game(kind, seed)
    pick = picker(f"position {seed}")
    for _ in range(4 + pick(24)):
        play_stage(state, pick)
    while state.over or state.pending()[0].kind not in ("play", "recruit"):
        if state.over:
            state = deal_game(kind, seed)
        play_stage(state, pick)
    begun = state_from(position_of(state))
    for _ in range(count):
        if not begun.over:
            yield Moment(begun, pick(kind.players))
            play_stage(begun, pick)


def any_kind(seed: str) -> Kind:
    """A table of any set of boxes."""
    return sampled_kind(picker(f"kind {seed}"))


GAMES = scaled(1, 40)
MOMENTS = scaled(6, 40)

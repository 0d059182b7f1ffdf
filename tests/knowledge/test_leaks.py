"""Nothing hidden changes what is drawn: two games that look alike give the same worlds."""

from collections.abc import Callable

import pytest

from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.recall import Recall, recall
from sevenwonders.knowledge import Worlds
from tests.knowledge.cases import EVERY_KIND, GAMES, moments
from tests.support.dump import Plain, dump
from tests.support.games import Kind, mid_game

Remember = Callable[[State, int], Recall]


def drawn(state: State, seat: int, seed: str, remember: Remember) -> Plain:
    return dump(Worlds(remember(state, seat)).draw(FastStream(seed)))


def leaks(state: State, seat: int, seed: str, remember: Remember = recall) -> bool:
    """Whether a world drawn from a look-alike game differs from one drawn from the game."""
    twin = Worlds(recall(state, seat)).draw(FastStream(f"twin {seed}"))
    return drawn(state, seat, seed, remember) != drawn(twin, seat, seed, remember)


@pytest.mark.parametrize("kind", EVERY_KIND, ids=str)
def test_games_that_look_alike_give_the_same_world(kind: Kind, seed: str) -> None:
    for game in range(GAMES):
        for state, seat in moments(kind, f"{seed} {game}", 4):
            assert not leaks(state, seat, seed)


def test_a_memory_that_peeks_is_found_out() -> None:
    def peek(state: State, seat: int) -> Recall:
        memory = recall(state, seat)
        for at, code in enumerate(state.history):
            memory.codes[at] = code
        return memory

    state = mid_game(Kind("1e", 4), "peek", 9)
    assert leaks(state, 0, "peek", peek)

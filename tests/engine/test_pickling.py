"""A state and a choice can be pickled and copied, wherever the game stands."""

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor

import pytest

from sevenwonders.engine import Choice, State, position_of, state_from
from sevenwonders.engine.vocabulary import PLAY, RECRUITMENT
from tests.support.dump import Plain, dump
from tests.support.games import BOX_KINDS, KINDS, Kind, deal_game, picker, play_out, play_stage
from tests.support.scale import scaled

ALL_KINDS = pytest.mark.parametrize("kind", [*KINDS, *BOX_KINDS], ids=str)


def loaded(state: State) -> State:
    """The state after it went through a pickle."""
    found: object = pickle.loads(pickle.dumps(state))  # noqa: S301 -- written just now
    assert isinstance(found, State)
    return found


def end_of(state: State, seed: str) -> Plain:
    """All there is at the end, played on by one seed."""
    play_out(state, picker(seed))
    return dump(state)


def sealed(state: State, pick: int) -> State:
    """The state after the first open decision is taken, which others wait for if there are any."""
    ask = state.pending()[0]
    legal = state.legal(ask.seat)
    state.submit(ask.seat, legal[pick % len(legal)])
    return state


@ALL_KINDS
def test_a_pickled_state_is_the_same_at_any_stage(kind: Kind, seed: str) -> None:
    state = deal_game(kind, seed)
    pick = picker(seed)
    while not state.over:
        if pick(scaled(12, 1)) == 0:
            assert dump(loaded(state)) == dump(state)
        play_stage(state, pick)
    assert dump(loaded(state)) == dump(state)


@ALL_KINDS
def test_a_pickled_state_keeps_sealed_choices_and_plays_on_alike(kind: Kind, seed: str) -> None:
    state = deal_game(kind, seed)
    pick = picker(seed)
    for _ in range(5):
        play_stage(state, pick)
    sealed(state, pick(1000))
    again = loaded(state)
    assert [again.sealed(seat) for seat in range(kind.players)] == [
        state.sealed(seat) for seat in range(kind.players)
    ]
    assert end_of(again, seed) == end_of(state, seed)


@ALL_KINDS
def test_a_state_that_began_with_a_position_is_pickled_with_it(kind: Kind, seed: str) -> None:
    state = deal_game(kind, seed)
    pick = picker(seed)
    while not state.over:
        if state.ask_kind[0] in (PLAY, RECRUITMENT) and pick(scaled(8, 1)) == 0:
            begun = state_from(position_of(state))
            play_stage(begun, picker(seed))
            if not begun.over:
                sealed(begun, 1)
            again = loaded(begun)
            assert dump(again) == dump(begun)
            assert again.origin is not None
            assert begun.origin is not None
            assert dump(again.origin) == dump(begun.origin)
        play_stage(state, pick)


def test_states_go_to_other_processes_and_come_back(seed: str) -> None:
    states = [sealed(deal_game(kind, seed), 1) for kind in (*KINDS[:2], *BOX_KINDS[-6:])]
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn) as pool:
        dumps = list(pool.map(dump, states))
        finished = list(pool.map(played_out, states))
    assert dumps == [dump(state) for state in states]
    assert [dump(state) for state in finished] == [dump(played_out(state)) for state in states]


def played_out(state: State) -> State:
    """The end of the game, by random play."""
    play_out(state, picker("over processes"))
    return state


@pytest.mark.parametrize("log", [None, []], ids=["without a log", "with a log"])
def test_the_log_is_pickled_and_copied_too(log: list[tuple[int, ...]] | None, seed: str) -> None:
    state = deal_game(KINDS[1], seed)
    state.log = None if log is None else []
    play_stage(state, picker(seed))
    assert loaded(state).log == state.log
    assert copy.deepcopy(state).log == state.log


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
@pytest.mark.parametrize("kind", [KINDS[0], KINDS[3], BOX_KINDS[-3]], ids=str)
def test_a_copy_is_equal_and_independent(kind: Kind, copied: object, seed: str) -> None:
    assert copied in (copy.copy, copy.deepcopy)
    state = deal_game(kind, seed)
    play_stage(state, picker(seed))
    before = dump(state)
    twin = copy.copy(state) if copied is copy.copy else copy.deepcopy(state)
    assert dump(twin) == before
    play_stage(twin, picker(seed))
    assert dump(state) == before


@ALL_KINDS
def test_choices_are_pickled_as_their_text(kind: Kind, seed: str) -> None:
    state = deal_game(kind, seed)
    for choice in state.legal(0):
        again: object = pickle.loads(pickle.dumps(choice))  # noqa: S301 -- written just now
        assert isinstance(again, Choice)
        assert again == choice

"""The game for OpenSpiel: its official simulation, chance, information and resampling."""

import numpy as np
import pyspiel
import pytest

from sevenwonders.content.loader import extra_names
from sevenwonders.envs.openspiel import BYTES, NAME, SevenWondersState

EVERY_BOX = {"players": 3, "edition": "2e", "boxes": " ".join(extra_names()), "experts": True}
TEAMS = {"players": 4, "boxes": "cities", "teams": True}
TABLES: list[dict[str, object]] = [
    {},
    {"players": 2},
    {"players": 7, "edition": "2e"},
    TEAMS,
    EVERY_BOX,
]


def new_state(parameters: dict[str, object], seed: int = 1) -> SevenWondersState:
    """A game with its deal drawn."""
    state: SevenWondersState = pyspiel.load_game(NAME, parameters).new_initial_state()
    rng = np.random.default_rng(seed)
    for _ in range(BYTES):
        assert state.is_chance_node()
        state.apply_action(int(rng.integers(256)))
    return state


def play(state: SevenWondersState, rng: np.random.Generator, stages: int = 1000) -> None:
    while stages and not state.is_terminal():
        stages -= 1
        players = range(state.num_players())
        state.apply_actions([int(rng.choice(state.legal_actions(at))) for at in players])


@pytest.mark.parametrize("parameters", TABLES, ids=str)
def test_random_games_pass_the_official_simulation(parameters: dict[str, object]) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(NAME, parameters), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize("parameters", TABLES, ids=str)
def test_a_game_ends_with_one_victory_to_share(parameters: dict[str, object]) -> None:
    state = new_state(parameters)
    assert sum(state.returns()) == 0.0
    play(state, np.random.default_rng(1))
    assert sum(state.returns()) == pytest.approx(1.0)


def test_partners_win_together() -> None:
    state = new_state(TEAMS)
    play(state, np.random.default_rng(1))
    assert sorted(state.returns()) == [0.0, 0.0, 0.5, 0.5]
    assert state.returns()[0] == state.returns()[1]


@pytest.mark.parametrize("parameters", TABLES, ids=str)
def test_a_state_is_kept_and_goes_on_as_it_was(parameters: dict[str, object]) -> None:
    game = pyspiel.load_game(NAME, parameters)
    for stages in (0, 7, 1000):
        state = new_state(parameters)
        play(state, np.random.default_rng(5), stages=stages)
        kept = game.deserialize_state(state.serialize())
        assert kept.history() == state.history()
        for player in range(state.num_players()):
            seen = state.information_state_string(player)
            assert kept.information_state_string(player) == seen
            assert kept.legal_actions(player) == state.legal_actions(player)
        for one in (kept, state):
            play(one, np.random.default_rng(6))
        assert kept.returns() == state.returns()


def test_the_deal_is_decided_by_chance_alone() -> None:
    one, same, other = new_state({}, 1), new_state({}, 1), new_state({}, 2)
    assert one.information_state_string(0) == same.information_state_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)


@pytest.mark.parametrize("parameters", TABLES, ids=str)
def test_a_resampled_state_looks_the_same_to_its_player(parameters: dict[str, object]) -> None:
    state = new_state(parameters)
    rng = np.random.default_rng(3)
    play(state, rng, stages=9)
    other = state.resample_from_infostate(1, rng.random)
    assert other.information_state_string(1) == state.information_state_string(1)
    assert other.legal_actions(1) == state.legal_actions(1)
    kept = state.get_game().deserialize_state(other.serialize())
    assert kept.information_state_string(0) == other.information_state_string(0)
    before = state.information_state_string(0)
    play(other, rng)
    assert other.is_terminal()
    assert state.information_state_string(0) == before


def test_a_copy_goes_its_own_way() -> None:
    state = new_state({})
    copy = state.clone()
    play(copy, np.random.default_rng(4))
    assert copy.is_terminal()
    assert not state.is_terminal()


def test_actions_and_observations_are_those_of_the_other_environments() -> None:
    state = new_state({})
    assert state.action_to_string(0, state.legal_actions(0)[0]).startswith("build:")
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 2)
    assert observer.tensor.tolist() == state.match.observation(2).tolist()

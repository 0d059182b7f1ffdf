"""Environments: their official tests, masks, waiting seats, rewards, refusals."""

from functools import partial

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import parallel_seed_test

from sevenwonders.content.names import names
from sevenwonders.encode import any_layout
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.see.sight import Sight
from sevenwonders.envs import (
    MASKED_SEAT_ID,
    SEAT_ID,
    IllegalAction,
    ImpossibleSetting,
    NotReset,
    SevenWondersMaskedSeat,
    SevenWondersParallel,
    SevenWondersSeat,
    SevenWondersVector,
    env,
    render,
)
from sevenwonders.envs.match import Match
from sevenwonders.envs.render import text
from sevenwonders.envs.rewards import RewardName, reward_named
from sevenwonders.testing.check_env import check_env
from tests.support.games import BOXES, Kind

KINDS = (
    Kind("1e", 2),
    Kind("1e", 3),
    Kind("2e", 7),
    Kind("1e", 3, BOXES, experts=True),
    Kind("2e", 4, BOXES, teams=True, experts=True),
    Kind("2e", 5, BOXES),
)
every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
BASE = Options(players=3)


@every_kind
@pytest.mark.parametrize("variants", [1, 8])
def test_the_official_tests_of_pettingzoo_pass(kind: Kind, variants: int) -> None:
    check_env(SevenWondersParallel(kind.options(), illegal="first", variants=variants))


@every_kind
def test_the_official_tests_of_gymnasium_pass(kind: Kind) -> None:
    made = gymnasium.make(SEAT_ID, options=kind.options(), opponents="random", illegal="first")
    assert isinstance(made.unwrapped, SevenWondersSeat)
    check_env(made.unwrapped)


def test_the_same_seed_gives_the_same_game() -> None:
    parallel_seed_test(partial(SevenWondersParallel, BASE, illegal="first"), num_cycles=60)
    one, other = (SevenWondersSeat(BASE, opponents="random") for _ in range(2))
    assert np.array_equal(one.reset(seed=4)[0], other.reset(seed=4)[0])
    for _ in range(18):
        action = int(one.action_masks().argmax())
        assert np.array_equal(one.step(action)[0], other.step(action)[0])
    assert not np.array_equal(one.reset()[0], one.reset(seed=4)[0])


@every_kind
def test_every_legal_action_within_the_variants_can_be_taken(kind: Kind) -> None:
    match = Match(kind.options(), variants=8)
    match.deal("masks")
    rng = np.random.default_rng(1)
    while not match.over:
        numbers = [int(rng.choice(np.flatnonzero(match.mask(s)))) for s in range(kind.players)]
        for seat in range(kind.players):
            legal = len(Sight(match.state, seat).codes())
            assert match.mask(seat).sum() == (legal or 1)
        match.play(match.places(numbers))


def test_a_seat_that_is_not_asked_waits() -> None:
    table = SevenWondersParallel(Options(players=2), reward="rank")
    observations, infos = table.reset(seed=3)
    waited = 0
    rewards: dict[str, float] = {}
    while table.agents:
        for agent in table.agents:
            mask = observations[agent]["action_mask"]
            assert mask.tolist() == table.match.mask(table.agents.index(agent)).tolist()
            assert bool(mask[0]) == (not infos[agent]["asked"])
            waited += int(mask[0])
        actions = {
            agent: int(observations[agent]["action_mask"].argmax()) for agent in table.agents
        }
        observations, rewards, _, _, infos = table.step(actions)
    assert waited
    assert sorted(rewards.values()) == [-1.0, 1.0]
    with pytest.raises(NotReset, match=r"call reset\(\) first"):
        table.step({})


def test_agents_can_take_turns_too() -> None:
    turns = env(BASE)
    turns.reset(seed=1)
    steps = 0
    for agent in turns.agent_iter():
        seen, _, over, _, _ = turns.last()
        turns.step(None if over else int(seen["action_mask"].argmax()))
        steps += 1
        assert agent.startswith("seat_")
    assert steps >= 54


def test_a_wrong_action_is_refused_and_nothing_changes() -> None:
    table = SevenWondersSeat(BASE, seat=1)
    with pytest.raises(NotReset):
        table.step(0)
    before, info = table.reset(seed=1)
    assert info["seat"] == 1
    with pytest.raises(IllegalAction, match="seat 1: wait, variant 0, is not among the"):
        table.step(0)
    assert np.array_equal(before, table.match.observation(1))
    parallel = SevenWondersParallel(BASE)
    parallel.reset(seed=1)
    first = parallel.match.observation(0)
    with pytest.raises(IllegalAction):
        parallel.step({"seat_0": int(parallel.match.mask(0).argmax())})
    assert np.array_equal(first, parallel.match.observation(0))


def test_rewards_are_the_win_the_rank_or_the_lead() -> None:
    points, won = [50, 60, 60, 40], [False, True, True, False]
    assert reward_named("win")(points, won) == [0.0, 0.5, 0.5, 0.0]
    assert reward_named("rank")(points, won) == [-1 / 3, 2 / 3, 2 / 3, -1.0]
    assert reward_named("margin")(points, won) == [-1.0, 0.0, 0.0, -2.0]
    assert reward_named(lambda p, _: [float(one) for one in p])(points, won)[0] == 50.0
    with pytest.raises(ImpossibleSetting, match="no reward 'score'; there are win, rank, margin"):
        reward_named("score")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


def test_partners_share_points_and_victory() -> None:
    match = Match(Options(players=4, edition="2e", boxes=("cities",), teams=True))
    match.deal("team")
    while not match.over:
        match.play(match.places([int(match.mask(seat).argmax()) for seat in range(4)]))
    points, won = match.points(), match.won()
    assert points[0] == points[1]
    assert won[0] == won[1] != won[2]


TEAMS = Options(players=4, edition="2e", boxes=("cities",), teams=True)


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_every_environment_gives_partners_the_same_reward(reward: RewardName) -> None:
    """The lead is that of a team over the other one: a partner is no rival."""
    table = SevenWondersParallel(TEAMS, reward=reward)
    seen, _ = table.reset(seed=1)
    rewards: dict[str, float] = {}
    while table.agents:
        seen, rewards, _, _, _ = table.step(
            {agent: int(seen[agent]["action_mask"].argmax()) for agent in table.agents}
        )
    assert list(rewards.values()) == expected(reward, table.match.points(), table.match.won())
    alone = SevenWondersSeat(TEAMS, reward=reward, opponents="random", seat=2)
    alone.reset(seed=1)
    over, given = False, 0.0
    while not over:
        _, given, over, _, _ = alone.step(int(alone.action_masks().argmax()))
    assert given == expected(reward, alone.match.points(), alone.match.won())[2]
    tables = SevenWondersVector(2, TEAMS, reward=reward, opponents="random", seat=2)
    _, info = tables.reset(seed=1)
    ended = np.zeros(2, dtype=bool)
    while not ended.any():
        _, figures, ended, _, info = tables.step(info["action_mask"].argmax(axis=1))
    for at in np.flatnonzero(ended):
        points = info["final_info"]["points"][at]
        assert points[0] == points[1]
        wins = [
            expected(reward, points, won)[2]
            for won in ([True] * 2 + [False] * 2, [False] * 2 + [True] * 2)
        ]
        assert figures[at] == wins[points[2] > points[0]]


def expected(reward: RewardName, points: list[int], won: list[bool]) -> list[float]:
    """Two teams: the winners share the victory and the first two places."""
    lead = (points[0] - points[2]) / 10
    return {
        "win": [0.5 * one for one in won],
        "rank": [2 / 3 if one else -2 / 3 for one in won],
        "margin": [lead, lead, -lead, -lead],
    }[reward]


def test_a_vector_of_tables_is_played_seat_by_seat() -> None:
    tables = gymnasium.make_vec(
        SEAT_ID, num_envs=4, vectorization_mode="vector_entry_point", opponents="random"
    )
    assert isinstance(tables, SevenWondersVector)
    seen, info = tables.reset(seed=2)
    ended = 0
    for _ in range(40):
        assert seen.shape == tables.observation_space.shape
        seen, rewards, over, _, info = tables.step(info["action_mask"].argmax(axis=1))
        ended += int(over.sum())
        assert not rewards[~over].any()
        if over.any():
            told = info["final_info"]["points"]
            assert [one is not None for one in told] == over.tolist()
            assert info["_final_obs"].tolist() == over.tolist()
            last = info["final_obs"]
            assert [one is not None for one in last] == over.tolist()
            column = tables.layout.names().index("table.over")
            assert all(last[at][column] for at in np.flatnonzero(over))
            assert not seen[:, column].any()
    assert ended >= 8


def test_a_vector_refuses_wrong_actions_and_nothing_changes() -> None:
    tables = SevenWondersVector(3, opponents="random", seat=1)
    with pytest.raises(NotReset):
        tables.step(np.zeros(3, dtype=np.int64))
    before, info = tables.reset(seed=5)
    legal = info["action_mask"].argmax(axis=1)
    with pytest.raises(ImpossibleSetting, match=r"each of the 3 tables, not \(2,\)"):
        tables.step(legal[:2])
    with pytest.raises(IllegalAction, match=r"\(table 1, seat 1\): wait, variant 0, is not"):
        tables.step(np.array([legal[0], 0, legal[2]]))
    with pytest.raises(IllegalAction, match="table 2, seat 1: action -1, variant 0, is not"):
        tables.step(np.array([legal[0], legal[1], -1]))
    other = SevenWondersVector(3, opponents="random", seat=1)
    assert np.array_equal(before, other.reset(seed=5)[0])
    assert np.array_equal(tables.step(legal)[0], other.step(legal)[0])


def test_a_vector_plays_the_variants_of_actions_as_a_single_table_does() -> None:
    tables = SevenWondersVector(2, opponents="random", seat=0, variants=2)
    _, info = tables.reset(seed=5)
    space = tables.single_action_space
    assert isinstance(space, gymnasium.spaces.Discrete)
    taken = np.zeros(2, dtype=int)
    for _ in range(40):
        assert info["action_mask"].shape == (2, space.n)
        assert info["action_mask"].any(axis=1).all()
        legal = [np.flatnonzero(mask) for mask in info["action_mask"]]
        dearest = np.array([numbers[(numbers % 2).argmax()] for numbers in legal])
        taken += np.bincount(dearest % 2, minlength=2)
        _, _, _, _, info = tables.step(dearest)
    assert taken.all()


def test_a_vector_shows_every_table() -> None:
    tables = SevenWondersVector(2, opponents="random", render_mode="ansi")
    tables.reset(seed=1)
    shown = tables.render()
    assert shown is not None
    assert len(shown) == 2
    assert all(str(one).startswith("Age 1, turn 1 of 6") for one in shown)
    tables.render_mode = "rgb_array"
    pictures = tables.render()
    assert pictures is not None
    assert all(isinstance(one, np.ndarray) for one in pictures)
    tables.render_mode = None
    assert tables.render() is None


def test_numbers_that_would_become_others_are_refused() -> None:
    tables = SevenWondersVector(2, opponents="random")
    _, info = tables.reset(seed=5)
    legal = info["action_mask"].argmax(axis=1)
    with pytest.raises(ImpossibleSetting, match="actions are whole numbers, not float64"):
        tables.step(legal + 0.5)
    with pytest.raises(ImpossibleSetting, match="actions have 32 bits: "):
        tables.step(legal + 2**32)
    table = SevenWondersSeat(BASE, seat=1)
    _, info = table.reset(seed=5)
    with pytest.raises(ImpossibleSetting, match=r"of seat 1 is a whole number, not \d+\.5"):
        table.step(float(info["action_mask"].argmax()) + 0.5)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


def test_an_agent_that_is_not_there_is_refused() -> None:
    table = SevenWondersParallel(BASE)
    table.reset(seed=1)
    with pytest.raises(
        ImpossibleSetting, match=r"no agent 'seat_3'; there are seat_0, seat_1, sea"
    ):
        table.step({**dict.fromkeys(table.agents, 1), "seat_3": 1})


def test_or_a_vector_takes_the_first_legal_choice() -> None:
    tables = SevenWondersVector(2, opponents="random", illegal="first")
    before, _ = tables.reset(seed=5)
    after = tables.step(np.array([0, -1]))[0]
    assert not (before == after).all(axis=1).any()


@every_kind
def test_the_official_tests_pass_with_the_mask_in_the_observation(kind: Kind) -> None:
    made = gymnasium.make(
        MASKED_SEAT_ID, options=kind.options(), opponents="random", illegal="first"
    )
    assert isinstance(made.unwrapped, SevenWondersMaskedSeat)
    check_env(made.unwrapped)


def test_the_mask_can_stand_in_the_observation() -> None:
    plain = SevenWondersSeat(BASE, opponents="random")
    masked = SevenWondersMaskedSeat(BASE, opponents="random", render_mode="ansi")
    seen, info = plain.reset(seed=3)
    both, other = masked.reset(seed=3)
    for _ in range(5):
        assert np.array_equal(both["observation"], seen)
        assert np.array_equal(both["action_mask"], info["action_mask"])
        assert np.array_equal(other["action_mask"], masked.action_masks())
        action = int(info["action_mask"].argmax())
        seen, _, _, _, info = plain.step(action)
        both, _, _, _, other = masked.step(action)
    assert str(masked.render()).startswith("Age 1, turn 6 of 6")


def test_a_finished_game_takes_no_action() -> None:
    table = SevenWondersSeat(BASE, opponents="random")
    table.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = table.step(int(table.action_masks().argmax()))
    with pytest.raises(NotReset, match=r"call reset\(\) first"):
        table.step(0)
    table.reset()
    table.step(int(table.action_masks().argmax()))


def test_one_layout_serves_any_table() -> None:
    table = SevenWondersSeat(Options(players=5), layout=any_layout())
    assert table.reset(seed=1)[0].shape == (any_layout().size,)


def test_tables_are_shown_as_text_and_as_a_picture() -> None:
    table = SevenWondersParallel(BASE, render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert isinstance(shown, str)
    assert shown.startswith("Age 1, turn 1 of 6: play\n0 ")
    table.render_mode = "rgb_array"
    before = table.render()
    table.step({agent: int(table.match.mask(s).argmax()) for s, agent in enumerate(table.agents)})
    after = table.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert before.shape == (108, 480, 3)
    assert not np.array_equal(before, after)
    table.render_mode = None
    assert table.render() is None


def test_text_has_the_names_of_cities_and_cards() -> None:
    match = Match(Options(players=3, boards=("rhodes-b", "giza-a", "babylon-a")))
    match.deal("names")
    match.play(match.places([int(match.mask(seat).argmax()) for seat in range(3)]))
    shown = text(match.state).splitlines()
    assert shown[1].startswith("0 Rhodes B [..] ")
    built = Sight(match.state, 0).built(0)
    cards = [names("en").card(match.state.components.cards[card].slug) for card in built]
    assert shown[1].endswith(f"shields, conflicts +0: {', '.join(cards) or '-'}")


def test_much_in_a_city_stands_closer_and_leaves_the_caption_free() -> None:
    """Forty-five cards, coins and shields: every one of them is seen, none beyond the edge."""
    for count in (1, 34, 35, 45, 120):
        places = render._places(count, 60, 480)
        assert len(set(places)) == count
        assert places[0] == 60
        assert places[-1] + 12 <= 480


def test_a_picture_is_captioned_with_the_names() -> None:
    match = Match(Options(players=3, boards=("rhodes-b", "giza-a", "babylon-a")))
    match.deal("names")
    other = Match(Options(players=3, boards=("ephesus-b", "giza-a", "babylon-a")))
    other.deal("names")
    one, two = render.picture(match.state), render.picture(other.state)
    caption = slice(29, 34)
    assert (one[caption] == (70, 60, 50)).any()
    assert not np.array_equal(one[caption], two[caption])
    assert np.array_equal(one[36:], two[36:])


def test_impossible_settings_are_refused() -> None:
    with pytest.raises(ImpossibleSetting, match="3 opponents are named for 2 other seats"):
        SevenWondersSeat(BASE, opponents="greedy,sage,random")
    with pytest.raises(ImpossibleSetting, match="no seat 3 at a table of 3"):
        SevenWondersSeat(BASE, seat=3)
    with pytest.raises(ImpossibleSetting, match="no seat 7 at a table of 3"):
        SevenWondersVector(2, BASE, seat=7)
    with pytest.raises(ImpossibleSetting, match="at least one variant, not 0"):
        SevenWondersVector(2, BASE, variants=0)
    with pytest.raises(ImpossibleSetting, match="at least one variant, not 0"):
        SevenWondersParallel(BASE, variants=0)

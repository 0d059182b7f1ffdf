"""The oracle: the seer's search with the champion's net, and the levels that are made of it."""

import sys

import pytest

from sevenwonders.bots.champion.net import champion_net
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.oracle.mind import NetMind
from sevenwonders.bots.registry import BOTS, make_bot
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.bots.seer.cores import Work, searched
from sevenwonders.bots.seer.judge import Promise
from sevenwonders.bots.seer.search import HORIZON, Search
from sevenwonders.bots.seer.think import think
from sevenwonders.encode import Follower, any_layout, observe
from sevenwonders.engine import view
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.extras import MissingExtra
from sevenwonders.knowledge.sampling.worlds import Worlds
from tests.support.games import SOME_BOX_KINDS, Kind, deal_game, picker, play_stage


def a_game(kind: Kind, stages: int) -> State:
    state = deal_game(kind, "oracle")
    pick = picker("oracle")
    for _ in range(stages):
        play_stage(state, pick)
    return state


def nothing(_module: str) -> None:
    """No module is found."""


class Fan:
    """A judge that promises the victory wherever the seat has built most cards."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.begun = 0
        self.asked: list[int] = []
        self._shown: list[int] = []

    def begin(self, world: State) -> None:
        """Count worlds."""
        del world
        self.begun += 1

    def show(self, state: State) -> None:
        """Count cards."""
        self._shown.append(len(Sight(state, self.seat).built(self.seat)))

    def judged(self) -> list[Promise]:
        """Promise more where there are more cards."""
        shown, self._shown = self._shown, []
        self.asked.append(len(shown))
        return [Promise(cards / 30) for cards in shown]


@pytest.mark.parametrize("kind", SOME_BOX_KINDS, ids=str)
def test_a_branch_of_a_game_is_observed_as_if_it_were_followed_from_its_beginning(
    kind: Kind,
) -> None:
    state = a_game(kind, 6)
    follower = Follower(any_layout())
    follower.begin(state)
    for ending in "ab":
        branch = state.clone()
        pick = picker(ending)
        for _ in range(9):
            play_stage(branch, pick)
        for seat in range(branch.players):
            told = follower.observe_branch(branch, seat)
            assert told == observe(Sight(branch, seat), any_layout())


def test_several_observations_at_once_are_judged_as_one_by_one() -> None:
    seen = [
        observe(Sight(a_game(kind, stages), 0), any_layout())
        for kind in SOME_BOX_KINDS
        for stages in (2, 9)
    ]
    together = champion_net().judge_many(seen)
    for observation, (win, lead) in zip(seen, together, strict=True):
        alone = champion_net().judge(observation)
        assert win == pytest.approx(alone.win, abs=1e-4)
        assert lead == pytest.approx(alone.lead, abs=1e-2)


def test_a_judge_is_asked_about_several_worlds_at_once_and_about_every_game() -> None:
    state = a_game(Kind("1e", 4), 3)
    sight = Sight(state, 0)
    fan = Fan(0)
    search = Search(new_sage(), sight, Worlds(sight), HORIZON, NOTHING, None, fan)
    many = len(search.racers)
    for _ in range(5):
        search.round(FastStream("judge"), many)
    assert fan.begun == 5
    assert fan.asked == [4 * many]
    search.ranking()
    assert sum(fan.asked) == search.games == 5 * many


def test_what_the_judge_prefers_is_chosen() -> None:
    state = a_game(Kind("1e", 3), 3)
    sight = Sight(state, 0)
    search = Search(new_sage(), sight, Worlds(sight), HORIZON, NOTHING, None, Fan(0))
    search.judging = search.promise = 1.0
    think(search, FastStream("fan"), Limit(iterations=200))
    assert str(sight.legal()[search.ranking()[0].at]).startswith("B:")


def test_a_prior_decides_which_choices_are_tried() -> None:
    state = a_game(Kind("1e", 4), 3)
    sight = Sight(state, 0)
    many = len(sight.codes())
    prior = [-100.0] * many
    prior[many - 1] = 0.0
    search = Search(new_sage(), sight, Worlds(sight), HORIZON, NOTHING, prior)
    assert [int(racer.at) for racer in search.racers] == [many - 1]


def test_a_search_that_doubts_more_lets_choices_go_later() -> None:
    sight = Sight(a_game(Kind("1e", 3), 3), 0)
    left: list[int] = []
    for doubt in (0.5, 100.0):
        search = Search(new_sage(), sight, Worlds(sight))
        search.doubt = doubt
        think(search, FastStream("doubt"), Limit(iterations=150))
        left.append(len(search.racers))
    assert left[0] < left[1] == len(search.ranking())


def test_the_oracle_asks_the_net_what_worlds_promise() -> None:
    sight = Sight(a_game(Kind("1e", 4), 5), 1)
    mind = NetMind()
    with_net = mind.search(sight)
    without = Search(mind.sage, sight, Worlds(sight), HORIZON)
    for search in (with_net, without):
        search.round(FastStream("promise"), len(search.racers))
    by_net = {racer.at: racer.worth for racer in with_net.ranking()}
    by_sage = {racer.at: racer.worth for racer in without.ranking()}
    assert by_net.keys() == by_sage.keys()
    assert all(by_net[at] != by_sage[at] for at in by_net)


def test_worlds_that_end_before_the_horizon_need_no_judge() -> None:
    state = a_game(Kind("1e", 3), 17)
    sight = Sight(state, 0)
    assert (sight.age(), sight.turn()) == (3, 6)
    fan = Fan(0)
    search = Search(new_sage(), sight, Worlds(sight), HORIZON, NOTHING, None, fan)
    search.round(FastStream("end"), len(search.racers))
    assert all(racer.rounds == 1 for racer in search.ranking())
    assert fan.asked == [0]


def test_the_same_seed_and_limit_give_the_same_choice() -> None:
    sight = Sight(a_game(Kind("1e", 4), 3), 0)
    chosen = [make_bot("oracle:iterations=60", FastStream("a")).choose(sight) for _ in "12"]
    assert chosen[0] == chosen[1]


def test_a_process_of_the_oracle_asks_the_net_too() -> None:
    seen = view(a_game(Kind("1e", 4), 4), 0, memory=True)
    with_net = searched(Work(seen, "net", 80, None, net=True))
    without = searched(Work(seen, "net", 80, None))
    assert sum(one.games for one in with_net) <= 80
    assert [one.worth for one in with_net] != [one.worth for one in without]


def test_without_numpy_the_oracle_names_the_missing_extra(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sevenwonders.extras.find_spec", nothing)
    monkeypatch.delitem(sys.modules, "sevenwonders.bots.oracle.mind", raising=False)
    with pytest.raises(MissingExtra, match=r"pip install 'sevenwonders\[champion\]'"):
        make_bot("oracle", FastStream("x"))


@pytest.mark.parametrize("level", ["expert", "master"])
def test_without_numpy_the_levels_search_as_the_seer_does(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sight = Sight(a_game(Kind("1e", 3), 4), 0)
    spec = f"{level}:iterations=40"
    with monkeypatch.context() as bare:
        bare.setattr("sevenwonders.extras.find_spec", nothing)
        alone = make_bot(spec, FastStream("level"))
        assert make_bot(level, FastStream("level")).choose(sight) in sight.legal()
    seer = make_bot("seer:iterations=40", FastStream("level"))
    assert alone.choose(sight) == seer.choose(sight)
    assert BOTS[level].searches

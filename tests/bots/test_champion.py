"""The champion: its net as NumPy works it out, and as it is kept."""

import sys

import numpy as np
import pytest
from numpy.typing import NDArray

from sevenwonders.bots.champion.bot import Adviser, ChampionBot
from sevenwonders.bots.champion.inputs import inputs_of
from sevenwonders.bots.champion.net import ChampionNet, champion_net, logits
from sevenwonders.bots.champion.net_file import Layer, NetFile, read_net, shipped_net, write_net
from sevenwonders.bots.errors import BadNet
from sevenwonders.bots.registry import make_bot
from sevenwonders.encode import FIELDS, ActionTable, any_layout, observe
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.extras import MissingExtra
from tests.support.games import SOME_BOX_KINDS, Kind, deal_game, picker, play_stage

ABOUT: dict[str, object] = {
    "layout": any_layout().id,
    "actions": ActionTable(any_layout()).id,
    "made": "",
}


def nothing(_module: str) -> None:
    """No module is found."""


def a_game(stages: int, options: Options | None = None) -> State:
    state = new_game(options or Options(players=4), FastStream("champion"))
    pick = picker("champion")
    for _ in range(stages):
        play_stage(state, pick)
    return state


Exact = NDArray[np.float64]


def slowly(file: NetFile, observation: bytes) -> tuple[Exact, Exact]:
    """All inputs, one layer after the other, in double precision."""
    inputs = inputs_of(any_layout().names())
    seen = np.frombuffer(observation, dtype=np.uint8).astype(np.float64)
    steps = (seen[inputs.columns] >= np.array(inputs.steps)).astype(np.float64)
    trunk = through(file, "first", np.concatenate([seen * np.array(inputs.scales), steps]))
    for block in range(3):
        raised = through(
            file, f"blocks.{block}.up", normal(file, f"blocks.{block}.norm", trunk)
        ).clip(0)
        trunk = trunk + through(file, f"blocks.{block}.down", raised)
    trunk = normal(file, "norm", trunk).clip(0)
    return through(file, "actions", trunk), through(file, "values", trunk)


def through(file: NetFile, name: str, units: Exact) -> Exact:
    layer = file.layers[name]
    found: Exact = units @ layer.weights.astype(np.float64) + layer.bias
    return found


def normal(file: NetFile, name: str, units: Exact) -> Exact:
    layer = file.layers[name]
    even: Exact = (units - units.mean()) / np.sqrt(units.var() + 1e-5)
    found: Exact = even * layer.weights[0].astype(np.float64) + layer.bias
    return found


@pytest.mark.parametrize("kind", SOME_BOX_KINDS, ids=str)
def test_the_quick_way_through_the_net_gives_what_the_slow_one_does(kind: Kind) -> None:
    state = deal_game(kind, "champion")
    pick = picker("champion")
    for _ in range(8):
        observation = observe(Sight(state, 0), any_layout())
        judged = champion_net().judge(observation)
        actions, values = slowly(shipped_net(), observation)
        assert np.allclose(judged.actions, actions, atol=1e-3)
        assert judged.win == pytest.approx(1 / (1 + np.exp(-values[0])), abs=1e-4)
        assert judged.points == pytest.approx(values[2] * 50, abs=0.05)
        play_stage(state, pick)


def test_it_takes_the_choice_that_the_net_is_most_for() -> None:
    state = a_game(5)
    sight = Sight(state, 1)
    adviser = Adviser()
    preferences = logits(adviser.judge(sight), adviser.fields(sight))
    best = int(preferences.argmax())
    assert len(preferences) == len(sight.legal()) > 1
    assert ChampionBot(FastStream("x")).choose(sight) == sight.legal()[best]


def test_the_parts_of_a_choice_count_beside_its_action() -> None:
    judged = champion_net().judge(observe(Sight(a_game(3), 0), any_layout()))
    row = dict.fromkeys(FIELDS, 0)
    plain = np.array([list(row.values())], dtype=np.int16)
    for name, weight in (("left", 0), ("right", 1), ("bank", 2), ("joins", 3), ("freezes", 4)):
        other = np.array([list({**row, name: 1}.values())], dtype=np.int16)
        part = float(judged.fields[weight]) / (4 if weight < 3 else 1)
        assert float(logits(judged, other)[0] - logits(judged, plain)[0]) == pytest.approx(
            part, abs=1e-5
        )


def test_the_expected_shares_of_the_victory_add_up_to_about_one() -> None:
    state = a_game(9)
    shares = [Adviser().judge(Sight(state, seat)).win for seat in range(4)]
    assert 0.6 < sum(shares) < 1.4


def test_a_net_is_read_as_it_was_written() -> None:
    rng = np.random.default_rng(1)
    layer = Layer(rng.normal(size=(6, 4)).astype(np.float32), np.arange(4, dtype=np.float32))
    again = read_net(write_net({"first": layer}, ABOUT)).layers["first"]
    assert np.array_equal(again.bias, layer.bias)
    assert np.abs(again.weights - layer.weights).max() <= np.abs(layer.weights).max() / 250


@pytest.mark.parametrize(
    ("other", "message"),
    [
        ({"layout": "observation-1-any-0412d19d"}, "it is for observation-1-any"),
        ({"actions": "actions-0"}, "it is for actions-0"),
        ({"format": 7}, "its format is 7"),
        ({"inputs": "0412d19d"}, "columns that were scaled otherwise"),
    ],
)
def test_a_net_for_other_tables_is_refused(other: dict[str, object], message: str) -> None:
    with pytest.raises(BadNet, match=message):
        read_net(write_net({}, {**ABOUT, **other}))


def test_the_net_that_is_shipped_says_how_it_was_made() -> None:
    assert "self-play" in str(shipped_net().about["made"])
    assert ChampionNet(shipped_net()).judge(bytes(any_layout().size)).win < 1


def test_without_numpy_the_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.extras.find_spec", nothing)
    monkeypatch.delitem(sys.modules, "sevenwonders.bots.champion.bot", raising=False)
    with pytest.raises(MissingExtra, match=r"pip install 'sevenwonders\[champion\]'"):
        make_bot("champion", FastStream("x"))

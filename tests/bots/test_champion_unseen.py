"""What the champion's net has never met: it plays all the same, by what it knows and the sage."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import sevenwonders
from sevenwonders.arena import make_contest, report_of
from sevenwonders.bots.champion import unseen
from sevenwonders.bots.champion.bot import POINT, Adviser, placed
from sevenwonders.bots.champion.fitting import fitted
from sevenwonders.bots.champion.inputs import inputs_of
from sevenwonders.bots.champion.net import ChampionNet, champion_net
from sevenwonders.bots.champion.net_file import Layer, NetFile, shipped_net
from sevenwonders.encode import any_layout, observe
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options, components_of
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.see.sight import Sight

PACKAGE = Path(sevenwonders.__file__).parent
CARD = """
[age-3.purple.weavers-guild]
cost = { wood = 1, cloth = 1 }
effects = [{ effect = "points-per", amount = 2, count = ["gray-cards"], cities = ["own"] }]
"""
LEADER = """
[leaders.hedda]
tier = "promo"
cost = 1
effects = [{ effect = "points", amount = 8 }]
"""


def without(file: NetFile, card: str) -> NetFile:
    """A net that was made before a card came."""
    keep = [not name.endswith(f".{card}") for name in file.columns]
    assert not all(keep)
    first, last = file.layers["first"], file.layers["actions"]
    rows = [*keep, *(keep[column] for column in inputs_of(file.columns).columns)]
    told = [not name.endswith(f":{card}") for name in file.actions]
    layers = {
        **file.layers,
        "first": Layer(first.weights[rows], first.bias),
        "actions": Layer(last.weights[:, told], last.bias[told]),
    }
    return file._replace(
        layers=layers,
        columns=[name for name, one in zip(file.columns, keep, strict=True) if one],
        actions=[name for name, one in zip(file.actions, told, strict=True) if one],
    )


def test_a_net_that_knows_everything_stays_as_it_is() -> None:
    layers, learned = fitted(shipped_net(), any_layout())
    assert learned.all()
    assert all(layers[name] is layer for name, layer in shipped_net().layers.items())


def test_weights_are_found_by_name_and_new_columns_weigh_nothing() -> None:
    whole = shipped_net().layers["first"].weights
    first = fitted(without(shipped_net(), "altar"), any_layout()).layers["first"].weights
    names = any_layout().names()
    new = np.array([name.endswith(".altar") for name in names])
    new = np.append(new, new[inputs_of(names).columns])
    assert not first[new].any()
    assert np.array_equal(first[~new], whole[~new])


def test_a_new_action_begins_with_the_mean_of_its_verb() -> None:
    older = without(shipped_net(), "altar")
    layers, learned = fitted(older, any_layout())
    names = shipped_net().actions
    place = names.index("build:altar")
    same = [at for at, name in enumerate(older.actions) if name.startswith("build:")]
    mean = older.layers["actions"].weights[:, same].mean(1)
    assert np.allclose(layers["actions"].weights[:, place], mean)
    assert [name for name, one in zip(names, learned, strict=True) if not one] == [
        name for name in names if name.endswith(":altar")
    ]


def test_where_a_new_card_is_not_about_the_net_judges_as_before() -> None:
    other = ChampionNet(without(shipped_net(), "altar"))
    for seat in range(4):
        sight = Sight(new_game(Options(players=4, edition="2e"), FastStream("x")), seat)
        observation = bytearray(observe(sight, any_layout()))
        for column, name in enumerate(any_layout().names()):
            if name.endswith(".altar"):
                observation[column] = 0
        one, same = (net.judge(bytes(observation)) for net in (other, champion_net()))
        assert one[2:] == same[2:]
        assert np.array_equal(one.actions[other.learned], same.actions[other.learned])


def test_the_sage_places_what_the_net_has_not_learned_among_the_others() -> None:
    found = np.array([2.0, 99.0, -50.0])
    learned = np.array([True, False, True])
    better = placed(found, learned, [5.0, 7.0, 0.0])
    assert better[[0, 2]].tolist() == [2.0, -50.0]
    assert better[1] == pytest.approx(2.0 + 2 * POINT)
    assert placed(found, learned, [5.0, 4.0, 0.0]).argmax() == 0
    nothing = np.zeros(3, dtype=bool)
    assert placed(found, nothing, [1.0, 3.0, 2.0]).argmax() == 1


def test_it_says_once_what_its_net_has_never_seen(caplog: pytest.LogCaptureFixture) -> None:
    unseen.tell.cache_clear()
    for _ in range(2):
        unseen.tell(("one", "two", "three", "four"))
    assert len(caplog.records) == 1
    assert caplog.records[0].getMessage() == (
        "the champion's net has never seen one, two, three and 1 more: "
        "the sage says what they are worth"
    )
    assert caplog.records[0].levelno == logging.WARNING


def test_where_it_knows_everything_it_says_nothing(caplog: pytest.LogCaptureFixture) -> None:
    unseen.tell.cache_clear()
    options = Options(players=3, boxes=("cities", "leaders"))
    assert not unseen.unseen(components_of(options))
    Adviser().preferences(Sight(new_game(options, FastStream("x")), 0))
    assert not caplog.records
    report = report_of(make_contest([options], ["champion", "random"]), [])
    assert report.notes == []


def scratch(folder: Path) -> Path:
    """This package with a new guild and a new leader in its content."""
    package = folder / "sevenwonders"
    package.mkdir()
    for entry in PACKAGE.iterdir():
        if entry.name != "content":
            (package / entry.name).symlink_to(entry)
    (package / "content").mkdir()
    for entry in (PACKAGE / "content").iterdir():
        if entry.name != "data":
            (package / "content" / entry.name).symlink_to(entry)
    data = package / "content" / "data"
    data.mkdir()
    planted = {"base-1e.toml": CARD, "leaders.toml": LEADER}
    for entry in (PACKAGE / "content" / "data").iterdir():
        if entry.name in planted:
            (data / entry.name).write_text(entry.read_text() + planted[entry.name])
        else:
            (data / entry.name).symlink_to(entry)
    # Compiled modules have a library beside the package.
    for library in PACKAGE.parent.glob("*__mypyc*"):
        (folder / library.name).symlink_to(library)
    return folder


PLAY = """
import sevenwonders
from sevenwonders.bots import make_bot
from sevenwonders.encode import any_layout
from sevenwonders.engine import FastStream, Options, Sight, new_game
from sevenwonders.testing import check_bot

assert "hand.weavers-guild" in any_layout().names()
options = Options(players=3, boxes=("leaders",))
chosen = set()
for number in range(4, 8):
    state = new_game(options, FastStream(f"planted {number}"))
    bots = [make_bot("champion", FastStream("x")) for _ in range(3)]
    while not state.over:
        for ask in state.pending():
            choice = bots[ask.seat].choose(Sight(state, ask.seat))
            chosen.add(str(choice).partition("<")[0])
            state.submit(ask.seat, choice)
print(sevenwonders.__file__)
print(*chosen)
check_bot("champion", tables=[options])
"""


def test_a_new_card_and_a_new_leader_are_played_without_a_new_net(tmp_path: Path) -> None:
    folder = scratch(tmp_path)
    paths = [str(folder), *(path for path in sys.path if path != str(PACKAGE.parent))]
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    where, chosen = done.stdout.splitlines()
    assert where.startswith(str(folder))
    assert "B:weavers-guild" in chosen
    assert "K:hedda" in chosen
    assert done.stderr.count("has never seen weavers-guild, hedda: the sage says") == 1

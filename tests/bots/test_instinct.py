"""The sage's instinct: read strictly, what an obvious twin computes, fitted from its games."""

import json
import operator
import random
from importlib.resources import files
from pathlib import Path

import pytest

from sevenwonders.bots.errors import BadWeights
from sevenwonders.bots.instinct.instinct import HIDDEN, NARROW, POINTS, ROOM, Layers
from sevenwonders.bots.instinct.network_file import (
    Figures,
    blank_layers,
    instinct_layers,
    packed,
    read_figures,
    read_instinct,
)
from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.sage.weights_file import new_sage, sage_weights
from sevenwonders.engine.choice.choice import action_of, card_of
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import AGES
from tests.support.games import SOME_BOX_KINDS, Kind, deal_game, picker, play_stage
from tests.support.scale import scaled
from tools.instinct.games import LAMBDA, NEAR, SHORTLIST, Player, Step, shortlist, table

TEXT = (files("sevenwonders.bots") / "data" / "instinct.json").read_bytes()


FIGURES = json.loads(TEXT)


def _figures(name: str, size: int) -> list[float]:
    return list(read_figures(Figures(**FIGURES[name]), size, name))


FIRST = _figures("first", int(instinct_layers().inputs.size * HIDDEN))
SECOND = _figures("narrow", AGES * int(HIDDEN * NARROW))


def _twin(layers: Layers, age: int, inputs: list[int], strengths: list[float]) -> float:
    """The network written out, every input of it, in figures with a point."""
    seen = [0.0] * int(layers.inputs.size)
    for at, much in zip(inputs, strengths, strict=True):
        seen[at] += much
    active = [at for at, much in enumerate(seen) if much]
    units = [
        max(sum(seen[at] * FIRST[at * HIDDEN + unit] for at in active), 0.0)
        for unit in range(HIDDEN)
    ]
    out = layers.last_bias[age - 1]
    for narrow in range(NARROW):
        total = layers.narrow_bias[(age - 1) * NARROW + narrow]
        for unit in range(HIDDEN):
            total += units[unit] * SECOND[((age - 1) * HIDDEN + unit) * NARROW + narrow]
        assert abs(total) < ROOM
        out += layers.last[(age - 1) * NARROW + narrow] * max(total, 0.0)
    return out * POINTS


@pytest.mark.parametrize("kind", SOME_BOX_KINDS, ids=str)
def test_instinct_is_what_its_obvious_twin_computes(kind: Kind) -> None:
    state = deal_game(kind, "twin")
    sage, pick = new_sage(), picker("twin")
    looked = 0
    while not state.over:
        for ask in state.pending()[:1]:
            sight = Sight(state, ask.seat)
            values = sage.values(sight)
            some = list(range(0, len(values), 5))
            scenes = sage.network_inputs(sight, some)
            assert len(scenes) == (len(some) + 1 if sage.uses_instinct else 0)
            for at, (judged, inputs, strengths) in zip(some, scenes[1:], strict=False):
                looked += 1
                seen, strong = scenes[0][1] + inputs, scenes[0][2] + strengths
                assert max(seen) < instinct_layers().inputs.size
                added = _twin(instinct_layers(), state.age or 1, seen, strong)
                assert values[at] == pytest.approx(judged + added - sage.level, abs=0.05)
        play_stage(state, pick)
    assert looked


def test_who_looks_at_less_has_no_instinct() -> None:
    assert new_sage(0).instinct is None
    assert new_sage(1).instinct is None
    assert new_sage().instinct is not None


def test_instinct_makes_the_sage_stronger() -> None:
    games = scaled(60, 600)
    wise, plain = new_sage(), Sage(sage_weights())
    won = 0.0
    for game in range(games):
        state = new_game(Options(players=3), FastStream(f"stronger {game}"))
        while not state.over:
            for ask in state.pending():
                sage = wise if ask.seat == game % 3 else plain
                state.submit_at(ask.seat, sage.best(Sight(state, ask.seat)))
        winners = state.winners()
        won += (game % 3 in winners) / len(winners)
    assert won > 0.4 * games


def test_the_file_says_what_made_it() -> None:
    assert json.loads(TEXT)["made-by"].startswith("python -m tools.instinct_")


def test_figures_survive_being_packed() -> None:
    figures = [0.0, 1.0, -2.0, 0.12345]
    assert list(read_figures(packed(figures), 4, "some")) == pytest.approx(figures, abs=1e-4)


@pytest.mark.parametrize(
    ("key", "value", "refusal"),
    [
        ("folly", 1, "folly"),
        ("cards", "all", "cards"),
        ("cards", ["altar"], r"first: \d+ figures, not"),
        ("last", {"unit": 1.0, "figures": "AA?="}, "last: "),
        ("last", {"unit": 1.0, "figures": "AAA="}, r"last: 1 figures, not 96"),
        ("last", {"unit": 1.0, "figures": "AA=="}, "last: "),
        ("narrow", {**FIGURES["narrow"], "unit": 0.0}, "narrow: a unit of 0.0 says nothing"),
    ],
)
def test_a_file_with_anything_amiss_is_refused(key: str, value: object, refusal: str) -> None:
    with pytest.raises(BadWeights, match=refusal):
        read_instinct(json.dumps({**json.loads(TEXT), key: value}).encode())


@pytest.mark.parametrize("trained", [False, True])
def test_the_same_seed_gives_the_same_samples(tmp_path: Path, *, trained: bool) -> None:
    for name in ("one", "two"):
        player = Player(instinct_layers() if trained else blank_layers(), trained=trained)
        for game in range(3):
            options = table(random.Random(f"samples/{game}"))
            player.play(options, f"samples/{game}")
        player.samples.save(tmp_path / name)
        whole, figures = player.samples.whole, player.samples.figures
        choices = sum(whole["counts"])
        assert sum(whole["sizes"]) == len(whole["inputs"]) == len(figures["strengths"])
        assert choices == len(whole["sizes"]) == len(figures["judged"])
        assert sum(whole["table-sizes"]) == len(whole["table-inputs"])
        assert len(whole["table-inputs"]) == len(figures["table-strengths"])
        assert len(whole["ages"]) == len(figures["gains"]) == len(figures["came"])
        assert len(player.samples) == len(whole["table-sizes"]) == len(whole["ages"]) > 0
        assert all(map(operator.lt, whole["taken"], whole["counts"]))
        assert all(0.0 < chance <= 1.0 for chance in figures["chances"])
    for column in (*whole, *figures):
        one, two = (tmp_path / f"{name}.{column}" for name in ("one", "two"))
        assert one.read_bytes() == two.read_bytes()


def test_what_came_of_a_choice_fades_into_what_the_next_ones_promised() -> None:
    player = Player(instinct_layers(), trained=True)
    steps = [Step(0, expected, 0, 0.5) for expected in (1.0, 3.0)]
    for step in steps:
        step.scenes = [(0.0, [1], [1.0]), (0.0, [2], [1.0])]
    player.look_back(steps, 8.0)
    figures = player.samples.figures
    assert list(figures["came"]) == pytest.approx([8.0, 3.0 + LAMBDA * 5.0])
    assert list(figures["gains"]) == pytest.approx([5.0, 2.0 + LAMBDA * 5.0])


def test_a_shortlist_has_each_card_once_in_each_use_and_nothing_far_behind() -> None:
    sage = new_sage()
    state = new_game(Options(players=4), FastStream("shortlist"))
    while not state.over:
        for ask in state.pending():
            sight = Sight(state, ask.seat)
            values, codes = sage.values(sight), sight.codes()
            listed = shortlist(sight, values)
            uses = [(action_of(codes[at]), card_of(codes[at])) for at in listed]
            assert len(set(uses)) == len(uses) <= SHORTLIST
            assert values[listed[0]] == max(values)
            assert all(values[at] >= max(values) - NEAR for at in listed)
            state.submit_at(ask.seat, sage.best(sight))

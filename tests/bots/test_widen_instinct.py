"""New cards and sides get inputs of zero weight, and all choices stay as they were."""

import json
from importlib.resources import files

from sevenwonders.bots.instinct.network_file import instinct_layers, read_instinct
from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.sage.weights_file import sage_weights
from sevenwonders.engine.see.sight import Sight
from tests.support.games import BOXES, Kind, deal_game, picker, play_stage
from tools.instinct.widen import Missing, missing, widened

TEXT = (files("sevenwonders.bots") / "data" / "instinct.json").read_bytes()
NEW = Missing(("aardvark", "mammoth", "zebra"), ("babel-a", "zanzibar-night"))


def test_the_network_has_inputs_for_every_card_leader_and_board_side() -> None:
    new = missing(TEXT)
    slugs = ", ".join((*new.cards, *new.sides))
    assert not slugs, f"no inputs for {slugs}: run `python -m tools.instinct.widen` (no GPU needed)"


def test_what_is_missing_is_named() -> None:
    data = json.loads(TEXT)
    data["cards"].remove("altar")
    data["sides"].remove("giza-a")
    assert missing(json.dumps(data).encode()) == Missing(("altar",), ("giza-a",))


def test_a_network_that_lacks_nothing_stays_byte_for_byte_the_same() -> None:
    assert widened(TEXT, Missing((), ())) == TEXT


def test_new_inputs_have_zero_weights_and_keep_their_order() -> None:
    data = json.loads(widened(TEXT, NEW))
    assert data["cards"] == sorted({*json.loads(TEXT)["cards"], *NEW.cards})
    assert data["sides"] == sorted({*json.loads(TEXT)["sides"], *NEW.sides})
    old, wide = instinct_layers(), read_instinct(widened(TEXT, NEW))
    words = len(old.first) // int(old.inputs.size)
    for side in NEW.sides:
        row = int(wide.inputs.taker_side) + wide.inputs.sides.index(side)
        assert not any(wide.first[row * words : (row + 1) * words])


def test_a_wider_network_values_every_choice_as_before() -> None:
    narrow = Sage(sage_weights(), instinct=instinct_layers())
    wide = Sage(sage_weights(), instinct=read_instinct(widened(TEXT, NEW)))
    state, pick = deal_game(Kind("2e", 4, BOXES, experts=True), "wider"), picker("wider")
    valued = 0
    while not state.over:
        sight = Sight(state, state.pending()[0].seat)
        assert wide.values(sight) == narrow.values(sight)
        valued += wide.uses_instinct
        play_stage(state, pick)
    assert valued

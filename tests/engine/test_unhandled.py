"""A number that a part of the engine does not know is refused, not taken for another."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.components.model import Tally
from sevenwonders.engine.decisions.kinds import legal_codes, settle
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.score.count import times
from sevenwonders.engine.vocabulary import MARKER_COLOR, OWN, PENALTY
from tests.support.games import Kind

UNKNOWN_MODE = MARKER_COLOR + 1
UNKNOWN_KIND = PENALTY + 1


@pytest.fixture
def state() -> State:
    return new_game(Kind.parse("1e-3p").options(), FastStream("unhandled"))


def test_an_unknown_way_to_count_is_not_scored(state: State) -> None:
    tally = Tally(UNKNOWN_MODE, 0, OWN, 0, 1)
    with pytest.raises(NotImplementedError, match=f"count tally mode {UNKNOWN_MODE}"):
        times(state, 0, state.components.cards[0], tally)


def test_an_unknown_kind_of_decision_has_no_choices(state: State) -> None:
    state.ask_kind = vec[i64]([UNKNOWN_KIND for _ in state.ask_kind])
    with pytest.raises(NotImplementedError, match=f"choices for kind {UNKNOWN_KIND}"):
        legal_codes(state, 0)


def test_an_unknown_kind_of_decision_is_not_settled(state: State) -> None:
    with pytest.raises(NotImplementedError, match=f"settle kind {UNKNOWN_KIND}"):
        settle(state, UNKNOWN_KIND, 0, 0, 0)

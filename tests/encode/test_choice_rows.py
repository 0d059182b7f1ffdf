"""Rows of features of the legal choices."""

import pytest

from sevenwonders.encode import CHOICE_SIZE, choice_names, choice_rows
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import ACTIONS, DISCARD
from tests.knowledge.cases import EVERY_KIND, moments
from tests.support.games import Kind
from tests.support.scale import scaled
from tests.support.table import a_city, a_table

NAMES = choice_names()


def rows(state: State, seat: int) -> dict[str, dict[str, int]]:
    """For each legal choice its features that are not zero."""
    told = choice_rows(Sight(state, seat))
    texts = [str(choice) for choice in state.legal(seat)]
    parts = [told[at : at + CHOICE_SIZE] for at in range(0, len(told), CHOICE_SIZE)]
    return {
        text: {name: figure for name, figure in zip(NAMES, part, strict=True) if figure}
        for text, part in zip(texts, parts, strict=True)
    }


@pytest.mark.parametrize("kind", EVERY_KIND, ids=str)
def test_each_choice_has_a_row_with_its_verb_and_prices(kind: Kind, seed: str) -> None:
    for state, seat in moments(kind, seed, scaled(4, 40)):
        if state.asked(seat) is None:
            assert choice_rows(Sight(state, seat)) == b""
            continue
        for text, features in rows(state, seat).items():
            choice = Choice.parse(text)
            assert features[f"verb.{choice.action}"] == 1
            prices = tuple(features.get(name, 0) for name in ("left", "right", "bank"))
            assert prices == (choice.left, choice.right, choice.bank)
            drops = sum(figure for name, figure in features.items() if name.startswith("drops."))
            tokens = len(choice.card.split("-")) if choice.action == "drop" else 0
            assert drops == tokens


def test_a_row_says_what_card_and_stage_bring() -> None:
    state = a_table(
        a_city("giza-a", hand="altar barracks", coins=5, built="stone-pit ore-vein"), turn=6
    )
    told = rows(state, 0)
    assert told["W1:altar"]["stage.points"] == 3
    assert told["W1:altar"]["stage.cost.stone"] == 2
    assert told["W1:altar"]["card.opens"] == 1
    altar = told["B:altar"]
    assert (altar["color.blue"], altar["card.points"], altar["card.points-now"]) == (1, 2, 2)
    barracks = next(told[text] for text in told if text.startswith("B:barracks"))
    assert (barracks["card.shields"], barracks["card.cost.ore"]) == (1, 1)
    assert told["D:altar"][f"verb.{ACTIONS[DISCARD]}"] == 1

"""The sage's weights are data, read strictly."""

from importlib.resources import files

import pytest

from sevenwonders.bots.errors import BadWeights
from sevenwonders.bots.sage.weights_file import figures_of, make_weights, read_weights, sage_weights

TEXT = (files("sevenwonders.bots") / "data" / "sage.toml").read_text("utf-8")


def test_the_file_says_what_made_it() -> None:
    assert "made-by = " in TEXT


def test_weights_survive_being_written_down() -> None:
    figures = figures_of(sage_weights())
    assert figures_of(make_weights(figures)) == figures


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        (("[weights]", "[weights]\nwisdom = 1.0"), "unknown weight 'wisdom'"),
        (("[weights]", "[folly]\n[weights]"), "unknown key 'folly'"),
        (("[trust]", "[trust]\nluck = [1, 1, 1, 1, 1, 1]"), "unknown part 'luck'"),
        (("rival = ", "rival = true #"), "'rival' is True: a number is asked for"),
        (("rival = ", "# "), "'rival' is None: a number is asked for"),
        (("[trust]\npoints = [", "[trust]\npoints = [1.0, "), "'points': 6 numbers"),
        (("[tilt]", "[[tilt]]"), "there is no table 'tilt'"),
        (("[weights]", "[weights"), "line"),
    ],
)
def test_a_file_with_anything_amiss_is_refused(change: tuple[str, str], refusal: str) -> None:
    with pytest.raises(BadWeights, match=refusal):
        read_weights(TEXT.replace(*change, 1))

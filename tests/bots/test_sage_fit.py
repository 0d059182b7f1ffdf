"""The fit of the sage's weights: its least squares, and that it goes on where it stopped."""

import random
from pathlib import Path

import pytest

from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.sage.weights_file import make_weights, read_weights
from tools.fit_sage import DATA, Fit, Row, Sums, one_game, start, written


def test_least_squares_find_what_made_the_outcomes() -> None:
    rng = random.Random("least squares")
    truth = [2.0, -1.0, 0.5]
    sums = Sums(len(truth))
    for _ in range(60):
        rows: list[Row] = [{at: rng.gauss(0.0, 1.0) for at in range(3)} for _ in range(4)]
        level = rng.gauss(0.0, 5.0)
        sums.add(rows, [level + sum(truth[at] * row[at] for at in row) for row in rows])
    assert sums.solve([0.0] * 3) == pytest.approx(truth)
    assert sums.solve([1e9] * 3) == pytest.approx([0.0] * 3, abs=1e-3)


def test_a_fit_goes_on_where_it_stopped(tmp_path: Path) -> None:
    fit = start("test", "trust")
    fit.names = fit.names[:2]
    sages = [Sage(make_weights(fit.figures)), *fit.nudged()]
    one_game(fit, sages, ())
    fit.save(tmp_path / "fit.json")
    again = Fit.load(tmp_path / "fit.json")
    assert vars(again.sums) == vars(fit.sums)
    assert again.sums.decisions > 0
    for each in (fit, again):
        one_game(each, sages, ())
    assert again.sums.outcomes == fit.sums.outcomes


def test_what_a_fit_writes_the_sage_reads() -> None:
    fit = start("test", "trust")
    weights = read_weights(written(fit.result(), "a test"))
    assert weights.rival == pytest.approx(read_weights(DATA.read_text()).rival, abs=1e-3)

"""Parallel and intervals against numbers worked out by hand."""

from math import sqrt

import pytest

from sevenwonders.arena.report.intervals import Unit, mean_of, rate_of, student_95, wilson


def test_a_mean_is_over_all_games_and_its_interval_over_deals() -> None:
    # Three deals of two games each, with sums 2, 6 and 10: the mean is 18 / 6 = 3, the deals are
    # 2, 6 and 10 where 6 was expected, and t for two degrees of freedom is 4.3027.
    found = mean_of([Unit(2, 2), Unit(6, 2), Unit(10, 2)])
    error = sqrt((16 + 0 + 16) * 3 / 2) / 6
    assert found.mean == 3
    assert found.interval_95 == pytest.approx((3 - 4.3027 * error, 3 + 4.3027 * error), abs=1e-4)


def test_deals_of_more_games_weigh_more() -> None:
    assert mean_of([Unit(1, 1), Unit(9, 3)]).mean == 2.5


def test_one_deal_tells_no_interval() -> None:
    assert mean_of([Unit(5, 2)]).interval_95 is None
    assert rate_of([Unit(1, 2)]).interval_95 is None


def test_a_rate_is_worth_fewer_games_when_those_of_a_deal_go_together() -> None:
    together = rate_of([Unit(4, 4), Unit(0, 4)] * 20)
    apart = rate_of([Unit(2, 4), Unit(2, 4)] * 10 + [Unit(1, 4), Unit(3, 4)] * 10)
    assert together.mean == apart.mean == 0.5
    assert together.interval_95
    assert apart.interval_95
    assert together.interval_95[0] < apart.interval_95[0]
    # All of a deal alike: 40 deals are worth 39 games, as the variance is over 39.
    expected = wilson(0.5, 39, student_95(39))
    assert together.interval_95 == pytest.approx(expected, abs=1e-3)


def test_winning_everything_leaves_room_for_doubt_by_the_number_of_deals() -> None:
    found = rate_of([Unit(3, 3)] * 50)
    assert found.interval_95 == pytest.approx(wilson(1.0, 50, student_95(49)), abs=1e-4)


def test_textbook_values() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    for freedom, t in ((1, 12.706), (5, 2.571), (12, 2.179), (30, 2.042), (1000, 1.962)):
        assert student_95(freedom) == pytest.approx(t, abs=2e-3)

"""With whom a city races for the win, and what a rival's points count as it gets late."""

import math

import pytest

from sevenwonders.bots.sage.progress import Progress
from sevenwonders.bots.sage.stakes import Stakes
from sevenwonders.bots.sage.standing import Standing, conflicts
from sevenwonders.bots.sage.weights_file import sage_weights
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from tests.support.table import a_city, a_table

NEAR = 4.0
AHEAD = "palace senate town-hall"
"""Cards worth twenty points."""


def shares(state: State, seat: int) -> list[float]:
    standing = Standing()
    standing.read(Sight(state, seat), seat, NEAR)
    return list(standing.shares)


def stakes_of(state: State, seat: int) -> Stakes:
    sight, progress = Sight(state, seat), Progress()
    progress.read(sight)
    stakes = Stakes(Standing())
    stakes.read(sight, sage_weights(), progress, seat, around=True, far=True)
    return stakes


def late(*, turn: int = 6, age: int = 3) -> State:
    """Rhodes, left of Giza, is far ahead of Ephesus and Alexandria."""
    return a_table(
        a_city("giza-a"),
        a_city("rhodes-a", built=AHEAD if age > 2 else "", coins=18),
        a_city("ephesus-a"),
        a_city("alexandria-a"),
        players=4,
        age=age,
        turn=turn,
    )


def test_equals_share_the_race_and_a_city_does_not_race_itself() -> None:
    assert shares(a_table(players=4), 2) == pytest.approx([1 / 3, 1 / 3, 0.0, 1 / 3])


def test_a_rival_counts_e_times_less_so_many_points_behind() -> None:
    state = a_table(a_city("giza-a", coins=15), a_city("rhodes-a"), a_city("ephesus-a"))
    found = shares(state, 1)
    assert found[0] / found[2] == pytest.approx(math.e)


def test_conflicts_of_this_age_count_as_they_stand() -> None:
    state = a_table(
        a_city("giza-a", built="stockade"),
        a_city("rhodes-a", built="barracks"),
        a_city("ephesus-a"),
        turn=2,
    )
    sight = Sight(state, 0)
    assert [conflicts(sight, at) for at in range(3)] == [1.0, 1.0, -2.0]


def test_a_city_with_diplomacy_has_no_conflicts() -> None:
    state = a_table(
        a_city("giza-a", built="stockade", diplomacy=1),
        a_city("rhodes-a"),
        a_city("ephesus-a", built="barracks"),
        boxes="cities",
        turn=2,
    )
    sight = Sight(state, 0)
    assert [conflicts(sight, at) for at in range(3)] == [0.0, -1.0, 1.0]


def test_partners_race_together() -> None:
    state = a_table(
        a_city("giza-a"),
        a_city("rhodes-a", coins=15),
        a_city("ephesus-a"),
        a_city("alexandria-a"),
        a_city("babylon-a"),
        a_city("olympia-a"),
        players=6,
        boxes="cities",
        teams=True,
    )
    sight = Sight(state, 2)
    partners = [int(sight.partner(at)) for at in range(6)]
    found = shares(state, 2)
    assert found[2] == found[partners[2]] == 0.0
    assert found[1] == pytest.approx(found[partners[1]])
    assert max(found) == found[1]
    assert sum(found) == pytest.approx(2.0)


def test_late_a_point_of_who_is_ahead_counts_most() -> None:
    stakes = stakes_of(late(), 0)
    assert stakes.left < stakes.right < 0.0
    assert stakes.left == pytest.approx(-sage_weights().race, abs=0.2)
    assert stakes.right == pytest.approx(0.0, abs=0.2)


def test_early_all_neighbours_count_the_same() -> None:
    stakes = stakes_of(late(age=1, turn=1), 0)
    assert stakes.left == stakes.right


def test_the_last_turn_counts_the_race_alone() -> None:
    stakes = stakes_of(late(), 0)
    standing = Standing()
    standing.read(Sight(late(), 0), 0, sage_weights().race_near)
    race = sage_weights().race
    assert stakes.left == pytest.approx(-race * standing.shares[1])
    assert stakes.everybody == pytest.approx(-race)


def test_the_free_city_is_no_rival() -> None:
    state = a_table(players=2, age=3, turn=6)
    stakes = stakes_of(state, 0)
    assert sorted([stakes.left, stakes.right]) == pytest.approx([-sage_weights().race, 0.0])

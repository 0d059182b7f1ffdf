"""Cities: diplomacy, and conflicts without those who stay out."""

import pytest

from sevenwonders.engine.game.state import State
from tests.boxes.cities.cities import CITIES, PRINTED, city_for, diplomacy, table_for
from tests.support.covers import covers
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    built,
    hand,
    play,
    play_on,
    points,
    tokens,
    ways,
)

BOARDS = ("giza-day", "rhodes-day", "ephesus-day", "alexandria-day", "babylon-day")
STRENGTH = ("", "stockade", "walls", "stables barracks", "archery-range training-ground")
"""Cards for 0, 1, 2, 3 and 4 shields."""


def _conflict(players: int, diplomats: set[int]) -> State:
    """The conflict of Age II is over; each city was one shield stronger than the one before."""
    cities = [
        a_city(board, built=cards, diplomacy=int(at in diplomats))
        for at, (board, cards) in enumerate(zip(BOARDS, STRENGTH, strict=True))
    ]
    state = a_table(*cities[:players], edition="2e", boxes=CITIES, age=2, turn=7, players=players)
    play(state)
    assert state.age == 3
    return state


def _won_and_lost(state: State) -> list[tuple[int, int]]:
    """For each city its Victory tokens of Age II and its Defeat tokens."""
    return [(tokens(state, at)[1], tokens(state, at)[3]) for at in range(state.players)]


@rule("13.16", "13.18")
@pytest.mark.parametrize(
    ("players", "diplomats", "won_and_lost"),
    [
        (3, {0}, [(0, 0), (0, 1), (1, 0)]),
        (3, {2}, [(0, 1), (1, 0), (0, 0)]),
        (3, {0, 1}, [(0, 0)] * 3),
        (3, {0, 1, 2}, [(0, 0)] * 3),
        (4, {0}, [(0, 0), (0, 2), (1, 1), (2, 0)]),
        (4, {0, 1}, [(0, 0), (0, 0), (0, 1), (1, 0)]),
        (4, {0, 2}, [(0, 0), (0, 1), (0, 0), (1, 0)]),
        (4, {1, 3}, [(0, 1), (0, 0), (1, 0), (0, 0)]),
        (4, {0, 1, 2}, [(0, 0)] * 4),
        (4, {0, 1, 2, 3}, [(0, 0)] * 4),
        (5, {1}, [(0, 2), (0, 0), (1, 1), (1, 1), (2, 0)]),
        (5, {4}, [(0, 2), (1, 1), (1, 1), (2, 0), (0, 0)]),
        (5, {1, 3}, [(0, 2), (0, 0), (1, 1), (0, 0), (2, 0)]),
        (5, {2, 3}, [(0, 2), (1, 1), (0, 0), (0, 0), (2, 0)]),
        (5, {0, 1, 2}, [(0, 0), (0, 0), (0, 0), (0, 1), (1, 0)]),
        (5, {0, 2, 4}, [(0, 0), (0, 1), (0, 0), (1, 0), (0, 0)]),
    ],
)
def test_diplomats_stay_out_and_their_neighbours_face_each_other(
    players: int, diplomats: set[int], won_and_lost: list[tuple[int, int]]
) -> None:
    state = _conflict(players, diplomats)
    assert _won_and_lost(state) == won_and_lost
    assert diplomacy(state) == [0] * players


@rule("13.16", "13.18")
def test_without_diplomats_each_fights_both_neighbours() -> None:
    assert _won_and_lost(_conflict(3, set())) == [(0, 2), (1, 1), (2, 0)]


@rule("13.17")
def test_one_token_a_conflict_is_given_back_and_the_rest_is_kept() -> None:
    state = a_table(
        a_city("byzantium-night", built="stockade barracks", stages="? ?", diplomacy=2),
        a_city("giza-day", built="guard-tower"),
        edition="2e",
        boxes=CITIES,
        age=2,
    )
    play_on(state, age=3, turn=1)
    assert diplomacy(state) == [1, 0, 0]
    assert tokens(state, 0) == (0, 0, 0, 0)
    assert tokens(state, 1) == (0, 1, 0, 0)
    while not state.over:
        play(state)
    assert diplomacy(state) == [0, 0, 0]
    assert tokens(state, 0) == (0, 0, 0, 0)
    assert tokens(state, 1) == (0, 1, 1, 0)


@rule("13.19")
@covers("cities", "residence", "consulate", "embassy")
@pytest.mark.parametrize("card", ["residence", "consulate", "embassy"])
def test_a_token_gained_in_the_last_turn_is_used_at_once(card: str) -> None:
    state = a_table(
        city_for(card),
        a_city("rhodes-day", built="stockade"),
        edition="2e",
        boxes=CITIES,
        age=PRINTED[card].age,
        turn=7,
    )
    play(state, f"B:{card}")
    assert tokens(state, 0) == (0, 0, 0, 0)
    assert tokens(state, 2)[3] == 1
    assert diplomacy(state) == [0, 0, 0]


@rule("6.8", "13.19")
def test_a_token_gained_with_the_last_card_is_used_at_once() -> None:
    state = a_table(
        a_city("babylon-night", stages="?", built="clay-pool", hand="residence dive"),
        a_city("giza-day", built="stockade"),
        edition="2e",
        boxes=CITIES,
        turn=7,
    )
    play(state, "B:dive")
    play(state, "B:residence")
    assert state.age == 2
    assert tokens(state, 0) == (0, 0, 0, 0)
    assert tokens(state, 1) == (1, 0, 0, 0)


@rule("6.12", "13.19")
def test_a_token_gained_from_the_discard_pile_is_used_at_once() -> None:
    state = a_table(
        city_for("forging-agency"),
        a_city("rhodes-day", built="stockade"),
        edition="2e",
        boxes=CITIES,
        age=2,
        turn=7,
        discard="residence",
    )
    play(state, "B:forging-agency$2")
    play(state, "T:residence")
    assert state.age == 3
    assert tokens(state, 0) == (0, 0, 0, 0)
    assert tokens(state, 1) == (0, 1, 0, 0)


@rule("13.16")
def test_a_token_waits_for_the_end_of_the_age() -> None:
    state = table_for("residence", players=3)
    play(state, "B:residence")
    assert diplomacy(state) == [1, 0, 0]
    play_on(state, age=1, turn=7)
    assert diplomacy(state) == [1, 0, 0]
    play(state)
    assert diplomacy(state) == [0, 0, 0]


@rule("13.20")
def test_a_diplomat_is_still_a_neighbour_in_trade_and_for_guilds() -> None:
    state = a_table(
        a_city("giza-day", coins=2, built="magistrates-guild"),
        a_city("rhodes-day", built="altar baths", diplomacy=1),
        a_city("ephesus-day", diplomacy=1),
        edition="2e",
        boxes=CITIES,
        age=3,
        turn=2,
    )
    assert points(state, 0, "guilds") == 2
    state = a_table(
        a_city("giza-day", coins=2, hand="barracks"),
        a_city("rhodes-day", diplomacy=1),
        edition="2e",
        boxes=CITIES,
    )
    assert ways(state, 0, "B:barracks") == ["B:barracks<2"]
    play(state, "B:barracks<2")
    assert built(state, 0) == ["barracks"]


@rule("13.16", "13.19")
@covers("cities", "byzantium-day-2", "byzantium-night-1", "byzantium-night-2")
@pytest.mark.parametrize(
    ("side", "number", "cards"),
    [
        ("byzantium-day", 2, "sawmill press-1"),
        ("byzantium-night", 1, "lumber-yard ore-vein press-1"),
        ("byzantium-night", 2, "foundry glassworks-1 loom-1"),
    ],
)
def test_a_stage_of_byzantium_brings_a_token(side: str, number: int, cards: str) -> None:
    state = a_table(
        a_city(side, coins=0, built=cards, stages=" ".join("?" * (number - 1))),
        edition="2e",
        boxes=CITIES,
        age=2,
    )
    play(state, f"W{number}:{hand(state, 0)[0]}")
    assert diplomacy(state) == [1, 0, 0]

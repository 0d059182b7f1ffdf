"""Boards of the boxes at a table of two, with the free city."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from tests.support.rules import rule
from tests.support.table import a_city, a_table, coins, hand, legal, play


@rule("10.16", "16.19")
@pytest.mark.parametrize(
    ("side", "stage", "own", "stages", "boxes"),
    [
        ("great-wall-b", 3, "sawmill press-1", "", "wonder-pack"),
        ("catan-a", 2, "ore-vein foundry", "?", "catan"),
    ],
)
def test_the_free_city_loses_coins_like_every_other_player(
    side: str, stage: int, own: str, stages: str, boxes: str
) -> None:
    state = a_table(
        a_city(side, coins=0, built=own, stages=stages),
        a_city("giza-a", coins=9),
        a_city("rhodes-a", coins=9),
        players=2,
        boxes=boxes,
        age=2,
        turn=4,
    )
    spared = state.clone()
    card = hand(state, 0)[0]
    play(state, f"W{stage}:{card}")
    play(spared, f"D:{card}")
    assert [before - now for before, now in zip(coins(spared), coins(state), strict=True)][1:] == [
        2,
        2,
    ]


@rule("10.14", "15.21")
def test_the_holder_picks_the_half_for_the_free_city() -> None:
    state = a_table(
        a_city("giza-a"),
        a_city("rhodes-a"),
        a_city("carthage-night", coins=0, built="ore-vein foundry press-1"),
        players=2,
        boxes="edifice",
        age=2,
        turn=4,
    )
    holder = int(state.holder())
    other = 1 - holder
    state.submit(other, Choice.parse(f"D:{hand(state, other)[0]}"))
    state.submit(holder, Choice.parse(f"D:{hand(state, holder)[0]}"))
    assert {choice.partition(":")[0] for choice in legal(state, holder, "W")} == {"W1", "W1b"}

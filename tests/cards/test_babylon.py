"""Babylon: a symbol of choice, and the last card of an Age."""

import pytest

from sevenwonders.engine.game.state import State
from tests.cards.printed import FACES
from tests.cards.stages import before_stage, goods_for, printed_stage
from tests.support.covers import both_editions, covers
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    discarded,
    hand,
    legal,
    play,
    points,
    ways,
)

SYMBOLS = [
    ("1e", "babylon-a-2"),
    ("1e", "babylon-b-3"),
    ("2e", "babylon-day-2"),
    ("2e", "babylon-night-2"),
]
LAST_CARD = {"1e": ("babylon-b", "? ?"), "2e": ("babylon-night", "?")}
"""The sides with the power, and the stages up to it."""


@rule("6.7", "9.7", "9.11")
@covers("1e", "babylon-a-2", "babylon-b-3")
@covers("2e", "babylon-day-2", "babylon-night-2")
@pytest.mark.parametrize(("edition", "slug"), SYMBOLS)
@pytest.mark.parametrize(
    ("own", "score"),
    [
        ("", 1),
        ("apothecary workshop", 3 + 7),
        ("apothecary dispensary", 3 * 3),
        ("apothecary dispensary lodge workshop", 3 * 3 + 1 + 1 + 7),
        ("apothecary workshop scientists-guild", 3 + 7 + 3),
    ],
)
def test_the_symbol_is_the_best_one(edition: str, slug: str, own: str, score: int) -> None:
    stage = printed_stage(edition, slug)
    state = before_stage(edition, stage, goods_for(edition, stage), own=own)
    play(state, f"W{stage.number}:{hand(state, 0)[0]}")
    assert points(state, 0, "green") == score
    assert points(state, 0, "guilds") == 0


def _last_turn(edition: str, cards: str, *, built: str = "", coins: int = 0, age: int = 1) -> State:
    """Seat 0 has the power and two cards in the sixth turn."""
    side, stages = LAST_CARD[edition]
    face = FACES[edition][0]
    return a_table(
        a_city(side, coins=coins, built=built, stages=stages, hand=cards),
        a_city(f"rhodes-{face}", hand="altar theater"),
        a_city(f"giza-{face}", hand="stockade marketplace"),
        edition=edition,
        age=age,
        turn=6,
    )


@rule("6.8")
@covers("1e", "babylon-b-2")
@covers("2e", "babylon-night-1")
@both_editions
def test_the_last_card_is_built_staged_or_sold(edition: str) -> None:
    made = "clay-pool brickyard press-1 glassworks-1"
    side, stages = LAST_CARD[edition]
    state = a_table(
        a_city(side, coins=0, built=made, stages=stages, hand="vineyard loom-2"),
        edition=edition,
        age=2,
        turn=6,
    )
    play(state, "D:vineyard")
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(0, "last-card")]
    stage = stages.count("?") + 1
    assert legal(state, 0) == ["B:loom-2", f"W{stage}:loom-2", "D:loom-2"]


@rule("6.8")
@both_editions
@pytest.mark.parametrize(
    ("choice", "standing", "money"), [("B:altar", ["altar"], 3), ("D:altar", [], 6)]
)
def test_the_last_card_has_its_effect(
    edition: str, choice: str, standing: list[str], money: int
) -> None:
    side, stages = LAST_CARD[edition]
    state = a_table(
        a_city(side, coins=0, stages=stages, hand="altar theater"), edition=edition, turn=6
    )
    play(state, "D:theater")
    play(state, choice)
    assert (state.age, state.turn) == (2, 1)
    assert built(state, 0) == standing
    assert coins(state)[0] == money
    assert ("altar" in discarded(state)) == (choice == "D:altar")


@rule("6.9")
@covers("1e", "babylon-b-2")
@covers("2e", "babylon-night-1")
@pytest.mark.parametrize(("edition", "slug"), [("1e", "babylon-b-2"), ("2e", "babylon-night-1")])
def test_the_power_works_in_the_turn_it_is_built(edition: str, slug: str) -> None:
    stage = printed_stage(edition, slug)
    state = before_stage(edition, stage, goods_for(edition, stage), turn=6)
    card, last = hand(state, 0)
    play(state, f"W{stage.number}:{card}")
    assert asked(state) == "last-card"
    assert hand(state, 0) == [last]
    play(state, f"D:{last}")
    assert state.over


@rule("2.5", "6.9")
@covers("1e", "babylon-b-2")
@covers("2e", "babylon-night-1")
@both_editions
def test_the_power_comes_back_in_every_age(edition: str) -> None:
    state = _last_turn(edition, "baths guard-tower")
    for age in (1, 2, 3):
        while state.turn < 6:
            play(state)
        assert (state.age, asked(state)) == (age, "play")
        play(state)
        assert asked(state) == "last-card"
        play(state)


@rule("2.5", "6.8")
@both_editions
def test_without_the_power_the_last_card_is_discarded_for_nothing(edition: str) -> None:
    city = a_city(f"babylon-{FACES[edition][0]}", coins=0, hand="altar theater")
    state = a_table(city, edition=edition, turn=6)
    play(state, "B:altar")
    assert (state.age, state.turn) == (2, 1)
    assert "theater" in discarded(state)
    assert coins(state)[0] == 0


@rule("6.8")
@both_editions
def test_the_leftovers_of_the_others_are_discarded_before(edition: str) -> None:
    state = _last_turn(edition, "baths guard-tower")
    play(state, "D:baths", "D:altar", "D:marketplace")
    assert sorted(discarded(state)) == ["altar", "baths", "marketplace", "stockade", "theater"]
    assert not any(hand(state, seat) for seat in (1, 2))


@rule("6.10")
@both_editions
def test_the_last_card_is_paid_with_what_the_sixth_turn_brought(edition: str) -> None:
    state = _last_turn(edition, "baths stone-pit")
    play(state, "B:stone-pit")
    assert ways(state, 0, "B:baths") == ["B:baths"]
    state = _last_turn(edition, "barracks timber-yard")
    play(state, "D:barracks")
    assert ways(state, 0, "B:timber-yard") == ["B:timber-yard$1"]


@rule("6.10", "5.14")
@both_editions
def test_a_discount_of_the_sixth_turn_holds_for_the_last_card(edition: str) -> None:
    state = _last_turn(edition, "baths east-trading-post", coins=1)
    play(state, "B:east-trading-post")
    assert ways(state, 0, "B:baths") == ["B:baths>1"]


@rule("6.11")
@covers("1e", "babylon-b-3")
@covers("2e", "babylon-night-2")
@both_editions
def test_a_stage_built_with_the_last_card_works(edition: str) -> None:
    made = "clay-pool brickyard press-1 glassworks-1 apothecary workshop"
    side, stages = LAST_CARD[edition]
    state = a_table(
        a_city(side, coins=0, built=made, stages=stages), edition=edition, age=3, turn=6
    )
    play(state)
    play(state, f"W{stages.count('?') + 1}:{hand(state, 0)[0]}")
    assert state.over
    assert points(state, 0, "green") == 3 + 7


@rule("6.8", "8.1")
@both_editions
def test_the_last_card_is_played_before_the_conflicts(edition: str) -> None:
    state = _last_turn(edition, "barracks guard-tower", built="ore-vein clay-pool")
    play(state, "B:barracks")
    play(state, "B:guard-tower")
    assert state.cities[0].victory_count(1) == 2

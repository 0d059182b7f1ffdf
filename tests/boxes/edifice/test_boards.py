"""Ur and Carthage: each stage, Ur's pawns in each order, Carthage's halves."""

import pytest

from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import position_of
from tests.boxes.edifice.edifices import at_stake, edifice_debts, join, pawns, pawns_left
from tests.boxes.sides import before_stage, check_gains, check_price, goods_of
from tests.cards.printed import PrintedStage
from tests.support.covers import covers, each
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    hand,
    legal,
    play,
    points,
)

STAGES = (
    PrintedStage("ur-day", 1, "stone ore", points=3),
    PrintedStage("ur-day", 2, "stone stone clay"),
    PrintedStage("ur-day", 3, "wood wood wood papyrus", points=7),
    PrintedStage("ur-night", 1, "stone glass"),
    PrintedStage("ur-night", 2, "stone ore ore"),
    PrintedStage("ur-night", 3, "stone clay clay cloth"),
    PrintedStage("carthage-day", 1, "stone stone", points=3),
    PrintedStage("carthage-day", 2, "ore ore papyrus", points=2, coins=7),
    PrintedStage("carthage-day", 3, "clay clay clay", points=7),
    PrintedStage("carthage-night", 1, "ore ore ore papyrus", points=4, coins=7),
    PrintedStage("carthage-night", 2, "wood wood wood cloth"),
)
OTHER_HALVES = (
    PrintedStage("carthage-day", 2, "ore ore papyrus", points=2, shields=1),
    PrintedStage("carthage-night", 1, "ore ore ore papyrus", shields=2),
)
PLAIN = [stage for stage in STAGES if stage.points or stage.coins]


@each("stage cost", "stage", STAGES)
def test_the_stage_costs_what_is_printed(stage: PrintedStage) -> None:
    check_price(stage)


@rule("15.21")
@each("stage", "stage", PLAIN)
def test_the_stage_gives_what_is_printed(stage: PrintedStage) -> None:
    check_gains(stage)


@rule("15.21")
@each("half", "stage", OTHER_HALVES)
def test_the_other_half_of_carthage_gives_what_is_printed(stage: PrintedStage) -> None:
    check_gains(stage, way="b")


@rule("6.12", "15.21")
@covers("stage", "carthage-night-2")
def test_carthage_by_night_builds_from_the_discard_pile_with_one_half() -> None:
    stage = STAGES[-1]
    state = before_stage(stage, goods_of(stage), discard="altar")
    play(state, f"W2:{hand(state, 0)[0]}")
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(0, "discard-pile")]
    play(state, "T:altar")
    assert built(state, 0)[-1] == "altar"
    assert points(state, 0, "green") == 0


@rule("15.21")
@covers("half", "carthage-night-2")
def test_carthage_by_night_reads_a_symbol_with_the_other_half() -> None:
    stage = STAGES[-1]
    state = before_stage(stage, goods_of(stage), discard="altar")
    play(state, f"W2b:{hand(state, 0)[0]}")
    assert asked(state) == "play"
    assert points(state, 0, "green") == 1


@rule("15.21")
def test_a_half_is_chosen_for_good() -> None:
    stage = STAGES[9]
    state = before_stage(stage, goods_of(stage))
    play(state, f"W1b:{hand(state, 0)[0]}")
    assert position_of(state).city[0].stages[0].startswith("b:")
    assert not legal(state, 0, "W1")


def _ur(
    side: str,
    *,
    age: int,
    stages: str = "",
    built: str = "",
    edifices: str = "money-changer auction-house gold-reserves",
    pawns_left: tuple[int, int, int] = (2, 2, 2),
    edifices_built: tuple[int, ...] = (),
    turn: int = 4,
) -> State:
    """Ur beside Giza, which can build its first stage; all have 10 coins."""
    left = tuple(0 if age in edifices_built else pawns for age, pawns in enumerate(pawns_left, 1))
    return a_table(
        a_city(side, coins=10, built=built, stages=stages),
        a_city("giza-a", coins=10, built="stone-pit"),
        a_city("rhodes-a", coins=10),
        boxes="edifice",
        age=age,
        turn=turn,
        edifices=edifices,
        edifice_pawns=left,
        edifices_built=edifices_built,
    )


FIRST = "timber-yard glassworks-1"
"""What Ur by night needs for its first stage."""


@rule("15.19")
@covers("stage", "ur-night-1")
def test_a_pawn_of_the_current_age_waits_and_brings_the_edifice_no_nearer() -> None:
    state = _ur("ur-night", age=1, built=FIRST)
    play(state, f"W1:{hand(state, 0)[0]}")
    assert pawns(state, 0) == (1, 0, 0)
    assert pawns_left(state, 1) == 2
    assert coins(state)[0] == 10


@rule("15.20")
@covers("stage", "ur-night-2")
def test_a_pawn_of_an_edifice_that_stands_pays_at_once() -> None:
    state = _ur(
        "ur-night", age=3, stages="?", built="quarry foundry", edifices_built=(1, 2), turn=5
    )
    play(state, f"W2:{hand(state, 0)[0]}")
    assert pawns(state, 0) == (0, 1, 0)
    assert coins(state)[0] == 10 + 7


@rule("15.20")
@covers("stage", "ur-night-3")
def test_a_pawn_taken_in_the_turn_that_builds_the_edifice_pays_with_it() -> None:
    state = _ur(
        "ur-night",
        age=3,
        stages="? ?",
        built="quarry brickyard loom-1",
        pawns_left=(0, 0, 1),
        edifices_built=(1, 2),
    )
    play(state, f"W3:{hand(state, 0)[0]}", f"W1:{hand(state, 1)[0]}$3+")
    assert pawns(state, 0) == (0, 0, 1)
    assert coins(state)[:2] == [10 + 15, 10 - 3 + 15]


@rule("15.20")
def test_a_pawn_that_waits_is_paid_when_the_edifice_is_built_later() -> None:
    state = _ur("ur-night", age=1, built=FIRST, pawns_left=(1, 2, 2))
    play(state, f"W1:{hand(state, 0)[0]}")
    assert coins(state)[0] == 10
    join(state, 1)
    assert coins(state)[0] == 10 + 3 + 4


@rule("15.19", "15.20")
def test_ur_may_join_with_the_same_stage_and_two_pawns_pay_twice() -> None:
    state = _ur("ur-night", age=1, built=FIRST)
    play(state, f"W1:{hand(state, 0)[0]}$1+")
    assert pawns(state, 0) == (2, 0, 0)
    assert pawns_left(state, 1) == 1
    join(state, 1)
    assert coins(state)[0] == 10 - 1 + 3 + 2 * 4


@rule("15.20")
def test_joining_and_completing_with_the_same_stage_pays_twice_at_once() -> None:
    state = _ur("ur-night", age=1, built=FIRST, pawns_left=(1, 2, 2))
    play(state, f"W1:{hand(state, 0)[0]}$1+")
    assert coins(state)[0] == 10 - 1 + 2 * 4


@rule("15.20")
def test_a_pawn_of_a_failed_age_is_worth_nothing() -> None:
    state = _ur("ur-night", age=2, built=FIRST, pawns_left=(1, 2, 2))
    play(state, f"W1:{hand(state, 0)[0]}")
    assert pawns(state, 0) == (1, 0, 0)
    assert coins(state)[0] == 10
    assert points(state, 0, "edifice") == 0


@rule("15.20")
def test_a_pawn_from_the_box_keeps_the_penalty_off() -> None:
    state = _ur("ur-night", age=1, built=FIRST, turn=6)
    play(state, f"W1:{hand(state, 0)[0]}")
    assert coins(state) == [10, 10 + 3 - 2, 10 + 3 - 2]
    assert edifice_debts(state, 0) == 0


@rule("15.19", "15.20")
@covers("stage", "ur-day-2")
@pytest.mark.parametrize(
    ("way", "pawn", "gain"), [("", (1, 0, 0), 4), ("b", (0, 1, 0), 0), ("c", (0, 0, 1), 0)]
)
def test_ur_by_day_takes_a_pawn_of_any_age(way: str, pawn: tuple[int, int, int], gain: int) -> None:
    state = _ur("ur-day", age=2, stages="?", built="quarry brickyard", edifices_built=(1,), turn=5)
    play(state, f"W2{way}:{hand(state, 0)[0]}")
    assert pawns(state, 0) == pawn
    assert coins(state)[0] == 10 + gain


@rule("15.20")
def test_a_pawn_of_a_coming_age_protects_and_is_paid_there() -> None:
    state = a_table(
        a_city("ur-day", coins=10, stages="? c:?", pawns=(0, 0, 1)),
        a_city("giza-a", coins=10, built="stone-pit"),
        a_city("rhodes-a", coins=10, built="sawmill"),
        boxes="edifice",
        age=3,
        turn=6,
        edifices="money-changer auction-house gold-reserves",
    )
    saved = state.clone()
    play(saved)
    assert coins(saved) == [13, 13 - 9, 13 - 9]
    join(state, 1, 2)
    assert coins(state) == [13 + 15, 22, 22]


@rule("15.8", "15.20")
def test_two_rewards_of_one_edifice_count_twice() -> None:
    state = a_table(
        a_city("ur-day", built="altar baths", stages="? b:?", pawns=(0, 2, 0), rewards=(0, 2, 0)),
        boxes="edifice",
        age=3,
        edifices=at_stake("amphitheater"),
        edifices_built=(2,),
    )
    assert points(state, 0, "edifice") == 2 * 2


@rule("15.15", "15.20")
def test_two_pawns_of_the_agora_score_guilds_twice() -> None:
    state = a_table(
        a_city(
            "ur-day",
            built="spies-guild magistrates-guild",
            stages="? c:?",
            pawns=(0, 0, 2),
            rewards=(0, 0, 2),
        ),
        a_city("giza-a", built="stockade barracks altar"),
        boxes="edifice",
        age=3,
        edifices=at_stake("agora"),
        edifices_built=(3,),
    )
    assert points(state, 0, "guilds") == 2 + 1
    assert points(state, 0, "edifice") == 2 + 2


@rule("15.18")
def test_ur_needs_its_box_and_carthage_comes_with_it() -> None:
    assert not any(side.board == "ur" for side in load_components("1e").sides)
    boards = {side.board for side in load_components("1e", ("edifice",)).sides}
    assert {"ur", "carthage"} <= boards

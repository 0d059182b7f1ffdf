"""Catan: the port, the robber, the first settler."""

import pytest

from sevenwonders.engine.game.state import State
from tests.boxes.sides import check_gains, check_price
from tests.cards.printed import PrintedStage
from tests.support.covers import covers, each
from tests.support.rules import rule
from tests.support.table import a_city, a_table, asked, coins, hand, legal, play, ways

STAGES = (
    PrintedStage("catan-a", 1, "wood clay", points=3),
    PrintedStage("catan-a", 2, "ore ore ore", coins=7, power=True),
    PrintedStage("catan-a", 3, "stone stone glass papyrus", points=7),
    PrintedStage("catan-b", 1, "wood cloth", power=True),
    PrintedStage("catan-b", 2, "ore ore ore papyrus", points=5, shields=2),
)


@each("stage cost", "stage", STAGES)
def test_the_stage_costs_what_is_printed(stage: PrintedStage) -> None:
    check_price(stage)


@each("stage", "stage", [stage for stage in STAGES if not stage.power])
def test_the_stage_gives_what_is_printed(stage: PrintedStage) -> None:
    check_gains(stage)


def _port(own: str, cards: str, *, boxes: str = "catan", money: int = 0, age: int = 2) -> State:
    return a_table(
        a_city("catan-a", coins=money, built=own, hand=cards),
        a_city("giza-a"),
        a_city("rhodes-a"),
        boxes=boxes,
        age=age,
        turn=4,
    )


@rule("16.18")
@pytest.mark.parametrize(
    ("own", "card", "can"),
    [
        ("sawmill lumber-yard", "school", True),
        ("sawmill", "school", False),
        ("lumber-yard timber-yard clay-pool brickyard", "laboratory", True),
        ("brickyard quarry", "laboratory", True),
        ("brickyard stone-pit", "laboratory", False),
        ("sawmill brickyard", "temple", False),
        ("foundry lumber-yard glassworks-1", "dispensary", True),
    ],
)
def test_the_port_turns_two_like_units_into_one_of_any_kind(
    own: str, card: str, *, can: bool
) -> None:
    state = _port(own, card)
    assert ways(state, 0, f"B:{card}") == ([f"B:{card}"] if can else [])


@rule("5.16", "16.18")
def test_the_port_works_once_a_turn() -> None:
    state = _port("brickyard sawmill quarry", "lodge", age=3)
    assert ways(state, 0, "B:lodge") == []
    state = _port("brickyard sawmill loom-1", "lodge", age=3)
    assert ways(state, 0, "B:lodge") == ["B:lodge"]


@rule("16.18")
def test_the_port_takes_nothing_of_yellow_cards() -> None:
    state = _port("caravansery lumber-yard foundry", "dispensary")
    assert ways(state, 0, "B:dispensary") == []
    state = _port("sawmill foundry", "dispensary")
    assert ways(state, 0, "B:dispensary") == ["B:dispensary"]


@rule("16.18")
def test_the_port_takes_no_unit_of_the_secret_warehouse() -> None:
    state = _port(
        "secret-warehouse lumber-yard stone-pit", "lighthouse", boxes="catan cities", age=3
    )
    assert ways(state, 0, "B:lighthouse") == []


@rule("16.18")
def test_what_the_port_makes_is_not_for_sale() -> None:
    state = a_table(
        a_city("catan-a", built="sawmill"),
        a_city("giza-a", coins=9, hand="school", built="lumber-yard"),
        a_city("rhodes-a"),
        boxes="catan",
        age=2,
        turn=4,
    )
    assert ways(state, 1, "B:school") == []


@rule("5.10", "16.18")
def test_a_unit_is_not_bought_where_the_port_makes_it() -> None:
    state = a_table(
        a_city("catan-a", coins=9, built="sawmill lumber-yard", hand="school"),
        a_city("giza-a", built="press-1"),
        a_city("rhodes-a"),
        boxes="catan",
        age=2,
        turn=4,
    )
    assert ways(state, 0, "B:school") == ["B:school"]


def _robber(boxes: str) -> State:
    return a_table(
        a_city("catan-a", coins=0, built="ore-vein foundry", stages="?"),
        a_city("giza-a", coins=0, hand="loom-2"),
        a_city("rhodes-a", coins=1, hand="press-2"),
        a_city("ephesus-a", coins=9),
        players=4,
        boxes=boxes,
        age=2,
        turn=4,
    )


@rule("16.19")
@covers("stage", "catan-a-2")
def test_the_robber_brings_seven_coins_and_takes_two_from_all_others_after_their_gains() -> None:
    state = _robber("catan")
    play(state, f"W2:{hand(state, 0)[0]}", "B:loom-2", "B:press-2")
    assert coins(state) == [7, 0, 0, 9 + 3 - 2]


@rule("13.10", "16.19")
def test_with_cities_the_robbed_choose_between_coins_and_debts() -> None:
    state = _robber("catan cities")
    play(state, f"W2:{hand(state, 0)[0]}", "B:loom-2", "B:press-2")
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(2, "pay-loss"), (3, "pay-loss")]
    assert legal(state, 2) == ["L:-$1", "L:-"]
    play(state, None, None, "L:-", "L:-$2")
    assert coins(state) == [7, 0, 1, 10]
    assert [int(city.tokens.debts) for city in state.cities] == [0, 2, 2, 0]


def _settler() -> State:
    return a_table(
        a_city("catan-b", coins=5, built="lumber-yard loom-1", leader_hand="archimedes"),
        a_city("roma-b", coins=5, built="clay-pool timber-yard"),
        boxes="catan leaders classic-extras",
        age=2,
        turn=4,
    )


@rule("16.20")
@covers("stage", "catan-b-1")
def test_the_first_settler_draws_a_leader_and_may_recruit_one_at_its_price() -> None:
    state = _settler()
    drawn = state.components.cards[state.leaders.box[0]].slug
    play(state, f"W1:{hand(state, 0)[0]}")
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(0, "recruit-more")]
    held = {state.components.cards[one].slug for one in state.leaders.hands[0]}
    assert held == {"archimedes", drawn}
    assert "R:-" in legal(state, 0)
    assert "R:archimedes$3" in legal(state, 0)
    play(state, "R:archimedes$3")
    assert coins(state)[0] == 5 - 3
    assert [state.components.cards[one].slug for one in state.cities[0].leaders.in_play] == [
        "archimedes"
    ]


@rule("16.20")
def test_recruiting_with_the_settler_is_optional() -> None:
    state = _settler()
    play(state, f"W1:{hand(state, 0)[0]}")
    play(state, "R:-")
    assert asked(state) == "play"
    assert len(state.leaders.hands[0]) == 2
    assert coins(state)[0] == 5


@rule("16.20")
def test_roma_draws_before_catan_whatever_their_seats() -> None:
    state = _settler()
    box = [state.components.cards[one].slug for one in state.leaders.box]
    play(state, f"W1:{hand(state, 0)[0]}", f"W1:{hand(state, 1)[0]}")
    held = [{state.components.cards[one].slug for one in state.leaders.hands[at]} for at in (0, 1)]
    assert held == [{"archimedes", box[4]}, set(box[:4])]

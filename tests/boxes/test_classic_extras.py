"""First-edition extras: guilds, and the old sides of Roma, Petra and Byzantium."""

from collections import Counter

import pytest

from sevenwonders.engine.components.lower import load_components
from tests.boxes.sides import check_gains, check_price
from tests.cards.printed import PrintedStage, producers
from tests.support.covers import covers, each
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    coins,
    finish,
    hand,
    legal,
    play,
    points,
    tokens,
    ways,
)

STAGES = (
    PrintedStage("roma-a", 1, "wood clay ore", points=4),
    PrintedStage("roma-a", 2, "stone stone clay cloth", points=6),
    PrintedStage("roma-b", 1, "wood clay", coins=5, power=True),
    PrintedStage("roma-b", 2, "stone clay cloth", points=3, power=True),
    PrintedStage("roma-b", 3, "stone stone papyrus", points=3, power=True),
    PrintedStage("petra-a", 1, "wood stone", points=3),
    PrintedStage("petra-a", 2, "coin " * 7, points=7),
    PrintedStage("petra-a", 3, "wood stone stone papyrus", points=7),
    PrintedStage("petra-b", 1, "clay clay ore ore", points=3, power=True),
    PrintedStage("petra-b", 2, "coin " * 14, points=14),
    PrintedStage("byzantium-a", 1, "clay ore", points=3),
    PrintedStage("byzantium-a", 2, "wood wood papyrus", points=2, power=True),
    PrintedStage("byzantium-a", 3, "clay clay glass cloth", points=7),
    PrintedStage("byzantium-b", 1, "wood ore glass papyrus", points=3, power=True),
    PrintedStage("byzantium-b", 2, "clay ore ore cloth", points=4, power=True),
)
GUILDS = {
    "gamers-guild": "wood stone clay ore",
    "courtesans-guild": "wood clay glass cloth",
    "diplomats-guild": "wood stone glass papyrus",
    "architects-guild": "clay ore ore ore papyrus cloth",
    "counterfeiters-guild": "ore ore ore glass cloth",
    "guild-of-shadows": "wood stone stone papyrus",
    "mourners-guild": "wood clay clay glass cloth",
}
EVERY_BOX = "leaders cities classic-extras"


@each("stage cost", "stage", STAGES)
def test_the_stage_costs_what_is_printed(stage: PrintedStage) -> None:
    check_price(stage)


@rule("16.2")
@each("stage", "stage", [stage for stage in STAGES if not stage.power])
def test_the_stage_gives_what_is_printed(stage: PrintedStage) -> None:
    check_gains(stage)


@rule("16.2")
def test_the_old_sides_take_the_place_of_the_new_ones() -> None:
    components = load_components("2e", tuple(EVERY_BOX.split()))
    for board in ("roma", "petra", "byzantium"):
        assert [side.slug for side in components.sides if side.board == board] == [
            f"{board}-a",
            f"{board}-b",
        ]


@rule("12.46")
def test_roma_a_recruits_for_nothing() -> None:
    state = a_table(
        a_city("roma-a", coins=0, leader_hand="plato"), boxes=EVERY_BOX, recruiting=True
    )
    assert legal(state, 0, "R") == ["R:plato"]


@rule("12.47")
def test_roma_b_recruits_for_two_coins_less_and_its_neighbours_for_one() -> None:
    state = a_table(
        a_city("roma-b", leader_hand="plato"),
        a_city("giza-a", leader_hand="archimedes"),
        boxes=EVERY_BOX,
        recruiting=True,
    )
    assert legal(state, 0, "R") == ["R:plato$2"]
    assert legal(state, 1, "R") == ["R:archimedes$3"]


@rule("12.47", "12.49")
@covers("stage", "roma-b-1")
def test_the_first_stage_of_roma_b_brings_five_coins_and_four_leaders() -> None:
    state = a_table(
        a_city("roma-b", coins=0, built="lumber-yard clay-pool"), boxes=EVERY_BOX, age=2
    )
    drawn = sorted(int(one) for one in state.leaders.box[:4])
    play(state, f"W1:{hand(state, 0)[0]}")
    assert coins(state)[0] == 5
    assert [int(one) for one in state.leaders.hands[0]] == drawn


@rule("12.48")
@covers("stage", "roma-b-2", "roma-b-3")
@pytest.mark.parametrize(
    ("stage", "own"), [(2, "stone-pit clay-pool loom-1"), (3, "quarry press-1")]
)
def test_the_later_stages_of_roma_b_recruit_once_more(stage: int, own: str) -> None:
    state = a_table(
        a_city("roma-b", coins=2, built=own, stages="? " * (stage - 1), leader_hand="plato nero"),
        boxes=EVERY_BOX,
        age=2,
        turn=4,
    )
    play(state, f"W{stage}:{hand(state, 0)[0]}")
    assert sorted(legal(state, 0)) == ["R:-", "R:nero", "R:plato$2"]
    play(state, "R:plato$2")
    assert coins(state)[0] == 0
    assert points(state, 0, "wonder") == 3 * (stage - 1)


@rule("13.8", "13.10")
@covers("stage", "petra-b-1")
def test_the_first_stage_of_petra_b_costs_all_others_two_coins() -> None:
    state = a_table(a_city("petra-b", coins=0, built="clay-pool foundry"), boxes=EVERY_BOX, age=2)
    play(state, f"W1:{hand(state, 0)[0]}")
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(1, "pay-loss"), (2, "pay-loss")]
    play(state, None, "L:-$2", "L:-$2")
    assert coins(state) == [0, 4, 4]
    assert points(state, 0, "wonder") == 3


@rule("13.16")
@covers("stage", "byzantium-a-2", "byzantium-b-1", "byzantium-b-2")
@pytest.mark.parametrize(
    ("side", "stage", "own", "worth"),
    [
        ("byzantium-a", 2, "sawmill press-1", 3 + 2),
        ("byzantium-b", 1, "lumber-yard ore-vein glassworks-1 press-1", 3),
        ("byzantium-b", 2, "clay-pool foundry loom-1", 3 + 4),
    ],
)
def test_the_stages_of_byzantium_give_a_diplomacy_token(
    side: str, stage: int, own: str, worth: int
) -> None:
    state = a_table(
        a_city(side, coins=0, built=own, stages="? " * (stage - 1)),
        a_city("giza-a", built="stockade"),
        boxes=EVERY_BOX,
        age=3,
        turn=7,
    )
    play(state, f"W{stage}:{hand(state, 0)[0]}")
    finish(state)
    assert points(state, 0, "wonder") == worth
    assert tokens(state, 0) == (0, 0, 0, 0)
    assert tokens(state, 1) == (0, 0, 1, 0)


@rule("16.22")
@covers("guild cost", *GUILDS)
@pytest.mark.parametrize("guild", GUILDS)
def test_the_guild_costs_what_is_printed(guild: str) -> None:
    goods = Counter(GUILDS[guild].split())
    without = next(iter(goods))
    for making, can in ((goods, True), (goods - Counter([without]), False)):
        state = a_table(
            a_city("manneken-pis-b", coins=0, built=producers(making), hand=guild),
            a_city("catan-a"),
            a_city("roma-a"),
            boxes=f"{EVERY_BOX} wonder-pack catan",
            age=3,
            turn=4,
        )
        assert ways(state, 0, f"B:{guild}") == ([f"B:{guild}"] if can else [])


@rule("16.22")
@pytest.mark.parametrize(
    ("boxes", "absent"),
    [
        (
            "classic-extras",
            {"courtesans-guild", "diplomats-guild", "counterfeiters-guild", "guild-of-shadows"},
        ),
        ("classic-extras leaders", {"counterfeiters-guild", "guild-of-shadows"}),
        ("classic-extras cities", {"courtesans-guild", "diplomats-guild"}),
        (EVERY_BOX, set[str]()),
    ],
)
def test_guilds_without_their_box_stay_away(boxes: str, absent: set[str]) -> None:
    components = load_components("1e", tuple(boxes.split()))
    guilds = {components.cards[card].slug for card in components.decks[5].guilds}
    assert set(GUILDS) - guilds == absent
    assert len(guilds) == 10 + 7 - len(absent)
    assert components.decks[5].guild_count == 7


def _with(guild: str, *, money: int = 3) -> int:
    """What a guild is worth between Rhodes and Ephesus with a little of everything."""
    state = a_table(
        a_city("giza-a", coins=money, built=guild),
        a_city(
            "rhodes-a",
            built="hideout dive workers-guild",
            leaders="plato nero",
            victories=(1, 2, 0),
        ),
        a_city("ephesus-a", built="residence traders-guild", leaders="midas", victories=(0, 1, 0)),
        boxes=EVERY_BOX,
        age=3,
        turn=4,
    )
    return points(state, 0, "guilds")


@rule("16.23")
@covers("guild", "gamers-guild")
@pytest.mark.parametrize(("money", "worth"), [(2, 0), (3, 1), (11, 3), (12, 4)])
def test_the_gamers_guild_is_worth_a_point_for_three_coins(money: int, worth: int) -> None:
    assert _with("gamers-guild", money=money) == worth


@rule("16.24")
@covers(
    "guild",
    "diplomats-guild",
    "architects-guild",
    "mourners-guild",
    "guild-of-shadows",
    "counterfeiters-guild",
)
@pytest.mark.parametrize(
    ("guild", "worth"),
    [
        ("diplomats-guild", 3),
        ("architects-guild", 6),
        ("mourners-guild", 4),
        ("guild-of-shadows", 3),
        ("counterfeiters-guild", 5),
    ],
)
def test_the_guild_counts_what_the_neighbours_have(guild: str, worth: int) -> None:
    assert _with(guild) == worth


@rule("13.8", "13.10")
def test_the_counterfeiters_cost_all_others_three_coins() -> None:
    state = a_table(
        a_city(
            "rhodes-a", coins=0, built="foundry glassworks-1 loom-1", hand="counterfeiters-guild"
        ),
        boxes=EVERY_BOX,
        age=3,
        turn=4,
    )
    play(state, "B:counterfeiters-guild")
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(1, "pay-loss"), (2, "pay-loss")]
    play(state, None, "L:-$3", "L:-")
    assert coins(state) == [0, 3, 6]
    assert [int(city.tokens.debts) for city in state.cities] == [0, 0, 3]


@rule("12.43")
@covers("guild", "courtesans-guild")
def test_the_courtesans_guild_becomes_a_leader_next_door() -> None:
    state = a_table(
        a_city(
            "giza-a",
            coins=0,
            built="lumber-yard clay-pool glassworks-1 loom-1",
            hand="courtesans-guild",
        ),
        a_city("rhodes-a", leaders="midas"),
        a_city("ephesus-a", leaders="croesus"),
        boxes=EVERY_BOX,
        age=3,
        turn=4,
    )
    play(state, "B:courtesans-guild")
    assert sorted(legal(state, 0)) == ["C:croesus", "C:midas"]
    play(state, "C:croesus")
    assert coins(state)[0] == 6
    assert len(state.cities[0].leaders.in_play) == 0

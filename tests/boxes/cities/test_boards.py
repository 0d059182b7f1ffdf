"""Cities: the stages of Petra and Byzantium, by day, by night and of the first edition."""

from collections import Counter

import pytest

from sevenwonders.engine.game.state import State
from tests.boxes.cities.cities import CITIES
from tests.cards.checks import refusal
from tests.cards.printed import PrintedStage, producers, unknown
from tests.support.covers import each
from tests.support.rules import rule
from tests.support.table import a_city, a_table, coins, hand, legal, play, points

DAY_AND_NIGHT = (
    PrintedStage("petra-day", 1, "wood stone", points=3),
    PrintedStage("petra-day", 2, "coin coin coin coin coin", points=7),
    PrintedStage("petra-day", 3, "wood stone stone papyrus", points=7),
    PrintedStage("petra-night", 1, "clay clay ore ore", points=3),
    PrintedStage("petra-night", 2, " ".join(["coin"] * 10), points=14),
    PrintedStage("byzantium-day", 1, "clay ore", points=3),
    PrintedStage("byzantium-day", 2, "wood wood papyrus", points=4),
    PrintedStage("byzantium-day", 3, "clay clay glass cloth", points=7),
    PrintedStage("byzantium-night", 1, "wood ore papyrus", points=4),
    PrintedStage("byzantium-night", 2, "ore ore glass cloth", points=6),
)
FIRST_EDITION = (
    PrintedStage("petra-a", 1, "wood stone", points=3),
    PrintedStage("petra-a", 2, " ".join(["coin"] * 7), points=7),
    PrintedStage("petra-a", 3, "wood stone stone papyrus", points=7),
    PrintedStage("petra-b", 1, "clay clay ore ore", points=3),
    PrintedStage("petra-b", 2, " ".join(["coin"] * 14), points=14),
    PrintedStage("byzantium-a", 1, "clay ore", points=3),
    PrintedStage("byzantium-a", 2, "wood wood papyrus", points=2),
    PrintedStage("byzantium-a", 3, "clay clay glass cloth", points=7),
    PrintedStage("byzantium-b", 1, "wood ore glass papyrus", points=3),
    PrintedStage("byzantium-b", 2, "clay ore ore cloth", points=4),
)
STARTS = {"petra": "clay", "byzantium": "stone"}


def _before(stage: PrintedStage, goods: Counter[str], *, money: int) -> State:
    """Seat 0 makes these goods beside its board's and has the stage next."""
    extras = "" if stage.side.endswith(("day", "night")) else " classic-extras"
    return a_table(
        a_city(
            stage.side,
            coins=money,
            built=producers(goods),
            stages=unknown(stage.number - 1),
        ),
        a_city("halicarnassus-day", coins=0),
        a_city("rhodes-day", coins=0),
        edition="2e",
        boxes=CITIES + extras,
        age=3,
    )


def _goods(stage: PrintedStage) -> Counter[str]:
    return stage.units - Counter(["coin"] * 20) - Counter([STARTS[stage.board]])


def _price(stage: PrintedStage) -> int:
    return stage.cost.split().count("coin")


@rule("13.1", "13.31")
@each("cities", "stage", DAY_AND_NIGHT, aspect="cost")
def test_a_stage_costs_what_is_printed(stage: PrintedStage) -> None:
    _check_cost(stage)


@rule("13.1", "16.2")
@each("cities", "stage", FIRST_EDITION, aspect="cost")
def test_a_stage_of_the_first_edition_costs_what_is_printed(stage: PrintedStage) -> None:
    _check_cost(stage)


def _check_cost(stage: PrintedStage) -> None:
    goods, price = _goods(stage), _price(stage)
    state = _before(stage, goods, money=price)
    end = f"${price}" if price else ""
    cards = dict.fromkeys(hand(state, 0))
    assert legal(state, 0, "W") == [f"W{stage.number}:{card}{end}" for card in cards]
    for unit in goods:
        state = _before(stage, goods - Counter([unit]), money=0)
        card = hand(state, 0)[0]
        assert refusal(state, 0, f"W{stage.number}:{card}").missing == (unit,)
    if price:
        state = _before(stage, goods, money=price - 1)
        assert refusal(state, 0, f"W{stage.number}:{hand(state, 0)[0]}{end}").coins == 1


@rule("13.1")
@each("cities", "stage", DAY_AND_NIGHT)
def test_a_stage_is_worth_its_points(stage: PrintedStage) -> None:
    _check_points(stage)


@rule("13.1", "16.2")
@each("cities", "stage", FIRST_EDITION)
def test_a_stage_of_the_first_edition_is_worth_its_points(stage: PrintedStage) -> None:
    _check_points(stage)


def _check_points(stage: PrintedStage) -> None:
    state = _before(stage, _goods(stage), money=_price(stage))
    before = points(state, 0, "wonder")
    play(state, legal(state, 0, "W")[0])
    assert points(state, 0, "wonder") - before == stage.points
    assert coins(state)[0] == 0


@rule("13.1")
@pytest.mark.parametrize(
    ("side", "good"), [("petra-day", "clay"), ("petra-night", "clay"), ("byzantium-day", "stone")]
)
def test_the_board_makes_its_good(side: str, good: str) -> None:
    card = {"clay": "guard-tower", "stone": "baths"}[good]
    state = a_table(a_city(side, coins=0, hand=card), edition="2e", boxes=CITIES)
    assert legal(state, 0, f"B:{card}") == [f"B:{card}"]

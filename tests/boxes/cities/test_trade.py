"""Cities: rebates in trade, goods of the Warehouse and the Market, stages without resources."""

import pytest

from sevenwonders.engine.game.state import State
from tests.boxes.cities.cities import CITIES, city_for
from tests.cards.checks import refusal
from tests.support.covers import covers
from tests.support.rules import rule
from tests.support.table import a_city, a_table, coins, hand, legal, play, ways


def _buying_walls(own: str, *, left: str = "giza-day quarry", right: str = "ephesus-day") -> State:
    """Seat 0 needs three stones and makes none; a neighbour is its board and cards."""
    left_board, *left_cards = left.split()
    right_board, *right_cards = right.split()
    return a_table(
        a_city("rhodes-day", coins=9, built=own, hand="walls"),
        a_city(left_board, built=" ".join(left_cards)),
        a_city(right_board, built=" ".join(right_cards)),
        edition="2e",
        boxes=CITIES,
        age=2,
    )


@rule("13.25")
@covers("cities", "clandestine-wharf-west", "clandestine-wharf-east")
def test_a_wharf_saves_a_coin_on_one_unit_of_its_side() -> None:
    assert ways(_buying_walls(""), 0, "B:walls") == ["B:walls<6"]
    assert ways(_buying_walls("clandestine-wharf-west"), 0, "B:walls") == ["B:walls<5"]
    assert ways(_buying_walls("clandestine-wharf-east"), 0, "B:walls") == ["B:walls<6"]
    at_right = {"left": "ephesus-day", "right": "giza-day quarry"}
    state = _buying_walls("clandestine-wharf-east", **at_right)
    assert ways(state, 0, "B:walls") == ["B:walls>5"]
    state = _buying_walls("clandestine-wharf-west", **at_right)
    assert ways(state, 0, "B:walls") == ["B:walls>6"]


@rule("13.25")
@covers("cities", "clandestine-wharf-west", "clandestine-wharf-east")
def test_both_wharves_save_a_coin_on_each_side() -> None:
    state = _buying_walls(
        "clandestine-wharf-west clandestine-wharf-east", right="ephesus-day stone-pit"
    )
    assert sorted(ways(state, 0, "B:walls")) == ["B:walls<3>1", "B:walls<5"]


@rule("13.25")
def test_a_wharf_helps_with_manufactured_goods_too() -> None:
    state = a_table(
        a_city("giza-day", coins=1, built="clandestine-wharf-west", hand="apothecary"),
        a_city("halicarnassus-day"),
        edition="2e",
        boxes=CITIES,
    )
    assert ways(state, 0, "B:apothecary") == ["B:apothecary<1"]


@rule("13.26")
@covers("cities", "smugglers-cache")
def test_the_cache_saves_a_coin_on_every_unit_of_the_printed_kind() -> None:
    state = _buying_walls("smugglers-cache")
    assert ways(state, 0, "B:walls") == ["B:walls<3"]
    play(state, "B:walls<3")
    assert coins(state)[:2] == [9 - 3, 3 + 3 + 3], "the seller gets what is paid"


@rule("13.26")
@covers("cities", "smugglers-cache")
def test_the_cache_saves_nothing_on_other_kinds_and_at_other_boards() -> None:
    state = _buying_walls("smugglers-cache", left="alexandria-day quarry stone-pit")
    assert ways(state, 0, "B:walls") == ["B:walls<6"]
    state = _buying_walls("smugglers-cache", right="ephesus-day stone-pit")
    assert sorted(ways(state, 0, "B:walls")) == ["B:walls<2>2", "B:walls<3"]


@rule("13.26")
def test_the_cache_saves_nothing_at_a_board_without_a_resource() -> None:
    state = a_table(
        a_city("rhodes-a", coins=9, built="smugglers-cache", hand="walls"),
        a_city("manneken-pis-a", built="quarry stone-pit"),
        a_city("ephesus-a"),
        boxes="cities wonder-pack",
        age=2,
    )
    assert ways(state, 0, "B:walls") == ["B:walls<6"]


@rule("13.27")
def test_rebates_add_up_and_stop_at_nothing() -> None:
    state = _buying_walls("smugglers-cache clandestine-wharf-west")
    assert ways(state, 0, "B:walls") == ["B:walls<2"]
    state = _buying_walls("west-trading-post clandestine-wharf-west")
    assert ways(state, 0, "B:walls") == ["B:walls<2"]
    state = _buying_walls("west-trading-post smugglers-cache")
    assert ways(state, 0, "B:walls") == ["B:walls"]
    state = _buying_walls("west-trading-post smugglers-cache clandestine-wharf-west")
    assert ways(state, 0, "B:walls") == ["B:walls"]


@rule("13.27")
def test_a_wharf_serves_the_unit_that_still_costs_something() -> None:
    state = a_table(
        a_city(
            "ephesus-day",
            coins=9,
            built="smugglers-cache west-trading-post clandestine-wharf-west",
            hand="tabularium",
        ),
        a_city("rhodes-day", built="lumber-yard loom-1"),
        edition="2e",
        boxes=CITIES,
        age=2,
    )
    ore, wood, cloth, rebate = 0, 1, 2, 1
    price = ore + wood + cloth - rebate
    assert ways(state, 0, "B:tabularium") == [f"B:tabularium<{price}$2"]


@rule("13.27")
@covers("cities", "clandestine-wharf-west", "smugglers-cache")
@pytest.mark.parametrize("card", ["clandestine-wharf-west", "smugglers-cache"])
def test_rebates_count_from_the_turn_after(card: str) -> None:
    state = a_table(
        a_city("babylon-night", coins=9, stages="?", hand=f"{card} baths"),
        a_city("giza-day"),
        edition="2e",
        boxes=CITIES,
        turn=7,
    )
    assert ways(state, 0, "B:baths") == ["B:baths<2"]
    play(state, ways(state, 0, f"B:{card}")[0])
    assert ways(state, 0, "B:baths") == ["B:baths<1"], "the last card is a turn of its own"


def _warehouse(own: str, card: str, *, board: str = "rhodes-day", age: int = 2) -> State:
    """Seat 0 is without coins and would build the card."""
    return a_table(
        a_city(board, coins=0, built=own, hand=card),
        a_city("halicarnassus-day"),
        a_city("alexandria-day"),
        edition="2e",
        boxes=CITIES,
        age=age,
    )


@rule("13.28")
@covers("cities", "secret-warehouse")
def test_the_warehouse_makes_one_more_unit_of_a_kind_the_city_makes() -> None:
    state = _warehouse("lumber-yard", "statue")
    assert refusal(state, 0, "B:statue").missing == ("ore",)
    state = _warehouse("lumber-yard secret-warehouse", "statue")
    assert ways(state, 0, "B:statue") == ["B:statue"]


@rule("13.28")
@covers("cities", "secret-warehouse")
def test_the_warehouse_makes_one_unit_a_turn_and_no_new_kind() -> None:
    state = _warehouse("secret-warehouse", "walls", board="giza-day")
    assert refusal(state, 0, "B:walls").missing == ("stone",)
    state = _warehouse("secret-warehouse", "guard-tower", age=1)
    assert refusal(state, 0, "B:guard-tower").missing == ("clay",)


@rule("13.28")
@covers("cities", "secret-warehouse")
def test_the_warehouse_does_not_look_at_yellow_cards() -> None:
    state = _warehouse("secret-warehouse caravansery", "archery-range")
    assert refusal(state, 0, "B:archery-range").missing == ("wood",)


@rule("13.28")
@covers("cities", "secret-warehouse", "petra-day-1")
def test_an_either_or_card_gives_one_kind_and_the_warehouse_the_other() -> None:
    without = _warehouse("timber-yard", "altar", board="petra-day", age=1)
    assert refusal(without, 0, "W1:altar").missing == ("wood",)
    state = _warehouse("timber-yard secret-warehouse", "altar", board="petra-day", age=1)
    assert legal(state, 0, "W1:altar") == ["W1:altar"]


@rule("13.29")
@covers("cities", "black-market")
def test_the_market_makes_one_unit_of_a_kind_the_city_does_not_make() -> None:
    for card in ("temple", "courthouse"):
        state = _warehouse("clay-pool black-market", card)
        assert not legal(state, 0, f"B:{card}")
    state = _warehouse("clay-pool press-1 black-market", "school")
    assert ways(state, 0, "B:school") == ["B:school"]
    state = _warehouse("press-1", "school")
    assert refusal(state, 0, "B:school").missing == ("wood",)


@rule("13.29")
@covers("cities", "black-market")
def test_the_market_makes_no_kind_of_an_either_or_card() -> None:
    state = _warehouse("timber-yard black-market", "archery-range")
    assert refusal(state, 0, "B:archery-range").missing == ("wood",)


@rule("13.29")
@covers("cities", "black-market")
def test_what_only_a_yellow_card_makes_the_market_makes_too() -> None:
    state = _warehouse("caravansery black-market", "archery-range")
    assert ways(state, 0, "B:archery-range") == ["B:archery-range"]


@rule("13.30")
@covers("cities", "secret-warehouse", "black-market")
def test_warehouse_and_market_together() -> None:
    state = _warehouse("secret-warehouse black-market", "statue")
    assert ways(state, 0, "B:statue") == ["B:statue"], "ore twice, and wood of the Market"
    state = _warehouse("secret-warehouse black-market", "archery-range")
    assert refusal(state, 0, "B:archery-range").missing == ("wood",)


@rule("13.30")
@covers("cities", "secret-warehouse", "black-market")
def test_neither_unit_is_for_sale() -> None:
    state = a_table(
        a_city("olympia-day", coins=9, hand="dispensary statue"),
        a_city("rhodes-day", built="secret-warehouse black-market"),
        edition="2e",
        boxes=CITIES,
        age=2,
    )
    assert refusal(state, 0, "B:statue").missing == ("wood", "ore")


@rule("5.10", "13.30")
def test_nothing_is_bought_that_the_warehouse_can_make() -> None:
    state = a_table(
        a_city("rhodes-day", coins=9, built="lumber-yard secret-warehouse", hand="statue"),
        a_city("giza-day", built="ore-vein"),
        edition="2e",
        boxes=CITIES,
        age=2,
    )
    assert ways(state, 0, "B:statue") == ["B:statue"]


@rule("13.31")
@covers("cities", "architect-firm", "petra-day-1", "petra-day-2", "petra-day-3")
def test_with_the_architect_firm_a_stage_costs_its_coins_alone() -> None:
    for stages, choice in (("", "W1:altar"), ("?", "W2:altar$5"), ("? ?", "W3:altar")):
        state = a_table(
            a_city("petra-day", coins=5, built="architect-firm", stages=stages),
            edition="2e",
            boxes=CITIES,
            age=2,
            turn=4,
        )
        card = hand(state, 0)[0]
        assert ways(state, 0, choice.replace("altar", card)) == [choice.replace("altar", card)]


@rule("13.31")
@covers("cities", "architect-firm")
def test_the_architect_firm_does_not_pay_the_coins_of_a_stage() -> None:
    city = a_city("petra-day", coins=4, built="architect-firm", stages="?")
    state = a_table(city, edition="2e", boxes=CITIES, age=2, turn=4)
    assert not legal(state, 0, "W2")


@rule("13.31")
@covers("cities", "architect-firm")
def test_the_architect_firm_works_from_the_turn_after_and_not_for_cards() -> None:
    state = a_table(city_for("architect-firm"), edition="2e", boxes=CITIES, age=2)
    assert not legal(state, 0, "W")
    play(state, "B:architect-firm$1")
    assert len(legal(state, 0, "W1")) == len(set(hand(state, 0)))
    state = _warehouse("architect-firm", "walls")
    assert refusal(state, 0, "B:walls").missing == ("stone", "stone", "stone")


@rule("4.11", "13.27")
def test_a_limited_right_is_not_offered_where_one_of_the_prices_is_nothing() -> None:
    """Post and wharf bring the left neighbour's stone down to nothing; the right one's costs 2."""
    olympia = a_city(
        "olympia-a",
        coins=9,
        built="west-trading-post clandestine-wharf-west",
        stages="? ?",
        hand="baths",
    )
    right = a_city("rhodes-a", built="stone-pit")
    state = a_table(olympia, a_city("giza-a"), right, turn=5, boxes=CITIES)
    assert ways(state, 0, "B:baths") == ["B:baths", "B:baths>2"]
    assert legal(state, 0, "F:baths") == []

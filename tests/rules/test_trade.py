"""Chapter 5: who sells what to whom, for how much."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import CannotAfford, PriceNotOffered
from tests.support.rules import rule
from tests.support.table import a_city, a_table, built, coins, play, ways


@rule("5.1")
def test_a_city_two_seats_away_sells_nothing() -> None:
    state = a_table(
        a_city("giza-a", coins=9, hand="stockade"),
        a_city("rhodes-a"),
        a_city("ephesus-a", built="lumber-yard"),
        a_city("alexandria-a"),
        players=4,
    )
    with pytest.raises(CannotAfford):
        state.submit(0, Choice.parse("B:stockade<2"))


@rule("5.2")
@pytest.mark.parametrize(
    ("board", "stands", "card"),
    [
        ("rhodes-a", "", "barracks"),
        ("babylon-a", "ore-vein", "barracks"),
        ("babylon-a", "loom-1", "apothecary"),
    ],
)
def test_boards_brown_and_gray_cards_sell(board: str, stands: str, card: str) -> None:
    state = a_table(a_city("giza-a", hand=card), a_city(board, built=stands), a_city("ephesus-a"))
    assert ways(state, 0, f"B:{card}") == [f"B:{card}<2"]


@rule("5.3")
def test_yellow_cards_sell_nothing() -> None:
    state = a_table(
        a_city("giza-a", coins=9, hand="school"),
        a_city("rhodes-a", built="caravansery"),
        a_city("ephesus-a", built="forum"),
        age=2,
    )
    with pytest.raises(CannotAfford) as refused:
        state.submit(0, Choice.parse("B:school"))
    assert refused.value.missing == ("wood",)


@rule("5.3")
def test_stages_sell_nothing() -> None:
    state = a_table(
        a_city("giza-a", coins=9, hand="school"),
        a_city("alexandria-b", stages="? ?"),
        a_city("rhodes-a"),
        age=2,
    )
    with pytest.raises(CannotAfford) as refused:
        state.submit(0, Choice.parse("B:school"))
    assert sorted(refused.value.missing) == ["papyrus", "wood"]


@rule("5.4")
def test_a_unit_costs_two_coins_paid_to_its_producer() -> None:
    state = a_table(a_city("giza-a", coins=3, hand="barracks"), a_city("rhodes-a", coins=0))
    play(state, "B:barracks<2")
    assert coins(state)[:2] == [1, 2 + 3]


@rule("5.5")
def test_a_unit_sold_is_still_used_by_its_owner() -> None:
    state = a_table(
        a_city("giza-a", coins=3, hand="barracks"),
        a_city("rhodes-a", coins=0, hand="barracks"),
        players=5,
    )
    play(state, "B:barracks<2", "B:barracks")
    assert coins(state)[:2] == [1, 2]
    assert built(state, 1) == ["barracks"]


@rule("5.5")
def test_both_neighbours_buy_the_same_unit_in_one_turn() -> None:
    state = a_table(
        a_city("giza-a", coins=3, hand="guard-tower"),
        a_city("babylon-a", coins=0, hand="altar"),
        a_city("ephesus-a", coins=3, hand="guard-tower"),
        a_city("alexandria-a"),
        players=4,
    )
    play(state, "B:guard-tower<2", "B:altar", "B:guard-tower>2")
    assert coins(state)[:3] == [1, 4, 1]


@rule("5.6")
def test_an_either_or_card_sells_either_kind_whatever_its_owner_uses() -> None:
    state = a_table(
        a_city("giza-a", coins=3, hand="guard-tower"),
        a_city("ephesus-a", coins=0, built="clay-pit", hand="guard-tower"),
        a_city("alexandria-a", coins=3, hand="barracks"),
        a_city("halicarnassus-a"),
        players=4,
    )
    play(state, "B:guard-tower<2", "B:guard-tower", "B:barracks>2")
    assert coins(state)[:3] == [1, 4, 1]
    assert [built(state, seat)[-1] for seat in range(3)] == [
        "guard-tower",
        "guard-tower",
        "barracks",
    ]


@rule("5.6")
def test_an_either_or_card_sells_one_unit_a_turn_to_a_buyer() -> None:
    state = a_table(
        a_city("giza-a", coins=9, built="lumber-yard", hand="stables"),
        a_city("ephesus-a", built="clay-pit timber-yard"),
        a_city("alexandria-a"),
        age=2,
    )
    with pytest.raises(CannotAfford) as refused:
        state.submit(0, Choice.parse("B:stables<4"))
    assert len(refused.value.missing) == 1


@rule("5.7")
def test_a_neighbour_sells_no_more_than_it_produces() -> None:
    state = a_table(
        a_city("giza-a", coins=20, hand="fortifications"),
        a_city("rhodes-a", built="ore-vein"),
        a_city("alexandria-a"),
        age=3,
    )
    with pytest.raises(CannotAfford) as refused:
        state.submit(0, Choice.parse("B:fortifications<6"))
    assert refused.value.missing == ("ore",)


@rule("5.7")
def test_a_double_card_sells_two_units() -> None:
    state = a_table(
        a_city("giza-a", coins=20, hand="fortifications"),
        a_city("rhodes-a", built="foundry"),
        a_city("alexandria-a"),
        age=3,
    )
    assert ways(state, 0, "B:fortifications") == ["B:fortifications<6"]


@rule("5.8")
def test_what_was_bought_is_bought_again_next_turn() -> None:
    state = a_table(
        a_city("giza-b", coins=9, built="lumber-yard ore-vein", hand="caravansery"),
        a_city("olympia-a", hand="archery-range school"),
        age=2,
    )
    play(state, "W1:caravansery<2", "D:school")
    assert coins(state)[0] == 7
    assert ways(state, 0, "B:archery-range") == ["B:archery-range<2"]


@rule("5.9")
def test_one_build_buys_from_both_neighbours() -> None:
    state = a_table(
        a_city("giza-a", coins=4, hand="school"),
        a_city("olympia-a", coins=0),
        a_city("ephesus-a", coins=0),
        age=2,
    )
    play(state, "B:school<2>2")
    assert coins(state) == [0, 5, 5]


@rule("5.9", "5.11")
def test_the_buyer_chooses_between_neighbours_who_both_have_it() -> None:
    state = a_table(
        a_city("giza-a", hand="barracks"),
        a_city("rhodes-a"),
        a_city("babylon-a", built="ore-vein"),
    )
    assert ways(state, 0, "B:barracks") == ["B:barracks>2", "B:barracks<2"]


@rule("5.10")
def test_what_the_city_produces_is_not_bought() -> None:
    state = a_table(a_city("giza-a", coins=9, hand="baths"), a_city("babylon-a", built="stone-pit"))
    assert ways(state, 0, "B:baths") == ["B:baths"]
    with pytest.raises(PriceNotOffered) as refused:
        state.submit(0, Choice.parse("B:baths<2"))
    assert refused.value.choice == "B:baths<2"


@rule("5.10")
def test_an_own_alternative_leaves_its_other_kind_to_be_bought() -> None:
    state = a_table(
        a_city("giza-a", coins=9, built="clay-pit lumber-yard", hand="stables"),
        a_city("rhodes-a"),
        a_city("babylon-a", built="west-trading-post"),
        age=2,
    )
    assert sorted(ways(state, 0, "B:stables")) == ["B:stables<2", "B:stables>2"]


@rule("5.11")
def test_every_pair_of_sums_is_on_offer_the_cheapest_first() -> None:
    state = a_table(
        a_city("giza-a", coins=9, built="west-trading-post", hand="statue"),
        a_city("rhodes-a", built="foundry lumber-yard"),
        a_city("olympia-a", built="ore-vein clay-pit"),
        age=2,
    )
    assert ways(state, 0, "B:statue") == [
        "B:statue<3",
        "B:statue<2>2",
        "B:statue<1>4",
        "B:statue>6",
    ]


@rule("5.11")
def test_sums_beyond_the_coins_are_not_on_offer() -> None:
    state = a_table(
        a_city("giza-a", coins=4, built="west-trading-post", hand="statue"),
        a_city("rhodes-a", built="foundry lumber-yard"),
        a_city("olympia-a", built="ore-vein clay-pit"),
        age=2,
    )
    assert ways(state, 0, "B:statue") == ["B:statue<3", "B:statue<2>2"]


@rule("5.12")
@pytest.mark.parametrize(
    ("post", "prices"),
    [
        ("west-trading-post", ["B:barracks<1", "B:barracks>2"]),
        ("east-trading-post", ["B:barracks>1", "B:barracks<2"]),
        ("marketplace", ["B:barracks>2", "B:barracks<2"]),
    ],
)
def test_a_post_makes_raw_materials_of_its_side_cheap(post: str, prices: list[str]) -> None:
    state = a_table(
        a_city("giza-a", built=post, hand="barracks"),
        a_city("rhodes-a"),
        a_city("babylon-a", built="ore-vein"),
    )
    assert ways(state, 0, "B:barracks") == prices


@rule("5.12")
@pytest.mark.parametrize(
    ("post", "price"),
    [
        ("west-trading-post", "B:apothecary<2"),
        ("east-trading-post", "B:apothecary<2"),
        ("marketplace", "B:apothecary<1"),
    ],
)
def test_the_marketplace_makes_manufactured_goods_cheap(post: str, price: str) -> None:
    state = a_table(a_city("giza-a", built=post, hand="apothecary"), a_city("halicarnassus-a"))
    assert ways(state, 0, "B:apothecary") == [price]
    play(state, price)
    assert coins(state)[1] == 3 + 3 + int(price[-1])


@rule("5.12")
def test_the_first_stage_of_olympia_b_makes_raw_materials_cheap_on_both_sides() -> None:
    state = a_table(
        a_city("olympia-b", stages="?", hand="barracks apothecary"),
        a_city("rhodes-a", built="loom-1"),
        a_city("babylon-a", built="ore-vein"),
    )
    assert ways(state, 0, "B:barracks") == ["B:barracks>1", "B:barracks<1"]
    assert ways(state, 0, "B:apothecary") == ["B:apothecary<2"]


@rule("5.13")
def test_discounts_do_not_add_up() -> None:
    state = a_table(
        a_city("olympia-b", stages="?", built="west-trading-post", hand="barracks"),
        a_city("rhodes-a"),
        a_city("giza-a"),
    )
    assert ways(state, 0, "B:barracks") == ["B:barracks<1"]


@rule("5.13")
def test_a_post_may_be_built_beside_the_stage_that_does_the_same() -> None:
    state = a_table(a_city("olympia-b", stages="?", hand="west-trading-post"))
    assert ways(state, 0, "B:west-trading-post") == ["B:west-trading-post"]


@rule("5.14")
def test_a_discount_begins_with_the_next_turn() -> None:
    state = a_table(
        a_city("giza-a", hand="west-trading-post guard-tower"),
        a_city("babylon-a", built="ore-vein"),
        a_city("ephesus-a", hand="barracks altar"),
    )
    assert ways(state, 0, "B:guard-tower") == ["B:guard-tower<2"]
    play(state, "B:west-trading-post", None, "B:altar")
    assert ways(state, 0, "B:barracks") == ["B:barracks<1"]


@rule("5.15")
@pytest.mark.parametrize(("purse", "prices"), [(4, ["B:school<2>2"]), (3, [])])
def test_coins_at_the_beginning_cover_the_whole_purchase(purse: int, prices: list[str]) -> None:
    state = a_table(
        a_city("giza-a", coins=purse, hand="school"),
        a_city("olympia-a"),
        a_city("ephesus-a"),
        age=2,
    )
    assert ways(state, 0, "B:school") == prices


@rule("5.16")
def test_the_last_card_may_buy_again_what_the_turn_bought() -> None:
    state = a_table(
        a_city("babylon-b", coins=4, stages="? ?", hand="barracks stockade"),
        a_city("rhodes-a", coins=0, built="lumber-yard"),
        a_city("giza-a"),
        turn=6,
    )
    play(state, "B:barracks<2")
    assert state.pending()[0].kind == "last-card"
    assert ways(state, 0, "B:stockade") == ["B:stockade<2"]
    play(state, "B:stockade<2")
    assert coins(state)[:2] == [0, 2 + 3 + 2]

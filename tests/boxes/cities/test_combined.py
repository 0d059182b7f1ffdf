"""Cities beside other boxes: many losses at once, many rebates in one purchase, goods and ports."""

from sevenwonders.engine.game.state import State
from tests.boxes.cities.cities import CITIES, city_for, debts, losers
from tests.cards.checks import refusal
from tests.support.rules import rule
from tests.support.table import a_city, a_table, coins, hand, legal, play, points, ways


@rule("13.8", "13.11")
def test_losses_of_every_cause_are_one_sum_for_each_city() -> None:
    state = a_table(
        city_for("lair"),
        a_city("petra-night", coins=0, built="clay-pool foundry"),
        a_city("great-wall-b", coins=0, built="sawmill press-1"),
        a_city("catan-a", coins=0, built="ore-vein foundry", stages="?"),
        a_city("giza-day", coins=0, built="lumber-yard tree-farm", leaders="octavia"),
        a_city("rhodes-day", coins=20),
        players=6,
        edition="2e",
        boxes="cities leaders wonder-pack catan",
        age=2,
        turn=3,
    )
    play(
        state,
        "B:lair",
        f"W1:{hand(state, 1)[0]}",
        f"W3:{hand(state, 2)[0]}",
        f"W2:{hand(state, 3)[0]}",
        f"W1:{hand(state, 4)[0]}",
    )
    lair, petra, wall, catan, octavia = 2, 2, 2, 2, 1
    total = lair + petra + wall + catan + octavia
    assert losers(state) == [3, 4, 5], "who has no coins is not asked"
    assert legal(state, 5)[0] == f"L:-${total}"
    assert legal(state, 3)[0] == f"L:-${total - catan}"
    assert legal(state, 4)[0] == "L:-$2", "the coins of her own stage are all it has"
    play(state, None, None, None, "L:-$7", "L:-$1", "L:-$4")
    assert coins(state) == [0, 0, 0, 0, 1, 19]
    assert debts(state) == [total - 2, total - 2, total - 2, 0, total - 1 - 1, total - 4]


@rule("12.18", "12.19", "13.25", "13.26", "13.27")
def test_every_rebate_in_one_purchase() -> None:
    state = a_table(
        a_city(
            "ephesus-day",
            coins=9,
            built="smugglers-cache west-trading-post clandestine-wharf-west",
            leaders="bilkis hatshepsut",
            hand="tabularium",
        ),
        a_city("rhodes-day", coins=0, built="lumber-yard loom-1"),
        a_city("giza-day"),
        edition="2e",
        boxes="cities leaders",
        age=2,
    )
    all_from_the_left = "B:tabularium<2$2"
    cloth_from_the_bank = "B:tabularium$3"
    wood_from_the_bank = "B:tabularium<1$3"
    ore_from_the_bank = "B:tabularium<2$3"
    assert sorted(ways(state, 0, "B:tabularium")) == sorted(
        [all_from_the_left, cloth_from_the_bank, wood_from_the_bank, ore_from_the_bank]
    )
    play(state, wood_from_the_bank)
    assert coins(state)[:2] == [9 - 1 - 3 + 1, 1 + 3], "a coin back for having paid the neighbour"


@rule("12.19", "13.25")
def test_who_pays_a_neighbour_nothing_gets_no_coin_back() -> None:
    state = a_table(
        a_city(
            "ephesus-day",
            coins=3,
            built="smugglers-cache west-trading-post",
            leaders="hatshepsut",
            hand="raider-fort",
        ),
        a_city("rhodes-day"),
        a_city("olympia-day"),
        edition="2e",
        boxes="cities leaders",
        age=2,
    )
    assert ways(state, 0, "B:raider-fort") == ["B:raider-fort>1$1"]
    play(state, "B:raider-fort>1$1")
    assert coins(state)[0] == 3 - 1 - 1 + 1, "one for the right neighbour, none for the left"


def _beside_a_port(own: str, card: str, *, age: int = 2) -> State:
    return a_table(
        a_city("catan-a", coins=2, built=own, hand=card),
        a_city("giza-day"),
        a_city("ephesus-day"),
        edition="2e",
        boxes="cities catan",
        age=age,
        turn=3,
    )


@rule("13.28", "13.29", "13.30")
def test_warehouse_market_and_port_make_a_unit_each() -> None:
    state = _beside_a_port("foundry secret-warehouse black-market", "tabularium")
    assert ways(state, 0, "B:tabularium") == ["B:tabularium$2"]
    for own in ("foundry secret-warehouse", "foundry black-market"):
        assert not ways(_beside_a_port(own, "tabularium"), 0, "B:tabularium")


@rule("13.28")
def test_the_port_takes_no_unit_of_the_warehouse() -> None:
    state = _beside_a_port("ore-vein secret-warehouse", "guard-tower", age=1)
    assert refusal(state, 0, "B:guard-tower").missing == ("clay",)
    state = _beside_a_port("ore-vein clay-pit", "stockade", age=1)
    assert ways(state, 0, "B:stockade") == ["B:stockade"]


@rule("13.31", "15.4")
def test_the_architect_firm_does_not_pay_for_an_edifice() -> None:
    for money, joining in ((2, []), (3, ["W1:{}$3+"])):
        state = a_table(
            a_city("giza-day", coins=money, built="architect-firm"),
            edition="2e",
            boxes="cities edifice",
            edifices="money-changer factory agora",
            age=2,
        )
        card = hand(state, 0)[0]
        alone = f"W1:{card}"
        assert legal(state, 0, alone) == [alone, *(text.format(card) for text in joining)]


@rule("13.23")
def test_a_stage_that_copies_a_symbol_takes_another_card_than_a_black_one() -> None:
    for left, green in (("apothecary", 1), ("apothecary dispensary", 4)):
        state = a_table(
            a_city("great-wall-b", built="pigeonhole", stages="- ?"),
            a_city("giza-day", built=left),
            edition="2e",
            boxes="cities wonder-pack",
            age=2,
        )
        assert points(state, 0, "green") == green


@rule("12.41", "13.3")
def test_esteban_stops_the_passing_in_any_turn_but_the_seventh() -> None:
    for turn, may in ((1, True), (6, True), (7, False)):
        state = a_table(
            a_city("giza-day", leaders="esteban"),
            edition="2e",
            boxes="cities leaders promos",
            age=2,
            turn=turn,
        )
        assert any(text.endswith("!") for text in legal(state, 0)) == may


@rule("13.14", "13.22")
def test_nero_is_paid_for_a_token_of_raiders() -> None:
    city = a_city("giza-day", coins=0, leaders="nero", hand="raider-camp")
    state = a_table(city, edition="2e", boxes=f"{CITIES} leaders", turn=2)
    play(state, "B:raider-camp")
    assert coins(state)[0] == 2

"""Yellow cards, which do the same in both editions."""

import pytest

from sevenwonders.engine.game.state import State
from tests.cards.checks import lacks, refusal
from tests.cards.gauges import ONE_MORE
from tests.cards.printed import FACES, unknown
from tests.support.covers import covers, covers_both
from tests.support.rules import rule
from tests.support.table import a_city, a_table, built, coins, hand, play, points, ways

ALL_GOODS = "lumber-yard stone-pit clay-pool ore-vein loom-1 glassworks-1 press-1"
RAW = ("stockade", "baths", "guard-tower", "barracks")
MADE = ("apothecary", "workshop")
"""Cards of Age I that cost one unit, of each kind but papyrus."""


@rule("7.7")
@covers_both("tavern")
def test_the_tavern_brings_five_coins(edition: str) -> None:
    city = a_city(f"giza-{FACES[edition][0]}", coins=0, hand="tavern")
    state = a_table(city, edition=edition, players=4)
    play(state, "B:tavern")
    assert coins(state)[0] == 5


@rule("5.12", "5.14")
@covers_both("east-trading-post", "west-trading-post", "marketplace")
@pytest.mark.parametrize(
    ("post", "raw", "made"),
    [
        ("east-trading-post", (">1", "<2"), (">2", "<2")),
        ("west-trading-post", ("<1", ">2"), (">2", "<2")),
        ("marketplace", (">2", "<2"), (">1", "<1")),
    ],
)
@pytest.mark.parametrize("card", [*RAW, *MADE])
def test_a_post_lowers_prices_from_the_next_turn(
    edition: str, post: str, raw: tuple[str, ...], made: tuple[str, ...], card: str
) -> None:
    state = _between_sellers(edition, mine=f"{post} {card}", right=f"altar {card}")
    assert ways(state, 0, f"B:{card}") == [f"B:{card}>2", f"B:{card}<2"]
    play(state, f"B:{post}", None, None, None, None, None, "D:altar")
    prices = raw if card in RAW else made
    assert ways(state, 0, f"B:{card}") == [f"B:{card}{price}" for price in prices]


def _between_sellers(edition: str, *, mine: str, right: str) -> State:
    """Seat 0 on Ephesus, the hand it gets next in seat 6; both neighbours sell every good."""
    face = FACES[edition][0]
    others = ("giza", "alexandria", "babylon", "olympia")
    return a_table(
        a_city(f"ephesus-{face}", hand=mine),
        a_city(f"rhodes-{face}", built=ALL_GOODS),
        *(a_city(f"{board}-{face}") for board in others),
        a_city(f"halicarnassus-{face}", built=ALL_GOODS, hand=right),
        edition=edition,
        players=7,
    )


@rule("5.12")
@covers_both("east-trading-post")
def test_the_seller_gets_the_lower_price(edition: str) -> None:
    city = a_city(f"ephesus-{FACES[edition][0]}", built="east-trading-post", hand="baths")
    giza = a_city(f"giza-{FACES[edition][0]}")
    state = a_table(city, a_city(f"rhodes-{FACES[edition][0]}"), giza, edition=edition)
    play(state, "B:baths>1")
    assert coins(state) == [3 - 1, 3 + 3, 3 + 3 + 1]


@rule("5.3")
@covers_both("forum")
@pytest.mark.parametrize("card", ["library", "laboratory", "dispensary"])
def test_the_forum_makes_a_manufactured_good_of_choice_for_its_city(
    edition: str, card: str
) -> None:
    buyer, stage = ("babylon-b", 1) if edition == "1e" else ("alexandria-day", 3)
    raw = "quarry brickyard foundry"
    state = a_table(
        a_city(
            f"giza-{FACES[edition][0]}", coins=0, built=f"{raw} east-trading-post", hand="forum"
        ),
        a_city(buyer, coins=20, stages=unknown(stage - 1), hand=f"{card} sawmill"),
        edition=edition,
        age=2,
        turn=3,
    )
    before = lacks(state, 1, stage)
    play(state, "B:forum", "D:sawmill")
    assert ways(state, 0, f"B:{card}") == [f"B:{card}"]
    assert before
    assert lacks(state, 1, stage) == before


@rule("4.3", "5.3", "7.3")
@covers_both("forum")
def test_the_forum_makes_one_good_a_turn(edition: str) -> None:
    city = a_city(f"giza-{FACES[edition][0]}", coins=0, built="forum", hand="traders-guild")
    state = a_table(city, edition=edition, age=3)
    assert len(refusal(state, 0, "B:traders-guild").missing) == 2


@rule("5.3", "6.6", "7.3")
@covers_both("caravansery")
@pytest.mark.parametrize("good", ["wood", "stone", "clay", "ore"])
def test_the_caravansery_makes_a_raw_material_of_choice_for_its_city(
    edition: str, good: str
) -> None:
    gauge = ONE_MORE[edition][good]
    state = a_table(
        a_city(gauge.side, coins=0, built="marketplace", hand="caravansery"),
        a_city(gauge.buyer, coins=20, stages=unknown(gauge.buyer_stage - 1)),
        a_city(gauge.other),
        edition=edition,
        age=2,
    )
    before = lacks(state, 0, gauge.stage), lacks(state, 1, gauge.buyer_stage)
    play(state, "B:caravansery")
    assert before[0][good] == 2
    assert lacks(state, 0, gauge.stage)[good] == 1
    assert lacks(state, 1, gauge.buyer_stage) == before[1]


@rule("7.1", "7.8")
@covers_both("vineyard")
def test_the_vineyard_brings_a_coin_for_each_brown_card_in_three_cities(edition: str) -> None:
    face = FACES[edition][0]
    state = a_table(
        a_city(f"giza-{face}", coins=0, built="stone-pit loom-1", hand="vineyard"),
        a_city(f"rhodes-{face}", built="clay-pool clay-pit", hand="sawmill"),
        a_city(f"ephesus-{face}", built="timber-yard excavation quarry"),
        a_city(f"alexandria-{face}", built="ore-vein"),
        edition=edition,
        players=4,
        age=2,
    )
    play(state, "B:vineyard", "B:sawmill$1")
    own, left, left_this_turn, right = 1, 2, 1, 1
    assert coins(state)[0] == own + left + left_this_turn + right


@rule("7.8")
@covers_both("bazar")
def test_the_bazar_brings_two_coins_for_each_gray_card_in_three_cities(edition: str) -> None:
    face = FACES[edition][0]
    state = a_table(
        a_city(f"giza-{face}", coins=0, built="stone-pit loom-1", hand="bazar"),
        a_city(f"rhodes-{face}", built="glassworks-1"),
        a_city(f"ephesus-{face}", built="press-1"),
        a_city(f"alexandria-{face}", built="ore-vein", hand="press-2"),
        edition=edition,
        players=4,
        age=2,
    )
    play(state, "B:bazar", None, None, "B:press-2")
    own, left, right_this_turn = 1, 1, 1
    assert coins(state)[0] == 2 * (own + left + right_this_turn)


@rule("7.8", "7.9", "9.8")
@covers_both("haven")
def test_the_haven_pays_and_scores_its_own_brown_cards(edition: str) -> None:
    state = _in_age_three(edition, "haven", "forum lumber-yard sawmill quarry loom-1")
    assert coins(state)[0] == 3
    assert points(state, 0, "yellow") == 3


@rule("7.8", "7.9", "9.8")
@covers_both("lighthouse")
def test_the_lighthouse_pays_and_scores_its_own_yellow_cards_and_itself(edition: str) -> None:
    state = _in_age_three(edition, "lighthouse", "caravansery east-trading-post stone-pit")
    assert coins(state)[0] == 3
    assert points(state, 0, "yellow") == 3


@rule("7.9")
@covers_both("lighthouse")
def test_a_yellow_card_built_later_scores_but_pays_no_more(edition: str) -> None:
    city = a_city(
        f"ephesus-{FACES[edition][0]}", coins=0, built="caravansery dispensary", hand="lighthouse"
    )
    right = a_city(f"giza-{FACES[edition][0]}", hand="arena palace")
    left = a_city(f"rhodes-{FACES[edition][0]}")
    state = a_table(city, left, right, edition=edition, age=3)
    play(state, "B:lighthouse", None, "D:palace")
    assert coins(state)[0] == 2
    play(state, "B:arena")
    assert coins(state)[0] == 2
    assert points(state, 0, "yellow") == 3


@rule("7.8", "7.9", "9.8")
@covers_both("chamber-of-commerce")
def test_the_chamber_of_commerce_pays_and_scores_two_for_each_own_gray_card(edition: str) -> None:
    state = _in_age_three(
        edition, "chamber-of-commerce", "brickyard press-1 glassworks-2 tavern", players=4
    )
    assert coins(state)[0] == 4
    assert points(state, 0, "yellow") == 4


@rule("7.8", "7.9", "9.8")
@covers_both("arena")
def test_the_arena_pays_three_and_scores_one_for_each_own_stage(edition: str) -> None:
    face = FACES[edition][0]
    state = a_table(
        a_city(f"ephesus-{face}", coins=0, built="dispensary sawmill", stages="?", hand="arena"),
        a_city(f"rhodes-{face}", stages="? ?"),
        a_city(f"giza-{face}", stages="?"),
        edition=edition,
        age=3,
    )
    play(state, "B:arena")
    assert coins(state)[0] == 3
    assert points(state, 0, "yellow") == 1
    play(state, f"W2:{hand(state, 0)[0]}")
    assert coins(state)[0] == 3 + 9
    assert points(state, 0, "yellow") == 2


@rule("7.8", "7.9", "9.8")
@covers("2e", "ludus")
def test_the_ludus_pays_three_and_scores_one_for_each_own_red_card() -> None:
    state = _in_age_three("2e", "ludus", "stone-pit ore-vein walls stables", players=5)
    assert coins(state)[0] == 6
    assert points(state, 0, "yellow") == 2


def _in_age_three(edition: str, card: str, standing: str, *, players: int = 3) -> State:
    """Seat 0 has built the card beside these; its neighbours have cards of the same colours."""
    face = FACES[edition][0]
    state = a_table(
        a_city(f"ephesus-{face}", coins=0, built=standing, hand=card),
        a_city(f"rhodes-{face}", built="clay-pool loom-2 vineyard barracks"),
        a_city(f"giza-{face}", built="foundry west-trading-post archery-range"),
        edition=edition,
        age=3,
        players=players,
    )
    play(state, f"B:{card}")
    assert built(state, 0)[-1] == card
    return state

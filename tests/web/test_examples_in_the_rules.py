"""The worked examples in the rules for players come out as the rules tell them."""

from typing import Final

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.score.science import science_points
from tests.support.table import (
    a_city,
    a_table,
    coins,
    discarded,
    legal,
    play,
    points,
    stage_count,
    tokens,
    ways,
)

SCORE: Final = {"conflicts": 7, "treasury": 2, "wonder": 15, "blue": 10, "green": 2}
LEFT: Final = 1
RIGHT: Final = 2


def test_age_the_last_card_brings_no_coins() -> None:
    state = a_table(a_city("giza-a", hand="altar theater"), turn=6)
    before = coins(state)[0]
    play(state, "B:altar")
    assert "theater" in discarded(state)
    assert coins(state)[0] == before


def test_cost_the_third_stone_is_bought() -> None:
    owner = a_city("giza-a", built="stone-pit clay-pool", hand="baths")
    assert ways(a_table(owner, turn=4), 0, "B:baths") == ["B:baths"]
    builder = a_city("giza-a", built="stone-pit clay-pool", hand="aqueduct")
    seller = a_city("ephesus-a", built="quarry")
    state = a_table(builder, a_city("babylon-a"), seller, age=2, turn=2)
    assert ways(state, 0, "B:aqueduct") == ["B:aqueduct>2"]


def test_war_you_lose_to_the_left_and_win_to_the_right() -> None:
    state = a_table(
        a_city("giza-a", built="stockade stables"),
        a_city("rhodes-a", built="barracks archery-range", stages="? ?"),
        a_city("ephesus-a", built="walls"),
        age=2,
        turn=6,
    )
    play(state)
    assert tokens(state, 0) == (0, 1, 0, 1)


def test_science_six_symbols_are_worth_21_points() -> None:
    assert science_points(3, 2, 1) == 21


def test_score_the_rows_add_up_to_36_points() -> None:
    city = a_city(
        "giza-a",
        coins=8,
        built="palace altar apothecary workshop",
        stages="? ? ?",
        victories=(0, 1, 1),
        defeats=1,
    )
    state = a_table(city, over=True)
    assert {row: points(state, 0, row) for row in SCORE} == SCORE
    assert sum(state.score(0).rows) == sum(SCORE.values()) == 36


def test_advice_a_third_compass_brings_five_points() -> None:
    assert science_points(3, 0, 0) - science_points(2, 0, 0) == 5


def test_editions_the_altar_is_worth_two_points_and_then_three() -> None:
    for edition, worth in (("1e", 2), ("2e", 3)):
        components = load_components(edition, ())
        assert components.cards[components.card_index["altar"]].points == worth


def test_two_the_free_city_may_not_discard_what_it_can_build() -> None:
    state = a_table(
        a_city("giza-a", hand="altar theater"),
        a_city("rhodes-a"),
        a_city("ephesus-a"),
        players=2,
        turn=3,
    )
    holder = next(ask.seat for ask in state.pending() if ask.kind == "play")
    assert holder == 0
    state.submit(0, Choice.parse("B:theater"))
    ask = state.asked(0)
    assert ask is not None
    assert ask.kind == "free-city"
    assert "B:altar" in legal(state, 0)
    assert not any(choice.startswith("D:") for choice in legal(state, 0))


def test_leaders_three_are_chosen_and_the_fourth_is_what_comes_last() -> None:
    state = new_game(Options(players=3, boxes=("leaders",)), FastStream("rules"))
    packs: list[int] = []
    while state.pending()[0].kind == "draft":
        packs.append(len(legal(state, 0)))
        passed = _pack(state, LEFT)
        kept = str(state.legal(LEFT)[0]).partition(":")[2]
        play(state, None, str(state.legal(LEFT)[0]))
        if state.pending()[0].kind == "draft":
            assert _pack(state, 0) == [leader for leader in passed if leader != kept]
    assert packs == [4, 3, 2]
    assert len(state.leaders.hands[0]) == 4


def _pack(state: State, seat: int) -> list[str]:
    """The leaders that a seat chooses from."""
    return [str(choice).partition(":")[2] for choice in state.legal(seat)]


def test_recruit_caesar_leaves_a_coin_of_six() -> None:
    city = a_city("giza-a", coins=6, leader_hand="caesar")
    state = a_table(city, boxes="leaders", recruiting=True)
    play(state, "R:caesar$5")
    assert coins(state)[0] == 1
    assert state.cities[0].shields == 2


def test_debt_one_coin_and_two_debts_settle_a_loss_of_three() -> None:
    state = a_table(
        a_city("giza-a", coins=2, built="school", hand="study"),
        a_city("rhodes-a", coins=20, built="lumber-yard sawmill loom-1", hand="brotherhood"),
        boxes="cities",
        age=3,
        turn=3,
    )
    play(state, "B:study", "B:brotherhood")
    play(state, "L:-$1")
    assert coins(state)[0] == 1
    assert state.cities[0].tokens.debts == 2


def test_diplomacy_the_neighbours_fight_once() -> None:
    state = a_table(
        a_city("giza-a", diplomacy=1),
        a_city("rhodes-a", built="stockade barracks"),
        a_city("ephesus-a", built="guard-tower"),
        boxes="cities",
        turn=7,
    )
    play(state)
    assert tokens(state, 0) == (0, 0, 0, 0)
    assert tokens(state, LEFT) == (1, 0, 0, 0)
    assert tokens(state, RIGHT) == (0, 0, 0, 1)


def test_spies_two_discounts_on_wood_of_the_right_neighbour_make_it_free() -> None:
    for built, price in (
        ("", "B:stockade>2"),
        ("east-trading-post", "B:stockade>1"),
        ("east-trading-post clandestine-wharf-east", "B:stockade"),
    ):
        state = a_table(
            a_city("giza-a", built=built, hand="stockade"),
            a_city("babylon-a"),
            a_city("ephesus-a", built="lumber-yard"),
            boxes="cities",
            turn=4,
        )
        assert ways(state, 0, "B:stockade") == [price]


def test_teams_the_neighbour_of_another_team_is_fought_for_two_tokens() -> None:
    state = a_table(
        a_city("giza-day"),
        a_city("rhodes-day", built="stables barracks"),
        a_city("ephesus-day", built="stockade"),
        a_city("alexandria-day"),
        players=4,
        edition="2e",
        boxes="cities",
        teams=True,
        age=2,
        turn=7,
    )
    play(state)
    you, left, partner = 1, 2, 0
    assert tokens(state, you) == (0, 2, 0, 0)
    assert tokens(state, left)[3] == 2
    assert tokens(state, partner) == (0, 0, 0, 0)


def test_edifice_the_last_pawn_builds_the_belvedere() -> None:
    state = a_table(
        a_city("rhodes-a", coins=1, built="lumber-yard timber-yard"),
        a_city("giza-a", stages="?", pawns=(1, 0, 0), joined=(1,)),
        boxes="edifice",
        turn=4,
        edifices="belvedere auction-house gold-reserves",
        edifice_pawns=(1, 2, 2),
    )
    join = next(choice for choice in legal(state, 0, "W1:") if choice.endswith("$1+"))
    before = points(state, 0, "edifice")
    play(state, join)
    assert coins(state)[0] == 0
    assert points(state, 0, "edifice") - before == stage_count(state, 0) == 1


def test_catan_the_port_turns_two_wood_into_papyrus() -> None:
    city = a_city("catan-a", coins=0, built="sawmill lumber-yard", hand="school")
    state = a_table(city, a_city("giza-a"), a_city("rhodes-a"), boxes="catan", age=2, turn=4)
    assert ways(state, 0, "B:school") == ["B:school"]


def test_promos_stevie_builds_the_first_stage_of_giza_for_two_coins() -> None:
    city = a_city("giza-a", coins=5, leader_hand="stevie")
    state = a_table(city, boxes="leaders promos", recruiting=True)
    assert legal(state, 0, "R1:") == ["R1:stevie$2"]

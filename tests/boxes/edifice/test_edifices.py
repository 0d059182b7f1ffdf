"""Each of the fifteen edifices: what joining costs, what it brings, what failing takes."""

import pytest
from msgspec.structs import replace

from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import position_of, state_from
from tests.boxes.edifice.edifices import (
    EDIFICES,
    PrintedEdifice,
    at_stake,
    edifice_debts,
    join,
    pawns,
    pawns_left,
    three_builders,
)
from tests.support.covers import covers, each
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_position,
    a_table,
    asked,
    built,
    coins,
    discarded,
    hand,
    legal,
    play,
    play_on,
    points,
    tokens,
    ways,
)

OF_COLOR = {
    "yellow": "west-trading-post marketplace",
    "brown": "ore-vein clay-pit",
    "gray": "loom-1 press-1",
    "red": "stockade barracks",
    "blue": "baths altar",
    "green": "apothecary workshop",
}
"""Two cards of each colour, all of Age I."""
DEBT = {1: 2, 2: 3, 3: 5}
FOR_CARDS = [row for row in EDIFICES if row.lost_color]
FOR_COINS = [row for row in EDIFICES if row.lost_coins]


@rule("15.3", "15.4")
@each("edifice cost", "edifice", EDIFICES)
def test_joining_costs_what_is_printed(edifice: PrintedEdifice) -> None:
    state = three_builders(edifice.slug, coins=(edifice.coins, edifice.coins - 1, 0))
    card = hand(state, 0)[0]
    assert ways(state, 0, f"W1:{card}") == [f"W1:{card}", f"W1:{card}${edifice.coins}+"]
    assert legal(state, 1, "W") == [f"W1:{other}" for other in hand(state, 1)]
    join(state, 0)
    assert coins(state)[0] == 0
    assert pawns(state, 0)[edifice.age - 1] == 1
    assert pawns_left(state, edifice.age) == 1


@rule("15.8")
@covers("edifice reward", "artisan-district")
def test_the_artisan_district_is_worth_two_points_a_pair_of_brown_and_gray() -> None:
    state = three_builders(
        "artisan-district", own="clay-pit loom-1 press-1", left="glassworks-1", right="timber-yard"
    )
    join(state, 0, 1)
    assert [points(state, at, "edifice") for at in range(3)] == [4, 2, 0]


@rule("15.8")
@covers("edifice reward", "belvedere")
def test_the_belvedere_is_worth_a_point_a_stage() -> None:
    state = three_builders("belvedere")
    join(state, 0, 1)
    assert [points(state, at, "edifice") for at in range(3)] == [1, 1, 0]
    later = a_table(
        a_city("giza-a", stages="? ? ?", pawns=(1, 0, 0), rewards=(1, 0, 0)),
        a_city("babylon-a", stages="?"),
        boxes="edifice",
        age=2,
        edifices=at_stake("belvedere"),
        edifices_built=(1,),
    )
    assert [points(later, at, "edifice") for at in range(2)] == [3, 0]


@rule("15.8")
@covers("edifice reward", "curtain-wall")
def test_the_curtain_wall_is_a_shield_in_this_conflict_and_the_next() -> None:
    state = three_builders("curtain-wall")
    join(state, 0, 1)
    play_on(state, age=2, turn=1)
    assert [tokens(state, at) for at in range(3)] == [(1, 0, 0, 0), (1, 0, 0, 0), (0, 0, 0, 2)]
    play_on(state, age=3, turn=1)
    assert [tokens(state, at) for at in range(3)] == [(1, 1, 0, 0), (1, 1, 0, 0), (0, 0, 0, 4)]


@rule("15.7", "15.8")
@pytest.mark.parametrize(
    ("edifice", "left_over"), [("money-changer", 23), ("auction-house", 25), ("gold-reserves", 32)]
)
@covers("edifice reward", "money-changer", "auction-house", "gold-reserves")
def test_the_reward_in_coins_comes_at_once(edifice: str, left_over: int) -> None:
    state = three_builders(edifice)
    join(state, 0, 1)
    assert coins(state) == [left_over, left_over, 23]


@rule("15.17")
@pytest.mark.parametrize(
    ("edifice", "held"), [("outpost", (0, 1, 0, 0)), ("staging-camp", (0, 0, 1, 0))]
)
@covers("edifice reward", "outpost", "staging-camp")
def test_the_reward_in_tokens_is_worth_what_it_shows(
    edifice: str, held: tuple[int, int, int, int]
) -> None:
    state = three_builders(edifice)
    join(state, 0, 1)
    assert [tokens(state, at) for at in range(3)] == [held, held, (0, 0, 0, 0)]
    assert points(state, 0, "conflicts") == held[1] * 3 + held[2] * 5
    assert points(state, 0, "edifice") == 0


@rule("15.4")
@pytest.mark.parametrize(("rules", "price"), [(1, 2), (2, 3)])
def test_games_begun_by_the_earlier_rules_keep_the_price_of_the_staging_camp(
    rules: int, price: int
) -> None:
    position = a_position(a_city("giza-a", coins=9, built="stone-pit"), boxes="edifice", age=2)
    position = replace(position, rules=rules, edifices=tuple(at_stake("staging-camp").split()))
    state = state_from(position)
    under = hand(state, 0)[0]
    assert ways(state, 0, f"W1:{under}") == [f"W1:{under}", f"W1:{under}${price}+"]
    assert position_of(state).rules == rules


@rule("15.17")
@covers("edifice reward", "military-school")
def test_the_military_school_gives_a_token_and_drops_all_defeats() -> None:
    state = three_builders("military-school", defeats=3, victories=(1, 0, 0))
    join(state, 0, 1)
    assert tokens(state, 0) == (1, 0, 1, 0)
    assert tokens(state, 1) == (0, 0, 1, 0)


@rule("15.8")
@covers("edifice reward", "factory")
def test_the_factory_makes_a_gray_good_from_the_next_turn_and_sells_none() -> None:
    state = three_builders("factory", own="foundry", hands=("school", "dispensary", ""))
    play(state, "W1:school$3+", f"W1:{_other(state, 1, 'dispensary')}$3+")
    assert hand(state, 0).count("dispensary") == 1
    assert ways(state, 0, "B:dispensary") == ["B:dispensary"]
    assert ways(state, 0, "B:school") == []


def _other(state: State, seat: int, kept: str) -> str:
    """A card of the hand that is not the one to keep."""
    return next(card for card in hand(state, seat) if card != kept)


@rule("15.8")
@pytest.mark.parametrize(
    ("edifice", "card", "own"), [("factory", "school", ""), ("river-port", "walls", "")]
)
def test_goods_from_edifices_are_not_for_sale(edifice: str, card: str, own: str) -> None:
    state = three_builders(edifice, own=own, hands=(card, "", ""))
    play(
        state,
        f"W1:{_other(state, 0, card)}$3+",
        f"W1:{hand(state, 1)[0]}$3+",
    )
    assert card in hand(state, 2)
    assert ways(state, 2, f"B:{card}") == []


@rule("15.8")
@covers("edifice reward", "river-port")
def test_the_river_port_makes_a_brown_good_from_the_next_turn() -> None:
    state = three_builders("river-port", hands=("", "walls", ""))
    play(state, f"W1:{hand(state, 0)[0]}$3+", f"W1:{_other(state, 1, 'walls')}$3+")
    assert ways(state, 0, "B:walls") == ["B:walls"]


@rule("15.8")
@covers("edifice reward", "amphitheater")
def test_the_amphitheater_is_worth_a_point_a_blue_card() -> None:
    state = three_builders("amphitheater", own="baths altar theater", left="aqueduct")
    join(state, 0, 1)
    assert [points(state, at, "edifice") for at in range(3)] == [3, 1, 0]


@rule("15.16")
@covers("edifice reward", "archives")
def test_the_archives_are_worth_a_point_a_colour_of_age_cards() -> None:
    own = "loom-1 altar baths stockade apothecary marketplace spies-guild hideout"
    state = a_table(
        a_city("giza-a", coins=5, built=f"stone-pit {own}", leaders="plato"),
        a_city("babylon-a", coins=5, built="clay-pool clay-pit"),
        boxes="edifice leaders cities",
        age=3,
        turn=5,
        edifices=at_stake("archives"),
    )
    join(state, 0, 1)
    assert [points(state, at, "edifice") for at in range(3)] == [8, 1, 0]


@rule("15.8")
@covers("edifice reward", "concentric-castle")
def test_the_concentric_castle_is_two_shields() -> None:
    state = three_builders("concentric-castle", own="stockade", right="walls", turn=6)
    join(state, 0, 1)
    assert state.over
    assert tokens(state, 0) == (0, 0, 2, 0)
    assert tokens(state, 1) == (0, 0, 0, 1)


@rule("15.15")
@covers("edifice reward", "agora")
def test_the_agora_scores_a_guild_of_the_city_again() -> None:
    state = three_builders("agora", own="magistrates-guild", left="altar", right="baths theater")
    join(state, 0, 1)
    assert points(state, 0, "guilds") == 3
    assert [points(state, at, "edifice") for at in range(3)] == [3, 0, 0]


def _failing(edifice: PrintedEdifice, *, own: str, victories: tuple[int, int, int]) -> State:
    """The last turn of the Age: seat 0 has this, seat 1 nothing, seat 2 a pawn and the same."""
    pawn = [0, 0, 0]
    pawn[edifice.age - 1] = 1
    state = a_table(
        a_city("giza-a", coins=edifice.lost_coins, built=own, victories=victories),
        a_city("babylon-a", coins=0, hand="altar" if edifice.age == 1 else ""),
        a_city("olympia-a", coins=9, pawns=(pawn[0], pawn[1], pawn[2])),
        boxes="edifice",
        age=edifice.age,
        turn=6,
        edifices=at_stake(edifice.slug),
    )
    play(state, None, "B:altar" if edifice.age == 1 else None)
    return state


@rule("15.9", "15.10", "15.11")
@each("edifice penalty", "edifice", FOR_CARDS)
def test_who_has_no_pawn_loses_a_card_of_the_colour_and_picks_it(edifice: PrintedEdifice) -> None:
    first, second = OF_COLOR[edifice.lost_color].split()
    state = _failing(edifice, own=f"{first} {second}", victories=(0, 0, 0))
    blue = edifice.lost_color == "blue" and edifice.age == 1
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(0, "penalty")] + (
        [(1, "penalty")] if blue else []
    )
    assert sorted(legal(state, 0)) == sorted([f"G:{first}", f"G:{second}"])
    play(state, f"G:{second}")
    assert built(state, 0) == [first]
    assert second in discarded(state)
    assert [edifice_debts(state, at) for at in range(3)] == [0, DEBT[edifice.age], 0]


@rule("15.10", "15.11")
@each("edifice penalty", "edifice", FOR_COINS)
def test_who_has_no_pawn_loses_the_coins_or_takes_the_debt(edifice: PrintedEdifice) -> None:
    state = _failing(edifice, own="", victories=(0, 0, 0))
    assert coins(state)[0] == 3
    assert coins(state)[1] == (0 if edifice.age == 1 else 3)
    assert coins(state)[2] == 12
    assert [edifice_debts(state, at) for at in range(3)] == [0, DEBT[edifice.age], 0]
    assert points(state, 1, "edifice") == -DEBT[edifice.age]


@rule("15.10")
@covers("edifice penalty", "concentric-castle")
def test_a_failed_concentric_castle_takes_two_victory_tokens_of_the_loser_s_choice() -> None:
    castle = next(row for row in EDIFICES if row.lost_tokens)
    state = _failing(castle, own="", victories=(1, 2, 0))
    assert asked(state) == "penalty"
    assert legal(state, 0) == ["V:1-3", "V:3-3"]
    play(state, "V:1-3")
    assert tokens(state, 0) == (0, 1, 0, 0)
    assert [edifice_debts(state, at) for at in range(3)] == [0, 5, 0]


@rule("15.11")
def test_one_victory_token_is_too_few_and_is_kept() -> None:
    castle = next(row for row in EDIFICES if row.lost_tokens)
    state = _failing(castle, own="", victories=(0, 1, 0))
    assert state.over
    assert tokens(state, 0) == (0, 1, 0, 0)
    assert edifice_debts(state, 0) == 5

"""Teams: seating, conflicts, what partners share and what they do not, and the result."""

import pytest

from sevenwonders.engine.errors import ImpossibleTeams, InvalidPosition
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.model import CityPosition
from tests.boxes.cities.cities import CITIES, city_for, debts, diplomacy, losers
from tests.cards.checks import refusal
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    coins,
    hand,
    legal,
    play,
    play_on,
    points,
    tokens,
    ways,
)

BOARDS = ("giza-day", "rhodes-day", "ephesus-day", "alexandria-day", "babylon-day", "petra-day")
STRENGTH = ("", "stockade", "walls", "stables barracks", "archery-range training-ground")
"""Cards for 0, 1, 2, 3 and 4 shields."""


def _teams(*cities: CityPosition, players: int = 4, age: int = 1, turn: int = 0) -> State:
    return a_table(
        *cities, players=players, teams=True, edition="2e", boxes=CITIES, age=age, turn=turn
    )


def _conflict(shields: tuple[int, ...], diplomats: tuple[int, ...] = ()) -> State:
    """The conflict of Age II is over; no two cities may have the same shields."""
    cities = [
        a_city(BOARDS[at], built=STRENGTH[strength], diplomacy=int(at in diplomats))
        for at, strength in enumerate(shields)
    ]
    state = _teams(*cities, players=len(shields), age=2, turn=7)
    play(state)
    assert state.age == 3
    return state


def _won_and_lost(state: State) -> list[tuple[int, int]]:
    return [(tokens(state, at)[1], tokens(state, at)[3]) for at in range(state.players)]


@rule("14.1")
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_only_four_or_six_play_in_teams(players: int) -> None:
    boxes = () if players == 2 else (CITIES,)
    with pytest.raises(ImpossibleTeams):
        new_game(Options(players=players, boxes=boxes, teams=True), FastStream("0"))


@rule("14.1")
@pytest.mark.parametrize("players", [4, 6])
def test_teams_need_cities(players: int) -> None:
    with pytest.raises(ImpossibleTeams):
        new_game(Options(players=players, teams=True), FastStream("0"))
    with pytest.raises(InvalidPosition):
        a_table(players=players, teams=True)
    state = new_game(Options(players=players, boxes=(CITIES,), teams=True), FastStream("0"))
    assert len(state.hands) == players


@rule("14.2", "14.3")
def test_partners_do_not_fight_and_the_other_neighbour_is_fought_for_two_tokens() -> None:
    assert _won_and_lost(_conflict((0, 1, 2, 3))) == [(0, 2), (0, 2), (2, 0), (2, 0)]
    assert _won_and_lost(_conflict((4, 0, 1, 3))) == [(2, 0), (0, 2), (2, 0), (0, 2)]


@rule("14.2", "14.3")
def test_six_fight_in_three_pairs_that_are_no_partners() -> None:
    state = _teams(
        a_city(BOARDS[0], built="stockade"),
        a_city(BOARDS[1]),
        a_city(BOARDS[2]),
        a_city(BOARDS[3], built="walls"),
        a_city(BOARDS[4]),
        a_city(BOARDS[5]),
        players=6,
        age=2,
        turn=7,
    )
    play(state)
    won_and_lost = [(2, 0), (0, 0), (0, 0), (2, 0), (0, 2), (0, 2)]
    assert _won_and_lost(state) == won_and_lost


@rule("14.3")
@pytest.mark.parametrize(("age", "value"), [(1, 1), (2, 3), (3, 5)])
def test_both_tokens_have_the_value_of_the_age(age: int, value: int) -> None:
    state = _teams(a_city(BOARDS[0], built="stockade"), age=age, turn=7)
    play(state)
    assert points(state, 0, "conflicts") == 2 * value
    assert points(state, 3, "conflicts") == -2
    assert points(state, 1, "conflicts") == points(state, 2, "conflicts") == 0


@rule("14.3")
def test_equal_strength_gives_nothing() -> None:
    state = _teams(
        a_city(BOARDS[0]),
        a_city(BOARDS[1], built="stockade"),
        a_city(BOARDS[2], built="barracks"),
        turn=7,
    )
    play(state)
    assert [tokens(state, at) for at in range(4)] == [(0, 0, 0, 0)] * 4


@rule("14.4")
@pytest.mark.parametrize(
    ("diplomats", "won_and_lost"),
    [
        ((1,), [(0, 2), (0, 1), (1, 0), (2, 0)]),
        ((2,), [(0, 2), (0, 1), (1, 0), (2, 0)]),
        ((1, 2), [(0, 2), (0, 0), (0, 0), (2, 0)]),
        ((0, 1), [(0, 1), (0, 1), (1, 0), (1, 0)]),
        ((0, 3), [(0, 0), (0, 2), (2, 0), (0, 0)]),
        ((0, 1, 2), [(0, 1), (0, 0), (0, 0), (1, 0)]),
        ((0, 1, 2, 3), [(0, 0)] * 4),
    ],
)
def test_diplomacy_takes_a_token_from_its_holders_conflict_alone(
    diplomats: tuple[int, ...], won_and_lost: list[tuple[int, int]]
) -> None:
    state = _conflict((0, 1, 2, 3), diplomats)
    assert _won_and_lost(state) == won_and_lost
    assert diplomacy(state) == [0, 0, 0, 0]


@rule("13.17", "14.4")
def test_one_diplomacy_token_is_used_a_conflict() -> None:
    state = _teams(a_city(BOARDS[0], diplomacy=2), a_city(BOARDS[1], diplomacy=1), turn=7)
    play(state)
    assert diplomacy(state) == [1, 0, 0, 0]


@rule("5.10", "14.5")
def test_nothing_is_bought_from_the_partner_that_the_city_can_make() -> None:
    state = _teams(
        a_city("giza-day", coins=9, hand="baths"), a_city("rhodes-day", built="stone-pit")
    )
    assert ways(state, 0, "B:baths") == ["B:baths"]
    state = _teams(
        a_city("rhodes-day", coins=9, built="caravansery", hand="statue"),
        a_city("giza-day", built="lumber-yard foundry"),
        age=2,
    )
    assert ways(state, 0, "B:statue") == ["B:statue<2"], "wood or an ore, never both"


@rule("4.10", "14.6")
def test_a_chain_is_used_where_there_is_one() -> None:
    state = a_table(
        a_city("olympia-a", coins=9, built="baths", stages="? ?", hand="aqueduct walls"),
        a_city("giza-a", built="quarry"),
        players=4,
        teams=True,
        boxes=CITIES,
        age=2,
    )
    assert legal(state, 0, "F:walls") == ["F:walls"]
    assert not legal(state, 0, "F:aqueduct")
    assert ways(state, 0, "B:aqueduct") == ["B:aqueduct"]


@rule("14.7", "14.9")
def test_partners_trade_like_neighbours_and_nothing_else_passes_between_them() -> None:
    state = _teams(a_city("giza-day", coins=3, hand="barracks"), a_city("rhodes-day", coins=0))
    assert ways(state, 0, "B:barracks") == ["B:barracks<2"]
    play(state, "B:barracks<2")
    assert coins(state) == [1, 2 + 3, 6, 6]
    state = _teams(a_city("giza-day", coins=1, hand="barracks"), a_city("rhodes-day", coins=50))
    assert refusal(state, 0, "B:barracks").missing == ("ore",), "the partner's coins do not help"
    assert len({text.partition(":")[0] for text in legal(state, 0)} - {"B", "D", "W1"}) == 0


@rule("14.7")
def test_the_partner_counts_as_a_neighbour() -> None:
    state = _teams(
        a_city(BOARDS[0], built="magistrates-guild"),
        a_city(BOARDS[1], built="altar theater"),
        a_city(BOARDS[2], built="baths"),
        a_city(BOARDS[3], built="temple"),
        age=3,
    )
    assert points(state, 0, "guilds") == 2 + 1
    state = _teams(
        a_city(BOARDS[0], built="pigeonhole"), a_city(BOARDS[1], built="apothecary"), age=2
    )
    assert points(state, 0, "green") == 1


@rule("14.7", "14.12")
def test_raiders_bring_one_token_and_the_partner_a_debt() -> None:
    state = _teams(city_for("raider-camp"))
    play(state, "B:raider-camp")
    assert tokens(state, 0) == (1, 0, 0, 0)
    assert debts(state) == [0, 1, 0, 1]


@rule("14.7")
def test_the_partner_takes_its_coin_of_the_dive() -> None:
    state = _teams(city_for("dive"))
    play(state, "B:dive")
    assert coins(state) == [6, 7, 6, 7]


@rule("13.8", "14.8")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_loss_hits_the_partner_too(seat: int) -> None:
    player = city_for("hideout")
    cities = [player, a_city("giza-day")] if seat == 0 else [a_city("giza-day"), player]
    state = _teams(*cities)
    play(state, *([None] * seat), "B:hideout")
    assert losers(state) == [at for at in range(4) if at != seat]
    play(state, *(None if at == seat else "L:-" for at in range(4)))
    assert debts(state) == [int(at != seat) for at in range(4)]


def _finished(*cities: CityPosition, players: int = 4) -> State:
    """The game is over; everyone has discarded a card for 3 coins before."""
    state = _teams(*cities, players=players, age=3, turn=7)
    play(state)
    assert state.over
    return state


@rule("14.11")
def test_the_sum_of_both_totals_wins() -> None:
    state = _finished(
        a_city(BOARDS[0], built="palace"),
        a_city(BOARDS[1]),
        a_city(BOARDS[2], built="pantheon"),
        a_city(BOARDS[3], built="altar"),
    )
    assert [int(state.score(at).total()) for at in range(4)] == [10, 2, 9, 5]
    assert state.winners() == [2, 3]


@rule("14.11")
def test_the_common_treasury_breaks_a_tie() -> None:
    state = _finished(
        *(a_city(board, coins=0) for board in BOARDS[:2]),
        *(a_city(board, coins=more) for board, more in zip(BOARDS[2:4], (0, 2), strict=True)),
    )
    assert [int(state.score(at).total()) for at in range(4)] == [1, 1, 1, 1]
    assert state.winners() == [2, 3]


@rule("14.11")
def test_debts_are_not_taken_off_the_treasury_that_breaks_a_tie() -> None:
    state = _finished(
        a_city(BOARDS[0], coins=3, debts=1),
        a_city(BOARDS[1], coins=0),
        a_city(BOARDS[2], coins=0),
        a_city(BOARDS[3], coins=2),
    )
    assert [int(state.score(at).total()) for at in range(4)] == [1, 1, 1, 1]
    assert state.winners() == [0, 1]


@rule("14.11")
def test_teams_level_in_both_share_the_victory() -> None:
    level = [a_city(board) for board in BOARDS[:4]]
    assert _finished(*level).winners() == [0, 1, 2, 3]
    third = [a_city(BOARDS[4], built="altar"), a_city(BOARDS[5])]
    assert _finished(*level, *third, players=6).winners() == [4, 5]
    poor = [a_city(BOARDS[4], coins=0), a_city(BOARDS[5])]
    assert _finished(*level, *poor, players=6).winners() == [0, 1, 2, 3]


@rule("14.2", "14.9")
def test_hands_pass_round_the_whole_table() -> None:
    state = new_game(Options(players=4, boxes=(CITIES,), teams=True), FastStream("0"))
    kept = [set(hand(state, seat)) for seat in range(4)]
    play(state)
    for seat in range(4):
        assert set(hand(state, (seat + 1) % 4)) <= kept[seat], "to the left neighbour"
    play_on(state, age=1, turn=3)
    assert asked(state) == "play"

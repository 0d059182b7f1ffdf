"""The greedy bot takes points, wants goods early, and beats chance."""

import pytest

from sevenwonders.arena.run.run import run_simulation
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.arena.simulation.simulation import make_simulation
from sevenwonders.arena.simulation.tally import WHOLE_WIN
from sevenwonders.bots.greedy.greedy import GreedyBot
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import VICTORY_BITS
from tests.support.games import BOXES, Kind, asked_for
from tests.support.table import a_city, a_table

GAMES = 40


def _chosen(state: State) -> str:
    return str(GreedyBot(FastStream("greedy")).choose(Sight(state, 0)))


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_greedy_wins_most_games_against_random(players: int) -> None:
    bots = ("greedy", *["random"] * (players - 1))
    simulation = make_simulation(Options(players=players), bots, games=GAMES, seed="beat")
    tally = run_simulation(simulation, parallel=Parallel())
    assert tally.bots["greedy"].wins > 0.8 * GAMES * WHOLE_WIN


def test_greedy_takes_the_most_points_at_the_end() -> None:
    me = a_city("giza-a", built="statue library", hand="gardens senate")
    assert _chosen(a_table(me, age=3, turn=6)) == "B:senate"


def test_greedy_sells_what_it_cannot_use() -> None:
    me = a_city("giza-a", coins=0, hand="gardens senate")
    assert _chosen(a_table(me, age=3, turn=6)).startswith("D:")


def test_greedy_wants_goods_before_points_in_the_first_turn() -> None:
    hand = "lumber-yard altar theater stockade barracks guard-tower apothecary"
    state = a_table(a_city("giza-a", hand=hand), turn=1)
    assert _chosen(state) == "B:lumber-yard"


def test_greedy_pays_the_cheapest_price() -> None:
    me = a_city("giza-a", coins=6, built="west-trading-post", hand="stockade workshop")
    left, right = a_city("olympia-a"), a_city("rhodes-a", built="lumber-yard")
    state = a_table(me, left, right, age=1, turn=6)
    assert _chosen(state) == "B:stockade<1"


def test_greedy_wins_most_games_against_random_with_every_box() -> None:
    options = Kind("1e", 4, BOXES, experts=True).options()
    bots = ("greedy", *["random"] * 3)
    simulation = make_simulation(options, bots, games=GAMES // 2, seed="beat")
    tally = run_simulation(simulation, parallel=Parallel())
    assert tally.bots["greedy"].wins > 0.7 * GAMES // 2 * WHOLE_WIN


def test_greedy_pays_losses_in_coins_unless_poor() -> None:
    state = asked_for(Kind("2e", 4, ("cities",)), "pay-loss")
    seat = state.pending()[0].seat
    owed = int(Sight(state, seat).owed(seat))
    paid: dict[int, int] = {}
    for coins in (2, 20):
        table = state.clone()
        table.cities[seat].coins = coins
        paid[coins] = GreedyBot(FastStream("loss")).choose(Sight(table, seat)).bank
    assert paid == {2: 0, 20: owed}


def test_greedy_gives_back_the_cheapest_token() -> None:
    state = asked_for(Kind("1e", 3, BOXES, experts=True), "drop-token", games=200)
    seat = state.pending()[0].seat
    state.cities[seat].victories = 1 | 1 << VICTORY_BITS | 1 << 2 * VICTORY_BITS
    assert str(GreedyBot(FastStream("drop")).choose(Sight(state, seat))) == "V:1"

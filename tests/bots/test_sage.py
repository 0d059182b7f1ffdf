"""The sage in named positions: what wins games it takes, what helps others it does not pass on."""

import pytest

from sevenwonders.arena.run.run import run_simulation
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.arena.simulation.simulation import make_simulation
from sevenwonders.arena.simulation.tally import WHOLE_WIN
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import VICTORY_BITS
from tests.support.games import BOXES, Kind, asked_for
from tests.support.scale import scaled
from tests.support.table import a_city, a_table


def _chosen(state: State, seat: int = 0) -> str:
    sight = Sight(state, seat)
    return str(sight.legal()[new_sage().best(sight)])


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_sage_wins_nearly_all_games_against_random(players: int) -> None:
    games = scaled(20, 2000)
    bots = ("sage", *["random"] * (players - 1))
    simulation = make_simulation(Options(players=players), bots, games=games, seed="beat")
    tally = run_simulation(simulation, parallel=Parallel())
    assert tally.bots["sage"].wins > 0.9 * games * WHOLE_WIN


def test_sage_wins_more_than_its_share_against_greedy() -> None:
    games = scaled(60, 2000)
    tally = run_simulation(
        make_simulation(
            Options(players=3), ("sage", "greedy", "greedy"), games=games, seed="share"
        ),
        parallel=Parallel(),
    )
    assert tally.bots["sage"].wins > 0.45 * games * WHOLE_WIN


def test_sage_completes_a_set_of_symbols() -> None:
    me = a_city("ephesus-a", built="apothecary workshop", hand="scriptorium altar")
    assert _chosen(a_table(me, age=1, turn=6)) == "B:scriptorium"


def test_sage_takes_the_shields_that_turn_two_conflicts() -> None:
    me = a_city("giza-a", coins=0, built="walls statue", hand="fortifications gardens")
    left = a_city("olympia-a", built="stables stockade")
    right = a_city("ephesus-a", built="archery-range barracks")
    assert _chosen(a_table(me, left, right, age=3, turn=6)) == "B:fortifications"


def test_sage_leaves_shields_that_turn_nothing() -> None:
    me = a_city("giza-a", coins=0, built="walls statue", hand="fortifications gardens")
    left = a_city("olympia-a")
    right = a_city("ephesus-a")
    assert _chosen(a_table(me, left, right, age=3, turn=6)) == "B:gardens"


def test_sage_builds_by_a_chain_rather_than_pay_for_a_point_more() -> None:
    me = a_city("giza-a", coins=8, built="statue", hand="gardens town-hall")
    left = a_city("rhodes-a")
    right = a_city("alexandria-a")
    assert _chosen(a_table(me, left, right, age=3, turn=6)) == "B:gardens"


def test_sage_sells_when_nothing_pays() -> None:
    me = a_city("giza-a", coins=0, hand="gardens senate")
    assert _chosen(a_table(me, age=3, turn=6)).startswith("D:")


def test_sage_sells_the_card_that_the_next_player_wants() -> None:
    me = a_city("giza-a", coins=0, hand="university fortifications pantheon")
    left = a_city("ephesus-a", built="library laboratory dispensary")
    right = a_city("olympia-a")
    assert _chosen(a_table(me, left, right, age=3, turn=5)) == "D:university"


def test_sage_wants_goods_first() -> None:
    hand = "lumber-yard altar theater stockade barracks guard-tower apothecary"
    assert _chosen(a_table(a_city("giza-a", hand=hand), turn=1)) == "B:lumber-yard"


def test_sage_prefers_the_seller_whose_points_matter_less() -> None:
    me = a_city("giza-a", coins=6, built="west-trading-post", hand="stockade workshop")
    left, right = a_city("olympia-a"), a_city("rhodes-a", built="lumber-yard")
    chosen = _chosen(a_table(me, left, right, age=1, turn=6))
    assert chosen in {"B:stockade<1", "D:stockade", "D:workshop"}


def test_sage_takes_the_best_of_the_discard_pile() -> None:
    me = a_city("halicarnassus-b", coins=0, built="foundry", stages="", hand="gardens arena")
    state = a_table(me, age=3, turn=6, discard="palace altar")
    assert _chosen(state).startswith("W1:")


def test_sage_pays_losses_in_coins_unless_poor() -> None:
    state = asked_for(Kind("2e", 4, ("cities",)), "pay-loss")
    seat = state.pending()[0].seat
    owed = int(Sight(state, seat).owed(seat))
    state.cities[seat].coins = 20
    assert _chosen(state, seat) == f"L:-${owed}"


def test_sage_gives_back_the_cheapest_token() -> None:
    state = asked_for(Kind("1e", 3, BOXES, experts=True), "drop-token", games=200)
    seat = state.pending()[0].seat
    state.cities[seat].victories = 1 | 1 << VICTORY_BITS | 1 << 2 * VICTORY_BITS
    assert _chosen(state, seat) == "V:1"

"""What Views share is that which everybody sees, and lasts no longer than the stage."""

import pytest

from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import view
from tests.support.games import KINDS, SOME_BOX_KINDS, Kind, deal_game, mid_game, picker, stages
from tests.support.rules import rule
from tests.support.scale import scaled
from tests.support.table import a_city, a_table


@rule("11.3")
@pytest.mark.parametrize("kind", [*KINDS, *SOME_BOX_KINDS], ids=str)
def test_a_view_is_the_same_whoever_has_looked_before(kind: Kind) -> None:
    state = deal_game(kind, "shared")
    pick = picker("shared")
    for turn, _ in enumerate(stages(state, pick)):
        if turn % scaled(5, 2):
            continue
        seats = list(range(SPECTATOR, kind.players))
        first = pick(len(seats))
        for seat in (*seats[first:], *seats[:first]):
            assert view(state, seat) == view(state.clone(), seat)


def test_cities_are_worked_out_once_for_all_seats() -> None:
    state = mid_game(Kind("1e", 4), "shared", 9)
    spectator = view(state, SPECTATOR)
    for seat in range(4):
        others = [city for city in range(4) if city != seat]
        cities = view(state, seat).cities
        assert all(cities[city] is spectator.cities[city] for city in others)


def test_a_view_is_of_the_stage_that_is_open() -> None:
    state = a_table(a_city("giza-a", coins=2, hand="altar baths"), turn=5)
    assert view(state, SPECTATOR).cities[0].coins == 2
    discard_first_cards(state)
    assert view(state, SPECTATOR).cities[0].coins == 5


def discard_first_cards(state: State) -> None:
    for ask in state.pending():
        discards = [choice for choice in state.legal(ask.seat) if choice.action == "discard"]
        state.submit(ask.seat, discards[0])

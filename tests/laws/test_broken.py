"""The laws notice: each planted fault breaks the law that is there for it."""

from collections.abc import Callable

import pytest
from librt.vecs import append

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.components.figures import COLUMNS, SET_BONUS
from sevenwonders.engine.game.city import City
from sevenwonders.engine.game.setup import start
from sevenwonders.engine.game.state import State
from tests.laws import laws, trials
from tests.laws.ledger import Ledger
from tests.laws.witness import Witness
from tests.support.games import (
    BOXES,
    Kind,
    Played,
    deal_game,
    mid_game,
    picker,
    play_stage,
    random_game,
)

KIND = Kind("1e", 4)
WITH_BOXES = Kind("2e", 4, BOXES, experts=True)


def _late() -> State:
    return mid_game(KIND, "planted", 15)


def _lose_a_card(state: State) -> None:
    state.discard = state.discard[1:]


def _copy_a_card(state: State) -> None:
    state.hands[0] = append(state.hands[0], state.hands[1][0])


@pytest.mark.parametrize("fault", [_lose_a_card, _copy_a_card])
def test_a_card_lost_or_copied_is_noticed(fault: Callable[[State], None]) -> None:
    state = _late()
    laws.cards_conserved(state)
    fault(state)
    with pytest.raises(laws.Broken, match="cards in all places"):
        laws.cards_conserved(state)


def test_a_coin_from_nowhere_is_noticed() -> None:
    state = _late()
    witness = Witness(state)
    played = play_stage(state, picker("coin"))
    state.cities[2].coins += 1
    with pytest.raises(laws.Broken, match="coins of the cities"):
        witness.see(played, state)


@pytest.mark.parametrize(
    "column", ["goods", "sold", "shields", "science", "wilds", "cheap", "powers", "colors"]
)
def test_a_sum_that_drifts_is_noticed(column: str) -> None:
    state = _late()
    laws.sums_match(state)
    city = state.cities[1]
    setattr(city, column, getattr(city, column) ^ 1)
    with pytest.raises(laws.Broken, match="sums of city 1"):
        laws.sums_match(state)


def test_a_token_too_many_is_noticed() -> None:
    state = _late()
    witness = Witness(state)
    played = play_stage(state, picker("token"))
    state.cities[0].defeats += 1
    with pytest.raises(laws.Broken, match="tokens"):
        witness.see(played, state)


def test_a_structure_built_twice_is_noticed() -> None:
    state = _late()
    city = state.cities[0]
    city.built = append(city.built, city.built[0])
    with pytest.raises(laws.Broken, match="structure twice"):
        laws.no_structure_twice(state)


def test_a_decision_that_is_not_due_is_noticed() -> None:
    state = deal_game(KIND, "planted")
    witness = Witness(state)
    played = play_stage(state, picker("due"))
    state.ask_kind = state.ask_kind[1:]
    state.ask_city = state.ask_city[1:]
    with pytest.raises(laws.Broken, match="decisions after Age 1, turn 1"):
        witness.see(played, state)


def test_a_replay_with_another_choice_is_noticed() -> None:
    state = deal_game(KIND, "planted")
    played = play_stage(state, lambda _count: 0)
    other = state.clone()
    card = played[0].choice.card
    played[0] = Played("play", 0, 0, Choice.parse(f"D:{card}"))
    with pytest.raises(laws.Broken, match="replayed state"):
        laws.replay_equals_state(other, played)


def test_a_rule_that_depends_on_the_seat_is_noticed() -> None:
    straight = deal_game(KIND, "planted")
    turned = start(straight.components, straight.players, trials.turned_deal(straight, 1))
    trials.tables_agree(straight, turned, 1)
    turned.cities[0].coins += 1
    with pytest.raises(laws.Broken, match="table turned by 1"):
        trials.tables_agree(straight, turned, 1)


def _late_with_boxes() -> State:
    return mid_game(WITH_BOXES, "planted", 20)


def add_to_figure(city: City, column: int) -> None:
    """One more than what stands in the city brings."""
    figures = city.figures[:]
    figures[column] += 1
    city.figures = figures


def test_a_leader_lost_is_noticed() -> None:
    state = deal_game(WITH_BOXES, "planted")
    laws.leaders_conserved(state, [])
    state.leaders.draft_packs[0] = state.leaders.draft_packs[0][1:]
    with pytest.raises(laws.Broken, match="leaders in all places"):
        laws.leaders_conserved(state, [])


def test_a_loss_that_outlives_its_turn_is_noticed() -> None:
    state = _late_with_boxes()
    state.losses.per_victory[1] += 1
    with pytest.raises(laws.Broken, match="losses left over"):
        laws.nothing_is_owed(state)


@pytest.mark.parametrize(
    ("place", "count"),
    [("tokens", "debts"), ("tokens", "diplomacy"), ("edifices", "pawns"), ("edifices", "debts")],
)
def test_a_token_of_a_box_from_nowhere_is_noticed(place: str, count: str) -> None:
    state = _late_with_boxes()
    ledger = Ledger(state)
    played = play_stage(state, picker("ledger"))
    own = getattr(state.cities[1], place)
    setattr(own, count, getattr(own, count) + 1)
    with pytest.raises(laws.Broken, match="accounts of the cities"):
        ledger.see(played, state)


@pytest.mark.parametrize("column", range(COLUMNS))
def test_a_figure_that_drifts_is_noticed_by_rebuilding(column: int) -> None:
    state = _late_with_boxes()
    laws.rebuilding_changes_nothing(state)
    add_to_figure(state.cities[1], column)
    with pytest.raises(laws.Broken, match="expansions of city 1 rebuilt"):
        laws.rebuilding_changes_nothing(state)


@pytest.mark.parametrize("what", ["edifice debts", "set bonus"])
def test_a_point_too_many_is_noticed_by_the_twin(what: str) -> None:
    state = random_game(WITH_BOXES, "planted")
    laws.scores_match(state)
    city = state.cities[2]
    city.science += 0x010101
    if what == "set bonus":
        add_to_figure(city, SET_BONUS)
    else:
        city.edifices.debts += 1
    with pytest.raises(laws.Broken, match="of city 2"):
        laws.scores_match(state)

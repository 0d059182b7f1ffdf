"""The laws over random games of every kind of table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.model import CityPosition
from tests.laws import laws, trials
from tests.laws.ledger import Ledger
from tests.laws.witness import Witness
from tests.support.games import (
    BOX_KINDS,
    KINDS,
    Kind,
    box_kinds,
    deal_game,
    drawn_pick,
    mid_game,
    picker,
    play_stage,
    random_game,
    sampled_kind,
    seeds,
    stages,
    tables,
    tables_of,
)
from tests.support.rules import rule
from tests.support.scale import scaled
from tests.support.table import a_city, a_table, asked, play

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


@every_kind
def test_the_cheap_laws_hold_in_random_games(kind: Kind, seed: str) -> None:
    for number in range(scaled(3, 200)):
        trials.cheap_trial(kind, f"{seed} {number}")


@every_kind
def test_the_costly_laws_hold_in_random_games(kind: Kind, seed: str) -> None:
    for number in range(scaled(1, 40)):
        name = f"{seed} costly {number}"
        trials.costly_trial(*trials.cheap_trial(kind, name), picker(f"aside {name}"))


@pytest.mark.parametrize("kind", BOX_KINDS, ids=str)
def test_the_cheap_laws_hold_with_each_box_and_with_all(kind: Kind, seed: str) -> None:
    for number in range(scaled(1, 60)):
        trials.cheap_trial(kind, f"{seed} {number}")


def test_the_laws_hold_with_any_set_of_boxes(seed: str) -> None:
    pick = picker(f"kinds {seed}")
    for number in range(scaled(12, 500)):
        kind = sampled_kind(pick)
        name = f"{seed} {number}"
        trials.costly_trial(*trials.cheap_trial(kind, name), picker(f"aside {name}"))


@rule("3.6", "12.27", "13.11")
@pytest.mark.parametrize(
    ("first", "choice", "kind"),
    [
        (a_city("giza-a", coins=5, leader_hand="telesilla"), "R:telesilla$3", "drop-token"),
        (a_city("giza-a", coins=5, leader_hand="arsinoe"), "R:arsinoe$2", "pay-loss"),
    ],
)
def test_what_others_give_back_or_lose_does_not_depend_on_who_sits_first(
    first: CityPosition, choice: str, kind: str
) -> None:
    others = (a_city("rhodes-a", victories=(1, 0, 0)), a_city("ephesus-a", victories=(2, 0, 0)))
    boxes = "leaders cities"
    straight = a_table(first, *others, boxes=boxes, age=2, recruiting=True)
    turned = a_table(*others, first, boxes=boxes, age=2, recruiting=True)
    play(straight, choice)
    play(turned, None, None, choice)
    assert asked(straight) == kind
    trials.tables_agree(straight, turned, 1)


@given(state=tables_of(box_kinds()), data=st.data())
def test_a_ledger_of_every_stage_finds_nothing_amiss(state: State, data: st.DataObject) -> None:
    """Coins, tokens, debts, pawns, cards and leaders with any boxes, with choices that shrink."""
    ledger = Ledger(state)
    pick = drawn_pick(data)
    for _ in range(10):
        if not state.over:
            ledger.see(play_stage(state, pick), state)


@given(kind=box_kinds(), stage=st.integers(0, 40), seed=seeds())
def test_every_legal_choice_is_accepted_with_any_boxes(kind: Kind, stage: int, seed: str) -> None:
    laws.every_legal_choice_is_taken(mid_game(kind, seed, stage))


@rule("2.1", "2.3", "2.7", "4.5", "7.8")
@given(state=tables(), data=st.data())
def test_a_witness_of_every_stage_finds_nothing_amiss(state: State, data: st.DataObject) -> None:
    """Cards, coins, tokens, sums and the order of decisions, with choices that shrink."""
    witness = Witness(state, thorough=True)
    pick = drawn_pick(data)
    while not state.over:
        witness.see(play_stage(state, pick), state)
    witness.end(state)


@rule("3.6")
@given(state=tables(fewest=3), data=st.data())
def test_turning_the_table_turns_the_result(state: State, data: st.DataObject) -> None:
    by = data.draw(st.integers(1, int(state.players) - 1))
    dealt = state.clone()
    game = list(stages(state, drawn_pick(data)))
    trials.turning_the_table_changes_nothing(dealt, game, by)


@rule("3.10")
@given(kind=st.sampled_from(KINDS), stage=st.integers(0, 20), seed=st.integers(0, 9999).map(str))
def test_every_legal_choice_is_accepted(kind: Kind, stage: int, seed: str) -> None:
    state = mid_game(kind, seed, stage)
    laws.every_legal_choice_is_taken(state)


@rule("9.1", "9.11")
@every_kind
def test_scores_equal_brute_force_also_before_the_end(kind: Kind, seed: str) -> None:
    for number in range(scaled(2, 50)):
        state = deal_game(kind, f"{seed} {number}")
        pick = picker(f"{seed} {number}")
        while not state.over:
            play_stage(state, pick)
            laws.scores_match(state)


def test_a_clone_of_a_finished_game_equals_it(seed: str) -> None:
    laws.clone_is_independent(random_game(KINDS[0], seed), picker(seed))

"""Previews say what a choice changes by itself."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.choice.codes import choice_from
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.decision import PreviewView
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import view
from tests.support.dump import dump
from tests.support.games import KINDS, Kind, deal_game, picker, stages
from tests.support.rules import rule
from tests.support.scale import scaled
from tests.support.table import a_city, a_table, play, quiet_choice


def preview(state: State, choice: str) -> PreviewView:
    """What seat 0's view foresees of a choice."""
    decision = view(state, 0).decision
    assert decision is not None
    options = [option for card in decision.cards for option in card.options]
    return next(option.preview for option in options if option.choice == choice)


def after_alone(state: State, seat: int, choice: Choice) -> State:
    """The table after a choice, the others having discarded a card each."""
    other = state.clone()
    stage = other.stage
    other.submit(seat, choice)
    while other.stage == stage:
        ask = other.pending()[0]
        other.submit(ask.seat, quiet_choice(other, ask))
    return other


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.players > 2], ids=str)
def test_what_is_foreseen_comes_true_when_the_others_only_sell(kind: Kind) -> None:
    state = deal_game(kind, "foreseen")
    for turn, _ in enumerate(stages(state, picker("foreseen"))):
        last_of_age = state.turn == state.components.turns
        if state.over or last_of_age or turn % scaled(4, 1):
            continue
        for ask in state.pending():
            sight = Sight(state, ask.seat)
            before = state.score(ask.city)
            for code in sight.codes():
                foreseen = sight.preview(code)
                after = after_alone(state, ask.seat, choice_from(state.components, code))
                city = after.cities[ask.city]
                assert (foreseen.coins, foreseen.shields) == (city.coins, city.shields)
                rows = after.score(ask.city).rows
                more = [int(new - old) for new, old in zip(rows, before.rows, strict=True)]
                assert list(foreseen.rows) == more
                assert foreseen.points() == sum(more)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_preview_leaves_the_table_as_it_was(kind: Kind) -> None:
    state = deal_game(kind, "untouched")
    for _ in stages(state, picker("untouched")):
        before = dump(state)
        for ask in state.pending():
            sight = Sight(state, ask.seat)
            for code in sight.codes():
                sight.preview(code)
        assert dump(state) == before


@rule("3.8")
def test_a_sale_foresees_three_coins() -> None:
    state = a_table(a_city("giza-a", coins=2, hand="altar"))
    assert preview(state, "D:altar") == PreviewView(5, {"treasury": 1}, 0, 0, 0, (), ())


def test_a_purchase_foresees_what_is_left() -> None:
    state = a_table(
        a_city("giza-a", coins=5, hand="stockade"), a_city("rhodes-a", built="lumber-yard")
    )
    foreseen = preview(state, "B:stockade<2")
    assert (foreseen.coins, foreseen.points) == (3, {})


def test_shields_are_weighed_against_each_neighbour() -> None:
    state = a_table(
        a_city("giza-a", built="clay-pit", hand="barracks"),
        a_city("rhodes-a", built="stockade"),
        turn=3,
        players=4,
    )
    foreseen = preview(state, "B:barracks")
    assert (foreseen.shields, foreseen.left, foreseen.right) == (1, 0, 1)


def test_points_are_foreseen_by_row() -> None:
    state = a_table(a_city("giza-a", built="scriptorium workshop", hand="library"), age=2)
    assert preview(state, "B:library").points == {"green": 3}
    state = a_table(a_city("giza-a", coins=5, built="glassworks-1", hand="lighthouse"), age=3)
    foreseen = preview(state, "B:lighthouse")
    assert (foreseen.coins, foreseen.points) == (6, {"treasury": 1, "yellow": 1})


def test_chains_still_to_come_are_foreseen() -> None:
    state = a_table(a_city("giza-a", hand="theater baths"))
    assert preview(state, "B:theater").chains == ("statue",)
    assert preview(state, "B:baths").chains == ("aqueduct",)


def test_a_chain_to_what_stands_already_opens_nothing() -> None:
    state = a_table(a_city("giza-a", built="statue"), age=2)
    assert list(Sight(state, 0).opens(0, state.components.card_index["theater"])) == []


def test_a_chain_to_a_past_age_opens_nothing() -> None:
    state = a_table(a_city("giza-a"), age=3)
    assert list(Sight(state, 0).opens(0, state.components.card_index["theater"])) == []


def test_production_gained_is_foreseen() -> None:
    state = a_table(a_city("giza-a", hand="clay-pit lumber-yard"))
    assert preview(state, "B:clay-pit$1").goods == ("clay/ore",)
    assert preview(state, "B:lumber-yard").goods == ("wood",)


@rule("6.13")
def test_taking_nothing_foresees_no_change() -> None:
    digger = a_city("halicarnassus-a", built="ore-vein foundry", stages="?", hand="walls")
    state = a_table(digger, age=2, discard="baths")
    play(state, "W2:walls")
    decision = view(state, 0).decision
    assert decision is not None
    assert decision.nothing is not None
    assert decision.nothing.preview == PreviewView(3, {}, 0, 0, 0, (), ())
    assert preview(state, "T:baths").points == {"blue": 3}

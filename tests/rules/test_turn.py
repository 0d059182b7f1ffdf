"""Chapter 3: choosing, the steps of a turn, the three actions."""

from itertools import permutations

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import AlreadyChosen, CannotAfford, IllegalChoice
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import position_of
from sevenwonders.engine.position.model import Position
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    discarded,
    hand,
    legal,
    play,
    tokens,
    ways,
)


def submit(state: State, seat: int, text: str) -> None:
    state.submit(seat, Choice.parse(text))


@rule("3.1")
def test_nothing_changes_before_the_last_choice_is_in() -> None:
    state = a_table(
        a_city("giza-a", hand="altar"),
        a_city("rhodes-a", hand="baths"),
        a_city("ephesus-a", hand="theater"),
    )
    before = position_of(state)
    submit(state, 1, "B:baths>2")
    submit(state, 0, "B:altar")
    assert position_of(state) == before
    assert [ask.seat for ask in state.pending()] == [2]
    submit(state, 2, "B:theater")
    assert [built(state, seat) for seat in range(3)] == [["altar"], ["baths"], ["theater"]]
    assert state.turn == 2


@rule("3.1")
def test_a_choice_does_not_change_what_others_may_choose() -> None:
    state = a_table(a_city("giza-a", hand="lumber-yard"), a_city("rhodes-a", hand="stockade"))
    before = legal(state, 1)
    submit(state, 0, "B:lumber-yard")
    assert legal(state, 1) == before


@rule("3.2")
def test_a_choice_can_be_taken_back_and_made_anew() -> None:
    state = a_table(a_city("giza-a", hand="altar theater"))
    submit(state, 0, "B:altar")
    with pytest.raises(AlreadyChosen):
        submit(state, 0, "B:theater")
    state.withdraw(0)
    assert state.sealed(0) == []
    play(state, "B:theater")
    assert built(state, 0) == ["theater"]


@rule("3.3")
def test_gains_look_at_the_table_after_all_cards_are_placed() -> None:
    state = a_table(
        a_city("giza-a", coins=0, hand="vineyard"),
        a_city("rhodes-a", hand="sawmill"),
        a_city("ephesus-a", hand="brickyard"),
        age=2,
    )
    play(state, "B:vineyard", "B:sawmill$1", "B:brickyard$1")
    assert coins(state) == [2, 2, 2]


@rule("3.3")
def test_leftovers_are_discarded_before_the_pile_is_built_from_and_conflicts_come_last() -> None:
    state = a_table(
        a_city("giza-a", built="barracks"),
        a_city("halicarnassus-a", built="ore-vein foundry", stages="?", hand="school stables"),
        age=2,
        turn=6,
    )
    play(state, None, "W2:school")
    assert asked(state) == "discard-pile"
    assert "stables" in discarded(state)
    assert state.age == 2
    play(state, None, "T:stables")
    assert built(state, 1)[-1] == "stables"
    assert tokens(state, 1) == (0, 2, 0, 0)


@rule("3.4")
def test_production_placed_this_turn_is_not_yet_for_sale() -> None:
    state = a_table(
        a_city("giza-a", coins=9, hand="stockade"), a_city("rhodes-a", hand="lumber-yard")
    )
    submit(state, 1, "B:lumber-yard")
    with pytest.raises(CannotAfford) as refused:
        submit(state, 0, "B:stockade<2")
    assert refused.value.missing == ("wood",)


@rule("3.4")
def test_production_of_an_earlier_turn_is_for_sale() -> None:
    state = a_table(a_city("giza-a", hand="stockade"), a_city("rhodes-a", built="lumber-yard"))
    assert ways(state, 0, "B:stockade") == ["B:stockade<2"]


@rule("3.5")
def test_coins_received_this_turn_are_spent_from_the_next_on() -> None:
    state = a_table(
        a_city("giza-a", coins=1, hand="barracks"),
        a_city("rhodes-a", hand="baths"),
        a_city("ephesus-a", hand="barracks"),
        players=5,
    )
    submit(state, 1, "B:baths>2")
    assert ways(state, 0, "B:barracks") == []
    play(state, "D:barracks")
    assert coins(state)[0] == 1 + 3 + 2


@rule("3.5")
def test_a_card_that_gives_coins_cannot_pay_for_itself() -> None:
    state = a_table(
        a_city("giza-a", coins=1, built="glassworks-1 stone-pit", hand="haven"),
        a_city("rhodes-a", coins=0, built="loom-1 lumber-yard"),
        age=3,
    )
    assert ways(state, 0, "B:haven") == []


@rule("3.6")
def test_the_order_in_which_seats_choose_changes_nothing() -> None:
    texts = ("B:walls>4", "B:vineyard", "B:sawmill$1")
    outcomes: list[Position] = []
    for order in permutations(range(3)):
        state = a_table(
            a_city("giza-a", coins=4, hand="walls"),
            a_city("rhodes-a", coins=0, built="ore-vein", hand="vineyard"),
            a_city("ephesus-a", coins=1, built="quarry", hand="sawmill"),
            age=2,
        )
        for seat in order:
            submit(state, seat, texts[seat])
        outcomes.append(position_of(state))
    assert [city.coins for city in outcomes[0].city] == [0, 3, 4]
    assert all(outcome == outcomes[0] for outcome in outcomes)


@rule("3.6")
@pytest.mark.parametrize("shift", [0, 1, 2])
def test_rotating_the_seats_rotates_the_outcome(shift: int) -> None:
    cities = [
        a_city("giza-a", coins=4, built="quarry", hand="vineyard"),
        a_city("rhodes-a", coins=8, built="lumber-yard", hand="walls"),
        a_city("ephesus-a", coins=6, built="loom-1", hand="brickyard"),
    ]
    texts = ["B:vineyard", "B:walls>6", "B:brickyard$1"]
    after = [4 + 6 + 3, 8 - 6, 6 - 1]
    state = a_table(*cities[shift:], *cities[:shift], age=2)
    play(state, *texts[shift:], *texts[:shift])
    assert coins(state) == after[shift:] + after[:shift]


@rule("3.7")
def test_a_card_can_be_built_laid_under_a_stage_or_sold() -> None:
    state = a_table(a_city("giza-a", built="stone-pit", hand="altar"))
    assert legal(state, 0, "B:altar") + legal(state, 0, "W1:altar") == ["B:altar", "W1:altar"]
    assert legal(state, 0, "D:altar") == ["D:altar"]
    assert {text[0] for text in legal(state, 0)} == {"B", "W", "D"}


@rule("3.8")
def test_selling_gives_three_coins_and_fills_the_discard_pile() -> None:
    state = a_table(a_city("giza-a", coins=2, hand="altar"))
    play(state, "D:altar", None, None)
    assert coins(state)[0] == 5
    assert "altar" in discarded(state)
    assert built(state, 0) == []


@rule("3.8")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_every_card_of_a_hand_can_be_sold(age: int) -> None:
    state = a_table(age=age)
    for seat in range(3):
        assert legal(state, seat, "D:") == [
            f"D:{card}" for card in dict.fromkeys(hand(state, seat))
        ]


@rule("3.9")
def test_what_can_neither_be_built_nor_serve_for_a_stage_can_only_be_sold() -> None:
    state = a_table(a_city("giza-a", coins=0, hand="palace"), age=3)
    assert [text for text in legal(state, 0) if text.endswith(":palace")] == ["D:palace"]


@rule("3.9")
def test_an_impossible_choice_is_refused_and_not_sold() -> None:
    state = a_table(a_city("giza-a", coins=0, hand="palace"), age=3)
    with pytest.raises(IllegalChoice):
        submit(state, 0, "B:palace")
    assert coins(state)[0] == 0
    assert "palace" in hand(state, 0)
    assert state.sealed(0) == []


@rule("3.10")
@pytest.mark.parametrize(("edition", "players"), [("1e", 2), ("1e", 3), ("1e", 7), ("2e", 5)])
def test_there_is_always_a_legal_choice(edition: str, players: int) -> None:
    stream = FastStream(f"{edition} {players}")
    for _ in range(5):
        state = new_game(Options(players=players, edition=edition), stream)
        while not state.over:
            for ask in state.pending():
                options = state.legal(ask.seat)
                assert len(options) > 0
                state.submit(ask.seat, options[stream.below(len(options))])

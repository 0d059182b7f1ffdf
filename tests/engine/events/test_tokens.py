"""The events of conflict tokens, debts, diplomacy and teams."""

from sevenwonders.engine.events.base import (
    Asked,
    Event,
    Fought,
    GameEnded,
)
from sevenwonders.engine.events.common import Cause
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.tokens import (
    DefeatPassed,
    DiplomacyTaken,
    DiplomacyUsed,
    Indebted,
    Lost,
    TokenTaken,
)
from sevenwonders.engine.game.state import State
from tests.support.rules import rule
from tests.support.table import a_city, a_table, finish, play


def told(state: State, *choices: str | None) -> list[Event]:
    """What a stage reports, its choices given city by city."""
    play(state, *choices)
    return drain(state)


@rule("12.26")
def test_a_defeat_that_goes_to_the_winner_is_told_as_such() -> None:
    state = a_table(
        a_city("giza-a", leaders="tomyris"),
        a_city("rhodes-a", built="stockade"),
        a_city("ephesus-a"),
        turn=6,
        boxes="leaders",
        log=[],
    )
    heard = told(state)
    assert [e for e in heard if isinstance(e, Fought | DefeatPassed)] == [
        Fought(city=1, against=0, value=1),
        DefeatPassed(city=1, loser=0),
        Fought(city=1, against=2, value=1),
        Fought(city=2, against=1, value=-1),
    ]


@rule("13.10")
def test_a_loss_is_asked_for_and_told_in_coins_and_debts() -> None:
    state = a_table(
        a_city("giza-a", coins=9, built="lumber-yard glassworks-1", hand="lair"),
        boxes="cities",
        age=2,
        turn=2,
        log=[],
    )
    heard = told(state, "B:lair")
    assert [e.seat for e in heard if isinstance(e, Asked) and e.kind == "pay-loss"] == [1, 2]
    heard = told(state, None, "L:-$1", "L:-$2")
    lair = (Cause(city=0, card="lair"),)
    assert heard[:2] == [
        Lost(city=1, coins=1, debts=1, causes=lair),
        Lost(city=2, coins=2, debts=0, causes=lair),
    ]


@rule("13.16", "13.17")
def test_diplomacy_is_taken_and_used() -> None:
    state = a_table(
        a_city("giza-a", coins=9, built="clay-pool", hand="residence"),
        boxes="cities",
        turn=7,
        log=[],
    )
    heard = told(state, "B:residence")
    assert DiplomacyTaken(city=0, count=1) in heard
    assert DiplomacyUsed(city=0) in heard


@rule("13.14")
def test_raiders_take_a_token_and_hand_out_debts() -> None:
    state = a_table(
        a_city("giza-a", coins=9, hand="raider-camp"),
        boxes="cities",
        turn=3,
        log=[],
    )
    heard = told(state, "B:raider-camp")
    assert TokenTaken(city=0, value=1) in heard
    raiders = (Cause(city=0, card="raider-camp"),)
    assert Indebted(city=1, debts=1, causes=raiders) in heard
    assert Indebted(city=2, debts=1, causes=raiders) in heard


@rule("14.11")
def test_the_end_says_when_pairs_play_together() -> None:
    state = a_table(players=4, teams=True, boxes="cities", age=3, turn=7, log=[])
    finish(state)
    end = drain(state)[-1]
    assert isinstance(end, GameEnded)
    assert end.teams

"""The events of edifices: laid out, joined, built, failed."""

from sevenwonders.engine.events.base import (
    Asked,
    Event,
)
from sevenwonders.engine.events.common import Cause
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.edifices import (
    EdificeBuilt,
    EdificeFailed,
    EdificeJoined,
    EdificesLaid,
    GaveUp,
    PawnTaken,
    Penalized,
    Rewarded,
)
from sevenwonders.engine.game.state import State
from tests.support.games import Kind, again, deal_game
from tests.support.rules import rule
from tests.support.table import a_city, a_table, play

PROJECT = EdificeJoined | PawnTaken | EdificeBuilt | Rewarded


def told(state: State, *choices: str | None) -> list[Event]:
    """What a stage reports, its choices given city by city."""
    play(state, *choices)
    return drain(state)


@rule("15.1")
def test_edifices_are_laid_out_before_anything_is_dealt() -> None:
    state = again(deal_game(Kind("1e", 3, ("edifice",)), "laid"), log=[])
    laid = drain(state)[0]
    assert isinstance(laid, EdificesLaid)
    drawn = [state.components.edifices[one].slug for one in state.deal.edifices]
    assert list(laid.edifices) == drawn


@rule("15.3", "15.7")
def test_an_edifice_is_joined_completed_and_paid() -> None:
    state = a_table(
        a_city("giza-a", coins=9, built="stone-pit quarry", hand="walls"),
        age=2,
        turn=5,
        boxes="edifice",
        edifices="belvedere auction-house agora",
        edifice_pawns=(0, 1, 2),
        edifices_built=(1,),
        log=[],
    )
    heard = told(state, "W1:walls$2+")
    of_the_edifice = [event for event in heard if isinstance(event, PROJECT)]
    assert of_the_edifice == [
        EdificeJoined(city=0, edifice="auction-house"),
        PawnTaken(city=0, age=2),
        EdificeBuilt(age=2, edifice="auction-house"),
        Rewarded(city=0, age=2, edifice="auction-house"),
    ]


@rule("15.9", "15.10", "15.11")
def test_a_failed_edifice_takes_a_card_or_leaves_a_debt() -> None:
    state = a_table(
        a_city("giza-a", built="lumber-yard"),
        a_city("rhodes-a"),
        a_city("ephesus-a", stages="?", pawns=(1, 0, 0), joined=(1,)),
        turn=6,
        boxes="edifice",
        edifices="belvedere auction-house agora",
        edifice_pawns=(1, 2, 2),
        log=[],
    )
    heard = told(state)
    assert EdificeFailed(age=1, edifice="belvedere") in heard
    failed = (Cause(city=None, edifice="belvedere"),)
    assert Penalized(city=1, debt=2, causes=failed) in heard
    assert heard[-1] == Asked(seat=0, city=0, kind="penalty", cards=(), causes=failed)
    given = told(state, "G:lumber-yard")[0]
    assert given == GaveUp(city=0, card="lumber-yard", causes=failed)

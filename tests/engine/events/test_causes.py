"""Who and what the engine names when a city loses coins, tokens or cards."""

import msgspec
import pytest

from sevenwonders.engine.events.base import Asked, Event
from sevenwonders.engine.events.common import Cause, Caused
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.edifices import GaveUp, Penalized
from sevenwonders.engine.events.redact import redact
from sevenwonders.engine.events.tokens import Indebted, Lost, TokensReturned
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.view import view
from tests.support.rules import rule
from tests.support.sample_events import AUDIENCES
from tests.support.table import a_city, a_table, legal, play

LAIR = Cause(city=0, card="lair")
BELVEDERE = Cause(city=None, edifice="belvedere")


def told(state: State, *choices: str | None) -> list[Event]:
    """What a stage reports, its choices given city by city."""
    play(state, *choices)
    return drain(state)


def losses(heard: list[Event]) -> dict[int, tuple[Cause, ...]]:
    """The causes of each city's loss of coins."""
    return {event.city: event.causes for event in heard if isinstance(event, Lost)}


def causes_in_view(state: State, seat: int) -> tuple[Cause, ...]:
    """What the decision of a seat says of its causes."""
    decision = view(state, seat).decision
    assert decision is not None
    return decision.causes


def first(state: State, seat: int, start: str) -> str:
    """The first legal choice of a seat that begins so."""
    return next(text for text in legal(state, seat) if text.startswith(start))


@rule("13.8")
def test_a_loss_names_the_card_and_the_city_that_bring_it() -> None:
    state = a_table(
        a_city("giza-a", coins=9, built="lumber-yard glassworks-1", hand="lair"),
        boxes="cities",
        age=2,
        turn=2,
        log=[],
    )
    asked = [event for event in told(state, "B:lair") if isinstance(event, Asked)]
    assert [event.causes for event in asked] == [(LAIR,), (LAIR,)]
    assert causes_in_view(state, 1) == (LAIR,)
    assert losses(told(state, None, "L:-$1", "L:-$2")) == {1: (LAIR,), 2: (LAIR,)}
    assert len(state.losses.causes) == 0


@rule("13.11")
def test_a_sum_of_losses_names_each_of_its_causes_and_never_the_loser() -> None:
    state = a_table(
        a_city("giza-a", coins=9, built="lumber-yard glassworks-1", hand="lair"),
        a_city("rhodes-a", built="stone-pit glassworks-2 loom-1", hand="sepulcher"),
        a_city("ephesus-a", victories=(1, 0, 0)),
        boxes="cities",
        age=2,
        turn=2,
        log=[],
    )
    told(state, "B:lair", first(state, 1, "B:sepulcher"))
    assert causes_in_view(state, 1) == (LAIR,)
    assert causes_in_view(state, 2) == (LAIR, Cause(city=1, card="sepulcher"))


@rule("13.12")
def test_a_loss_by_tokens_is_no_cause_for_who_has_none() -> None:
    state = a_table(
        a_city("giza-a", coins=9, built="stone-pit glassworks-1 loom-1", hand="sepulcher"),
        a_city("rhodes-a", victories=(2, 0, 0)),
        a_city("ephesus-a"),
        boxes="cities",
        age=2,
        turn=2,
        log=[],
    )
    heard = told(state, first(state, 0, "B:sepulcher"))
    asked = [event for event in heard if isinstance(event, Asked)]
    assert [(event.city, event.causes) for event in asked] == [
        (1, (Cause(city=0, card="sepulcher"),))
    ]


@rule("16.19")
def test_a_loss_names_the_stage_that_brings_it() -> None:
    state = a_table(
        a_city("great-wall-b", coins=9, built="lumber-yard sawmill press-1", hand="walls"),
        boxes="wonder-pack cities",
        age=2,
        turn=2,
        log=[],
    )
    told(state, first(state, 0, "W3:walls"))
    assert causes_in_view(state, 1) == (Cause(city=0, stage=3),)


@rule("12.38")
def test_a_stage_that_costs_the_others_by_a_leader_names_the_leader() -> None:
    state = a_table(
        a_city("giza-a", built="stone-pit quarry", hand="walls", leaders="octavia"),
        boxes="leaders cities",
        age=2,
        turn=2,
        log=[],
    )
    told(state, first(state, 0, "W1:walls"))
    assert causes_in_view(state, 2) == (Cause(city=0, card="octavia"),)


@rule("13.14")
def test_debts_of_raiders_name_the_raiders() -> None:
    state = a_table(a_city("giza-a", coins=9, hand="raider-camp"), boxes="cities", turn=3, log=[])
    heard = told(state, "B:raider-camp")
    raiders = (Cause(city=0, card="raider-camp"),)
    assert [event for event in heard if isinstance(event, Indebted)] == [
        Indebted(city=1, debts=1, causes=raiders),
        Indebted(city=2, debts=1, causes=raiders),
    ]


@rule("12.27")
def test_tokens_given_back_name_the_leader_and_whose_it_is() -> None:
    state = a_table(
        a_city("giza-a", coins=9, leader_hand="telesilla", defeats=2),
        a_city("rhodes-a", leader_hand="hiram", victories=(1, 0, 0)),
        a_city("ephesus-a", leader_hand="midas"),
        age=2,
        recruiting=True,
        boxes="leaders",
        log=[],
    )
    heard = told(state, first(state, 0, "R:telesilla"))
    telesilla = (Cause(city=0, card="telesilla"),)
    assert TokensReturned(city=0, value=-1, count=2, causes=telesilla) in heard
    assert heard[-1] == Asked(seat=1, city=1, kind="drop-token", cards=(), causes=telesilla)
    assert causes_in_view(state, 1) == telesilla
    heard = told(state, None, "V:1")
    assert heard[0] == TokensReturned(city=1, value=1, count=1, causes=telesilla)


@rule("15.9", "15.11")
def test_penalties_name_the_edifice_that_failed_and_no_city() -> None:
    state = a_table(
        a_city("giza-a", built="lumber-yard"),
        a_city("rhodes-a"),
        turn=6,
        boxes="edifice",
        edifices="belvedere auction-house agora",
        edifice_pawns=(1, 2, 2),
        log=[],
    )
    heard = told(state)
    assert Penalized(city=1, debt=2, causes=(BELVEDERE,)) in heard
    assert isinstance(heard[-1], Asked)
    assert heard[-1].causes == (BELVEDERE,)
    lost = GaveUp(city=0, card="lumber-yard", causes=(BELVEDERE,))
    assert told(state, "G:lumber-yard")[0] == lost


@pytest.mark.parametrize("audience", AUDIENCES)
def test_causes_lie_open_for_everybody(audience: int) -> None:
    event = Lost(city=1, coins=2, debts=0, causes=(LAIR,))
    assert redact(event, audience) == event


@pytest.mark.parametrize(
    "line",
    [
        '{"event":"lost","city":1,"coins":2,"debts":0}',
        '{"event":"indebted","city":1,"debts":1}',
        '{"event":"tokens-returned","city":1,"value":3,"count":1}',
        '{"event":"penalized","city":1,"debt":3}',
        '{"event":"gave-up","city":1,"card":"altar"}',
        '{"event":"asked","seat":1,"city":1,"kind":"pay-loss","cards":[]}',
    ],
)
def test_an_event_stored_without_its_causes_is_read(line: str) -> None:
    event: Event = msgspec.json.decode(line, type=Event)
    assert isinstance(event, Caused)
    assert event.causes == ()

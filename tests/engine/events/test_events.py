"""Events: their plain form, and what the engine reports of single situations."""

import msgspec
import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.events.base import (
    BANK,
    Asked,
    Built,
    Compared,
    Dealt,
    Declined,
    Discarded,
    Drew,
    Event,
    Fought,
    Gained,
    GameEnded,
    LeftOver,
    Paid,
    Passed,
    Piled,
    Received,
    StageBuilt,
    TurnBegan,
)
from sevenwonders.engine.events.decode import drain, events_from, listen
from sevenwonders.engine.game.setup import start
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import state_from
from sevenwonders.engine.position.model import CityPosition, Position
from sevenwonders.engine.vocabulary import NOBODY
from tests.support.games import KINDS, Kind, deal_game, picker, play_out, random_game
from tests.support.rules import rule
from tests.support.sample_events import EVENT_TYPES, FACE_DOWN, SAMPLES


def test_every_event_type_has_a_sample() -> None:
    assert {type(event) for event in SAMPLES} == set(EVENT_TYPES)


@pytest.mark.parametrize("event", [*SAMPLES, *FACE_DOWN], ids=str)
def test_events_round_trip_through_json(event: Event) -> None:
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event


def test_events_are_told_apart_by_a_slug() -> None:
    tagged = msgspec.to_builtins(StageBuilt(city=0, stage=1, card=None, by=0))
    assert tagged == {"event": "stage-built", "city": 0, "stage": 1, "card": None, "by": 0}


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"event": "declined", "city": 0, "card": "altar"}', type=Event)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_listening_changes_no_game(kind: Kind) -> None:
    heard = deal_game(kind, "heard")
    listen(heard)
    play_out(heard, picker("heard"))
    assert drain(heard)
    assert heard.choices() == random_game(kind, "heard").choices()


def test_draining_tells_each_event_once() -> None:
    state = deal_game(KINDS[1], "drain")
    assert drain(state) == []
    listen(state)
    play_out(state, picker("drain"))
    assert isinstance(drain(state)[-1], GameEnded)
    assert drain(state) == []


def test_listening_twice_keeps_what_was_heard() -> None:
    state = deal_game(KINDS[1], "twice")
    again = start(state.components, 3, state.deal, log=[])
    listen(again)
    assert [type(event) for event in drain(again)] == [Dealt, Dealt, Dealt, TurnBegan]


def test_no_notes_are_no_events() -> None:
    assert events_from(deal_game(KINDS[1], "none").components, []) == []


@rule("4.2", "5.4")
def test_a_purchase_is_paid_to_the_neighbour_and_a_coin_cost_to_the_bank() -> None:
    state = table(
        CityPosition(board="giza-a", hand=("stockade",)),
        CityPosition(board="rhodes-a", built=("lumber-yard",)),
        CityPosition(board="babylon-a", hand=("timber-yard",)),
        turn=2,
    )
    told = submit(state, "B:stockade<2", a_discard(state, 1), "B:timber-yard$1")
    assert told[:2] == [Paid(city=0, to=1, coins=2), Paid(city=2, to=BANK, coins=1)]
    assert Built(city=0, card="stockade", paid_by="paid", by=0) in told


@rule("4.7")
def test_a_chain_names_the_structure_it_chains_from() -> None:
    state = table(
        CityPosition(board="giza-a", built=("lumber-yard", "baths"), hand=("aqueduct",)),
        CityPosition(board="rhodes-a"),
        CityPosition(board="babylon-a"),
        age=2,
    )
    told = submit(state, "B:aqueduct", a_discard(state, 1), a_discard(state, 2))
    assert told[0] == Built(city=0, card="aqueduct", paid_by="chain", by=0, chain="baths")


@rule("4.11", "6.15")
def test_a_free_build_of_the_age_is_a_limited_right() -> None:
    state = table(
        CityPosition(board="olympia-a", stages=("?", "?"), coins=0, hand=("aqueduct",)),
        CityPosition(board="rhodes-a"),
        CityPosition(board="babylon-a"),
        age=2,
    )
    told = submit(state, "F:aqueduct", a_discard(state, 1), a_discard(state, 2))
    assert told[0] == Built(city=0, card="aqueduct", paid_by="limited-right", by=0)


@rule("3.3", "11.3")
def test_a_turn_reports_stage_sale_and_the_hands_that_pass() -> None:
    state = table(
        CityPosition(board="giza-a", built=("stone-pit",), hand=("altar",)),
        CityPosition(board="rhodes-a", hand=("baths",)),
        CityPosition(board="babylon-a"),
        turn=2,
    )
    told = submit(state, "W1:altar", "D:baths", a_discard(state, 2))
    assert told[0] == StageBuilt(city=0, stage=1, card="altar", by=0)
    assert told[1] == Discarded(city=1, card="baths", by=1)
    assert Gained(city=1, coins=3, source="discard") in told
    assert Passed(direction="left") in told
    received = [event for event in told if isinstance(event, Received)]
    assert [(event.seat, len(event.cards)) for event in received] == [(0, 5), (1, 5), (2, 5)]
    assert told[-1] == TurnBegan(age=1, turn=3)


@rule("6.12", "11.4")
def test_who_builds_from_the_discard_pile_is_shown_all_of_it() -> None:
    state = built_from_discard()
    told = submit(state, "W1:walls", "D:temple", "D:statue")
    shown = ("temple", "statue", "vineyard")
    assert told[-1] == Asked(seat=0, city=0, kind="discard-pile", cards=shown)


@rule("6.14")
def test_a_card_taken_from_the_discard_pile_gives_its_coins_at_once() -> None:
    state = built_from_discard()
    submit(state, "W1:walls", "D:temple", "D:statue")
    told = submit(state, "T:vineyard")
    assert told[:2] == [
        Built(city=0, card="vineyard", paid_by="discard-pile", by=0),
        Gained(city=0, coins=2, source="card", card="vineyard"),
    ]


@rule("6.13")
def test_taking_nothing_is_told() -> None:
    state = built_from_discard()
    submit(state, "W1:walls", "D:temple", "D:statue")
    assert submit(state, "T:-")[0] == Declined(city=0)


@rule("6.5")
def test_a_stage_that_gives_coins_is_their_source() -> None:
    state = table(
        CityPosition(board="ephesus-a", stages=("?",), built=("sawmill",), hand=("temple",)),
        CityPosition(board="rhodes-a"),
        CityPosition(board="babylon-a"),
        age=2,
        turn=2,
    )
    told = submit(state, "W2:temple", a_discard(state, 1), a_discard(state, 2))
    assert Gained(city=0, coins=9, source="stage", stage=2) in told


@rule("2.5", "6.8")
def test_leftovers_are_discarded_but_for_the_last_card_babylon_may_play() -> None:
    state = table(
        CityPosition(board="babylon-b", stages=("?", "?"), hand=("altar", "baths")),
        CityPosition(board="rhodes-a", hand=("theater", "apothecary")),
        CityPosition(board="giza-a"),
        turn=6,
    )
    told = submit(state, "D:altar", "D:apothecary", a_discard(state, 2))
    assert LeftOver(city=1, card="theater", by=1) in told
    assert told[-1] == Asked(seat=0, city=0, kind="last-card", cards=("baths",))
    assert submit(state, "D:baths")[0] == Discarded(city=0, card="baths", by=0)


@rule("10.3", "10.5", "11.6")
def test_the_free_citys_pile_is_laid_drawn_from_and_its_last_card_seen_by_nobody() -> None:
    kind = KINDS[0]
    silent = deal_game(kind, "pile")
    state = start(silent.components, 2, silent.deal, log=[])
    play_out(state, picker("pile"))
    told = drain(state)
    piles = [event.cards for event in told if isinstance(event, Piled)]
    drawn = [event.card for event in told if isinstance(event, Drew)]
    unseen = [e.card for e in told if isinstance(e, LeftOver) and e.by == NOBODY]
    assert [len(pile) for pile in piles] == [7, 7, 7]
    assert drawn == [card for pile in piles for card in pile[:-1]]
    assert unseen == [pile[-1] for pile in piles]


@rule("9.13")
def test_the_end_tells_tokens_points_and_winners() -> None:
    state = table(
        CityPosition(board="giza-a", built=("stockade",)),
        CityPosition(board="rhodes-a"),
        CityPosition(board="babylon-a"),
        age=3,
        turn=6,
    )
    told = submit(state, a_discard(state, 0), a_discard(state, 1), a_discard(state, 2))
    tokens = [event for event in told if isinstance(event, Fought)]
    assert tokens == [
        Fought(city=0, against=1, value=5),
        Fought(city=1, against=0, value=-1),
        Fought(city=0, against=2, value=5),
        Fought(city=2, against=0, value=-1),
    ]
    assert told[-1] == GameEnded(winners=(0,), totals=(12, 1, 1))


@rule("8.2")
def test_neighbours_compare_shields_at_every_border() -> None:
    state = table(
        CityPosition(board="giza-a", built=("stockade",)),
        CityPosition(board="rhodes-a"),
        CityPosition(board="babylon-a"),
        turn=6,
    )
    told = submit(state, a_discard(state, 0), a_discard(state, 1), a_discard(state, 2))
    assert [event for event in told if isinstance(event, Compared)] == [
        Compared(city=0, against=1, shields=1, against_shields=0),
        Compared(city=1, against=2, shields=0, against_shields=0),
        Compared(city=2, against=0, shields=0, against_shields=1),
    ]


def table(*cities: CityPosition, age: int = 1, turn: int = 1) -> State:
    return state_from(Position(players=3, city=cities, age=age, turn=turn), log=[])


def built_from_discard() -> State:
    """Halicarnassus about to build its first stage of side B."""
    return state_from(
        Position(
            players=3,
            age=2,
            turn=3,
            discard=("vineyard",),
            city=(
                CityPosition(board="halicarnassus-b", built=("foundry",), hand=("walls",)),
                CityPosition(board="rhodes-a", hand=("temple",), built=("lumber-yard",)),
                CityPosition(board="babylon-a", hand=("statue",)),
            ),
        ),
        log=[],
    )


def a_discard(state: State, seat: int) -> str:
    """Discard some card of the hand."""
    return f"D:{state.components.cards[state.hands[seat][0]].slug}"


def submit(state: State, *choices: str) -> list[Event]:
    """What a stage reports, its decisions given in the order of their seats."""
    seats = [ask.seat for ask in state.pending()]
    for seat, text in zip(seats, choices, strict=True):
        state.submit(seat, Choice.parse(text))
    return drain(state)

"""What each audience receives; a card it may not see must change nothing for it."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice import Choice
from sevenwonders.engine.deal import Deal
from sevenwonders.engine.dealer import FastStream, shuffled
from sevenwonders.engine.errors import IllegalChoice
from sevenwonders.engine.events import (
    SPECTATOR,
    Asked,
    Dealt,
    Drew,
    Event,
    LeftOver,
    Piled,
    Received,
    Sold,
    StageBuilt,
)
from sevenwonders.engine.events_log import drain
from sevenwonders.engine.options import Options
from sevenwonders.engine.redact import redact
from sevenwonders.engine.setup import new_game, start
from sevenwonders.engine.state import State
from tests.support.event_samples import AUDIENCES, HIDDEN, PUBLIC, Hidden
from tests.support.games import KINDS, Kind, deal_game, picker, play_stage
from tests.support.rules import rule

HIDING: tuple[type[Event], ...] = (
    Dealt,
    Piled,
    Drew,
    Received,
    StageBuilt,
    Sold,
    LeftOver,
    Asked,
)
"""The types of event that carry a card some may not see."""

Redactor = Callable[[Event, int], Event]


class Twins(NamedTuple):
    """Two runs that differ only in what this audience may not know."""

    audience: int
    one: list[Event]
    other: list[Event]


@rule("T15")
@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("hidden", HIDDEN, ids=lambda hidden: str(hidden.event))
def test_a_hidden_card_is_shown_to_its_seat_alone(hidden: Hidden, audience: int) -> None:
    expected = hidden.event if audience in hidden.seen_by else hidden.to_others
    assert redact(hidden.event, audience) == expected


@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("event", PUBLIC, ids=str)
def test_everything_else_is_public(event: Event, audience: int) -> None:
    assert redact(event, audience) == event


def test_every_type_is_in_one_of_the_tables() -> None:
    assert {type(hidden.event) for hidden in HIDDEN} == set(HIDING)
    assert not {type(event) for event in PUBLIC} & set(HIDING)


@pytest.mark.parametrize("hidden", HIDDEN, ids=lambda hidden: str(hidden.event))
def test_what_is_hidden_stays_hidden_when_redacted_again(hidden: Hidden) -> None:
    for audience in AUDIENCES:
        once = redact(hidden.event, audience)
        assert redact(once, audience) == once


@rule("T15")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_audience_learns_what_another_seat_lays_face_down(kind: Kind) -> None:
    twins = list(games_with_another_card(deal_game(kind, "leak"), "leak"))
    assert twins
    assert leaking(redact, twins) == set()


@rule("T15")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_audience_learns_what_is_dealt_to_others(kind: Kind) -> None:
    twins = list(other_deals(deal_game(kind, "deal")))
    assert leaking(redact, twins) == set()


@pytest.mark.parametrize("forgotten", HIDING)
def test_a_redaction_that_forgets_one_rule_is_caught(forgotten: type[Event]) -> None:
    def forgetful(event: Event, audience: int) -> Event:
        return event if isinstance(event, forgotten) else redact(event, audience)

    assert leaking(forgetful, telling_twins()) == {forgotten}
    assert leaking(redact, telling_twins()) == set()


def leaking(redactor: Redactor, twins: list[Twins]) -> set[type[Event]]:
    """The types of event by which an audience could tell the two runs of some twins apart."""
    leaks: set[type[Event]] = set()
    for audience, one, other in twins:
        assert len(one) == len(other)
        for first, second in zip(one, other, strict=True):
            if redactor(first, audience) != redactor(second, audience):
                leaks.add(type(first))
    return leaks


@cache
def telling_twins() -> list[Twins]:
    """Runs in which every rule of redaction has something to hide."""
    twins: list[Twins] = []
    for players, boards in ((2, ()), (4, ("halicarnassus-b", "babylon-b"))):
        options = Options(players=players, boards=boards)
        for seed in "abc":
            state = new_game(options, FastStream(seed))
            twins += other_deals(state)
            twins += games_with_another_card(state, seed)
    return twins


def games_with_another_card(state: State, seed: str) -> Iterator[Twins]:
    """Stage by stage, what follows when one seat had laid another card of its hand face down."""
    pick = picker(seed)
    while not state.over:
        before = state.clone()
        played = play_stage(state, pick)
        choices = [(move.seat, move.choice) for move in played]
        one, told = rerun(before, choices)
        for at, (seat, choice) in enumerate(choices):
            for swapped in others_like(before, choices[:at], seat, choice):
                try:
                    other, retold = rerun(
                        before, [*choices[:at], (seat, swapped), *choices[at + 1 :]]
                    )
                except IllegalChoice:
                    continue  # the holder's other choice needed that card
                for audience in unaware(one, other, seat):
                    yield Twins(audience, told, retold)


def rerun(before: State, choices: list[tuple[int, Choice]]) -> tuple[State, list[Event]]:
    state = before.clone()
    state.log = []
    for seat, choice in choices:
        state.submit(seat, choice)
    return state, drain(state)


def others_like(
    before: State, sealed: list[tuple[int, Choice]], seat: int, choice: Choice
) -> list[Choice]:
    """The legal choices that only the face of the card tells from this one."""
    if choice.action not in ("sell", "stage"):
        return []
    state = before.clone()
    for other, earlier in sealed:
        state.submit(other, earlier)
    return [like for like in state.legal(seat) if like != choice and seen(like) == seen(choice)]


def seen(choice: Choice) -> tuple[str, int, int, int, int]:
    return choice.action, choice.stage, choice.left, choice.right, choice.bank


def unaware(one: State, other: State, chooser: int) -> list[int]:
    """Who may not tell the two apart: whoever did not choose, holds and looks at other cards."""
    aware = {chooser} | {ask.seat for ask in one.pending() if ask.kind == "discard-pile"}
    for seat in range(one.players):
        if list(one.hands[seat]) != list(other.hands[seat]):
            aware.add(seat)
    return [audience for audience in range(SPECTATOR, one.players) if audience not in aware]


def other_deals(state: State) -> Iterator[Twins]:
    """The first deal as it is, and with all cards an audience does not see dealt otherwise."""
    deck = state.deal.decks[0]
    size = int(state.kit.hand_size)
    for audience in range(SPECTATOR, state.players):
        own = range(audience * size, (audience + 1) * size) if audience != SPECTATOR else range(0)
        drawn = state.players * size if audience == state.holder() else -1
        rest = [at for at in range(len(deck)) if at not in own and at != drawn]
        order = list(shuffled(vec[i64](rest), FastStream("other")))
        mixed = [int(card) for card in deck]
        for at, source in zip(rest, order, strict=True):
            mixed[at] = deck[source]
        yield Twins(audience, first_deal(state, list(deck)), first_deal(state, mixed))


def first_deal(state: State, deck: list[int]) -> list[Event]:
    decks = [vec[i64](deck), *state.deal.decks[1:]]
    return drain(start(state.kit, state.players, Deal(state.deal.sides, decks), log=[]))

"""The law of events: what they add up to is the table, whole or as each audience gets them."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from sevenwonders.engine.city import hidden_card
from sevenwonders.engine.events import SPECTATOR, Card, Event, Received
from sevenwonders.engine.events_log import drain
from sevenwonders.engine.position_state import position_of
from sevenwonders.engine.redact import redact
from sevenwonders.engine.setup import start
from sevenwonders.engine.state import State
from sevenwonders.engine.tally import Tally, tally_at
from tests.support.games import KINDS, Kind, deal_game, mid_game, picker, play_stage
from tests.support.rules import rule

GAMES = 4


class Cards(NamedTuple):
    """Where every card lies, and what else a table shows."""

    turn: tuple[int, int, bool]
    coins: list[int]
    built: list[list[str]]
    stages: list[dict[int, Card]]
    tokens: list[list[int]]
    hands: list[list[str]]
    pile: list[Card]
    discard: list[str]


def of_state(state: State) -> Cards:
    slugs = [thing.slug for thing in state.kit.cards]
    return Cards(
        turn=(int(state.age), int(state.turn), state.over),
        coins=[int(city.coins) for city in state.cities],
        built=[[slugs[card] for card in city.built] for city in state.cities],
        stages=[
            {at: slugs[hidden_card(laid)] for at, laid in enumerate(city.markers, 1) if laid >= 0}
            for city in state.cities
        ],
        tokens=[
            sorted(
                [-1] * int(city.defeats)
                + [1] * int(city.victory_count(1))
                + [3] * int(city.victory_count(2))
                + [5] * int(city.victory_count(3))
            )
            for city in state.cities
        ],
        hands=[sorted(slugs[card] for card in hand) for hand in state.hands],
        pile=[slugs[card] for card in state.pile],
        discard=sorted(slugs[card] for card in state.discard),
    )


def of_tally(tally: Tally) -> Cards:
    return Cards(
        turn=(tally.age, tally.turn, tally.over),
        coins=tally.coins,
        built=tally.built,
        stages=tally.stages,
        tokens=[sorted(tokens) for tokens in tally.tokens],
        hands=[sorted(map(str, hand)) for hand in tally.hands],
        pile=tally.pile,
        discard=sorted(map(str, tally.discard)),
    )


def heard_stages(kind: Kind, seed: str) -> Iterator[tuple[State, list[Event]]]:
    """A random game, the deal first, then stage by stage with what it reported."""
    silent = deal_game(kind, seed)
    state = start(silent.kit, kind.players, silent.deal, log=[])
    yield state, drain(state)
    pick = picker(seed)
    while not state.over:
        play_stage(state, pick)
        yield state, drain(state)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_whole_events_add_up_to_the_table_after_every_stage(kind: Kind) -> None:
    for game in range(GAMES):
        tally = Tally(kind.players)
        for state, told in heard_stages(kind, f"tally {game}"):
            tally.follow(told)
            assert of_tally(tally) == of_state(state)


@rule("B6", "D1")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_hands_received_are_the_hands_passed(kind: Kind) -> None:
    tally = Tally(kind.players)
    for _, told in heard_stages(kind, "passed"):
        for event in told:
            if isinstance(event, Received):
                assert sorted(map(str, tally.hands[event.seat])) == sorted(map(str, event.cards))
            tally.follow([event])


@rule("T15")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_each_audience_can_draw_its_table_from_what_it_receives(kind: Kind) -> None:
    audiences = range(SPECTATOR, kind.players)
    tallies = {audience: Tally(kind.players) for audience in audiences}
    for state, told in heard_stages(kind, "seen"):
        truth = of_state(state)
        for audience, tally in tallies.items():
            tally.follow([redact(event, audience) for event in told])
            seen = of_tally(tally)
            assert seen[:3] == truth[:3]
            assert seen.tokens == truth.tokens
            assert [set(stages) for stages in seen.stages] == [set(s) for s in truth.stages]
            assert [len(hand) for hand in seen.hands] == [len(hand) for hand in truth.hands]
            assert len(seen.pile) == len(truth.pile)
            assert len(seen.discard) == len(truth.discard)
            if audience != SPECTATOR:
                assert seen.hands[audience] == truth.hands[audience]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_tally_may_begin_with_a_position(kind: Kind) -> None:
    state = mid_game(kind, "position", 8)
    while state.pending()[0].kind != "play":
        play_stage(state, picker("position"))
    tally = tally_at(position_of(state))
    assert of_tally(tally) == of_state(state)
    state.log = []
    play_stage(state, picker("after"))
    tally.follow(drain(state))
    assert of_tally(tally) == of_state(state)

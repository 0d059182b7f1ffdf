"""The law of events: what they add up to is the table, whole or as each audience gets them."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from sevenwonders.engine.boxes.leaders import buried_leader
from sevenwonders.engine.events.base import SPECTATOR, Event, Received
from sevenwonders.engine.events.common import Card
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.redact import partner, redact
from sevenwonders.engine.game.city import hidden_card
from sevenwonders.engine.game.course import DRAFTING
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import position_of
from tests.support.games import (
    BOX_KINDS,
    KINDS,
    Kind,
    again,
    deal_game,
    mid_game,
    picker,
    play_stage,
    sampled_kind,
)
from tests.support.rules import rule
from tests.support.tally.table import Tally, tally_at

EVERY_KIND = (*KINDS, *BOX_KINDS)
GAMES = 2
TABLES = 30
PUBLIC_BOXES = slice(2, None)
"""The fields of ``Boxes`` that everybody sees."""
AGES = (1, 2, 3)
"""The bits of an entry of ``CityLeaders.buried`` that are the card."""


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
    boxes: "Boxes"


class Boxes(NamedTuple):
    """What the boxes put on the table."""

    packs: list[list[str]]
    leaders: list[list[str]]
    recruited: list[list[str]]
    buried: list[list[str]]
    copied: list[str | None]
    debts: list[tuple[int, int]]
    diplomacy: list[int]
    pawns: list[list[int]]
    rewards: list[list[int]]
    edifices: list[str]
    edifices_built: list[int]


def of_state(state: State) -> Cards:
    slugs = [piece.slug for piece in state.components.cards]
    return Cards(
        turn=(int(state.age), int(state.turn), state.over) if begun(state) else (0, 0, False),
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
        boxes=boxes_of_state(state),
    )


def begun(state: State) -> bool:
    """Whether the first turn has been announced: leaders are drafted before it."""
    return state.course.phase != DRAFTING


def boxes_of_state(state: State) -> Boxes:
    slugs = [piece.slug for piece in state.components.cards]
    own = state.cities
    return Boxes(
        packs=[[slugs[leader] for leader in pack] for pack in state.leaders.draft_packs],
        leaders=[sorted(slugs[leader] for leader in hand) for hand in state.leaders.hands],
        recruited=[[slugs[leader] for leader in city.leaders.in_play] for city in own],
        buried=[[slugs[buried_leader(entry)] for entry in city.leaders.buried] for city in own],
        copied=[None if city.leaders.copied < 0 else slugs[city.leaders.copied] for city in own],
        debts=[(int(city.tokens.debts), int(city.edifices.debts)) for city in own],
        diplomacy=[int(city.tokens.diplomacy) for city in own],
        pawns=[ages(city.edifices.pawn_count) for city in own],
        rewards=[ages(city.edifices.reward_count) for city in own],
        edifices=[state.components.edifices[edifice].slug for edifice in state.deal.edifices],
        edifices_built=[age for age in AGES if state.edifices.built & (1 << age)],
    )


def ages(count: Callable[[int], int]) -> list[int]:
    return [age for age in AGES for _ in range(count(age))]


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
        boxes=boxes_of_tally(tally),
    )


def boxes_of_tally(tally: Tally) -> Boxes:
    leaders, debts, edifices = tally.leaders, tally.debts, tally.edifices
    return Boxes(
        packs=[list(map(str, pack)) for pack in leaders.packs],
        leaders=[sorted(map(str, hand)) for hand in leaders.hands],
        recruited=leaders.recruited,
        buried=leaders.buried,
        copied=leaders.copied,
        debts=list(zip(debts.debts, debts.edifice_debts, strict=True)),
        diplomacy=debts.diplomacy,
        pawns=[sorted(pawns) for pawns in edifices.pawns],
        rewards=[sorted(rewards) for rewards in edifices.rewards],
        edifices=edifices.edifices,
        edifices_built=edifices.built,
    )


def heard_stages(kind: Kind, seed: str) -> Iterator[tuple[State, list[Event]]]:
    """A random game, the deal first, then stage by stage with what it reported."""
    state = again(deal_game(kind, seed), log=[])
    yield state, drain(state)
    pick = picker(seed)
    while not state.over:
        play_stage(state, pick)
        yield state, drain(state)


def new_tally(kind: Kind, seed: str) -> Tally:
    """A tally before the first event of ``heard_stages``."""
    coins = [int(city.coins) for city in deal_game(kind, seed).cities]
    return Tally(kind.players, coins)


def add_up(kind: Kind, seed: str) -> None:
    tally = new_tally(kind, seed)
    for state, told in heard_stages(kind, seed):
        tally.follow(told)
        assert of_tally(tally) == of_state(state)


@pytest.mark.parametrize("kind", EVERY_KIND, ids=str)
def test_whole_events_add_up_to_the_table_after_every_stage(kind: Kind) -> None:
    for game in range(GAMES):
        add_up(kind, f"tally {game}")


@pytest.mark.parametrize("table", range(TABLES))
def test_whole_events_add_up_with_any_set_of_boxes(table: int) -> None:
    add_up(sampled_kind(picker(f"set of boxes {table}")), "any set")


@rule("2.4", "10.11")
@pytest.mark.parametrize("kind", EVERY_KIND, ids=str)
def test_hands_received_are_the_hands_passed(kind: Kind) -> None:
    tally = new_tally(kind, "passed")
    for _, told in heard_stages(kind, "passed"):
        for event in told:
            if isinstance(event, Received):
                assert sorted(map(str, tally.hands[event.seat])) == sorted(map(str, event.cards))
            tally.follow([event])


@rule("11.3", "14.10")
@pytest.mark.parametrize("kind", EVERY_KIND, ids=str)
def test_each_audience_can_draw_its_table_from_what_it_receives(kind: Kind) -> None:
    audiences = range(SPECTATOR, kind.players)
    tallies = {audience: new_tally(kind, "seen") for audience in audiences}
    for state, told in heard_stages(kind, "seen"):
        truth = of_state(state)
        for audience, tally in tallies.items():
            tally.follow([redact(event, audience, teams=kind.teams) for event in told])
            seen = of_tally(tally)
            assert seen[:3] == truth[:3]
            assert seen.tokens == truth.tokens
            assert [set(stages) for stages in seen.stages] == [set(s) for s in truth.stages]
            assert [len(hand) for hand in seen.hands] == [len(hand) for hand in truth.hands]
            assert len(seen.pile) == len(truth.pile)
            assert len(seen.discard) == len(truth.discard)
            assert seen.boxes[PUBLIC_BOXES] == truth.boxes[PUBLIC_BOXES]
            for mine in ("packs", "leaders"):
                sizes = [len(held) for held in getattr(truth.boxes, mine)]
                assert [len(held) for held in getattr(seen.boxes, mine)] == sizes
            if audience != SPECTATOR:
                assert seen.boxes.packs[audience] == truth.boxes.packs[audience]
            for seat in known_hands(audience, teams=kind.teams):
                assert seen.hands[seat] == truth.hands[seat]
                assert seen.boxes.leaders[seat] == truth.boxes.leaders[seat]


def known_hands(audience: int, *, teams: bool) -> list[int]:
    if audience == SPECTATOR:
        return []
    return [audience, partner(audience)] if teams else [audience]


@pytest.mark.parametrize("kind", EVERY_KIND, ids=str)
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

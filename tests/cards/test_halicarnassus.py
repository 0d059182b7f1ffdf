"""Halicarnassus: building from the discard pile."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import AlreadyBuilt, NotInDiscard
from sevenwonders.engine.game.state import State
from tests.cards.printed import FACES
from tests.cards.stages import before_stage, goods_for, printed_stage
from tests.support.covers import both_editions, covers
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
    points,
    tokens,
)

DISCARD_STAGES = [
    ("1e", "halicarnassus-a-2"),
    ("1e", "halicarnassus-b-1"),
    ("1e", "halicarnassus-b-2"),
    ("1e", "halicarnassus-b-3"),
    ("2e", "halicarnassus-day-2"),
    ("2e", "halicarnassus-night-1"),
    ("2e", "halicarnassus-night-2"),
    ("2e", "halicarnassus-night-3"),
]
every_discard_stage = pytest.mark.parametrize(("edition", "slug"), DISCARD_STAGES)


@rule("6.12", "6.14")
@covers("1e", *(slug for edition, slug in DISCARD_STAGES if edition == "1e"))
@covers("2e", *(slug for edition, slug in DISCARD_STAGES if edition == "2e"))
@every_discard_stage
def test_the_stage_builds_a_discarded_card_for_free(edition: str, slug: str) -> None:
    stage = printed_stage(edition, slug)
    state = before_stage(edition, stage, goods_for(edition, stage), discard="palace altar")
    play(state, f"W{stage.number}:{hand(state, 0)[0]}")
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(0, "discard-pile")]
    play(state, "T:palace")
    assert built(state, 0)[-1] == "palace"
    assert "palace" not in discarded(state)
    assert "altar" in discarded(state)
    assert points(state, 0, "blue") == 8
    assert (asked(state), state.turn) == ("play", 5)


@rule("6.13")
@covers("1e", *(slug for edition, slug in DISCARD_STAGES if edition == "1e"))
@covers("2e", *(slug for edition, slug in DISCARD_STAGES if edition == "2e"))
@every_discard_stage
def test_taking_nothing_is_allowed_and_spends_the_power(edition: str, slug: str) -> None:
    stage = printed_stage(edition, slug)
    state = before_stage(edition, stage, goods_for(edition, stage), discard="palace")
    before = built(state, 0)
    play(state, f"W{stage.number}:{hand(state, 0)[0]}")
    play(state, "T:-")
    assert built(state, 0) == before
    play(state)
    assert asked(state) == "play"


def _second_stage(
    edition: str,
    *,
    own: str = "",
    left: str = "loom-2 vineyard",
    right: str = "press-2 walls",
    discard: str = "",
    turn: int = 5,
) -> State:
    """Seat 0 can build the first stage, which builds from the discard pile, in Age II."""
    side = "halicarnassus-b" if edition == "1e" else "halicarnassus-night"
    goods = "foundry" if edition == "1e" else "brickyard"
    face = FACES[edition][0]
    return a_table(
        a_city(side, coins=0, built=f"{own} {goods}", hand="temple statue"),
        a_city(f"rhodes-{face}", hand=left),
        a_city(f"giza-{face}", hand=right),
        edition=edition,
        age=2,
        turn=turn,
        discard=discard,
    )


@rule("6.12")
@both_editions
def test_cards_discarded_in_the_same_turn_can_be_taken(edition: str) -> None:
    state = _second_stage(edition)
    play(state, "W1:temple", "D:loom-2", "D:press-2")
    assert legal(state, 0) == ["T:-", "T:loom-2", "T:press-2"]


@rule("6.12", "2.5")
@both_editions
def test_leftovers_of_the_sixth_turn_can_be_taken(edition: str) -> None:
    state = _second_stage(edition, turn=6)
    play(state, "W1:temple", "D:loom-2", "D:press-2")
    offered = {"T:-", "T:loom-2", "T:press-2", "T:statue", "T:vineyard", "T:walls"}
    assert set(legal(state, 0)) == offered


@rule("6.13", "4.5", "4.6")
@both_editions
def test_a_structure_the_city_has_cannot_be_taken(edition: str) -> None:
    state = _second_stage(edition, own="loom-1")
    play(state, "W1:temple", "D:loom-2", "D:press-2")
    assert legal(state, 0) == ["T:-", "T:press-2"]
    with pytest.raises(AlreadyBuilt):
        state.submit(0, Choice.parse("T:loom-2"))
    with pytest.raises(NotInDiscard):
        state.submit(0, Choice.parse("T:walls"))


@rule("6.13")
@both_editions
def test_it_is_asked_even_when_nothing_can_be_taken(edition: str) -> None:
    state = _second_stage(edition, own="loom-1 press-1")
    play(state, "W1:temple", "D:loom-2", "D:press-2")
    assert legal(state, 0) == ["T:-"]


@rule("6.13")
@both_editions
def test_with_an_empty_pile_nobody_is_asked(edition: str) -> None:
    state = _second_stage(edition)
    play(state, "W1:temple", "B:loom-2", "B:press-2")
    assert (asked(state), state.turn) == ("play", 6)
    play(state, None, None, None)
    assert (state.age, asked(state)) == (3, "play")


@rule("6.12")
@both_editions
def test_two_copies_in_the_pile_are_one_choice(edition: str) -> None:
    face = FACES[edition][0]
    side = "halicarnassus-b" if edition == "1e" else "halicarnassus-night"
    state = a_table(
        a_city(side, built="foundry brickyard", hand="temple"),
        a_city(f"rhodes-{face}", hand="walls"),
        *(a_city(f"{board}-{face}") for board in ("ephesus", "babylon", "olympia", "alexandria")),
        a_city(f"giza-{face}", hand="walls"),
        edition=edition,
        players=7,
        age=2,
    )
    play(state, "W1:temple", "D:walls", None, None, None, None, "D:walls")
    assert legal(state, 0).count("T:walls") == 1
    play(state, "T:walls")
    assert discarded(state).count("walls") == 1


@rule("6.14", "7.8")
@both_editions
def test_a_card_taken_pays_at_once(edition: str) -> None:
    state = _second_stage(edition, own="stone-pit")
    play(state, "W1:temple", "D:vineyard", "D:press-2")
    play(state, "T:vineyard")
    assert coins(state)[0] == 2


@rule("6.14", "8.1")
@both_editions
def test_shields_taken_in_the_sixth_turn_count_in_its_conflicts(edition: str) -> None:
    state = _second_stage(edition, turn=6)
    play(state, "W1:temple", "D:loom-2", "D:press-2")
    play(state, "T:walls")
    assert tokens(state, 0) == (0, 2, 0, 0)


@rule("6.14", "4.7")
@both_editions
def test_a_card_taken_chains_from_the_next_turn(edition: str) -> None:
    state = _second_stage(edition, left="school library", discard="scriptorium")
    play(state, "W1:temple", "D:school", "D:walls")
    play(state, "T:scriptorium")
    assert "B:library" in legal(state, 0)


@rule("3.3", "6.8", "6.12")
@both_editions
def test_the_last_card_of_babylon_is_sold_before_the_pile_is_searched(edition: str) -> None:
    side, last, stages, goods = {
        "1e": ("halicarnassus-b", "babylon-b", "? ?", "foundry"),
        "2e": ("halicarnassus-night", "babylon-night", "?", "brickyard"),
    }[edition]
    state = a_table(
        a_city(side, coins=0, built=goods, hand="temple statue"),
        a_city(last, stages=stages, hand="loom-2 walls"),
        edition=edition,
        age=2,
        turn=6,
    )
    play(state, "W1:temple", "D:loom-2")
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(1, "last-card")]
    play(state, None, "D:walls")
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(0, "discard-pile")]
    assert "T:walls" in legal(state, 0)

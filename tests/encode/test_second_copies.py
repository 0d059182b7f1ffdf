"""Where a second copy of a card lies, nobody is told who has not seen it.

Each test compares two tables that differ in this alone.
"""

from collections.abc import Callable

from sevenwonders.encode import any_layout, observe
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from tests.cards.printed import FACES
from tests.support.covers import both_editions
from tests.support.rules import rule
from tests.support.table import a_city, a_table, asked, discarded, hand, play

Look = Callable[[State, int], bytes]
Twins = tuple[State, State]
TOWER, DISPENSARY = "guard-tower", "dispensary"
"""Four players have two of each."""
NAMES = any_layout().names()


def look(state: State, seat: int) -> bytes:
    return observe(Sight(state, seat), any_layout())


def told_apart_by(twins: Twins, look: Look = look) -> set[int]:
    """The seats whose observations of the two tables differ."""
    one, other = twins
    return {seat for seat in range(one.players) if look(one, seat) != look(other, seat)}


def with_the_true_figure(column: str, figure: Callable[[State], int]) -> Look:
    """Observations in which one column was read from the table, not from memory."""

    def peek(state: State, seat: int) -> bytes:
        columns = bytearray(look(state, seat))
        columns[NAMES.index(column)] = figure(state)
        return bytes(columns)

    return peek


def a_passed_hand(edition: str) -> Twins:
    """Seat 0 passes two towers on; seat 1 passes both or one of them to seat 2."""
    left, middle, right = (
        f"{board}-{FACES[edition][0]}" for board in ("giza", "rhodes", "olympia")
    )

    def table(discards: str) -> State:
        state = a_table(
            a_city(left, hand=f"{TOWER} {TOWER} altar baths theater"),
            a_city(middle),
            a_city(right, built="clay-pool"),
            players=4,
            edition=edition,
            turn=3,
        )
        play(state, "D:baths")
        play(state, None, f"D:{discards}")
        return state

    return table("altar"), table(TOWER)


def an_unseen_hand(edition: str) -> Twins:
    """Seat 1 has one tower or two in the hand that it was dealt."""
    left, right = (f"{board}-{FACES[edition][0]}" for board in ("giza", "rhodes"))

    def table(second: str, rest: str) -> State:
        return a_table(
            a_city(left, hand="baths stockade workshop"),
            a_city(right, built="clay-pool", hand=f"{TOWER} {second} barracks"),
            a_city(f"olympia-{FACES[edition][0]}", hand="theater apothecary scriptorium"),
            a_city(f"babylon-{FACES[edition][0]}", hand="tavern marketplace scriptorium"),
            players=4,
            edition=edition,
            turn=5,
            discard=rest,
        )

    return table(TOWER, "altar"), table("altar", TOWER)


def a_discard_pile(edition: str) -> Twins:
    """Seat 3 discards a dispensary, seat 1 another or a school; seat 2 takes from the pile."""
    face = FACES[edition][0]
    side, goods = {"1e": ("b", "foundry"), "2e": ("night", "brickyard")}[edition]

    def table(discards: str) -> State:
        state = a_table(
            a_city(f"giza-{face}"),
            a_city(f"rhodes-{face}", hand=f"{DISPENSARY} school library"),
            a_city(f"halicarnassus-{side}", built=goods),
            a_city(f"olympia-{face}", hand=f"{DISPENSARY} laboratory statue"),
            players=4,
            edition=edition,
            age=2,
            turn=5,
        )
        play(state, None, f"D:{discards}", f"W1:{hand(state, 2)[0]}", f"D:{DISPENSARY}")
        return state

    return table(DISPENSARY), table("school")


@rule("11.1")
@both_editions
def test_a_copy_is_built_from_a_hand_that_may_hold_another(edition: str) -> None:
    twins = a_passed_hand(edition)
    assert told_apart_by(twins) == {1, 2}
    for state in twins:
        play(state, None, None, f"B:{TOWER}")
    assert [hand(state, 3).count(TOWER) for state in twins] == [1, 0]
    assert told_apart_by(twins) == {1, 2, 3}


@rule("11.1")
@both_editions
def test_a_copy_is_built_from_a_hand_that_others_have_not_seen(edition: str) -> None:
    twins = an_unseen_hand(edition)
    assert told_apart_by(twins) == {1}
    for state in twins:
        play(state, None, f"B:{TOWER}")
    assert [hand(state, 2).count(TOWER) for state in twins] == [1, 0]
    assert told_apart_by(twins) == {1, 2}


@rule("11.1", "11.4")
@both_editions
def test_a_copy_is_taken_from_a_discard_pile_that_may_hold_another(edition: str) -> None:
    twins = a_discard_pile(edition)
    assert {asked(state) for state in twins} == {"discard-pile"}
    assert told_apart_by(twins) == {1, 2}
    for state in twins:
        play(state, None, None, f"T:{DISPENSARY}")
    assert [discarded(state).count(DISPENSARY) for state in twins] == [1, 0]
    assert told_apart_by(twins) == {0, 1, 2}


def test_an_observation_that_counts_the_copies_in_a_hand_is_found_out() -> None:
    twins = a_passed_hand("1e")
    for state in twins:
        play(state, None, None, f"B:{TOWER}")
    column = f"right1.hand.{TOWER}"
    peek = with_the_true_figure(column, lambda state: hand(state, 3).count(TOWER))
    assert 0 in told_apart_by(twins, peek)


def test_an_observation_that_counts_the_copies_in_the_discard_pile_is_found_out() -> None:
    twins = a_discard_pile("1e")
    for state in twins:
        play(state, None, None, f"T:{DISPENSARY}")
    column = f"discarded.{DISPENSARY}"
    peek = with_the_true_figure(column, lambda state: discarded(state).count(DISPENSARY))
    assert 3 in told_apart_by(twins, peek)

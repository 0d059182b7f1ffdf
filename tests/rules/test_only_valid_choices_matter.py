"""Random valid and invalid submissions: the game is what the valid ones make of it."""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.errors import WondersError
from tests.support.dump import dump
from tests.support.rules import rule
from tests.support.table import play

Move = Callable[[State], tuple[int, str]]
"""Picks a seat and the text of a choice; no text takes the seat's choice back."""

CARDS = sorted(
    {card.slug for edition in ("1e", "2e") for card in load_components(edition, ()).cards}
)
SEATS = st.integers(-1, 8)


def legal_move(ask: int, at: int) -> Move:
    def move(state: State) -> tuple[int, str]:
        asks = state.pending()
        seat = asks[ask % len(asks)].seat
        options = state.legal(seat)
        return seat, str(options[at % len(options)])

    return move


def borrowed_move(seat: int, ask: int, at: int) -> Move:
    """What one seat may do, tried by another."""
    return lambda state: (seat, legal_move(ask, at)(state)[1])


def priced_move(ask: int, at: int, price: str) -> Move:
    """A legal choice with coins added that nobody asked for."""

    def move(state: State) -> tuple[int, str]:
        seat, text = legal_move(ask, at)(state)
        return seat, text + price

    return move


def stray_move(seat: int, text: str) -> Move:
    return lambda _state: (seat, text)


PRICES = st.sampled_from(["", "<1", "<2", ">2", "<2>2", "$1", "<4$1"])
TEXTS = st.builds(
    "{}:{}{}".format,
    st.sampled_from(["B", "D", "F", "T", "W1", "W2", "W3", "W4", "W9", "X"]),
    st.sampled_from([*CARDS, "-", "stonehenge"]),
    PRICES,
)
AT = st.integers(0, 40)
LEGAL = st.builds(legal_move, st.integers(0, 6), AT)
PRICED = st.builds(priced_move, st.integers(0, 6), AT, PRICES)
MOVES = st.one_of(
    LEGAL,
    LEGAL,
    PRICED,
    st.builds(borrowed_move, SEATS, st.integers(0, 6), AT),
    st.builds(stray_move, SEATS, TEXTS),
    st.builds(stray_move, SEATS, st.just("")),
)
TABLES = st.one_of(
    st.builds(Options, players=st.integers(2, 7)),
    st.builds(Options, players=st.integers(3, 5), edition=st.just("2e")),
    st.just(Options(players=3, boards=("babylon-b", "halicarnassus-b", "olympia-a"))),
    st.just(Options(players=2, boards=("olympia-a", "babylon-b", "halicarnassus-b"))),
)


def is_valid(state: State, seat: int, text: str) -> bool:
    """Whether the seat is asked and this is among what it may answer, by the texts alone."""
    if not 0 <= seat < state.players:
        return False
    if not text:
        return bool(state.sealed(seat))
    return state.asked(seat) is not None and text in map(str, state.legal(seat))


def attempt(state: State, seat: int, text: str) -> bool:
    """Try it; whether it was taken."""
    try:
        if text:
            state.submit(seat, Choice.parse(text))
        else:
            state.withdraw(seat)
    except WondersError:
        return False
    return True


@rule("3.1", "3.2", "3.9")
@given(
    options=TABLES,
    seed=st.integers(0, 999),
    stages=st.integers(0, 20),
    moves=st.lists(MOVES, min_size=1, max_size=40),
)
def test_only_valid_submissions_matter(
    options: Options, seed: int, stages: int, moves: list[Move]
) -> None:
    state = new_game(options, FastStream(str(seed)))
    for _ in range(stages):
        if not state.over:
            play(state)
    twin = state.clone()
    for move in moves:
        if state.over:
            break
        seat, text = move(state)
        valid = is_valid(state, seat, text)
        before = dump(state)
        assert attempt(state, seat, text) == valid, f"seat {seat}: {text or 'withdraw'}"
        if valid:
            assert attempt(twin, seat, text)
        else:
            assert dump(state) == before
    assert dump(state) == dump(twin)

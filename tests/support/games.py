"""Games for tests: kinds of table, random legal play, and strategies that shrink."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hypothesis import strategies as st

from sevenwonders.engine.choice import Choice
from sevenwonders.engine.dealer import FastStream
from sevenwonders.engine.lower import load_kit
from sevenwonders.engine.options import Options, cities_of
from sevenwonders.engine.setup import new_game
from sevenwonders.engine.state import State

Pick = Callable[[int], int]
"""Given a number of legal choices, the index of one."""


class Kind(NamedTuple):
    """A kind of table: what every law, golden game and fuzzing run is spread over."""

    edition: str
    players: int

    def __str__(self) -> str:
        return f"{self.edition}-{self.players}p"


KINDS = (
    *(Kind("1e", players) for players in range(2, 8)),
    *(Kind("2e", players) for players in range(3, 8)),
)


class Played(NamedTuple):
    """One decision as it was taken."""

    kind: str
    seat: int
    city: int
    choice: Choice


def deal_game(kind: Kind, seed: str) -> State:
    """A game of a kind with random boards, the same for the same seed on every machine."""
    options = Options(players=kind.players, edition=kind.edition)
    return new_game(options, FastStream(f"{kind} {seed}"))


def picker(seed: str) -> Pick:
    """Random picks that a seed repeats."""
    return FastStream(f"picks {seed}").below


def play_stage(state: State, pick: Pick) -> list[Played]:
    """Take every decision of the open stage; a seat that owes two takes both."""
    stage = state.stage
    played: list[Played] = []
    while state.stage == stage:
        for ask in state.pending():
            legal = state.legal(ask.seat)
            choice = legal[pick(len(legal))]
            state.submit(ask.seat, choice)
            played.append(Played(ask.kind, ask.seat, ask.city, choice))
    return played


def stages(state: State, pick: Pick) -> Iterator[list[Played]]:
    """Play on to the end, stopping after each stage."""
    while not state.over:
        yield play_stage(state, pick)


def play_out(state: State, pick: Pick) -> list[Played]:
    """Play on to the end."""
    return [played for stage in stages(state, pick) for played in stage]


def random_game(kind: Kind, seed: str) -> State:
    """A finished game of random legal play."""
    state = deal_game(kind, seed)
    play_out(state, picker(seed))
    return state


def mid_game(kind: Kind, seed: str, stage_count: int) -> State:
    """A random game after some stages, or at its end when it has fewer."""
    state = deal_game(kind, seed)
    pick = picker(seed)
    for _ in range(stage_count):
        if not state.over:
            play_stage(state, pick)
    return state


def kinds_of_table(*, fewest: int = 2) -> st.SearchStrategy[Kind]:
    """Any kind of table with at least so many players."""
    return st.sampled_from([kind for kind in KINDS if kind.players >= fewest])


@st.composite
def tables(draw: st.DrawFn, *, fewest: int = 2) -> State:
    """A dealt table of any kind, some boards chosen, some random."""
    kind = draw(kinds_of_table(fewest=fewest))
    kit = load_kit(kind.edition)
    names: dict[str, list[str]] = {side.board: [side.board] for side in kit.sides}
    for side in kit.sides:
        names[side.board].append(side.slug)
    order = draw(st.permutations(sorted(names)))
    chosen = order[: draw(st.integers(0, cities_of(kind.players)))]
    boards = tuple(draw(st.sampled_from(names[board])) for board in chosen)
    options = Options(players=kind.players, edition=kind.edition, boards=boards)
    return new_game(options, FastStream(str(draw(st.integers(0, 2**32 - 1)))))


def drawn_pick(data: st.DataObject) -> Pick:
    """Picks that hypothesis draws one by one: towards the first legal choice when it shrinks."""
    return lambda count: data.draw(st.integers(0, count - 1))


def seeds() -> st.SearchStrategy[str]:
    """Seeds for games whose picks need not shrink one by one."""
    return st.integers(0, 2**32 - 1).map(str)

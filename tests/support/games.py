"""Games for tests: kinds of table, random legal play, and strategies that shrink."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hypothesis import strategies as st

from sevenwonders.content.loader import extra_names
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options, cities_of, components_of
from sevenwonders.engine.game.setup import new_game, start
from sevenwonders.engine.game.state import State
from sevenwonders.engine.game.table import LogEntry

Pick = Callable[[int], int]
"""Given a number of legal choices, the index of one."""


_AGED = ("leaders", "cities", "edifice", "wonder-pack", "catan", "promos", "classic-extras")
BOXES = (*_AGED, *(box for box in extra_names() if box not in _AGED))
"""Every box there is; new ones last, for seeds and golden games depend on the order."""
TEAMS_OF = (4, 6)
"""Players that can sit in pairs (rule 14.1)."""


class Kind(NamedTuple):
    """A kind of table: what every law, golden game and fuzzing run is spread over."""

    edition: str
    players: int
    boxes: tuple[str, ...] = ()
    teams: bool = False
    experts: bool = False

    def __str__(self) -> str:
        boxes = "".join(f"+{box}" for box in self.boxes)
        seats = f"{self.players}{'t' if self.teams else 'p'}"
        return f"{self.edition}-{seats}{boxes}{'+experts' if self.experts else ''}"

    @staticmethod
    def parse(text: str) -> "Kind":
        """Read the text form; the inverse of ``str``."""
        table, *boxes = text.split("+")
        edition, seats = table.split("-")
        named = tuple(box for box in boxes if box != "experts")
        return Kind(edition, int(seats[:-1]), named, seats[-1] == "t", "experts" in boxes)

    def options(self, boards: tuple[str, ...] = ()) -> Options:
        """The table to ask for."""
        return Options(
            players=self.players,
            edition=self.edition,
            boxes=self.boxes,
            boards=boards,
            teams=self.teams,
            experts=self.experts,
        )


KINDS = (
    *(Kind("1e", players) for players in range(2, 8)),
    *(Kind("2e", players) for players in range(3, 8)),
)
"""Tables of the base game."""

BOX_KINDS = (
    *(Kind("1e", 3 + at % 5, (box,)) for at, box in enumerate(BOXES)),
    *(Kind("2e", 7 - at % 5, (box,)) for at, box in enumerate(BOXES)),
    *(Kind("2e", players, BOXES, experts=True) for players in range(3, 8)),
    *(Kind("1e", players, BOXES) for players in (3, 5, 7)),
    *(Kind("2e", players, BOXES, teams=True, experts=True) for players in TEAMS_OF),
    *(Kind("1e", players, ("cities",), teams=True) for players in TEAMS_OF),
)
"""Each box alone, and all of them together, by pairs and by themselves."""

SOME_BOX_KINDS = (
    Kind("1e", 3, ("leaders",), experts=True),
    Kind("2e", 4, ("cities",)),
    Kind("1e", 5, ("edifice",)),
    Kind("2e", 3, ("wonder-pack", "catan")),
    Kind("1e", 4, ("leaders", "wonder-pack", "promos", "classic-extras"), experts=True),
    Kind("1e", 3, BOXES, experts=True),
    Kind("2e", 7, BOXES, experts=True),
    Kind("2e", 4, BOXES, teams=True, experts=True),
    Kind("1e", 6, ("leaders", "cities"), teams=True, experts=True),
)
"""Every box and both ways to sit, at as few tables as what is slow can afford."""


def sampled_kind(pick: Pick) -> Kind:
    """A table of any set of boxes, either edition, three to seven players or teams."""
    boxes = tuple(box for box in BOXES if pick(2))
    players = 3 + pick(5)
    teams = players in TEAMS_OF and "cities" in boxes and pick(3) == 0
    experts = "leaders" in boxes and pick(2) == 0
    return Kind(("1e", "2e")[pick(2)], players, boxes, teams, experts)


class Played(NamedTuple):
    """One decision as it was taken."""

    kind: str
    seat: int
    city: int
    choice: Choice


def deal_game(kind: Kind, seed: str) -> State:
    """A game of a kind with random boards, the same for the same seed on every machine."""
    return new_game(kind.options(), FastStream(f"{kind} {seed}"))


def again(state: State, *, log: list[LogEntry] | None = None) -> State:
    """The same deal from its beginning."""
    return start(state.components, state.players, state.deal, log=log, teams=state.teams)


def picker(seed: str) -> Pick:
    """Random picks that a seed repeats."""
    return FastStream(f"picks {seed}").below


def play_stage(state: State, pick: Pick) -> list[Played]:
    """Take every decision of the open stage; a seat that owes two takes both."""
    stage = state.stage
    played: list[Played] = []
    while state.stage == stage and not state.over:
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


def asked_for(kind: Kind, decision: str, *, games: int = 60) -> State:
    """A table of random play at the first moment some seat has a decision of that kind open."""
    for game in range(games):
        state = deal_game(kind, f"asked {game}")
        pick = picker(f"asked {decision} {game}")
        while not state.over:
            if state.pending()[0].kind == decision:
                return state
            play_stage(state, pick)
    msg = f"no {decision} decision in {games} games of {kind}"
    raise AssertionError(msg)


def kinds_of_table(*, fewest: int = 2) -> st.SearchStrategy[Kind]:
    """Any kind of table of the base game with at least so many players."""
    return st.sampled_from([kind for kind in KINDS if kind.players >= fewest])


@st.composite
def tables(draw: st.DrawFn, *, fewest: int = 2) -> State:
    """A dealt table of any kind, some boards chosen, some random."""
    return draw(tables_of(kinds_of_table(fewest=fewest)))


@st.composite
def tables_of(draw: st.DrawFn, kinds: st.SearchStrategy[Kind]) -> State:
    """A dealt table of some kinds, some boards chosen, some random."""
    kind = draw(kinds)
    names: dict[str, list[str]] = {}
    rivals: dict[str, tuple[str, ...]] = {}
    for side in components_of(kind.options()).sides:
        names.setdefault(side.board, [side.board]).append(side.slug)
        rivals[side.board] = tuple(side.excludes)
    order = draw(st.permutations(sorted(names)))
    together = [
        board
        for at, board in enumerate(order)
        if not any(other in rivals[board] or board in rivals[other] for other in order[:at])
    ]
    chosen = together[: draw(st.integers(0, cities_of(kind.players)))]
    boards = tuple(draw(st.sampled_from(names[board])) for board in chosen)
    return new_game(kind.options(boards), FastStream(str(draw(st.integers(0, 2**32 - 1)))))


@st.composite
def box_kinds(draw: st.DrawFn) -> Kind:
    """Any set of boxes that shrinks to few of them."""
    return sampled_kind(lambda count: draw(st.integers(0, count - 1)))


def drawn_pick(data: st.DataObject) -> Pick:
    """Picks that hypothesis draws one by one: towards the first legal choice when it shrinks."""
    return lambda count: data.draw(st.integers(0, count - 1))


def seeds() -> st.SearchStrategy[str]:
    """Seeds for games whose picks need not shrink one by one."""
    return st.integers(0, 2**32 - 1).map(str)

"""What a golden game says beside its record: after every turn, scores, coins and legal counts."""

from collections.abc import Iterator
from pathlib import Path

from sevenwonders.engine.game.state import State
from sevenwonders.record import Record, frames
from tests.support.games import BOXES, KINDS, TEAMS_OF, Kind

FOLDER = Path(__file__).parent
AGE_NAMES = ("I", "II", "III")
THREE_SIZES = (3, 5, 7)
GOLDEN_KINDS = (
    *KINDS,
    *(
        Kind(("1e", "2e")[at % 2], players, (box,))
        for at, box in enumerate(BOXES)
        for players in THREE_SIZES
    ),
    *(Kind("2e", players, BOXES, experts=True) for players in THREE_SIZES),
    *(Kind("2e", players, BOXES, teams=True, experts=True) for players in TEAMS_OF),
)
"""Every table of the base game, each box alone, and everything together, teams too."""


def golden_name(kind: Kind, seed: str) -> str:
    """The file name of a golden game, without its ending."""
    boxes = "base" if not kind.boxes else "+".join(kind.boxes)
    if kind.boxes == BOXES:
        boxes = "everything"
    seats = f"{kind.players}{'t' if kind.teams else 'p'}"
    return f"{boxes}-{kind.edition}-{seats}-{seed}"


def kind_of(path: Path) -> Kind:
    """The kind of table a golden game is of, by its name."""
    name, edition, seats, _seed = path.stem.rsplit("-", 3)
    boxes = BOXES if name == "everything" else tuple(name.split("+"))
    if name == "base":
        boxes = ()
    everything = boxes == BOXES
    return Kind(edition, int(seats[:-1]), boxes, seats[-1] == "t", everything)


def golden_games() -> list[Path]:
    """Every golden record there is."""
    return sorted(FOLDER.glob("*.7w"))


def turns_text(record: Record) -> str:
    """One line as each turn begins, and one for the end."""
    return "".join(f"{line}\n" for line in map(_line, frames(record)))


def _line(state: State) -> str:
    when = "end" if state.over else f"{AGE_NAMES[state.age - 1]}.{state.turn}"
    return f"{when:<6} score {_numbers(_scores(state))}  coins {_numbers(_coins(state))}" + (
        "" if state.over else f"  legal {_numbers(_legal_counts(state))}"
    )


def _scores(state: State) -> Iterator[int]:
    return (int(state.score(at).total()) for at in range(len(state.cities)))


def _coins(state: State) -> Iterator[int]:
    return (int(city.coins) for city in state.cities)


def _legal_counts(state: State) -> Iterator[int]:
    return (len(state.legal(ask.seat)) for ask in state.pending())


def _numbers(numbers: Iterator[int]) -> str:
    return " ".join(map(str, numbers))

"""What a golden game says beside its record: after every turn, scores, coins and legal counts."""

from collections.abc import Iterator
from pathlib import Path

from sevenwonders.engine.state import State
from sevenwonders.record import Record, frames
from tests.support.games import Kind

FOLDER = Path(__file__).parent
AGE_NAMES = ("I", "II", "III")


def golden_name(kind: Kind, seed: str) -> str:
    """The file name of a golden game, without its ending."""
    return f"base-{kind.edition}-{kind.players}p-{seed}"


def kind_of(path: Path) -> Kind:
    """The kind of table a golden game is of, by its name."""
    _box, edition, players, _seed = path.stem.split("-")
    return Kind(edition, int(players.removesuffix("p")))


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

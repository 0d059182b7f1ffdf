"""The decisions of a simulation's games as one Parquet file: parts by chunk, then joined."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from sevenwonders.arena.play.game import FinishedGame
from sevenwonders.arena.play.records import seat_name
from sevenwonders.extras import require

SUFFIX: Final = ".parquet"


def is_decision_file(out: str) -> bool:
    """Whether decisions are asked for, and not a folder of records; refuses a missing extra."""
    if not out.endswith(SUFFIX):
        return False
    require("data")
    return True


def write_part(out: str, first: int, games: Sequence[FinishedGame]) -> None:
    """Write the games of a chunk, which begins with game number ``first``."""
    # Simulations without a file of decisions do without its extra.
    from sevenwonders.data import DecisionFile  # noqa: PLC0415

    part = _part(out, first)
    part.parent.mkdir(parents=True, exist_ok=True)
    with DecisionFile(part, names=False) as file:
        for number, game in enumerate(games, first):
            file.add(game.state, [seat_name(bot) for bot in game.setup.seats], number)


def clear_parts(out: str) -> None:
    """Remove what a simulation left that did not end: its games are not of this one."""
    folder = _parts(out)
    if folder.is_dir():
        for left in folder.iterdir():
            left.unlink()
        folder.rmdir()


def join_parts(out: str, firsts: Iterable[int]) -> int:
    """Make one file of the parts, given by their first games; returns the number of rows."""
    from sevenwonders.data import DecisionFile  # noqa: PLC0415 -- likewise

    with DecisionFile(Path(out)) as file:
        for first in firsts:
            file.append(_part(out, first))
    clear_parts(out)
    return file.rows


def _part(out: str, first: int) -> Path:
    return _parts(out) / f"{first:09d}{SUFFIX}"


def _parts(out: str) -> Path:
    return Path(f"{out}.parts")

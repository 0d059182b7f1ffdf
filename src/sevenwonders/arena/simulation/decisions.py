"""The decisions of a simulation's games as one Parquet file: parts by chunk, then joined."""

from collections.abc import Sequence
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

    folder = _parts(out)
    folder.mkdir(parents=True, exist_ok=True)
    with DecisionFile(folder / f"{first:09d}{SUFFIX}", names=False) as file:
        for number, game in enumerate(games, first):
            file.add(game.state, [seat_name(bot) for bot in game.setup.seats], number)


def join_parts(out: str) -> int:
    """Make one file of all parts, in the order of their games; returns the number of rows."""
    from sevenwonders.data import DecisionFile  # noqa: PLC0415 -- likewise

    parts = sorted(_parts(out).iterdir())
    with DecisionFile(Path(out)) as file:
        for part in parts:
            file.append(part)
    for part in parts:
        part.unlink()
    _parts(out).rmdir()
    return file.rows


def _parts(out: str) -> Path:
    return Path(f"{out}.parts")
